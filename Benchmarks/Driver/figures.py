"""From the engines' reports to figures: each a median over the runs, with the least and the greatest."""
from statistics import median


def percentile(values, share):
    """The nearest-rank percentile, `share` between 0 and 1."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


class Figures:
    """The figures of one engine over one text.

    Rates are given against the wall and against the processor's time: on a machine that others use too only
    the second is a fair measure, and `processorShare` tells how much of the processor the run had.
    """

    def __init__(self, runs, source_words, source_pieces, count_target):
        self.values = {}
        for regime in runs[0]["regimes"]:
            # Runs of one engine write the same text; where they do not, each is counted.
            texts = [run["translations"][regime] for run in runs]
            counted = {}
            for text in texts:
                counted.setdefault("\n".join(text), text)
            pieces = {key: count_target(text) for key, text in counted.items()}
            for run, text in zip(runs, texts):
                # Text of random weights is not what its pieces spell: such an engine counts for itself.
                totals = {
                    "sourceWords": source_words, "sourcePieces": source_pieces,
                    "targetPieces": run["regimes"][regime].get("targetPieces", pieces["\n".join(text)]),
                }
                self._add_regime(regime, run["regimes"][regime], totals)
        for run in runs:
            self._add("open.milliseconds", run["open"]["wall"] * 1000)
            self._add("open.processorMilliseconds", run["open"]["processor"] * 1000)
            self._add("memory.peakResidentMegabytes", run["memory"]["peakResident"] / 1000)
            self._add("memory.anonymousMegabytes", run["memory"]["anonymous"] / 1000)
            self._add("load", run["load"])

    def _add_regime(self, regime, report, totals):
        seconds = report["seconds"]
        self._add(f"{regime}.processorShare", seconds["processor"] / seconds["wall"])
        for name, total in totals.items():
            if total is not None:
                self._add(f"{regime}.{name}", total)
                self._add(f"{regime}.{name}PerSecond", total / seconds["wall"])
                self._add(f"{regime}.{name}PerProcessorSecond", total / seconds["processor"])
        for clock, prefix in (("wall", "milliseconds"), ("processor", "processorMilliseconds")):
            calls = [call[clock] * 1000 for call in report["calls"]]
            self._add(f"{regime}.{prefix}P50", percentile(calls, 0.50))
            self._add(f"{regime}.{prefix}P95", percentile(calls, 0.95))

    def _add(self, name, value):
        self.values.setdefault(name, []).append(value)

    def summary(self):
        """Every figure's median, least and greatest value over the runs."""
        return {
            name: {"median": median(values), "least": min(values), "greatest": max(values)}
            for name, values in self.values.items()
        }
