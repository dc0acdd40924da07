"""Sentence pairs from longer texts: split as finely as both sides agree on."""

import re

from .cleaning import normalise

SENTENCE_END = re.compile(r'(?<=[.!?])["\')]*\s+(?=["\'(]?[A-ZÄÖÜÀ-Þ0-9])')
CJK_SENTENCE_END = re.compile(r"(?<=[。！？])\s*")
ABBREVIATION = re.compile(
    r"\b(z\.|B\.|d\.|h\.|u\.|a\.|usw\.|bzw\.|e\.g\.|i\.e\.|etc\.|Dr\.|Mr\.|Mrs\.|Ms\.|St\.|Nr\.|No\.|vs\.|"
    r"p\. ?ex\.|ca\.|evtl\.|ggf\.|inkl\.|Sr\.|Sra\.|Jh\.|Abb\.|Abs\.|Art\.|Bd\.|Hr\.|Fr\.|Str\.|cf\.|"
    r"resp\.|min\.|max\.|approx\.|[A-Z]\.)$|\b\d+\.$"
)


def sentences(text, cjk=False):
    """The sentences of a line of text."""
    if cjk:
        return [part for part in CJK_SENTENCE_END.split(text) if part]
    parts, start = [], 0
    for match in SENTENCE_END.finditer(text):
        if ABBREVIATION.search(text[start : match.start()]):
            continue
        parts.append(text[start : match.end()].strip())
        start = match.end()
    parts.append(text[start:].strip())
    return [part for part in parts if part]


PARAGRAPH_BREAK = re.compile(r"\n\s*\n")
BULLET = re.compile(r"^\s*([-*•・]|\d+[.)])\s+")


def pair_lines(english, other):
    """Pairs of lines or paragraphs where both sides have as many, else the whole texts."""
    if "\n" not in english and "\n" not in other:
        return [(english.strip(), other.strip())]
    lines_a = [line.strip() for line in english.split("\n") if line.strip()]
    lines_b = [line.strip() for line in other.split("\n") if line.strip()]
    if len(lines_a) == len(lines_b) > 1 and "\n\n" not in english:
        # Lines that end in punctuation (or are short) are units; others are a wrapped paragraph.
        ended = sum(line[-1:] in ".!?:;。" for line in lines_a[:-1])
        if ended >= 0.7 * (len(lines_a) - 1) or max(map(len, lines_a)) < 50:
            return list(zip(lines_a, lines_b))
    paragraphs_a = PARAGRAPH_BREAK.split(english.strip())
    paragraphs_b = PARAGRAPH_BREAK.split(other.strip())
    if len(paragraphs_a) == len(paragraphs_b):
        return list(zip(paragraphs_a, paragraphs_b))
    return [(english, other)]


def split_pair(english, other, language):
    """Sentence pairs of a text pair: split as finely as both sides agree on."""
    weight = 2.2 if language.cjk else 1
    for a, b in pair_lines(english, other):
        a, b = normalise(BULLET.sub("", a), language), normalise(BULLET.sub("", b), language)
        sentences_a, sentences_b = sentences(a), sentences(b, language.cjk)
        if len(sentences_a) == len(sentences_b) > 1 and all(
            0.4 < (len(p) + 10) / (len(q) * weight + 10) < 2.4 for p, q in zip(sentences_a, sentences_b)
        ):
            yield from zip(sentences_a, sentences_b)
        else:
            yield a, b
