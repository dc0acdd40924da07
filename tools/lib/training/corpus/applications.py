"""Chromium's and Mozilla's interface strings, and the dialogues of a game."""

import re
import struct
import zipfile

from .files import pair_by_key, read_text
from .resources import parse_fluent
from .workspace import in_chunks, package_of


def read_pak(path):
    """{resource id: text} of a Chromium resource pack."""
    with open(path, "rb") as file:
        data = file.read()
    if struct.unpack("<I", data[:4])[0] == 5:
        count, start = struct.unpack("<H", data[8:10])[0], 12
    else:
        count, start = struct.unpack("<I", data[4:8])[0], 9
    entries = [struct.unpack("<HI", data[start + 6 * i : start + 6 * i + 6]) for i in range(count + 1)]
    result = {}
    for (identifier, begin), (_, end) in zip(entries, entries[1:]):
        text = data[begin:end]
        if text[:2] in (b"\x1f\x8b", b"\x1e\x9b"):  # compressed
            continue
        try:
            result[identifier] = text.decode("utf8")
        except UnicodeDecodeError:
            pass
    return result


def source_chromium(work, language):
    """Chromium's interface strings, ICU plural and select messages left out."""
    english = [path for path, _ in work.matching(r"chromium-common/.*en-US\.pak")]
    if not english:
        return
    english = read_pak(work.deb_path(english[0]))
    for path, match in work.matching(rf"chromium-l10n/.*/locales/{language.locale_pattern()}\.pak"):
        pairs = [
            (a, b)
            for a, b in pair_by_key(english, read_pak(work.deb_path(path)))
            if ", plural" not in a and ", select" not in a and "{" not in a[:1]
        ]
        yield from in_chunks(language, language.domain("chromium", match[1]), "chromium-l10n", pairs)


def mozilla_english(work, application):
    """{path below the locale folder: text} of an application's English strings."""
    result = {}
    for path, _ in work.matching(rf"{application}/.*omni\.ja"):
        try:
            archive = zipfile.ZipFile(work.deb_path(path))
        except zipfile.BadZipFile:
            continue
        for name in archive.namelist():
            if re.search(r"\.(ftl|properties)$", name) and "en-US" in name:
                key = re.sub(r"^.*?en-US/(locale/)?(en-US/)?", "", name)
                result[key] = archive.read(name).decode("utf8", "replace")
    return result


def mozilla_texts(text, extension):
    """{key: text} of a Fluent or properties file."""
    if extension == "ftl":
        return parse_fluent(text)
    return {m[1]: m[2].replace("\\n", "\n") for m in re.finditer(r"^\s*([\w.\-]+)\s*=\s*(.+)$", text, re.M)}


def mozilla_pairs(path, english):
    """Pairs of a language pack's archive and the English strings of the application."""
    archive = zipfile.ZipFile(path)
    for name in archive.namelist():
        match = re.search(r"(?:localization|locale)/[a-zA-Z-]+/(.*\.(ftl|properties))$", name)
        if not match:
            continue
        key = match[1]
        if key not in english:
            key = next((k for k in english if k.endswith("/" + key) or key.endswith("/" + k)), None)
        if key is not None:
            other = archive.read(name).decode("utf8", "replace")
            yield from pair_by_key(mozilla_texts(english[key], match[2]), mozilla_texts(other, match[2]))


def source_mozilla(work, language):
    """Firefox's and Thunderbird's interface strings."""
    packages = {locale.lower().replace("_", "-"): locale for locale in reversed(language.locales)}
    for application in ("firefox-esr", "thunderbird"):
        english = mozilla_english(work, application)
        for suffix, locale in packages.items():
            package = f"{application}-l10n-{suffix}"
            pairs = [
                pair
                for path, _ in work.matching(rf"{re.escape(package)}/.*\.xpi")
                for pair in mozilla_pairs(work.deb_path(path), english)
            ]
            yield from in_chunks(language, language.domain("mozilla", locale), package, pairs)


def source_game_dialogues(work, language):
    """Dialogues of Fish Fillets NG."""
    pattern = (
        r'dialogId\("[^"]*",\s*"[^"]*",\s*"((?:[^"\\]|\\.)*)"\)\s*\n'
        r'\s*dialogStr\("((?:[^"\\]|\\.)*)"\)'
    )
    for path, match in work.matching(rf"fillets[^/]*/.*/dialogs_{language.locale_pattern()}\.lua"):
        pairs = [
            (m[1].replace('\\"', '"'), m[2].replace('\\"', '"'))
            for m in re.finditer(pattern, read_text(work.deb_path(path)))
        ]
        yield from in_chunks(language, language.domain("game-dialog", match[1]), package_of(path), pairs)
