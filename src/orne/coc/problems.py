"""What is wrong with a state that the rules could not have brought about: lost cards, references to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from orne.coc.rules.chart import NAMES
from orne.coc.rules.lasting import LEAVES, UNTIL, WAYS_TO_LEAVE
from orne.coc.rules.turn import SETUP_DOMAINS, SETUP_HAND
from orne.coc.state import (
    COPY,
    DECK,
    DISCARD,
    DOMAIN,
    DORMANT,
    FORM,
    HAND,
    INSANE,
    LIMBO,
    NOWHERE,
    PLAY,
    REMOVED,
    RESOURCE,
    ROW,
    STORY_DECK,
    TEXT,
    WHY_WON,
    WON,
    ZONE_NAMES,
    Card,
    LastingEffect,
    State,
)
from orne.kernel.schema import Among, Either, Flag, ListOf, Maybe, Misfit, Row, Schema, Text, Whole

PERIODS = frozenset(("phase", "turn", "round", "game"))

_NUMBER = Whole(-(10**15), 10**15)
_SIMPLE = Maybe(Either(Flag(), _NUMBER, Text(80), ListOf(Either(_NUMBER, Text(80)), 10)))
_VALUES: dict[str, Schema] = {
    "add": Row(Either(Whole(0, 3), Text(40)), _NUMBER),
    "control": Whole(0, 1),
    LEAVES: Among(tuple(WAYS_TO_LEAVE)),
}
"""What goes with a lasting effect, where the rules count with it; references to cards are looked at apart."""


def problems(state: State) -> list[str]:
    """Everything that is wrong with a state, each in a clause; numbers are within the bounds of its schema."""
    if any(card.uid != uid for uid, card in enumerate(state.cards)):
        return ["a card has another card's number"]
    if any(not 0 <= card.kind < len(state.catalogue.kinds) for card in state.cards):
        return ["a card is of no kind"]
    strange = sorted({uid for uid in _references(state) if not 0 <= uid < len(state.cards)})
    if strange:
        return [f"there is no card {strange[0]}"]
    found = list(_places(state))
    for card in state.cards:
        found += _card(state, card)
    found += _stage(state)
    for each in state.lasting:
        found += _lasting(state, each)
    if any(period not in PERIODS for _, period, _ in state.uses):
        found.append("a limit counts for no period")
    return found


def _references(state: State) -> set[int]:
    """Every number of a card in the state, NOWHERE left out."""
    found = {*state.play, *state.row, *state.story_deck, *state.removed}
    for piles in (state.deck, state.hand, state.discard, state.won):
        found.update(*piles)
    perhaps: set[int] = set()
    for domain in (*state.domains[0], *state.domains[1]):
        found.update(domain.resources)
        perhaps.add(domain.face)
    for card in state.cards:
        perhaps.add(card.story)
        perhaps.add(card.host)
    for planned in state.plan:
        found.update(planned)
    if state.resolving is not None:
        now = state.resolving
        found.update(now.waiting, now.stayed, (uid for uid, _ in now.here))
        perhaps.add(now.story)
    for each in state.lasting:
        found.update(uid for uid, _ in each.targets)
        perhaps.add(each.source)
    return found | (perhaps - {NOWHERE})


def _places(state: State) -> Iterator[str]:
    """Every card lies in one place, and its record says so; a pile holds its owner's cards."""
    places: list[tuple[int, int]] = []
    for zone, uids in ((PLAY, state.play), (ROW, state.row), (STORY_DECK, state.story_deck), (REMOVED, state.removed)):
        places += [(uid, zone) for uid in uids]
    for seat in (0, 1):
        for zone, pile in ((DECK, state.deck), (HAND, state.hand), (DISCARD, state.discard), (WON, state.won)):
            places += [(uid, zone) for uid in pile[seat]]
        for domain in state.domains[seat]:
            places += [(uid, RESOURCE) for uid in domain.resources]
            if domain.face != NOWHERE:
                places.append((domain.face, DOMAIN))
    places += [(card.uid, card.zone) for card in state.cards if card.zone in (LIMBO, DORMANT)]
    if sorted(uid for uid, _ in places) != list(range(len(state.cards))):
        yield "a card is lost or doubled"
        return
    for uid, zone in places:
        card = state.cards[uid]
        if card.zone != zone:
            yield f"card {uid} lies in {ZONE_NAMES[zone]} and says {ZONE_NAMES[card.zone]}"
    for pile in (state.deck, state.hand, state.discard):
        if any(state.cards[uid].owner != seat for seat in (0, 1) for uid in pile[seat]):
            yield "a player has another's card"


