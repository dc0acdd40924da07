"""The languages that corpora are made for, beside English."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """A language: its ISO codes and the spellings of its name in file paths."""

    code: str
    iso3: str
    locales: tuple
    # Locales of a second variety; their domains get `regional_tag`.
    regional: tuple = ()
    regional_tag: str = ""
    cjk: bool = False

    def domain(self, base, locale):
        """The domain of a pair read from `locale`."""
        return base + self.regional_tag if locale in self.regional else base

    def locale_pattern(self, locales=None):
        """A regular expression group for the language's locales."""
        return "(" + "|".join(map(re.escape, locales or self.locales)) + ")"


LANGUAGES = {
    language.code: language
    for language in (
        Language("de", "deu", ("de", "de_DE", "de-DE")),
        Language("es", "spa", ("es", "es_ES", "es-ES", "es-es", "es_es")),
        Language("fr", "fra", ("fr", "fr_FR", "fr-FR")),
        Language(
            "pt",
            "por",
            ("pt_BR", "pt-BR", "pt-br", "pt-rBR", "pt_br", "pt", "pt_PT", "pt-PT", "pt-pt"),
            regional=("pt", "pt_PT", "pt-PT", "pt-pt"),
            regional_tag="-ptpt",
        ),
        Language("it", "ita", ("it", "it_IT", "it-IT")),
        Language("nl", "nld", ("nl", "nl_NL", "nl-NL")),
        Language("ja", "jpn", ("ja", "ja_JP", "ja-JP"), cjk=True),
    )
}
ENGLISH_LOCALES = ("en", "en-US", "en_US", "en-us", "en_us", "templates", "values", "C", "en-GB")

# When one pair comes from several sources, the first of these domains names it.
DOMAIN_PRIORITY = (
    "tatoeba",
    "game-dialog",
    "app-l10n",
    "mozilla",
    "chromium",
    "docs",
    "lo-help",
    "game",
    "ui-mo",
    "man",
    "dict",
)
# Held-out sentences of software are drawn from these domains in turn.
SOFTWARE_DOMAINS = ("app-l10n", "mozilla", "chromium", "docs", "lo-help", "ui-mo")
