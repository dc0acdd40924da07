"""A whole text through the library."""
from . import engines
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
    result = trial.result(kernels=engine.kernels, figures=summary, runs=figures.values)
    return Report(result, ["", f"{engine.name} {runs[0]['version']}"], rows)
