"""What would come of the stories if a plan were carried out and nobody did anything more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, Literal, NamedTuple

from orne.coc import values
from orne.coc.rules import commitment, counting, leaving, sanity, story_phase, success, wounds
from orne.coc.state import DISCARD, EXHAUSTED, INSANE, NOWHERE
from orne.coc.table import CocTable
from orne.coc.values import COMBAT, INVESTIGATION, STRUGGLE_NAMES, TERROR
from orne.kernel.log import Entry, LogChain
from orne.table.shared.data import Forecast, Sides, StoryForecast, Struggle
from orne.table.shared.handles import Namer
from orne.table.shared.telling import since_last

Side = Literal["them", "you"]
MOST_ENDS: Final = 36
"""Ways in which the struggles of a story may end that are gone through; of more, only the bounds are told."""


RESULTS: Final = frozenset(("insane", "wounded", "wound prevented", "destroyed", "success token"))
"""What the log tells once the result of a struggle has come."""


class _Fight(NamedTuple):
    """One struggle: its kind, what each seat counts, who wins, and of whom one would be struck."""

    kind: int
    totals: list[int]
    winner: int
    struck: tuple[int, ...]


class _End(NamedTuple):
    """What a story comes to in one way of its struggles: tokens gained by each seat, and who wins it, or -1."""

    gained: tuple[int, int]
    wins: int


_Start = tuple[CocTable, tuple[int, int]]
"""The table from which the rest of a story goes on, and what each seat has gained at it by then."""


def forecast(g: CocTable, log: LogChain, seat: int | None, plan: Sequence[tuple[int, int]], of: Namer) -> Forecast:
    """Every story as it would stand; texts that answer a struggle are not foreseen."""
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
    in_time = g.state.resolving is None or at_hand or story in g.state.resolving.waiting
    attacked = commitment.is_attacked(g, story) and in_time and not over
    ahead = [] if compared else _ahead(values.struggles(g, story), struggles)
    pending = None if over or compared else _pending(g, story, struggles, told)
    if pending is not None:
        struggles[-1] = replace(struggles[-1], strikes=_named(pending.struck, of))
    starts = [(g, (0, 0))] if pending is None else _results(g, pending, (0, 0))
    fights, skill = _line(starts[0][0] if len(starts) == 1 else g, story, ahead, attacked)
    struggles += [
        Struggle(
            STRUGGLE_NAMES[each.kind],
            each.totals[them],
            each.totals[you],
            _side(each.winner, you),
            strikes=_named(each.struck, of),
        )
        for each in fights
    ]
    ends = _told_ends(starts, story, ahead) if attacked and not compared else [_End((0, 0), -1)]
    least, most = ([side(end.gained[seat] for end in ends) for seat in (0, 1)] for side in (min, max))
    wins = {end.wins for end in ends}
    return StoryForecast(
        h=of(story) or "",
        struggles=tuple(struggles),
        skill=Sides(skill[them], skill[you]),
        tokens=Sides(least[them], least[you]),
        most=None if most == least else Sides(most[them], most[you]),
        wins=_side(wins.pop(), you) if len(wins) == 1 else None,
        resolved=over,
    )


def _line(g: CocTable, story: int, kinds: Sequence[int], attacked: bool) -> tuple[list[_Fight], list[int]]:
    """The struggles still to come, and the skill after them; who is certainly struck no longer counts."""
    fights: list[_Fight] = []
    for kind in kinds:
        fight = _fight(g, story, kind, attacked)
        fights.append(fight)
        if len(fight.struck) == 1:
            g = _struck(g, fight.struck[0], kind)
    return fights, [counting.skill_total(g, story, seat) for seat in (0, 1)]


def _fight(g: CocTable, story: int, kind: int, attacked: bool = True) -> _Fight:
    """One struggle as it would be fought."""
    totals = [counting.struggle_total(g, story, kind, seat) for seat in (0, 1)]
    winner = story_phase.struggle_winner(g, story, totals)
    return _Fight(kind, totals, winner, _strikes(g, story, kind, winner) if attacked else ())


def _strikes(g: CocTable, story: int, kind: int, winner: int) -> tuple[int, ...]:
    """Those of whom one would be struck by a struggle that somebody wins."""
    able = {TERROR: sanity.can_go_insane, COMBAT: wounds.can_be_wounded}.get(kind)
    if winner < 0 or able is None:
        return ()
    return tuple(uid for uid in g.committed[story][1 - winner] if able(g, uid))


def _pending(g: CocTable, story: int, fought: Sequence[Struggle], told: Sequence[Entry]) -> _Fight | None:
    """The struggle at a story that is counted and whose result is still to come."""
    if not fought or fought[-1].when != "now":
        return None
    place = max(i for i, entry in enumerate(told) if entry.kind == "struggle")
    if any(entry.kind in RESULTS for entry in told[place + 1 :]):
        return None
    kind, totals, winner = STRUGGLE_NAMES.index(told[place].before), told[place].after, told[place].seat
    return _Fight(kind, totals, winner, _strikes(g, story, kind, winner))


def _told_ends(starts: Sequence[_Start], story: int, kinds: Sequence[int]) -> list[_End]:
    """Every way in which a story may end; where these are too many, nothing and all that can be gained at one."""
    ends = (end for g, gained in starts for end in _ends(g, story, kinds, gained))
    found = list(islice(ends, MOST_ENDS + 1))
    if len(found) > MOST_ENDS:
        g = starts[0][0]
        most = [kinds.count(INVESTIGATION) + (2 if seat == g.state.active else 0) for seat in (0, 1)]
        found = [_End((0, 0), -1), _End((most[0], most[1]), -1)]
    return found


def _ends(g: CocTable, story: int, kinds: Sequence[int], gained: tuple[int, int]) -> Iterator[_End]:
    """What a story comes to, in each way in which those who are struck may be picked."""
    if not kinds:
        yield _end(g, story, gained)
        return
    for after, more in _results(g, _fight(g, story, kinds[0]), gained):
        yield from _ends(after, story, kinds[1:], more)


def _results(g: CocTable, fight: _Fight, gained: tuple[int, int]) -> list[_Start]:
    """The table after a struggle, in each way in which somebody may be struck, with what each seat has gained."""
    if fight.kind == INVESTIGATION and fight.winner >= 0:
        gained = (gained[0] + (fight.winner == 0), gained[1] + (fight.winner == 1))
    return [(_struck(g, uid, fight.kind), gained) for uid in fight.struck] or [(g, gained)]


def _end(g: CocTable, story: int, gained: tuple[int, int]) -> _End:
    """What a story comes to once its struggles are over: skill decides."""
    active = g.state.active
    skill = [counting.skill_total(g, story, seat) for seat in (0, 1)]
    more = [*gained]
    if skill[active] > skill[1 - active] and skill[active] >= 1:
        more[active] += 1 if skill[1 - active] > 0 else 2
    needed, held = success.needed(g, story), g.state.cards[story].success
    wins = [seat for seat in (active, 1 - active) if more[seat] and held[seat] + more[seat] >= needed]
    return _End((more[0], more[1]), wins[0] if wins else -1)


def _struck(g: CocTable, uid: int, kind: int) -> CocTable:
    """The table once a struggle has struck a character: insane, wounded, or destroyed by it."""
    state = g.state.copy()
    after = CocTable(state)
    card = state.edit(uid)
    if kind == COMBAT:
        card.wounds += 1
        destroyed = wounds.is_fatally_wounded(after, uid)
    else:
        destroyed = card.wounds > 0  # going insane with wounds is being destroyed (coc/basics/10.13)
    if destroyed and leaving.can_be_destroyed(after, uid):
        state.play.remove(uid)
        card.zone, card.story = DISCARD, NOWHERE
    elif kind == TERROR and not destroyed:
        card.state, card.story = INSANE, NOWHERE
    state.changed()
    return after


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


def _named(uids: Sequence[int], of: Namer) -> tuple[str, ...]:
    """Cards by handle, as far as they can be pointed at."""
    return tuple(h for uid in uids if (h := of(uid)))


def _side(seat: int, you: int) -> Side | None:
    """A seat as the viewer sees it."""
    return None if seat < 0 else "you" if seat == you else "them"
