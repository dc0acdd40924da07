"""The command line of Benchmarks/run."""
import argparse
import json
import os
import shlex
import sys
import time
from pathlib import Path

from . import (batch_sweep, checks, end_to_end, engines, kernels, latency, machine, measuring, oldest, pack, program,
               quality, rivals, self_attention, sentences, stages)

DESCRIPTION = """\
Measures Dragoman: one thread on one processor, int8, greedy, with the shortlist, in interleaved runs. Each
command prints a Markdown table, and writes everything measured as JSON, some also a plot beside it, to
Benchmarks/Results. What cannot be measured is named on standard error and left out.
"""
EXAMPLE = """\
  Benchmarks/run rivals --setup                             # once: the rivals, into Benchmarks/.venv
  Benchmarks/run rivals --marian-model en-de/model.npz      # the table of the README
  Benchmarks/run rivals --marian-model en-de/model.npz --kernels avx2
  Benchmarks/run batch-sweep --data sentences.txt           # which batch size for this machine
"""
# A command is a module with a `HELP`, `options(parser)` and `run(options)`, which returns a Report.
COMMANDS = {
    "kernels": kernels, "stages": stages, "end-to-end": end_to_end, "latency": latency, "rivals": rivals,
    "self-attention": self_attention,
    "batch-sweep": batch_sweep, "oldest": oldest, "program": program, "quality": quality, "checks": checks,
}


def parser():
    """The commands and their options."""
    top = argparse.ArgumentParser(
        prog="Benchmarks/run", description=DESCRIPTION, epilog="examples:\n" + EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = top.add_subparsers(dest="name", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP.split(":")[0].rstrip("."), description=module.HELP)
        _common(command)
        module.options(command)
    return top


def _common(command):
    add = command.add_argument
    add("--data", metavar="FILE", type=Path,
        help="the text, one sentence a line (default: from this machine's package descriptions)")
    add("--sentences", metavar="N", type=positive, help="how many (default 500; with --data all)")
    add("--from", dest="source", metavar="TAG", default="en", help="source language (default en)")
    add("--to", dest="target", metavar="TAG", default="de", help="target language (default de)")
    add("--models", metavar="DIR", type=Path, default=engines.FOLDER.parent / "Models",
        help="the packs (default Models/)")
    add("--kernels", metavar="NAME", choices=list(engines.Marian.CPUID),
        help="force a kernel path, and the nearest on rivals: " + ", ".join(engines.Marian.CPUID))
    add("--repetitions", metavar="N", type=positive, default=5, help="runs of each (default 5)")
    add("--core", metavar="N", type=int, default=max(os.sched_getaffinity(0)),
        help="the processor (default: the last)")
    add("--output", metavar="FILE", type=Path,
        help="the JSON (default Benchmarks/Results/<date>-<command>-<pair>….json)")
    add("--venv", metavar="DIR", type=Path, default=engines.FOLDER / ".venv",
        help="the rivals' virtual environment (default Benchmarks/.venv)")
    add("--no-build", dest="build", action="store_false", help="measure what is built already")


def positive(text):
    """A whole number over 0."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not over 0")
    return number


def main(arguments):
    """Runs a benchmark; the exit status: 0, or 1 with the cause on standard error."""
    options = parser().parse_args(arguments)
    load = os.getloadavg()[0]
    try:
        report = COMMANDS[options.name].run(options)
    except (engines.Unavailable, measuring.Failed, pack.NoPack, sentences.NoText, OSError) as error:
        print(f"Benchmarks/run: {error}", file=sys.stderr)
        return 1
    if report is None:
        return 0
    result = {
        "command": shlex.join(["Benchmarks/run", *_without_folders(arguments)]),
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "machine": machine.description() | {"load": [load, os.getloadavg()[0]]},
    } | report.result
    path = options.output or engines.FOLDER / "Results" / f"{_stamp()}-{_label(options)}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(report.markdown(result))
    written = [path]
    for name, svg in report.plots.items():
        written.append(path.with_name(f"{path.stem}-{name}.svg"))
        written[-1].write_text(svg, encoding="utf-8")
    print("written: " + ", ".join(map(str, written)), file=sys.stderr)
    return 0


def _without_folders(arguments):
    """The arguments as another machine would need them: files by their names alone."""
    return [Path(a).name if "/" in a else a for a in arguments]


def _label(options):
    kernels_part = f"-{options.kernels}" if options.kernels else ""
    return f"{options.name}-{options.source}-{options.target}{kernels_part}"


def _stamp():
    return time.strftime("%Y-%m-%d", time.gmtime())
