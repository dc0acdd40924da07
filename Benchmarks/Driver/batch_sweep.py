"""Which number of sentences a call suits this machine."""
from . import engines, plot
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "Which batch size suits this machine: words a second for calls of 1 to 256 sentences, and a recommendation."
SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256]
# Above this share of the best rate a larger batch only costs memory and waiting.
ENOUGH = 0.95


def options(_parser):
    """None of its own."""


def run(options_):
    """Measures each size; recommends the smallest that is nearly as fast as the best."""
    trial = Trial(options_, [(str(size), size, "text") for size in SIZES] + [("all", 0, "text")])
    engine = engines.Dragoman(options_)
    runs = trial.runs([engine])[engine.name]
    require_same_text(runs)
    figures = trial.figures(runs)
    summary = figures.summary()
    rates = {size: summary[f"{size}.sourceWordsPerProcessorSecond"]["median"] for size in SIZES}
    best = max(rates.values())
    recommended = next(size for size in SIZES if rates[size] >= ENOUGH * best)
    rows = [[
        str(size), spread(summary[f"{size}.sourceWordsPerProcessorSecond"]),
        spread(summary[f"{size}.sourceWordsPerSecond"]), number(summary[f"{size}.millisecondsP50"]["median"]),
    ] for size in [*SIZES, "all"]]
    result = trial.result(
        kernels=engine.kernels, recommendedBatchSize=recommended, enough=ENOUGH, figures=summary, runs=figures.values)
    chart = plot.lines(
        "Words a second against the size of a call", "sentences a call", "source words/s of processor time",
        {engine.kernels: list(rates.items())}, is_logarithmic=True)
    remarks = [
        f"**Recommended: calls of {recommended} sentences**, the smallest size with {ENOUGH:.0%} of the best rate.",
        f"Kernels {engine.kernels}; {engine.name} {runs[0]['version']}."]
    heads = ["sentences a call", "source words/s of processor time", "source words/s", "ms a call (p50)"]
    return Report(result, heads, rows, remarks, {"sizes": chart})
