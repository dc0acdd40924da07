"""Small plots as SVG, of lines and of bars."""
import math
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 360, 70, 50, 40, 20
COLOURS = ["#1f5fa8", "#c05020", "#2f8040", "#7a4aa0"]


def lines(title, across, up, series, is_logarithmic=False):
    """Series of points by name, both axes from zero; across by powers of two where `is_logarithmic`."""
    place = math.log2 if is_logarithmic else float
    points = [point for own in series.values() for point in own]
    start = min(place(x) for x, _ in points) if is_logarithmic else 0
    span = max(max(place(x) for x, _ in points) - start, 1e-9)
    top = _ceiling(max(y for _, y in points))
    body = _frame(title, up, top)
    ticks = sorted({x for x, _ in points}) if is_logarithmic else _steps(start + span)
    for x in ticks:
        at = _x((place(x) - start) / span)
        body.append(_text(at, HEIGHT - BOTTOM + 18, _short(x), "middle"))
    body.append(_text(WIDTH / 2, HEIGHT - 10, across, "middle"))
    for index, (name, own) in enumerate(series.items()):
        colour = COLOURS[index % len(COLOURS)]
        path = " ".join(f"{_x((place(x) - start) / span):.1f},{_y(y / top):.1f}" for x, y in sorted(own))
        body.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        body += [f'<circle cx="{_x((place(x) - start) / span):.1f}" cy="{_y(y / top):.1f}" r="3" fill="{colour}"/>'
                 for x, y in own]
        body.append(_text(WIDTH - RIGHT, TOP + 16 * (index + 1), name, "end", colour))
    return _svg(body)


def bars(title, up, values):
    """A bar for each name."""
    top = _ceiling(max(values.values()))
    body = _frame(title, up, top)
    room = (WIDTH - LEFT - RIGHT) / len(values)
    for index, (name, value) in enumerate(values.items()):
        left, height = LEFT + room * (index + 0.15), (HEIGHT - TOP - BOTTOM) * value / top
        body.append(f'<rect x="{left:.1f}" y="{HEIGHT - BOTTOM - height:.1f}" width="{0.7 * room:.1f}" '
                    f'height="{height:.1f}" fill="{COLOURS[0]}"/>')
        middle = LEFT + room * (index + 0.5)
        body.append(_text(middle, HEIGHT - BOTTOM - height - 4, _short(value), "middle"))
        body.append(_text(middle, HEIGHT - BOTTOM + 18, name, "middle", size=10))
    return _svg(body)


def _frame(title, up, top):
    body = [_text(WIDTH / 2, 20, title, "middle", size=14), _text(8, TOP - 8, up, "start")]
    for step in _steps(top):
        y = _y(step / top)
        body.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dddddd"/>')
        body.append(_text(LEFT - 6, y + 4, _short(step), "end"))
    return body


def _steps(top):
    return [top * i / 5 for i in range(6)]


def _ceiling(value):
    """The least of 1, 2, 5 times a power of ten that is not below `value`."""
    if value <= 0:
        return 1
    power = 10 ** math.floor(math.log10(value))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= value)


def _x(share):
    return LEFT + (WIDTH - LEFT - RIGHT) * share


def _y(share):
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _short(value):
    return f"{value:,.0f}" if value >= 10 or value == int(value) else f"{value:.2f}"


def _text(x, y, words, anchor, colour="#222222", size=11):
    return (f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">'
            f"{escape(words)}</text>")


def _svg(body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">\n'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>\n' + "\n".join(body) + "\n</svg>\n")
