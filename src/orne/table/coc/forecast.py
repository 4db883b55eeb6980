"""What would come of the stories if a plan were carried out and nobody did anything more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from orne.coc import values
from orne.coc.rules import commitment, story_phase, success
from orne.coc.state import EXHAUSTED
from orne.coc.table import CocTable
from orne.coc.values import INVESTIGATION, STRUGGLE_NAMES
from orne.table.shared.data import Forecast, Sides, StoryForecast, Struggle
from orne.table.shared.handles import Namer

Side = Literal["them", "you"]


def forecast(g: CocTable, seat: int | None, plan: Sequence[tuple[int, int]], of: Namer) -> Forecast:
    """Every story as it would stand; what a struggle does to characters is not foreseen."""
    state = g.state.copy()
    for uid, story in plan:
        card = state.edit(uid)
        card.story, card.state = story, EXHAUSTED
    state.changed()
    there = CocTable(state)
    you = 0 if seat is None else seat
    return Forecast(tuple(_story(there, story, you, of) for story in state.row))


def _story(g: CocTable, story: int, you: int, of: Namer) -> StoryForecast:
    """One story as it stands; where nobody attacks, it does not resolve."""
    them = 1 - you
    struggles: list[Struggle] = []
    gained = [0, 0]
    attacked = commitment.is_attacked(g, story)
    for kind in values.struggles(g, story):
        totals = [story_phase.struggle_total(g, story, kind, seat) for seat in (0, 1)]
        winner = story_phase.struggle_winner(g, story, totals)
        struggles.append(Struggle(STRUGGLE_NAMES[kind], totals[them], totals[you], _side(winner, you)))
        if kind == INVESTIGATION and winner >= 0 and attacked:
            gained[winner] += 1
    skill = [sum(story_phase.counted_skill(g, uid) for uid in g.index.committed[story][seat]) for seat in (0, 1)]
    active = g.state.active
    if attacked and skill[active] > skill[1 - active] and skill[active] >= 1:
        gained[active] += 1 if skill[1 - active] > 0 else 2
    needed, held = success.needed(g, story), g.state.cards[story].success
    wins = [seat for seat in (active, 1 - active) if gained[seat] and held[seat] + gained[seat] >= needed]
    return StoryForecast(
        h=of(story) or "",
        struggles=tuple(struggles),
        skill=Sides(skill[them], skill[you]),
        tokens=Sides(gained[them], gained[you]),
        wins=_side(wins[0], you) if wins else None,
    )


def _side(seat: int, you: int) -> Side | None:
    """A seat as the viewer sees it."""
    return None if seat < 0 else "you" if seat == you else "them"
