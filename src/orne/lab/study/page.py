"""A page of HTML that needs nothing else: no script, no other file, readable by day and by night, and printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from orne.lab.study.wilson import Rate

STYLE = """
:root { color-scheme: light dark; --ink: #22262b; --paper: #fcfcfa; --faint: #6b7178; --line: #d9dadb;
  --good: 79,157,85; --bad: 196,80,75; }
@media (prefers-color-scheme: dark) { :root { --ink: #dfe2e5; --paper: #17191c; --faint: #9aa1a8; --line: #3a3e43; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1.2rem 4rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { margin: 0 0 .2rem; font-size: 1.7rem; line-height: 1.2; } h2 { margin: 2.4rem 0 .4rem; font-size: 1.25rem; }
h3 { margin: 1.4rem 0 .3rem; font-size: 1rem; } p { margin: .4rem 0; max-width: 46rem; }
.faint { color: var(--faint); } .wrong { border-left: .25rem solid rgb(var(--bad)); padding-left: .8rem; }
svg { display: block; width: 100%; max-width: 50rem; height: auto; margin: .6rem 0; color: var(--ink);
  font-family: system-ui, sans-serif; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .86rem; margin: .5rem 0; }
th, td { padding: .16rem .6rem .16rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap;
  vertical-align: baseline; }
th { font-weight: 600; vertical-align: bottom; white-space: normal; } td.n, th.n { text-align: right;
  font-variant-numeric: tabular-nums; }
td.grid { text-align: center; min-width: 3.2rem; padding: .2rem .4rem; }
th.grid { font-weight: 400; padding-right: .4rem; }
.bar { display: inline-block; width: 5rem; height: .55rem; position: relative; vertical-align: middle;
  background: linear-gradient(var(--faint), var(--faint)) center/1px 100% no-repeat; }
.gap { display: inline-block; width: 2.2rem; text-align: right; font-variant-numeric: tabular-nums; }
.bar i { position: absolute; top: 0; bottom: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; }
code { font-size: .9em; } footer { margin-top: 3rem; color: var(--faint); font-size: .86rem; }
@media print { details::details-content { content-visibility: visible; } }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """The whole page."""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    return f"<p{_kind(kind)}>{escape(text)}</p>"


def heading(text: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(text)}</h{level}>"


def folded(summary: str, parts: Iterable[str]) -> str:
    """What is shown when somebody wants to see it."""
    return f"<details><summary>{escape(summary)}</summary>\n" + "\n".join(parts) + "</details>"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> str:
    """A table of cells that are HTML already; columns of numbers stand to the right."""
    right = frozenset(numbers)

    def row(cells: Sequence[str], tag: str) -> str:
        return (
            "<tr>"
            + "".join(f"<{tag}{_kind('n' if i in right else '')}>{c}</{tag}>" for i, c in enumerate(cells))
            + "</tr>"
        )

    body = "\n".join(row(cells, "td") for cells in rows)
    head = row([escape(name) for name in columns], "th")
    return f'<div class="wide"><table><thead>{head}</thead><tbody>\n{body}\n</tbody></table></div>'


def grid(names: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Rate | None]]) -> str:
    """Win rates of rows against columns, the better the greener."""
    head = "".join(f'<th class="grid">{escape(name)}</th>' for name in columns)
    body = "\n".join(
        f"<tr><th>{escape(name)}</th>{''.join(map(_cell, row))}</tr>" for name, row in zip(names, cells, strict=True)
    )
    return f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _cell(rate: Rate | None) -> str:
    if rate is None or not rate.games:
        return '<td class="grid faint">–</td>'
    strength = abs(rate.share - 0.5) * 1.1
    colour = "good" if rate.share > 0.5 else "bad"
    low, high = rate.interval
    told = f"{rate.won} of {rate.games}; {low:.0%} to {high:.0%}"
    shade = f"background: rgba(var(--{colour}),{strength:.2f})"
    return f'<td class="grid" style="{shade}" title="{told}">{rate.share:.0%}</td>'


def share(rate: Rate) -> str:
    """A rate in a cell."""
    return f"{rate.share:.0%}" if rate.games else "–"


def interval(rate: Rate) -> str:
    """Its interval in a cell."""
    low, high = rate.interval
    return f"{low:.0%} – {high:.0%}"


def difference(gap: float, low: float, high: float) -> str:
    """How much better or worse, as a number and as a bar from the middle; sure ones are not pale."""
    sure = low > 0 or high < 0
    left, right = (50 + 50 * max(-1.0, min(0.0, gap)), 50 + 50 * min(1.0, max(0.0, gap)))
    colour = f"rgba(var(--{'good' if gap > 0 else 'bad'}),{1 if sure else 0.45})"
    bar = f'<i style="left:{left:.1f}%;width:{right - left:.1f}%;background:{colour}"></i>'
    told = f"{low * 100:+.0f} to {high * 100:+.0f}"
    return f'<span class="gap">{gap * 100:+.0f}</span> <span class="bar" title="{told}">{bar}</span>'


def _kind(kind: str) -> str:
    return f' class="{kind}"' if kind else ""
