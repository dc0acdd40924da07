"""The pack that is measured, as its manifest describes it."""
import json
from pathlib import Path


class NoPack(Exception):
    """No installed pack translates the pair; the message says where packs were looked for."""


class Pack:
    """A pack's folder and the files in it, by role."""

    def __init__(self, folder, manifest):
        self.id = manifest["id"]
        self.files = {file["role"]: folder / file["path"] for file in manifest["files"]}

    @property
    def target_vocabulary(self):
        """The SentencePiece file of the target language, which counts every engine's output."""
        return self.files.get("targetVocabulary") or self.files["vocabulary"]

    @property
    def source_vocabulary(self):
        """The SentencePiece file of the source language."""
        return self.files.get("sourceVocabulary") or self.files["vocabulary"]


def find(models, source, target):
    """The first pack under `models`, by name, whose manifest gives that pair."""
    for path in sorted(Path(models).glob("*/manifest.json")):
        manifest = json.loads(path.read_text(encoding="utf-8"))
        if (manifest["source"], manifest["target"]) == (source, target):
            return Pack(path.parent, manifest)
    raise NoPack(f"no pack from {source} to {target} in {models}")
