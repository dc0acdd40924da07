"""What Marian's wheel makes of the input lines, and of the same model as an OPUS-MT archive."""

import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

import sentencepiece
import yaml

from .files import FACTOR, joined, read_lines, write_lines, write_table

# Longer lines have no soft alignments: they make large files.
LONGEST_ALIGNED = 30
GREEDY = ["--beam-size", "1"]


class EngineFault(Exception):
    """An engine that failed. The message has the end of what it said."""


def decode(command, model, vocabularies, lines, options):
    """Output lines, in pieces: one thread, one sentence a batch, so that nothing depends on a sentence's neighbours."""
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder) / "in", Path(folder) / "out"
        write_lines(source, lines)
        words = [
            command, "decode", "-m", model, "-v", *vocabularies, "-i", source, "-o", output, "--mini-batch", 1,
            "--maxi-batch", 1, "--cpu-threads", 1, "-w", 64, "--max-length", 1000, "--max-length-crop",
            "--max-length-factor", float(FACTOR), "--quiet", "--quiet-translation", "--no-spm-decode", *options,
        ]  # fmt: skip
        result = subprocess.run([*map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if result.returncode:
            raise EngineFault(f"{command} {' '.join(options)}: {result.stderr.decode(errors='replace')[-2000:]}")
        return read_lines(output)


def greedy_rows(lines, row, count):
    """(ids, score, text) of an n-best list with one entry a line; `row` makes it from pieces and score."""
    rows = [("", "", "")] * count
    for line in lines:
        fields = line.split(" ||| ")
        score = re.search(r"F0=\s*(\S+)", line)
        rows[int(fields[0])] = row(fields[1].split() if len(fields) > 1 else [], score[1] if score else "")
    return rows


def aligned_rows(model, lines, is_soft):
    """(ids, alignment) of output lines."""
    for source, line in zip(model.sources, lines, strict=True):
        pieces, _, alignment = line.partition("|||")
        is_short = not is_soft or len(source) <= LONGEST_ALIGNED
        yield joined(model.ids(pieces.split())), alignment.strip() if is_short else ""


def opus_writer(command, model, archive):
    """A function that writes what the model of an OPUS-MT archive makes of the lines, through its own vocabulary."""

    def write(out):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            zipfile.ZipFile(archive).extractall(folder)
            config = yaml.safe_load((folder / "decoder.yml").read_text(encoding="utf-8"))
            source, target = (
                sentencepiece.SentencePieceProcessor(model_file=str(folder / f"{side}.spm"))
                for side in ("source", "target")
            )
            lines = [" ".join(source.encode(line, out_type=str)) for line in model.lines]

            def row(pieces, score=""):
                return joined(model.ids(pieces)), score, target.decode([piece for piece in pieces if piece != "</s>"])

            def run(options):
                vocabularies = [folder / vocabulary for vocabulary in config["vocabs"]]
                return decode(command, folder / config["models"][0], vocabularies, lines, options)

            rows = greedy_rows(run([*GREEDY, "--n-best"]), row, len(lines))
            write_table(out / "opus-pymarian-f32-greedy.tsv", rows)
            beam = ["--beam-size", str(config["beam-size"]), "--normalize", str(config["normalize"])]
            write_table(out / "opus-pymarian-f32-beam6.tsv", [row(line.split()) for line in run(beam)])

    return write


def goldens(model, command):
    """{names of golden files: what writes them}."""

    def run(weights, options):
        return decode(command, model.path(weights), model.vocabularies, model.lines, options)

    def greedy(name, weights):
        def write(out):
            lines = run(weights, [*GREEDY, "--n-best"])
            write_table(out / name, greedy_rows(lines, model.row, len(model.lines)))

        return write

    def aligned(name, kind):
        def write(out):
            lines = run("model.npz", [*GREEDY, "--alignment", kind])
            write_table(out / name, aligned_rows(model, lines, kind == "soft"), ("line", "ids", "alignment"))

        return write

    def beam(out):
        lines = run("model.npz", ["--beam-size", "4", "--normalize", "1", "--n-best"])
        write_lines(out / "pymarian-f32-beam4.nbest", lines)

    made = {}
    if model.has("model.npz"):
        made["pymarian-f32-beam4.nbest",] = beam
        made["pymarian-f32-greedy.tsv",] = greedy("pymarian-f32-greedy.tsv", "model.npz")
        for kind in ("soft", "hard"):
            name = f"pymarian-f32-{kind}-align.tsv"
            made[name,] = aligned(name, kind)
    if model.has("model.main8.bin"):
        made["pymarian-int8-greedy.tsv",] = greedy("pymarian-int8-greedy.tsv", "model.main8.bin")
    for archive in sorted(model.folder.glob("opus*.zip")):
        made["opus-pymarian-f32-greedy.tsv", "opus-pymarian-f32-beam6.tsv"] = opus_writer(command, model, archive)
    return made
