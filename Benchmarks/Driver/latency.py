"""One sentence at a time."""
from statistics import median

from . import engines, plot, traced
from .sentences import NoText
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "How long one sentence takes, and how that grows with its length: that of the text, and up to 128 pieces."
GROUPS = 8
# Pieces of the sentences that are made to see how the time grows, and how many there are of each length.
LENGTHS, OF_EACH = [8, 16, 32, 48, 64, 80, 96, 112, 128], 64


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
    grown = _grown(trial, engine) if trial.counter.available else []
    rows += [[f"{g['mean']:.0f} {unit}, made of the text's, batched: µs a piece read or written",
              number(1000 * g["perPiece"])]
             for g in grown]
    result = trial.result(
        kernels=engine.kernels, figures=summary, runs=figures.values, byLength=groups, grown=grown)
    series = {"the text's own": [(g["mean"], g["milliseconds"]) for g in groups]}
    if grown:
        series["made of them, batched"] = [(g["mean"], g["milliseconds"]) for g in grown]
    chart = plot.lines(
        f"Time of one sentence against its length, {engine.kernels}", f"source {unit}", "ms of processor time", series)
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


def _grown(trial, engine):
    """Sentences of given lengths, made by joining the text's own: milliseconds of each length, in all and for a piece.

    Without checks: such sentences are often translated badly, and would be tried again.
    """
    found = []
    for length in LENGTHS:
        lines = _joined(trial, length)
        runs = [traced.translated(trial.options, engine, trial.options.models, lines, "--no-checks")
                for _ in range(trial.options.repetitions)]
        read = sum(trial.counter.each(lines, trial.pack.source_vocabulary))
        written = sum(trial.counter.each(runs[0][0], trial.pack.target_vocabulary))
        spent = median(seconds for _, seconds in runs) * 1000
        found.append({
            "mean": read / len(lines), "milliseconds": spent / len(lines), "perPiece": spent / (read + written)})
    return found


def _joined(trial, length):
    """Lines of about `length` pieces: the text's, without their full stops, with commas between them."""
    own = [(line[:-1], count) for line, count in zip(trial.lines, trial.lengths) if line.endswith(".")]
    lines, place = [], 0
    if not own:
        raise NoText("no line ends with a full stop")
    for _ in range(OF_EACH):
        parts, pieces = [], 0
        while pieces < length - 4:
            parts.append(own[place % len(own)][0])
            pieces += own[place % len(own)][1]
            place += 1
        lines.append(", ".join(parts) + ".")
    return lines
