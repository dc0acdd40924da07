"""Which source pieces a target piece comes from: eflomal in both directions, symmetrised.

eflomal samples, and takes its seed from the system: two runs give slightly different links. They are kept in a file,
and everything after them is determined.
"""

import tempfile
from pathlib import Path

import eflomal
import numpy as np

from .fault import TrainingFault
from .links import grow_diag_final_and, parse


def aligned(pairs):
    """The symmetrised links of each pair of id lists."""
    sides = [[" ".join(map(str, pair[side])) for pair in pairs] for side in (0, 1)]
    with tempfile.TemporaryDirectory() as folder:
        files = [str(Path(folder) / name) for name in ("forward", "reverse")]
        eflomal.Aligner().align(*sides, links_filename_fwd=files[0], links_filename_rev=files[1])
        forward, reverse = (Path(file).read_text(encoding="ascii").splitlines() for file in files)
    if not len(pairs) == len(forward) == len(reverse):
        raise TrainingFault(f"eflomal gave links for {len(forward)} and {len(reverse)} of {len(pairs)} pairs")
    return [grow_diag_final_and(parse(a), parse(b)) for a, b in zip(forward, reverse)]


class Links:
    """The links of an encoded corpus: rows (source position, target position), and where each pair starts."""

    def __init__(self, rows, offsets):
        self.rows, self.offsets = rows, offsets

    def __getitem__(self, index):
        return self.rows[self.offsets[index] : self.offsets[index + 1]]

    @classmethod
    def make(cls, corpus, path):
        """Aligns a corpus and keeps the links at `path`, unless they are there."""
        if path.exists():
            with np.load(path) as archive:
                links = cls(archive["rows"].astype(np.int64), archive["offsets"])
        else:
            found = aligned([[side[:-1] for side in corpus.pair(index)] for index in range(len(corpus))])
            rows = np.array([link for of_pair in found for link in of_pair], dtype=np.uint8).reshape(-1, 2)
            offsets = np.cumsum([0] + [len(of_pair) for of_pair in found])
            np.savez(path, rows=rows, offsets=offsets)
            links = cls(rows.astype(np.int64), offsets)
        if len(links.offsets) != len(corpus) + 1:
            raise TrainingFault(
                f"{path}: links of {len(links.offsets) - 1} pairs, expected {len(corpus)}; remove the file"
            )
        return links

    def attention(self, corpus, batch, source_length, target_length):
        """[batch, target, source] attention that the links ask for: rows sum to 1, or to 0 without a link.

        The ends of both sentences are linked with each other.
        """
        target = np.zeros((len(batch), target_length, source_length), dtype=np.float32)
        for row, index in enumerate(batch):
            links = self[index]
            target[row, links[:, 1], links[:, 0]] = 1
            source, other = corpus.pair(index)
            target[row, len(other) - 1, len(source) - 1] = 1
        return target / np.maximum(target.sum(2, keepdims=True), 1)
