"""Message catalogues: pairs of raw (English, other) strings of gettext's and Qt's files."""

import html
import re
import struct

from .cleaning import TAG
from .files import read_text


def read_mo(path):
    """Pairs of a GNU gettext binary catalogue."""
    with open(path, "rb") as file:
        data = file.read()
    if len(data) < 28:
        return
    order = "<" if struct.unpack("<I", data[:4])[0] == 0x950412DE else ">"
    _, count, originals, translations = struct.unpack(order + "4I", data[4:20])
    charset = "utf-8"
    for i in range(count):
        length, start = struct.unpack(order + "2I", data[originals + 8 * i : originals + 8 * i + 8])
        key = data[start : start + length]
        length, start = struct.unpack(order + "2I", data[translations + 8 * i : translations + 8 * i + 8])
        value = data[start : start + length]
        if not key:  # the header
            match = re.search(rb"charset=([\w-]+)", value)
            charset = match[1].decode() if match else charset
            if charset == "CHARSET":
                charset = "utf-8"
            continue
        try:
            key, value = key.decode("utf-8"), value.decode(charset)
        except (UnicodeDecodeError, LookupError):
            continue
        if "\x04" in key:  # message context
            key = key.split("\x04", 1)[1]
        keys, values = key.split("\0"), value.split("\0")
        yield keys[0], values[0]
        if len(keys) > 1:  # plural form
            yield keys[1], values[-1]


def read_catalogue(path):
    """Pairs of a .mo file with the conventions of some projects undone."""
    wesnoth = "wesnoth" in path
    for english, other in read_mo(path):
        if wesnoth and "^" in english:  # "context^text"
            english, other = english.split("^", 1)[1], other.split("^", 1)[-1]
        if english.startswith("_:"):  # old KDE context line
            english = english.split("\n", 1)[-1]
        if "|" in english and "|" not in other and re.match(r"^[A-Za-z ]+\|\S", english):
            english = english.split("|", 1)[1]  # old GNOME "context|text"
        yield english.replace("%PRODUCTNAME", "LibreOffice"), other.replace("%PRODUCTNAME", "LibreOffice")


def qm_messages(data):
    """The part of a compiled Qt translation that holds the messages."""
    position, messages = 16, b""
    while position + 5 <= len(data):
        tag, length = data[position], struct.unpack(">I", data[position + 1 : position + 5])[0]
        position += 5
        if tag == 0x69:
            messages = data[position : position + length]
        position += length
    return messages


def qm_fields(messages):
    """(tag, bytes) of the fields of all messages; those without a value have none."""
    position = 0
    while position < len(messages):
        tag, length = messages[position], 0
        position += 1
        if tag in (2, 3, 4, 6, 7, 8):
            length = int.from_bytes(messages[position : position + 4], "big")
            position += 4
            if length == 0xFFFFFFFF:
                continue
        elif tag == 5:
            length = 4
        elif tag != 1:
            return
        yield tag, messages[position : position + length]
        position += length


def read_qm(path):
    """Pairs of a compiled Qt translation."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")):
        return
    translation, source = None, None
    for tag, value in qm_fields(qm_messages(data)):
        if tag == 1:  # end of message
            if translation and source:
                yield source, translation
            translation = source = None
        elif tag == 3:  # of the plural forms, the first
            translation = translation or value.decode("utf-16-be", "replace")
        elif tag == 6:
            source = value.decode("utf-8", "replace")


def read_po(path):
    """Pairs of a gettext text catalogue, fuzzy entries left out."""
    import polib

    for entry in polib.pofile(path):
        if entry.obsolete or "fuzzy" in entry.flags:
            continue
        if entry.msgid_plural:
            forms = list(entry.msgstr_plural.values())
            if forms and forms[0]:
                yield entry.msgid, forms[0]
                yield entry.msgid_plural, forms[-1]
        elif entry.msgstr:
            yield entry.msgid, entry.msgstr


def read_bilingual_xml(path):
    """Pairs of a Qt .ts or an XLIFF file."""
    text = read_text(path)
    for match in re.finditer(r"<message[^>]*>(.*?)</message>", text, re.S):
        source = re.search(r"<source>(.*?)</source>", match[1], re.S)
        target = re.search(r"<translation>(.*?)</translation>", match[1], re.S)
        if source and target and "<numerus" not in target[1]:
            yield html.unescape(source[1]), html.unescape(target[1])
    for match in re.finditer(r"<trans-unit[^>]*>(.*?)</trans-unit>", text, re.S):
        source = re.search(r"<source[^>]*>(.*?)</source>", match[1], re.S)
        target = re.search(r"<target[^>]*>(.*?)</target>", match[1], re.S)
        if source and target:
            yield html.unescape(TAG.sub("", source[1])), html.unescape(TAG.sub("", target[1]))
