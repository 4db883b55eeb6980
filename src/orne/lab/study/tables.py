"""The tables of a study: games, seats, summary, cards and curves."""

from __future__ import annotations

from dataclasses import dataclass

from orne.lab.study.findings import Findings
from orne.lab.study.wilson import NONE

Cell = str | int | float | None

DIGITS = 4
"""Behind the point, in shares and means."""


@dataclass
class Table:
    """One table: its columns, and its rows in order."""

    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]


def tables(findings: Findings) -> dict[str, Table]:
    """All tables of a study by their names."""
    made = {"games": _games(findings), "seats": _seats(findings), "summary": _summary(findings)}
    if findings.study.plan.statistics:
        made.update(cards=_cards(findings), curves=_curves(findings))
    return made


def _rounded(value: float) -> float:
    return round(value, DIGITS)


def _games(findings: Findings) -> Table:
    """One row for each game."""
    conditions, word = findings.contest.conditions, f"{findings.contest.turn_word}s"
    columns = ("game", "seed", "deal", *conditions, "winners", "why", "resolution", "first", word, "answers", "error")
    rows: list[tuple[Cell, ...]] = []
    for job, result in findings.games:
        about: tuple[Cell, ...] = (job.number, job.seed, job.deal, *findings.contest.conditions_of(job))
        if "error" in result:
            rows.append((*about, None, None, None, None, None, None, result["error"]))
            continue
        first = None if result["first"] is None else result["first"] + 1
        winners = " ".join(str(seat + 1) for seat in result["winners"])
        length, answers = result["length"], sum(result["answers"])
        rows.append((*about, winners, result["why"], result["resolution"], first, length, answers, ""))
    return Table(columns, rows)


def _seats(findings: Findings) -> Table:
    """One row for each seat of each game that was played to its end."""
    columns = ("game", "seat", "player", "deck", "won", "score", "answers", "replaced", "fate", "physical", "mental")
    rows: list[tuple[Cell, ...]] = []
    for job, result in findings.games:
        if "error" in result:
            continue
        for seat, (player, deck) in enumerate(zip(job.players, job.decks, strict=True)):
            trauma = result["trauma"][seat] if result["trauma"] else (None, None)
            rows.append(
                (
                    job.number,
                    seat + 1,
                    player,
                    deck,
                    int(seat in result["winners"]),
                    result["score"][seat],
                    result["answers"][seat],
                    result["replaced"][seat] if "replaced" in result else None,
                    result["fates"][seat] if result["fates"] else None,
                    *trauma,
                )
            )
    return Table(columns, rows)


def _summary(findings: Findings) -> Table:
    """One row for each player with each deck under each of the conditions."""
    word = f"{findings.contest.turn_word}s"
    columns = (
        "player", "deck", *findings.contest.conditions, "games", "won", "rate", "low", "high", "score", word, "answers",
        "games_as_first", "won_as_first", "games_as_second", "won_as_second",
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = []
    for key, line in findings.lines.items():
        games, first, second = line.games, line.as_first, line.as_second
        means = (_rounded(total / games.games) for total in (line.score, line.length, line.answers))
        shares = (_rounded(games.share), *map(_rounded, games.interval))
        told = (games.games, games.won, *shares, *means, first.games, first.won, second.games, second.won)
        rows.append((*key, *told))
    return Table(columns, rows)


def _cards(findings: Findings) -> Table:
    """One row for each card of each deck, told apart as the summary is."""
    uses = findings.contest.uses
    columns = (
        "player", "deck", *findings.contest.conditions, "card", "title", "copies", "games", "won",
        "games_in_opening_hand", "won_in_opening_hand", "games_seen", "won_seen",
        *(f"{what}_{use}" for use in uses for what in ("games", "won", "times")),
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = []
    for key, line in findings.lines.items():
        for card, count in sorted(line.cards.items()):
            told: list[Cell] = [card, findings.title(card), count.copies]
            for rate in (count.games, count.opening, count.seen):
                told += [rate.games, rate.won]
            for use in uses:
                rate = count.used.get(use, NONE)
                told += [rate.games, rate.won, count.times.get(use, 0)]
            rows.append((*key, *told))
    return Table(columns, rows)


def _curves(findings: Findings) -> Table:
    """One row for each turn or round that any game came to: how many did, and the means over those."""
    measures = [measure.name for measure in findings.contest.measures]
    columns = ("player", "deck", *findings.contest.conditions, findings.contest.turn_word, "games", *measures)
    rows: list[tuple[Cell, ...]] = []
    for key, line in findings.lines.items():
        for turn, (games, *sums) in sorted(line.curve.items()):
            rows.append((*key, turn, games, *(_rounded(total / games) for total in sums)))
    return Table(columns, rows)
