"""Writes installed.json into pack folders whose files will all have one time of change: `records.py EPOCH FOLDER...`.

The runtime believes a pack while sizes and times are as its record says (DragomanPacks/Store/InstalledRecord).
"""

import json
import sys
from pathlib import Path

import packs


def record(folder, seconds):
    """What the runtime would note of the pack in `folder` after hashing it."""
    names = [file["path"] for file in packs.read_json(folder / "manifest.json")["files"]] + ["manifest.json"]
    files = {}
    for name in sorted(names):
        size, digest = packs.measured(folder / packs.checked_name(name, folder))
        files[name] = {"bytes": size, "seconds": seconds, "nanoseconds": 0, "sha256": digest}
    return {"files": files}


def main():
    seconds, *folders = sys.argv[1:]
    for folder in map(Path, folders):
        (folder / "installed.json").write_text(packs.text_of(record(folder, int(seconds))), encoding="utf-8")


if __name__ == "__main__":
    main()
