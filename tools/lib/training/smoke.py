"""The smoke run: from message catalogues of Debian packages to a pack that is installed and translates."""

import os
import shutil
import subprocess
from pathlib import Path

from . import stages
from .fault import TrainingFault
from .pack import publish

SENTENCES = {
    "en": ["Open the file.", "The document could not be saved."],
    "de": ["Datei öffnen.", "Das Dokument konnte nicht gespeichert werden."],
}


def dragoman(options, work, *arguments, text=None):
    """What the program writes, with the catalog and the store of the smoke run."""
    environment = os.environ | {"DRAGOMAN_CATALOG": str(work / "catalog"), "DRAGOMAN_MODELS_DIR": str(work / "models")}
    result = subprocess.run(
        [str(options.dragoman), *arguments], env=environment, input=text, text=True, capture_output=True
    )
    if result.returncode not in (0, 1):
        raise TrainingFault(f"dragoman {' '.join(arguments)}: status {result.returncode}: {result.stderr.strip()}")
    return result.stdout


def smoke(place, options, say=print):
    """Text to pack, into a catalog, installed, translated."""
    stages.whole(place, options, say)
    work = place.work
    for folder in ("catalog", "models"):
        shutil.rmtree(work / folder, ignore_errors=True)
    (work / "models").mkdir()
    (work / "catalog").mkdir()
    publish(place, work / "catalog", options.date or "2000-01-01")
    dragoman(options, work, "packs", "install", place.source, place.target)
    if not Path(work / "models" / place.identifier / "manifest.json").exists():
        raise TrainingFault(f"{place.identifier} was installed, but is not in {work / 'models'}")
    lines = SENTENCES.get(place.source) or place.held_out("test-soft", place.source)[:2]
    output = dragoman(
        options,
        work,
        "translate",
        "--from",
        place.source,
        "--to",
        place.target,
        text="".join(line + "\n" for line in lines),
    ).splitlines()
    if len(output) != len(lines) or not all(output):
        raise TrainingFault(f"{len(lines)} lines in, out came {output}")
    for line, translation in zip(lines, output):
        say(f"{line} => {translation}")
