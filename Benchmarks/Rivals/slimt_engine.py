#!/usr/bin/env python3
"""Translates a file with slimt on the pack's own files, resident in this process, and says how long it took."""
import importlib
import importlib.util
import sys
import types
from importlib.metadata import version
from pathlib import Path

import protocol


def engine():
    """The compiled part alone: the package's own start asks two servers for their models."""
    found = importlib.util.find_spec("slimt")
    package = types.ModuleType("slimt")
    package.__path__ = [str(Path(found.origin).parent)]
    sys.modules["slimt"] = package
    return importlib.import_module("slimt._slimt")


def main():
    parser = protocol.parser(__doc__)
    parser.add_argument("--model", required=True, help="the int8 model with activation scales")
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--shortlist", required=True, help="the binary lexical shortlist")
    options = parser.parse_args()
    slimt = engine()

    def open_engine():
        config = slimt.Config()
        config.encoder_layers, config.decoder_layers, config.num_heads, config.feed_forward_depth = 6, 2, 8, 2
        config.split_mode = "sentence"
        model = slimt.Model(config, slimt.Package(
            model=options.model, vocabulary=options.vocabulary, shortlist=options.shortlist))
        service = slimt.Service(workers=1, cache_size=0)
        return lambda lines: [response.target.text for response in service.translate(model, lines)]

    protocol.run(options, version("slimt"), open_engine)


main()
