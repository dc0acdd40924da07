"""Scores on held-out text: BLEU and chrF with their signatures, Dragoman in int8 and a float32 engine side by side."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sacrebleu

from .corpus.languages import LANGUAGES
from .fault import TrainingFault

SETS = ("test-tato", "test-soft")


def metrics(target):
    """BLEU and chrF as they are used for a target language."""
    language = LANGUAGES.get(target)
    tokenizer = {"tokenize": "char"} if language and language.cjk else {}
    return {"BLEU": sacrebleu.metrics.BLEU(**tokenizer), "chrF2": sacrebleu.metrics.CHRF()}


def scored(hypotheses, references, target):
    """({metric: score in two digits}, {metric: signature})."""
    used = metrics(target)
    scores = {name: f"{metric.corpus_score(hypotheses, [references]).score:.2f}" for name, metric in used.items()}
    return scores, {name: str(metric.get_signature()) for name, metric in used.items()}


def run(command, lines, environment=None):
    """The lines that a program writes for lines."""
    result = subprocess.run(
        command,
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        env=os.environ | (environment or {}),
    )
    output = result.stdout.removesuffix("\n").split("\n")
    if result.returncode not in (0, 1) or len(output) != len(lines):
        raise TrainingFault(
            f"{command[0]}: status {result.returncode}, {len(output)} lines for {len(lines)}: "
            f"{result.stderr.strip()[-400:]}"
        )
    return output


def dragoman(program, models, place, lines):
    """Translations by Dragoman with the packs in a folder."""
    return run(
        [str(program), "translate", "--from", place.source, "--to", place.target],
        lines,
        {"DRAGOMAN_MODELS_DIR": str(models)},
    )


def marian_command(given=None):
    """The Marian wheel's command: the one given, the one beside this Python, or the one on PATH; None without any."""
    beside = Path(sys.executable).parent / "pymarian"
    return given or (str(beside) if beside.exists() else shutil.which("pymarian"))


def marian(command, model, vocabulary, lines):
    """Greedy translations by Marian in float32."""
    options = [
        "decode",
        "--models",
        model,
        "--vocabs",
        vocabulary,
        vocabulary,
        "--beam-size",
        "1",
        "--mini-batch",
        "16",
        "--maxi-batch",
        "10",
        "--cpu-threads",
        "1",
        "--max-length-factor",
        "3",
        "--quiet",
        "--quiet-translation",
    ]
    return run([command, *map(str, options)], lines)


def compare(place, engines, say=print, limit=None):
    """Scores of {name of the arithmetic: lines → translations}: the rows of a card's table, and the signatures.

    Translations go to files in `evaluation`, to be laid side by side.
    """
    rows, signatures = [], {}
    folder = place.file("evaluation")
    folder.mkdir(parents=True, exist_ok=True)
    for name in SETS:
        sources, references = (place.held_out(name, code)[:limit] for code in (place.source, place.target))
        if not sources:
            continue
        for arithmetic, engine in engines.items():
            output = engine(sources)
            (folder / f"{name}.{arithmetic.split()[0]}.{place.target}").write_text(
                "".join(line + "\n" for line in output), encoding="utf-8"
            )
            scores, signatures = scored(output, references, place.target)
            rows.append({"set": name, "lines": len(sources), "arithmetic": arithmetic, **scores})
            say(f"{name} {len(sources)} lines, {arithmetic}: BLEU {scores['BLEU']} chrF2 {scores['chrF2']}")
    return {"rows": rows, "signatures": signatures}
