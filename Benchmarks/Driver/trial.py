"""What the commands that translate share: the pack, the text, and Dragoman's runs over it."""
import sys

from . import engines, measuring, pack, pieces, sentences
from .figures import Figures
from .measuring import Failed


class Trial:
    """A pack, a text to translate with it, and the counter of pieces."""

    def __init__(self, options, regimes):
        self.options = options
        self.pack = pack.find(options.models, options.source, options.target)
        self.counter = pieces.Counter(options.venv)
        if not self.counter.available:
            print("pieces are not counted: no rivals' environment and no spm_encode", file=sys.stderr)
        if options.data:
            self.lines, self.origin = sentences.from_file(options.data, options.sentences), "from a file"
        else:
            self.lines = sentences.from_package_descriptions(options.sentences or 500)
            self.origin = "sentences of package descriptions"
        # In characters the lengths are nearly as even, where pieces cannot be counted.
        self.lengths = (
            self.counter.each(self.lines, self.pack.source_vocabulary) if self.counter.available
            else [*map(len, self.lines)])
        self.text = measuring.Text(self.lines, self.lengths, engines.BUILD / "benchmark", regimes)

    @property
    def words(self):
        """Words of the text, by white space."""
        return sum(len(line.split()) for line in self.lines)

    @property
    def pieces(self):
        """Source pieces of the text; None where they cannot be counted."""
        return sum(self.lengths) if self.counter.available else None

    def runs(self, contestants):
        """The interleaved runs of the engines, by name."""
        return measuring.interleaved(contestants, self.text, self.options.repetitions, self.options.core)

    def translate_once(self, engine):
        """The lines as the engine translates them in one call."""
        text = measuring.Text(self.lines, self.lengths, engines.BUILD / "benchmark", [("all", 0, "text")])
        return measuring.interleaved([engine], text, 1, self.options.core)[engine.name][0]["translations"]["all"]

    def figures(self, runs):
        """The figures of one engine's runs."""
        return Figures(
            runs, self.words, self.pieces, lambda text: self.counter.count(text, self.pack.target_vocabulary))

    def result(self, **more):
        """What every result over a text has."""
        return {
            "pack": self.pack.id, "repetitions": self.options.repetitions,
            "text": {
                "lines": len(self.lines), "words": self.words, "origin": self.origin,
                "sha256": sentences.digest(self.lines), "pieces": self.pieces,
            },
        } | more


def require_same_text(runs):
    """Ends the benchmark unless all these runs wrote the same lines in all regimes: a fast wrong engine cannot win."""
    outputs = {"\n".join(text) for run in runs for text in run["translations"].values()}
    if len(outputs) > 1:
        raise Failed(f"{len(outputs)} different translations of the same text, where there must be one")
