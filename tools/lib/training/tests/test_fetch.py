"""Packages by apt and repositories by Git, each of them once; a stand-in for apt gives a package that is built here."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from training.corpus import fetch
from training.corpus.languages import LANGUAGES
from training.corpus.repositories import reading, source_repositories, wanted
from training.corpus.workspace import Workspace
from training.fault import TrainingFault

STAND_IN = """\
#!/bin/sh
echo "$*" >> "$LOG"
for word in "$@"; do
  case $word in
    update) exit "${UPDATE:-0}" ;;
    unknown) exit 100 ;;
    tool) cp "$PACKAGE" . ;;
  esac
done
"""
COPYRIGHT = "Format: https://example.org/\n\nFiles: *\nLicense: GPL-2+ or MIT\n text\n\nLicense: MIT\n"
GERMAN = LANGUAGES["de"]


def silent(_):
    """Says nothing."""


class InFolder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def put(self, name, text):
        """Writes a file below the folder; its path."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


@unittest.skipIf(shutil.which("dpkg-deb") is None, "without dpkg-deb")
class Packages(InFolder):
    def setUp(self):
        super().setUp()
        self.put(
            "tree/DEBIAN/control",
            "Package: tool\nVersion: 1:2.3-4\nArchitecture: all\nMaintainer: x <x@example.org>\nDescription: x\n",
        )
        self.put("tree/usr/share/locale/de/LC_MESSAGES/tool.mo", "catalogue")
        self.put("tree/usr/share/doc/tool/copyright", COPYRIGHT)
        self.put("tree/usr/bin/tool", "program")
        os.symlink("/etc/passwd", self.folder / "tree/usr/share/locale/de/LC_MESSAGES/link.mo")
        package = self.folder / "tool_1%3a2.3-4_all.deb"
        subprocess.run(
            ["dpkg-deb", "--build", "--root-owner-group", self.folder / "tree", package],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        self.put("bin/apt-get", STAND_IN).chmod(0o755)
        self.work, self.log = self.folder / "work", self.put("log", "")
        self.work.mkdir()
        environment = {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "LOG": str(self.log),
            "PACKAGE": str(package),
        }
        patch = mock.patch.dict(os.environ, environment)
        patch.start()
        self.addCleanup(patch.stop)

    def test_what_is_read_is_unpacked_and_nothing_else(self):
        known = fetch.fetch_packages(self.work, ["tool"], silent)
        self.assertEqual(known, {"tool": {"version": "1:2.3-4", "licences": ["GPL-2+ or MIT", "MIT"]}})
        files = sorted(path.name for path in (self.work / "deb").rglob("*") if not path.is_dir())
        self.assertEqual(files, ["copyright", "tool.mo"])

    def test_what_is_there_is_not_fetched_again(self):
        fetch.fetch_packages(self.work, ["tool"], silent)
        calls = self.log.read_text()
        self.assertEqual(set(fetch.fetch_packages(self.work, ["tool"], silent)), {"tool"})
        self.assertEqual(self.log.read_text(), calls)

    def test_an_unknown_package_costs_the_others_nothing(self):
        said = []
        self.assertEqual(set(fetch.fetch_packages(self.work, ["unknown", "tool"], said.append)), {"tool"})
        self.assertIn("not available: unknown", said)

    def test_without_lists_of_packages_the_cause_is_said(self):
        with mock.patch.dict(os.environ, {"UPDATE": "100"}), self.assertRaisesRegex(TrainingFault, "apt-get update"):
            fetch.fetch_packages(self.work, ["tool"], silent)

    def test_licences_of_a_text_without_fields(self):
        self.put("old/usr/share/doc/old/copyright", "See /usr/share/common-licenses/LGPL-2.1.\n")
        self.assertEqual(fetch.licences(self.folder / "old"), ["LGPL-2.1"])


class Repositories(InFolder):
    def test_which_file_is_whose_translation(self):
        cases = {
            "app/res/values-de/strings.xml": ("resource", "app/res/values/strings.xml"),
            "app/l10n/de.json": ("resource", "app/l10n/en.json"),
            "app/Texts.de.resx": ("resource", "app/Texts.resx"),
            "app/de/site.po": ("po", None),
            "app/de/site.xlf": ("bilingual-xml", None),
            "app/model.json": (None, None),
        }
        present = {english for _, english in cases.values() if english}
        for path, (reader, english) in cases.items():
            with self.subTest(path):
                found = reading(path, "de", present)
                self.assertEqual(found, reader and (reader, (path, english) if english else (path,)))

    def test_what_is_taken_from_a_repository(self):
        self.assertTrue(wanted("l10n/de.json"))
        for path in ("src/test/de.json", "../de.json", "/de.json", "l10n/de.png", "l10n/ru.json"):
            self.assertFalse(wanted(path), path)

    @unittest.skipIf(shutil.which("git") is None, "without git")
    def test_clones_are_read_at_their_newest_commit(self):
        tree = self.folder / "tree"
        self.put("tree/l10n/de.json", '{"a": "Öffnen Sie die Datei"}')
        self.put("tree/l10n/en.json", '{"a": "Open the file"}')
        self.put("tree/main.c", "int main;")
        self.put("tree/deu.txt", "Go now.\tGeh jetzt.\n")
        identity = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        for command in (["init", "-q"], ["add", "."], [*identity, "commit", "-q", "-m", "x"]):
            subprocess.run(["git", "-C", tree, *command], check=True)
        base = self.folder / "server" / "owner"
        base.mkdir(parents=True)
        tree.rename(base / "app")
        commits = fetch.fetch_repositories(self.folder, ["owner/app"], f"file://{self.folder}/server", silent)
        self.assertEqual(len(commits["owner/app"]), 40)
        (job,) = source_repositories(Workspace(self.folder), GERMAN)
        self.assertEqual((job.source, job.domain), ("owner/app", "app-l10n"))
        self.assertEqual(job.run(), ([("Open the file", "Öffnen Sie die Datei")], None))
        fetch.fetch_tatoeba(self.folder, ["owner/app deu.txt deu", "owner/other x.txt spa"], "deu", None)
        self.assertTrue((self.folder / "raw/tato/owner/deu.txt").exists())

    def test_without_a_clone_or_a_server_the_cause_is_said(self):
        with self.assertRaisesRegex(TrainingFault, "--git-base"):
            fetch.fetch_repositories(self.folder, ["owner/app"], None, silent)


if __name__ == "__main__":
    unittest.main()
