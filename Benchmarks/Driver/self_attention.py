"""A network of OPUS-MT's shape beside CTranslate2."""
import os
import shutil
from statistics import median

from . import engines, measuring, traced
from .report import Report, number
from .trial import Trial

HELP = ("A self-attention network of OPUS-MT's usual shape, random int8 weights, beam 4 over the whole vocabulary: "
        "Dragoman beside CTranslate2 on the same file.")
BEAM, LENGTH_FACTOR = 4, 3
PACK = "base.random"


def options(_parser):
    """None of its own."""


def run(options_):
    """Makes the network, imports it, and lets both translate with it in turn."""
    trial = Trial(options_, [("all", 0, "text")])
    ours = engines.Dragoman(options_)
    rival = engines.CTranslate2(options_, trial, "CTranslate2")
    # Random weights know no end of a sentence: both run to the limit, three pieces for each of the source's.
    steps = [LENGTH_FACTOR * (length + 1) for length in trial.lengths]
    rival.with_steps(trial, steps, "base", BEAM)
    reports = {rival.name: [], ours.name: []}
    models = engines.BUILD / "rivals" / "models"
    for repetition in range(options_.repetitions):
        report = measuring.interleaved([rival], trial.text, 1, options_.core)[rival.name][0]
        reports[rival.name].append({
            "seconds": report["regimes"]["all"]["seconds"]["wall"], "version": report["version"],
            "targetPieces": report["regimes"]["all"]["targetPieces"]})
        if not repetition:
            _install(rival.network, models, options_, trial)
        _, spent = traced.translated(
            options_, ours, models, trial.lines, "--no-checks", "--strategy", "high-fidelity", "--beam", str(BEAM))
        reports[ours.name].append({"seconds": spent})
    seconds = {name: median(run["seconds"] for run in own) for name, own in reports.items()}
    rows = [[name, number(sum(steps) / spent), number(1000 * spent / len(steps))] for name, spent in seconds.items()]
    ratio = seconds[rival.name] / seconds[ours.name]
    remarks = [f"Dragoman better by {number(ratio)} ×. Kernels {ours.kernels}; CTranslate2 "
               f"{reports[rival.name][0]['version']}, {rival.kernels}. 6 and 6 layers, width 512 and 2,048, the pack's "
               "vocabulary; every sentence runs to its limit."]
    result = trial.result(kernels=ours.kernels, runs=reports, steps=sum(steps), ratio=ratio)
    return Report(result, ["", "steps/s", "ms a sentence"], rows, remarks)


def _install(network, models, options_, trial):
    """Imports the network, with the pack's vocabulary on both sides."""
    shutil.rmtree(models, ignore_errors=True)
    for name in ("source.spm", "target.spm"):
        shutil.copy(trial.pack.source_vocabulary, network / name)
    engines.check(
        [engines.BUILD / "release/dragoman", "packs", "import", network, "--id", PACK, "--from", options_.source,
         "--to", options_.target],
        env=os.environ | {"DRAGOMAN_MODELS_DIR": str(models)}, capture_output=True)
