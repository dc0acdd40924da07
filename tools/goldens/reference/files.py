"""The files that goldens are made from, and those that they are written to."""

import io
import zipfile

import numpy as np
import sentencepiece

# Lines of the golden files, and what an output of one engine is: ids, total log-probability, text.
HEAD = ("line", "ids", "score", "text")
# Output tokens are at most so many times the source ids, EOS counted in both.
FACTOR = 2


class Model:
    """A folder with a model, and the input lines as its vocabulary has them."""

    def __init__(self, folder, lines):
        self.folder, self.lines = folder, lines
        self.shared = self.has("vocab.spm")
        names = ("vocab.spm", "vocab.spm") if self.shared else ("srcvocab.spm", "trgvocab.spm")
        self.vocabularies = [str(folder / name) for name in names]
        self.source, self.target = (sentencepiece.SentencePieceProcessor(model_file=name) for name in self.vocabularies)
        self.sources = [self.source.encode(line) for line in lines]
        self.limits = [FACTOR * (len(ids) + 1) for ids in self.sources]

    def path(self, name):
        """A file of the folder."""
        return self.folder / name

    def has(self, name):
        """Whether the folder has a file."""
        return self.path(name).exists()

    def ids(self, pieces):
        """The target vocabulary's ids of pieces, the end of the sentence left out."""
        return [self.target.piece_to_id(piece) for piece in pieces if piece != "</s>"]

    def row(self, pieces, score=""):
        """(ids, score, text) of output pieces."""
        return joined(self.ids(pieces)), score, self.target.decode(self.ids(pieces))


def joined(ids):
    """Ids as the golden files have them."""
    return " ".join(map(str, ids))


def read_lines(path):
    """The lines of a file, the empty ones too; only a line feed ends one."""
    with open(path, encoding="utf-8", newline="\n") as file:
        return file.read().removesuffix("\n").split("\n")


def write_lines(path, lines):
    """Writes lines."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.writelines(line + "\n" for line in lines)


def write_table(path, rows, head=HEAD):
    """Writes rows with their numbers, counted from 0."""
    write_lines(path, ["\t".join(head), *("\t".join(map(str, (number, *row))) for number, row in enumerate(rows))])


def write_arrays(path, arrays):
    """Writes {name: array} as npz, deflated, without ZIP64 headers and always the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            data, entry = io.BytesIO(), zipfile.ZipInfo(name + ".npy", (2020, 1, 1, 0, 0, 0))
            np.lib.format.write_array(data, np.ascontiguousarray(array), version=(1, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data.getvalue())
