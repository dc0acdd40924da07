"""From gathered sources to a corpus of which nothing held out is trained on."""

import random
import tempfile
import unittest
from pathlib import Path

from training import ledger
from training.corpus.build import build
from training.corpus.holdout import hold_out, rank, without_held_out
from training.corpus.languages import LANGUAGES
from training.corpus.selection import drop_excluded, exclusion_keys, match_key, merge, select
from training.tests.test_readers import mo

GERMAN, PORTUGUESE = LANGUAGES["de"], LANGUAGES["pt"]
SEED = 20261201


def triples(count, domain="tatoeba"):
    """Pairs that differ, in a fixed order."""
    return [(f"This is sentence number {n}.", f"Das ist Satz Nummer {n}.", domain) for n in range(count)]


class Selection(unittest.TestCase):
    def test_a_pair_belongs_to_the_best_of_its_domains(self):
        pair = ("Open", "Abrir")
        _, domain_of = merge({"ui-mo": [pair], "docs": [pair], "ui-mo-ptpt": [pair]}, PORTUGUESE)
        self.assertEqual(domain_of, {pair: "docs"})

    def test_rare_alternatives_go(self):
        pairs = [("Open", "Öffnen")] * 9 + [("Open", "Aufmachen")] + [("Close", "Schließen")]
        occurrences, domain_of = merge({"ui-mo": pairs}, GERMAN)
        kept = {triple[:2] for triple in select(occurrences, domain_of)}
        self.assertEqual(kept, {("Open", "Öffnen"), ("Close", "Schließen")})

    def test_evaluation_sets_are_kept_out(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "flores.de").write_text("das ist satz – nummer 3\n", encoding="utf-8")
            kept = drop_excluded(triples(5), exclusion_keys([folder], GERMAN))
        self.assertEqual([t[0] for t in kept], [f"This is sentence number {n}." for n in (0, 1, 2, 4)])


class HoldOut(unittest.TestCase):
    def test_nothing_held_out_is_trained_on(self):
        generator = random.Random(SEED)
        corpus = triples(400) + triples(300, "ui-mo") + triples(300, "docs")
        # The same sentences again in other letters, and with other translations.
        corpus += [(t[0].upper(), t[1] + "!", "ui-mo") for t in corpus] + [
            ("Other: " + t[0], t[1], "dict") for t in corpus
        ]
        generator.shuffle(corpus)
        sets = hold_out(corpus)
        self.assertTrue(all(sets.values()), f"seed {SEED}")
        held = [{match_key(pair[side]) for pairs in sets.values() for pair in pairs} for side in (0, 1)]
        train = without_held_out(corpus, sets)
        self.assertTrue(train)
        for english, other, _ in train:
            self.assertNotIn(match_key(english), held[0])
            self.assertNotIn(match_key(other), held[1])

    def test_order_changes_nothing(self):
        corpus, generator = triples(500) + triples(500, "mozilla"), random.Random(SEED)
        sets = hold_out(corpus)
        generator.shuffle(corpus)
        self.assertEqual(hold_out(corpus), sets, f"seed {SEED}")

    def test_a_larger_corpus_holds_out_what_the_smaller_did(self):
        small, large = hold_out(triples(1000)), hold_out(triples(1100))
        again = set(small["test-tato"]) & {pair for pairs in large.values() for pair in pairs}
        self.assertGreater(len(again), 0.8 * len(small["test-tato"]))

    def test_case_and_marks_change_no_rank(self):
        self.assertEqual(rank("Open the file!"), rank("open  the file"))
        self.assertNotEqual(rank("Open the file"), rank("Open the files"))

    def test_at_most_a_tenth(self):
        self.assertEqual(
            {name: len(pairs) for name, pairs in hold_out(triples(100)).items()},
            {"test-tato": 5, "valid-tato": 5, "test-soft": 0, "valid-soft": 0},
        )


class Build(unittest.TestCase):
    def corpus(self, limit=None):
        """A corpus of one catalogue of forty messages; (what was read, {name: bytes})."""
        verbs = {"Open": "Öffnen Sie", "Close": "Schließen Sie", "Move": "Bewegen Sie", "Print": "Drucken Sie"}
        nouns = {"file": "die Datei", "page": "die Seite", "window": "das Fenster", "picture": "das Bild"}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "deb/tool/usr/share/locale/de/LC_MESSAGES/tool.mo"
            path.parent.mkdir(parents=True)
            path.write_bytes(
                mo(
                    {"": "charset=UTF-8"}
                    | {
                        f"{verb} the {noun} now": f"{verbs[verb]} jetzt {nouns[noun]}"
                        for verb in verbs
                        for noun in nouns
                    }
                )
            )
            out = Path(folder) / "corpus"
            found = build(folder, out, GERMAN, limit=limit, say=lambda _: None)
            return found, {file.name: file.read_bytes() for file in out.iterdir()}

    def test_the_same_sources_give_the_same_bytes(self):
        found, files = self.corpus()
        self.assertEqual((found, files), self.corpus())
        self.assertEqual(found["domains"], {"ui-mo": found["pairs"]})
        self.assertEqual(found["given"], {"ui-mo": {"tool": 16}})
        self.assertEqual(files["train.tsv"].count(b"\n"), found["pairs"])

    def test_a_limit_cuts_the_corpus(self):
        self.assertEqual(self.corpus(limit=7)[0]["pairs"], 7)

    def test_the_ledger_names_source_version_and_licence(self):
        found, _ = self.corpus()
        packages = {"tool": {"version": "1.2-3", "licences": ["GPL-2+"]}, "unused": {"version": "1", "licences": []}}
        made = ledger.of_corpus(found, packages, {"owner/app": "c0ffee"}, {"owner/app": "MIT"}, GERMAN)
        self.assertEqual(made["packages"], {"tool": {"version": "1.2-3", "licences": ["GPL-2+"], "pairs": 16}})
        self.assertEqual(made["repositories"], {"owner/app": {"commit": "c0ffee", "licence": "MIT", "pairs": 0}})
        self.assertEqual([row["pairs"] for row in made["sources"]], [made["pairs"]])
        text = ledger.text_of(made)
        self.assertIn("GPL-2+", " ".join(text["after"]))
        self.assertEqual(text["repositories"], {})

    def test_manuals_are_told_apart(self):
        rows = ledger.domain_rows({"docs": 7, "dict": 3}, GERMAN, {"docs": {"gimp-help-de": 4, "yelp": 3}})
        self.assertEqual(
            [(row["pairs"], row["source"][:24]) for row in rows],
            [(7, "manuals: GIMP manual"), (None, "– GNOME help and KDE han"), (3, "Ding dictionary (Frank R")],
        )


if __name__ == "__main__":
    unittest.main()
