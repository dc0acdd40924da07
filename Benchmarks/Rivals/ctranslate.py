#!/usr/bin/env python3
"""Translates with CTranslate2 on a network with random weights, and says how long it took.

CTranslate2 has no SSRU decoder, so no file of it has the pack's weights. The twin has the pack's shape with
self-attention in its place; `--shape base` is that of most models of OPUS-MT. What they write means nothing: every
sentence is given as many steps as Dragoman took for it (--steps: lines of two columns, steps and sentence).
"""
from importlib.metadata import version
from pathlib import Path

import ctranslate2
import numpy
import protocol
import sentencepiece
from ctranslate2 import specs

# Layers of encoder and decoder, width, width within the feed-forward sublayers.
SHAPES = {"twin": ((6, 2), 256, 1536), "base": ((6, 6), 512, 2048)}
HEADS, SEED = 8, 6


def make_network(folder, shape, pieces):
    """Writes the network, int8; the same at each call."""
    depth, width, inner = SHAPES[shape]
    random = numpy.random.default_rng(SEED)
    model = specs.TransformerSpec.from_config(depth, HEADS, pre_norm=False)

    def linear(layer, outputs, inputs):
        bound = (6 / (inputs + outputs)) ** 0.5
        layer.weight = random.uniform(-bound, bound, (outputs, inputs)).astype(numpy.float32)
        layer.bias = numpy.zeros(outputs, numpy.float32)

    def norm(layer):
        layer.gamma, layer.beta = numpy.ones(width, numpy.float32), numpy.zeros(width, numpy.float32)

    def attention(layer, parts):
        for place, part in enumerate(parts):
            linear(layer.linear[place], part * width, width)
        norm(layer.layer_norm)

    def feed_forward(layer):
        linear(layer.linear_0, inner, width)
        linear(layer.linear_1, width, inner)
        norm(layer.layer_norm)

    table = random.normal(0, width**-0.5, (len(pieces), width)).astype(numpy.float32)
    model.encoder.embeddings[0].weight = model.decoder.embeddings.weight = table
    model.encoder.position_encodings.encodings = model.decoder.position_encodings.encodings = positions(width)
    for layer in model.encoder.layer:
        attention(layer.self_attention, (3, 1))
        feed_forward(layer.ffn)
    for layer in model.decoder.layer:
        attention(layer.self_attention, (3, 1))
        attention(layer.attention, (1, 2, 1))
        feed_forward(layer.ffn)
    linear(model.decoder.projection, len(pieces), width)
    # As in Marian's vocabularies, which have no beginning of a sentence.
    model.config.add_source_eos, model.config.decoder_start_token = True, "</s>"
    model.register_source_vocabulary(pieces)
    model.register_target_vocabulary(pieces)
    model.validate()
    model.optimize(quantization="int8")
    folder.mkdir(parents=True)
    model.save(str(folder))


def positions(width):
    """The sinusoids of Marian's models."""
    rates = 10000.0 ** -(numpy.arange(width // 2) / (width // 2 - 1))
    angles = numpy.arange(512)[:, None] * rates
    return numpy.concatenate([numpy.sin(angles), numpy.cos(angles)], axis=1).astype(numpy.float32)


def main():
    parser = protocol.parser(__doc__)
    parser.add_argument("--vocabulary", required=True, help="the SentencePiece file of both languages")
    parser.add_argument("--network", required=True, type=Path, help="its folder, made if it is not there")
    parser.add_argument("--shape", choices=SHAPES, default="twin", help="how large it is (default twin)")
    parser.add_argument("--beam", type=int, default=1, help="hypotheses kept while searching (default 1)")
    parser.add_argument("--steps", required=True, help="how many steps each sentence is to have")
    options = parser.parse_args()
    vocabulary = sentencepiece.SentencePieceProcessor(model_file=options.vocabulary)
    if not options.network.exists():
        make_network(options.network, options.shape, [vocabulary.id_to_piece(i) for i in range(vocabulary.get_piece_size())])
    steps = {}
    for line in protocol.read_lines(options.steps):
        count, _, sentence = line.partition("\t")
        steps[sentence] = int(count)

    def open_engine():
        translator = ctranslate2.Translator(str(options.network), device="cpu", compute_type="int8", inter_threads=1,
                                            intra_threads=1)
        return lambda lines: translate(translator, vocabulary, steps, options.beam, lines, written)

    written = []
    protocol.run(options, version("ctranslate2"), open_engine, lambda: sum(written))


def translate(translator, vocabulary, steps, beam, lines, written):
    """Batches of 32 sentences of like steps, each batch with its mean of them: as many in all as Dragoman had."""
    order = sorted(range(len(lines)), key=lambda i: steps[lines[i]])
    output = [""] * len(lines)
    for start in range(0, len(order), 32):
        batch = order[start : start + 32]
        length = max(1, round(sum(steps[lines[i]] for i in batch) / len(batch)))
        results = translator.translate_batch(
            [vocabulary.encode(lines[i], out_type=str) for i in batch], beam_size=beam,
            min_decoding_length=length, max_decoding_length=length, return_scores=False, max_batch_size=32)
        for i, result in zip(batch, results):
            output[i] = " ".join(result.hypotheses[0])
            written.append(len(result.hypotheses[0]))
    return output


main()
