"""Dragoman beside its rivals on the same text."""
import copy
import sys
from pathlib import Path

from . import engines, likeness, plot
from .report import Report, number
from .trial import Trial, require_same_text

HELP = "Dragoman beside pymarian, CTranslate2, slimt and fxtranslate: missing ones are named and skipped."
# A column's words, its figure's key, and whether more of it is better; None where no ratio is given.
COLUMNS = [
    ("whole text in one call: target pieces/s", "all.targetPiecesPerSecond", True),
    ("32 sentences a call: target pieces/s", "32.targetPiecesPerSecond", True),
    ("one sentence a call: ms, p50", "1.millisecondsP50", False),
    ("– ms, p95", "1.millisecondsP95", False),
    ("nothing to first sentence, ms", "open.milliseconds", False),
    ("anonymous memory, MB", "memory.anonymousMegabytes", None),
    ("peak memory, MB", "memory.peakResidentMegabytes", None),
]
# Below this likeness (chrF2) an engine has done other work, and its figures are no measure.
LIKE = 70
REGIMES = [("all", 0, "text"), ("32", 32, "sorted"), ("1", 1, "text")]


def options(parser):
    """What the rivals need."""
    add = parser.add_argument
    add("--setup", action="store_true",
        help="make the rivals' virtual environment; measure only if --marian-model is given too")
    add("--marian-model", metavar="FILE", type=Path,
        help="the float32 model.npz that the pack was made from; without it Marian is skipped")
    add("--marian-batch", metavar="N,…", type=_batches, default=[32],
        help="Marian's mini-batch, a column for each (default 32)")


def _batches(text):
    """Numbers with commas between them."""
    return [int(part) for part in text.split(",")]


def run(options_):
    """Makes the environment, or measures what is there."""
    if options_.setup:
        engines.set_up_rivals(options_.venv)
        if not options_.marian_model:
            return None
    trial = Trial(options_, REGIMES)
    contestants = _contestants(options_, trial)
    runs = trial.runs(contestants)
    require_same_text(runs[contestants[0].name])
    paths = _paths_with_the_same_text(options_, trial, runs[contestants[0].name])
    results = [_result(engine, runs, trial, contestants[0]) for engine in contestants]
    remarks = ["int8, greedy, shortlist where there is one.",
               f"Dragoman writes the same text on the kernels {', '.join(paths)}."]
    remarks += [engine.remark for engine in contestants if engine.remark]
    remarks += [f"**{result['name']} writes another text (chrF2 {result['chrF']:.1f}): its figures are of other work.**"
                for result in results if result["chrF"] < LIKE and not result["hasOwnWeights"]]
    result = trial.result(engines=results, pathsWithTheSameText=paths)
    return Report(result, *_table(results, len(trial.lines)), remarks, _plots(results))


def _paths_with_the_same_text(options_, trial, runs):
    """The kernel paths that this processor has; fails where one of them writes another text than `runs`."""
    paths = []
    for name in engines.Marian.CPUID:
        own = copy.copy(options_)
        own.kernels, own.build = name, False
        try:
            engine = engines.Dragoman(own, name=name)
        except engines.Unavailable:
            continue
        require_same_text([*runs, {"translations": {"all": trial.translate_once(engine)}}])
        paths.append(name)
    return paths


def _contestants(options_, trial):
    """Dragoman, then every rival that is available; the others are named."""
    ours = engines.Dragoman(options_)
    contestants = [ours]
    makers = [("pymarian", lambda batch=batch: engines.Marian(options_, trial.pack, batch))
              for batch in options_.marian_batch]
    makers += [
        ("CTranslate2", lambda: engines.CTranslate2(options_, trial).like(trial, ours)),
        ("slimt", lambda: engines.Slimt(options_, trial.pack)),
        ("fxtranslate", lambda: engines.FxTranslate(options_, trial.pack)),
    ]
    for name, make in makers:
        try:
            contestants.append(make())
        except engines.Unavailable as error:
            print(f"{name} is skipped: {error}", file=sys.stderr)
    return contestants


def _result(engine, runs, trial, first):
    own = runs[engine.name]
    figures = trial.figures(own)
    theirs, ours = own[0]["translations"]["all"], runs[first.name][0]["translations"]["all"]
    everything = [text for run in own for text in run["translations"].values()]
    return {
        "name": engine.name, "version": own[0]["version"], "kernels": engine.kernels,
        "figures": figures.summary(), "runs": figures.values, "hasOwnWeights": engine.has_own_weights,
        "steadyLines": sum(len(set(line)) == 1 for line in zip(*everything, strict=True)),
        "sameLines": likeness.identical(theirs, ours), "chrF": likeness.chrf(theirs, ours),
    }


def _table(results, lines):
    """A row for each engine, Dragoman first; in brackets how many times better Dragoman is."""
    first = results[0]
    heads = ["engine, kernels", *(words for words, *_ in COLUMNS), "same text in every call",
             "lines as Dragoman's; chrF2 between the two"]
    rows = []
    for engine in results:
        row = [f"{engine['name']} {engine['version']}, {engine['kernels']}"]
        for _, key, more_is_better in COLUMNS:
            cell = number(engine["figures"][key]["median"])
            if engine is not first and more_is_better is not None:
                cell += f" ({_ratio(first, engine, key, more_is_better)} ×)"
            row.append(cell)
        if engine["hasOwnWeights"]:
            row += ["–", "– (random weights)"]
        else:
            row.append(f"{engine['steadyLines']:,} of {lines:,}")
            row.append("" if engine is first else f"{engine['sameLines']:,}; {engine['chrF']:.1f}")
        rows.append(row)
    return heads, rows


def _ratio(first, peer, key, more_is_better):
    ours, theirs = first["figures"][key]["median"], peer["figures"][key]["median"]
    return number(ours / theirs if more_is_better else theirs / ours)


def _plots(results):
    """Bars for the whole text and for one sentence."""
    def values(key):
        return {engine["name"].split(",")[0]: engine["figures"][key]["median"] for engine in results}
    whole = values("all.targetPiecesPerSecond")
    return {
        "throughput": plot.bars("Whole text in one call, one thread", "target pieces/s", whole),
        "sentence": plot.bars("One sentence a call, one thread", "ms, half are faster", values("1.millisecondsP50")),
    }
