"""What checking translations costs and changes."""
import os
import re
import resource
import statistics
import subprocess
from pathlib import Path

from . import engines, scores, sentences
from .report import Report

HELP = ("What checking translations costs and changes: `dragoman translate` with its checks and with --no-checks, in "
        "turn. No text is printed.")
PLAIN = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def options(parser):
    """The reference."""
    parser.add_argument("--reference", metavar="FILE", type=Path,
                        help="the text's translation, line for line: gives BLEU and chrF")


def _is_plain(line):
    """Whether a line has nothing that the checks look at but its words."""
    if re.search(r"[^\w\s.,;:!?'\"()’-]|[\d_]|\w[.:]\w", line):
        return False
    words = PLAIN.findall(line)
    capitals = sum(word[0].isupper() for word in words)
    return not line.isupper() and (len(words) < 3 or capitals <= len(words) / 2)


def _translated(program, options, lines, checks):
    """The translations of `lines`, and the seconds of processor time that they took."""
    command = [program, "translate", "--from", options.source, "--to", options.target, "--threads", "1", "--lines"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command + ([] if checks else ["--no-checks"]), input="".join(line + "\n" for line in lines),
        stdout=subprocess.PIPE, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout.split("\n")[: len(lines)], after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def run(options_):
    """Translates the text both ways, in turn."""
    if options_.build:
        engines.Dragoman(options_)
    program = engines.BUILD / "release/dragoman"
    os.environ["DRAGOMAN_MODELS_DIR"] = str(options_.models)
    if not options_.data:
        raise sentences.NoText("give the text with --data FILE")
    lines = sentences.from_file(options_.data, options_.sentences)

    outputs, seconds = {}, {True: [], False: []}
    for _ in range(options_.repetitions):
        for checks in (False, True):
            outputs[checks], spent = _translated(program, options_, lines, checks)
            seconds[checks].append(spent)
    changed = [line for line, raw, checked in zip(lines, outputs[False], outputs[True]) if raw != checked]
    references = options_.reference.read_text(encoding="utf-8").splitlines() if options_.reference else None
    found = scores.of([outputs[False], outputs[True]], references, options_.venv) if references else None
    rows, result = [], {}
    for checks, name in ((False, "as the model gives it"), (True, "checked")):
        spent = seconds[checks]
        bleu, chrf = (f"{score:.2f}" for score in found[0][checks]) if found else ("–", "–")
        rows.append([name, f"{statistics.median(spent):.2f} ({min(spent):.2f}–{max(spent):.2f})", bleu, chrf])
        result[name] = {"seconds": spent, "BLEU": bleu, "chrF": chrf}
    ratio = statistics.median(seconds[True]) / statistics.median(seconds[False])
    result |= {"changed": len(changed), "changedPlain": sum(map(_is_plain, changed)), "lines": len(lines)}
    remarks = [
        f"{len(lines)} lines, {options_.source} to {options_.target}, {options_.repetitions} runs of each. Checked "
        f"over unchecked: {ratio:.3f}; changed: {len(changed)} of {len(lines)} lines, of those with plain words "
        f"alone {sum(map(_is_plain, changed))} of {sum(map(_is_plain, lines))}."]
    return Report(result, ["", "processor seconds", "BLEU", "chrF"], rows, remarks)
