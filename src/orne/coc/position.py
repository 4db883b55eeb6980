"""Set up any position: tests, rulings and users all begin here. Impossible positions are refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from orne.coc.facts import load_set
from orne.coc.fillers import FILLERS
from orne.coc.impossible import refuse_description, refuse_impossible
from orne.coc.rulebook import RULEBOOK, catalogue_for, refuse_unplayable
from orne.coc.rules import control, piles, places, revealing
from orne.coc.rules.chart import NAMES, NUMBER
from orne.coc.rules.commitment import remember_attack
from orne.coc.rules.moving import become
from orne.coc.state import (
    DECK,
    DISCARD,
    EXHAUSTED,
    HAND,
    INSANE,
    NOWHERE,
    PLAY,
    READY,
    REMOVED,
    RESOURCE,
    ROW,
    STORY_DECK,
    WON,
    Card,
    Domain,
    State,
)
from orne.coc.table import CocTable
from orne.kernel import rng
from orne.kernel.errors import ImpossiblePosition
from orne.kernel.game import Game

__all__ = ["DEFAULT_STORIES", "FILLER", "At", "Side", "Story", "build"]
"""What is public; docs/library.md says so too."""

FILLER = "core/laboratory-assistant"
"""A card without text: what unnamed deck cards are."""
DEFAULT_STORIES = ("core/ancient-apocrypha", "core/dreamwalkers", "core/frozen-in-time")


@dataclass(frozen=True, slots=True)
class At:
    """A card in play and how it is there."""

    card: str
    exhausted: bool = False
    insane: bool = False
    wounds: int = 0
    story: str | int | None = None
    """The story it is committed to: its id, or its place in the row from 0."""
    on: str | None = None
    """What it is attached to: the id of a card in play or of a story."""
    by_effect: bool = False
    """An effect attached it."""
    face_down: bool = False
    """And attached it face down."""
    owner: int | None = None
    """Its owner, where somebody else controls it."""
    success: tuple[int, int] = (0, 0)
    form: bool = False
    """It is in play as the character that its text makes of it."""
    domain: int | None = None
    """The domain of its player to which it is attached, from 1."""
    deck: int | None = None
    """The seat to whose deck it is attached."""
    pile: int | None = None
    """The seat whose discard pile it is attached to."""


@dataclass(frozen=True, slots=True)
class Story:
    """A story or conspiracy in the row, with each player's success tokens."""

    card: str
    success: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class Side:
    """One player's cards. A domain is card ids, or ``"agency:3"`` for that many resources of a faction."""

    hand: Sequence[str] = ()
    play: Sequence[str | At] = ()
    domains: Sequence[str | Sequence[str]] = ("", "", "")
    deck: Sequence[str] = (FILLER,) * 10
    """From the top down."""
    discard: Sequence[str] = ()
    """From the bottom up: the last one is on top."""
    won: Sequence[str] = ()
    removed: Sequence[str] = ()
    drained: Sequence[int] = field(default=())
    """Numbers of drained domains, from 1."""


def build(
    you: Side | None = None,
    opponent: Side | None = None,
    *,
    stories: Sequence[str | Story] = DEFAULT_STORIES,
    story_deck: Sequence[str] | None = None,
    step: str = "operations",
    active: int = 0,
    first: int = 0,
    turn: int = 3,
    edition: str = "lcg-4",
    seed: int = 1,
    ask_always: bool = False,
) -> Game[State]:
    """A game that begins in the position described; seat 0 is ``you``."""
    sides = (you or Side(), opponent or Side())
    row = [story if isinstance(story, Story) else Story(story) for story in stories]
    pile = list(story_deck) if story_deck is not None else _rest_of_stories(row, sides)
    refuse_description(sides, row, active=active, first=first, turn=turn)
    ids = [_card_id(each) for each in _all_ids(sides, row, pile)]
    refuse_unplayable(ids, edition)
    if step not in NUMBER:
        raise ImpossiblePosition(f"There is no step called {step!r}; the steps are: {', '.join(NAMES)}.")
    state = State(catalogue_for(edition, ids), rng.seeded(seed))
    state.step, state.active, state.first, state.turn, state.phase_number = NUMBER[step], active, first, turn, 1
    _lay_stories(state, row, pile)
    for seat, side in enumerate(sides):
        _lay_side(state, seat, side)
    for seat, side in enumerate(sides):
        _attach(state, seat, side)
    for uid in state.play:
        if state.cards[uid].story != NOWHERE:
            remember_attack(CocTable(state), uid)
    control.remember_given(CocTable(state))
    revealing.open_hands(CocTable(state))
    refuse_impossible(state)
    return Game(RULEBOOK, {"position": state.data(), "edition": edition, "ask_always": ask_always})


def _card_id(name: str) -> str:
    """An id; a bare slug means the Core Set."""
    return name if "/" in name else f"core/{name}"


def _domain_ids(domain: str | Sequence[str]) -> list[str]:
    """The cards of a domain as it was described."""
    if not isinstance(domain, str):
        return [_card_id(card) for card in domain]
    found: list[str] = []
    for part in domain.split():
        faction, _, number = part.partition(":")
        if f"filler/{faction}" not in FILLERS or not (number.isascii() and number.isdigit()) or len(number) > 2:
            raise ImpossiblePosition(f"A domain is card ids or text such as 'agency:3 neutral:1', not {domain!r}.")
        found += [f"filler/{faction}"] * int(number)
    return found


