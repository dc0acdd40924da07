"""What counts as a difference between goldens."""

import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
HAS_NUMPY = importlib.util.find_spec("numpy") is not None
if HAS_NUMPY:
    import numpy as np
    from reference import comparison
    from reference.files import write_arrays


@unittest.skipUnless(HAS_NUMPY, "without numpy")
class Comparison(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.old, self.new = Path(folder.name) / "old", Path(folder.name) / "new"

    def texts(self, name, old, new):
        """What differs between two texts."""
        self.old.write_text(old, encoding="utf-8")
        self.new.write_text(new, encoding="utf-8")
        return comparison.difference(name, self.old, self.new)

    def arrays(self, name, old, new):
        """What differs between two archives."""
        write_arrays(self.old, old)
        write_arrays(self.new, new)
        return comparison.difference(name, self.old, self.new)

    def test_scores_may_differ_a_little(self):
        self.assertIsNone(self.texts("a.tsv", "0\t5 6\t-3.10000\tJa.", "0\t5 6\t-3.10050\tJa."))
        self.assertIsNone(self.texts("a.tsv", "0\t5\t-93.10000\tJa.", "0\t5\t-93.10500\tJa."))
        self.assertIn("1 of 1 lines", self.texts("a.tsv", "0\t5 6\t-3.10000\tJa.", "0\t5 6\t-3.10500\tJa."))

    def test_ids_and_text_may_not(self):
        for new in ("0\t5 7\t-3.1\tJa.", "0\t5 6\t-3.1\tJa", "0\t5 6\t\tJa.", "0\t5 6\t-3.1\tJa.\n1"):
            self.assertIsNotNone(self.texts("a.tsv", "0\t5 6\t-3.1\tJa.", new), new)

    def test_some_lines_of_int8_may(self):
        lines = [str(number) for number in range(100)]
        changed = ["x"] * 7 + lines[7:]
        self.assertIsNone(self.texts("int8.tsv", "\n".join(lines), "\n".join(changed)))
        self.assertIn("7 of 100 lines", self.texts("f32.tsv", "\n".join(lines), "\n".join(changed)))
        self.assertIn(
            "8 of 100", self.texts("int8.tsv", "\n".join(lines), "\n".join(["x", *changed[:7], *changed[8:]]))
        )

    def test_arrays_within_their_tolerance(self):
        old = {"line0/enc_out": np.ones((2, 2)), "line0/dec_t0_top10_logits": np.ones(3)}
        for name, step, differs in (
            ("enc_out", 5e-5, False),
            ("enc_out", 5e-4, True),
            ("dec_t0_top10_logits", 5e-4, False),
        ):
            new = {key: array + (step if key.endswith(name) else 0) for key, array in old.items()}
            self.assertEqual(self.arrays("activations-f32.npz", old, new) is not None, differs, (name, step))
        self.assertIn("in one of the two", self.arrays("a.npz", old, {"line0/enc_out": old["line0/enc_out"]}))
        self.assertIn("shape", self.arrays("a.npz", old, old | {"line0/enc_out": np.ones((2, 3))}))

    def test_other_files_are_compared_byte_by_byte(self):
        self.assertEqual(self.texts("model.bin", "a", "b"), "other bytes")
        self.assertIsNone(self.texts("model.bin", "a", "a"))


if __name__ == "__main__":
    unittest.main()
