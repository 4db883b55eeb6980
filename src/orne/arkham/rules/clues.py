"""Clues: discovering, spending, dropping, placing (arkham/basics/1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.events import DISCOVERS, Event
from orne.arkham.rules import cannot
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def clues_of(g: ArkhamTable, seat: int) -> int:
    """The clues an investigator has, those on cards they control included (ahlcg/clues/g)."""
    cards = g.state.cards
    held = g.index.clue_holders.get(seat, ())
    return cards[g.state.investigators[seat]].clues + sum(cards[uid].clues for uid in held)


def place_clues(g: ArkhamTable, uid: int, number: int, source: Use | None = None) -> None:
    """Put clues on a card."""
    g.state.edit(uid).clues += number
    g.state.changed()
    g.note("clues placed", uid, source.holder if source else -1, after=number)


def _take(g: ArkhamTable, seat: int, number: int) -> None:
    """Take clues off an investigator, and off their cards that hold some; where it matters they say which."""
    state = g.state
    own = state.investigators[seat]
    holders = g.index.clue_holders.get(seat)
    if not holders:
        state.edit(own).clues -= number
        return
    everything = clues_of(g, seat) == number
    for _ in range(number):
        able = [uid for uid in (own, *holders) if state.cards[uid].clues]
        uid = able[0] if everything else g.choose_card(seat, "Take the clue from which card?", able, "take from")
        state.edit(uid).clues -= 1
    state.changed()


def discover(g: ArkhamTable, seat: int, number: int, location: int | None = None, source: Use | None = None) -> int:
    """Discover clues at a location, as many as are there; how many were taken (arkham/basics/1.14)."""
    state = g.state
    place = state.place[seat] if location is None else location
    number = min(number, state.cards[place].clues)
    ban = cannot.forbidder(g, "discover", state.investigators[seat])
    if number <= 0 or ban >= 0:
        g.note("nothing discovered", place, ban, seat)
        return 0
    event = Event(DISCOVERS, place, seat, source)
    event.clues = number
    return event.clues if g.resolve(event, lambda: _take_discovered(g, event)) else 0


def _take_discovered(g: ArkhamTable, event: Event) -> None:
    """Take the clues that are discovered, as far as they are there."""
    state, place, seat, source = g.state, event.subject, event.seat, event.source
    event.clues = min(event.clues, state.cards[place].clues)
    state.edit(place).clues -= event.clues
    state.edit(state.investigators[seat]).clues += event.clues
    g.note("discovered", place, source.holder if source else -1, seat, after=event.clues)


def gain_from_pool(g: ArkhamTable, seat: int, number: int) -> None:
    """Take clues from the token pool, which is not discovering."""
    g.state.edit(g.state.investigators[seat]).clues += number
    g.note("clues gained", -1, seat=seat, after=number)


def can_spend(g: ArkhamTable, seat: int, number: int) -> bool:
    """Whether an investigator may spend this many clues."""
    return clues_of(g, seat) >= number and cannot.forbidder(g, "spend", g.state.investigators[seat]) < 0


def spending_refusal(g: ArkhamTable, seats: list[int], number: int, ruling: str) -> Refusal:
    """Say how many clues some investigators lack by the ruling that asks for them, and who is kept from spending."""
    able = _spenders(g, seats)
    there = sum(clues_of(g, seat) for seat in able)
    held = next((seat for seat in seats if seat not in able and clues_of(g, seat)), None)
    if held is not None:
        forbids = g.title(cannot.forbidder(g, "spend", g.state.investigators[held]))
        words = "needs {} clue; {} can be spent, {} forbids the rest"
        return Refusal("ahlcg/cannot/a", _plural(words, number), number, there, forbids)
    return Refusal(ruling, _plural("needs {} clue; {} can be spent", number), number, there)


def _plural(words: str, number: int) -> str:
    return words if number == 1 else words.replace("clue;", "clues;")


def spend(g: ArkhamTable, seat: int, number: int) -> None:
    """Spend an investigator's clues."""
    _take(g, seat, number)
    g.note("clues spent", -1, seat=seat, after=number)


def group_can_spend(g: ArkhamTable, number: int, seats: list[int] | None = None) -> bool:
    """Whether some investigators together may spend this many clues."""
    return sum(clues_of(g, seat) for seat in _spenders(g, seats)) >= number


def _spenders(g: ArkhamTable, seats: list[int] | None) -> list[int]:
    players = g.players() if seats is None else seats
    return [seat for seat in players if cannot.forbidder(g, "spend", g.state.investigators[seat]) < 0]


def group_spend(g: ArkhamTable, number: int, seats: list[int] | None = None) -> None:
    """Spend clues as a group, which decides how many each gives."""
    left = number
    spenders = [seat for seat in _spenders(g, seats) if clues_of(g, seat)]
    for index, seat in enumerate(spenders):
        others = sum(clues_of(g, other) for other in spenders[index + 1 :])
        least, most = max(0, left - others), min(left, clues_of(g, seat))
        given = most
        if least < most:
            options = [g.option("spend", note=str(n), value=n) for n in range(least, most + 1)]
            given = g.decide(seat, "spend", "Spend how many clues?", options)
        if given:
            spend(g, seat, given)
            left -= given


def drop(g: ArkhamTable, seat: int, number: int) -> None:
    """Put an investigator's clues onto their location."""
    number = min(number, clues_of(g, seat))
    place = g.state.place[seat]
    if number and place >= 0:
        _take(g, seat, number)
        g.state.edit(place).clues += number
        g.note("clues dropped", place, seat=seat, after=number)
