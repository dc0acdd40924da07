"""How alike two engines' translations of the same lines are."""
from collections import Counter

ORDER = 6  # the longest character n-grams of chrF
BETA = 2  # recall counts twice as much as precision


def identical(some, others):
    """How many lines are the same."""
    return sum(a == b for a, b in zip(some, others, strict=True))


def chrf(translations, references):
    """chrF2 over all lines, 0 to 100: character n-grams up to six, without white space (Popović 2015)."""
    scores = []
    for n in range(1, ORDER + 1):
        common = written = expected = 0
        for translation, reference in zip(translations, references, strict=True):
            a, b = _ngrams(translation, n), _ngrams(reference, n)
            common += (a & b).total()
            written += a.total()
            expected += b.total()
        if written and expected:
            precision, recall = common / written, common / expected
            weight = BETA**2 * precision + recall
            scores.append((1 + BETA**2) * precision * recall / weight if weight else 0)
    return 100 * sum(scores) / len(scores) if scores else 0


def _ngrams(line, n):
    text = "".join(line.split())
    return Counter(text[i : i + n] for i in range(len(text) - n + 1))
