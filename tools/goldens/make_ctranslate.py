#!/usr/bin/env python3
"""Make small CTranslate2 models and what CTranslate2 itself makes of them.

    pip install ctranslate2 sentencepiece numpy pyyaml
    python make_ctranslate.py --fixtures ../../Tests/Fixtures

FIXTURES/micro-selfattn/ct2-int8, ct2-float16    the trained model.npz, converted; ids are not those of vocab.spm
FIXTURES/ctranslate/opennmt-{float32,int16,int8} random weights in the shape of models trained with OpenNMT-py: norm
                                                 before each part, the decoder starts from <s>, no </s> after the source
FIXTURES/ctranslate/framed-int8                  random: norm after each part and after the embeddings, which are not
                                                 scaled, <s> and </s> round the source, the decoder starts from </s>
FIXTURES/ctranslate/relative-{float32,int8}      random: as opennmt, with relative positions

opennmt-float32 has a shortlist too, vmap.txt, and what comes with it, greedy-vmap.tsv.
Each has a golden `greedy.tsv` in it: line, source ids as the caller has them (</s> last), target ids; ids are the
model's. int8 models are computed in int8, the others in float32, on one thread, one sentence at a time, with <unk>
disabled and at most twice as many target ids as source ids, </s> counted in both.
"""

import argparse
import os
import random
import tempfile

import ctranslate2
import numpy as np
import sentencepiece
import yaml
from ctranslate2.specs import common_spec, transformer_spec

SEED = 20
LINES = 60
# Positions that are kept of a table: those that sentences of the tests can have.
POSITIONS = 256
SPECIAL = ["<unk>", "<blank>", "<s>", "</s>"]


