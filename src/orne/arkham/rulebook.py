"""Arkham Horror as the driver sees it: set-up, steps, views, JSON."""

from __future__ import annotations

import marshal
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from orne.arkham import knowledge, log_words, schemas, view, why
from orne.arkham.catalogue import Catalogue, catalogue_of
from orne.arkham.editions import FAQ
from orne.arkham.facts import load
from orne.arkham.guides import guide_of
from orne.arkham.problems import problems
from orne.arkham.registry import facts_of, works
from orne.arkham.rules import opening_hand, round
from orne.arkham.scenario import STANDALONE, scenario
from orne.arkham.state import DECK, ENCOUNTER, INVESTIGATOR, PLAY, SET_ASIDE, Card, State
from orne.arkham.table import ArkhamTable
from orne.kernel import rng
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError, echo, nearest
from orne.kernel.fields import tuples
from orne.kernel.game import Game
from orne.kernel.keyframe import Keyframe
from orne.kernel.log import Entry
from orne.kernel.outcome import Outcome
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.schema import check

OPENING_RESOURCES: Final = 5


REAL_BAG: Final = "real bag"
REVEALING: Final = frozenset(("token", "drawn", "encounter", "found", "looked", "revealed", "seen"))
"""What is written in the log when something hidden is seen."""


MOST_KEPT: Final = 64
_FOUND_RIGHT: Final[set[bytes]] = set()
"""Set-ups that were looked at and found right, without their seeds: the same one is played again and again."""


