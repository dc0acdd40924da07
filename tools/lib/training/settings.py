"""What a training run can be told, and the values that are known to work."""

from dataclasses import asdict, dataclass, field, replace

from .fault import TrainingFault

WEIGHTS = {
    "tatoeba": 2,
    "game-dialog": 2,
    "app-l10n": 2,
    "mozilla": 1.5,
    "chromium": 1.5,
    "docs": 0.9,
    "lo-help": 0.6,
    "game": 1,
    "ui-mo": 0.55,
    "man": 0.3,
    "dict": 0.12,
}


@dataclass(frozen=True)
class Settings:
    """The network's shape and how it is trained. The defaults are those of the tiny packs in Models/."""

    name: str = "tiny"
    version: str = "1.0"
    # Pieces of the vocabulary, both languages together.
    vocabulary: int = 8000
    width: int = 256
    feed_forward: int = 1536
    encoder_layers: int = 6
    decoder_layers: int = 2
    heads: int = 8
    dropout: float = 0.0
    # Updates, and tokens of a batch, padding counted, on each side.
    updates: int = 9000
    tokens: int = 3000
    # The rate at the end of the warm-up, which takes so many updates; the last part of all updates cools down.
    rate: float = 1e-3
    warm_up: int = 1500
    cool_down: float = 0.35
    label_smoothing: float = 0.1
    average: float = 0.9995
    # Weight of the loss by which the first head of the last layer learns word alignments.
    guided_alignment: float = 0.3
    # An update with a gradient this many times the usual one is skipped; 0 skips only those that are no numbers.
    gradient_ratio: float = 3.5
    bf16: bool = True
    seed: int = 1
    # How often a pair of each domain is drawn in an epoch.
    weights: dict = field(default_factory=lambda: dict(WEIGHTS))
    # Updates between two saved states, and lines that are scored then.
    save_every: int = 1000
    scored_lines: int = 300

    def with_changes(self, changes):
        """These settings with "name=value" changes."""
        values = {}
        for change in changes:
            name, _, text = change.partition("=")
            known = asdict(self)
            if name not in known or name == "weights":
                raise TrainingFault(f"no setting {name!r}; known: {', '.join(sorted(known))}")
            kind = type(known[name])
            try:
                values[name] = {"true": True, "false": False}[text] if kind is bool else kind(text)
            except (ValueError, KeyError):
                raise TrainingFault(f"{name}: expected {kind.__name__}, found {text!r}") from None
        return replace(self, **values)


TINY = Settings()
# Learns nothing worth having, in a minute: what proves that the road is whole.
SMOKE = Settings(
    name="smoke",
    version="0.1",
    vocabulary=1000,
    width=64,
    feed_forward=128,
    encoder_layers=2,
    decoder_layers=1,
    heads=4,
    updates=300,
    tokens=1000,
    rate=3e-3,
    warm_up=60,
    average=0.99,
    bf16=False,
    weights={},
    save_every=150,
    scored_lines=50,
)
PROFILES = {"tiny": TINY, "smoke": SMOKE}
