"""Cards that an effect has one play or pay for, from wherever they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, Ref
from orne.coc.language.select import IN_DECK
from orne.coc.rules import hands, initiating, leaving, playing, unpaid
from orne.coc.selector import Sel, candidates
from orne.coc.state import DISCARD, PLAY
from orne.kernel.questions import which
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["CAN_BE_PLAYED_FREE", "PlayFree", "SearchAndPay"]


def _refusal(g: CocTable, use: Use, uid: int) -> Refusal | None:
    for way in unpaid.plays_of(g, use.seat, uid):
        return initiating.refusal(g, way)
    return Refusal("coc/rule/2.32-playing-events/a", "{} has no Action to be played for", g.title(uid))


CAN_BE_PLAYED_FREE = Sel(lambda g, use, uid: unpaid.can_be_played(g, use.seat, uid), no=_refusal)
"""An event card that you could play now, if its cost were not to be paid."""


@dataclass(frozen=True, slots=True)
class SearchAndPay(Doing):
    """Search one's deck for a card, which enters play for its printed cost if one is able to pay that.

    coc/errata/terror-in-venice/f16-flooded-vault, coc/rule/2.24-put-into-play-vs-play/b
    """

    what: Sel

    @property
    def text(self) -> str:
        """The effect in words."""
        return (
            f"search your deck for {self.what.phrase()}. Then, if able, put it into play for its printed cost and "
            "shuffle your deck"
        )

    possible = None
    """A deck may be searched whatever is in it."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what fits, pay for it where that can be done, and shuffle."""
        cards = candidates(g, use, self.what & IN_DECK)
        found = hands.search_deck(g, use.seat, cards, which(f"put {self.what.phrase()} from your deck into play"), use)
        done = found is not None and playing.pay_to_put_into_play(g, use.seat, found, use, must=True)
        hands.shuffle_after_search(g, use.seat)
        return done


@dataclass(frozen=True, slots=True)
class PlayFree(Doing):
    """Play an event card without paying its own cost, X being 0; what its text costs, targets and restricts holds.

    It is then put under its owner's deck, also where it would stay in play (coc/faq/yog-sothoth-x-cost-spell,
    coc/faq/yog-sothoth-attach-spell).
    """

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"play {self.who.text} without paying its cost. Then, put {self.who.text} under its owner's deck"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can be played."""
        return any(unpaid.can_be_played(g, use.seat, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Play it as an action within the effect, then put it away."""
        for uid in self.who.cards(g, use):
            if not unpaid.play(g, use.seat, uid, use.holder):
                return False
            self._put_away(g, uid, use)
        return True

    def _put_away(self, g: CocTable, uid: int, use: Use) -> None:
        """Put a card that has been played under its owner's deck."""
        zone = g.state.cards[uid].zone
        if zone == PLAY:
            leaving.put_under_deck(g, [uid], use)
        elif zone == DISCARD:
            hands.to_deck(g, uid, use, bottom=True)
