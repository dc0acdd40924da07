"""Model cards: a pack's CARD.md, card.md with what the pack's ledger says."""

import textwrap
from pathlib import Path
from string import Template

LANGUAGE_NAMES = {
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "ja": "Japanese",
    "nl": "Dutch",
    "pt": "Portuguese",
}
MONTHS = "January February March April May June July August September October November December".split()
WIDTH = 120


def name_of(code):
    """The English name of a language."""
    return LANGUAGE_NAMES.get(code, code)


def day(date):
    """A date, YYYY-MM-DD, in words."""
    year, month, number = map(int, date.split("-"))
    return f"{number} {MONTHS[month - 1]} {year}"


def counted(number, noun):
    """A number of things."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def millions(number):
    """A large number in millions with one digit behind the point, a small one in full."""
    return f"{number / 1e6:.1f} million" if number >= 100_000 else f"{number:,}"


def model(ledger):
    """What the card says of the network and its training."""
    shape, training = ledger["model"], ledger["training"]
    return {
        "vocabulary": f"{shape['vocabulary']:,}",
        "encoder": counted(shape["encoderLayers"], "encoder layer"),
        "decoder": counted(shape["decoderLayers"], "SSRU decoder layer"),
        "layer": shape["decoderLayers"],
        "width": f"{shape['width']:,}",
        "feed_forward": f"{shape['feedForward']:,}",
        "heads": shape["heads"],
        "parameters": millions(shape["parameters"]),
        "minutes": counted(training["minutes"], "minute"),
        "processor": training["processor"],
        "updates": f"{training['updates']:,}",
        "target_tokens": millions(training["targetTokens"]),
        **ledger["shortlist"],
    }


def score_rows(scores):
    """The table of scores, and the signatures that they were made with."""
    for row in scores["rows"]:
        yield f"| {row['set']} | {row['lines']:,} | {row['arithmetic']} | {row['BLEU']} / {row['chrF2']} |"
    if scores.get("signatures"):
        yield ""
    for name, signature in scores.get("signatures", {}).items():
        yield f"- {name}: `{signature}`"


def source_rows(sources):
    """The table of sources; a row without a number belongs to the one above it."""
    for row in sources:
        pairs = f"{row['pairs']:,} " if row["pairs"] else ""
        yield f"| {pairs}| {row['source']} | {row['licence']} |"


def after_sources(text):
    """What is to be known of the sources, and the public repositories by licence."""
    yield from text["after"]
    if text["repositories"]:
        yield from ("", "Repositories:", "")
    for licence, names in sorted(text["repositories"].items()):
        line = f"- {licence}: {', '.join(names)}"
        yield textwrap.fill(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)


def weaknesses(told):
    """What the pack is known to do badly."""
    yield from told["before"]
    if told["items"]:
        yield ""
    yield from (f"- {item}" for item in told["items"])


def card(ledger):
    """The whole card."""
    text, sides = ledger["text"], [name_of(ledger[side]) for side in ("source", "target")]
    lines = {
        "before_scores": ledger["scores"]["before"],
        "scores": score_rows(ledger["scores"]),
        "after_scores": ledger["scores"]["after"],
        "weaknesses": weaknesses(ledger["weaknesses"]),
        "before_sources": text["before"],
        "sources": source_rows(text["sources"]),
        "after_sources": after_sources(text),
    }
    values = {
        "id": ledger["id"],
        "version": ledger["version"],
        "pair": ledger["source"] + ledger["target"],
        "source": sides[0],
        "target": sides[1],
        "languages": " and ".join(sorted(sides)),
        "day": day(ledger["trained"]),
        "pairs": f"{text['pairs']:,}",
        "english_words": millions(text["englishWords"]),
    }
    values |= model(ledger) | {name: "\n".join(part) for name, part in lines.items()}
    template = Path(__file__).with_name("card.md").read_text(encoding="utf-8")
    return Template(template).substitute(values)
