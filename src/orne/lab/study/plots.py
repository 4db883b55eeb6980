"""The pictures of a report: SVG with the colours of the page around it, so that it can be read by day and by night."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from orne.lab.study.wilson import Rate

INK = "#010203"
"""Stands for the colour of the page's text until the picture is done."""
COLOURS = ("#3f86c9", "#d9772f", "#4f9d55", "#b5588f", "#9a8432", "#6a6fc0", "#c4504b", "#3b9a97")
"""Of middle brightness, told apart by more than their hue."""
DASHES = ("-", "--", "-.", ":")
MOST_CURVES = len(COLOURS)
WIDTH = 7.6
"""Inches."""
_SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "orne",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
}

Curve = tuple[Sequence[float], Sequence[float]]
"""Places on the x-axis, and values."""


def at_hand() -> bool:
    """Whether pictures can be drawn here."""
    try:
        import_module("matplotlib")
    except ImportError:
        return False
    return True


def rates(found: Mapping[str, Rate], *, middle: float | None = None) -> str:
    """Win rates with their intervals, one below the other."""

    def draw(axes: Any) -> None:
        _forest(axes, list(found), [[rate] for rate in found.values()], ("",))
        if middle is not None:
            axes.axvline(middle, color=INK, linewidth=0.6, linestyle=":")

    return _picture(draw, height=0.75 + 0.3 * len(found))


def pairs_of_rates(found: Mapping[str, tuple[Rate, Rate]], names: tuple[str, str]) -> str:
    """Two win rates for each name, with intervals."""

    def draw(axes: Any) -> None:
        _forest(axes, list(found), [list(pair) for pair in found.values()], names)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2)

    return _picture(draw, height=1.1 + 0.42 * len(found))


def _forest(axes: Any, names: Sequence[str], rows: Sequence[Sequence[Rate]], series: Sequence[str]) -> None:
    """Points with intervals on a scale from 0 to 100 %."""
    for number, label in enumerate(series):
        shift = (number - (len(series) - 1) / 2) * 0.3
        shown = [(place, row[number]) for place, row in enumerate(rows) if row[number].games]
        shares = [100 * rate.share for _, rate in shown]
        low = [max(0.0, share - 100 * rate.interval[0]) for share, (_, rate) in zip(shares, shown, strict=True)]
        high = [max(0.0, 100 * rate.interval[1] - share) for share, (_, rate) in zip(shares, shown, strict=True)]
        axes.errorbar(
            shares,
            [place + shift for place, _ in shown],
            xerr=[low, high],
            fmt="o" if number == 0 else "s",
            color=COLOURS[number],
            markersize=5,
            linewidth=1.6,
            label=label,
        )
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    # A little more than the scale, so that no point is cut in half.
    axes.set_xlim(-1.5, 101.5)
    axes.set_xlabel("games won, %")
    axes.grid(axis="x", color=INK, alpha=0.12, linewidth=0.6)
    axes.spines["left"].set_visible(False)
    axes.tick_params(axis="y", length=0)


def histogram(found: Mapping[str, Mapping[int, int]], label: str) -> str:
    """How many games had each length, as shares, a line for each name."""

    def draw(axes: Any) -> None:
        for number, (name, counts) in enumerate(list(found.items())[:MOST_CURVES]):
            games = sum(counts.values())
            places = range(min(counts), max(counts) + 1)
            shares = [100 * counts.get(place, 0) / games for place in places]
            axes.step(places, shares, where="mid", color=COLOURS[number], linewidth=1.6, label=_short(name))
            axes.fill_between(places, shares, step="mid", color=COLOURS[number], alpha=0.12)
        axes.set_xlabel(label)
        axes.set_ylabel("games, %")
        axes.set_ylim(bottom=0)
        _whole(axes)
        if len(found) > 1:
            axes.legend(loc="upper right")

    return _picture(draw, height=2.6)


