"""Cards on their way: drawing, discarding, searching, into play, and resources and uses."""

from __future__ import annotations

from functools import partial

from orne.arkham.abilities import Doing, Use
from orne.arkham.language.select import ITSELF, YOUR_LOCATION, YOURSELF
from orne.arkham.language.verbs import ToCards, does, seats, there_is_one
from orne.arkham.numbers import Number, amount, amount_words
from orne.arkham.rules import (
    attaching,
    control,
    encounter_draw,
    entering,
    hands,
    leaving,
    searching,
    victory_display,
)
from orne.arkham.rules.encounter_deck import into_encounter_deck
from orne.arkham.selector import Ref, Sel
from orne.arkham.sentences import counted
from orne.arkham.state import NOBODY
from orne.arkham.table import ArkhamTable
from orne.kernel.questions import which

__all__ = [
    "AttachTo", "DiscardCard", "DiscardDownTo", "DiscardRandom", "Draw", "DrawEncounter", "DrawFromSpecialDeck",
    "IntoEncounterDeck", "RemoveFromGame", "Search", "SearchEncounter", "Surge", "TakeControl", "ThreatArea",
    "ToHand", "ToVictory",
]  # fmt: skip


class Draw(ToCards):
    """Draw cards."""

    __slots__ = ("number",)

    needs = "there are cards to draw"

    def __init__(self, number: int | Number = 1, who: Ref = YOURSELF) -> None:
        self.number = number
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        number = self.number
        words = counted(number, "card") if isinstance(number, int) else amount_words(number, "card")
        return does(self.who, "draw", words)

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is a card to draw, or horror to take for there being none."""
        if g.rules.empty_piles_cost_horror:
            return True
        return any(g.state.deck[seat] or g.state.discard[seat] for seat in seats(g, list(self.who.could(g, use))))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Draw them together."""
        number = amount(self.number, g, use)
        for seat in seats(g, self.who.cards(g, use)) if number else ():
            hands.draw(g, seat, number)
        return number > 0


class DrawEncounter(Doing):
    """Draw the top encounter card."""

    __slots__ = ()

    text = "draw the top encounter card"
    needs = "there are encounter cards"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is one."""
        return bool(g.state.encounter_deck or g.state.encounter_discard)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Draw and resolve it."""
        if not self.possible(g, use):
            return False
        encounter_draw.draw_encounter(g, use.seat)
        return True


class DrawFromSpecialDeck(Doing):
    """Draw the top card of the deck that a scenario has beside the encounter deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: str) -> None:
        self.deck = deck

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"draw the top card of the {self.deck}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"there are cards in the {self.deck}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is one."""
        return bool(g.state.special_deck)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Draw and resolve it, and an encounter card for surge."""
        if encounter_draw.resolve_encounter(g, g.state.special_deck[-1], use.seat):
            encounter_draw.draw_encounter(g, use.seat)
        return True


class Search(ToCards):
    """Search a deck, or its top cards, for a card, which goes to the hand; the deck is shuffled."""

    __slots__ = ("top", "what")

    needs = "your deck has cards"

    def __init__(self, what: Sel, top: int = 0, who: Ref = YOURSELF) -> None:
        self.what = what
        self.top = top
        """How many cards are looked at; 0 means the whole deck."""
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        whose = "your" if self.who is YOURSELF else "their"
        where = f"the top {self.top} cards of {whose} deck" if self.top else f"{whose} deck"
        return f"{does(self.who, 'search', where)} for {self.what.phrase()}, take it into hand, and shuffle the deck"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is a deck to search."""
        return any(g.state.deck[seat] for seat in seats(g, list(self.who.could(g, use))))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Search it."""
        found = False
        wanted = partial(self.what.test, g, use)
        prompt = which(f"take {self.what.phrase()}")
        for seat in seats(g, self.who.cards(g, use)):
            deck = g.state.deck[seat]
            cards = searching.top_cards(g, seat, self.top or len(deck))
            found = searching.search(g, seat, cards, wanted, prompt) >= 0 or found
        return found


class SearchEncounter(Doing):
    """Search the encounter deck and its discard pile for a card, draw it, and shuffle the deck."""

    __slots__ = ("what",)

    possible = None

    def __init__(self, what: Sel) -> None:
        self.what = what

    @property
    def text(self) -> str:
        """The effect in words."""
        where = "the encounter deck and its discard pile"
        return f"search {where} for {self.what.phrase()}, draw it, and shuffle the encounter deck"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Search them."""
        wanted = partial(self.what.test, g, use)
        return searching.find_in_encounter(g, use.seat, wanted, f"Draw which {self.what.bare()}?") >= 0


