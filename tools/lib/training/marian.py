"""Marian's file formats: `.npz` in float32, `.bin` in int8 with static activation scales, as Firefox ships it."""

import io
import re
import struct
import zipfile

import numpy as np

CONFIGURATION = """\
bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: {decoder_layers}
dim-emb: {width}
dim-rnn: 1024
dim-vocabs:
  - {pieces}
  - {pieces}
enc-cell: gru
enc-cell-depth: 1
enc-depth: {encoder_layers}
enc-type: bidirectional
factors-combine: sum
factors-dim-emb: 0
input-types:
  []
layer-normalization: false
lemma-dependency: ""
lemma-dim-emb: 0
output-omit-bias: false
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: true
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-decoder-dim-ffn: 0
transformer-decoder-ffn-depth: 0
transformer-depth-scaling: false
transformer-dim-aan: 2048
transformer-dim-ffn: {feed_forward}
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: {heads}
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-rnn-projection: false
transformer-tied-layers:
  []
transformer-train-position-embeddings: false
transformer-train-positions: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
unlikelihood-loss: false
version: v1.12.0 2023-02-20 16:00:00 +0000
"""
ENTRY = "special:model.yml"
INT8, FLOAT32, BYTES = 0x4101, 0x404, 0x101
QUANTISED = re.compile(r"_W.?$|Wemb$")


def configuration(pieces, settings):
    """The description of the network that Marian keeps in its files."""
    return CONFIGURATION.format(
        pieces=pieces,
        width=settings.width,
        feed_forward=settings.feed_forward,
        heads=settings.heads,
        encoder_layers=settings.encoder_layers,
        decoder_layers=settings.decoder_layers,
    )


def write_npz(path, arrays, pieces, settings):
    """Writes {name: array} as Marian's npz in one step, with plain ZIP headers (its converter reads no ZIP64)."""
    arrays = dict(arrays) | {ENTRY: np.frombuffer(configuration(pieces, settings).encode() + b"\0", dtype=np.int8)}
    scratch = path.with_name(path.name + ".new")
    with zipfile.ZipFile(scratch, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            data = io.BytesIO()
            np.lib.format.write_array(data, np.ascontiguousarray(array), version=(1, 0))
            archive.writestr(zipfile.ZipInfo(name + ".npy", (2020, 1, 1, 0, 0, 0)), data.getvalue())
    scratch.rename(path)


def read_npz(path):
    """{name: array} of an npz, and the text of its description."""
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    return arrays, arrays.pop(ENTRY).tobytes().rstrip(b"\0").decode()


def quantised(name, weights):
    """A weight matrix in int8 with one multiplier, which follows the values; the embeddings' rows lie as they are."""
    weights = weights.astype(np.float32)
    multiplier = np.float32(127) / np.abs(weights).max()
    rows = np.ascontiguousarray(weights if name.endswith("Wemb") else weights.T)
    values = np.clip(np.rint(rows * multiplier), -127, 127).astype(np.int8)
    return values.tobytes() + struct.pack("<f", multiplier)


def item(name, array):
    """(name, type, shape, bytes) of a tensor in a `.bin`."""
    # Marian's converter takes the scale of the embeddings for an embedding and quantises it as well.
    if QUANTISED.search(name) or name == "Wemb_QuantMultA":
        kind, data = INT8, quantised(name, array)
    else:
        kind, data = FLOAT32, np.ascontiguousarray(array, np.float32).tobytes()
    return name, kind, array.shape, data + b"\0" * (-len(data) % 256)


def int8_bin(arrays, text, scales):
    """The bytes of a `.bin`: {name: float32 array} quantised, with {weight: activation multiplier} in it."""
    arrays = dict(arrays)
    for name, scale in scales.items():
        arrays[f"{name}_QuantMultA"] = np.array([[scale]], np.float32)
    arrays["none_QuantMultA"] = arrays["Wemb_QuantMultA"]
    items = [item(name, arrays[name]) for name in sorted(arrays)]
    description = text.encode() + b"\0"
    items.append((ENTRY, BYTES, (len(description),), description))
    head = struct.pack("<QQ", 1, len(items))
    for name, kind, shape, data in items:
        head += struct.pack("<QQQQ", len(name) + 1, kind, len(shape), len(data))
    head += b"".join(name.encode() + b"\0" for name, *_ in items)
    head += b"".join(struct.pack(f"<{len(shape)}i", *shape) for _, _, shape, _ in items)
    padding = ((len(head) + 8) // 256 + 1) * 256 - len(head) - 8
    return head + struct.pack("<Q", padding) + b"\0" * padding + b"".join(data for *_, data in items)
