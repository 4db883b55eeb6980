"""Slots: what an investigator's assets take up, where they are held, and what has to go (arkham/basics/1.21)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final

from orne.arkham import values
from orne.arkham.rules.leaving import cannot_leave, discard_together
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.catalogue import Kind
    from orne.arkham.table import ArkhamTable

SLOTS: Final = {"ally": 1, "body": 1, "accessory": 1, "hand": 2, "arcane": 2}
HELD: Final = "assets held"
"""Where the state remembers which assets lie in slots that are only for a trait: (card, object, trait)."""


def fit_slots(g: ArkhamTable, seat: int, changed: Kind, newest: int = -1) -> None:
    """After an asset came or left, discard assets until every slot fits, and say again where the others are held.

    The newest stays if that is possible. What is discarded meanwhile is part of the same change.
    """
    if g.fitting == seat:
        return
    before, g.fitting = g.fitting, seat
    touched = set(slots_of(changed))
    while gone := _make_room(g, seat, newest, touched):
        touched.update(slot for kind in gone for slot in slots_of(kind))
    g.fitting = before
    if g.state.catalogue.reserved_slots:
        _arrange(g, seat, touched)


def fit_without_blank(g: ArkhamTable) -> None:
    """Let everybody make room who has lost the slots that a card gave because its text is blank now."""
    for seat in g.players():
        for uid in list(values.assets(g, seat)):
            if uid in g.index.blank and g.kind(uid).extra_slots and g.state.cards[uid].zone == PLAY:
                fit_slots(g, seat, g.kind(uid))


def slots_of(kind: Kind) -> list[str]:
    """The slots that a card's coming or going changes: those it takes and those it gives."""
    return [*kind.facts.slots, *(extra.slot for extra in kind.extra_slots)]


def filled(g: ArkhamTable, seat: int, slot: str) -> tuple[int, int]:
    """How many slots of a type an investigator's assets take, and how many there are, those for a trait too."""
    room, reserved = _room(g, seat, slot)
    return sum(_need(g, uid, slot) for uid in _slotted(g, seat, slot)), room + sum(reserved.values())


def overfull(g: ArkhamTable, seat: int, coming: int) -> list[str]:
    """The kinds of slots that would be too full if an asset came into play."""
    found: list[str] = []
    for slot in dict.fromkeys(g.kind(coming).facts.slots):
        if _too_many(g, seat, slot, [*_slotted(g, seat, slot), coming], coming):
            found.append(slot)
    return found


def making_room(g: ArkhamTable, seat: int, coming: int, slot: str) -> list[tuple[int, ...]]:
    """The sets of assets that would make room for one that comes into play, none of them larger than it must be."""
    there = _slotted(g, seat, slot)
    able = [uid for uid in there if not cannot_leave(g, uid)]
    found: list[tuple[int, ...]] = []
    for each in chain.from_iterable(combinations(able, size) for size in range(1, len(able) + 1)):
        left = [uid for uid in there if uid not in each]
        smaller = any(set(other) <= set(each) for other in found)
        if not smaller and not _too_many(g, seat, slot, [*left, coming], coming):
            found.append(each)
    return found


def _too_many(g: ArkhamTable, seat: int, slot: str, assets: Sequence[int], coming: int) -> bool:
    """Whether assets take more slots of a type than there are once one has come, with what that one brings."""
    room, reserved = _room(g, seat, slot)
    for extra in g.kind(coming).extra_slots:
        if extra.slot == slot and not extra.only:
            room += extra.number
    return _taken(g, assets, slot, reserved) > room


# ---- what has to go


def _make_room(g: ArkhamTable, seat: int, newest: int, touched: Collection[str]) -> list[Kind]:
    """Let the investigator choose what goes, all of it at once, for one kind of slot that is too full."""
    for slot in SLOTS:
        if slot not in touched or excess(g, seat, slot) <= 0:
            continue
        able = [uid for uid in _slotted(g, seat, slot) if not cannot_leave(g, uid)]
        others = [uid for uid in able if uid != newest]
        # Where what cannot leave play takes up too much for the newest, that one goes itself.
        enough = _enough(g, seat, slot, others if excess(g, seat, slot, others) <= 0 else able)
        if not enough:
            continue
        options = [g.together("discard", each) for each in enough]
        chosen = g.decide(seat, "discard", f"Too many cards for the {slot} slots: discard which?", options)
        kinds = [g.kind(uid) for uid in chosen]
        discard_together(g, chosen)
        if any(g.state.cards[uid].zone != PLAY for uid in chosen):
            return kinds
    return []


def _enough(g: ArkhamTable, seat: int, slot: str, able: Sequence[int]) -> list[tuple[int, ...]]:
    """The sets of assets that make enough room, none of them larger than it must be."""
    best = max(0, excess(g, seat, slot, able))
    if best == excess(g, seat, slot):
        return []
    found: list[tuple[int, ...]] = []
    for each in chain.from_iterable(combinations(able, size) for size in range(1, len(able) + 1)):
        if not any(set(smaller) <= set(each) for smaller in found) and excess(g, seat, slot, each) <= best:
            found.append(each)
    return found


