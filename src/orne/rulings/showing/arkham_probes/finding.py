"""Finding cards and seats by the names that probes are given, and naming what is found."""

from __future__ import annotations

from orne.arkham.state import NOBODY, NOWHERE, Card, State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.rulings.showing.probe import Probes
from orne.rulings.showing.show import NotShown, bare, whole

Arkham = Game[State]
PROBES: Probes[Arkham] = Probes()
probe = PROBES.probe


def table_of(game: Arkham) -> ArkhamTable:
    """The table of a game, for whatever is computed there."""
    if not isinstance(game.table, ArkhamTable):
        raise TypeError(f"{type(game.table)} is not a table of Arkham Horror")
    return game.table


def uid_of(game: Arkham, card: str, number: int) -> int:
    """The nth card of a name."""
    alike = [each.uid for each in game.state.cards if slug_of(game, each.uid) == bare(whole(card))]
    if len(alike) < number:
        raise NotShown(f"there is no card {card} (number {number}) in the game")
    return alike[number - 1]


def card_of(game: Arkham, card: str, number: int) -> Card:
    """The record of the nth card of a name."""
    return game.state.cards[uid_of(game, card, number)]


def slug_of(game: Arkham, uid: int) -> str:
    """A card's id, without its set where that is the core set."""
    return bare(game.state.catalogue.ids[game.state.cards[uid].kind])


def slugs_of(game: Arkham, cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [slug_of(game, each) for each in cards]


def name_or_none(game: Arkham, uid: int) -> str | None:
    """A card that may be none."""
    return None if uid == NOWHERE else slug_of(game, uid)


def seat_or_none(seat: int) -> int | None:
    """A seat that may be nobody's."""
    return None if seat == NOBODY else seat


def subject_of(game: Arkham, entry: Entry) -> str:
    """The card an entry is about, if it is about one."""
    return slug_of(game, entry.subject) if entry.subject >= 0 else ""
