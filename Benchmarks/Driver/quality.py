"""What int8 and the shortlist cost in quality."""
import os
import subprocess
import sys
from pathlib import Path

from . import engines, measuring, pack, scores, sentences
from .report import Report

HELP = ("What int8 and the shortlist cost in quality: BLEU and chrF of the program, of the network alone with and "
        "without its shortlist, and of Marian on the float32 weights. No text is printed.")
# Greedy over the whole vocabulary.
WHOLE_VOCABULARY = ["--strategy", "high-fidelity", "--beam", "1"]
WAYS = [
    ("as it comes: int8, shortlist, checks", []),
    ("int8, shortlist", ["--no-checks"]),
    ("int8, whole vocabulary", ["--no-checks", *WHOLE_VOCABULARY]),
]


def options(parser):
    """The reference, and the weights before they became int8."""
    parser.add_argument("--reference", metavar="FILE", type=Path, required=True,
                        help="the text's translation, line for line")
    parser.add_argument("--marian-model", metavar="FILE", type=Path,
                        help="the float32 model.npz that the pack was made from; without it Marian is skipped")


def run(options_):
    """Translates the text in each way, and scores what comes."""
    if not options_.data:
        raise sentences.NoText("give the text with --data FILE")
    lines = sentences.from_file(options_.data, options_.sentences)
    references = options_.reference.read_text(encoding="utf-8").splitlines()[: len(lines)]
    if len(references) != len(lines):
        raise sentences.NoText(f"{len(lines)} lines, but {len(references)} in the reference")
    if options_.build:
        engines.Dragoman(options_)
    outputs = {name: _program(options_, lines, more) for name, more in WAYS}
    try:
        outputs["Marian, float32, whole vocabulary"] = _marian(options_, lines)
    except engines.Unavailable as error:
        print(f"pymarian is skipped: {error}", file=sys.stderr)
    found = scores.of(list(outputs.values()), references, options_.venv)
    if found is None:
        raise engines.Unavailable(f"no sacrebleu in {options_.venv.name}: run Benchmarks/run rivals --setup")
    figures = {name: {"BLEU": bleu, "chrF": chrf} for name, (bleu, chrf) in zip(outputs, found[0])}
    rows = [[name, f"{own['BLEU']:.2f}", f"{own['chrF']:.2f}"] for name, own in figures.items()]
    remarks = [f"Greedy; {len(lines):,} lines, {options_.source} to {options_.target}, SHA-256 "
               f"{sentences.digest(lines)[:12]}…; {found[1][0]}; {found[1][1]}."]
    return Report({"figures": figures, "signatures": found[1]}, ["", "BLEU", "chrF"], rows, remarks)


def _program(options_, lines, more):
    """The lines as `dragoman translate` translates them."""
    command = [engines.BUILD / "release/dragoman", "translate", "--from", options_.source, "--to", options_.target,
               "--lines", *more]
    done = subprocess.run(
        command, input="".join(line + "\n" for line in lines), stdout=subprocess.PIPE, text=True, check=True,
        env=os.environ | {"DRAGOMAN_MODELS_DIR": str(options_.models)})
    return done.stdout.split("\n")[: len(lines)]


def _marian(options_, lines):
    """The lines as Marian translates them with the weights as they were trained."""
    own = pack.find(options_.models, options_.source, options_.target)
    engine = engines.Marian(options_, own, 32, is_float=True)
    text = measuring.Text(lines, [*map(len, lines)], engines.BUILD / "benchmark", [("all", 0, "text")])
    return measuring.interleaved([engine], text, 1, options_.core)[engine.name][0]["translations"]["all"]
