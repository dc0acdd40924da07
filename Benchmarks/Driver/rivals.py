"""Dragoman beside its rivals on the same text."""
import sys
from pathlib import Path

from . import engines, likeness
from .report import Report, number, spread
from .trial import Trial, require_same_text

HELP = "Dragoman beside pymarian, CTranslate2, slimt and fxtranslate: missing ones are named and skipped."
# A figure's words, its key, and whether more of it is better; None where neither is.
ROWS = [
    ("whole text in one call: source words/s", "all.sourceWordsPerSecond", True),
    ("– target pieces/s", "all.targetPiecesPerSecond", True),
    ("– target pieces per second of processor time", "all.targetPiecesPerProcessorSecond", True),
    ("32 sentences of like length a call: target pieces/s", "32.targetPiecesPerSecond", True),
    ("– target pieces per second of processor time", "32.targetPiecesPerProcessorSecond", True),
    ("one sentence a call: ms, half are faster (p50)", "1.millisecondsP50", False),
    ("– ms, 95 % are faster (p95)", "1.millisecondsP95", False),
    ("– p50, ms of processor time", "1.processorMillisecondsP50", False),
    ("– p95, ms of processor time", "1.processorMillisecondsP95", False),
    ("nothing to first translated sentence, ms", "open.milliseconds", False),
    ("– ms of processor time", "open.processorMilliseconds", False),
    ("peak resident memory, MB", "memory.peakResidentMegabytes", False),
    ("– anonymous, at the end, MB", "memory.anonymousMegabytes", False),
    ("target pieces written", "all.targetPieces", None),
    ("share of its processor that the run had", "all.processorShare", None),
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
    results = [_result(engine, runs, trial, contestants[0]) for engine in contestants]
    remarks = ["int8, greedy, shortlist where there is one."]
    remarks += [engine.remark for engine in contestants if engine.remark]
    remarks += [f"**{result['name']} writes another text (chrF2 {result['chrF']:.1f}): its figures are of other work.**"
                for result in results if result["chrF"] < LIKE and not result["hasOwnWeights"]]
    return Report(trial.result(engines=results), *_table(results, len(trial.lines)), remarks)


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
    """Heads and rows, Dragoman first and the peers beside it."""
    first, *peers = results
    heads = ["", f"{first['name']} {first['version']}"]
    for peer in peers:
        heads += [f"{peer['name']} ({peer['version']})", "Dragoman better by"]
    rows = [["kernels", first["kernels"]] + [c for p in peers for c in (p["kernels"], "")]]
    for words, key, more_is_better in ROWS:
        if key not in first["figures"]:
            continue
        cells = [words, spread(first["figures"][key])]
        for peer in peers:
            cells += [spread(peer["figures"][key]), _ratio(first, peer, key, more_is_better)]
        rows.append(cells)
    rows.append(["lines the same in every regime and run"] + [
        cell for engine in results for cell in (
            "–" if engine["hasOwnWeights"] else f"{engine['steadyLines']} of {lines}", "")][:-1])
    if peers:
        rows.append(["lines the same as Dragoman's; chrF2 between the two", ""] + [
            cell for peer in peers for cell in (
                "– (random weights)" if peer["hasOwnWeights"]
                else f"{peer['sameLines']} of {lines}; {peer['chrF']:.1f}", "")])
    return heads, rows


def _ratio(first, peer, key, more_is_better):
    if more_is_better is None:
        return ""
    ours, theirs = first["figures"][key]["median"], peer["figures"][key]["median"]
    return f"{number(ours / theirs if more_is_better else theirs / ours)} ×"
