"""Cards, packs and their way into a catalog."""

import copy
import json
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

from catalog import packs, signing

from training import commands, ledger, pack
from training.card import card
from training.fault import TrainingFault
from training.place import Place
from training.settings import SMOKE, TINY
from training.tests import ROOT

SCORES = {
    "rows": [
        {"set": "test-soft", "lines": 40, "arithmetic": "int8 (Dragoman)", "BLEU": "1.50", "chrF2": "12.00"},
        {"set": "test-soft", "lines": 40, "arithmetic": "float32 (Marian)", "BLEU": "1.60", "chrF2": "12.50"},
    ],
    "signatures": {"BLEU": "nrefs:1|tok:13a", "chrF2": "nrefs:1|nc:6"},
}
TRAINING = {
    "date": "2026-12-01",
    "minutes": 1,
    "processor": "one processor core",
    "updates": 300,
    "targetTokens": 250000,
    "parameters": 230000,
    "vocabulary": 1000,
}
CORPUS = {
    "schema": 1,
    "language": "de",
    "pairs": 1900,
    "englishWords": 12000,
    "domains": {"ui-mo": 1900},
    "sources": [{"pairs": 1900, "source": "message catalogues", "licence": "GPL-2+"}],
    "packages": {"tool": {"version": "1.2-3", "licences": ["GPL-2+ or MIT"], "pairs": 1900}},
    "repositories": {"owner/app": {"commit": "c0ffee", "licence": "MPL-2.0", "pairs": 3}},
}


class Packs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.place = Place(self.folder / "work", "en", "de", SMOKE)
        ledger.write(self.place.corpus_ledger, CORPUS)

    def entry(self):
        """The pack's ledger."""
        return pack.entry_of(self.place, TRAINING, copy.deepcopy(SCORES), [])

    def made(self):
        """A pack of files that are no network; its manifest."""
        for name in self.place.names.values():
            self.place.file(name).parent.mkdir(parents=True, exist_ok=True)
            self.place.file(name).write_bytes(name.encode())
        ledger.write(self.place.ledger, self.entry())
        return pack.assemble(self.place, self.place.pack, SCORES, card(self.entry()))

    def test_a_card_says_what_trained_the_pack(self):
        text = card(self.entry())
        for words in (
            "# en-de.smoke.0.1: English to German",
            "1 December 2026",
            "2 encoder layers and 1 SSRU decoder layer",
            "| 1,900 | message catalogues | GPL-2+ |",
            "- MPL-2.0: owner/app",
            "GPL-2+, MIT.",
            "| test-soft | 40 | int8 (Dragoman) | 1.50 / 12.00 |",
            "- BLEU: `nrefs:1|tok:13a`",
            "for 1 minute on",
        ):
            self.assertIn(words, text)
        self.assertNotIn("$", text)
        self.assertNotIn("Tatoeba", text)

    def test_cards_of_the_repository_are_those_of_their_ledgers(self):
        cards = pack.written_cards()
        self.assertEqual({path.parent for path in cards}, set(packs.pack_folders(packs.MODELS)))
        for path, text in cards.items():
            self.assertEqual(path.read_text(encoding="utf-8"), text)

    def test_a_ledger_with_a_missing_key_is_refused(self):
        for key in ledger.KEYS:
            path = self.folder / "a.ledger.json"
            ledger.write(path, {name: value for name, value in self.entry().items() if name != key})
            with self.assertRaisesRegex(TrainingFault, "a.ledger.json: expected schema"):
                ledger.read_pack(path)
        path.write_text("{", encoding="utf-8")
        with self.assertRaisesRegex(TrainingFault, "not JSON"):
            ledger.read_pack(path)

    def test_a_manifest_has_the_keys_of_those_in_models(self):
        shipped = json.loads((ROOT / "Models/en-de.tiny.1.0/manifest.json").read_text(encoding="utf-8"))
        made = self.made()
        self.assertEqual(list(made), list(shipped))
        self.assertEqual([file["role"] for file in made["files"]], [file["role"] for file in shipped["files"]])
        self.assertEqual(
            made["quality"],
            {"test-soft, int8 greedy shortlist, BLEU": 1.5, "test-soft, int8 greedy shortlist, chrF2": 12.0},
        )

    def test_publishing_makes_a_signed_catalog(self):
        self.made()
        models = self.folder / "models"
        models.mkdir()
        signing.make_keys(self.folder / "key")
        catalog = pack.publish(self.place, models, "2026-12-01", self.folder / "key")
        entries = json.loads(catalog.read_text(encoding="utf-8"))
        self.assertEqual(
            (entries["date"], [entry["id"] for entry in entries["packs"]]), ("2026-12-01", [self.place.identifier])
        )
        self.assertTrue(signing.signatures_of(catalog).exists())
        self.assertTrue(all(packs.holds(path, text) for path, text in packs.rebuilt(None, models).items()))
        with self.assertRaisesRegex(packs.PackFault, "published already"):
            pack.publish(self.place, models, "2026-12-02")

    def test_card_check_finds_what_was_changed_by_hand(self):
        self.made()
        models = self.folder / "models"
        models.mkdir()
        pack.publish(self.place, models, "2026-12-01")
        options = SimpleNamespace(models=models, check=True)
        self.assertEqual(commands.cards(options), 0)
        (models / self.place.identifier / "CARD.md").write_text("better than that\n", encoding="utf-8")
        self.assertEqual(commands.cards(options), 1)
        options.check = False
        self.assertEqual(commands.cards(options), 0)
        options.check = True
        self.assertEqual(commands.cards(options), 0)
        (models / self.place.ledger.name).unlink()
        self.assertEqual(commands.cards(options), 1)


class Options(unittest.TestCase):
    def test_a_pair_is_english_and_a_known_language(self):
        for source, target in (("de", "fr"), ("en", "en"), ("en", "xx"), ("", "")):
            with self.assertRaisesRegex(TrainingFault, "a pair is English and one of"):
                Place(Path("w"), source, target, TINY)

    def test_settings_are_changed_by_name(self):
        changed = TINY.with_changes(["updates=5", "rate=0.5", "bf16=false"])
        self.assertEqual((changed.updates, changed.rate, changed.bf16), (5, 0.5, False))
        for wrong in ("nothing=1", "weights=1", "updates", "bf16=maybe"):
            with self.assertRaises(TrainingFault):
                TINY.with_changes([wrong])

    def test_the_command_line_is_read(self):
        options = commands.parser().parse_args(["train", "--pair", "de-en", "--work", "w", "--set", "seed=2"])
        self.assertEqual((options.command, options.pair, options.set), ("train", ("de", "en"), ["seed=2"]))


if __name__ == "__main__":
    unittest.main()
