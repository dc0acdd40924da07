"""Where the time goes."""
from statistics import median

from . import engines, plot
from .report import Report, number
from .trial import Trial, require_same_text

HELP = "Where the time goes: the share of each stage, for whole texts and for single sentences."
REGIMES = [("all", "whole text in one call"), ("1", "one sentence a call")]


def options(_parser):
    """None of its own."""


def run(options_):
    """Measures the stages as the runtime tells them."""
    trial = Trial(options_, [("all", 0, "text"), ("1", 1, "text")])
    engine = engines.Dragoman(options_)
    runs = trial.runs([engine])[engine.name]
    require_same_text(runs)
    medians = {
        name: {stage: median(run["regimes"][name]["stages"][stage] for run in runs) * 1000
               for stage in runs[0]["regimes"][name]["stages"] if stage != "open"}
        for name, _ in REGIMES}
    rows = []
    for stage in medians["all"]:
        cells = [stage]
        for name, _ in REGIMES:
            share = medians[name][stage] / sum(medians[name].values())
            cells += [number(medians[name][stage] / len(trial.lines)), f"{share:.1%}"]
        rows.append(cells)
    heads = ["stage"] + [head for _, words in REGIMES for head in (f"{words}: ms a sentence", "share")]
    chart = plot.bars("Where the time of a whole text goes", "ms a sentence", {
        stage: milliseconds / len(trial.lines) for stage, milliseconds in medians["all"].items()})
    result = trial.result(kernels=engine.kernels, milliseconds=medians)
    remarks = [f"Kernels {engine.kernels}; {engine.name} {runs[0]['version']}."]
    return Report(result, heads, rows, remarks, {"shares": chart})
