"""What every rival's program shares: the options and the JSON of DragomanBenchmark, so that the driver treats every
engine alike."""
import argparse
import json
import time


def parser(description):
    """The options that the driver gives to all engines."""
    options = argparse.ArgumentParser(description=description.split("\n")[0])
    add = options.add_argument
    add("--warm", required=True, help="lines translated before anything is timed")
    add("--regime", required=True, nargs=3, action="append", metavar=("NAME", "SIZE", "FILE"),
        help="translate FILE, one sentence a line, in calls of SIZE lines (0: all in one)")
    add("--output", required=True, help="prefix of the translations' files, one a regime")
    return options


def read_lines(path):
    """The lines of a file."""
    with open(path, encoding="utf-8", newline="\n") as file:
        return file.read().removesuffix("\n").split("\n")


class Stopwatch:
    """Seconds on the wall and of this process's processor time since it was made."""

    def __init__(self):
        self.wall, self.processor = time.perf_counter(), time.process_time()

    def seconds(self):
        """What has gone by."""
        return {"wall": time.perf_counter() - self.wall, "processor": time.process_time() - self.processor}


def run(options, version, open_engine, pieces=None):
    """Opens the engine, warms it up, goes through the regimes in their order, and prints the report.

    `open_engine()` gives a function from lines to their translations. `pieces()` says how many pieces it has written so
    far, where counting them in the text would be wrong.
    """
    warm = read_lines(options.warm)
    opening = Stopwatch()
    translate = open_engine()
    translate(warm[:1])
    opened = opening.seconds()
    translate(warm)
    regimes = {}
    for name, size, path in options.regime:
        lines = read_lines(path)
        before = pieces() if pieces else 0
        regimes[name], output = _measure(translate, lines, int(size) or len(lines))
        if pieces:
            regimes[name]["targetPieces"] = pieces() - before
        with open(f"{options.output}.{name}", "w", encoding="utf-8", newline="\n") as file:
            file.writelines(" ".join(line.splitlines()) + "\n" for line in output)
    print(json.dumps({"version": version, "open": opened, "regimes": regimes, "memory": _memory()}))


def _measure(translate, lines, size):
    """The seconds of translating `lines` in calls of `size` sentences, whole and of each call; the output."""
    translations, calls, whole = [], [], Stopwatch()
    for start in range(0, len(lines), size):
        call = Stopwatch()
        translations += translate(lines[start : start + size])
        calls.append(call.seconds())
    return {"seconds": whole.seconds(), "calls": calls}, translations


def _memory():
    """Kilobytes: the most that was resident, and the anonymous part of what is."""
    with open("/proc/self/status", encoding="ascii") as file:
        fields = dict(line.split(":", 1) for line in file)
    return {"peakResident": int(fields["VmHWM"].split()[0]), "anonymous": int(fields["RssAnon"].split()[0])}
