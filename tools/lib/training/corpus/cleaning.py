"""Plain text from the strings of programs: no markup, no accelerators, one kind of quote and dash."""

import html
import re
import unicodedata

WHITESPACE = re.compile(r"\s+")
PUNCTUATION = str.maketrans(
    {
        "\u2019": "'",
        "\u2018": "'",
        "\u201a": "'",
        "\u201b": "'",
        "\u00b4": "'",
        "\u2032": "'",
        "`": "'",
        "\u2039": "'",
        "\u203a": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u201e": '"',
        "\u201f": '"',
        "\u2033": '"',
        "\u00ab": '"',
        "\u00bb": '"',
        "\u2026": "...",
        "\u00a0": " ",
        "\u202f": " ",
        "\u2009": " ",
        "\u200b": "",
        "\u00ad": "",
        "\ufeff": "",
        "\u2011": "-",
        "\u2010": "-",
        "\u2212": "-",
        "\u2014": "\u2013",
        "\u2015": "\u2013",
        "\u200e": "",
        "\u200f": "",
        "\u2068": "",
        "\u2069": "",
    }
)
GUILLEMETS = re.compile(r"[«‹]\s*(.*?)\s*[»›]")
LONG_DOTS = re.compile(r"\.{4,}")
SPACE_BEFORE_MARK = re.compile(r' ([!?;:])(?=\s|$|")')
FINAL_DOTS = re.compile(r"([^\s.])\.\.\. ?$")


def normalise(text, language):
    """One line of plain text with ASCII quotes, one kind of dash and single spaces."""
    if "«" in text or "‹" in text or "»" in text:
        text = GUILLEMETS.sub(lambda m: '"' + m[1] + '"', text)
    text = text.replace("``", '"').replace("''", '"')
    text = unicodedata.normalize("NFC", text).translate(PUNCTUATION)
    text = WHITESPACE.sub(" ", text).strip()
    text = LONG_DOTS.sub("...", text)
    if not language.cjk:
        text = SPACE_BEFORE_MARK.sub(r"\1", text)  # French spacing
    return FINAL_DOTS.sub(r"\1...", text)


TAG = re.compile(r"</?[a-zA-Z][^<>]{0,300}?/?>")
BREAK_TAG = re.compile(r"<(br|/p|/li)[^<>]*>", re.I)
ENTITY = re.compile(r"&[a-zA-Z]{2,8};|&#\d+;")


def strip_markup(text):
    """Text without tags and entities; line-breaking tags become newlines."""
    if "<" in text:
        text = TAG.sub("", BREAK_TAG.sub("\n", text))
    if "&" in text and ENTITY.search(text):
        text = html.unescape(text)
        if "<" in text:
            text = TAG.sub("", text)
    return text


BRACKETED_KEY = re.compile(r"\s?\([_&~][A-Za-z0-9]\)")
AMPERSAND_KEY = re.compile(r"&(?=[^\s&])")
TILDE_KEY = re.compile(r"~(?=\w)")


def strip_accelerators(english, other):
    """Both strings without the marks of keyboard accelerators (_F, &F, ~F, "(&F)")."""
    if "(" in other:
        other = BRACKETED_KEY.sub("", other)
    if "(" in english:
        english = BRACKETED_KEY.sub("", english)
    if english.count("_") == 1 and other.count("_") <= 1:
        english, other = english.replace("_", ""), other.replace("_", "")
    elif english.count("_") == 0 and other.count("_") == 1:
        other = other.replace("_", "")
    if "&" in english or "&" in other:
        english = AMPERSAND_KEY.sub("", english).replace("&&", "&")
        other = AMPERSAND_KEY.sub("", other).replace("&&", "&")
    if "~" in english or "~" in other:
        english, other = TILDE_KEY.sub("", english), TILDE_KEY.sub("", other)
    return english, other
