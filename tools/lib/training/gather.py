"""From sources to a corpus with its ledger: the first stage of the road, which needs neither PyTorch nor NumPy."""

from . import ledger
from .corpus import fetch
from .corpus.build import build

SOURCES = ledger.SOURCES


def corpus(place, options, say=print):
    """Fetches the sources, makes the corpus with its held-out sets, and writes its ledger, unless that is there."""
    if place.corpus_ledger.exists():
        say(f"corpus: {place.corpus} is there")
        return
    names = options.packages or fetch.names_in(
        SOURCES / ("smoke.txt" if options.profile == "smoke" else "packages.txt")
    )
    packages = fetch.fetch_packages(place.work, names, say)
    commits, licences = {}, {}
    if options.repositories:
        licences = dict(line.split() for line in fetch.names_in(SOURCES / "repositories.txt"))
        commits = fetch.fetch_repositories(place.work, list(licences), options.git_base, say)
        commits |= fetch.fetch_tatoeba(
            place.work, fetch.names_in(SOURCES / "tatoeba.txt"), place.language.iso3, options.git_base
        )
    found = build(place.work, place.corpus, place.language, options.jobs, options.exclude, options.limit, say)
    ledger.write(place.corpus_ledger, ledger.of_corpus(found, packages, commits, licences, place.language))
    say(f"corpus: {found['pairs']} pairs to train on, held out {found['heldOut']}")
