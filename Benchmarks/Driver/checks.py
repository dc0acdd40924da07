#!/usr/bin/env python3
"""What checking translations costs and changes: `dragoman translate` with its checks and with --no-checks, in turn.

Prints a table: the processor's seconds of each (median, least and greatest over the runs), their ratio, how many lines
come out otherwise, and of those how many are plain: without a digit, a symbol, capitals or the capitals of a title.
With --reference and the package sacrebleu also BLEU and chrF of both. No text is printed.
"""

import argparse
import os
import re
import resource
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAIN = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def is_plain(line):
    """Whether a line has nothing that the checks look at but its words."""
    if re.search(r"[^\w\s.,;:!?'\"()’-]|[\d_]|\w[.:]\w", line):
        return False
    words = PLAIN.findall(line)
    capitals = sum(word[0].isupper() for word in words)
    return not line.isupper() and (len(words) < 3 or capitals <= len(words) / 2)


def translated(program, options, lines, checks):
    """The translations of `lines`, and the seconds of processor time that they took."""
    command = [program, "translate", "--from", options.source, "--to", options.target, "--threads", "1", "--lines"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command + ([] if checks else ["--no-checks"]), input="".join(line + "\n" for line in lines),
        stdout=subprocess.PIPE, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout.split("\n")[: len(lines)], after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def scores(output, references):
    """BLEU and chrF, or dashes where sacrebleu is missing."""
    try:
        import sacrebleu
    except ImportError:
        return "–", "–"
    return (f"{sacrebleu.corpus_bleu(output, [references]).score:.2f}",
            f"{sacrebleu.corpus_chrf(output, [references]).score:.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", required=True, help="the text, one sentence a line")
    parser.add_argument("--reference", help="its translation, line for line")
    parser.add_argument("--from", dest="source", default="en", help="language of the text (default: en)")
    parser.add_argument("--to", dest="target", default="de", help="language to translate to (default: de)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each (default: 5)")
    parser.add_argument("--program", help="the program (default: the release build of this checkout)")
    options = parser.parse_args()
    program = options.program
    if not program:
        subprocess.run(["swift", "build", "-c", "release", "--product", "dragoman"], cwd=ROOT, check=True,
                       stdout=sys.stderr)
        program = str(ROOT / ".build/release/dragoman")
    os.environ.setdefault("DRAGOMAN_MODELS_DIR", str(ROOT / "Models"))
    lines = Path(options.data).read_text(encoding="utf-8").splitlines()

    outputs, seconds = {}, {True: [], False: []}
    for _ in range(options.runs):
        for checks in (False, True):
            outputs[checks], spent = translated(program, options, lines, checks)
            seconds[checks].append(spent)
    changed = [line for line, raw, checked in zip(lines, outputs[False], outputs[True]) if raw != checked]
    plain = sum(map(is_plain, lines))
    print(f"{len(lines)} lines, {options.source} to {options.target}, {options.runs} runs of each\n")
    print("| | processor seconds, median (least–greatest) | BLEU | chrF |\n|---|---|---|---|")
    references = Path(options.reference).read_text(encoding="utf-8").splitlines() if options.reference else None
    for checks, name in ((False, "as the model gives it"), (True, "checked")):
        spent = seconds[checks]
        bleu, chrf = scores(outputs[checks], references) if references else ("–", "–")
        print(f"| {name} | {statistics.median(spent):.2f} ({min(spent):.2f}–{max(spent):.2f}) | {bleu} | {chrf} |")
    ratio = statistics.median(seconds[True]) / statistics.median(seconds[False])
    print(f"\nchecked over unchecked: {ratio:.3f}; changed: {len(changed)} of {len(lines)} lines, "
          f"of plain ones {sum(map(is_plain, changed))} of {plain}")


main()
