"""Symmetrised alignments, and the tables and shortlists that are counted from them."""

import random
import struct
import unittest

from training.links import grow_diag_final_and, lexical_table, parse
from training.shortlist import shortlist
from training.tests import FIXTURES, needs

SEED = 7


class Symmetrising(unittest.TestCase):
    def test_what_both_directions_say_stays(self):
        self.assertEqual(grow_diag_final_and(parse("0-0 1-1"), parse("0-0 1-1")), [(0, 0), (1, 1)])

    def test_neighbours_join_where_a_word_has_no_link(self):
        self.assertEqual(grow_diag_final_and(parse("0-0 1-1 2-1"), parse("0-0 1-1")), [(0, 0), (1, 1), (2, 1)])
        # (0, 1) touches two words that have links.
        self.assertEqual(grow_diag_final_and(parse("0-0 1-1 0-1"), parse("0-0 1-1")), [(0, 0), (1, 1)])

    def test_diagonals_are_neighbours(self):
        for corner in ("0-0", "0-2", "2-0", "2-2"):
            links = grow_diag_final_and(parse("1-1"), parse(f"1-1 {corner}"))
            self.assertEqual(links, sorted({(1, 1)} | parse(corner)))
        # What has grown comes before what is lonely, and word 3 needs no other.
        self.assertEqual(grow_diag_final_and(parse("2-2 3-5"), parse("2-2 3-3")), [(2, 2), (3, 3)])

    def test_growth_reaches_over_what_has_grown(self):
        self.assertEqual(grow_diag_final_and(parse("0-0 1-0 2-0"), parse("0-0")), [(0, 0), (1, 0), (2, 0)])

    def test_lonely_links_join_last_and_only_between_free_words(self):
        self.assertEqual(grow_diag_final_and(parse("0-0 4-5"), parse("0-0")), [(0, 0), (4, 5)])
        self.assertEqual(grow_diag_final_and(parse("0-0 0-5"), parse("0-0")), [(0, 0)])
        # Two for one free word: the first direction's wins.
        self.assertEqual(grow_diag_final_and(parse("3-7"), parse("3-9")), [(3, 7)])

    def test_result_lies_between_intersection_and_union(self):
        generator = random.Random(SEED)
        for _ in range(300):
            forward, reverse = (
                {(generator.randrange(6), generator.randrange(6)) for _ in range(generator.randrange(9))}
                for _ in range(2)
            )
            links = set(grow_diag_final_and(forward, reverse))
            self.assertTrue(forward & reverse <= links <= forward | reverse, f"seed {SEED}: {forward} {reverse}")


class Tables(unittest.TestCase):
    def test_probabilities_are_shares_of_links(self):
        table = lexical_table([([5, 6], [7, 8]), ([5], [7]), ([5], [9])], [[(0, 0), (1, 1)], [(0, 0)], [(0, 0)]])
        self.assertEqual(table, {5: {7: 2 / 3, 9: 1 / 3}, 6: {8: 1.0}})

    def test_only_the_likeliest_are_kept(self):
        pairs = [([1], [target]) for target in (4, 4, 3, 2)]
        self.assertEqual(list(lexical_table(pairs, [[(0, 0)]] * 4, best=2)[1]), [4, 2])

    def test_shortlist_is_what_marian_writes(self):
        expected = (FIXTURES / "micro-ssru" / "lex.bin").read_bytes()
        _, _, first, best, count, total = struct.unpack_from("<6Q", expected)
        offsets = struct.unpack_from(f"<{count}Q", expected, 48)
        entries = struct.unpack_from(f"<{total}I", expected, 48 + 8 * count)
        table = {
            source: dict.fromkeys(entries[start:end], 0.5)
            for source, (start, end) in enumerate(zip(offsets, offsets[1:]))
        }
        self.assertEqual(shortlist(table, count - 1, first, best), expected)

    def test_of_each_piece_the_likeliest_are_listed_in_order(self):
        data = shortlist({0: {3: 0.1, 2: 0.2, 1: 0.7}}, 4, 0, 2)
        self.assertEqual(struct.unpack_from("<5Q2I", data, 48), (0, 2, 2, 2, 2, 1, 2))
        self.assertEqual(shortlist({0: {1: 0.2, 2: 0.7}}, 4, 0, 2), data)

    @needs("eflomal", "numpy")
    def test_aligner_finds_words_in_any_order(self):
        from training.aligner import aligned

        generator, pairs = random.Random(SEED), []
        for _ in range(300):
            source = generator.sample(range(10, 30), 4)
            pairs.append((source, [number + 100 for number in reversed(source)]))
        right = sum((s, 3 - s) in links for links in aligned(pairs) for s in range(4))
        self.assertGreater(right, 0.9 * 4 * len(pairs))


if __name__ == "__main__":
    unittest.main()
