"""Manual pages: pairs of paragraphs, from the sections whose structure is the same."""

import gzip
import re

ROFF_ESCAPES = (
    ("\\-", "-"),
    ("\\(aq", "'"),
    ("\\(cq", "'"),
    ("\\(oq", "'"),
    ("\\(lq", '"'),
    ("\\(rq", '"'),
    ("\\[lq]", '"'),
    ("\\[rq]", '"'),
    ("\\e", "\\"),
    ("\\ ", " "),
    ("\\(bu", ""),
    ("\\~", " "),
)
ROFF_FONT = re.compile(r"\\f[A-Z]|\\f\([A-Z]+|\\f\[[A-Z]*\]|\\&|\\/|\\,|\\:")
ROFF_CHARACTER = re.compile(r"\\\*?\(\w\w|\\\[\w+\]")
ROFF_FONT_MACROS = {"B", "I", "BR", "IR", "RB", "RI", "BI", "IB", "R", "SM"}
ROFF_LAYOUT_MACROS = {"nh", "hy", "ad", "TH", "ie", "el", "if", "de", "ds", "nr", "blank"}


def plain(words):
    """The text of a paragraph's lines, without roff's escapes."""
    text = ROFF_FONT.sub("", " ".join(words))
    for escape, character in ROFF_ESCAPES:
        text = text.replace(escape, character)
    return ROFF_CHARACTER.sub("", text)


def in_fonts(macro, argument):
    """The text that a font macro sets; the arguments of alternating fonts join."""
    if macro not in ("B", "I", "R", "SM"):
        if '"' in argument:
            argument = "".join(quoted or word for quoted, word in re.findall(r'"([^"]*)"|(\S+)', argument))
        else:
            argument = argument.replace(" ", "")
    return argument.replace('"', "")


def man_items(lines):
    """(kind, text) of the macros, headings and paragraphs of a man page."""
    words = []
    for line in [*lines, ""]:
        match = re.match(r"[.']\s*([A-Za-z\\\"]+)\s*(.*)", line)
        is_macro = line.startswith(("'", "."))
        if is_macro and (not match or match[1].startswith("\\")):
            continue
        if is_macro and match[1] in ROFF_FONT_MACROS:
            words.append(in_fonts(match[1], match[2]))
        elif not is_macro and line.strip():
            words.append(line.strip())
        else:
            if words:
                yield "t", plain(words)
                words = []
            if is_macro:
                yield match[1], ""
                if match[1] in ("SH", "SS"):
                    yield "h", match[2].strip('"')


def man_sections(path):
    """Sections of a man page, each a list of (kind, text)."""
    with gzip.open(path, "rt", encoding="utf8", errors="replace") as file:
        lines = file.read().split("\n")
    sections = [[]]
    for item in man_items(lines):
        if item[0] in ROFF_LAYOUT_MACROS:
            continue
        if item[0] in ("SH", "SS"):
            sections.append([])
        sections[-1].append(item)
    return sections


def read_man_pair(other_path, english_path):
    """Pairs of two man pages, from the sections whose structure is the same."""
    english, other = man_sections(english_path), man_sections(other_path)
    if len(english) != len(other):
        return
    for a, b in zip(english, other):
        if [kind for kind, _ in a] == [kind for kind, _ in b]:
            for (_, text_a), (_, text_b) in zip(a, b):
                if text_a:
                    yield text_a, text_b
