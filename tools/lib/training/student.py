"""The network: transformer encoder, SSRU decoder, tied embeddings; its parameters bear Marian's names."""

import math
import re

import torch
import torch.nn.functional as F

from .functions import OutputLoss, SsruScan
from .vocabulary import EOS, UNK

LONGEST = 512
LAYER_MATRIX = re.compile(r"(?:en|de)coder_l(\d+)_.*_W.?$")


def positions(width):
    """The position signal, [LONGEST, width]: sines, then cosines, as Marian has them."""
    half = width // 2
    step = math.log(10000.0) / (half - 1)
    angles = torch.arange(LONGEST).float()[:, None] * torch.exp(-step * torch.arange(half).float())[None]
    return torch.cat([angles.sin(), angles.cos()], 1)


class Student(torch.nn.Module):
    """The network for a vocabulary of so many pieces, in the shape that the settings say.

    While `observed` is a dictionary, the largest absolute input of each weight matrix is noted there at each use.
    """

    def __init__(self, pieces, settings):
        super().__init__()
        self.pieces, self.settings, self.width, self.head_count = pieces, settings, settings.width, settings.heads
        # In the order of registration, which the optimiser keeps.
        self.names = []
        self.observed = None
        # What the first head of the latest attention looked at.
        self.first_head = None
        self._add("Wemb", (pieces, self.width))
        for layer in range(1, settings.encoder_layers + 1):
            self._add_attention(f"encoder_l{layer}_self")
            self._add_feed_forward(f"encoder_l{layer}_ffn")
        for layer in range(1, settings.decoder_layers + 1):
            self._add_recurrence(f"decoder_l{layer}_rnn")
            self._add_attention(f"decoder_l{layer}_context")
            self._add_feed_forward(f"decoder_l{layer}_ffn")
        self._add("decoder_ff_logit_out_b", (1, pieces), 0)
        self._scale_by_depth()
        self.register_buffer("positions", positions(self.width), persistent=False)

    # Parameters.

    def _add(self, name, shape, value=None):
        """Registers a parameter: constant, or (value None) uniform in Glorot's range."""
        if value is not None:
            tensor = torch.full(shape, float(value))
        else:
            bound = math.sqrt(3 / self.width) if name == "Wemb" else math.sqrt(6 / (shape[0] + shape[1]))
            tensor = torch.empty(shape).uniform_(-1, 1) * bound
        self.register_parameter(name, torch.nn.Parameter(tensor))
        self.names.append(name)

    def _add_norm(self, prefix):
        self._add(f"{prefix}_ln_scale", (1, self.width), 1)
        self._add(f"{prefix}_ln_bias", (1, self.width), 0)

    def _add_attention(self, prefix):
        for key in "qkvo":
            self._add(f"{prefix}_W{key}", (self.width, self.width))
            self._add(f"{prefix}_b{key}", (1, self.width), 0)
        self._add_norm(f"{prefix}_Wo")

    def _add_feed_forward(self, prefix):
        inner = self.settings.feed_forward
        for number, shape in ((1, (self.width, inner)), (2, (inner, self.width))):
            self._add(f"{prefix}_W{number}", shape)
            self._add(f"{prefix}_b{number}", (1, shape[1]), 0)
        self._add_norm(f"{prefix}_ffn")

    def _add_recurrence(self, prefix):
        self._add(f"{prefix}_W", (self.width, self.width))
        self._add(f"{prefix}_Wf", (self.width, self.width))
        self._add(f"{prefix}_bf", (1, self.width), 0)
        self._add_norm(f"{prefix}_ffn")

    @torch.no_grad()
    def _scale_by_depth(self):
        """Divides the matrices of layer n by √n: without that, post-norm layers diverge at these rates."""
        for name, parameter in self.named_parameters():
            match = LAYER_MATRIX.match(name)
            if match:
                parameter.mul_(1 / math.sqrt(int(match[1])))

    # Layers.

    def _observe(self, name, x):
        if self.observed is not None:
            self.observed.setdefault(name, []).append(float(x.abs().max()))

    def _linear(self, x, prefix, key, bias=True):
        self._observe(f"{prefix}_W{key}", x)
        return F.linear(
            x, getattr(self, f"{prefix}_W{key}").t(), getattr(self, f"{prefix}_b{key}")[0] if bias else None
        )

    def _norm(self, x, prefix):
        return F.layer_norm(
            x.float(),
            (self.width,),
            getattr(self, prefix + "_ln_scale")[0],
            getattr(self, prefix + "_ln_bias")[0],
            1e-6,
        )

    def _dropout(self, x):
        rate = self.settings.dropout
        return F.dropout(x, rate, self.training) if rate else x

    def _split_heads(self, x):
        batch, length, _ = x.shape
        return x.view(batch, length, self.head_count, self.width // self.head_count).transpose(1, 2)

    def keys_values(self, memory, prefix):
        """Keys and values of an attention, [batch, heads, length, width of a head] each."""
        return tuple(self._split_heads(self._linear(memory, prefix, key)) for key in "kv")

    def attention(self, x, keys_values, mask, prefix):
        """Multi-head attention with residual and (post) layer normalisation."""
        batch, length, _ = x.shape
        queries = self._split_heads(self._linear(x, prefix, "q")) * (self.width // self.head_count) ** -0.5
        keys, values = keys_values
        scores = queries @ keys.transpose(2, 3)
        shares = torch.softmax(scores + mask.to(scores.dtype), -1).to(values.dtype)
        mixed = (shares @ values).transpose(1, 2).reshape(batch, length, self.width)
        self.first_head = shares[:, 0]
        return self._norm(self._dropout(self._linear(mixed, prefix, "o")) + x, prefix + "_Wo")

    def feed_forward(self, x, prefix):
        """Two matrices with ReLU between them, residual and normalisation."""
        inner = self._linear(F.relu(self._linear(x, prefix, "1")), prefix, "2")
        return self._norm(self._dropout(inner) + x, prefix + "_ffn")

    def recurrence(self, x, prefix, cell=None):
        """SSRU; with `cell`, one step from it. Output and cells."""
        update = self._linear(x, prefix, "", bias=False).float()
        gate = torch.sigmoid(self._linear(x, prefix, "f").float())
        if cell is None:
            cells = SsruScan.apply(gate.transpose(0, 1).contiguous(), update.transpose(0, 1).contiguous()).transpose(
                0, 1
            )
        else:
            cells = gate * cell + (1 - gate) * update
        return self._norm(self._dropout(F.relu(cells)) + x, prefix + "_ffn"), cells

    def decoder_layer(self, x, layer, keys_values, mask, cell=None):
        """One decoder layer; with `cell`, one step. Output and cells."""
        x, cells = self.recurrence(x, f"decoder_l{layer}_rnn", cell)
        x = self.attention(x, keys_values, mask, f"decoder_l{layer}_context")
        return self.feed_forward(x, f"decoder_l{layer}_ffn"), cells

    # The whole network.

    def encode(self, ids, mask):
        """Encoder states and the additive attention mask."""
        additive = torch.zeros(mask.shape, device=ids.device).masked_fill_(~mask, -1e9)[:, None, None, :]
        x = self._dropout(F.embedding(ids, self.Wemb) * math.sqrt(self.width) + self.positions[: ids.shape[1]])
        for layer in range(1, self.settings.encoder_layers + 1):
            prefix = f"encoder_l{layer}_self"
            x = self.attention(x, self.keys_values(x, prefix), additive, prefix)
            x = self.feed_forward(x, f"encoder_l{layer}_ffn")
        return x, additive

    def memory(self, states):
        """Keys and values of the source for each decoder layer."""
        return [
            self.keys_values(states, f"decoder_l{layer}_context")
            for layer in range(1, self.settings.decoder_layers + 1)
        ]

    def decode(self, states, mask, targets):
        """Decoder states for known targets (shifted right, the first input is zero)."""
        x = F.embedding(targets[:, :-1], self.Wemb) * math.sqrt(self.width)
        x = torch.cat([x.new_zeros(targets.shape[0], 1, self.width), x], 1) + self.positions[: targets.shape[1]]
        x = self._dropout(x)
        for layer, keys_values in enumerate(self.memory(states), 1):
            x, _ = self.decoder_layer(x, layer, keys_values, mask)
        return x

    def step(self, embedded, time, memory, mask, cells):
        """Logits of the next pieces, [batch, pieces]; `embedded` are the latest ones, `cells` are renewed."""
        x = embedded * math.sqrt(self.width) + self.positions[time]
        for layer, keys_values in enumerate(memory, 1):
            x, cells[layer - 1] = self.decoder_layer(x, layer, keys_values, mask, cells[layer - 1])
        self._observe("Wemb", x)
        return F.linear(x[:, 0], self.Wemb, self.decoder_ff_logit_out_b[0]).float()

    def loss(self, batch, smoothing, bf16, attention=None):
        """Sums over a batch (source, mask, target, mask): cross entropy, target tokens, alignment loss or None."""
        source, source_mask, target, target_mask = batch
        states, mask = self.encode(source, source_mask)
        decoded = self.decode(states, mask, target)[target_mask]
        looked, self.first_head = self.first_head, None
        labels, alignment_loss = target[target_mask], None
        if attention is not None:
            alignment_loss = -(attention * torch.log(looked.float().clamp_min(1e-6))).sum()
        with torch.autocast(source.device.type, enabled=False):
            loss = OutputLoss.apply(
                decoded.float(), self.Wemb, self.decoder_ff_logit_out_b[0], labels, smoothing, 512, bf16
            )
        return loss, labels.numel(), alignment_loss


@torch.no_grad()
def greedy(model, source, source_mask, factor=3):
    """Greedy translations, [batch, length] ids; at most `factor` times as many as the source has, EOS counted."""
    states, mask = model.encode(source, source_mask)
    memory, batch = model.memory(states), source.shape[0]
    cells = [torch.zeros(batch, 1, model.width, device=source.device) for _ in memory]
    embedded = torch.zeros(batch, 1, model.width, device=source.device)
    outputs, done = [], torch.zeros(batch, dtype=torch.bool, device=source.device)
    for time in range(min(source.shape[1] * factor, LONGEST)):
        logits = model.step(embedded, time, memory, mask, cells)
        logits[:, UNK] = -1e9
        best = logits.argmax(-1)
        best[done] = EOS
        outputs.append(best)
        done |= best == EOS
        if done.all():
            break
        embedded = F.embedding(best, model.Wemb)[:, None]
    return torch.stack(outputs, 1)
