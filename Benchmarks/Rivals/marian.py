#!/usr/bin/env python3
"""Translates a file with the Marian wheel, resident in this process, and says how long it took.

Runs in Benchmarks/.venv. --model, --vocabulary, --shortlist and --mini-batch are Marian's own.
"""
import protocol
from pymarian import Translator, __version__


def command_line(options):
    """Greedy search without scores, as students are run; one thread; 128 MB of work space."""
    return " ".join([
        f"--models {options.model} --vocabs {options.vocabulary} {options.vocabulary}",
        # The binary shortlist's second value asks for a check of its checksum at load time: not here.
        f"--shortlist {options.shortlist} false" if options.shortlist else "",
        f"--mini-batch {options.mini_batch} --maxi-batch 100 --maxi-batch-sort src",
        "--beam-size 1 --skip-cost --max-length-factor 3 --cpu-threads 1 --workspace 128",
        "--quiet --quiet-translation",
    ])


def main():
    parser = protocol.parser(__doc__)
    parser.add_argument("--model", required=True, help="a .bin or .npz that this Marian reads")
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--shortlist", help="the binary lexical shortlist; without it the whole vocabulary")
    parser.add_argument("--mini-batch", type=int, required=True, help="sentences in a batch")
    options = parser.parse_args()
    protocol.run(options, __version__, lambda: Translator(command_line(options)).translate)


main()
