"""What no game of Arkham Horror could be in: said in a sentence before anybody plays on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.description import Foe, Inv, Place
from orne.arkham.registry import facts_of
from orne.arkham.rules import chaos, prey, slots
from orne.arkham.state import ENCOUNTER, INVESTIGATOR, NOBODY, NOWHERE, State
from orne.arkham.table import ArkhamTable
from orne.kernel.errors import ImpossiblePosition, echo
from orne.kernel.schema import is_count

if TYPE_CHECKING:
    from orne.arkham.facts import CardFacts

MOST = 10_000
"""Tokens of one kind on a card, at most."""
MOST_INVESTIGATORS = 4
MOST_ACTIONS = 100
IN_DECKS = ("asset", "event", "skill", "treachery", "enemy")
_TOKENS = ("damage", "horror", "clues", "doom", "resources", "tokens")


def refuse_description(
    people: Sequence[Inv], places: Sequence[Place], foes: Sequence[Foe], bag: Sequence[str], **numbers: Any
) -> None:
    """Refuse seats, tokens and numbers that cannot be, before anything is laid out."""
    _refuse_strangers(people, places, foes)
    seats = len(people)
    if seats > MOST_INVESTIGATORS:
        raise ImpossiblePosition(f"A scenario is for one to four investigators, not {seats}.")
    if not bag:
        raise ImpossiblePosition("The chaos bag is never empty.")
    chaos.checked(bag)
    for name in ("lead", "active"):
        seat = numbers[name]
        if seat is not None and not _is_seat(seat, seats):
            raise ImpossiblePosition(f"The {name} investigator is seat 0 to {seats - 1}, not {echo(seat)}.")
    if not is_count(numbers["round"], MOST) or numbers["round"] < 1:
        raise ImpossiblePosition(f"Rounds are counted from 1; there is no round {echo(numbers['round'])}.")
    if not is_count(numbers["agenda_doom"], MOST):
        raise ImpossiblePosition(f"The agenda cannot have {echo(numbers['agenda_doom'])} doom.")
    for person in people:
        if not is_count(person.actions, MOST_ACTIONS):
            raise ImpossiblePosition(f"{echo(person.card)} cannot have {echo(person.actions)} actions.")
        for each in (person, *person.play, *person.threat):
            _refuse_numbers(each)
    for place in places:
        _refuse_numbers(place)
    for foe in foes:
        _refuse_numbers(foe)
        for name, seat in (("engaged with", foe.engaged), ("borne by", foe.owner)):
            if seat is not None and not _is_seat(seat, seats):
                raise ImpossiblePosition(f"{echo(foe.card)} is {name} seat 0 to {seats - 1}, not {echo(seat)}.")
        if foe.engaged is not None and foe.at is not None:
            raise ImpossiblePosition(f"{echo(foe.card)} is engaged or lies at a location: give one of the two.")


def _refuse_strangers(people: Sequence[Inv], places: Sequence[Place], foes: Sequence[Foe]) -> None:
    """Refuse what is not a description at all: an investigator, a location or an enemy that is not written as one."""
    for word, wanted, described in (
        ("An investigator", Inv, people),
        ("A location", Place, places),
        ("An enemy", Foe, foes),
    ):
        for each in described:
            if not isinstance(each, wanted):
                raise ImpossiblePosition(f"{word} is described by {wanted.__name__}(…), not by {echo(each)}.")
    if not places:
        raise ImpossiblePosition("There must be a location for the investigators to be at.")
    for person in people:
        if not is_count(person.at, len(places) - 1):
            raise ImpossiblePosition(f"There is no location {echo(person.at)}; there are 0 to {len(places) - 1}.")
        for pile in (person.hand, person.deck, person.discard, person.play, person.threat, person.additional):
            if isinstance(pile, str) or not isinstance(pile, Sequence):
                raise ImpossiblePosition(f"The cards of {echo(person.card)} come in lists, not as {echo(pile)}.")


def _refuse_numbers(each: Any) -> None:
    """Refuse tokens below 0, too many, or not even counted."""
    for name in _TOKENS:
        number = getattr(each, name, None)
        if number is not None and not is_count(number, MOST):
            raise ImpossiblePosition(f"{echo(each.card)} cannot have {echo(number)} as its {name}.")


def _is_seat(value: Any, seats: int) -> bool:
    return is_count(value, seats - 1)


def refuse_wrong_types(wanted: Sequence[tuple[str, Sequence[str], Sequence[str]]]) -> None:
    """Refuse cards of a type that cannot lie where they are: each row says where, which types, and which cards."""
    for where, types, cards in wanted:
        for card in cards:
            facts = facts_of(card)
            if facts is not None and facts.type not in types:
                raise ImpossiblePosition(f"{facts.title} is {_article(facts)}: it cannot be {where}.")


def refuse_wrong_piles(own: Sequence[str], encounter: Sequence[str]) -> None:
    """Refuse encounter cards among an investigator's cards, and investigators' cards in the encounter deck."""
    for card in own:
        facts = facts_of(card)
        if facts is not None and facts.class_ == "mythos" and facts.type != "asset":
            raise ImpossiblePosition(
                f"{facts.title} is an encounter card: it cannot be in a deck, hand or discard pile."
            )
    for card in encounter:
        facts = facts_of(card)
        if facts is not None and facts.class_ != "mythos":
            raise ImpossiblePosition(f"{facts.title} is not an encounter card: it cannot be in the encounter deck.")


def _article(facts: CardFacts) -> str:
    return f"{'an' if facts.type[0] in 'aeiou' else 'a'} {facts.type}"


def refuse_impossible(state: State) -> None:
    """Refuse a position that the rules would not let stand."""
    g = ArkhamTable(state)
    _refuse_twice(g)
    for seat, uid in enumerate(state.investigators):
        if g.kind(uid).facts.type != "investigator":
            raise ImpossiblePosition(f"{g.title(uid)} is not an investigator.")
        if values.remaining_health(g, uid) <= 0 or values.remaining_sanity(g, uid) <= 0:
            raise ImpossiblePosition(f"{g.title(uid)} would be defeated.")
        if not state.cards[state.place[seat]].revealed:
            raise ImpossiblePosition(f"{g.title(uid)} stands at an unrevealed location.")
        for card in state.hand[seat]:
            if g.phase != "set-up" and values.resolves_when_drawn(g, card):
                raise ImpossiblePosition(f"{g.title(card)} is resolved when it is drawn and is never held in hand.")
        for slot in slots.SLOTS:
            if slots.excess(g, seat, slot) > 0:
                raise ImpossiblePosition(f"{g.title(uid)} has more assets than {slot} slots to hold them.")
    for uid in state.play:
        _refuse_in_play(g, uid)
    for uid in values.enemies(g):
        _refuse_enemy(g, uid)


def _refuse_twice(g: ArkhamTable) -> None:
    """Locations, investigators and other unique cards are there once (ahlcg/unique)."""
    state = g.state
    places: set[int] = set()
    for uid in state.locations:
        if g.kind(uid).facts.type != "location":
            raise ImpossiblePosition(f"{g.title(uid)} is not a location.")
        if state.cards[uid].kind in places:
            raise ImpossiblePosition(f"{g.name(uid)} is in play twice.")
        places.add(state.cards[uid].kind)
    titles: set[str] = set()
    for uid in (*state.investigators, *state.play):
        if g.kind(uid).facts.unique or state.cards[uid].zone == INVESTIGATOR:
            if g.title(uid) in titles:
                raise ImpossiblePosition(f"{g.title(uid)} is unique and can be in play only once.")
            titles.add(g.title(uid))


def _refuse_in_play(g: ArkhamTable, uid: int) -> None:
    """Refuse a card that cannot be in play like that."""
    card, facts = g.state.cards[uid], g.kind(uid).facts
    if facts.type in ("event", "skill", "location", "act", "agenda", "investigator") and card.host == NOWHERE:
        raise ImpossiblePosition(f"{facts.title} is {_article(facts)} and cannot be in play like that.")
    if facts.type == "enemy" and card.host != NOWHERE:
        raise ImpossiblePosition(f"{facts.title} is an enemy and is attached to nothing.")
    if facts.type == "asset":
        if card.threat != NOBODY and facts.weakness is None:
            raise ImpossiblePosition(f"{facts.title} is an asset but not a weakness: it cannot be in a threat area.")
        for what, tokens, most in (
            ("damage", card.damage, values.health(g, uid)),
            ("horror", card.horror, values.sanity(g, uid)),
        ):
            if most is None and tokens and facts.weakness is None:
                word = "health" if what == "damage" else "sanity"
                raise ImpossiblePosition(f"{facts.title} has no {word} and cannot have {tokens} {what}.")
            if most is not None and tokens >= most:
                raise ImpossiblePosition(f"{facts.title} has {tokens} {what} and would be defeated.")


def _refuse_enemy(g: ArkhamTable, uid: int) -> None:
    """Refuse an enemy that would be defeated, or that would engage somebody at once."""
    state = g.state
    card, title = state.cards[uid], g.title(uid)
    if (card.owner == ENCOUNTER) is not (g.kind(uid).facts.weakness is None):
        borne = "is a weakness and has a bearer: Foe(…, owner=…)" if card.owner == ENCOUNTER else "is nobody's weakness"
        raise ImpossiblePosition(f"{title} {borne}.")
    if values.remaining_health(g, uid) <= 0:
        raise ImpossiblePosition(f"{title} would be defeated.")
    massive = values.has_keyword(g, uid, "massive")
    if massive and card.threat != NOBODY:
        raise ImpossiblePosition(f"{title} is massive and lies at a location, not in a threat area.")
    if card.exhausted or card.threat != NOBODY or massive or values.has_keyword(g, uid, "aloof"):
        return
    if prey.prey_among(g, uid, g.standing_at(card.at)):
        raise ImpossiblePosition(f"{title} is ready beside an investigator and would engage: Foe(…, engaged=…).")
