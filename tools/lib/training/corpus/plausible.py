"""Which pairs look like a sentence and its translation."""

import functools
import re

from .cleaning import strip_accelerators, strip_markup
from .sentences import split_pair

try:
    import pycld2
except ImportError:
    pycld2 = None

LETTER = re.compile(r"[^\W\d_]")
CODE_LIKE = re.compile(
    r"https?://\S+|\w+@\w+\.\w+|[|\\]{1}|[{}]{2}|::|->|=>|\(\)|;;|\$\(|<\w|/\*|--\w+=|"
    r"\b[a-z]+_[a-z_]+\b.*\b[a-z]+_[a-z]+\b"
)
CYRILLIC_OR_ARABIC = re.compile(r"[\u0400-\u04ff\u0600-\u06ff]")
CJK_OR_GREEK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u0370-\u03ff]")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLACEHOLDER = re.compile(
    r"%\d*\$?[-+ 0#]*\d*(?:\.\d+)?(?:l|ll|h|z|j|q)?[sdiufxXcgpn@]|%\d+|\{[^{}]*\}|%\([a-zA-Z_]+\)[sd]|"
    r"\$\{?\w+\}?|%[A-Za-z]+%|\[(?:/?[a-zA-Z]+)[^\]]*\]"
)
PLACEHOLDER_CHARS = re.compile(r"[%{$\[]")
CAMEL_CASE_EN = re.compile(r"[a-z][A-Z][a-z]+[a-z][A-Z][a-z]|[a-z]{3}[A-Z][a-z]{3,}[A-Z][a-z]{3}")
CAMEL_CASE_OTHER = re.compile(r"[a-zäöü]{3}[A-ZÄÖÜ][a-zäöü]{3,}[A-ZÄÖÜ][a-zäöü]{3}")


def placeholder_count(text):
    """How many printf-, brace- or bracket-style placeholders the text has."""
    return len(PLACEHOLDER.findall(text)) if PLACEHOLDER_CHARS.search(text) else 0


def wrong_language(english, other, language):
    """Whether the language detector is sure that one side is in another language."""
    if pycld2 is None:
        return False
    try:
        sure, _, details = pycld2.detect(other.encode("utf8", "ignore"), bestEffort=True)
        if sure and details[0][1] not in (language.code, "un") and details[0][2] > 70:
            if details[0][1] == "en" or len(other) > 40:
                return True
        sure, _, details = pycld2.detect(english.encode("utf8", "ignore"))
        if sure and details[0][1] not in ("en", "un") and details[0][2] > 70 and len(english) > 40:
            return True
    except pycld2.error:
        pass
    return False


def fitting_lengths(english, other, language):
    """Whether both sides are of a length that a sentence and its translation can have, and mostly letters."""
    length_a, length_b = len(english), len(other)
    if length_a > 480 or length_b > 480 or length_a < 2 or not length_b:
        return False
    letters_a, letters_b = len(LETTER.findall(english)), len(LETTER.findall(other))
    if letters_a < 2 or letters_b < 1 or letters_a / length_a < 0.5 or letters_b / length_b < 0.5:
        return False
    ratio = (length_a + 12) / ((length_b * 2.0 if language.cjk else length_b) + 12)
    return 0.42 < ratio < 2.4 and len(english.split()) <= 85 and len(other.split()) <= 85


def fitting_scripts(english, other, language):
    """Whether both sides are in the letters of their languages."""
    if language.cjk and not JAPANESE.search(other):
        return False
    if english.isascii() and other.isascii():
        return True
    return not (
        CYRILLIC_OR_ARABIC.search(english + other) or (not language.cjk and CJK_OR_GREEK.search(english + other))
    )


def fitting_placeholders(english, other):
    """Whether both sides have the same few placeholders, and words beside them."""
    count = placeholder_count(english)
    return count == placeholder_count(other) and count < 3 and (not count or len(english.split()) > count + 1)


def untranslated(english, other):
    """Whether most words of a longer text are the same on both sides."""
    words_a, words_b = set(english.lower().split()), set(other.lower().split())
    return len(words_a) >= 5 and len(words_a & words_b) / len(words_a) > 0.6


def plausible(english, other, language):
    """Whether a normalised pair looks like a sentence and its translation."""
    return (
        english.lower() != other.lower()
        and fitting_lengths(english, other, language)
        and not CODE_LIKE.search(english)
        and fitting_scripts(english, other, language)
        and fitting_placeholders(english, other)
        and not (CAMEL_CASE_EN.search(english) or CAMEL_CASE_OTHER.search(other))
        and not untranslated(english, other)
        and not (len(english) > 24 and len(english.split()) > 3 and wrong_language(english, other, language))
    )


@functools.lru_cache(maxsize=400000)
def clean_pair(english, other, language):
    """The plausible sentence pairs of one raw pair (a tuple; cached, catalogues repeat a lot)."""
    english, other = strip_accelerators(strip_markup(english), strip_markup(other))
    return tuple(pair for pair in split_pair(english, other, language) if plausible(*pair, language))
