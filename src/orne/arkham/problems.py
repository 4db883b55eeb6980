"""What is wrong with a state that the rules could not have brought about: lost cards, references to nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.arkham.guides import guide_of
from orne.arkham.rules.actions import TAKEN
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.slots import HELD
from orne.arkham.scenario import GAINED, scenario
from orne.arkham.state import (
    ACT_DECK,
    AGENDA_DECK,
    COMMITTED,
    CURRENT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVESTIGATOR,
    LIMBO,
    LOCATION,
    NOBODY,
    NOWHERE,
    PLAY,
    REMOVED,
    SET_ASIDE,
    SPECIAL_DECK,
    VICTORY,
    ZONE_NAMES,
    Card,
    Lasting,
    State,
)
from orne.kernel.schema import Either, Flag, ListOf, Maybe, Misfit, Row, Schema, Text, Whole

UNTIL = frozenset(("test", "phase", "turn", "round", "game"))
PERIODS = frozenset((*UNTIL, "group round", "group game"))
TYPES: Mapping[int, frozenset[str]] = {
    INVESTIGATOR: frozenset(("investigator",)),
    LOCATION: frozenset(("location",)),
    CURRENT: frozenset(("act", "agenda")),
    ACT_DECK: frozenset(("act",)),
    AGENDA_DECK: frozenset(("agenda",)),
    **dict.fromkeys(
        (DECK, HAND, DISCARD, COMMITTED, ENCOUNTER_DECK, ENCOUNTER_DISCARD, SPECIAL_DECK, LIMBO),
        frozenset(("asset", "event", "skill", "treachery", "enemy")),
    ),
}
"""Which cards may lie where; anything may be set aside, removed, in play by attachment, or in the victory display."""
_NUMBER = Whole(-1000, 1000)
_NOTE = Maybe(Either(Flag(), _NUMBER, Text(80), ListOf(Text(80), 1000)))


def problems(state: State) -> list[str]:
    """Everything that is wrong with a state, each in a clause; numbers are within the bounds of its schema."""
    if any(card.uid != uid for uid, card in enumerate(state.cards)):
        return ["a card has another card's number"]
    if any(not 0 <= card.kind < len(state.catalogue.kinds) for card in state.cards):
        return ["a card is of no kind"]
    if found := list(_seats(state)):
        return found
    strange = sorted({uid for uid in _references(state) if not NOWHERE <= uid < len(state.cards)})
    if strange:
        return [f"there is no card {strange[0]}"]
    found += _places(state)
    for card in state.cards:
        found += _card(state, card)
    found += _stage(state)
    found += _investigators(state)
    for each in state.lasting:
        found += _lasting(state, each)
    for key, value in state.memory:
        found += _memory(state, key, value)
    if any(period not in PERIODS for _, period, _ in state.uses):
        found.append("a limit counts for no period")
    return found


def _seats(state: State) -> Iterator[str]:
    """Everything that goes by seat is there for each seat, and no seat is named that is not there."""
    by_seat = (
        state.investigators, state.place, state.resources, state.actions, state.gone, state.trauma, state.xp,
        state.deck, state.hand, state.discard,
    )  # fmt: skip
    if any(len(each) != state.seats for each in by_seat):
        yield f"not everything is there for {state.seats} seats"
    named = [state.lead, state.active, *state.turns_taken]
    named += [seat for seat, _, _ in (*state.as_if, *state.extra_actions)]
    named += [seat for card in state.cards for seat in (card.owner, card.controller, card.threat)]
    named += [each.seat for each in state.lasting]
    if strange := [seat for seat in named if not NOBODY <= seat < state.seats]:
        yield f"there is no seat {strange[0]}"
    for seat, resources in enumerate(state.resources):
        if resources < 0:
            yield f"seat {seat} has negative resources"


def _references(state: State) -> set[int]:
    """Every number of a card in the state."""
    found = {*state.investigators, *state.place, state.act, state.agenda}
    for _, pile in _piles(state):
        found.update(pile)
    for card in state.cards:
        found.add(card.at)
        found.add(card.host)
    found.update(where for _, where, _ in state.as_if)
    found.update(source for _, _, source in state.extra_actions)
    for each in state.lasting:
        found.update(uid for uid, _ in each.targets)
        found.add(each.source)
    return found


def _piles(state: State) -> Iterator[tuple[int, list[int]]]:
    """Every pile with its zone."""
    yield from (
        (PLAY, state.play), (LOCATION, state.locations), (ENCOUNTER_DECK, state.encounter_deck),
        (ENCOUNTER_DISCARD, state.encounter_discard), (SET_ASIDE, state.set_aside), (VICTORY, state.victory),
        (REMOVED, state.removed), (ACT_DECK, state.act_deck), (AGENDA_DECK, state.agenda_deck),
        (SPECIAL_DECK, state.special_deck),
    )  # fmt: skip
    for zone, piles in ((DECK, state.deck), (HAND, state.hand), (DISCARD, state.discard)):
        for pile in piles:
            yield zone, pile


def _places(state: State) -> Iterator[str]:
    """Every card lies in one place, and its record says so; a pile holds its owner's cards."""
    places = [(uid, zone) for zone, pile in _piles(state) for uid in pile]
    places += [(card.uid, card.zone) for card in state.cards if card.zone in (LIMBO, COMMITTED, CURRENT, INVESTIGATOR)]
    if sorted(uid for uid, _ in places) != list(range(len(state.cards))):
        yield "a card is lost or doubled"
        return
    for uid, zone in places:
        if state.cards[uid].zone != zone:
            yield f"card {uid} lies in {ZONE_NAMES[zone]} and says {ZONE_NAMES[state.cards[uid].zone]}"
    for piles in (state.deck, state.hand, state.discard):
        for seat, pile in enumerate(piles):
            if any(state.cards[uid].owner != seat for uid in pile):
                yield f"investigator {seat + 1} has another's card"


