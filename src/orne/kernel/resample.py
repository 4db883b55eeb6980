"""Dealing anew what a seat cannot see: the same position, as far as that seat can tell."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

from orne.kernel import rng
from orne.kernel.rng import Chance


class Dealt(Protocol):
    """A state whose cards can be dealt anew: records with ``uid``, ``kind`` and ``zone``, replaced by ``edit``."""

    cards: list[Any]
    rng: int

    def copy(self: S) -> S: ...

    def edit(self, uid: int) -> Any: ...

    def changed(self) -> None: ...


S = TypeVar("S", bound=Dealt)


def resample(
    state: S,
    seed: int,
    now: S | None,
    *,
    moved: bool,
    hidden: Callable[[Any], bool],
    pile: Callable[[Any], Hashable],
    more: Callable[[S, S, Chance], None] | None = None,
) -> S:
    """Exchange the kinds of hidden cards at random within each pile.

    What was seen by ``now``, a later state of the same game, stays where it is; without ``moved`` so do cards that
    changed zone until then. ``more`` deals what lies hidden apart from the cards.
    """
    now = now or state
    new = state.copy()
    chance = Chance(seed)
    piles: dict[Hashable, list[int]] = {}
    for card in state.cards:
        then = now.cards[card.uid]
        if hidden(card) and hidden(then) and (moved or card.zone == then.zone):
            piles.setdefault(pile(card), []).append(card.uid)
    for uids in piles.values():
        _deal(new, uids, chance)
    if more is not None:
        more(new, now, chance)
    # What chance has decided since then has been seen, and must fall the same way again.
    if now.rng == state.rng:
        new.rng = rng.word(chance)
    new.changed()
    return new


def _deal(state: Dealt, uids: list[int], chance: Chance) -> None:
    """Deal the kinds of some cards among them; sorted first, so that the deal tells nothing about the one before."""
    kinds = sorted(state.cards[uid].kind for uid in uids)
    rng.shuffle(chance, kinds)
    for uid, kind in zip(uids, kinds, strict=True):
        if state.cards[uid].kind != kind:
            state.edit(uid).kind = kind
