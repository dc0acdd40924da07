"""Training: updates in a fixed order, from the start or from where a run was stopped."""

import math
import time

import numpy as np
import torch

from . import network
from .encoded import make_batches, pad
from .fault import TrainingFault
from .student import Student


class GradientGuard:
    """Skips updates whose gradient is not finite or far above its running mean: one can destroy a small model."""

    def __init__(self, ratio):
        self.ratio, self.mean, self.skipped = ratio, None, 0

    def accepts(self, norm):
        """Whether to make the update; adapts the running mean."""
        if self.mean is None and math.isfinite(norm):
            self.mean = norm
        accepted = math.isfinite(norm) and (not self.ratio or norm < self.ratio * self.mean)
        if accepted:
            self.mean = 0.98 * self.mean + 0.02 * min(norm, 2 * self.mean)
        else:
            self.skipped += 1
            self.mean = self.mean and self.mean * 1.01
        return accepted


def learning_rate(update, settings):
    """Linear warm-up, inverse square root, and a linear cool-down to 3 % over the last updates."""
    rate = settings.rate * min(update / settings.warm_up, math.sqrt(settings.warm_up / update))
    left = 1 - update / settings.updates
    return rate * max(0.03, left / settings.cool_down) if left < settings.cool_down else rate


class Trainer:
    """A run: network, optimiser, moving average, and the place in the data. `folder` gets model.npz and last.pt."""

    def __init__(self, corpus, links, pieces, settings, folder, device="cpu"):
        torch.manual_seed(settings.seed)
        self.corpus, self.links, self.pieces, self.settings, self.folder = corpus, links, pieces, settings, folder
        self.device = torch.device(device)
        self.model = Student(pieces, settings).to(self.device)
        self.parameters = list(self.model.parameters())
        self.optimiser = torch.optim.Adam(self.parameters, lr=settings.rate, betas=(0.9, 0.98), eps=1e-9, fused=True)
        self.average = [parameter.detach().clone() for parameter in self.parameters]
        self.guard = GradientGuard(settings.gradient_ratio)
        self.update, self.epoch, self.place, self.tokens, self.seconds = 0, 0, 0, 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self.state = folder / "last.pt"
        if self.state.exists():
            self._resume()

    def _resume(self):
        """Goes on from last.pt."""
        state = torch.load(self.state, map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.average = state["average"]
        self.update, self.epoch, self.place, self.tokens = (
            state[key] for key in ("update", "epoch", "place", "tokens")
        )
        self.seconds, self.guard.mean, self.guard.skipped = state["seconds"], state["norm"], state["skipped"]
        torch.set_rng_state(state["random"].cpu())

    def save(self):
        """Writes the averaged network and the state, each in one step."""
        self.folder.mkdir(parents=True, exist_ok=True)
        network.export(dict(zip(self.model.names, self.average)), self.folder / "model.npz", self.pieces, self.settings)
        scratch = self.state.with_name("last.pt.new")
        torch.save(
            {
                "model": self.model.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "average": self.average,
                "update": self.update,
                "epoch": self.epoch,
                "place": self.place,
                "tokens": self.tokens,
                "seconds": self.seconds,
                "norm": self.guard.mean,
                "skipped": self.guard.skipped,
                "random": torch.get_rng_state(),
            },
            scratch,
        )
        scratch.rename(self.state)

    def _batch(self, numbers):
        """Tensors of a batch, and the attention that its links ask for."""
        pairs = [self.corpus.pair(number) for number in numbers]
        arrays = pad([source for source, _ in pairs]) + pad([target for _, target in pairs])
        attention = None
        if self.links is not None:
            wanted = self.links.attention(self.corpus, numbers, arrays[0].shape[1], arrays[2].shape[1])
            (attention,) = network.on(self.device, wanted)
        return network.on(self.device, *arrays), attention

    def train_batch(self, numbers):
        """One update; (cross entropy, alignment loss), both a target token."""
        settings, (batch, attention) = self.settings, self._batch(numbers)
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate(self.update, settings)
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=settings.bf16):
            loss, tokens, aligned = self.model.loss(batch, settings.label_smoothing, settings.bf16, attention)
        total = loss if aligned is None else loss + settings.guided_alignment * aligned
        (total / tokens).backward()
        if self.guard.accepts(float(torch.nn.utils.clip_grad_norm_(self.parameters, 1.0))):
            self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=True)
        decay = min(settings.average, (1 + self.update) / (10 + self.update))
        with torch.no_grad():
            torch._foreach_lerp_(self.average, [parameter.detach() for parameter in self.parameters], 1 - decay)
        self.tokens += tokens
        return loss.item() / tokens, 0.0 if aligned is None else aligned.item() / tokens

    def run(self, say=print, until=None, scores=None):
        """Trains up to the settings' number of updates, or `until` one; `scores` says how good the network is now."""
        settings, last = self.settings, min(until or self.settings.updates, self.settings.updates)
        while self.update < last:
            generator = np.random.default_rng(settings.seed * 1000 + self.epoch)
            batches = make_batches(self.corpus, settings.weights, generator, settings.tokens)
            if not batches:
                raise TrainingFault("the weights of the domains leave no pair to train on")
            for numbers in batches[self.place :]:
                started = time.monotonic()
                self.update, self.place = self.update + 1, self.place + 1
                loss, aligned = self.train_batch(numbers)
                self.seconds += time.monotonic() - started
                if self.update % 50 == 0:
                    say(
                        f"update {self.update} epoch {self.epoch} loss {loss:.3f} alignment {aligned:.3f} "
                        f"{self.tokens / self.seconds:.0f} tokens/s skipped {self.guard.skipped}"
                    )
                if self.update % settings.save_every == 0 or self.update == last:
                    self.save()
                    if scores:
                        say(scores())
                if self.update == last:
                    return
            self.epoch, self.place = self.epoch + 1, 0