def read_lines(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        return file.read().split("\n")


# ---------------------------------------------------------------------------------------------- goldens
def write_golden(folder, sources, vocabularies, compute_type, name="greedy.tsv", **options):
    """sources: pieces of each line. vocabularies: the tokens of source and target, by id."""
    source_ids, target_ids = ({token: id for id, token in enumerate(tokens)} for tokens in vocabularies)
    translator = ctranslate2.Translator(folder, compute_type=compute_type, inter_threads=1, intra_threads=1)
    with open(os.path.join(folder, name), "w", encoding="utf-8", newline="\n") as file:
        file.write("line\tsource\tids\n")
        for line, pieces in enumerate(sources):
            if not pieces or 2 * (len(pieces) + 1) > POSITIONS:
                continue
            result = translator.translate_batch(
                [pieces],
                beam_size=1,
                min_decoding_length=0,
                max_decoding_length=2 * (len(pieces) + 1),
                disable_unk=True,
                **options,
            )[0]
            source = [source_ids.get(piece, source_ids["<unk>"]) for piece in pieces] + [source_ids["</s>"]]
            ids = [target_ids[piece] for piece in result.hypotheses[0]]
            file.write("\t".join([str(line), " ".join(map(str, source)), " ".join(map(str, ids))]) + "\n")


# ---------------------------------------------------------------------------------- the trained model
def convert_marian(folder, lines, quantization):
    tokens = sentencepiece.SentencePieceProcessor(model_file=os.path.join(folder, "vocab.spm"))
    pieces = [tokens.id_to_piece(id) for id in range(tokens.get_piece_size())]
    # Marian's two stay in front; the others change places, so that nobody takes one kind of id for the other.
    rest = pieces[2:]
    random.Random(SEED).shuffle(rest)
    order = pieces[:2] + rest
    with tempfile.TemporaryDirectory() as scratch:
        vocabulary = os.path.join(scratch, "vocab.yml")
        with open(vocabulary, "w", encoding="utf-8") as file:
            yaml.safe_dump({piece: id for id, piece in enumerate(order)}, file, allow_unicode=True)
        model = dict(np.load(os.path.join(folder, "model.npz")))
        for name in [name for name in model if name.endswith("Wemb") or name == "decoder_ff_logit_out_b"]:
            rows = [tokens.piece_to_id(piece) for piece in order]
            model[name] = model[name][:, rows] if name.endswith("_b") else model[name][rows]
        # Marian fills the text up with zeros, of which the converter takes off one.
        text = model["special:model.yml"]
        model["special:model.yml"] = np.append(text[: np.flatnonzero(text)[-1] + 1], np.int8(0))
        path = os.path.join(scratch, "model.npz")
        np.savez(path, **model)
        spec = ctranslate2.converters.MarianConverter(path, [vocabulary, vocabulary])._load()
    save(spec, os.path.join(folder, "ct2-" + quantization), quantization)
    sources = [tokens.encode(line, out_type=str) for line in lines]
    compute_type = "int8" if quantization == "int8" else "float32"
    write_golden(os.path.join(folder, "ct2-" + quantization), sources, [order, order], compute_type)


# ------------------------------------------------------------------------------------- random models
class Weights:
    """Random weights, large enough that different inputs give different outputs."""

    def __init__(self):
        self.random = np.random.default_rng(SEED)

    def matrix(self, rows, columns, scale=1.0):
        return (self.random.standard_normal((rows, columns)) * scale / np.sqrt(columns)).astype(np.float32)

    def linear(self, spec, rows, columns, scale=1.0):
        spec.weight = self.matrix(rows, columns, scale)
        spec.bias = (self.random.standard_normal(rows) * 0.1).astype(np.float32)

    def norm(self, spec, width):
        spec.gamma = (1 + self.random.standard_normal(width) * 0.1).astype(np.float32)
        spec.beta = (self.random.standard_normal(width) * 0.1).astype(np.float32)

    def attention(self, spec, width, heads):
        self.norm(spec.layer_norm, width)
        stacked = [3, 1] if len(spec.linear) == 2 else [1, 2, 1]
        for linear, count in zip(spec.linear, stacked):
            self.linear(linear, count * width, width, 2.0)
        if hasattr(spec, "relative_position_keys"):
            # OpenNMT-py has one table for keys and values.
            spec.relative_position_keys = self.matrix(2 * 4 + 1, width // heads, 2.0)
            spec.relative_position_values = spec.relative_position_keys

    def layer(self, spec, width, inner, heads):
        self.attention(spec.self_attention, width, heads)
        if hasattr(spec, "attention"):
            self.attention(spec.attention, width, heads)
        self.norm(spec.ffn.layer_norm, width)
        self.linear(spec.ffn.linear_0, inner, width, 1.5)
        self.linear(spec.ffn.linear_1, width, inner, 1.5)


def sinusoids(width):
    """OpenNMT-py's table, sine and cosine in turns, but larger: untrained layers would hardly look at it else."""
    position = np.arange(POSITIONS)[:, None]
    rate = np.exp(np.arange(0, width, 2) * -(np.log(10000.0) / width))
    table = np.zeros((POSITIONS, width), np.float32)
    table[:, 0::2] = 4 * np.sin(position * rate)
    table[:, 1::2] = 4 * np.cos(position * rate)
    return table


def random_model(source_tokens, target_tokens, width=32, inner=64, heads=2, depths=(2, 1), **options):
    spec = transformer_spec.TransformerSpec.from_config(depths, heads, **options)
    weights = Weights()
    for side, tokens in ((spec.encoder, source_tokens), (spec.decoder, target_tokens)):
        embeddings = side.embeddings[0] if isinstance(side.embeddings, list) else side.embeddings
        embeddings.weight = weights.matrix(len(tokens), width, 4.0)
        if hasattr(side, "position_encodings"):
            side.position_encodings.encodings = sinusoids(width)
        for name in ("layer_norm", "layernorm_embedding"):
            if hasattr(side, name):
                weights.norm(getattr(side, name), width)
        for layer in side.layer:
            weights.layer(layer, width, inner, heads)
    weights.linear(spec.decoder.projection, len(target_tokens), width, 2.0)
    # Now and then a sentence should end before its limit.
    spec.decoder.projection.bias[target_tokens.index("</s>")] += 2.5
    return spec


def save(spec, folder, quantization):
    os.makedirs(folder, exist_ok=True)
    for side in (spec.encoder, spec.decoder):
        if hasattr(side, "position_encodings"):
            side.position_encodings.encodings = np.ascontiguousarray(_numpy(side)[:POSITIONS])
    spec.validate()
    spec.optimize(quantization=None if quantization == "float32" else quantization)
    spec.save(folder)


def _numpy(side):
    table = side.position_encodings.encodings
    return table.numpy() if hasattr(table, "numpy") else table


def opennmt(tokens, quantization, folder, sources, **options):
    source_tokens, target_tokens = SPECIAL + tokens[:300], SPECIAL + tokens[:260]
    spec = random_model(source_tokens, target_tokens, pre_norm=True, **options)
    spec.config.decoder_start_token = "<s>"
    spec.register_source_vocabulary(source_tokens)
    spec.register_target_vocabulary(target_tokens)
    save(spec, folder, quantization)
    compute_type = "int8" if quantization == "int8" else "float32"
    write_golden(folder, sources, [source_tokens, target_tokens], compute_type)
    if quantization == "float32" and not options:
        write_map(folder, tokens, target_tokens)
        names = dict(name="greedy-vmap.tsv", use_vmap=True)
        write_golden(folder, sources, [source_tokens, target_tokens], compute_type, **names)


def write_map(folder, tokens, target_tokens):
    """A shortlist of single tokens, of pairs, of one that no vocabulary has, and of what is always there."""
    chosen = random.Random(SEED)

    def line(key, count):
        return key + "\t" + " ".join(chosen.sample(target_tokens[4:], count)) + "\n"

    with open(os.path.join(folder, "vmap.txt"), "w", encoding="utf-8", newline="\n") as file:
        file.write(line("", 12))
        file.write(line("no-such-token", 3))
        for token in tokens[:200]:
            file.write(line(token, 6))
        for first, second in zip(tokens[:60], tokens[2:62]):
            file.write(line(first + " " + second, 4))


def framed(tokens, folder, sources):
    shared = SPECIAL + tokens[:260]
    spec = random_model(
        shared, shared, pre_norm=False, activation=common_spec.Activation.GELU, layernorm_embedding=True
    )
    spec.encoder.scale_embeddings = spec.decoder.scale_embeddings = False
    spec.decoder.embeddings.weight = spec.encoder.embeddings[0].weight
    spec.config.add_source_bos = spec.config.add_source_eos = True
    spec.config.decoder_start_token = "</s>"
    spec.register_source_vocabulary(shared)
    spec.register_target_vocabulary(shared)
    save(spec, folder, "int8")
    write_golden(folder, sources, [shared, shared], "int8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fixtures", required=True, help="the folder Tests/Fixtures")
    fixtures = parser.parse_args().fixtures
    trained = os.path.join(fixtures, "micro-selfattn")
    lines = read_lines(os.path.join(fixtures, "inputs.txt"))
    for quantization in ("int8", "float16"):
        convert_marian(trained, lines[:-1], quantization)

    vocabulary = sentencepiece.SentencePieceProcessor(model_file=os.path.join(trained, "vocab.spm"))
    tokens = [vocabulary.id_to_piece(id) for id in range(2, vocabulary.get_piece_size())]
    sources = [vocabulary.encode(line, out_type=str) for line in lines[:LINES]]
    folder = os.path.join(fixtures, "ctranslate")
    for quantization in ("float32", "int16", "int8"):
        opennmt(tokens, quantization, os.path.join(folder, "opennmt-" + quantization), sources)
    for quantization in ("float32", "int8"):
        path = os.path.join(folder, "relative-" + quantization)
        opennmt(tokens, quantization, path, sources, with_relative_position=True)
    framed(tokens, os.path.join(folder, "framed-int8"), sources)


if __name__ == "__main__":
    main()
