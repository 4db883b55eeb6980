"""Probes of single cards: where one lies, what is on it, what its values are."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.state import CURRENT, INVESTIGATOR, LOCATION, PLAY, ZONE_NAMES
from orne.rulings.showing.arkham_probes.finding import (
    Arkham,
    card_of,
    name_or_none,
    probe,
    seat_or_none,
    table_of,
    uid_of,
)
from orne.rulings.showing.probe import Json


@probe("where {} lies")
def zone(game: Arkham, card: str, number: int = 1) -> Json:
    """Where a card lies: deck, hand, play, discard and so on."""
    return ZONE_NAMES[card_of(game, card, number).zone]


@probe("whether {} is in play")
def is_in_play(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a card is in play."""
    return card_of(game, card, number).zone in (PLAY, INVESTIGATOR, LOCATION, CURRENT)


@probe("the damage on {}")
def damage(game: Arkham, card: str, number: int = 1) -> Json:
    """The damage on a card or investigator."""
    return card_of(game, card, number).damage


@probe("the horror on {}")
def horror(game: Arkham, card: str, number: int = 1) -> Json:
    """The horror on a card or investigator."""
    return card_of(game, card, number).horror


@probe("the damage and horror on {}", gives="harm")
def harm_on(game: Arkham, card: str, number: int = 1) -> Json:
    """The damage and horror on a card or investigator."""
    found = card_of(game, card, number)
    return [found.damage, found.horror]


@probe("the clues on {}")
def clues(game: Arkham, card: str, number: int = 1) -> Json:
    """The clues on a card, at a location, or of an investigator."""
    return card_of(game, card, number).clues


@probe("the doom on {}")
def doom(game: Arkham, card: str, number: int = 1) -> Json:
    """The doom on a card."""
    return card_of(game, card, number).doom


@probe("the uses or resources on {}")
def uses(game: Arkham, card: str, number: int = 1) -> Json:
    """The uses left on a card, or the resources put on it."""
    return card_of(game, card, number).tokens


@probe("whether {} is exhausted")
def exhausted(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a card is exhausted."""
    return card_of(game, card, number).exhausted


@probe("whether {} is revealed")
def revealed(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a location is revealed."""
    return card_of(game, card, number).revealed


@probe("who controls {}", gives="seat")
def controller(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat that controls a card; null for nobody."""
    return seat_or_none(card_of(game, card, number).controller)


@probe("who owns {}", gives="seat")
def owner(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat that owns a card; null for the encounter deck."""
    return seat_or_none(card_of(game, card, number).owner)


@probe("whose threat area {} is in", gives="seat")
def threat(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat whose threat area a card lies in, which an engaged enemy does; null for nobody's."""
    return seat_or_none(card_of(game, card, number).threat)


@probe("the location of {}")
def location(game: Arkham, card: str, number: int = 1) -> Json:
    """The location where a card is; null where it is at none."""
    return name_or_none(game, table_of(game).location_of(uid_of(game, card, number)))


@probe("what {} is attached to")
def host(game: Arkham, card: str, number: int = 1) -> Json:
    """What a card is attached to; null where it is to nothing."""
    return name_or_none(game, card_of(game, card, number).host)


@probe("the fight value of {}")
def fight(game: Arkham, card: str, number: int = 1) -> Json:
    """An enemy's fight value."""
    return values.fight(table_of(game), uid_of(game, card, number))


@probe("the evade value of {}")
def evade(game: Arkham, card: str, number: int = 1) -> Json:
    """An enemy's evade value."""
    return values.evade(table_of(game), uid_of(game, card, number))


@probe("the shroud of {}")
def shroud(game: Arkham, card: str, number: int = 1) -> Json:
    """A location's shroud."""
    return values.shroud(table_of(game), uid_of(game, card, number))


@probe("the health of {}")
def health(game: Arkham, card: str, number: int = 1) -> Json:
    """A card's health, damage not counted; null where it has none."""
    return values.health(table_of(game), uid_of(game, card, number))


@probe("the sanity of {}")
def sanity(game: Arkham, card: str, number: int = 1) -> Json:
    """A card's sanity, horror not counted; null where it has none."""
    return values.sanity(table_of(game), uid_of(game, card, number))


@probe("whether {} has the trait {}")
def has_trait(game: Arkham, card: str, trait: str, number: int = 1) -> Json:
    """Whether a card has a trait."""
    return values.has_trait(table_of(game), uid_of(game, card, number), trait)


@probe("whether {} has {}")
def has_keyword(game: Arkham, card: str, keyword: str, number: int = 1) -> Json:
    """Whether a card has a keyword."""
    return values.has_keyword(table_of(game), uid_of(game, card, number), keyword)
