"""The command line of Benchmarks/run."""
import argparse
import json
import os
import shlex
import sys
import time
from pathlib import Path

from . import engines, likeness, machine, measuring, pack, pieces, sentences, table
from .figures import Figures

DESCRIPTION = """\
Measures Dragoman and, where it is there, the Marian wheel (pymarian) on the same weights: one thread each
on one processor, int8, greedy, with the shortlist, in interleaved runs. Writes everything measured as JSON
to Benchmarks/Results and prints a Markdown table. What cannot be measured is named on standard error and
left out.
"""
EXAMPLE = """\
  Benchmarks/run --setup-rivals                      # once: 604 MB into Benchmarks/.venv
  Benchmarks/run --marian-model en-de/model.npz      # the table of the README
  Benchmarks/run --kernels avx2 --marian-model en-de/model.npz
"""
FOLDER = engines.FOLDER


def parser():
    """The options."""
    options = argparse.ArgumentParser(
        prog="Benchmarks/run", description=DESCRIPTION, epilog="examples:\n" + EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    add = options.add_argument
    add("--setup-rivals", action="store_true",
        help="make the rivals' virtual environment; measure only if --marian-model is given too")
    add("--marian-model", metavar="FILE", type=Path,
        help="the float32 model.npz that the pack was made from; without it Marian is skipped")
    add("--marian-batch", metavar="N,…", type=_batches, default=[32],
        help="Marian's mini-batch, a column for each (default 32)")
    add("--data", metavar="FILE", type=Path,
        help="the text, one sentence a line (default: from this machine's package descriptions)")
    add("--sentences", metavar="N", type=_positive, help="how many (default 500; with --data all)")
    add("--from", dest="source", metavar="TAG", default="en", help="source language (default en)")
    add("--to", dest="target", metavar="TAG", default="de", help="target language (default de)")
    add("--models", metavar="DIR", type=Path, default=FOLDER.parent / "Models",
        help="the packs (default Models/)")
    add("--kernels", metavar="NAME", choices=list(engines.Marian.CPUID),
        help="force a kernel path, and the nearest on Marian: " + ", ".join(engines.Marian.CPUID))
    add("--repetitions", metavar="N", type=_positive, default=5, help="runs of each engine (default 5)")
    add("--core", metavar="N", type=int, default=max(os.sched_getaffinity(0)),
        help="the processor (default: the last)")
    add("--output", metavar="FILE", type=Path,
        help="the JSON (default Benchmarks/Results/<date>-<pair>….json)")
    add("--venv", metavar="DIR", type=Path, default=FOLDER / ".venv",
        help="the rivals' virtual environment (default Benchmarks/.venv)")
    add("--no-build", dest="build", action="store_false", help="measure what is built already")
    return options


def _positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not over 0")
    return number


def _batches(text):
    """Numbers with commas between them."""
    return [_positive(part) for part in text.split(",")]


def main(arguments):
    """Runs the benchmark; the exit status: 0, or 1 with the cause on standard error."""
    options = parser().parse_args(arguments)
    try:
        if options.setup_rivals:
            engines.set_up_rivals(options.venv)
            if not options.marian_model:
                return 0
        result = measure(options, arguments)
    except (engines.Unavailable, measuring.Failed, pack.NoPack, sentences.NoText, OSError) as error:
        print(f"Benchmarks/run: {error}", file=sys.stderr)
        return 1
    path = options.output or FOLDER / "Results" / f"{_stamp()}-{_label(options)}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(table.markdown(result))
    print(f"written: {path}", file=sys.stderr)
    return 0


def measure(options, arguments):
    """Makes everything ready, runs the engines and puts the result together."""
    chosen = pack.find(options.models, options.source, options.target)
    counter = pieces.Counter(options.venv)
    if not counter.available:
        print("pieces are not counted: no rivals' environment and no spm_encode", file=sys.stderr)
    if options.data:
        lines, origin = sentences.from_file(options.data, options.sentences), "from a file"
    else:
        lines = sentences.from_package_descriptions(options.sentences or 500)
        origin = "sentences of package descriptions"
    contestants = _contestants(options, chosen)
    # In characters the lengths are nearly as even, where pieces cannot be counted.
    lengths = counter.each(lines, chosen.source_vocabulary) if counter.available else [*map(len, lines)]
    text = measuring.Text(lines, lengths, engines.BUILD / "benchmark")
    runs = measuring.interleaved(contestants, text, options.repetitions, options.core)
    return {
        "command": shlex.join(["Benchmarks/run", *_without_folders(arguments)]),
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "machine": machine.description(),
        "pack": chosen.id,
        "repetitions": options.repetitions,
        "text": {
            "lines": len(lines), "words": _words(lines), "origin": origin, "sha256": sentences.digest(lines),
            "pieces": counter.count(lines, chosen.source_vocabulary),
        },
        "engines": _results(contestants, runs, lines, chosen, counter),
    }


def _contestants(options, chosen):
    """Dragoman, then every rival that is available; the others are named."""
    contestants = [engines.Dragoman(options, chosen)]
    for batch in options.marian_batch:
        try:
            contestants.append(engines.Marian(options, chosen, batch))
        except engines.Unavailable as error:
            print(f"pymarian is skipped: {error}", file=sys.stderr)
    return contestants


def _results(contestants, runs, lines, chosen, counter):
    results = []
    source_pieces = counter.count(lines, chosen.source_vocabulary)
    ours = runs[contestants[0].name][0]["translations"]["all"]
    for engine in contestants:
        own = runs[engine.name]
        figures = Figures(
            own, _words(lines), source_pieces, lambda text: counter.count(text, chosen.target_vocabulary))
        theirs = own[0]["translations"]["all"]
        everything = [text for run in own for text in run["translations"].values()]
        results.append({
            "name": engine.name, "version": own[0]["version"], "kernels": engine.kernels,
            "figures": figures.summary(), "runs": figures.values,
            "steadyLines": sum(len(set(line)) == 1 for line in zip(*everything, strict=True)),
            "sameLines": likeness.identical(theirs, ours), "chrF": likeness.chrf(theirs, ours),
        })
    return results


def _words(lines):
    return sum(len(line.split()) for line in lines)


def _without_folders(arguments):
    """The arguments as another machine would need them: files by their names alone."""
    return [Path(a).name if "/" in a else a for a in arguments]


def _label(options):
    return f"{options.source}-{options.target}" + (f"-{options.kernels}" if options.kernels else "")


def _stamp():
    return time.strftime("%Y-%m-%d", time.gmtime())