def _card(state: State, card: Card) -> Iterator[str]:
    """Each card is where such a card may be, and in a state it can have there."""
    uid, kind = card.uid, state.catalogue.kinds[card.kind].facts.type
    if card.wounds < 0 or min(card.success) < 0:
        yield f"card {uid} has fewer than no tokens"
    if card.story != NOWHERE and (card.zone != PLAY or card.story not in state.row):
        yield f"card {uid} is committed to no story"
    if card.host != NOWHERE and (
        card.zone not in (PLAY, DORMANT) or state.cards[card.host].zone not in (PLAY, ROW) or _in_a_ring(state, card)
    ):
        yield f"card {uid} is attached to nothing"
    if card.zone == DORMANT and card.host == NOWHERE:
        yield f"card {uid} is dormant nowhere"
    if card.state == INSANE and card.zone != PLAY:
        yield f"card {uid} is insane out of play"
    if card.obj > state.objects or card.entered > state.phase_number:
        yield f"card {uid} comes from the future"
    story = kind in ("story", "conspiracy")
    if (card.zone == ROW and not story) or (card.zone == WON and not story and kind != "character"):
        yield f"card {uid} is not a story"
    if kind == "story" and card.zone not in (ROW, WON, STORY_DECK, REMOVED):
        yield f"card {uid} is a story in the {ZONE_NAMES[card.zone]}"
    if card.zone == STORY_DECK and kind != "story":
        yield f"card {uid} is not a story of the story deck"
    if card.zone == PLAY and kind not in ("character", "support"):
        if card.state != INSANE and not card.attached_by_effect and not card.face_down:
            yield f"card {uid} is a {kind} in play"


def _in_a_ring(state: State, card: Card) -> bool:
    """Whether a card is attached to itself in the end."""
    host = card.host
    for _ in state.cards:
        if host == NOWHERE:
            return False
        host = state.cards[host].host
    return True


def _stage(state: State) -> Iterator[str]:
    """The turn, the window, the plan and the story being resolved fit the step and the table."""
    step = NAMES[state.step]
    second, part = state.window
    seats = (state.first, 1 - state.first)[second:]
    if step == "mulligan":
        if any(len(state.hand[s]) + len(state.deck[s]) < SETUP_HAND for s in seats):
            yield "a deck has too few cards for an opening hand"
        if min(*map(len, state.hand), *map(len, state.domains)) < SETUP_DOMAINS:
            yield "there is too little for the first resources"
    if step == "first resources":
        for seat in seats:
            if len(state.domains[seat]) < SETUP_DOMAINS or len(state.hand[seat]) < SETUP_DOMAINS:
                if seat != seats[0] or len(state.hand[seat]) + part < SETUP_DOMAINS:
                    yield f"player {seat + 1} has too little for the first resources"
    elif part > 1:
        yield "more players passed than there are"
    for uid, story in state.plan:
        if state.cards[uid].zone != PLAY or story not in state.row:
            yield f"card {uid} is about to be committed nowhere"
    if state.resolving is not None and step != "stories resolve":
        yield "a story resolves out of its time"
    if state.winner >= 0 and state.over_reason not in WHY_WON:
        yield "the game is won for no reason"


def _lasting(state: State, each: LastingEffect) -> Iterator[str]:
    """A lasting effect has an end, and a value such as its kind has."""
    if each.until not in UNTIL and each.until != "attached":
        yield f"“{each.kind[:20]}” lasts until nothing"
    of_cards = _OF_CARDS.get(each.kind)
    schema = of_cards(len(state.cards)) if of_cards is not None else _VALUES.get(each.kind, _SIMPLE)
    try:
        schema.look(each.value)
        if each.kind in (COPY, TEXT):
            number, which, *_ = each.value
            if number >= len(state.catalogue.kinds) or which >= len(state.catalogue.kinds[number].texts):
                yield "a copied ability is on no card"
    except Misfit as misfit:
        yield f"“{each.kind[:20]}” must last with {misfit.wanted}"


def _one(cards: int) -> Schema:
    return Whole(0, cards - 1)


def _pair(cards: int) -> Schema:
    return Row(Whole(0, cards - 1), Whole(0, 10**9))


def _text(cards: int) -> Schema:
    return Row(Whole(0, cards - 1), Whole(0, 10**9), Whole(0, 10**9), Whole(0, 10**9), _SIMPLE)


def _form(cards: int) -> Schema:
    return Row(Whole(0, cards - 1), Whole(NOWHERE, cards - 1), Whole(0, 10**9))


_OF_CARDS = {"attached": _one, COPY: _pair, TEXT: _text, FORM: _form}
"""LastingEffect effects whose value names cards."""
