"""What the NumPy network makes of the input lines."""

import numpy as np
import yaml

from .files import joined, write_arrays, write_table
from .network import Network
from .search import Search, Shortlist

# So many short lines have their activations recorded.
RECORDED_LINES = 3


def recorded_lines(model):
    """Numbers of the first lines of three to nine words."""
    return [number for number, line in enumerate(model.lines) if 3 <= len(line.split()) <= 9][:RECORDED_LINES]


def run(model, network, shortlist=None, recorded=()):
    """(rows of a golden file, activations of the recorded lines)."""
    rows, arrays = [], {}
    for number, source in enumerate(model.sources):
        if not source:
            rows.append(("", "", ""))
            continue
        ids = [*source, 0]
        network.record = {} if number in recorded else None
        candidates = shortlist and shortlist.candidates(ids, model.shared)
        output, total = Search(network, ids, candidates).greedy(model.limits[number])
        if network.record is not None:
            arrays[f"line{number}/src_ids"] = np.array(ids, np.int32)
            arrays[f"line{number}/trg_ids"] = np.array(output, np.int32)
            arrays |= {f"line{number}/{name}": array for name, array in network.record.items()}
        pieces = [piece for piece in output if piece]
        rows.append((joined(pieces), f"{total:.5f}", model.target.decode(pieces)))
    return rows, arrays


def writer(model, name, network, shortlist=None, with_activations=False):
    """A function that writes numpy-NAME-greedy.tsv into a folder, and activations-NAME.npz with them."""

    def write(out):
        list_of_it = shortlist and Shortlist(model.path(shortlist), model.target.get_piece_size())
        rows, arrays = run(model, network(), list_of_it, recorded_lines(model) if with_activations else ())
        write_table(out / f"numpy-{name}-greedy.tsv", rows)
        if with_activations:
            write_arrays(out / f"activations-{name}.npz", arrays)

    return write


def goldens(model):
    """{names of golden files: what writes them}."""
    if not model.has("model.npz"):
        return {}
    path, made = model.path("model.npz"), {}
    made["numpy-f32-greedy.tsv", "activations-f32.npz"] = writer(
        model, "f32", lambda: Network(path), with_activations=True
    )
    made["numpy-f32-ct2rules-greedy.tsv",] = writer(model, "f32-ct2rules", lambda: Network(path, ct2=True))
    made["numpy-int8dynamic-greedy.tsv",] = writer(model, "int8dynamic", lambda: Network(path, "dynamic"))
    network = Network(path)
    if not network.is_recurrent and "n" in network.before:
        made["numpy-f32-rawhistory-greedy.tsv",] = writer(
            model, "f32-rawhistory", lambda: Network(path, raw_history=True)
        )
    if model.has("alphas.yml"):
        scales = yaml.safe_load(model.path("alphas.yml").read_text(encoding="utf-8"))
        made["numpy-int8alpha-greedy.tsv", "activations-int8alpha.npz"] = writer(
            model, "int8alpha", lambda: Network(path, scales), with_activations=True
        )
        for name in ("lex", "lex.tight"):
            kind = f"int8alpha-{name.replace('.', '')}"
            made[f"numpy-{kind}-greedy.tsv",] = writer(model, kind, lambda: Network(path, scales), f"{name}.bin")
    return made
