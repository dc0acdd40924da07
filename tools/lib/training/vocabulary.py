"""The SentencePiece vocabulary that both languages of a pair share."""

import random

import sentencepiece

from .augment import PLACEHOLDERS

EOS, UNK = 0, 1


def read_corpus(folder):
    """(English, other, domain) of every line of a corpus."""
    with open(folder / "train.tsv", encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if len(fields) == 3:
                yield fields


def sample(folder, weights, seed):
    """Lines of both languages, of each domain as often as its weight says."""
    generator = random.Random(seed)
    for english, other, domain in read_corpus(folder):
        if generator.random() < min(1, weights.get(domain, 1) * 0.6) or not weights:
            yield english
            yield other


def train_vocabulary(folder, path, settings, coverage):
    """Trains the vocabulary `path` on a corpus, unless it is there."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.with_suffix(".txt")
    lines.write_text("".join(line + "\n" for line in sample(folder, settings.weights, settings.seed)), encoding="utf-8")
    sentencepiece.set_random_generator_seed(settings.seed)
    sentencepiece.SentencePieceTrainer.train(
        input=str(lines),
        model_prefix=str(path.with_suffix("")),
        vocab_size=settings.vocabulary,
        model_type="unigram",
        bos_id=-1,
        pad_id=-1,
        eos_id=EOS,
        unk_id=UNK,
        unk_surface=" \u2047 ",
        character_coverage=coverage,
        input_sentence_size=700000,
        shuffle_input_sentence=True,
        num_threads=1,
        user_defined_symbols=PLACEHOLDERS,
        minloglevel=1,
        max_sentence_length=2000,
        hard_vocab_limit=False,
    )
    path.with_suffix(".model").rename(path)
    path.with_suffix(".vocab").unlink()
    lines.unlink()


def load_vocabulary(path):
    """The vocabulary in a file."""
    return sentencepiece.SentencePieceProcessor(model_file=str(path))
