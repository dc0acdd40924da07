"""What a command found, and the words that are under every table."""


class Report:
    """A result for JSON, rows for Markdown, and plots: SVG texts by name."""

    def __init__(self, result, heads, rows, remarks=(), plots=None):
        self.result = result
        self.plots = plots or {}
        self._heads, self._rows, self._remarks = heads, rows, remarks

    def markdown(self, result):
        """The table, and under it what it was measured on."""
        lines = [row(self._heads), row(["---"] + ["---:"] * (len(self._heads) - 1)), *map(row, self._rows), ""]
        return "\n".join(lines + [" ".join([*self._remarks, surroundings(result)])]) + "\n"


def row(cells):
    """A row of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def number(value):
    """Three figures, or all before the point."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(figure):
    """A median with the least and the greatest value."""
    texts = {key: number(value) for key, value in figure.items()}
    if texts["least"] == texts["greatest"]:
        return texts["median"]
    return f"{texts['median']} ({texts['least']}–{texts['greatest']})"


def surroundings(result):
    """Text, machine, versions and load."""
    machine, words = result["machine"], []
    if "text" in result:
        text = result["text"]
        pieces = f", {text['pieces']:,} pieces" if text["pieces"] else ""
        words.append(
            f"One thread pinned to one processor; median (least–greatest) of {result['repetitions']} interleaved "
            f"runs. Pack {result['pack']}; {text['lines']:,} lines, {text['words']:,} words{pieces}, "
            f"SHA-256 {text['sha256'][:12]}…, {text['origin']}.")
    words.append(
        f"{machine['processor']}, {machine['processors']} processors; {machine['system']}; {machine['swift']}; "
        f"revision {machine['revision']}; load average {machine['load'][0]:.1f} before, "
        f"{machine['load'][1]:.1f} after.")
    return " ".join(words)
