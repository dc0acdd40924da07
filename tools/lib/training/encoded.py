"""A corpus as numbers: its pieces, and batches of them."""

import random

import numpy as np

from .augment import augment
from .fault import TrainingFault
from .vocabulary import EOS, read_corpus

LONGEST = 90


def concatenate(sequences):
    """All sequences, each with EOS, in one array, and the offsets of their starts (and the end)."""
    tokens = np.concatenate([np.array(sequence + [EOS], dtype=np.int32) for sequence in sequences])
    return tokens, np.cumsum([0] + [len(sequence) + 1 for sequence in sequences])


class EncodedCorpus:
    """Training pairs of one direction as piece ids; kept in a file, so that all stages read the same."""

    def __init__(self, arrays):
        self.source, self.source_offsets = arrays["source"], arrays["source_offsets"]
        self.target, self.target_offsets = arrays["target"], arrays["target_offsets"]
        self.domain, self.domains = arrays["domain"], [str(name) for name in arrays["domains"]]

    def __len__(self):
        return len(self.domain)

    def pair(self, index):
        """Source and target ids of a pair, EOS included."""
        return (
            self.source[self.source_offsets[index] : self.source_offsets[index + 1]],
            self.target[self.target_offsets[index] : self.target_offsets[index + 1]],
        )

    @classmethod
    def load(cls, path):
        """The corpus in a file."""
        with np.load(path) as archive:
            return cls({name: archive[name] for name in archive.files})

    @classmethod
    def make(cls, folder, path, processor, source, seed):
        """Encodes a corpus with `source` as the source language and keeps it at `path`, unless it is there."""
        if path.exists():
            return cls.load(path)
        generator, sources, targets, domains, numbers = random.Random(seed), [], [], [], {}
        for english, other, domain in read_corpus(folder):
            pair = augment(*((english, other) if source == "en" else (other, english)), generator)
            ids = [processor.encode(text) for text in pair]
            if all(0 < len(side) <= LONGEST for side in ids):
                sources.append(ids[0])
                targets.append(ids[1])
                domains.append(numbers.setdefault(domain, len(numbers)))
        if not sources:
            raise TrainingFault(f"{folder}: no pair to train on")
        arrays = dict(
            zip(("source", "source_offsets", "target", "target_offsets"), concatenate(sources) + concatenate(targets))
        )
        arrays |= {"domain": np.array(domains), "domains": np.array(list(numbers))}
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, **arrays)
        return cls(arrays)


def drawn(corpus, weights, generator):
    """Numbers of the pairs of one epoch in random order, each as often as its domain's weight says."""
    weight = np.array([weights.get(name, 1.0) for name in corpus.domains])[corpus.domain]
    copies = np.floor(weight).astype(int)
    copies += generator.random(len(weight)) < (weight - copies)
    result = np.repeat(np.arange(len(weight)), copies)
    generator.shuffle(result)
    return result


def make_batches(corpus, weights, generator, tokens, chunk_size=200_000):
    """Batches (arrays of pair numbers) of one epoch, in random order.

    Pairs of similar length share a batch of at most `tokens` padded tokens a side; the longest may need more.
    """
    source_length, target_length = np.diff(corpus.source_offsets), np.diff(corpus.target_offsets)
    pairs, batches = drawn(corpus, weights, generator), []
    for start in range(0, len(pairs), chunk_size):
        chunk = pairs[start : start + chunk_size]
        key = (
            np.maximum(source_length[chunk], target_length[chunk]) * 1000
            + target_length[chunk] * 10
            + generator.integers(0, 10, len(chunk))
        )
        batch, longest = [], 0
        for pair in chunk[np.argsort(key, kind="stable")]:
            longer = max(longest, source_length[pair], target_length[pair])
            if batch and (len(batch) + 1) * longer > tokens:
                batches.append(np.array(batch))
                batch, longer = [], max(source_length[pair], target_length[pair])
            batch.append(pair)
            longest = longer
        if batch:
            batches.append(np.array(batch))
    return [batches[i] for i in generator.permutation(len(batches))]


def pad(sequences):
    """(ids, mask) arrays of sequences of different lengths."""
    longest = max(map(len, sequences))
    ids, mask = np.zeros((len(sequences), longest), dtype=np.int64), np.zeros((len(sequences), longest), dtype=bool)
    for row, sequence in enumerate(sequences):
        ids[row, : len(sequence)] = sequence
        mask[row, : len(sequence)] = True
    return ids, mask
