"""The ways out of play, as effects: destroy, sacrifice, discard, return, put into the deck, remove from the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.effects import are_several, may_be_tried
from orne.coc.language.picking import Pick, is_barren
from orne.coc.language.references import IT, Ref
from orne.coc.rules import leaving
from orne.coc.state import RESOURCE

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "Leave", "destroy", "discard_from_play", "remove_from_game", "return_to_hand", "sacrifice", "shuffle_in",
    "to_bottom", "to_top",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Leave(Doing):
    """Cards leave play together, in one of the ways the rules tell apart."""

    word: str
    verb: Callable[[CocTable, Sequence[int], Use | None], bool]
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can leave so."""
        can_leave = leaving.can_leave_by(self.verb)
        return any(may_be_tried(g, self.who) or can_leave(g, uid) for uid in self.who.could(g, use))

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card."""
        return is_barren(g, use, self.who, leaving)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Which cards leave, and how."""
        return [(leaving.kind_of(self.verb), uid) for uid in self.who.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Let all go at once."""
        if isinstance(self.who, Pick):
            return self._go(g, use, self.who)
        return self.who.none_to_do(g, use) or self._leave(g, use, self.who.cards(g, use))

    def _leave(self, g: CocTable, use: Use, cards: list[int]) -> bool:
        """Let cards in play go at once; a resource that is destroyed or sacrificed goes from its domain."""
        resources = [uid for uid in cards if g.state.cards[uid].zone == RESOURCE]
        if not resources:
            return self.verb(g, cards, use)
        how = "sacrificed" if self.verb is leaving.sacrifice else "destroyed"
        for uid in resources:
            leaving.discard_resource(g, uid, use, how)
        rest = [uid for uid in cards if uid not in resources]
        return not rest or self.verb(g, rest, use)

    def _go(self, g: CocTable, use: Use, who: Pick) -> bool:
        """Let go what is picked; a sacrifice that escapes is followed by another (coc/rule/2.13-paying-costs/h)."""
        can_leave = leaving.can_leave_by(self.verb)
        verb = self.word.split()[0]
        tried: list[int] = []

        def able(uid: int) -> bool:
            return can_leave(g, uid) and uid not in tried

        while True:
            cards = who.take(g, use, able, verb)
            if cards and self._leave(g, use, cards):
                return True
            if not cards or self.verb is not leaving.sacrifice:
                return False
            tried += cards
            who.forget(use)


def destroy(who: Ref = IT) -> Leave:
    """Destroy cards."""
    return Leave("destroy {}", leaving.destroy, who)


def sacrifice(who: Ref = IT) -> Leave:
    """Sacrifice cards."""
    return Leave("sacrifice {}", leaving.sacrifice, who)


def discard_from_play(who: Ref = IT) -> Leave:
    """Discard cards from play, which is neither destroying nor sacrificing."""
    return Leave("discard {} from play", leaving.discard_from_play, who)


def return_to_hand(who: Ref = IT) -> Leave:
    """Return cards in play to their owners' hands."""
    whose = "their owners' hands" if are_several(who) else "its owner's hand"
    return Leave(f"return {{}} to {whose}", leaving.return_to_hand, who)


def to_top(who: Ref = IT) -> Leave:
    """Put cards in play on top of their owners' decks."""
    return Leave("put {} on top of its owner's deck", leaving.put_on_deck, who)


def to_bottom(who: Ref = IT) -> Leave:
    """Put cards in play under their owners' decks."""
    return Leave("put {} under its owner's deck", leaving.put_under_deck, who)


def shuffle_in(who: Ref = IT) -> Leave:
    """Shuffle cards in play into their owners' decks."""
    return Leave("shuffle {} into its owner's deck", leaving.shuffle_into_deck, who)


def remove_from_game(who: Ref = IT) -> Leave:
    """Remove cards in play from the game."""
    return Leave("remove {} from the game", leaving.remove_from_game, who)
