"""A whole text through the library."""
from . import engines, kernels, work
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "How fast whole texts are translated: in one call, and 32 sentences a call."
ROWS = [
    ("whole text in one call: source words/s", "all.sourceWordsPerSecond"),
    ("– target pieces/s", "all.targetPiecesPerSecond"),
    ("– target pieces per second of processor time", "all.targetPiecesPerProcessorSecond"),
    ("32 sentences of like length a call: target pieces/s", "32.targetPiecesPerSecond"),
    ("nothing to first translated sentence, ms", "open.milliseconds"),
    ("– ms of processor time", "open.processorMilliseconds"),
    ("peak resident memory, MB", "memory.peakResidentMegabytes"),
    ("– anonymous, at the end, MB", "memory.anonymousMegabytes"),
    ("share of its processor that the run had", "all.processorShare"),
]


def options(_parser):
    """None of its own."""


def run(options_):
    """Measures Dragoman alone."""
    trial = Trial(options_, [("all", 0, "text"), ("32", 32, "sorted")])
    engine = engines.Dragoman(options_)
    runs = trial.runs([engine])[engine.name]
    require_same_text(runs)
    figures = trial.figures(runs)
    summary = figures.summary()
    rows = [["kernels", engine.kernels]] + [
        [words, spread(summary[key])] for words, key in ROWS if key in summary]
    rows.append(["target pieces written", number(summary["all.targetPieces"]["median"])]
                if "all.targetPieces" in summary else ["target pieces written", "not counted"])
    rows += _of_the_peak(options_, trial, summary)
    result = trial.result(kernels=engine.kernels, figures=summary, runs=figures.values)
    return Report(result, ["", f"{engine.name} {runs[0]['version']}"], rows)


def _of_the_peak(options_, trial, summary):
    """The multiplications a second in one call, beside the most that 512-bit VNNI could do; adds them to `summary`."""
    network = work.Work(trial.pack.files["model"])
    if not network.step or "all.targetPieces" not in summary:
        return []
    macs = network.total(trial.pieces, summary["all.targetPieces"]["median"], len(trial.lines))
    rates = {key: macs / 1e9 * value / summary["all.targetPieces"]["median"]
             for key, value in summary["all.targetPiecesPerProcessorSecond"].items()}
    summary["all.gigamacsPerProcessorSecond"] = rates
    rows = [["– 10⁹ multiply-accumulates per second of processor time", spread(rates)]]
    peaks = [line["peak"] / 2 for line in kernels.products(options_) if line["path"] == "avx512-vnni"]
    if peaks:
        summary["vnniPeakGigamacs"] = peaks[0]
        rows.append(["– of the peak of 512-bit VNNI", f"{rates['median'] / peaks[0]:.0%} of {number(peaks[0])}"])
    return rows
