"""One sentence at a time."""
from statistics import median

from . import engines, plot
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "How long one sentence takes, and how that grows with its length."
GROUPS = 8


def options(_parser):
    """None of its own."""


def run(options_):
    """Measures calls of one sentence, and groups them by length."""
    trial = Trial(options_, [("1", 1, "text")])
    engine = engines.Dragoman(options_)
    runs = trial.runs([engine])[engine.name]
    require_same_text(runs)
    figures = trial.figures(runs)
    summary = figures.summary()
    groups = _by_length(trial.lengths, runs)
    rows = [["kernels", engine.kernels]] + [
        [words, spread(summary[f"1.{key}"])] for words, key in (
            ("ms, half are faster (p50)", "millisecondsP50"), ("ms, 95 % are faster (p95)", "millisecondsP95"),
            ("p50, ms of processor time", "processorMillisecondsP50"),
            ("p95, ms of processor time", "processorMillisecondsP95"))]
    unit = "pieces" if trial.counter.available else "characters"
    rows += [[f"{g['least']}–{g['greatest']} {unit}: p50, ms of processor time", number(g["milliseconds"])]
             for g in groups]
    result = trial.result(kernels=engine.kernels, figures=summary, runs=figures.values, byLength=groups)
    chart = plot.lines(
        "Time of one sentence against its length", f"source {unit}", "ms of processor time",
        {engine.kernels: [(g["mean"], g["milliseconds"]) for g in groups]})
    return Report(result, ["one sentence a call", f"{engine.name} {runs[0]['version']}"], rows, plots={"length": chart})


def _by_length(lengths, runs):
    """Sentences in groups of equal number, the shortest first, each with its median time over all runs."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i])
    times = [median(run["regimes"]["1"]["calls"][i]["processor"] for run in runs) * 1000 for i in range(len(lengths))]
    size = max(1, -(-len(order) // GROUPS))
    groups = []
    for start in range(0, len(order), size):
        members = order[start : start + size]
        own = [lengths[i] for i in members]
        groups.append({
            "least": own[0], "greatest": own[-1], "mean": sum(own) / len(own),
            "milliseconds": median(times[i] for i in members),
        })
    return groups