def _at(item: str | At) -> At:
    """A card in play, plainly named or described."""
    return item if isinstance(item, At) else At(item)


def _all_ids(sides: Iterable[Side], row: Iterable[Story], pile: Iterable[str]) -> list[str]:
    """Every card id in the position."""
    found = [story.card for story in row] + list(pile)
    for side in sides:
        found += [*side.hand, *side.deck, *side.discard, *side.won, *side.removed]
        found += [_at(item).card for item in side.play]
        for domain in side.domains:
            found += _domain_ids(domain)
    return found


def _rest_of_stories(row: Sequence[Story], sides: Iterable[Side]) -> list[str]:
    """The Core stories that are neither in the row nor won."""
    used = {_card_id(story.card) for story in row} | {_card_id(card) for side in sides for card in side.won}
    return [card for card, facts in load_set("core").items() if facts.type == "story" and card not in used]


def _add(position: State, name: str, owner: int, zone: int, **rest: Any) -> Card:
    """Add a card to the position."""
    uid = len(position.cards)
    position.objects += 1
    card = Card(uid, position.catalogue.number[_card_id(name)], owner, zone, obj=position.objects, **rest)
    position.cards.append(card)
    return card


def _lay_stories(state: State, row: Sequence[Story], pile: Sequence[str]) -> None:
    """Lay the row and the story deck."""
    for story in row:
        state.row.append(_add(state, story.card, 0, ROW, success=tuple(story.success)).uid)
    for name in reversed(pile):
        state.story_deck.append(_add(state, name, 0, STORY_DECK, face_down=True).uid)


def _lay_side(state: State, seat: int, side: Side) -> None:
    """Lay one player's cards."""
    for name in reversed(side.deck):
        state.deck[seat].append(_add(state, name, seat, DECK, face_down=True).uid)
    for name in side.hand:
        state.hand[seat].append(_add(state, name, seat, HAND).uid)
    for name in side.discard:
        state.discard[seat].append(_add(state, name, seat, DISCARD).uid)
    for name in side.won:
        state.won[seat].append(_add(state, name, seat, WON).uid)
    for name in side.removed:
        state.removed.append(_add(state, name, seat, REMOVED).uid)
    for number, domain in enumerate(side.domains, 1):
        cards = tuple(_add(state, name, seat, RESOURCE).uid for name in _domain_ids(domain))
        state.domains[seat].append(Domain(number in side.drained, cards))
    for item in side.play:
        at = _at(item)
        status = INSANE if at.insane else EXHAUSTED if at.exhausted else READY
        card = _add(
            state,
            at.card,
            seat if at.owner is None else at.owner,
            PLAY,
            controller=seat,
            state=status,
            wounds=at.wounds,
            success=tuple(at.success),
            face_down=at.insane or at.face_down,
            attached_by_effect=at.by_effect,
        )
        if at.form:
            if card.kind not in state.catalogue.forms:
                raise ImpossiblePosition(f"{at.card} is in play as nothing but itself.")
            become(CocTable(state), card, state.catalogue.forms[card.kind])
        if state.catalogue.kinds[card.kind].attach_to_place and not at.insane:
            _attach_to_place(state, seat, at, card)
        if at.story is not None:
            card.story = _story_uid(state, at.story)
        state.play.append(card.uid)
        if state.catalogue.kinds[card.kind].attach_to_pile:
            if at.pile is None:
                raise ImpossiblePosition(f"{at.card} is attached to a discard pile: say whose with pile=0 or pile=1.")
            piles.attach(CocTable(state), card, at.pile)


def _attach_to_place(state: State, seat: int, at: At, card: Card) -> None:
    """Attach a card to the domain or deck that was named."""
    if state.catalogue.kinds[card.kind].attach_to_place == "deck":
        if at.deck not in (0, 1):
            raise ImpossiblePosition(f"{at.card} is attached to a deck: say whose with deck=0 or deck=1.")
        place = places.Place(at.deck, places.A_DECK)
    else:
        if at.domain is None or not 0 < at.domain <= len(state.domains[seat]):
            raise ImpossiblePosition(f"{at.card} is attached to a domain of its player: say which with domain=1.")
        place = places.Place(seat, at.domain - 1)
    places.attach(CocTable(state), card, place)


def _story_uid(state: State, story: str | int) -> int:
    """The story meant by its id or its place in the row."""
    if isinstance(story, int):
        if 0 <= story < len(state.row):
            return state.row[story]
        raise ImpossiblePosition(f"There is no story {story} in the row; it has 0 to {len(state.row) - 1}.")
    for uid in state.row:
        if state.catalogue.kinds[state.cards[uid].kind].slug == _card_id(story):
            return uid
    raise ImpossiblePosition(f"{story} is not in the story row.")


def _attach(state: State, seat: int, side: Side) -> None:
    """Attach what is attached, once everything lies there."""
    mine = [uid for uid in state.play if state.cards[uid].controller == seat]
    for item, uid in zip(side.play, mine, strict=True):
        host = _at(item).on
        if host is None:
            continue
        wanted = _card_id(host)
        for other in (*state.play, *state.row):
            if other != uid and state.catalogue.kinds[state.cards[other].kind].slug == wanted:
                state.cards[uid].host = other
                break
        else:
            raise ImpossiblePosition(f"{host} is not in play, so nothing can be attached to it.")
