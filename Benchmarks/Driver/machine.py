"""What the figures were measured on; nothing that names the machine."""
import os
import subprocess

from .engines import FOLDER


def description():
    """Processor, system, compiler and the revision that was measured."""
    return {
        "processor": _field("/proc/cpuinfo", "model name", ":"),
        "processors": len(os.sched_getaffinity(0)),
        "memoryGigabytes": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
        "system": _field("/etc/os-release", "PRETTY_NAME", "=").strip('"'),
        "swift": _first_line(["swift", "--version"]),
        "revision": _revision(),
    }


def _revision():
    """The commit, marked where files differ from it; what the benchmarks themselves write does not count."""
    revision = _first_line(["git", "-C", FOLDER, "describe", "--always"])
    changed = _first_line(
        ["git", "-C", FOLDER, "status", "--porcelain", "--", ":/", ":(exclude,top)Benchmarks/Results"], other="")
    return revision + "-dirty" if changed else revision


def _field(path, name, separator):
    with open(path, encoding="utf-8") as file:
        for line in file:
            key, _, value = line.partition(separator)
            if key.strip() == name:
                return value.strip()
    return "unknown"


def _first_line(command, other="unknown"):
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return other
    return next(iter(done.stdout.splitlines()), other)
