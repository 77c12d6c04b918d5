"""Draws what jobs cost against the size of the feed, both on logarithmic scales, as an SVG in Swippy's colours."""

import math

_WIDTH, _HEIGHT = 760, 440
_LEFT, _TOP, _RIGHT, _BOTTOM = 70, 56, 150, 56
_COLORS = ["#58E2C2", "#50C878", "#F2C14E", "#E57373", "#7AA2F7"]
_FONT = 'font-family="ui-monospace, Menlo, monospace"'


def svg(series):
    """The picture of `series`: from the name of a job to its points, each a size and seconds."""
    sizes = [size for points in series.values() for size, _ in points]
    times = [seconds for points in series.values() for _, seconds in points]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))
    first, last = math.log10(min(sizes)), math.log10(max(sizes))

    def x(size):
        return _LEFT + (math.log10(size) - first) / (last - first) * (_WIDTH - _LEFT - _RIGHT)

    def y(seconds):
        return _HEIGHT - _BOTTOM - (math.log10(seconds) - low) / (high - low) * (_HEIGHT - _TOP - _BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}">',
        "<title>Cost against size</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="12" fill="#12141C"/>',
        _text(_LEFT, 32, "What a job costs, against the size of the feed", size=16, fill="#FFFFFF"),
    ]
    for power in range(low, high + 1):
        level = y(10**power)
        parts.append(f'<path d="M{_LEFT} {level:.1f}H{_WIDTH - _RIGHT}" stroke="#2A3140"/>')
        parts.append(_text(_LEFT - 10, level + 4, _seconds(10**power), anchor="end"))
    for power in range(round(first), round(last) + 1):
        parts.append(_text(x(10**power), _HEIGHT - _BOTTOM + 22, f"{10**power:,}", anchor="middle"))
    parts.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, "cards", anchor="middle"))
    labels = _spread({name: y(points[-1][1]) for name, points in series.items()})
    for color, (name, points) in zip(_COLORS, series.items()):
        line = " ".join(f"{x(size):.1f},{y(seconds):.1f}" for size, seconds in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x(size):.1f}" cy="{y(seconds):.1f}" r="3.5" fill="{color}"/>' for size, seconds in points]
        parts.append(_text(_WIDTH - _RIGHT + 12, labels[name] + 4, name, fill=color))
    return "\n".join(parts + ["</svg>"]) + "\n"


def _text(x, y, words, size=13, anchor="start", fill="#A2A4A8"):
    return f'<text x="{x:.1f}" y="{y:.1f}" {_FONT} font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def _seconds(value):
    return f"{value:g} s" if value >= 1 else f"{value * 1000:g} ms"


def _spread(places, least=18):
    """Moves labels apart that would lie on each other."""
    moved, previous = {}, -math.inf
    for name, place in sorted(places.items(), key=lambda item: item[1]):
        previous = moved[name] = max(place, previous + least)
    return moved
