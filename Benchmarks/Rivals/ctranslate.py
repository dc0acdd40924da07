#!/usr/bin/env python3
"""Translates with CTranslate2 on a twin of the pack's network with random weights, and says how long it took.

CTranslate2 has no SSRU decoder, so no file of it has the pack's weights. The twin has the same shape with
self-attention in its place. What it writes means nothing: every sentence is given as many steps as Dragoman took for
it (--steps: lines of two columns, steps and sentence).
"""
from importlib.metadata import version
from pathlib import Path

import ctranslate2
import numpy
import protocol
import sentencepiece
from ctranslate2 import specs

DEPTH, HEADS, WIDTH, INNER = (6, 2), 8, 256, 1536
SEED = 6


def make_twin(folder, pieces):
    """Writes the network, int8; the same at each call."""
    random = numpy.random.default_rng(SEED)
    model = specs.TransformerSpec.from_config(DEPTH, HEADS, pre_norm=False)

    def linear(layer, outputs, inputs):
        bound = (6 / (inputs + outputs)) ** 0.5
        layer.weight = random.uniform(-bound, bound, (outputs, inputs)).astype(numpy.float32)
        layer.bias = numpy.zeros(outputs, numpy.float32)

    def norm(layer):
        layer.gamma, layer.beta = numpy.ones(WIDTH, numpy.float32), numpy.zeros(WIDTH, numpy.float32)

    def attention(layer, parts):
        for place, part in enumerate(parts):
            linear(layer.linear[place], part * WIDTH, WIDTH)
        norm(layer.layer_norm)

    def feed_forward(layer):
        linear(layer.linear_0, INNER, WIDTH)
        linear(layer.linear_1, WIDTH, INNER)
        norm(layer.layer_norm)

    table = random.normal(0, WIDTH**-0.5, (len(pieces), WIDTH)).astype(numpy.float32)
    model.encoder.embeddings[0].weight = model.decoder.embeddings.weight = table
    for layer in model.encoder.layer:
        attention(layer.self_attention, (3, 1))
        feed_forward(layer.ffn)
    for layer in model.decoder.layer:
        attention(layer.self_attention, (3, 1))
        attention(layer.attention, (1, 2, 1))
        feed_forward(layer.ffn)
    linear(model.decoder.projection, len(pieces), WIDTH)
    model.register_source_vocabulary(pieces)
    model.register_target_vocabulary(pieces)
    model.validate()
    model.optimize(quantization="int8")
    folder.mkdir(parents=True)
    model.save(str(folder))


def main():
    parser = protocol.parser(__doc__)
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--twin", required=True, type=Path, help="the folder of the twin, made if it is not there")
    parser.add_argument("--steps", required=True, help="how many steps each sentence is to have")
    options = parser.parse_args()
    vocabulary = sentencepiece.SentencePieceProcessor(model_file=options.vocabulary)
    if not options.twin.exists():
        make_twin(options.twin, [vocabulary.id_to_piece(i) for i in range(vocabulary.get_piece_size())])
    steps = {}
    for line in protocol.read_lines(options.steps):
        count, _, sentence = line.partition("\t")
        steps[sentence] = int(count)

    def open_engine():
        translator = ctranslate2.Translator(str(options.twin), device="cpu", compute_type="int8", inter_threads=1,
                                            intra_threads=1)
        return lambda lines: translate(translator, vocabulary, steps, lines, written)

    written = []
    protocol.run(options, version("ctranslate2"), open_engine, lambda: sum(written))


def translate(translator, vocabulary, steps, lines, written):
    """Batches of 32 sentences of like steps, each batch with its mean of them: as many in all as Dragoman had."""
    order = sorted(range(len(lines)), key=lambda i: steps[lines[i]])
    output = [""] * len(lines)
    for start in range(0, len(order), 32):
        batch = order[start : start + 32]
        length = max(1, round(sum(steps[lines[i]] for i in batch) / len(batch)))
        results = translator.translate_batch(
            [vocabulary.encode(lines[i], out_type=str) + ["</s>"] for i in batch], beam_size=1,
            min_decoding_length=length, max_decoding_length=length, return_scores=False, max_batch_size=32)
        for i, result in zip(batch, results):
            output[i] = " ".join(result.hypotheses[0])
            written.append(len(result.hypotheses[0]))
    return output


main()
