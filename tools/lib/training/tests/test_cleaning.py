"""Raw strings become plain sentence pairs, or nothing."""

import unittest

from training.corpus.cleaning import normalise, strip_accelerators, strip_markup
from training.corpus.languages import LANGUAGES
from training.corpus.plausible import clean_pair, plausible
from training.corpus.sentences import sentences, split_pair

GERMAN, FRENCH, JAPANESE = LANGUAGES["de"], LANGUAGES["fr"], LANGUAGES["ja"]


class Cleaning(unittest.TestCase):
    def test_quotes_dashes_and_spaces_have_one_form(self):
        self.assertEqual(normalise("„Speichern“\u00a0— ja …", GERMAN), '"Speichern" – ja ...')
        self.assertEqual(normalise("« Ouvrir »  ?", FRENCH), '"Ouvrir"?')

    def test_markup_goes_and_entities_are_read(self):
        self.assertEqual(strip_markup("<b>Open</b> &amp; close<br/>it"), "Open & close\nit")

    def test_accelerators_go_from_both_sides(self):
        cases = [
            (("_Open", "Ö_ffnen"), ("Open", "Öffnen")),
            (("&File", "&Datei"), ("File", "Datei")),
            (("Save", "保存(&S)"), ("Save", "保存")),
            (("snake_case_name", "snake_case_name"), ("snake_case_name", "snake_case_name")),
        ]
        for given, expected in cases:
            with self.subTest(given):
                self.assertEqual(strip_accelerators(*given), expected)


class Sentences(unittest.TestCase):
    def test_abbreviations_end_no_sentence(self):
        self.assertEqual(sentences("Use e.g. Alt. Then go."), ["Use e.g. Alt.", "Then go."])
        self.assertEqual(sentences("開く。閉じる。", cjk=True), ["開く。", "閉じる。"])

    def test_a_pair_is_split_where_both_sides_agree(self):
        pairs = list(split_pair("Open it. Close it.", "Öffne es. Schließe es.", GERMAN))
        self.assertEqual(pairs, [("Open it.", "Öffne es."), ("Close it.", "Schließe es.")])
        whole = list(split_pair("Open it. Close it.", "Erst öffnen und dann schließen.", GERMAN))
        self.assertEqual(whole, [("Open it. Close it.", "Erst öffnen und dann schließen.")])

    def test_paragraphs_are_matched(self):
        pairs = list(split_pair("One thing.\n\nAnother", "Ein Ding.\n\nEin anderes", GERMAN))
        self.assertEqual(pairs, [("One thing.", "Ein Ding."), ("Another", "Ein anderes")])


class Plausible(unittest.TestCase):
    def test_translations_are_kept(self):
        for english, other, language in [
            ("The file is open.", "Die Datei ist offen.", GERMAN),
            ("%d files were copied", "%d Dateien wurden kopiert", GERMAN),
            ("Open the file", "ファイルを開く", JAPANESE),
        ]:
            self.assertTrue(plausible(english, other, language), english)

    def test_what_is_no_translation_is_dropped(self):
        cases = {
            "empty": ("The file", ""),
            "the same": ("Firefox", "firefox"),
            "code": ("see https://example.org/x now", "siehe https://example.org/x jetzt"),
            "another script": ("The file is open.", "Файл открыт сейчас."),
            "lost placeholder": ("%d files were copied", "Dateien wurden kopiert"),
            "only placeholders": ("%s %s", "%s von %s"),
            "lengths": ("Open", "Öffnen Sie nun bitte die Datei, die Sie vorhin gespeichert haben"),
            "digits": ("1234567 a", "1234567 b"),
            "untranslated": ("the quick brown fox jumps there", "the quick brown fox jumps dort"),
        }
        for name, (english, other) in cases.items():
            with self.subTest(name):
                self.assertFalse(plausible(english, other, GERMAN))
        self.assertFalse(plausible("Open the file", "Open de file nu", JAPANESE))

    def test_a_raw_string_goes_the_whole_way(self):
        cleaned = clean_pair("<p>_Open it. Close it.</p>", "<p>_Öffne es. Schließe es.</p>", GERMAN)
        self.assertEqual(cleaned, (("Open it.", "Öffne es."), ("Close it.", "Schließe es.")))


if __name__ == "__main__":
    unittest.main()
