"""What is easily overlooked about an option, each with the ruling that brings it about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from orne.arkham.rules.attacks import ready_to_attack
from orne.arkham.rules.fight import can_fight, endangered, would_retaliate
from orne.arkham.rules.slots import making_room
from orne.arkham.sentences import first_name
from orne.arkham.state import NOBODY
from orne.arkham.table import ArkhamTable
from orne.arkham.values import enemies_at
from orne.kernel.errors import listed
from orne.table.shared.question_data import Hint


class Caution(NamedTuple):
    """Something that an option brings about besides what it is chosen for."""

    words: str
    ruling: str


def warned(hint: Hint, found: Iterable[Caution | None]) -> Hint:
    """A hint with what there is to be warned of."""
    said = list(dict.fromkeys(each for each in found if each is not None))
    if not said:
        return hint
    rulings = tuple(dict.fromkeys(each.ruling for each in said))
    return replace(hint, warn="; ".join(each.words for each in said), rulings=rulings)


def provoked(g: ArkhamTable, seat: int) -> Caution | None:
    """Attacks of opportunity."""
    attackers = [g.name(uid) for uid in ready_to_attack(g, seat)]
    if not attackers:
        return None
    words = f"an attack by {attackers[0]}" if len(attackers) == 1 else f"attacks by {listed(attackers)}"
    return Caution(f"provokes {words}", "ahlcg/attack-of-opportunity/a")


def fruitless(g: ArkhamTable, seat: int) -> Caution | None:
    """An investigation where there is nothing to discover."""
    if g.state.cards[g.state.place[seat]].clues:
        return None
    return Caution("there is no clue to discover", "ahlcg/investigate-action/b")


def missed(g: ArkhamTable, seat: int, target: int, damage: int) -> Iterator[Caution]:
    """A failed attack hurts who else the enemy is engaged with, and provokes an enemy with Retaliate."""
    other = endangered(g, seat, target)
    if other != NOBODY and damage:
        name = first_name(g.title(g.state.investigators[other]))
        yield Caution(f"a miss deals {damage} damage to {name}", "ahlcg/fight-action/d")
    if would_retaliate(g, target):
        yield Caution(f"a miss provokes {g.name(target)}", "ahlcg/retaliate/a")


def leaving() -> Caution:
    """Who resigns takes no further part."""
    return Caution("you leave the scenario", "ahlcg/resign/b")


def only_target(g: ArkhamTable, seat: int) -> int | None:
    """The one enemy that an investigator could fight here; None where one of several is chosen later."""
    found = [uid for uid in enemies_at(g, g.state.place[seat]) if can_fight(g, uid)]
    return found[0] if len(found) == 1 else None


def crowded(g: ArkhamTable, seat: int, coming: int, slot: str) -> Caution:
    """What has to make room for an asset, or that it goes itself where nothing could."""
    ways = making_room(g, seat, coming, slot) or [(coming,)]
    if len(ways) == 1:
        words = f"{' and '.join(g.name(uid) for uid in ways[0])} would be discarded"
    else:
        words = f"{'a card' if all(len(way) == 1 for way in ways) else 'cards'} of the {slot} slots would be discarded"
    return Caution(words, "ahlcg/slots/e")
