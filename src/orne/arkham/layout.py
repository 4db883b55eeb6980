"""Laying out a scenario: finding its cards, building decks, placing investigators."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from orne.arkham.facts import encounter_sets, load
from orne.arkham.rules import locations
from orne.arkham.rules.moving import move, move_all
from orne.arkham.rules.stages import lay_stages
from orne.arkham.state import ACT_DECK, AGENDA_DECK, ENCOUNTER_DECK, NOWHERE
from orne.kernel.errors import UserError
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

DOUBLE_SIDED: Final = frozenset(("act", "agenda", "location", "scenario"))


def set_cards(names: Iterable[str]) -> list[str]:
    """Every copy of the cards of some encounter sets; scenario cards lie beside the table."""
    return [card for name in names for card in _set_cards(name)]


@cache
def _set_cards(name: str) -> tuple[str, ...]:
    """The cards of one encounter set."""
    facts = load()
    return tuple(
        card for card, number in encounter_sets()[name].items() for _ in range(number) if facts[card].type != "scenario"
    )


def aside(g: ArkhamTable, card: str) -> int:
    """A set-aside card by its id."""
    for uid in g.state.set_aside:
        if g.kind(uid).slug == card:
            return uid
    raise UserError(f"{load()[card].title} is not among the cards set aside.")


def in_play(g: ArkhamTable, card: str) -> int:
    """A location in play by its id."""
    uid = locations.by_title(g, card)
    if uid == NOWHERE:
        raise UserError(f"{load()[card].title} is not in play.")
    return uid


def encounter_deck(g: ArkhamTable, keep_aside: Sequence[str] = ()) -> None:
    """Shuffle everything that is neither double-sided nor kept aside into the encounter deck."""
    cards, kinds = g.state.cards, g.state.catalogue.kinds
    deck: list[int] = []
    for uid in g.state.set_aside:
        kind = kinds[cards[uid].kind]
        if kind.facts.type not in DOUBLE_SIDED and kind.slug not in keep_aside:
            deck.append(uid)
    move_all(g, deck, ENCOUNTER_DECK)
    shuffle(g.state, g.state.encounter_deck)


def stages(g: ArkhamTable, acts: Sequence[str], agendas: Sequence[str]) -> None:
    """Lay act and agenda decks, the first card of each turned up."""
    for act in reversed(acts):
        move(g, aside(g, act), ACT_DECK)
    for agenda in reversed(agendas):
        move(g, aside(g, agenda), AGENDA_DECK)
    lay_stages(g)


def start_at(g: ArkhamTable, location: int) -> None:
    """Everybody begins at a location, which is revealed."""
    for seat in range(g.state.seats):
        g.state.place[seat] = location
    locations.reveal(g, location)
    g.state.changed()
