#!/usr/bin/env python3
"""Translates a file with the Marian wheel, resident in this process, and says how long it took.

Runs in Benchmarks/.venv. The options and the JSON on standard output are those of DragomanBenchmark, so that
the driver treats every engine alike; --model, --vocabulary, --shortlist and --mini-batch are Marian's own.
"""
import argparse
import json
import time

from pymarian import Translator, __version__


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--model", required=True, help="a .bin that this Marian reads")
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--shortlist", required=True, help="the binary lexical shortlist")
    parser.add_argument("--mini-batch", type=int, required=True, help="sentences in a batch")
    parser.add_argument("--warm", required=True, help="lines translated before anything is timed")
    parser.add_argument("--regime", required=True, nargs=3, action="append", metavar=("NAME", "SIZE", "FILE"),
                        help="translate FILE, one sentence a line, in calls of SIZE lines (0: all in one)")
    parser.add_argument("--output", required=True, help="prefix of the translations' files, one a regime")
    return parser.parse_args()


def command_line(options):
    """Greedy search without scores, as students are run; one thread; 128 MB of work space."""
    return " ".join([
        f"--models {options.model} --vocabs {options.vocabulary} {options.vocabulary}",
        # The binary shortlist's second value asks for a check of its checksum at load time: not here.
        f"--shortlist {options.shortlist} false",
        f"--mini-batch {options.mini_batch} --maxi-batch 100 --maxi-batch-sort src",
        "--beam-size 1 --skip-cost --max-length-factor 3 --cpu-threads 1 --workspace 128",
        "--quiet --quiet-translation",
    ])


def read_lines(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        return file.read().removesuffix("\n").split("\n")


class Stopwatch:
    """Seconds on the wall and of this process's processor time since it was made."""

    def __init__(self):
        self.wall, self.processor = time.perf_counter(), time.process_time()

    def seconds(self):
        return {"wall": time.perf_counter() - self.wall, "processor": time.process_time() - self.processor}


def measure(translator, lines, size):
    """The seconds of translating `lines` in calls of `size` sentences, whole and of each call; the output."""
    translations, calls, whole = [], [], Stopwatch()
    for start in range(0, len(lines), size):
        call = Stopwatch()
        translations += translator.translate(lines[start : start + size])
        calls.append(call.seconds())
    return {"seconds": whole.seconds(), "calls": calls}, translations


def memory():
    """Kilobytes: the most that was resident, and the anonymous part of what is."""
    with open("/proc/self/status", encoding="ascii") as file:
        fields = dict(line.split(":", 1) for line in file)
    return {"peakResident": int(fields["VmHWM"].split()[0]), "anonymous": int(fields["RssAnon"].split()[0])}


def main():
    options = parse_options()
    warm = read_lines(options.warm)
    opening = Stopwatch()
    translator = Translator(command_line(options))
    translator.translate(warm[:1])
    opened = opening.seconds()
    translator.translate(warm)
    regimes = {}
    for name, size, path in options.regime:
        lines = read_lines(path)
        regimes[name], output = measure(translator, lines, int(size) or len(lines))
        with open(f"{options.output}.{name}", "w", encoding="utf-8", newline="\n") as file:
            file.writelines(line + "\n" for line in output)
    print(json.dumps({"version": __version__, "open": opened, "regimes": regimes, "memory": memory()}))


main()
