"""From all pairs to those that are trained on: merged, the usual translations, without what is excluded."""

import collections
import os
import re

from .cleaning import normalise
from .files import read_text
from .languages import DOMAIN_PRIORITY


def merge(pairs_by_domain, language):
    """(occurrences, domain) of every distinct pair, the domain by DOMAIN_PRIORITY."""
    order = list(DOMAIN_PRIORITY) + [
        domain + language.regional_tag for domain in DOMAIN_PRIORITY if language.regional_tag
    ]
    occurrences, domain_of = collections.Counter(), {}
    for domain in order:
        for pair in pairs_by_domain.get(domain, ()):
            occurrences[pair] += 1
            domain_of.setdefault(pair, domain)
    return occurrences, domain_of


def frequent_alternatives(occurrences, side, limit):
    """Pairs among the `limit` most frequent with their text on `side`, and not much rarer than the first."""
    by_text = collections.defaultdict(list)
    for pair, count in occurrences.items():
        by_text[pair[side]].append((count, pair[1 - side], pair))
    kept = set()
    for alternatives in by_text.values():
        if len(alternatives) > 1:
            alternatives.sort(reverse=True)
            alternatives = [a for a in alternatives[:limit] if a[0] >= 0.34 * alternatives[0][0]]
        kept.update(pair for _, _, pair in alternatives)
    return kept


def select(occurrences, domain_of):
    """[(English, other, domain)]: Tatoeba pairs as they are, of the others the usual translations."""
    by_english = frequent_alternatives(occurrences, 0, 3)
    by_other = frequent_alternatives(occurrences, 1, 4)
    return [
        (*pair, domain_of[pair])
        for pair in occurrences
        if domain_of[pair] == "tatoeba" or (pair in by_english and pair in by_other)
    ]


def match_key(text):
    """What two sentences share when they differ in case and punctuation only."""
    return re.sub(r"[^\w]+", " ", text.lower()).strip()


def exclusion_keys(paths, language):
    """Keys of all lines of the named files (all files below the named folders)."""
    keys = set()
    for path in paths:
        files = (
            [path]
            if os.path.isfile(path)
            else [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]
        )
        for file in files:
            for line in read_text(file).split("\n"):
                keys.add(match_key(normalise(line, language)))
    keys.discard("")
    return keys


def drop_excluded(triples, keys):
    """The triples neither side of which is a sentence (of 3 words or 10 characters) in `keys`."""

    def excluded(text):
        key = match_key(text)
        return key in keys and (key.count(" ") >= 2 or len(key) >= 10)

    return [t for t in triples if not excluded(t[0]) and not excluded(t[1])] if keys else triples