# ---- out of play, and elsewhere


class _Away(ToCards):
    """Cards that go somewhere."""

    __slots__ = ("possible",)

    verb = "choose"
    needs = "it is in play"

    def __init__(self, who: Ref = ITSELF) -> None:
        super().__init__(who)
        self.possible = there_is_one(who)


class DiscardCard(_Away):
    """Discard cards."""

    __slots__ = ()
    verb = "discard"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Discard them together."""
        uids = self.who.cards(g, use)
        if len(uids) == 1:
            leaving.discard(g, uids[0])
        else:
            leaving.discard_together(g, uids)
        return bool(uids)


class ToHand(_Away):
    """Put cards into their owners' hands; a weakness resolves at once."""

    __slots__ = ()
    verb = "take"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"take {self.who.text} into your hand"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            hands.to_hand(g, uid)
        return bool(uids)


class ToVictory(_Away):
    """Add cards to the victory display."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"add {self.who.text} to the victory display"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            victory_display.to_victory(g, uid)
        return bool(uids)


class RemoveFromGame(_Away):
    """Remove cards from the game."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"remove from the game {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            leaving.remove_from_game(g, uid)
        return bool(uids)


class IntoEncounterDeck(_Away):
    """Shuffle cards into the encounter deck; one card is never shuffled into none (arkham/basics/1.13)."""

    __slots__ = ()
    needs = "the encounter deck has cards"

    def __init__(self, who: Ref = ITSELF) -> None:
        super().__init__(who)
        self.possible = self._deck_left

    def _deck_left(self, g: ArkhamTable, use: Use) -> bool:
        return bool(g.state.encounter_deck)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"shuffle {self.who.text} into the encounter deck"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Shuffle them in."""
        uids = self.who.cards(g, use) if g.state.encounter_deck else []
        for uid in uids:
            into_encounter_deck(g, uid)
        return bool(uids)


class DiscardDownTo(Doing):
    """Choose and discard cards from hand until some are left."""

    __slots__ = ("number",)

    possible = None

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """The effect in words."""
        left = "one is" if self.number == 1 else f"{self.number} are"
        return f"choose and discard cards from your hand until {left} left"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Discard them."""
        hands.choose_and_discard(g, use.seat, use.holder, len(g.state.hand[use.seat]) - self.number)
        return True


class DiscardRandom(Doing):
    """Discard a random card from hand: that of the investigator whom the event concerns."""

    __slots__ = ()

    text = "discard a random card from your hand"
    possible = None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Discard it; False without a card."""
        return hands.discard_at_random(g, use.seat if use.event is None else use.event.seat)


# ---- into play


class ThreatArea(Doing):
    """Put the drawn card into one's threat area, with tokens on it."""

    __slots__ = ("tokens",)

    possible = None

    def __init__(self, **tokens: int) -> None:
        self.tokens = tokens

    @property
    def text(self) -> str:
        """The effect in words."""
        with_ = " and ".join(f"{number} {name}" for name, number in self.tokens.items())
        return "this goes into your threat area" + (f", and {with_} onto it" if self.tokens else "")

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Put it there."""
        entering.into_threat_area(g, use.holder, use.seat, **self.tokens)
        return True


class AttachTo(Doing):
    """Attach the card itself to another."""

    __slots__ = ("possible", "who")

    verb = "attach"
    needs = "there is something to attach it to"

    def __init__(self, who: Ref = YOUR_LOCATION) -> None:
        self.who = who
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"attach this to {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Attach it; a player's card stays its player's."""
        hosts = self.who.cards(g, use)
        theirs = g.kind(use.holder).facts.type == "treachery"
        for host in hosts[:1]:
            attaching.attach(g, use.holder, host, NOBODY if theirs else use.seat)
        return bool(hosts)


class TakeControl(Doing):
    """Take control of cards that nobody controls."""

    __slots__ = ("who",)

    possible = None

    def __init__(self, who: Ref) -> None:
        self.who = who

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"take control of {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Take it."""
        uids = self.who.cards(g, use)
        for uid in uids:
            control.take_control(g, uid, use.seat)
        return bool(uids)


class Surge(Doing):
    """The card being drawn gains surge."""

    __slots__ = ()

    text = "this card gains surge"
    possible = None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Note it for the draw."""
        use.memory = "surge"
        return True
