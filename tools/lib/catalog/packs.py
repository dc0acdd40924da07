"""The pack folders under Models/, their manifests and the catalog."""

import hashlib
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODELS = ROOT / "Models"
CATALOG = MODELS / "catalog.json"
SCHEMA = 1

# What a manifest has beyond its catalog entry: needed to run a pack, not to choose one.
MANIFEST_ONLY = ("lengthFactor", "placeholders", "alignment", "lowConfidenceBelow")
REQUIRED = (
    "id", "source", "target", "version", "minimumEngineFormat", "strategy", "files", "licence", "quality", "mirrors",
) + MANIFEST_ONLY
IDENTIFIER = re.compile(r"[A-Za-z0-9._-]{1,96}")
ROLES = {"model", "vocabulary", "sourceVocabulary", "targetVocabulary", "shortlist", "card"}
CARD = "CARD.md"
# How a file may be packed for the way: such a file lies beside the one it is made of.
COMPRESSIONS = {"zst": ("zstd", "-dcq"), "gz": ("gzip", "-dc")}


class PackFault(Exception):
    """A pack, manifest or catalog that is not as it should be. The message names file, expected and found."""


def read_json(path):
    """The JSON document in `path`."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackFault(f"{path}: no such file") from None
    except ValueError as error:
        raise PackFault(f"{path}: not JSON: {error}") from None


def text_of(document):
    """The one textual form of a manifest or catalog, so that a rebuild without changes changes nothing."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def measured(path):
    """Size and SHA-256 of a file."""
    digest, size = hashlib.sha256(), 0
    try:
        with path.open("rb") as file:
            while chunk := file.read(1 << 20):
                digest.update(chunk)
                size += len(chunk)
    except OSError as error:
        raise PackFault(f"{path}: {error.strerror}") from None
    return size, digest.hexdigest()


def checked_name(name, where):
    """`name` if it is a plain file or folder name, safe to join to a folder."""
    if not IDENTIFIER.fullmatch(name) or name in (".", ".."):
        raise PackFault(f"{where}: not a pack or file name: {name!r}")
    return name


def rebuilt_manifest(folder):
    """The manifest of a pack folder with the sizes and hashes its files have now."""
    path = folder / "manifest.json"
    manifest = read_json(path)
    missing = [key for key in REQUIRED if key not in manifest]
    unknown = [key for key in manifest if key not in REQUIRED]
    if missing or unknown:
        raise PackFault(f"{path}: missing keys {missing}, unknown keys {unknown}")
    if manifest["id"] != folder.name:
        raise PackFault(f"{path}: id {manifest['id']!r} is not the folder's name {folder.name!r}")
    checked_name(manifest["id"], path)
    if not any(file["role"] == "card" for file in manifest["files"]):
        manifest["files"].append({"role": "card", "path": CARD})
    for file in manifest["files"]:
        if file["role"] not in ROLES:
            raise PackFault(f"{path}: unknown role {file['role']!r}; known: {', '.join(sorted(ROLES))}")
        file["bytes"], file["sha256"] = measured(folder / checked_name(file["path"], path))
    names = [file["path"] for file in manifest["files"]]
    # A program that has Models as its store keeps its record of a pack beside it.
    listed = {"manifest.json", "installed.json", *names}
    listed |= {f"{name}.{suffix}" for name in names for suffix in COMPRESSIONS}
    stray = sorted(item.name for item in folder.iterdir() if item.name not in listed)
    if stray:
        raise PackFault(f"{folder}: files that the manifest does not list: {', '.join(stray)}")
    return manifest


def unpacked_digest(path, command):
    """SHA-256 of what a compressed file holds."""
    try:
        with subprocess.Popen([*command, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            return hashlib.file_digest(process.stdout, "sha256").hexdigest()
    except FileNotFoundError:
        raise PackFault(f"{path}: the command {command[0]} is missing, which looks into it") from None


def catalog_file(folder, file):
    """A catalog's description of a file, with the compressed one that is transferred in its place, if there is one."""
    for suffix, command in COMPRESSIONS.items():
        packed = folder / f"{file['path']}.{suffix}"
        if packed.is_file():
            if unpacked_digest(packed, command) != file["sha256"]:
                raise PackFault(f"{packed}: does not hold {file['path']} as it is beside it")
            size, digest = measured(packed)
            return file | {"compression": {"format": suffix, "bytes": size, "sha256": digest}}
    return file


def catalog_entry(folder, manifest):
    """A pack's entry in the catalog."""
    entry = {key: value for key, value in manifest.items() if key not in MANIFEST_ONLY}
    text = text_of(manifest).encode()
    entry["files"] = [catalog_file(folder, file) for file in manifest["files"]]
    entry["manifest"] = {"bytes": len(text), "sha256": hashlib.sha256(text).hexdigest()}
    return entry


def holds(path, text):
    """Whether the file at `path` is there and is this text."""
    return path.is_file() and path.read_bytes() == text.encode()


def check_catalog(path):
    """Refuses what is no catalog."""
    catalog = read_json(path)
    found = catalog.get("schema") if isinstance(catalog, dict) else catalog
    if found != SCHEMA:
        raise PackFault(f"{path}: expected a catalog with \"schema\": {SCHEMA}, found {str(found)[:40]}")


def pack_folders(models):
    """The folders of packs in a catalog's folder."""
    return sorted(path.parent for path in models.glob("*/manifest.json"))


def rebuilt(date=None, models=MODELS):
    """Path → text of every manifest and of the catalog, as the pack folders in `models` say.

    The catalog's date is `date`, else the one it has.
    """
    folders = pack_folders(models)
    if not folders:
        raise PackFault(f"{models}: no pack folders")
    manifests = [rebuilt_manifest(folder) for folder in folders]
    entries = [catalog_entry(folder, manifest) for folder, manifest in zip(folders, manifests)]
    catalog = {"schema": SCHEMA, "date": date or read_json(models / CATALOG.name)["date"], "packs": entries}
    documents = {folder / "manifest.json": text_of(m) for folder, m in zip(folders, manifests)}
    documents[models / CATALOG.name] = text_of(catalog)
    return documents
