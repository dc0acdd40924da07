"""Static activation scales: how far to stretch a layer's input to int8, from what it is on sample text."""

import json
import math
import statistics

from .encoded import pad
from .fault import TrainingFault
from .network import on
from .student import greedy
from .vocabulary import EOS


def multipliers(observed):
    """{weight: 127 / (mean + 1.1 standard deviations of the largest absolute inputs)}, as Marian's tools have it."""
    return {
        name: 127 / (statistics.fmean(values) + 1.1 * statistics.pstdev(values))
        for name, values in sorted(observed.items())
    }


def calibrate(model, processor, lines, device="cpu"):
    """The scales of a network over greedy translations of lines, one by one, so that no padding is looked at."""
    model.observed = {}
    try:
        for line in lines:
            greedy(model, *on(device, *pad([processor.encode(line) + [EOS]])))
        scales = multipliers(model.observed)
    finally:
        model.observed = None
    if not scales or not all(math.isfinite(scale) for scale in scales.values()):
        raise TrainingFault("no usable activation scales: no text, or weights that are no numbers")
    return scales


def write(scales, path):
    """Writes scales as "name: value" lines, which are YAML."""
    path.write_text("".join(f"{name}: {value!r}\n" for name, value in scales.items()), encoding="utf-8")


def read(path):
    """The scales that `write` wrote."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: json.loads(value) for name, value in (line.split(": ") for line in lines)}
