"""Manuals: pairs of the blocks of two documents with the same structure."""

import html
import re

from .cleaning import TAG, WHITESPACE
from .files import pair_by_key, read_text


def read_libreoffice_help(other_path, english_path):
    """Pairs of two LibreOffice help pages, paragraphs matched by their ids."""

    def paragraphs(path):
        return {
            m[2]: WHITESPACE.sub(" ", TAG.sub("", m[3]))
            for m in re.finditer(
                r'<(p|h\d)\b[^>]*\bid="((?:par|hd|tit|N)_?[^"]+)"[^>]*>(.*?)</\1>', read_text(path), re.S
            )
        }

    for english, other in pair_by_key(paragraphs(english_path), paragraphs(other_path)):
        yield html.unescape(english), html.unescape(other)


BLOCK_TAGS = {
    "p",
    "title",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "td",
    "th",
    "dt",
    "para",
    "simpara",
    "term",
    "li",
    "caption",
    "subtitle",
    "desc",
}
CONTAINER_TAGS = BLOCK_TAGS | {"listitem", "itemizedlist", "variablelist", "ul", "ol", "table"}
DOCTYPE = re.compile(rb"<!DOCTYPE.*?(\[.*?\])?\s*>", re.S)
NAMED_ENTITY = re.compile(rb"&(?!(amp|lt|gt|quot|apos|#))([\w.-]+);")


def document_blocks(path):
    """[(tag, text)] of the innermost text blocks of an HTML, DocBook or Mallard document."""
    from lxml import etree

    with open(path, "rb") as file:
        raw = file.read()
    if path.endswith(".html"):
        root = etree.HTML(raw)
    else:
        raw = NAMED_ENTITY.sub(lambda m: m[2].replace(b"kappname", b"the application"), DOCTYPE.sub(b"", raw, count=1))
        root = etree.fromstring(raw, parser=etree.XMLParser(recover=True, huge_tree=True))
    blocks = []
    if root is None:
        return blocks
    for element in root.iter():
        if not isinstance(element.tag, str):
            continue
        tag = element.tag.rpartition("}")[2]
        if tag in BLOCK_TAGS and not any(
            isinstance(child.tag, str) and child.tag.rpartition("}")[2] in CONTAINER_TAGS
            for child in element.iterdescendants()
        ):
            blocks.append((tag, WHITESPACE.sub(" ", "".join(element.itertext()))))
    return blocks


def read_document_pair(other_path, english_path):
    """Pairs of two documents with the same sequence of blocks; none if it differs."""
    english, other = document_blocks(english_path), document_blocks(other_path)
    if english and [tag for tag, _ in english] == [tag for tag, _ in other]:
        for (_, a), (_, b) in zip(english, other):
            yield a, b
