"""Marian's transformer in NumPy, one sentence at a time: float32, or int8 with exact sums."""

import math
import re

import numpy as np
import yaml

F32 = np.float32


def quantised(values, multiplier):
    """Values as int8 has them."""
    return np.clip(np.rint(np.asarray(values, F32) * F32(multiplier)), -127, 127).astype(np.int64)


class Network:
    """The weights and the layers. While `record` is a dictionary, activations are noted in it.

    `scales` is {weight: activation multiplier} for int8 with static scales, "dynamic" for int8 with 127 / the largest
    value of each product's input, None for float32. `ct2` takes the positions, the epsilon and the gelu of CTranslate2
    and Hugging Face. `raw_history` does what marian-nmt from 1.10.28 on does when it decodes a pre-norm self-attention
    decoder: keys and values of earlier steps are not normalised, though training normalises them.
    """

    def __init__(self, path, scales=None, ct2=False, raw_history=False):
        with np.load(path) as archive:
            arrays = {name: archive[name] for name in archive.files}
        self.config = yaml.safe_load(arrays.pop("special:model.yml").tobytes().rstrip(b"\0"))
        self.weights = {name: array.astype(F32) for name, array in arrays.items()}
        self.scales, self.ct2, self.raw_history, self.record = scales, ct2, raw_history, None
        self.epsilon = F32(1e-5 if ct2 else 1e-6)
        self.width, self.heads = self.config["dim-emb"], self.config["transformer-heads"]
        self.before, self.after = self.config["transformer-preprocess"], self.config["transformer-postprocess"]
        shared = "Wemb" in self.weights
        self.source, self.target = ("Wemb", "Wemb") if shared else ("encoder_Wemb", "decoder_Wemb")
        untied = "decoder_ff_logit_out_Wt"
        self.output = untied if untied in self.weights else self.target
        self.is_recurrent = self.config["transformer-decoder-autoreg"] == "rnn"
        version = re.match(r"v(\d+)\.(\d+)\.(\d+)", self.config.get("version", "v1.12.3"))
        self.exact_gelu = tuple(map(int, version.groups())) >= (1, 12, 3) and not ct2
        self.int8 = {}
        if scales is not None:
            self._quantise()

    def _quantise(self):
        """Rounds the matrices; the embeddings too where scales are static."""
        for name, array in list(self.weights.items()):
            is_embedding = name.endswith("Wemb")
            if re.search(r"_W.?$", name) or (is_embedding and self.scales != "dynamic"):
                multiplier = F32(127) / np.abs(array).max()
                self.int8[name] = quantised(array, multiplier), multiplier
                if is_embedding:
                    self.weights[name] = self.int8[name][0].astype(F32) * (F32(1) / multiplier)

    def note(self, name, x):
        """Records an activation."""
        if self.record is not None:
            self.record[name] = np.array(x, F32)

    def product(self, x, name, bias=None, transposed=False, columns=None):
        """x times a weight matrix, of which `columns` may choose some outputs, plus a bias."""
        weights, multiplier = self.int8.get(name, (self.weights[name], None))
        weights = weights.T if transposed else weights
        weights = weights if columns is None else weights[:, columns]
        if multiplier is None:
            y = x @ weights
        else:
            scale = F32(127) / np.abs(x).max() if self.scales == "dynamic" else F32(self.scales[name])
            y = (quantised(x, scale) @ weights).astype(F32) * (F32(1) / (scale * multiplier))
        if bias is not None:
            y = y + (bias if columns is None else bias[:, columns])
        return y.astype(F32)

    def linear(self, x, prefix, key):
        """xW + b."""
        return self.product(x, f"{prefix}_W{key}", self.weights[f"{prefix}_b{key}"])

    def normed(self, x, prefix, suffix=""):
        """Layer normalisation."""
        mean = x.mean(-1, keepdims=True)
        variance = ((x - mean) ** 2).mean(-1, keepdims=True)
        scale, bias = self.weights[f"{prefix}_ln_scale{suffix}"], self.weights[f"{prefix}_ln_bias{suffix}"]
        return (scale * ((x - mean) / np.sqrt(variance + self.epsilon)) + bias).astype(F32)

    def prepared(self, x, prefix, operations=None):
        """What comes before a layer."""
        operations = self.before if operations is None else operations
        return self.normed(x, prefix, "_pre") if "n" in operations else x

    def finished(self, x, skipped, prefix, operations=None):
        """What comes after a layer: residual and normalisation, in the order that the configuration has."""
        for operation in self.after if operations is None else operations:
            if operation == "a":
                x = x + skipped
            elif operation == "n":
                x = self.normed(x, prefix)
        return x

    def activated(self, x):
        """The feed-forward layers' function."""
        kind = self.config["transformer-ffn-activation"]
        if kind == "relu":
            return np.maximum(x, 0)
        if kind == "swish":
            return (x / (1 + np.exp(-x))).astype(F32)
        if kind != "gelu":
            raise ValueError(f"transformer-ffn-activation: expected relu, swish or gelu, found {kind}")
        if not self.exact_gelu:
            return (x / (1 + np.exp(F32(-1.702) * x))).astype(F32)
        return (0.5 * x * (1 + np.vectorize(math.erf)(x.astype(np.float64) / np.sqrt(2)))).astype(F32)

    def embedded(self, table, ids, start):
        """Embeddings with the position signal from `start` on; no ids are the zero vector before the first output."""
        vectors = self.weights[table][ids] if ids else np.zeros((1, self.width), F32)
        half = self.width // 2
        steps = np.arange(half, dtype=F32) * F32(-np.log(10000.0) / (half if self.ct2 else half - 1))
        angles = np.arange(start, start + len(vectors), dtype=F32)[:, None] * np.exp(steps).astype(F32)[None]
        signal = np.concatenate([np.sin(angles), np.cos(angles)], 1).astype(F32)
        return vectors * F32(np.sqrt(self.width)) + signal

    def attention(self, prefix, queries, keys, values):
        """(multi-head attention, shares [heads, queries, keys])."""
        width = self.width // self.heads
        queries, values = (x.reshape(len(x), self.heads, width).transpose(1, 0, 2) for x in (queries, values))
        shares = (queries @ keys.reshape(len(keys), self.heads, width).transpose(1, 2, 0)) * F32(1 / np.sqrt(width))
        shares = np.exp(shares - shares.max(-1, keepdims=True))
        shares /= shares.sum(-1, keepdims=True)
        mixed = (shares @ values).transpose(1, 0, 2).reshape(-1, self.width).astype(F32)
        has_projection = not self.config.get("transformer-no-projection")
        return (self.linear(mixed, prefix, "o") if has_projection else mixed), shares

    def feed_forward(self, x, prefix):
        """The feed-forward layer."""
        inner = self.activated(self.linear(self.prepared(x, prefix + "_ffn"), prefix, "1"))
        return self.finished(self.linear(inner, prefix, "2"), x, prefix + "_ffn")

    def encoded(self, ids):
        """Encoder states of ids, EOS included."""
        first = x = self.embedded(self.source, ids, 0)
        self.note("enc_emb", x)
        x = self.prepared(x, "encoder_emb", self.config.get("transformer-postprocess-emb", "d"))
        for layer in range(1, self.config["enc-depth"] + 1):
            prefix = f"encoder_l{layer}_self"
            y = self.prepared(x, prefix + "_Wo")
            y, _ = self.attention(prefix, *(self.linear(y, prefix, key) for key in "qkv"))
            x = self.finished(y, x, prefix + "_Wo")
            self.note(f"enc_l{layer}_self", x)
            x = self.feed_forward(x, f"encoder_l{layer}_ffn")
            self.note(f"enc_l{layer}", x)
        x = self.finished(x, first, "encoder_top", self.config.get("transformer-postprocess-top", ""))
        self.note("enc_out", x)
        return x
