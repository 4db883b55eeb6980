"""Set up any position of a scenario: tests, rulings and users begin here. Impossible positions are refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham import guides
from orne.arkham.abilities import FREE
from orne.arkham.catalogue import catalogue_of
from orne.arkham.description import FILLER, Foe, In, Inv, Place
from orne.arkham.editions import FAQ
from orne.arkham.facts import CardFacts
from orne.arkham.impossible import (
    IN_DECKS,
    refuse_description,
    refuse_impossible,
    refuse_wrong_piles,
    refuse_wrong_types,
)
from orne.arkham.passives import ExtraAction
from orne.arkham.registry import facts_of
from orne.arkham.rulebook import RULEBOOK, kinds_of, refuse_unplayable
from orne.arkham.rules import chaos
from orne.arkham.rules.chart import NAMES, NUMBER
from orne.arkham.scenario import scenario as scenario_named
from orne.arkham.state import (
    ACT_DECK,
    AGENDA_DECK,
    CURRENT,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVESTIGATOR,
    LOCATION,
    NOBODY,
    PLAY,
    SET_ASIDE,
    SPECIAL_DECK,
    VICTORY,
    Card,
    State,
)
from orne.kernel import rng
from orne.kernel.errors import ImpossiblePosition, echo
from orne.kernel.game import Game
from orne.kernel.log_words import plural

__all__ = ["FILLER", "Foe", "In", "Inv", "Place", "build"]
"""What is public; docs/library.md says so too."""

IN_A_TURN = ("2.2.1 turn", "2.2.2 turn ends")


def build(
    *investigators: Inv,
    locations: Sequence[str | Place] | None = None,
    enemies: Sequence[Foe] = (),
    scenario: str = "",
    act: str = "",
    agenda: str = "",
    later_acts: Sequence[str] = (),
    later_agendas: Sequence[str] = (),
    agenda_doom: int = 0,
    encounter_deck: Sequence[str] | None = None,
    encounter_discard: Sequence[str] = (),
    set_aside: Sequence[str] = (),
    special_deck: Sequence[str] = (),
    victory: Sequence[str] = (),
    bag: Sequence[str] = ("0",),
    difficulty: str = "standard",
    step: str = "2.2.1 turn",
    active: int | None = 0,
    lead: int = 0,
    round: int = 2,
    log: dict[str, Any] | None = None,
    seed: int = 1,
    ask_always: bool = False,
    edition: str = FAQ.name,
) -> Game[State]:
    """A scenario that begins in the position described; bare names mean the core set. The bag decides every token.

    Without a name it is the first scenario of the core set's campaign.
    """
    people = investigators or (Inv(),)
    scenario = scenario or guides.usual().scenarios[0]
    usual = scenario_named(scenario).usual
    named = usual.locations if locations is None else locations
    encounter_deck = usual.encounter_deck if encounter_deck is None else encounter_deck
    places = [place if isinstance(place, Place) else Place(place) for place in named]
    if not isinstance(step, str) or step not in NUMBER:
        raise ImpossiblePosition(f"There is no step called {step!r}; the steps are: {', '.join(NAMES)}.")
    if difficulty not in chaos.DIFFICULTIES:
        raise ImpossiblePosition(
            f"There is no difficulty called {echo(difficulty)}; there are {', '.join(chaos.DIFFICULTIES)}."
        )
    refuse_description(people, places, enemies, bag, lead=lead, active=active, round=round, agenda_doom=agenda_doom)
    act, agenda = act or usual.act, agenda or usual.agenda
    if not act or not agenda:
        raise ImpossiblePosition(f"Nothing is usual in a position of {scenario!r}: name its act and its agenda.")
    backs = (_facts(each).back for each in (agenda, *later_agendas))
    set_aside = (*set_aside, *(back for back in backs if back and back not in map(_id, set_aside)))
    encounter = (*encounter_deck, *encounter_discard)
    others = (*set_aside, *special_deck, *victory)
    ids = _allowed(people, places, enemies, (act, *later_acts), (agenda, *later_agendas), encounter, others)
    state = State(catalogue_of(edition, kinds_of(ids)), rng.seeded(seed), len(people))
    state.scenario, state.difficulty, state.bag = scenario, difficulty, tuple(bag)
    state.step, state.lead, state.round = NUMBER[step], lead, round
    state.memory = tuple(sorted((log or {}).items()))
    for seat, person in enumerate(people):
        _stand(state, seat, person)
    for place in places:
        _lay_place(state, place)
    for seat, person in enumerate(people):
        _lay_person(state, seat, person)
    for foe in enemies:
        _lay_foe(state, foe)
    for zone, pile, cards in (
        (ENCOUNTER_DECK, state.encounter_deck, tuple(reversed(encounter_deck))),
        (ENCOUNTER_DISCARD, state.encounter_discard, encounter_discard),
        (SET_ASIDE, state.set_aside, set_aside),
        (SPECIAL_DECK, state.special_deck, tuple(reversed(special_deck))),
        (VICTORY, state.victory, victory),
        (ACT_DECK, state.act_deck, tuple(reversed(later_acts))),
        (AGENDA_DECK, state.agenda_deck, tuple(reversed(later_agendas))),
    ):
        pile.extend(_add(state, card, ENCOUNTER, zone).uid for card in cards)
    # A card named as both is act and agenda in one.
    both = _id(act) == _id(agenda)
    state.agenda = _add(state, agenda, ENCOUNTER, CURRENT, doom=agenda_doom, revealed=both).uid
    state.act = state.agenda if both else _add(state, act, ENCOUNTER, CURRENT).uid
    # Outside a turn nobody is active, and the investigator named may still take theirs.
    state.active = active if active is not None and step in IN_A_TURN else NOBODY
    if state.active != NOBODY:
        state.turns_taken = (state.active,)
    _give_additional(state, people)
    refuse_impossible(state)
    return Game(RULEBOOK, {"position": state.data(), "ask_always": ask_always})


def _allowed(
    people: Sequence[Inv],
    places: Sequence[Place],
    enemies: Sequence[Foe],
    acts: Sequence[str],
    agendas: Sequence[str],
    encounter: Sequence[str],
    others: Sequence[str],
) -> list[str]:
    """The ids of all cards of a position; one that cannot be played, or cannot lie where it is named, is refused."""
    ids = [_id(each) for each in (*_all(people, places, enemies), *acts, *agendas, *encounter, *others)]
    refuse_unplayable(sorted(set(ids)))
    in_decks = [_id(card) for each in people for card in _of_decks(each)]
    of_encounter = [_id(card) for card in encounter]
    refuse_wrong_types(
        [
            ("the act", ("act",), [_id(each) for each in acts if each != agendas[0]]),
            ("the agenda", ("agenda",), [_id(each) for each in agendas]),
            ("an enemy", ("enemy",), [_id(foe.card) for foe in enemies]),
            ("a location", ("location",), [_id(place.card) for place in places]),
            ("an asset at a location", ("asset",), [_id(card) for place in places for card in place.unclaimed]),
            ("in a deck, hand or discard pile", IN_DECKS, in_decks),
            ("in the encounter deck", IN_DECKS, of_encounter),
            ("in a play area", ("asset",), [_id(_named(each)) for person in people for each in person.play]),
        ]
    )
    refuse_wrong_piles(in_decks, of_encounter)
    return ids


def _id(name: str) -> str:
    """An id; a bare slug means the core set."""
    if not isinstance(name, str):
        raise ImpossiblePosition(f"A card is named by its id, not by {echo(name)}.")
    return name if "/" in name else f"core/{name}"


def _facts(name: str) -> CardFacts:
    """The facts of a card that is known to exist."""
    facts = facts_of(_id(name))
    if facts is None:
        raise ImpossiblePosition(f"There is no Arkham Horror card {name!r}.")
    return facts


def _all(people: Sequence[Inv], places: Sequence[Place], enemies: Sequence[Foe]) -> list[str]:
    """Every card named by investigators, locations and enemies."""
    found = [foe.card for foe in enemies]
    for place in places:
        found += [place.card, *place.attached, *place.unclaimed]
    for person in people:
        found += [person.card, *person.hand, *person.deck, *person.discard]
        found += [_named(each) for each in (*person.play, *person.threat)]
    return found


def _named(each: str | In) -> str:
    """The card of something in play."""
    return each.card if isinstance(each, In) else each


def _of_decks(person: Inv) -> tuple[str, ...]:
    """The cards of an investigator that are not in play."""
    return (*person.hand, *person.deck, *person.discard)


def _give_additional(state: State, people: Sequence[Inv]) -> None:
    """Give the additional actions that are left of this turn."""
    for seat, person in enumerate(people):
        for name in person.additional:
            own = [state.investigators[seat], *(uid for uid in state.play if state.cards[uid].controller == seat)]
            found = [uid for uid in own if state.catalogue.kinds[state.cards[uid].kind].slug == _id(name)]
            if not found:
                raise ImpossiblePosition(
                    f"{echo(name)} is not a card of this investigator in play and gives no action."
                )
            kind = state.catalogue.kinds[state.cards[found[0]].kind]
            given = [text.only for text in kind.constant if isinstance(text, ExtraAction)]
            if not given and not any(ability.kind == FREE for ability in kind.triggered):
                raise ImpossiblePosition(f"{kind.facts.title} gives no additional action.")
            if given and person.additional.count(name) > len(given):
                raise ImpossiblePosition(
                    f"{kind.facts.title} gives no more than {plural(len(given), 'additional action')}."
                )
            only = given[0] if given else ""
            state.extra_actions = (*state.extra_actions, (seat, only, found[0]))


def _add(position: State, name: str, owner: int, zone: int, **rest: Any) -> Card:
    """Add a card to the position."""
    position.objects += 1
    card = Card(len(position.cards), position.catalogue.number[_id(name)], owner, zone, obj=position.objects, **rest)
    position.cards.append(card)
    return card


def _stand(state: State, seat: int, person: Inv) -> None:
    """Let an investigator take part."""
    card = _add(state, person.card, seat, INVESTIGATOR, controller=seat)
    card.damage, card.horror, card.clues = person.damage, person.horror, person.clues
    state.investigators.append(card.uid)


def _lay_person(state: State, seat: int, person: Inv) -> None:
    """Lay one investigator's cards."""
    state.place[seat] = state.locations[person.at]
    state.resources[seat] = person.resources
    state.actions[seat] = person.actions
    for name in reversed(person.deck):
        state.deck[seat].append(_add(state, name, seat, DECK).uid)
    for name in person.hand:
        state.hand[seat].append(_add(state, name, seat, HAND).uid)
    for name in person.discard:
        state.discard[seat].append(_add(state, name, seat, DISCARD).uid)
    for is_threat, cards in ((False, person.play), (True, person.threat)):
        for each in cards:
            item = each if isinstance(each, In) else In(each)
            facts = _facts(item.card)
            uses = facts.uses[1] if facts.uses else 0
            owner = ENCOUNTER if facts.class_ == "mythos" and facts.type != "asset" else seat
            card = _add(
                state,
                item.card,
                owner,
                PLAY,
                exhausted=item.exhausted,
                damage=item.damage,
                horror=item.horror,
                clues=item.clues,
                doom=item.doom,
                tokens=uses if item.tokens is None else item.tokens,
            )
            if is_threat:
                card.threat = seat
            if not is_threat or facts.type == "asset":
                card.controller = seat
            state.play.append(card.uid)