class ArkhamRulebook:
    """The rules of Arkham Horror for the kernel's driver."""

    name = "arkham"

    def check_start(self, start: Mapping[str, Any]) -> None:
        """Refuse a set-up that is not one of this game's."""
        if "position" in start:
            start = schemas.by_field_at_start(start)
            check(schemas.START_AT_POSITION, start, "This set-up")
            if schemas.leaves_no_room(start["position"]):
                raise UserError("This set-up is damaged: its position counts more turns or tokens than any game has.")
            return
        alike = _but_for_seed(start)
        if alike in _FOUND_RIGHT and schemas.SEED.fits_all((start["seed"],)):
            return
        check(schemas.START, start, "This set-up")
        investigators = [each["id"] for each in start["investigators"]]
        if len(set(investigators)) < len(investigators):
            raise UserError("Each investigator can be played by one player only.")
        if start.get("lead", 0) >= len(investigators):
            raise UserError(f"There is no seat {start['lead'] + 1} to lead; there are {len(investigators)}.")
        _refuse_strange_campaign(start)
        for each in start["investigators"]:
            _refuse_strange_deck(each)
        if alike is not None and len(_FOUND_RIGHT) < MOST_KEPT:
            _FOUND_RIGHT.add(alike)

    def begin(self, start: Mapping[str, Any]) -> State:
        """Set a scenario up: investigators, decks, chaos bag, encounter sets, opening hands (arkham/basics/2)."""
        self.check_start(start)
        if "position" in start:
            state = self.decode(start["position"])
            _note_real_bag(state, start)
            return state
        investigators = list(start["investigators"])
        memory = {str(key): tuples(value) for key, value in dict(start.get("log", {})).items()}
        play = scenario(start["scenario"])
        cards = play.cards(memory)
        ids = [each["id"] for each in investigators] + [c for each in investigators for c in each["deck"]] + cards
        state = State(
            _playable(start.get("edition", FAQ.name), tuple(ids)),
            rng.seeded(start["seed"]),
            len(investigators),
        )
        state.scenario = play.name
        state.difficulty = start.get("difficulty", "standard")
        guide = guide_of(play.name)
        state.bag = tuple(start.get("bag") or (guide.bags[state.difficulty] if guide else ()))
        state.memory = tuple(sorted(memory.items()))
        _note_real_bag(state, start)
        state.lead = int(start.get("lead", 0))
        _lay_out(state, investigators, cards)
        table = ArkhamTable(state)
        for seat in range(state.seats):
            rng.shuffle(state, state.deck[seat])
            state.resources[seat] = OPENING_RESOURCES
        play.set_up(table)
        for seat in table.players():
            opening_hand.draw(table, seat, opening_hand.size(table, seat)[0])
        return state

    def table(self, state: State, **keywords: Any) -> ArkhamTable:
        """Sit down at a state."""
        table = ArkhamTable(state, **keywords)
        table.real_bag = bool(state.remembered(REAL_BAG))
        return table

    def step(self, table: ArkhamTable) -> None:
        """Play to the next step boundary; texts that cannot apply together are put in order first."""
        round.step(table)

    def keyframe(self, state: State) -> Keyframe:
        """When to take a keyframe of the step at hand."""
        return round.KEYFRAMES[state.step]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a player, or a spectator, may know."""
        return view.view(state, seat)

    def encode(self, state: State) -> dict[str, Any]:
        """The state as plain JSON data."""
        return state.data()

    def decode(self, data: Mapping[str, Any]) -> State:
        """The state from plain JSON data, or a sentence saying why no game could be in it."""
        data = schemas.by_field(data)
        check(schemas.STATE, data, "This position")
        if len(set(data["kinds"])) < len(data["kinds"]):
            raise UserError("This position is damaged: a kind of card is in it twice.")
        refuse_unplayable(data["kinds"])
        state = State.from_data(data, catalogue_of(data["edition"], tuple(data["kinds"])))
        if wrong := problems(state):
            raise UserError(f"This position is damaged: {wrong[0]}.")
        return state

    def hides(self, state: State, card: Card, seat: int | None) -> bool:
        """Whether a player cannot know which card, or which unrevealed location, this is."""
        return knowledge.hidden_from(card, seat) or knowledge.unseen(state, card)

    def deal(
        self, state: State, seat: int, chance: rng.Chance, seen: Collection[int] = (), pool: Sequence[str] | None = None
    ) -> State:
        """Deal the cards a player cannot know nor has seen since; from a pool where deck lists are not known."""
        return knowledge.deal(state, seat, chance, seen, pool)

    def deck_pool(self, state: State, chosen: Sequence[str] | None = None) -> tuple[str, ...]:
        """The cards that a deck nobody knows may be made of: those chosen, if a deck may have them, or else all."""
        if chosen is None:
            return knowledge.deck_pool()
        check(schemas.POOL, chosen, "This pool")
        refuse_unplayable(chosen)
        return knowledge.only_of_decks(chosen)

    def sentence(self, table: ArkhamTable, entry: Entry, seat: int | None) -> str | None:
        """What an entry of the log says to a player, or to a spectator; None where it says nothing."""
        return log_words.sentence(entry, table, () if seat is None else (seat,))

    def problems(self, state: State) -> list[str]:
        """Cards lost or doubled, tokens below zero."""
        return problems(state)

    def why(self, table: ArkhamTable, decision: Decision, asked: str) -> Reasons:
        """What the decision offers of something, or the reasons against it."""
        return why.why(table, decision, asked)

    def why_over(self, state: State) -> Refusal:
        """Why nothing can be done once the scenario is over."""
        return why.over()

    def why_not_asked(self, table: ArkhamTable, decision: Decision) -> Refusal:
        """Why a player who is not asked may do nothing now."""
        return why.not_asked(table, decision)

    def came_to_light(self, before: State, after: State, entries: Sequence[Entry]) -> bool:
        """Whether a token or a card that nobody could know was seen between two states."""
        return before.rng != after.rng or any(entry.kind in REVEALING for entry in entries)

    def outcome(self, state: State) -> Outcome:
        """How the scenario ended: its resolution, and what it means for each investigator."""
        played = scenario(state.scenario)
        meant = played.outcome(ArkhamTable(state))
        fates = list(state.gone)
        for seat in range(state.seats):
            fates[seat] = "killed" if seat in meant.killed else "insane" if seat in meant.insane else fates[seat]
        return Outcome(
            winners=tuple(range(state.seats)) if played.won(state) else (),
            why=state.over_reason,
            score=meant.experience,
            sentence=self.result(state),
            resolution=state.resolution,
            fates=tuple(fates),
            experience=meant.experience,
            trauma=meant.trauma,
        )

    def result(self, state: State) -> str:
        """How the scenario ended, in a sentence."""
        played = scenario(state.scenario)
        words = played.resolutions().get(state.resolution, "The scenario is over.")
        if not state.remembered(STANDALONE):
            return words
        return f"{words} You have {'won' if played.won(state) else 'lost'}."


def _note_real_bag(state: State, start: Mapping[str, Any]) -> None:
    """Remember that the players draw from a bag of their own: every table at this game must know it."""
    if start.get("real_bag"):
        state.remember(REAL_BAG, True)


def _but_for_seed(start: Mapping[str, Any]) -> bytes | None:
    """All of a set-up but its seed, types and all; None where it has no seed, or is not plain data."""
    if "seed" not in start:
        return None
    try:
        return marshal.dumps({**start, "seed": 0}, 2)  # a later version writes the same data in several ways
    except ValueError:
        return None


def _refuse_strange_campaign(start: Mapping[str, Any]) -> None:
    """Refuse a log that the scenario's campaign cannot have, or a set-up for which nobody knows the chaos bag."""
    guide = guide_of(start["scenario"])
    if guide is None:
        if not start.get("bag"):
            raise UserError("This scenario belongs to no campaign: say which tokens are in its chaos bag.")
        return
    if strange := guide.strange_card(start.get("log", {})):
        raise UserError(f"The log of {guide.title} cannot name {echo(strange[1])} under {strange[0]}.")
    difficulty = start.get("difficulty", "standard")
    if not start.get("bag") and difficulty not in guide.bags:
        raise UserError(f"{guide.title} has no difficulty called {echo(difficulty)}; it has {', '.join(guide.bags)}.")


