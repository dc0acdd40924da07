"""Reading text, and texts that share their keys."""


def read_text(path):
    """A file's text, undecodable bytes replaced."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def pair_by_key(english, other):
    """Pairs of two {key: text} dictionaries."""
    for key, text in other.items():
        source = english.get(key)
        if source and text:
            yield source, text
