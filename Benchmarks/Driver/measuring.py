"""Runs the engines in turn, each in a fresh process on one processor, and keeps what they report."""
import json
import os
import subprocess
import sys

WARM = 32  # lines translated before the timing starts, the first of the text

# One thread each: what the libraries would otherwise start on their own.
ONE_THREAD = {name: "1" for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")}


class Failed(Exception):
    """An engine ended with an error; the message has the end of what it said."""


class Text:
    """The sentences and the files that the engines read them from.

    A regime is a name, how many lines a call has (0: all), and which file: `text` in its own order, or `sorted` by
    length, so that no engine spends its time on padding.
    """

    def __init__(self, lines, lengths, folder, regimes):
        self.lines = lines
        folder.mkdir(parents=True, exist_ok=True)
        self.order = sorted(range(len(lines)), key=lambda i: lengths[i])
        self.output = folder / "translation"
        files = {"text": lines, "sorted": [lines[i] for i in self.order], "warm": lines[:WARM]}
        for name, content in files.items():
            (folder / name).write_text("".join(line + "\n" for line in content), encoding="utf-8")
        self.arguments = ["--warm", folder / "warm", "--output", self.output]
        self._sorted = {name for name, _, file in regimes if file == "sorted"}
        for name, size, file in regimes:
            self.arguments += ["--regime", name, str(size), folder / file]

    def translations(self, regime):
        """The lines that the last run wrote in `regime`, in the text's order."""
        text = (self.output.parent / f"{self.output.name}.{regime}").read_text(encoding="utf-8")
        lines = text.removesuffix("\n").split("\n")
        if len(lines) != len(self.lines):
            raise Failed(f"{len(self.lines)} lines became {len(lines)}")
        if regime in self._sorted:
            lines = [line for _, line in sorted(zip(self.order, lines))]
        return lines


def interleaved(engines, text, repetitions, core):
    """For each engine its runs, A B A B …: the report, the translations and the machine's load before it."""
    runs = {engine.name: [] for engine in engines}
    for repetition in range(repetitions):
        for engine in engines:
            print(f"{repetition + 1}/{repetitions} {engine.name}", file=sys.stderr)
            load = os.getloadavg()[0]
            report = _run(engine, text, core)
            report["load"] = load
            report["translations"] = {name: text.translations(name) for name in report["regimes"]}
            runs[engine.name].append(report)
    return runs


def _run(engine, text, core):
    command = ["taskset", "--cpu-list", str(core), *engine.command, *text.arguments]
    environment = os.environ | ONE_THREAD | engine.environment
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{engine.name} ended with status {done.returncode}: {done.stderr.strip()[-500:]}")
    return json.loads(done.stdout.splitlines()[-1])
