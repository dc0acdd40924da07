#!/usr/bin/env python3
"""Translates a file with fxtranslate on the pack's own files, resident in this process, and says how long it took."""
from importlib.metadata import version
from pathlib import Path

import fxtranslate
import protocol


def main():
    parser = protocol.parser(__doc__)
    parser.add_argument("--model", required=True, help="the int8 model with activation scales")
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--shortlist", required=True, help="the binary lexical shortlist")
    options = parser.parse_args()

    def open_engine():
        vocabulary = Path(options.vocabulary).read_bytes()
        translator = fxtranslate.Translator(
            Path(options.model).read_bytes(), vocabulary, vocabulary, Path(options.shortlist).read_bytes())
        # It takes one sentence at a time and has no batches.
        return lambda lines: [translator.translate(line) for line in lines]

    protocol.run(options, version("fxtranslate"), open_engine)


main()
