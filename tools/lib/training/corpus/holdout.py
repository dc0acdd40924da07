"""Held-out sets, chosen by hash: the same pair is held out whatever else the corpus holds."""

import collections
import hashlib
import re

from .languages import SOFTWARE_DOMAINS
from .selection import match_key


def rank(text):
    """A sentence's place in the order of holding out: a hash of what is left of it without case and marks."""
    return hashlib.sha256(match_key(text).encode()).hexdigest()


def everyday(triples):
    """Pairs of everyday sentences, one for each English sentence."""
    pairs = {}
    for english, other, domain in sorted(triples):
        if domain == "tatoeba" and 3 <= len(english.split()) <= 30:
            pairs.setdefault(match_key(english), (english, other))
    return sorted(pairs.values(), key=lambda pair: rank(pair[0]))


def software(triples):
    """Pairs from programs and manuals without placeholders, of each domain in turn."""
    by_domain = collections.defaultdict(dict)
    for english, other, domain in sorted(triples):
        if (
            domain in SOFTWARE_DOMAINS
            and 4 <= len(english.split()) <= 40
            and not re.search(r"[{}%$\[\]<>]", english + other)
        ):
            by_domain[domain].setdefault(match_key(english), (english, other))
    queues = [sorted(pairs.values(), key=lambda pair: rank(pair[0])) for _, pairs in sorted(by_domain.items())]
    seen = set()
    for turn in range(max(map(len, queues), default=0)):
        for queue in queues:
            if turn < len(queue) and match_key(queue[turn][0]) not in seen:
                seen.add(match_key(queue[turn][0]))
                yield queue[turn]


def hold_out(triples, test_size=1500, valid_size=1000):
    """{name: pairs} of the held-out sets: everyday sentences (tato) and texts of software (soft).

    At most a tenth of each kind is held out, so that small corpora keep something to train on.
    """
    sets = {}
    for kind, pairs in (("tato", everyday(triples)), ("soft", list(software(triples)))):
        tests = min(test_size, len(pairs) // 20)
        sets[f"test-{kind}"] = pairs[:tests]
        sets[f"valid-{kind}"] = pairs[tests : tests + min(valid_size, len(pairs) // 20)]
    return sets


def without_held_out(triples, sets):
    """The triples that share neither side with a held-out pair, case and punctuation aside."""
    held = [{match_key(pair[side]) for pairs in sets.values() for pair in pairs} for side in (0, 1)]
    return [t for t in triples if match_key(t[0]) not in held[0] and match_key(t[1]) not in held[1]]