def _card(state: State, card: Card) -> Iterator[str]:
    """Each card is where such a card may be, and in a state it can have there."""
    uid, facts = card.uid, state.catalogue.kinds[card.kind].facts
    if min(card.damage, card.horror, card.clues, card.doom, card.tokens) < 0:
        yield f"card {uid} has fewer than no tokens"
    if card.zone in TYPES and facts.type not in TYPES[card.zone]:
        yield f"card {uid} is of type {facts.type} in {ZONE_NAMES[card.zone]}"
    if card.obj > state.objects or card.entered > state.round:
        yield f"card {uid} comes from the future"
    if card.zone != PLAY:
        return
    if card.host != NOWHERE and _hangs_nowhere(state, card):
        yield f"card {uid} is attached to nothing"
    if card.at != NOWHERE and state.cards[card.at].zone != LOCATION:
        yield f"card {uid} is at no location"
    if facts.type in ("investigator", "location", "act", "agenda", "scenario") or (
        facts.type in ("event", "skill") and card.host == NOWHERE and card.threat == NOBODY
    ):
        yield f"card {uid} is of type {facts.type} in play"
    if card.threat != NOBODY and state.gone[card.threat]:
        yield f"card {uid} threatens nobody"


def _hangs_nowhere(state: State, card: Card) -> bool:
    """Whether a card is attached to something that is not in play, or to itself in the end."""
    host = card.host
    for _ in state.cards:
        if host == NOWHERE:
            return False
        if state.cards[host].zone not in (PLAY, LOCATION, CURRENT, INVESTIGATOR):
            return True
        host = state.cards[host].host
    return True


def _stage(state: State) -> Iterator[str]:
    """Act and agenda, the turn under way, and the end are ones that the scenario has."""
    kinds, sets = state.catalogue.kinds, scenario(state.scenario).sets
    for name, uid in (("act", state.act), ("agenda", state.agenda)):
        if not sets:
            continue
        if uid == NOWHERE or state.cards[uid].zone != CURRENT:
            yield f"there is no {name}"
        elif kinds[state.cards[uid].kind].facts.encounter_set not in sets:
            yield f"the {name} is of another scenario"
    step = NAMES[state.step]
    if step in ("2.2.1 turn", "2.2.2 turn ends") and state.active == NOBODY:
        yield "it is nobody's turn"
    if step == "mulligan":
        turn, *aside = state.substep or (0,)
        if turn >= state.seats or not set(aside) <= set(state.hand[(state.lead + turn) % state.seats]):
            yield "cards are replaced that are not in hand"
    elif any(seat >= state.seats for seat in state.substep):
        yield "a step was done by nobody"
    if not state.bag:
        yield "the chaos bag is empty"
    if state.resolution and state.resolution not in scenario(state.scenario).resolutions():
        yield "the scenario cannot end like that"


def _investigators(state: State) -> Iterator[str]:
    """Investigators stand somewhere until they are eliminated, and a scenario without any is over."""
    kinds = state.catalogue.kinds
    if all(state.gone) and not state.over:
        yield "everybody is eliminated and the scenario goes on"
    for seat, uid in enumerate(state.investigators):
        card = state.cards[uid]
        if card.zone != INVESTIGATOR or kinds[card.kind].facts.type != "investigator":
            yield f"seat {seat + 1} has no investigator"
        where = state.place[seat]
        if state.gone[seat]:
            if where != NOWHERE and not state.over:
                yield f"seat {seat + 1} is eliminated and stands somewhere"
        elif where == NOWHERE or state.cards[where].zone != LOCATION:
            yield f"seat {seat + 1} stands nowhere"
    if any(state.cards[where].zone != LOCATION for _, where, _ in state.as_if):
        yield "somebody pretends to be away from nowhere"


def _lasting(state: State, each: Lasting) -> Iterator[str]:
    """A lasting effect has an end, and stands on a card of the game."""
    kinds = state.catalogue.kinds
    if each.until not in UNTIL:
        yield "an effect lasts until nothing"
    if each.kind >= len(kinds) or each.number >= len(kinds[each.kind].lasting):
        yield "an effect lasts that no card has"


def _memory(state: State, key: str, value: Any) -> Iterator[str]:
    """What is remembered has the form the rules gave it, where they read more than a note."""
    uid, seat = Whole(0, len(state.cards) - 1), Whole(0, state.seats - 1)
    guide = guide_of(state.scenario)
    schema: Schema = _NOTE
    if key == HELD:
        schema = ListOf(Row(uid, Whole(0, 10**9), Text(40)), 1000)
    elif key == GAINED:
        schema = ListOf(Row(seat, Text(80)), 100)
    elif guide is not None and key in guide.notes and guide.notes[key].cards is not None:
        schema = Maybe(ListOf(Text(80), 100))  # they need not be in this scenario
    elif key in TAKEN:
        schema = ListOf(Text(40), 1000)
    elif isinstance(value, tuple) and value and isinstance(value[-1], tuple):
        schema = Row(uid, ListOf(uid, 100))
    try:
        schema.look(value)
    except Misfit as misfit:
        yield f"“{key[:20]}” must remember {misfit.wanted}"