def _lay_place(state: State, place: Place) -> None:
    """Put a location into play, with what is attached to it and what lies there unclaimed."""
    uid = _add(state, place.card, ENCOUNTER, LOCATION, revealed=place.revealed, clues=place.clues, doom=place.doom).uid
    state.locations.append(uid)
    for card in place.attached:
        owner = ENCOUNTER if _facts(card).class_ == "mythos" else 0
        state.play.append(_add(state, card, owner, PLAY, host=uid, controller=owner).uid)
    state.play += [_add(state, card, ENCOUNTER, PLAY, at=uid).uid for card in place.unclaimed]


def _lay_foe(state: State, foe: Foe) -> None:
    """Lay one enemy."""
    owner = ENCOUNTER if foe.owner is None else foe.owner
    card = _add(state, foe.card, owner, PLAY, exhausted=foe.exhausted, damage=foe.damage, doom=foe.doom)
    if foe.engaged is not None:
        card.threat = foe.engaged
    else:
        wanted = _id(foe.at) if foe.at else state.catalogue.kinds[state.cards[state.locations[0]].kind].slug
        card.at = next(
            (uid for uid in state.locations if state.catalogue.kinds[state.cards[uid].kind].slug == wanted), -1
        )
        if card.at < 0:
            raise ImpossiblePosition(f"{foe.at} is not in play.")
    state.play.append(card.uid)
