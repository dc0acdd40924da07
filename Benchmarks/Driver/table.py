"""The Markdown table of a result."""

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


def markdown(result):
    """The table, Dragoman first and the peers beside it, and under it what it was measured on."""
    first, *peers = result["engines"]
    heads = ["", f"{first['name']} {first['version']}"]
    for peer in peers:
        heads += [f"{peer['name']} ({peer['version']})", "Dragoman better by"]
    lines = [_row(heads), _row(["---"] + ["---:"] * (len(heads) - 1))]
    lines.append(_row(["kernels", first["kernels"]] + [c for p in peers for c in (p["kernels"], "")]))
    for words, key, more_is_better in ROWS:
        if key not in first["figures"]:
            continue
        cells = [words, _value(first["figures"][key])]
        for peer in peers:
            cells += [_value(peer["figures"][key]), _ratio(first, peer, key, more_is_better)]
        lines.append(_row(cells))
    lines.append(_row(["lines the same in every regime and run", _steady(first, result)] + [
        cell for peer in peers for cell in (_steady(peer, result), "")]))
    if peers:
        lines.append(_row(["lines the same as Dragoman's; chrF2 between the two", ""] + [
            cell for peer in peers
            for cell in (f"{peer['sameLines']} of {result['text']['lines']}; {peer['chrF']:.1f}", "")]))
    return "\n".join(lines + ["", _legend(result)]) + "\n"


def _row(cells):
    return "| " + " | ".join(cells) + " |"


def _steady(engine, result):
    return f"{engine['steadyLines']} of {result['text']['lines']}"


def _value(figure):
    texts = {key: _number(value) for key, value in figure.items()}
    if texts["least"] == texts["greatest"]:
        return texts["median"]
    return f"{texts['median']} ({texts['least']}–{texts['greatest']})"


def _number(value):
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _ratio(first, peer, key, more_is_better):
    if more_is_better is None:
        return ""
    ours, theirs = first["figures"][key]["median"], peer["figures"][key]["median"]
    return f"{ours / theirs if more_is_better else theirs / ours:.2f} ×"


def _legend(result):
    machine, text = result["machine"], result["text"]
    loads = [engine["figures"]["load"] for engine in result["engines"]]
    least, greatest = min(load["least"] for load in loads), max(load["greatest"] for load in loads)
    pieces = f", {text['pieces']:,} pieces" if text["pieces"] else ""
    return (
        f"int8, greedy, shortlist, one thread pinned to one processor; median (least–greatest) of "
        f"{result['repetitions']} interleaved runs. Pack {result['pack']}; {text['lines']:,} lines, "
        f"{text['words']:,} words{pieces}, SHA-256 {text['sha256'][:12]}…, {text['origin']}. "
        f"{machine['processor']}, {machine['processors']} processors; {machine['system']}; "
        f"{machine['swift']}; revision {machine['revision']}; load average {least:.1f}–{greatest:.1f}."
    )