def _slotted(g: ArkhamTable, seat: int, slot: str) -> list[int]:
    """Assets of an investigator that take a slot, those in the threat area too."""
    cards = g.state.cards
    return [
        uid
        for uid in g.state.play
        if seat in (cards[uid].controller, cards[uid].threat) and slot in g.kind(uid).facts.slots
    ]


def _room(g: ArkhamTable, seat: int, slot: str) -> tuple[int, dict[str, int]]:
    """How many slots of a type there are for anything, and how many for cards of a trait."""
    room = SLOTS[slot]
    reserved: dict[str, int] = {}
    for uid in values.assets(g, seat):
        for extra in g.kind(uid).extra_slots:
            if extra.slot != slot or uid in g.index.blank:
                continue
            if extra.only:
                reserved[extra.only] = reserved.get(extra.only, 0) + extra.number
            else:
                room += extra.number
    return room, reserved


def excess(g: ArkhamTable, seat: int, slot: str, without: Collection[int] = ()) -> int:
    """How many slots too many are taken, perhaps without some cards; slots for a trait are filled first."""
    room, reserved = _room(g, seat, slot)
    return _taken(g, (uid for uid in _slotted(g, seat, slot) if uid not in without), slot, reserved) - room


def _taken(g: ArkhamTable, uids: Iterable[int], slot: str, reserved: dict[str, int]) -> int:
    """How many slots for anything some assets take where slots for a trait are filled first."""
    taken = 0
    left = dict(reserved)
    for uid in uids:
        need = _need(g, uid, slot)
        for trait, free in left.items():
            if trait in g.kind(uid).traits:
                used = min(need, free)
                left[trait] = free - used
                need -= used
        taken += need
    return taken


def _need(g: ArkhamTable, uid: int, slot: str) -> int:
    return g.kind(uid).facts.slots.count(slot)


# ---- where the rest is held


def held_as(g: ArkhamTable, uid: int) -> str:
    """The trait of the slots that hold an asset, or nothing where they are for any card."""
    obj = g.state.cards[uid].obj
    return next((trait for card, number, trait in _held(g) if (card, number) == (uid, obj)), "")


def _held(g: ArkhamTable) -> tuple[tuple[int, int, str], ...]:
    return g.state.remembered(HELD) or ()


def _arrange(g: ArkhamTable, seat: int, touched: Collection[str]) -> None:
    """Where assets fit into different slots the investigator says which hold them (ahlcg/slots/g).

    It is asked when the cards in the slots or their number have changed, and only if there is more than one way.
    """
    if g.state.gone[seat]:
        return
    for slot in sorted(g.state.catalogue.reserved_slots.intersection(touched)):
        assets = _slotted(g, seat, slot)
        chosen: dict[int, str] = {}
        for trait, number in _room(g, seat, slot)[1].items():
            packings = _packings(g, seat, slot, trait, number, chosen)
            if len(packings) > 1:
                options = [g.together("hold", each, f"{trait} slots" if each else f"{slot} slots") for each in packings]
                kept = g.decide(seat, "hold", f"Hold which cards in the {trait} slots?", options)
            else:
                kept = packings[0] if packings else ()
            chosen.update(dict.fromkeys(kept, trait))
        _hold(g, assets, chosen)


def _packings(
    g: ArkhamTable, seat: int, slot: str, trait: str, number: int, placed: Collection[int]
) -> list[tuple[int, ...]]:
    """The ways to fill the slots for a trait so that the rest still fits; among copies, those there now stay."""
    room, reserved = _room(g, seat, slot)
    others = {each: many for each, many in reserved.items() if each != trait}
    assets = [uid for uid in _slotted(g, seat, slot) if uid not in placed]
    able = [uid for uid in assets if trait in g.kind(uid).traits]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for each in chain.from_iterable(combinations(able, size) for size in range(len(able), -1, -1)):
        rest = [uid for uid in assets if uid not in each]
        if sum(_need(g, uid, slot) for uid in each) <= number and _taken(g, rest, slot, others) <= room:
            alike = tuple(sorted(g.state.cards[uid].kind for uid in each))
            if alike not in found or all(held_as(g, uid) == trait for uid in each):
                found[alike] = each
    return list(found.values())


def _hold(g: ArkhamTable, assets: Collection[int], chosen: dict[int, str]) -> None:
    """Remember which of some assets lie in slots for a trait, and say which of those are new there."""
    cards = g.state.cards
    for uid, trait in chosen.items():
        if held_as(g, uid) != trait:
            g.note("held", uid, seat=cards[uid].controller, after=trait)
    others = [each for each in _held(g) if each[0] not in assets and cards[each[0]].obj == each[1]]
    held = (*others, *((uid, cards[uid].obj, trait) for uid, trait in chosen.items()))
    if held != _held(g):
        g.state.remember(HELD, held)
