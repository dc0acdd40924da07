"""The text that is translated: a file of sentences, or sentences from this machine's package descriptions."""
import hashlib
import re
import shutil
import subprocess

WORDS = range(4, 41)  # words of a sentence from a description; lists and licence texts fall outside
SENTENCE_END = re.compile(r'(?<=[.!?])\s+(?=["\'(]?[A-Z])')
WHOLE_SENTENCE = re.compile(r'["\'(]?[A-Z].*[a-z)][.!?]["\')]?$')
ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|Dr|Mr|Mrs|St|No|[A-Z])\.$")


class NoText(Exception):
    """There is no text to translate; the message says where it was looked for."""


def from_file(path, limit=None):
    """The lines of `path` that are not blank, one sentence each; only the first `limit` where it is given."""
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = [line.rstrip("\r\n") for line in file]
    lines = [line for line in lines if line.strip()]
    if not lines:
        raise NoText(f"{path} has no text")
    return lines[:limit]


def from_package_descriptions(limit):
    """`limit` sentences from the descriptions of the packages this machine knows.

    `apt-cache dumpavail` has the descriptions of every archive, but the archives of Debian keep only the
    first line there; `dpkg-query` has those of the installed packages whole. Sentences are cut out of both,
    each kept once, and ordered by their SHA-256, so that the same descriptions give the same text. The
    first lines, which are rarely sentences, fill up where sentences are too few.
    """
    paragraphs, titles = [], []
    for stanza in _descriptions():
        title, *body = stanza.split("\n")
        titles.append(title.strip())
        paragraphs += _paragraphs(body)
    sentences = {s for p in paragraphs for s in _sentences(p)}
    chosen = _by_digest(sentences)[:limit]
    if len(chosen) < limit:
        rest = {t for t in titles if len(t.split()) in WORDS} - set(chosen)
        chosen += _by_digest(rest)[: limit - len(chosen)]
    if not chosen:
        raise NoText("neither apt-cache nor dpkg-query knows a package; give the text with --data FILE")
    return chosen


def digest(lines):
    """The SHA-256 of the text, to tell whether two results are over the same one."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def _descriptions():
    """Every Description field: its first line, then the further ones."""
    for command in (
        ["apt-cache", "dumpavail"],
        ["dpkg-query", "--show", "--showformat", "Description: ${Description}\n\n"],
    ):
        if not shutil.which(command[0]):
            continue
        text = subprocess.run(command, capture_output=True, check=False).stdout.decode("utf-8", "replace")
        for match in re.finditer(r"^Description(?:-en)?: (.*(?:\n .*)*)", text, re.MULTILINE):
            yield match.group(1)


def _paragraphs(body):
    """The running text of a description; lines indented further (lists, verbatim text) end a paragraph."""
    paragraph = []
    for line in body + [" ."]:
        if line.strip() == "." or line.startswith("  ") or line[1:2] in ("*", "-"):
            if paragraph:
                yield " ".join(paragraph)
            paragraph = []
        else:
            paragraph.append(line.strip())


def _sentences(paragraph):
    """The whole sentences of a paragraph, those cut after an abbreviation put together again."""
    parts = []
    for part in SENTENCE_END.split(paragraph):
        if parts and ABBREVIATION.search(parts[-1]):
            parts[-1] += " " + part
        else:
            parts.append(part)
    return [s for s in parts if len(s.split()) in WORDS and WHOLE_SENTENCE.match(s)]


def _by_digest(texts):
    return sorted(texts, key=lambda text: hashlib.sha256(text.encode()).digest())
