"""Which values of cards in play of Call of Cthulhu texts may change: all others are as printed."""

from __future__ import annotations

from typing import Any, Final

from orne.coc import values
from orne.coc.abilities import Gives, LosesIcons, SkillIs, Use
from orne.coc.index import Index, added_of
from orne.coc.language import select
from orne.coc.selector import IN_PLAY, candidates
from orne.coc.table import CocTable
from orne.coc.view import KEYWORDS

SHOWN_VALUES: Final[tuple[int | str, ...]] = ("skill", *values.STRUGGLES, *KEYWORDS)
"""The values that the row of a card shows, in order."""
_PLACES: Final[dict[int | str, int]] = {value: place for place, value in enumerate(SHOWN_VALUES)}
"""Where each value stands among the values of a row."""
_SKILL: Final = _PLACES["skill"]
_EVERY: Final[list[int]] = list(range(len(SHOWN_VALUES)))


class Reach:
    """The texts in play that change values, by whom they may reach."""

    def __init__(self) -> None:
        self._index: object = None
        self._certain: list[tuple[int, int, bool]] = []
        """The values that texts may change of a certain card: this one, or the one it is attached to."""
        self._spread: list[tuple[int, Gives | SkillIs | LosesIcons, Use]] = []
        """Those that texts may change of any card, by their places, with the texts."""

    def cards(self, table: CocTable, varying: set[int]) -> dict[int, list[int]]:
        """The cards in play of which texts may change values now, with the places of these values.

        Given are the kinds of card of which a text of their own says what a value is.
        """
        index = table.index
        if self._index is not index:
            self._look_at(index)
        state = table.state
        cards, play = state.cards, state.play
        reached: dict[int, list[int]] = {}
        for value, certain, hosted in self._certain:
            _reach(reached, cards[certain].host if hosted else certain, value)
        for uid, which in added_of(state):
            if which in _PLACES:
                _reach(reached, uid, _PLACES[which])
        for value, passive, use in self._spread:
            if isinstance(passive, Gives) and passive.while_ is not None and not passive.while_.test(table, use):
                continue
            to = passive.to
            if to.place == IN_PLAY:
                meant = candidates(table, use, to)
            else:
                meant = [uid for uid in play if to.test(table, use, uid)]
            for uid in meant:
                _reach(reached, uid, value)
            # A text may go by the very value it changes; then asking whom it means has worked that value out.
            known = state.values
            for uid in play:
                key: Any = (uid, SHOWN_VALUES[value])
                if key in known:
                    _reach(reached, uid, value)
        for uid in index.blank:
            reached[uid] = _EVERY
        if varying:
            for uid in play:
                if cards[uid].kind in varying:
                    reached[uid] = _EVERY
        return reached

    def _look_at(self, index: Index) -> None:
        """Say which texts in play may change which values: of a certain card each, or of any."""
        self._index = index
        self._certain, self._spread = [], []
        for which, given in index.statics.items():
            place = _PLACES.get(which, -1)
            if place < 0:
                continue
            for gives, use in given:
                to = gives.to
                hosted = to is select.HOST or to is select.HOST_CARD
                if hosted or to is select.SELF or to is select.THIS:
                    self._certain.append((place, use.holder, hosted))
                else:
                    self._spread.append((place, gives, use))
        for sets, use in index.skills + index.final_skills:
            self._spread.append((_SKILL, sets, use))
        for loses, use in index.icons_lost:
            for icon in loses.icons:
                self._spread.append((_PLACES[icon], loses, use))


def _reach(reached: dict[int, list[int]], uid: int, value: int) -> None:
    """Say that a value of a card may be changed."""
    found = reached.get(uid)
    if found is None:
        reached[uid] = [value]
    elif value not in found:
        found.append(value)
