"""Where everything of one pair lies in a work folder."""

from dataclasses import dataclass
from pathlib import Path

from .corpus.languages import LANGUAGES
from .fault import TrainingFault
from .settings import Settings

SHORTLIST_FIRST, SHORTLIST_BEST = 50, 50


@dataclass(frozen=True)
class Place:
    """A work folder, a pair of languages, one of them English, and the settings that a network is trained with."""

    work: Path
    source: str
    target: str
    settings: Settings

    def __post_init__(self):
        if "en" not in (self.source, self.target) or self.language is None:
            known = ", ".join(LANGUAGES)
            raise TrainingFault(
                f"{self.source}-{self.target}: a pair is English and one of {known}, as in en-de or de-en"
            )

    @property
    def language(self):
        """The language that is not English."""
        return LANGUAGES.get(self.target if self.source == "en" else self.source)

    @property
    def identifier(self):
        """The pack's id."""
        return f"{self.source}-{self.target}.{self.settings.name}.{self.settings.version}"

    @property
    def corpus(self):
        """The corpus, the same for both directions."""
        return self.work / "corpus" / self.language.code

    @property
    def corpus_ledger(self):
        """What the corpus was made from."""
        return self.corpus / "ledger.json"

    @property
    def vocabulary(self):
        """The SentencePiece model, the same for both directions."""
        return self.corpus / f"{self.settings.vocabulary}.spm"

    @property
    def folder(self):
        """What is made for this direction and network."""
        return self.work / self.identifier

    def file(self, name):
        """A file of this direction and network: encoded.npz, links.npz, scales.yml, …"""
        return self.folder / name

    @property
    def pack(self):
        """The pack's folder."""
        return self.folder / "pack" / self.identifier

    @property
    def ledger(self):
        """What the pack's card is written from; beside the pack, as in Models/."""
        return self.folder / "pack" / f"{self.identifier}.ledger.json"

    @property
    def names(self):
        """{role: name of the file in the pack}."""
        pair = self.source + self.target
        return {
            "model": f"model.{pair}.intgemm.alphas.bin",
            "vocabulary": f"vocab.{pair}.spm",
            "shortlist": f"lex.{SHORTLIST_FIRST}.{SHORTLIST_BEST}.{pair}.s2t.bin",
        }

    def held_out(self, name, language):
        """The lines of a held-out set in one of the languages; none if there is no such set."""
        path = self.corpus / f"{name}.{language}"
        return path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
