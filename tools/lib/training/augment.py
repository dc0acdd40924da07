"""Changes to training pairs: what users type is not as clean as a corpus, and placeholders have to be learnt."""

import re

# They are vocabulary entries of their own, and `mask` teaches the model to copy them into the right place.
PLACEHOLDERS = [f"\u27e6{n}\u27e7" for n in range(8)]
CARRIED_OVER = re.compile(
    r"""https?://\S+[\w/] | [\w.+-]+@[\w-]+\.\w[\w.]*\w      # addresses
    | %(?:\d+\$)?[-#0-9.]*[a-zA-Z@] | \{\w*\} | \$\{?\w+\}?                  # format directives, variables
    | \d[\d.,:]*\d | \d                                                   # numbers
    | \b\w+\.[a-z]{2,4}\b | \b[A-Z][\w-]{2,}\b                           # file names, names""",
    re.X,
)


def mask(source, target, generator):
    """The pair with up to three strings that both sides share replaced by placeholders, in random order."""
    shared = [
        text
        for text in dict.fromkeys(CARRIED_OVER.findall(source))
        if source.count(text) == 1 and target.count(text) == 1 and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", target)
    ]
    if not shared:
        return source, target
    chosen = generator.sample(shared, min(len(shared), generator.randint(1, 3)))
    for text, placeholder in zip(chosen, generator.sample(PLACEHOLDERS, len(chosen))):
        if text in source and text in target:
            source, target = source.replace(text, placeholder), target.replace(text, placeholder)
    return source, target


def augment(source, target, generator):
    """The pair with, now and then, placeholders, typographic quotes, lower or upper case or no final full stop.

    The corpus is normalised to ASCII quotes and proper case; what users type is not.
    """
    choice = generator.random()
    if generator.random() < 0.25:
        source, target = mask(source, target, generator)
    if "'" in source and generator.random() < 0.3:
        source = source.replace("'", "\u2019")
    if '"' in source and generator.random() < 0.2:
        source = re.sub(r'"([^"]*)"', "\u201c\\1\u201d", source)
    if choice < 0.05:
        source = source.lower()
    elif choice < 0.09 and source[-1:] == "." and target[-1:] in ".。":
        source, target = source[:-1], target[:-1]
    elif choice < 0.11 and source[-1:] == ".":
        source = source[:-1]
    elif choice < 0.12 and len(source) < 60 and "%" not in source:
        source, target = source.upper(), target.upper()
    return source, target
