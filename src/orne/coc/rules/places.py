"""Cards that are attached to something that is not a card: a domain, or a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from orne.coc.state import LastingEffect
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.coc.state import Card
    from orne.coc.table import CocTable

AT: Final = "attached to a place"
"""What lasts as long as a card is in play: whose domain or deck it is on, and which domain."""
A_DECK: Final = -1


class Place(NamedTuple):
    """A domain of a player, by its number from 0, or their deck."""

    seat: int
    domain: int

    def words(self) -> str:
        """The place in words."""
        what = "the deck" if self.domain == A_DECK else f"domain {self.domain + 1}"
        return f"{what} of player {self.seat + 1}"


def ask(g: CocTable, uid: int, seat: int) -> Place:
    """Ask a player what a card of theirs is attached to: a domain of their own, anybody's domain, or anybody's deck."""
    what = g.kind(uid).attach_to_place
    if what == "deck":
        options = [
            Option(g, "your deck", value=Place(seat, A_DECK)),
            Option(g, "opponent's deck", value=Place(1 - seat, A_DECK)),
        ]
    else:
        options = [Option(g, f"domain {place.domain + 1}", value=place) for place in _domains(g, seat)]
        if what == "any domain":
            theirs = _domains(g, 1 - seat)
            options += [Option(g, f"opponent's domain {place.domain + 1}", value=place) for place in theirs]
    place: Place = g.decide(seat, "attach", f"Attach {g.title(uid)} to what?", options, uid)
    return place


def _domains(g: CocTable, seat: int) -> list[Place]:
    """The domains of a player."""
    return [Place(seat, number) for number in range(len(g.state.domains[seat]))]


def attach(g: CocTable, card: Card, place: Place) -> None:
    """Remember what a card that has just entered play is attached to."""
    state = g.state
    me = ((card.uid, card.obj),)
    state.lasting = (*state.lasting, LastingEffect(AT, me, tuple(place), "ever", card.uid, card.controller))
    g.note("attached to a place", card.uid, card.uid, card.controller, after=place.words())


def place_of(g: CocTable, uid: int) -> Place | None:
    """What a card in play is attached to, where that is not a card."""
    me = (uid, g.state.cards[uid].obj)
    for each in g.state.lasting:
        if each.kind == AT and me in each.targets:
            return Place(*each.value)
    return None