def _refuse_strange_deck(each: Mapping[str, Any]) -> None:
    """Refuse somebody who is not an investigator, or who could not begin, or cards that go into no deck."""
    facts = facts_of(each["id"])
    if facts is None or facts.type != "investigator":
        raise UserError(f"No investigator is {echo(each['id'])}; `orne cards --game arkham` finds ids.")
    hurt, fear = each.get("trauma", (0, 0))
    if hurt >= (facts.health or 0) or fear >= (facts.sanity or 0):
        raise UserError(f"{facts.title} cannot begin with {hurt} physical and {fear} mental trauma.")
    if words := _strange_in_deck(tuple(each["deck"])):
        raise UserError(words)


@lru_cache(maxsize=64)
def _strange_in_deck(deck: tuple[str, ...]) -> str:
    """Which card goes into no deck, in a sentence, or nothing: the same decks are played again and again."""
    for card in deck:
        found = facts_of(card)
        if found is not None and found.type not in knowledge.IN_DECKS:
            return f"{found.title} is {found.type} and goes into no deck."
    return ""


@lru_cache(maxsize=64)
def _playable(edition: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of the cards of a game, all of which work: the same cards are played with again and again."""
    kinds = kinds_of(ids)
    refuse_unplayable(kinds)
    return catalogue_of(edition, kinds)


def kinds_of(ids: Sequence[str]) -> tuple[str, ...]:
    """Every id once, and what is on the other side of a location that has two revealed ones."""
    facts = (facts_of(card) for card in ids)
    backs = (each.back for each in facts if each is not None and each.type == "location" and each.back)
    return tuple(sorted({*ids, *backs}))


def refuse_unplayable(ids: Sequence[str]) -> None:
    """Say which cards do not exist or do not work yet."""
    missing: list[str] = []
    for card in ids:
        facts = facts_of(card)
        if facts is None:
            near = nearest(card, {each.id: each.title for each in load().values()})
            hint = near or "`orne cards --game arkham` finds ids."
            raise UserError(f"There is no Arkham Horror card {echo(card)}; {hint}")
        if not works(card):
            missing.append(facts.title)
    if missing:
        titles = ", ".join(missing[:8])
        more = f" and {len(missing) - 8} more" if len(missing) > 8 else ""
        raise UserError(f"Not playable yet: {titles}{more}.")


def _lay_out(state: State, investigators: Sequence[Mapping[str, Any]], cards: Sequence[str]) -> None:
    """Lay out every card: investigators, their decks, then encounter cards, all set aside."""
    ids = tuple(each["id"] for each in investigators)
    decks = tuple(tuple(each["deck"]) for each in investigators)
    state.cards = list(_records(state.catalogue, ids, decks, tuple(cards)))
    state.investigators = list(range(len(ids)))
    for seat, each in enumerate(investigators):
        damage, horror = each.get("trauma", (0, 0))
        if damage or horror:
            hurt = state.edit(seat)
            hurt.damage, hurt.horror = damage, horror
    first = len(ids)
    for seat, deck in enumerate(decks):
        for uid in range(first, first + len(deck)):
            (state.deck[seat] if state.cards[uid].zone == DECK else state.play).append(uid)
        first += len(deck)
    state.set_aside = list(range(first, len(state.cards)))


@lru_cache(maxsize=64)
def _records(
    catalogue: Catalogue, investigators: tuple[str, ...], decks: tuple[tuple[str, ...], ...], cards: tuple[str, ...]
) -> tuple[Card, ...]:
    """A record for every card, as it begins: all games that begin with the same cards share them."""
    number, kinds = catalogue.number, catalogue.kinds
    found: list[Card] = []
    for seat, card in enumerate(investigators):
        found.append(Card(len(found), number[card], seat, INVESTIGATOR, controller=seat))
    for seat, deck in enumerate(decks):
        for card in deck:
            if kinds[number[card]].facts.permanent:  # it begins every game in play
                found.append(Card(len(found), number[card], seat, PLAY, controller=seat))
            else:
                found.append(Card(len(found), number[card], seat, DECK))
    for card in cards:
        found.append(Card(len(found), number[card], ENCOUNTER, SET_ASIDE))
    return tuple(found)


RULEBOOK: Final = ArkhamRulebook()
Game.rulebooks[RULEBOOK.name] = RULEBOOK


def new_game(
    scenario_name: str,
    investigators: Sequence[Mapping[str, Any]],
    seed: int | str,
    *,
    difficulty: str = "standard",
    log: Mapping[str, Any] | None = None,
    bag: Sequence[str] = (),
    lead: int = 0,
    ask_always: bool = False,
    real_bag: bool = False,
    undo: str = "same",
    edition: str = FAQ.name,
) -> Game[State]:
    """A new scenario: each investigator is ``{"id": …, "deck": [ids], "trauma": (physical, mental)}``.

    Without a bag it is the one that its campaign begins with at that difficulty.
    """
    start = {
        "scenario": scenario_name,
        "investigators": [dict(each) for each in investigators],
        "seed": seed,
        "difficulty": difficulty,
        "log": dict(log or {}),
        "bag": list(bag),
        "lead": lead,
        "ask_always": ask_always,
        "real_bag": real_bag,
        "undo": undo,
        "edition": edition,
    }
    return Game(RULEBOOK, start)
