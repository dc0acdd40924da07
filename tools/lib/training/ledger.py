"""Ledgers: what a corpus and a pack were made from. A pack's card is written from one."""

import collections
import json
import re
import textwrap
import tomllib
from pathlib import Path

from .fault import TrainingFault

SOURCES = Path(__file__).resolve().parent / "sources"
SCHEMA = 1
# The keys of a pack's ledger, each of which its card needs.
KEYS = {
    "schema",
    "id",
    "version",
    "source",
    "target",
    "trained",
    "model",
    "training",
    "shortlist",
    "scores",
    "weaknesses",
    "text",
}


def read(path):
    """The JSON document in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TrainingFault(f"{path}: no such ledger") from None
    except ValueError as error:
        raise TrainingFault(f"{path}: not JSON: {error}") from None


def read_pack(path):
    """A pack's ledger, with all the keys that a card needs."""
    ledger = read(path)
    if not isinstance(ledger, dict) or set(ledger) != KEYS or ledger["schema"] != SCHEMA:
        found = sorted(ledger) if isinstance(ledger, dict) else type(ledger).__name__
        raise TrainingFault(f"{path}: expected schema {SCHEMA} and the keys {', '.join(sorted(KEYS))}; found {found}")
    return ledger


def write(path, document):
    """Writes a ledger."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def rows_of(entry, language, packages):
    """The [what, licence] rows of a domain; a package belongs to the first row whose pattern fits."""
    rows = entry.get(language.code, entry["rows"])
    if len(rows) == 1:
        return rows
    first = [next(row for row in rows if re.fullmatch(row[2], name)) for name in packages]
    return [row[:2] for row in rows if row in first]


def domain_rows(domains, language, given):
    """The rows of a card's table of sources, for {domain: pairs} and {domain: packages that gave some}."""
    described = tomllib.loads((SOURCES / "domains.toml").read_text(encoding="utf-8"))
    result = []
    for domain, pairs in sorted(domains.items(), key=lambda item: -item[1]):
        base = domain.removesuffix(language.regional_tag)
        variety = " (European Portuguese)" if base != domain else ""
        for number, (what, licence) in enumerate(rows_of(described[base], language, given.get(domain, ()))):
            label = "– " if number else described[base].get("label", "")
            result.append({"pairs": None if number else pairs, "source": label + what + variety, "licence": licence})
    return result


def of_corpus(read_by_build, packages, commits, licences, language):
    """A corpus's ledger: what `build` counted, and versions and licences of all that was read.

    `packages` is {name: version and licences}, `commits` {repository: commit}, `licences` {repository: licence}.
    """
    by_domain, given = read_by_build.pop("given"), collections.Counter()
    for counts in by_domain.values():
        given.update(counts)
    used = {name: packages[name] | {"pairs": given[name]} for name in sorted(packages) if given[name]}
    used |= {name: packages[name] for name in sorted(packages) if name.startswith(("dict-freedict", "trans-de-en"))}
    repositories = {
        name: {"commit": commit, "licence": licences.get(name, "CC BY 2.0 FR"), "pairs": given[name]}
        for name, commit in sorted(commits.items())
    }
    return {
        "schema": SCHEMA,
        "language": language.code,
        **read_by_build,
        "sources": domain_rows(read_by_build["domains"], language, by_domain),
        "packages": used,
        "repositories": repositories,
    }


def packages_told(packages):
    """The paragraph on the Debian packages that gave text."""
    expressions = {expression for entry in packages.values() for expression in entry["licences"]}
    stated = sorted({name for expression in expressions for name in re.split(r" and/or | and | or |, ", expression)})
    return wrapped(
        f"{len(packages)} Debian packages gave text; the ledger names each with its version. Their copyright files "
        f"name these licences, not all of them for the text: {', '.join(stated) or 'none that a program could find'}."
    )


TATOEBA = (
    "Attribution for Tatoeba: the sentences are by the contributors of Tatoeba, https://tatoeba.org, under CC BY 2.0 "
    "FR, in the bilingual files prepared by ManyThings.org."
)


def text_of(corpus):
    """The part of a pack's ledger about its text, from the corpus's ledger."""
    by_licence, has_tatoeba = {}, bool(corpus["domains"].get("tatoeba"))
    for name, entry in corpus["repositories"].items():
        if entry["pairs"]:
            by_licence.setdefault(entry["licence"], []).append(name)
    members = ", or by members of Tatoeba" if has_tatoeba else ""
    return {
        "pairs": corpus["pairs"],
        "englishWords": corpus["englishWords"],
        "before": [
            "Each pair was published by a free-software",
            f"project as its translation{members}. There is no web crawl in it, and nothing was translated by a model",
            "for it. Whether some project's translators used machine translation themselves is not known.",
        ],
        "sources": corpus["sources"],
        "after": packages_told(corpus["packages"]) + (["", *wrapped(TATOEBA)] if has_tatoeba else []),
        "repositories": by_licence,
        "packages": corpus["packages"],
        "commits": {name: entry["commit"] for name, entry in corpus["repositories"].items()},
    }


def wrapped(text):
    """The lines of a paragraph."""
    return textwrap.wrap(text, 120, break_on_hyphens=False, break_long_words=False)
