"""Endless loops in Call of Cthulhu: what comes back, what counts up, what is chance (coc/rule/1.16-infinite-loops)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from orne.coc.state import DECK, HAND, PLAY, Card, LastingEffect, State
from orne.kernel.fields import columns
from orne.kernel.log import Entry
from orne.kernel.window import MOST_ALIKE

_PLACE: Final = columns(Card)
_SUCCESS = _PLACE["success"]
_COUNTED: Final = (_PLACE["wounds"], _SUCCESS)
_SHAPE: Final = [
    place for name, place in _PLACE.items() if name not in ("wounds", "success", "obj", "entered", "known")
]
"""What makes a position what it is, without what counts up and what tells objects apart."""
_TURN: Final = ("first", "active", "turn", "step", "window", "phase_number", "objects")
_PASSING: Final = ("rng", "uses", "life", "free_actions", *_TURN)
"""What changes though the position is the same."""
_CHANCE: Final = frozenset(("drawn", "deck shuffled", "story shuffled back"))
STAND_OFF: Final = 2
"""How often a free action is repeated while the other player repeats one too (coc/rule/1.16-infinite-loops/d)."""
MOST_REMEMBERED: Final = 120
"""Free actions remembered in one window: when there are this many, none of them is offered again."""


def _digest(data: Any) -> str:
    return blake2b(repr(data).encode(), digest_size=8).hexdigest()


def _shape(card: list[Any]) -> list[Any]:
    """The row of a card without what counts up."""
    return [card[place] for place in _SHAPE]


def shape(state: State) -> tuple[str, str]:
    """Two short names: the position without what counts up, and those counts."""
    data = state.data()
    for key in _PASSING:
        del data[key]
    lasting = data.pop("lasting")
    cards = data.pop("cards")
    data["cards"] = [_shape(card) for card in cards]
    return _digest(data), _digest([lasting, [[card[place] for place in _COUNTED] for card in cards]])


def trace(here: tuple[str, str], seat: int, key: str) -> str:
    """What is remembered of a free action: the position it was taken in, by whom, and which it was."""
    return f"{here[0]} {here[1]} {seat} {key}"


def repeats(state: State, here: tuple[str, str], seat: int, key: str) -> bool:
    """Whether a free action would go on with a loop that nobody declared (coc/rule/1.16-infinite-loops/e).

    The same choice in the same position leads nowhere. Where nothing but counts go up, a number has to be named in the
    end; where both players do that, each could go on without end and nobody gains.
    """
    if trace(here, seat, key) in state.life:
        return True
    mine = [each for each in state.life if each.endswith(f" {seat} {key}")]
    if len(mine) < STAND_OFF:
        return False
    both = any(each.split(" ", 3)[2] != str(seat) for each in state.life)
    again = sum(each.startswith(here[0]) for each in mine)
    return again >= (STAND_OFF if both else MOST_ALIKE) or len(mine) >= MOST_ALIKE or len(state.life) >= MOST_REMEMBERED


def loop_shape(state: State) -> str:
    """The position without counts and hidden cards: what a loop comes back to."""
    data = state.data()
    cards = [_shape(card) for card in data["cards"] if card[_PLACE["zone"]] not in (DECK, HAND)]
    piles = [data[name] for name in ("discard", "domains", "play", "row", "won", "removed")]
    return _digest([state.active, state.step, state.window[0], cards, piles])


def is_chance(entry: Entry) -> bool:
    """Whether something that happened was a draw or a shuffle."""
    return entry.kind in _CHANCE


_SAME: Final = (
    "rng",
    "deck",
    "hand",
    "discard",
    "domains",
    "play",
    "row",
    "story_deck",
    "won",
    "removed",
    "uses",
    *_TURN,
)


def extrapolate(before: State, after: State, times: int) -> State | None:
    """Add what one cycle added, a number of times; None where anything but a count changes."""
    one, two = before.data(), after.data()
    if any(one[name] != two[name] for name in _SAME):
        return None
    added = _added(before.lasting, after.lasting, times)
    if added is None:
        return None
    state = after.copy()
    for old, new in zip(before.cards, after.cards, strict=True):
        if old is new:
            continue
        more = _more_success(old, new)
        if more is None:
            return None
        if any(more):
            state.edit(new.uid).success = (new.success[0] + more[0] * times, new.success[1] + more[1] * times)
    state.lasting = (*after.lasting, *added)
    state.changed()
    return state


def _added(
    before: tuple[LastingEffect, ...], after: tuple[LastingEffect, ...], times: int
) -> list[LastingEffect] | None:
    """The lasting effects of several cycles, each kind as one."""
    if after[: len(before)] != before:
        return None
    more = after[len(before) :]
    if any(each.kind != "add" for each in more):
        return None
    return [each._replace(value=(each.value[0], each.value[1] * times)) for each in more]


def _more_success(old: Card, new: Card) -> tuple[int, int] | None:
    """How many success tokens a card gained; None where anything else about it changed."""
    one, two = old.data(), new.data()
    one[_SUCCESS] = two[_SUCCESS] = None
    more = new.success[0] - old.success[0], new.success[1] - old.success[1]
    if one != two or min(more) < 0 or (any(more) and new.zone != PLAY):
        return None
    return more


def declared(state: State) -> State:
    """Forget the free actions counted so far, and who passed: a declared loop is not stalling, and may be answered."""
    state.window = (state.window[0], 0)
    state.life = ()
    state.free_actions = 0
    return state


def bar(state: State, keys: list[str]) -> State:
    """Do not offer these choices at this position again."""
    here = shape(state)
    state.life = (*state.life, *(trace(here, seat, key) for seat in (0, 1) for key in keys))
    return state
