"""Greedy search with the NumPy network, and the shortlist that it may be given."""

import struct

import numpy as np

from .network import F32

RECORDED_STEPS = 4
EOS, UNK = 0, 1


class Shortlist:
    """A binary lexical shortlist."""

    def __init__(self, path, pieces):
        data = path.read_bytes()
        _, _, self.first, _, count, _ = struct.unpack_from("<6Q", data)
        self.pieces = pieces
        self.offsets = np.frombuffer(data, np.uint64, count, 48).astype(int)
        self.ids = np.frombuffer(data, np.uint32, self.offsets[-1], 48 + 8 * count).astype(int)

    def candidates(self, source, is_shared):
        """Target ids that a translation may use; with one vocabulary the source's own are among them, as in Marian."""
        chosen = set(range(min(self.first, self.pieces)))
        for piece in set(source):
            chosen.update([piece] if is_shared else [])
            chosen.update(self.ids[self.offsets[piece] : self.offsets[piece + 1]].tolist())
        filler = self.first
        while len(chosen) % 8 and filler < self.pieces:
            chosen.add(filler)
            filler += 1
        return np.array(sorted(chosen))


class Search:
    """The decoding of one sentence: what is kept from step to step."""

    def __init__(self, network, ids, candidates=None):
        self.network, self.candidates, self.time = network, candidates, 0
        states = network.encoded(ids)
        self.layers = range(1, network.config["dec-depth"] + 1)
        self.memory = {}
        for layer in self.layers:
            self.memory[layer] = [network.linear(states, f"decoder_l{layer}_context", key) for key in "kv"]
            for key, values in zip("kv", self.memory[layer], strict=True):
                network.note(f"dec_l{layer}_context_{key}", values)
        self.cells = {layer: np.zeros((1, network.width), F32) for layer in self.layers}
        self.history = {}

    def _note(self, name, x):
        self.network.note(f"dec_t{self.time}_{name}", x)

    def _recurrence(self, x, layer):
        """SSRU."""
        network, prefix = self.network, f"decoder_l{layer}_rnn"
        y = network.prepared(x, prefix)
        gate = 1 / (1 + np.exp(-network.linear(y, prefix, "f")))
        cell = (gate * self.cells[layer] + (1 - gate) * network.product(y, prefix + "_W")).astype(F32)
        self.cells[layer] = cell
        self._note(f"l{layer}_cell", cell)
        x = network.finished(np.maximum(cell, 0), x, prefix + "_ffn")
        self._note(f"l{layer}_rnn", x)
        return x

    def _self_attention(self, x, layer):
        """Attention to the outputs so far."""
        network, prefix = self.network, f"decoder_l{layer}_self"
        y = network.prepared(x, prefix + "_Wo")
        is_raw = network.raw_history and self.time > 0
        kept = [network.linear(x if is_raw else y, prefix, key) for key in "kv"]
        if layer in self.history:
            kept = [np.concatenate(pair) for pair in zip(self.history[layer], kept, strict=True)]
        self.history[layer] = kept
        if network.raw_history and self.time == 0:
            self.history[layer] = [network.linear(x, prefix, key) for key in "kv"]
        y, _ = network.attention(prefix, network.linear(y, prefix, "q"), *kept)
        x = network.finished(y, x, prefix + "_Wo")
        self._note(f"l{layer}_self", x)
        return x

    def _layer(self, x, layer):
        """One decoder layer; its output and the shares of the attention to the source."""
        network, prefix = self.network, f"decoder_l{layer}_context"
        x = self._recurrence(x, layer) if network.is_recurrent else self._self_attention(x, layer)
        y = network.prepared(x, prefix + "_Wo")
        y, shares = network.attention(prefix, network.linear(y, prefix, "q"), *self.memory[layer])
        x = network.finished(y, x, prefix + "_Wo")
        self._note(f"l{layer}_context", x)
        x = network.feed_forward(x, f"decoder_l{layer}_ffn")
        self._note(f"l{layer}", x)
        return x, shares

    def _logits(self, previous):
        """Logits of the candidates after the latest output, or of all pieces."""
        network = self.network
        first = x = network.embedded(network.target, previous, self.time)
        self._note("emb", x)
        x = network.prepared(x, "decoder_emb", network.config.get("transformer-postprocess-emb", "d"))
        for layer in self.layers:
            x, shares = self._layer(x, layer)
        self._note("align", shares[0, 0])
        x = network.finished(x, first, "decoder_top", network.config.get("transformer-postprocess-top", ""))
        self._note("out", x)
        bias = network.weights.get("decoder_ff_logit_out_b")
        logits = network.product(x, network.output, bias, True, self.candidates)[0]
        if network.record is not None:
            best = np.argsort(-logits, kind="stable")[:10]
            self._note("top10_logits", logits[best])
            network.record[f"dec_t{self.time}_top10_ids"] = self._piece(best).astype(np.int32)
        return logits

    def _piece(self, index):
        """The piece of a candidate, or the pieces of several."""
        return index if self.candidates is None else self.candidates[index]

    def greedy(self, limit):
        """(target ids, EOS included if it was reached, total log-probability); `<unk>` is never chosen."""
        record, output, total = self.network.record, [], 0.0
        unknown = UNK if self.candidates is None else int(np.searchsorted(self.candidates, UNK))
        for self.time in range(limit):
            if self.time >= RECORDED_STEPS:
                self.network.record = None
            logits = self._logits(output[-1:])
            shares = logits - logits.max()
            shares = shares - np.log(np.exp(shares).sum())
            shares[unknown] = -np.inf
            best = int(shares.argmax())
            total += float(shares[best])
            output.append(int(self._piece(best)))
            if output[-1] == EOS:
                break
        self.network.record = record
        return output, total
