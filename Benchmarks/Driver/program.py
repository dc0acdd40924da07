"""The program on a file of many lines."""
import hashlib
import os
import subprocess
import time
from pathlib import Path
from statistics import median

from . import engines, measuring
from .report import Report, number
from .trial import Trial

HELP = ("The program on a long file: `dragoman translate` beside the library's best batch, on one thread and on two, "
        "and its memory for a short and a long file.")


def options(parser):
    """How long is long."""
    parser.add_argument("--lines", metavar="N", type=int, default=100_000,
                        help="the long file: the text again and again (default 100,000 lines)")


def run(options_):
    """Measures the library on the text, then the program on files made of it."""
    trial = Trial(options_, [("all", 0, "text")])
    engine = engines.Dragoman(options_)
    library = trial.runs([engine])[engine.name]
    library_rate = len(trial.lines) / median(run["regimes"]["all"]["seconds"]["wall"] for run in library)
    folder = engines.BUILD / "benchmark"
    files = {lines: _repeated(trial.lines, lines, folder / f"lines-{lines}") for lines in (1000, options_.lines)}
    cores = sorted(os.sched_getaffinity(0))
    short = _translated(options_, engine, files[1000], [options_.core])
    long = _translated(options_, engine, files[options_.lines], [options_.core])
    found = {"library": {"linesPerSecond": library_rate}, "short": short, "long": long}
    rows = [
        ["library, the text in one call: lines/s", number(library_rate)],
        [f"program, one thread, {options_.lines:,} lines: lines/s", number(long["linesPerSecond"])],
        ["– of the library's", f"{long['linesPerSecond'] / library_rate:.2f}"],
        ["anonymous memory at its most, MB", number(long["anonymousMegabytes"])],
        ["– for 1,000 lines", number(short["anonymousMegabytes"])],
        ["all resident memory at its most, MB", number(long["residentMegabytes"])],
    ]
    if len(cores) > 1:
        pair = [options_.core, next(core for core in cores if core != options_.core)]
        found["two"] = two = _translated(options_, engine, files[options_.lines], pair)
        rows += [
            ["program, two threads on two processors: lines/s", number(two["linesPerSecond"])],
            ["– of one thread's", f"{two['linesPerSecond'] / long['linesPerSecond']:.2f} ×"],
            ["– anonymous memory at its most, MB", number(two["anonymousMegabytes"])],
        ]
        if two["sha256"] != long["sha256"]:
            raise measuring.Failed("two threads wrote another text than one")
    return Report(trial.result(kernels=engine.kernels, found=found), ["", f"kernels {engine.kernels}"], rows)


def _repeated(lines, count, path):
    """A file of `count` lines, the text again and again: equal lines are far apart, so each is translated."""
    path.write_text("".join(lines[i % len(lines)] + "\n" for i in range(count)), encoding="utf-8")
    return path


def _translated(options_, engine, path, cores):
    """One run of the program: its rate, its memory, what it wrote."""
    command = [
        "taskset", "--cpu-list", ",".join(map(str, cores)), engines.BUILD / "release/dragoman", "translate", "--from",
        options_.source, "--to", options_.target, "--threads", str(len(cores)), "--lines"]
    output = path.with_suffix(".translated")
    environment = os.environ | engine.environment | {"DRAGOMAN_MODELS_DIR": str(options_.models)}
    anonymous = resident = 0
    start = time.perf_counter()
    with open(path, "rb") as text, open(output, "wb") as written:
        program = subprocess.Popen(command, stdin=text, stdout=written, stderr=subprocess.DEVNULL, env=environment)
        while program.poll() is None:
            memory = _memory(program.pid)
            anonymous, resident = max(anonymous, memory[0]), max(resident, memory[1])
            time.sleep(0.02)
    seconds = time.perf_counter() - start
    if program.returncode:
        raise measuring.Failed(f"dragoman translate ended with status {program.returncode}")
    lines = Path(output).read_bytes()
    return {
        "seconds": seconds, "linesPerSecond": lines.count(b"\n") / seconds, "anonymousMegabytes": anonymous / 1000,
        "residentMegabytes": resident / 1000, "sha256": hashlib.sha256(lines).hexdigest(),
    }


def _memory(process):
    """Kilobytes: the anonymous part of what is resident, and the most that was resident; zeros when it has ended."""
    try:
        with open(f"/proc/{process}/status", encoding="ascii") as file:
            fields = dict(line.split(":", 1) for line in file)
        return int(fields["RssAnon"].split()[0]), int(fields["VmHWM"].split()[0])
    except (FileNotFoundError, ProcessLookupError, KeyError):
        return 0, 0
