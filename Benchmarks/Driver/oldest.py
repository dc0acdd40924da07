"""What older processors would see."""
import copy

from . import engines, plot
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "What older processors see: every kernel path that this one has, from portable C up."
WORDS = {
    "plain": "portable C", "ssse3": "SSSE3, from 2006", "avx2": "AVX2, from 2013", "avx-vnni": "AVX-VNNI, from 2021",
    "avx512-vnni": "AVX512-VNNI, from 2019", "amx-int8": "AMX, from 2023", "neon-dotprod": "arm64, from 2018",
    "neon-i8mm": "arm64, from 2021",
}


def options(_parser):
    """None of its own."""


def run(options_):
    """Measures each path; all must write the same text."""
    trial = Trial(options_, [("all", 0, "text"), ("1", 1, "text")])
    contestants = []
    for name in WORDS:
        own = copy.copy(options_)
        own.kernels, own.build = name, options_.build and not contestants
        try:
            contestants.append(engines.Dragoman(own, name=name))
        except engines.Unavailable:
            continue
    runs = trial.runs(contestants)
    require_same_text([run for own in runs.values() for run in own])
    paths, rows = {}, []
    for engine in contestants:
        figures = trial.figures(runs[engine.name])
        summary = figures.summary()
        paths[engine.name] = {"figures": summary, "runs": figures.values}
        rows.append([
            WORDS[engine.name], spread(summary["all.sourceWordsPerProcessorSecond"]),
            number(summary["1.processorMillisecondsP50"]["median"]),
            number(summary["1.processorMillisecondsP95"]["median"]),
            number(summary["memory.peakResidentMegabytes"]["median"]),
            number(summary["memory.anonymousMegabytes"]["median"])])
    heads = ["kernels", "words/s", "ms a sentence (p50)", "(p95)", "peak resident, MB", "anonymous, MB"]
    chart = plot.bars("Words a second by kernel path", "source words/s of processor time", {
        WORDS[name]: path["figures"]["all.sourceWordsPerProcessorSecond"]["median"] for name, path in paths.items()})
    remarks = ["Of processor time. All paths wrote the same text, byte for byte."]
    return Report(trial.result(paths=paths), heads, rows, remarks, {"paths": chart})
