"""The Devourer Below: how it is set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.campaigns.night_of_the_zealot.the_devourer_below import AGENTS, WOODS
from orne.arkham.facts import load
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules.chaos import DIFFICULTIES, ELDER_THING
from orne.arkham.state import State
from orne.kernel.game import Game
from orne.kernel.rng import Chance
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import (
    HUNTER,
    LATER_ACTS,
    LATER_AGENDAS,
    ROLAND,
    RUTH,
    WOLF,
    keys,
    slugs,
    start,
)
from tests.arkham.look import seen

BASE = {
    "core/umordhoths-wrath": 2, "core/ancient-evils": 3, "core/rotting-remains": 3, "core/frozen-in-fear": 2,
    "core/dissonant-voices": 2, "core/ghoul-minion": 3, "core/ravenous-ghoul": 1, "core/grasping-hands": 3,
    "core/acolyte": 3, "core/wizard-of-the-order": 1, "core/mysterious-chanting": 2,
}  # fmt: skip


def laid_out(*args: Any, **log: Any) -> State:
    return RULEBOOK.begin(start(*args, **log))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_29_encounter_cards_are_shuffled_with_one_of_the_agents_sets(players: int) -> None:
    state = laid_out(players, seed=players)
    deck = Counter(slugs(state, state.encounter_deck))
    agents = deck - Counter(BASE)
    assert sum(deck.values()) == 29
    assert deck - agents == Counter(BASE)
    assert len({load()[each].encounter_set for each in agents}) == 1
    assert agents.total() == 4
    places = slugs(state, state.locations)
    assert places[0] == "core/main-path"
    assert len(set(places[1:])) == 4
    assert set(places[1:]) <= set(WOODS)
    assert [state.cards[uid].revealed for uid in state.locations] == [True, False, False, False, False]
    assert state.place == [state.locations[0]] * players
    assert {"core/ritual-site", "core/umordhoth"} <= set(slugs(state, state.set_aside))
    assert state.cards[state.agenda].doom == 0
    assert state.bag == (*BAGS["standard"], ELDER_THING)
    assert slugs(state, [state.act, state.agenda]) == ["core/investigating-the-trail", "core/the-arkham-woods"]
    assert slugs(state, state.act_deck[::-1]) == [f"core/{each}" for each in LATER_ACTS]
    assert slugs(state, state.agenda_deck[::-1]) == [f"core/{each}" for each in LATER_AGENDAS]
    assert RULEBOOK.problems(state) == []


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_difficulty_gets_the_elder_thing(difficulty: str) -> None:
    assert laid_out(1, 1, difficulty).bag == (*BAGS[difficulty], ELDER_THING)


def test_the_seed_chooses_woods_and_agents() -> None:
    """Four of six woods and one of four sets of Agents, each possible, the same for the same seed."""
    left_out: Counter[str] = Counter()
    agents: Counter[str | None] = Counter()
    for seed in range(60):
        state = laid_out(1, seed)
        left_out.update(set(WOODS) - set(slugs(state, state.locations)))
        sets: set[str | None] = {load()[each].encounter_set for each in slugs(state, state.encounter_deck)} & set(
            AGENTS
        )
        agents.update(sets)
    assert set(left_out) == set(WOODS)
    assert set(agents) == set(AGENTS)
    assert agents.total() == 60
    assert laid_out(1, 7).data() == laid_out(1, 7).data()


@pytest.mark.parametrize(("away", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_who_got_away_brings_doom(away: int, doom: int) -> None:
    names = [WOLF, "core/herman-collins", "core/peter-warren", "core/victoria-devereux", RUTH, HUNTER][:away]
    state = laid_out(1, cultists_got_away=names)
    assert state.cards[state.agenda].doom == doom
    assert len(state.encounter_deck) == 29
    assert set(names) <= set(slugs(state, state.set_aside))


def test_the_priest_comes_along_if_he_lives() -> None:
    state = laid_out(1, ghoul_priest_alive=True)
    assert len(state.encounter_deck) == 30
    assert "core/ghoul-priest" in slugs(state, state.encounter_deck)


@pytest.mark.parametrize(("late", "left"), [(True, 3), (False, 5)])
def test_past_midnight_two_cards_are_lost_after_mulligans(late: bool, left: int) -> None:
    game = Game(RULEBOOK, start(2, past_midnight=late))
    assert [len(hand) for hand in game.state.hand] == [5, 5]
    game.choose("keep")
    game.choose("keep")
    assert [len(hand) for hand in game.state.hand] == [left, left]
    assert [len(pile) for pile in game.state.discard] == [5 - left] * 2


def test_madness_in_a_deck_is_not_in_the_collection() -> None:
    plan = start()
    plan["investigators"][0]["deck"] = [*ROLAND, "core/psychosis", "core/amnesia"]
    state = RULEBOOK.begin(plan)
    left = Counter(slugs(state, state.set_aside))
    assert left["core/psychosis"] == 0
    assert left["core/amnesia"] == 1
    assert left["core/paranoia"] == 2


def test_unrevealed_woods_look_alike() -> None:
    """Which four of the six woods are there nobody knows before entering."""
    game = new_game("the-devourer-below", start()["investigators"], 3)
    game.choose("keep")
    shown = seen(game, 0)["locations"][1:]
    assert [each["card"] for each in shown] == [None] * 4
    assert [each["ref"] for each in shown] == ["arkham-woods", "arkham-woods#2", "arkham-woods#3", "arkham-woods#4"]
    assert "move core/arkham-woods#3" in keys(game)
    game.choose("move core/arkham-woods#3")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(keys(game)[-1])
    assert seen(game, 0)["locations"][3]["card"] in WOODS


def test_looking_ahead_does_not_know_the_woods_or_the_agents() -> None:
    state = laid_out()
    seen: set[tuple[str, ...]] = set()
    agents: set[str | None] = set()
    for seed in range(40):
        other = RULEBOOK.deal(state, 0, Chance(seed))
        assert RULEBOOK.problems(other) == []
        assert Counter(each.kind for each in other.cards) == Counter(each.kind for each in state.cards)
        seen.add(tuple(slugs(other, other.locations)))
        here = {load()[each].encounter_set for each in slugs(other, other.encounter_deck)} & set(AGENTS)
        assert len(here) == 1
        agents |= here
    assert len(seen) > 20
    assert agents == set(AGENTS)
