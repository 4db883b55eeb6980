"""The report on one deck: how it did against a field, which cards carry it, opening hands, the course of its games."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from orne.lab.study import plots
from orne.lab.study.findings import Findings, Line
from orne.lab.study.page import heading, interval, page, paragraph, share, table
from orne.lab.study.report import (
    cards_explained,
    cards_table,
    closing,
    openers_table,
    opening,
    picture,
    tempo_panels,
    worth,
)
from orne.lab.study.wilson import NONE, Rate

LEAST = 5
"""Games in which a card must have been seen, and not seen, to be named."""


def tried(findings: Findings) -> Line | None:
    """The deck that was tried, under all conditions; None where no game of it was played to its end."""
    plan = findings.study.plan
    whole = Line()
    for key, line in findings.lines.items():
        if key[0] in plan.players and key[1] == plan.decks[0][0]:
            whole.take(line)
    return whole if whole.games.games else None


def rivals(findings: Findings) -> dict[str, Rate]:
    """How the deck did against each other deck, or under each of the conditions."""
    line = tried(findings)
    if line is not None and line.against:
        found: dict[str, Rate] = {}
        for (_, deck), rate in line.against.items():
            found[deck] = found.get(deck, NONE) + rate
        return {name: found[name] for name in findings.study.plan.field if name in found}
    return {", ".join(key[3:]): each.games for key, each in findings.lines.items()}


def standouts(findings: Findings, line: Line, most: int) -> tuple[list[str], list[str]]:
    """The cards with which the deck wins most oftener and most seldom when they are seen, by title."""
    known = [
        (worth(count)[0], findings.title(card))
        for card, count in line.cards.items()
        if min(count.seen.games, count.unseen.games) >= LEAST
    ]
    best = [title for gap, title in sorted(known, key=lambda each: (-each[0], each[1])) if gap > 0]
    worst = [title for gap, title in sorted(known) if gap < 0]
    return best[:most], worst[:most]


def report(findings: Findings) -> str:
    """The whole page."""
    plan = findings.study.plan
    return page(plan.name or plan.decks[0][0], [*opening(findings), *_body(findings), closing()])


def _body(findings: Findings) -> Iterator[str]:
    line = tried(findings)
    if line is None:
        yield paragraph("No game was played to its end, so there is nothing to tell.")
        return
    yield heading("How it does")
    games = line.games
    yield paragraph(f"{games.won:,} of {games.games:,} games won: {share(games)} ({interval(games)}).")
    found = rivals(findings)
    if plots.at_hand():
        yield picture(plots.rates(found, middle=50 if line.against else None))
    rows = [(escape(name), str(r.games), str(r.won), share(r), interval(r)) for name, r in found.items()]
    yield table(("against" if line.against else "in", "games", "won", "rate", "95 % interval"), rows, range(1, 5))
    if line.against:
        told = [f"{share(rate)} ({interval(rate)})" for rate in (line.as_first, line.as_second)]
        yield paragraph(f"Going first {told[0]}, going second {told[1]}.")
    yield heading("Which cards carry it")
    yield from cards_explained(findings)
    yield cards_table(findings, line)
    yield from _hands(findings, line)
    yield from _course(findings, line)


def _hands(findings: Findings, line: Line) -> Iterator[str]:
    """Opening hands."""
    yield heading("Opening hands")
    games = line.games.games
    yield paragraph(f"{line.replaced / games:.1f} cards of the first hand are replaced in the mean.")
    yield openers_table(findings, line)


def _course(findings: Findings, line: Line) -> Iterator[str]:
    """Costs, and what was measured turn by turn, in games won and in all."""
    word = findings.contest.turn_word
    costs = cost_curve(findings, line)
    if not plots.at_hand():
        return
    yield heading("Costs and resources")
    yield paragraph("Cards of the deck by what they cost; then its games, all of them and those it won.", "faint")
    yield picture(plots.bars(costs, "cost", "cards"))
    won = Line(games=Rate(line.games.won, line.games.won), curve=line.curve_won)
    both = {"all games": line, "games won": won} if line.games.won else {"all games": line}
    yield picture(plots.curves(tempo_panels(findings, both), word))


def cost_curve(findings: Findings, line: Line) -> dict[int, float]:
    """How many cards of the deck have each cost; what has none is left out."""
    found: dict[int, float] = {}
    for card, count in line.cards.items():
        cost = findings.contest.cost(card, findings.study.plan.edition)
        if cost is not None:
            found[cost] = found.get(cost, 0) + count.copies
    return found
