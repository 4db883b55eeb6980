"""References: the cards an effect is about, those chosen, a whole group, the card itself, the one that is answered."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.rules import places
from orne.coc.selector import Sel, candidates, legal_targets, one_by_one
from orne.coc.state import DISCARD, INSANE, NOWHERE, PLAY, ROW
from orne.kernel.language import reference

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "EVENT_CARD", "HOST_AND_THIS", "IT", "ITSELF", "OPPONENTS_HAND", "THAT_STORY", "THEM", "THE_HOST",
    "THE_HOST_CARD", "THIS_ONE", "TOP_CARD", "TOP_OF_ATTACHED_DECK", "Ref", "chosen", "everything", "the_only",
    "topmost",
]  # fmt: skip

Ref = reference.Ref["CocTable", "Use"]


class Chosen(reference.Ref["CocTable", "Use"]):
    """Cards that have been chosen, or may be."""

    __slots__ = ()


def chosen(index: int = 0, text: str = "") -> Ref:
    """The cards of the nth choice that are the same objects still, whatever an earlier part of the effect did."""

    def cards(g: CocTable, use: Use) -> list[int]:
        if index >= len(use.targets):
            return []
        return [uid for uid, obj in use.targets[index] if g.state.cards[uid].obj == obj]

    def could(g: CocTable, use: Use) -> Iterable[int]:
        if index < len(use.targets) or index >= len(use.ability.choose):
            return cards(g, use)
        what = use.ability.choose[index].what
        if g.state.catalogue.has_immunity:
            return legal_targets(g, use, what)
        return one_by_one(g, use, what)

    return Chosen(cards, text or ("it" if index == 0 else "the other one"), could=could)


IT = chosen()
THEM = chosen(0, "them")


class Everything(reference.Ref["CocTable", "Use"]):
    """All cards of a kind, unchosen."""

    __slots__ = ("what",)

    def __init__(self, what: Sel) -> None:
        self.what = what
        super().__init__(self._cards, f"all {_ALTERNATIVE.sub(' and ', what.plural())}", everything=True)

    def _cards(self, g: CocTable, use: Use) -> list[int]:
        return immunity.reached(g, use, candidates(g, use, self.what))


def everything(what: Sel) -> Ref:
    """All cards of a kind, unchosen."""
    return Everything(what)


_ALTERNATIVE = re.compile(r" or (?!higher|lower|more|fewer|less)")
"""What joins kinds of card: all of the one and all of the other are meant."""


def the_only(what: Sel) -> Ref:
    """The one card of a kind, unchosen: where several tie, none is meant (coc/rule/2.29-lowest-highest/c).

    The effect then fails as it resolves; until then one of them may be it.
    """

    def could(g: CocTable, use: Use) -> list[int]:
        return immunity.reached(g, use, candidates(g, use, what))

    def cards(g: CocTable, use: Use) -> list[int]:
        found = could(g, use)
        return found if len(found) == 1 else []

    return Ref(cards, f"the {what.bare()}", could=could)


def _itself(g: CocTable, use: Use) -> list[int]:
    """The card that names itself, unless it has left play since: back again it is another one.

    coc/rule/2.23-zones-of-play/d
    """
    card = g.state.cards[use.holder]
    if card.obj != use.card.obj or card.zone not in (PLAY, ROW):
        return []
    me = use.me
    return [me] if me >= 0 else []


def _this_one(g: CocTable, use: Use) -> list[int]:
    """The card the ability is on, wherever it went, but not where it is in play once more."""
    card = g.state.cards[use.holder]
    came_back = use.card.zone in (PLAY, ROW) and card.zone in (PLAY, ROW) and card.obj != use.card.obj
    return [] if came_back else [use.holder]


def _event_card(g: CocTable, use: Use) -> list[int]:
    """The card of the event that is answered, where it lies since then (coc/rule/2.23-zones-of-play/d)."""
    event = use.event
    if event is None or event.subject < 0:
        return []
    return [event.subject] if event.obj in (0, g.state.cards[event.subject].obj) else []


def _host(g: CocTable, use: Use) -> list[int]:
    """What this card is attached to, or was when its ability was used."""
    card = g.state.cards[use.holder]
    host = card.host if card.obj == use.card.obj else use.card.host
    return [host] if host != NOWHERE and g.state.cards[host].zone == PLAY else []


ITSELF = Ref(_itself, "this card")
THIS_ONE = Ref(_this_one, "this card")
THE_HOST = Ref(_host, "the attached character")
THE_HOST_CARD = Ref(_host, "the attached card")


def _host_and_this(g: CocTable, use: Use) -> list[int]:
    """What this card is attached to and this card, in play together; or where both went from there together."""
    cards, both = g.state.cards, [use.card.host, use.holder]
    if use.card.host == NOWHERE:
        return []
    together = use.leaving or cards[use.holder].host == use.card.host
    place = DISCARD if use.leaving else PLAY
    return both if together and all(cards[uid].zone == place for uid in both) else []


HOST_AND_THIS = Ref(_host_and_this, "the attached character and this card", everything=True)
EVENT_CARD = Ref(_event_card, "that card", of_event=True)


def topmost(what: Sel) -> Ref:
    """The topmost card of a kind in your discard pile."""

    def cards(g: CocTable, use: Use) -> list[int]:
        pile = reversed(g.state.discard[use.seat])
        return next(([uid] for uid in pile if what.test(g, use, uid)), [])

    return Ref(cards, f"the topmost {what.bare()} in your discard pile")


THAT_STORY = Ref(_event_card, "that story", of_event=True)
OPPONENTS_HAND = Ref(lambda g, use: list(g.state.hand[1 - use.seat]), "an opponent's hand")


def _top_of_attached(g: CocTable, use: Use) -> list[int]:
    """The top card of the deck to which this card is attached."""
    place = places.place_of(g, use.holder)
    return g.state.deck[place.seat][-1:] if place is not None and place.domain == places.A_DECK else []


TOP_OF_ATTACHED_DECK = Ref(_top_of_attached, "the top card of the attached deck")
TOP_CARD = Ref(lambda g, use: g.state.deck[use.seat][-1:], "the top card of your deck")


def could_be_altered(g: CocTable, use: Use, who: Ref) -> Iterator[int]:
    """The cards that could be given something, or lose it; an insane one ignores it, and may only be chosen for it.

    coc/rule/2.34-insanity/d
    """
    cards = g.state.cards
    ignored = NOWHERE if isinstance(who, Chosen) else INSANE
    return (uid for uid in who.could(g, use) if cards[uid].state != ignored)


def could_alter(g: CocTable, use: Use, who: Ref) -> bool:
    """Whether there is a card that could be given something, or lose it."""
    return any(True for _ in could_be_altered(g, use, who))
