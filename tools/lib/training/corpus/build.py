"""The whole way from gathered sources to a corpus: read, merge, select, hold out, write."""

import collections
import multiprocessing
import random
from pathlib import Path

from .applications import source_chromium, source_game_dialogues, source_mozilla
from .dictionaries import dictionary_pairs, tatoeba_pairs
from .holdout import hold_out, rank, without_held_out
from .repositories import source_repositories
from .selection import drop_excluded, exclusion_keys, merge, select
from .sources import source_catalogues, source_documents, source_libreoffice_help, source_man_pages
from .workspace import Job, Workspace

SOURCES = (
    source_game_dialogues,
    source_repositories,
    source_chromium,
    source_mozilla,
    source_libreoffice_help,
    source_documents,
    source_man_pages,
    source_catalogues,
)
SEED = 20240712


def collect(work, language, jobs=1, say=print):
    """({domain: cleaned pairs, duplicates kept}, {domain: {source: how many pairs it gave}}) of all sources."""
    pairs, given = collections.defaultdict(list), collections.defaultdict(collections.Counter)
    pairs["tatoeba"] = list(tatoeba_pairs(work, language))
    pairs["dict"] = list(dictionary_pairs(work, language))
    with multiprocessing.Pool(jobs) as pool:
        for source in SOURCES:
            todo = list(source(work, language))
            for job, (found, fault) in zip(todo, pool.imap(Job.run, todo, 4)):
                pairs[job.domain].extend(found)
                given[job.domain][job.source] += len(found)
                if fault:
                    say(f"left out: {fault}")
            say(f"{source.__doc__.rstrip('.')}: {len(todo)} files or parts")
    return pairs, given


def write_pairs(folder, name, pairs, language):
    """Writes a held-out set, one sentence a line and file."""
    for extension, side in (("en", 0), (language.code, 1)):
        (folder / f"{name}.{extension}").write_text("".join(pair[side] + "\n" for pair in pairs), encoding="utf-8")


def build(root, out, language, jobs=1, exclude=(), limit=None, say=print):
    """Makes the corpus of one language in the folder `out`; what was read, for the ledger.

    `train.tsv` holds "english<TAB>other<TAB>domain" in random order; `{valid,test}-{tato,soft}.*` the held-out sets.
    With `limit` the corpus is cut to so many pairs, by hash.
    """
    work, out = Workspace(root), Path(out)
    pairs, given = collect(work, language, jobs, say)
    selected = select(*merge(pairs, language))
    if limit:
        selected = sorted(selected, key=lambda triple: rank(triple[0]))[:limit]
    kept = drop_excluded(selected, exclusion_keys(exclude, language))
    sets = hold_out(kept)
    train = sorted(without_held_out(kept, sets))
    random.Random(SEED).shuffle(train)
    out.mkdir(parents=True, exist_ok=True)
    for name, held in sets.items():
        write_pairs(out, name, held, language)
    (out / "train.tsv").write_text("".join("\t".join(triple) + "\n" for triple in train), encoding="utf-8")
    return {
        "pairs": len(train),
        "englishWords": sum(len(english.split()) for english, _, _ in train),
        "excluded": len(selected) - len(kept),
        "heldOut": {name: len(held) for name, held in sets.items()},
        "domains": dict(sorted(collections.Counter(domain for _, _, domain in train).items())),
        "given": {
            domain: {name: count for name, count in sorted(counts.items()) if count}
            for domain, counts in sorted(given.items())
        },
    }
