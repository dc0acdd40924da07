"""The int8 product alone."""
import json
import subprocess

from . import engines, plot
from .report import Report, number

HELP = "How near the int8 product comes to what the processor's instructions can do."


def options(_parser):
    """None of its own."""


def products(options_):
    """Compiles and runs Kernels/kernels.c beside the kernels; every path in turn, the best of fifteen rounds."""
    program = engines.BUILD / "kernels"
    sources = engines.FOLDER.parent / "Sources/CDragomanKernels"
    if options_.build:
        program.parent.mkdir(parents=True, exist_ok=True)
        engines.check([
            "clang", "-O2", "-std=gnu17", "-I", sources / "include", *sorted(sources.glob("*.c")),
            *sorted((engines.FOLDER / "Kernels").glob("*.c")), "-o", program, "-lm"])
    done = subprocess.run(
        ["taskset", "--cpu-list", str(options_.core), program], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def run(options_):
    """The rates of every path and shape."""
    found = products(options_)
    if options_.kernels:
        found = [line for line in found if line["path"] == options_.kernels]
    rows = [[
        line["path"], f"{line['m']} × {line['k']} × {line['n']}" + (", zeros" if line["zeros"] else ""),
        number(line["gigaoperations"]), number(line["peak"]) if line["peak"] else "–",
        f"{line['gigaoperations'] / line['peak']:.0%}" if line["peak"] and not line["zeros"] else "–",
    ] for line in found]
    widest = {
        line["path"]: line["gigaoperations"] for line in found
        if (line["m"], line["k"], line["zeros"]) == (64, 1536, False)}
    chart = plot.bars("int8 product, 64 × 1536 × 256", "GOPS", widest)
    remarks = [
        "M × K × N, one thread, of processor time, the best of 15 rounds; a multiplication and an addition are two "
        "operations. The peak is the path's own instructions on registers, in the same rounds. Zeros: as behind a ReLU, "
        "four of five quads of activations are zero; operations with these count as if they were done."]
    return Report({"products": found}, ["kernels", "M × K × N", "GOPS", "peak", "share"], rows, remarks,
                  {"products": chart})
