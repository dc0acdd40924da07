"""How a golden file that was made anew differs from the one that is there.

Ids and text are compared exactly, numbers within tolerances: another processor adds in another order. In float32 no
line may differ, a person has to look at it; in int8 some may, since the smallest difference can change a word.
"""

import math
import re

import numpy as np

# Absolute and relative, of scores and soft alignments, which grow with the length.
SCORE = 1e-3, 1e-4
ACTIVATION = 1e-4
LOGIT = 1e-3
INT8_SHARE = 0.075
NUMBER = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")


def same(a, b):
    """Whether two lines are the same text with nearly the same numbers in it."""
    if a == b:
        return True
    if NUMBER.sub("#", a) != NUMBER.sub("#", b):
        return False
    absolute, relative = SCORE
    return all(
        math.isclose(float(x), float(y), abs_tol=absolute, rel_tol=relative)
        for x, y in zip(NUMBER.findall(a), NUMBER.findall(b), strict=True)
    )


def text_difference(name, old, new):
    """What differs between two texts, or None."""
    old, new = (path.read_text(encoding="utf-8").split("\n") for path in (old, new))
    if len(old) != len(new):
        return f"{len(old)} lines, now {len(new)}"
    different = [number for number, (a, b) in enumerate(zip(old, new, strict=True), 1) if not same(a, b)]
    allowed = int(INT8_SHARE * len(old)) if "int8" in name else 0
    if len(different) <= allowed:
        return None
    return f"{len(different)} of {len(old)} lines differ, {allowed} may: {', '.join(map(str, different[:10]))}"


def array_difference(name, old, new):
    """What differs between two archives of arrays, or None."""
    with np.load(old) as a, np.load(new) as b:
        if set(a.files) != set(b.files):
            return f"arrays {sorted(set(a.files) ^ set(b.files))[:5]} are in one of the two only"
        for key in a.files:
            x, y = a[key], b[key]
            tolerance = LOGIT if "logits" in key else ACTIVATION
            if "int8" in name:
                # One step of an int8 value may be taken by a difference in the last bit.
                tolerance = math.inf
            if x.shape != y.shape or (x.size and np.abs(x.astype(float) - y.astype(float)).max() > tolerance):
                return f"{key} differs by more than {tolerance}, or in shape"
    return None


def difference(name, old, new):
    """What differs between a file and the one made anew, or None."""
    if old.read_bytes() == new.read_bytes():
        return None
    if name.endswith(".npz"):
        return array_difference(name, old, new)
    if name.endswith((".tsv", ".nbest")):
        return text_difference(name, old, new)
    return "other bytes"
