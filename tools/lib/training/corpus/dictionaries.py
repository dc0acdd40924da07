"""Dictionaries and Tatoeba's sentence pairs: sources that need no cleaning beyond normalisation."""

import functools
import gzip
import os
import re

from .cleaning import WHITESPACE, normalise
from .files import read_text


def tatoeba_pairs(work, language):
    """Sentence pairs of the Tatoeba slices."""
    folder = os.path.join(work.root, "raw", "tato")
    if not os.path.isdir(folder):
        return
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name, language.iso3 + ".txt")
        if not os.path.exists(path):
            continue
        for line in read_text(path).split("\n"):
            fields = line.split("\t")
            if len(fields) >= 2:
                english, other = normalise(fields[0], language), normalise(fields[1], language)
                if english and other and english != other and len(english) < 480 and len(other) < 480:
                    yield english, other


def read_dictd(base):
    """(headword, entry) of a dictd dictionary."""
    digits = {
        character: value
        for value, character in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    }

    def number(text):
        return functools.reduce(lambda total, character: total * 64 + digits[character], text, 0)

    with gzip.open(base + ".dict.dz") as file:
        data = file.read()
    for line in read_text(base + ".index").split("\n"):
        fields = line.split("\t")
        if len(fields) >= 3 and not fields[0].startswith("00"):
            start, length = number(fields[1]), number(fields[2])
            yield fields[0], data[start : start + length].decode("utf8", "replace")


def freedict_pairs(work, language):
    """First translations of the FreeDict entries, in both directions."""
    for first, second in (("eng", language.iso3), (language.iso3, "eng")):
        for path, _ in work.matching(rf"dict-freedict-{first}-{second}/usr/share/dictd/[^/]*\.index"):
            for _, entry in read_dictd(work.deb_path(path)[: -len(".index")]):
                lines = [line.strip() for line in entry.split("\n") if line.strip()]
                if len(lines) < 2:
                    continue
                head = re.sub(r"//.*//", "", lines[0])  # pronunciations
                head = re.sub(r"/[^/]*/|<[^>]*>|\([^)]*\)|\[[^\]]*\]", "", head).strip()
                value = re.sub(r"^\d+\.\s*", "", lines[1])
                value = re.sub(r"\[[^\]]*\]|\([^)]*\)|<[^>]*>", "", value).split(";")[0].split(",")[0].strip()
                if head and value and len(head) < 40 and len(value) < 40 and not re.search(r'["/]', value):
                    yield (head, value) if first == "eng" else (value, head)


def ding_pairs(work, _):
    """Entries of the German-English dictionary of the Ding project (package trans-de-en)."""
    path = work.deb_path("trans-de-en/usr/share/trans/de-en")
    if not os.path.exists(path):
        return

    def bare(text):
        if len(text) < 40 or not re.search(r"[.!?]$", text.strip()):
            text = re.sub(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|/[^/]*/|<[^>]*>", "", text)
            return WHITESPACE.sub(" ", text).strip(" .;")
        return WHITESPACE.sub(" ", re.sub(r"\{[^}]*\}|\[[^\]]*\]", "", text)).strip()

    def alternatives(text):
        parts = [bare(part) for part in text.split(";")]
        return [part for part in parts if part and not re.search(r"[~/<>{}\[\]=]", part)]

    for line in read_text(path).split("\n"):
        if line.startswith("#") or "::" not in line:
            continue
        german, english = line.split("::", 1)
        german, english = german.split("|"), english.split("|")
        if len(german) != len(english):
            continue
        for d, e in zip(german, english):
            d, e = alternatives(d), alternatives(e)
            if d and e:
                yield e[0], d[0]
                if len(d) > 1 and len(e) > 1:
                    yield e[1], d[1]


def dictionary_pairs(work, language):
    """Dictionary entries: Ding for German, FreeDict for the others."""
    for english, other in (ding_pairs if language.code == "de" else freedict_pairs)(work, language):
        if english and other and english.lower() != other.lower() and 1 < len(english) < 200 and 1 < len(other) < 200:
            yield normalise(english, language), normalise(other, language)
