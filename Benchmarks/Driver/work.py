"""The multiplications that translating takes, from the shapes of a network's weights."""
import re
import struct

HEADER = struct.Struct("<4Q")  # lengths of the name, the shape and the data, with the type between them
VERSION = 1


class Work:
    """Multiply-accumulates of a Marian network: of a source piece and of a decoding step.

    The products with weights alone, padding excluded. What else there is, the attention over the sentence's own pieces
    and the logits of the shortlist, differs from sentence to sentence and is left out: a twentieth in all.
    """

    def __init__(self, path):
        self.source = self.step = 0
        for name, (rows, columns) in shapes(path):
            if re.fullmatch(r"encoder_l\d+_.*_W.?", name) or re.fullmatch(r"decoder_l\d+_context_W[kv]", name):
                self.source += rows * columns
            elif re.fullmatch(r"decoder_l\d+_.*_Wf?.?", name):
                self.step += rows * columns

    def total(self, source_pieces, target_pieces, lines):
        """Of a whole text: each sentence's end is a piece and a step too."""
        return (source_pieces + lines) * self.source + (target_pieces + lines) * self.step


def shapes(path):
    """Names and shapes of the matrices in a Marian `.bin`; none for another file."""
    data = path.read_bytes()
    if path.suffix != ".bin" or struct.unpack_from("<Q", data)[0] != VERSION:
        return
    count = struct.unpack_from("<Q", data, 8)[0]
    headers = [HEADER.unpack_from(data, 16 + HEADER.size * i) for i in range(count)]
    place = 16 + HEADER.size * count
    names = []
    for length, *_ in headers:
        names.append(data[place:place + length].rstrip(b"\0").decode("utf-8"))
        place += length
    for name, (_, _, length, _) in zip(names, headers):
        shape = struct.unpack_from(f"<{length}i", data, place)
        place += 4 * length
        if len(shape) == 2 and min(shape) > 1:
            yield name, shape
