"""What would come of the stories if a plan were carried out and nobody did anything more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from orne.coc import values
from orne.coc.rules import commitment, counting, story_phase, success
from orne.coc.state import EXHAUSTED
from orne.coc.table import CocTable
from orne.coc.values import INVESTIGATION, STRUGGLE_NAMES
from orne.kernel.log import Entry, LogChain
from orne.table.shared.data import Forecast, Sides, StoryForecast, Struggle
from orne.table.shared.handles import Namer
from orne.table.shared.telling import since_last

Side = Literal["them", "you"]


def forecast(g: CocTable, log: LogChain, seat: int | None, plan: Sequence[tuple[int, int]], of: Namer) -> Forecast:
    """Every story as it would stand; what a struggle does to characters is not foreseen."""
    state = g.state.copy()
    for uid, story in plan:
        card = state.edit(uid)
        card.story, card.state = story, EXHAUSTED
    state.changed()
    there = CocTable(state)
    you = 0 if seat is None else seat
    told = since_last(log, "phase")
    return Forecast(tuple(_story(there, story, you, of, told) for story in state.row))


def _story(g: CocTable, story: int, you: int, of: Namer, told: Sequence[Entry]) -> StoryForecast:
    """One story as it stands; where nobody attacks, it does not resolve, and one that has will not again."""
    them = 1 - you
    begun = any(entry.kind == "story resolves" and entry.subject == story for entry in told)
    at_hand = g.state.resolving is not None and g.state.resolving.story == story
    over = begun and not at_hand
    struggles = _fought(g, story, you, told) if begun else []
    compared = over or any(entry.kind == "skill compared" and entry.subject == story for entry in told)
    gained = [0, 0]
    attacked = commitment.is_attacked(g, story) and not over
    for kind in [] if compared else _ahead(values.struggles(g, story), struggles):
        totals = [counting.struggle_total(g, story, kind, seat) for seat in (0, 1)]
        winner = story_phase.struggle_winner(g, story, totals)
        struggles.append(Struggle(STRUGGLE_NAMES[kind], totals[them], totals[you], _side(winner, you)))
        if kind == INVESTIGATION and winner >= 0 and attacked:
            gained[winner] += 1
    skill = [counting.skill_total(g, story, seat) for seat in (0, 1)]
    active = g.state.active
    if attacked and not compared and skill[active] > skill[1 - active] and skill[active] >= 1:
        gained[active] += 1 if skill[1 - active] > 0 else 2
    needed, held = success.needed(g, story), g.state.cards[story].success
    wins = [seat for seat in (active, 1 - active) if gained[seat] and held[seat] + gained[seat] >= needed]
    return StoryForecast(
        h=of(story) or "",
        struggles=tuple(struggles),
        skill=Sides(skill[them], skill[you]),
        tokens=Sides(gained[them], gained[you]),
        wins=_side(wins[0], you) if wins else None,
        resolved=over,
    )


def _fought(g: CocTable, story: int, you: int, told: Sequence[Entry]) -> list[Struggle]:
    """The struggles that have begun at a story; the last one goes on until the rules count it."""
    entries = [entry for entry in told if entry.kind == "struggle" and entry.subject == story]
    now = g.state.resolving
    counted = 0
    if now is not None and now.story == story:
        last = [STRUGGLE_NAMES.index(entry.before) for entry in entries]
        counted = sum(kind < now.struggle for kind in last) + min(now.resolved, last.count(now.struggle))
    over = len(entries) if now is None or now.story != story else counted
    return [
        Struggle(
            entry.before,
            entry.after[1 - you],
            entry.after[you],
            _side(entry.seat, you),
            "over" if number < over else "now",
        )
        for number, entry in enumerate(entries)
    ]


def _ahead(kinds: Sequence[int], fought: Sequence[Struggle]) -> list[int]:
    """The struggles of a story that are still to come."""
    left = list(kinds)
    for each in fought:
        kind = STRUGGLE_NAMES.index(each.kind)
        if kind in left:
            left.remove(kind)
    return left


def _side(seat: int, you: int) -> Side | None:
    """A seat as the viewer sees it."""
    return None if seat < 0 else "you" if seat == you else "them"
