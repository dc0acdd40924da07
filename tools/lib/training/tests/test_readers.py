"""Files of programs are read as (English, other) pairs; broken ones end no build."""

import gzip
import struct
import tempfile
import unittest
import zipfile
from pathlib import Path

from training.corpus import applications, catalogues, dictionaries, documents, manpages, resources
from training.corpus.languages import LANGUAGES
from training.corpus.workspace import Job, Workspace
from training.tests import needs

GERMAN = LANGUAGES["de"]


def mo(messages):
    """A gettext catalogue of {key: translation}."""
    keys, values = [key.encode() for key in sorted(messages)], [messages[key].encode() for key in sorted(messages)]
    position, tables, data = 28 + 16 * len(keys), [], b""
    for texts in (keys, values):
        for text in texts:
            tables.append(struct.pack("<2I", len(text), position + len(data)))
            data += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    return head + b"".join(tables) + data


def qm(messages):
    """A compiled Qt translation of {source: translation}."""

    def field(tag, data):
        return bytes([tag]) + struct.pack(">I", len(data)) + data

    body = b"".join(
        field(3, other.encode("utf-16-be")) + field(6, source.encode()) + b"\5\0\0\0\0\1"
        for source, other in messages.items()
    )
    return bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd") + field(0x42, b"abc") + field(0x69, body)


class Readers(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def put(self, name, data):
        """Writes a file; its path."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return str(path)

    def test_message_catalogues(self):
        path = self.put(
            "a.mo",
            mo(
                {
                    "": "Content-Type: text/plain; charset=UTF-8\n",
                    "Open": "Öffnen",
                    "menu\x04Close": "Schließen",
                    "%d file\0%d files": "%d Datei\0%d Dateien",
                    "Name|Size": "Größe",
                }
            ),
        )
        self.assertEqual(
            sorted(catalogues.read_catalogue(path)),
            [
                ("%d file", "%d Datei"),
                ("%d files", "%d Dateien"),
                ("Close", "Schließen"),
                ("Open", "Öffnen"),
                ("Size", "Größe"),
            ],
        )

    def test_qt_translations(self):
        path = self.put("a.qm", qm({"Open": "Öffnen", "Quit": "Beenden"}))
        self.assertEqual(list(catalogues.read_qm(path)), [("Open", "Öffnen"), ("Quit", "Beenden")])
        self.assertEqual(list(catalogues.read_qm(self.put("b.qm", b"no translation"))), [])

    def test_a_broken_file_is_left_out(self):
        whole = mo({"": "charset=UTF-8", "Open the file": "Öffnen Sie die Datei"})
        for length in range(0, len(whole), 7):
            pairs, fault = Job(GERMAN, "ui-mo", "p", "mo", (self.put("cut.mo", whole[:length]),)).run()
            self.assertTrue(fault or len(pairs) <= 1, length)
        self.assertIn("FileNotFoundError", Job(GERMAN, "ui-mo", "p", "mo", (str(self.folder / "none"),)).run()[1])

    def test_resource_files(self):
        cases = {
            "a.ftl": ("open = Open { $name }\n    .title = Title\n", {"open": "Open {$name}", "open.title": "Title"}),
            "a.json": ('{"a": {"b": "Open"}, "@meta": "no"}', {"/a/b": "Open"}),
            "a.properties": ("open.label = Open\n# note\n", {"open.label": "Open"}),
            "a.strings": ('"open" = "Open \\"it\\"";\n', {"open": 'Open "it"'}),
            "a.xml": ('<resources><string name="o">Don\\\'t <b>go</b></string></resources>', {"o": "Don't <b>go</b>"}),
            "a.php": ("<?php return [\n  'open' => 'Open',\n];", {"open": "Open"}),
            "a.resx": ('<data name="o" xml:space="preserve"><value>A &amp; B</value></data>', {"o": "A & B"}),
            "a.bin": ("anything", {}),
        }
        for name, (text, expected) in cases.items():
            with self.subTest(name):
                self.assertEqual(resources.read_resource(self.put(name, text)), expected)

    def test_resources_are_paired_by_key(self):
        english, other = self.put("en.json", '{"a": "Open", "b": "Close"}'), self.put("de.json", '{"a": "Öffnen"}')
        self.assertEqual(list(resources.read_resource_pair(other, english)), [("Open", "Öffnen")])

    def test_manual_pages_with_the_same_structure(self):
        def page(heading, text):
            return gzip.compress(f'.TH X 1\n.SH {heading}\n.B \\-\\-all\n{text}\n.PP\n.SH "Z"\n'.encode())

        english, other = self.put("en.gz", page("NAME", "lists files")), self.put("de.gz", page("NAME", "listet auf"))
        self.assertIn(("--all lists files", "--all listet auf"), list(manpages.read_man_pair(other, english)))
        self.assertEqual(list(manpages.read_man_pair(self.put("f.gz", gzip.compress(b".SH A\nx\n")), english)), [])

    @needs("lxml")
    def test_documents_with_the_same_blocks(self):
        english = self.put("a.page", "<page><title>Help</title><p>Open <gui>it</gui>.</p></page>")
        other = self.put("b.page", "<page><title>Hilfe</title><p>Öffnen Sie <gui>es</gui>.</p></page>")
        fewer = self.put("c.page", "<page><title>Hilfe</title></page>")
        self.assertEqual(
            list(documents.read_document_pair(other, english)), [("Help", "Hilfe"), ("Open it.", "Öffnen Sie es.")]
        )
        self.assertEqual(list(documents.read_document_pair(fewer, english)), [])

    def test_dictionaries(self):
        self.put("deb/trans-de-en/usr/share/trans/de-en", "# note\nBaum {m} | Bäume :: tree | trees\n")
        pairs = list(dictionaries.dictionary_pairs(Workspace(self.folder), GERMAN))
        self.assertEqual(pairs, [("tree", "Baum"), ("trees", "Bäume")])

    def test_tatoeba(self):
        self.put("raw/tato/owner/deu.txt", "Go now.\tGeh jetzt.\tCC-BY\nno tab\nsame\tsame\n")
        self.assertEqual(list(dictionaries.tatoeba_pairs(Workspace(self.folder), GERMAN)), [("Go now.", "Geh jetzt.")])

    def test_mozilla_language_packs(self):
        english = {"browser/a.ftl": "open = Open the page\n"}
        path = self.folder / "a.xpi"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("localization/de/browser/a.ftl", "open = Seite öffnen\n")
            archive.writestr("chrome/other.txt", "no")
        self.assertEqual(list(applications.mozilla_pairs(path, english)), [("Open the page", "Seite öffnen")])


if __name__ == "__main__":
    unittest.main()