def curves(panels: Mapping[str, Mapping[str, Curve]], label: str) -> str:
    """Small pictures side by side, one for each measure, with the same lines in each."""
    rows = -(-len(panels) // 2)
    plot = _pyplot()
    with plot.rc_context(_SETTINGS):
        figure, grid = plot.subplots(rows, 2, figsize=(WIDTH, 2.35 * rows), squeeze=False, layout="constrained")
        spots = [axes for row in grid for axes in row]
        for axes, (title, lines) in zip(spots, panels.items(), strict=False):
            for number, (name, (places, values)) in enumerate(lines.items()):
                axes.plot(
                    places,
                    values,
                    color=COLOURS[number % len(COLOURS)],
                    linestyle=DASHES[number % len(DASHES)],
                    linewidth=1.6,
                    label=_short(name),
                )
            axes.set_title(title)
            axes.set_ylim(bottom=0)
            axes.grid(color=INK, alpha=0.1, linewidth=0.6)
            _whole(axes)
        for axes in spots[len(panels) :]:
            axes.set_visible(False)
        for axes in spots[max(0, len(panels) - 2) : len(panels)]:
            axes.set_xlabel(label)
        handles, labels = spots[0].get_legend_handles_labels()
        if len(labels) > 1:
            figure.legend(handles, labels, loc="outside upper left", ncols=2)
        return _svg(plot, figure)


def bars(found: Mapping[int, float], label: str, what: str) -> str:
    """A bar for each number."""

    def draw(axes: Any) -> None:
        axes.bar(list(found), list(found.values()), color=COLOURS[0], width=0.7)
        axes.set_xlabel(label)
        axes.set_ylabel(what)
        axes.set_xticks(sorted(found))

    return _picture(draw, height=2.2)


def stacks(found: Mapping[str, Mapping[str, int]], order: Sequence[str] = ()) -> str:
    """For each name how its games were shared out, as one bar each; parts stand in an order, or else by name."""
    names = sorted({part for counts in found.values() for part in counts})
    parts = [*(part for part in order if part in names), *(part for part in names if part not in order)]

    def draw(axes: Any) -> None:
        places = range(len(found))
        left = [0.0] * len(found)
        for number, part in enumerate(parts):
            shares = [100 * counts.get(part, 0) / sum(counts.values()) for counts in found.values()]
            colour = COLOURS[number % len(COLOURS)]
            axes.barh(places, shares, left=left, color=colour, label=part, height=0.62)
            left = [one + two for one, two in zip(left, shares, strict=True)]
        axes.set_yticks(places, [_short(name) for name in found])
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlim(0, 100)
        axes.set_xlabel("games, %")
        axes.tick_params(axis="y", length=0)
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1.0), ncols=4)

    return _picture(draw, height=1.2 + 0.3 * len(found))


def _whole(axes: Any) -> None:
    """Ticks at whole numbers."""
    axes.xaxis.set_major_locator(import_module("matplotlib.ticker").MaxNLocator(integer=True))


def _short(name: str) -> str:
    """A name that leaves room for the picture; one that begins with an underscore would be left out of a legend."""
    return name if len(name) <= 60 else f"{name[:29]}…{name[-30:]}"


def _picture(draw: Any, *, height: float) -> str:
    """One picture."""
    plot = _pyplot()
    with plot.rc_context(_SETTINGS):
        figure, axes = plot.subplots(figsize=(WIDTH, height), layout="constrained")
        draw(axes)
        return _svg(plot, figure)


def _pyplot() -> Any:
    """What draws, without a window."""
    import_module("matplotlib").use("svg")
    return import_module("matplotlib.pyplot")


def _svg(plot: Any, figure: Any) -> str:
    """A figure as SVG to stand in a page: text stays text, and ink is whatever colour the page writes in."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    plot.close(figure)
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    # The page says how wide a picture is; its own measure would not shrink on a small screen.
    return re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1), count=1
    )
