"""The bots of Arkham Horror: the same for the same seed, honest, sensible, and better than chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.arkham.look import table

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS, GUIDE
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.bots.arkham import GreedyBot, bot
from orne.bots.arkham.aims import chance_of_a_clue, clues_at, clues_wanted, rounds_left
from orne.bots.arkham.peeking import peek
from orne.bots.arkham.plan import ready_for_the_worst
from orne.bots.shared import play_game
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, positions, random_policy
from orne.lab.games import scenario_game

BAG = BAGS["easy"]


def played(
    name: str,
    seed: int,
    people: tuple[str, ...] = ("roland",),
    difficulty: str = "easy",
    scenario: str = "the-gathering",
) -> Game[Any]:
    game: Game[Any] = Game(RULEBOOK, scenario_game(scenario, people, seed, difficulty=difficulty))
    play_game(game, [bot(name, seed + seat) for seat in range(len(people))])
    return game


def answer(game: Game[Any], seed: int = 1) -> str:
    assert game.decision is not None
    return GreedyBot(seed).choose(game, game.decision).key


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played(name, 4).decisions() == played(name, 4).decisions()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UserError, match="there are greedy, random, search-quick, search, search-strong"):
        bot("clever", 1)


def test_greedy_wins_the_gathering_far_more_often_than_chance() -> None:
    """A win is resolution 1 or 2; random play hardly ever gets there."""
    wins = sum(played("greedy", seed).state.resolution in ("R1", "R2") for seed in range(100, 120))
    start = [scenario_game("the-gathering", ("roland",), seed, difficulty="easy") for seed in range(100)]
    lucky = sum(play_out(RULEBOOK, each, [random_policy(1)]).state.resolution in ("R1", "R2") for each in start)
    assert wins >= 7
    assert lucky <= 3


def test_greedy_plays_two_to_an_end() -> None:
    assert played("greedy", 3, ("roland", "daisy"), "standard").over


@pytest.mark.parametrize("scenario", GUIDE.scenarios)
def test_greedy_answers_alike_whatever_the_hidden_cards_are(scenario: str) -> None:
    game = played("greedy", 8, ("roland", "daisy"), scenario=scenario)
    steps = [step for step in positions(game) if step.decision is not None and step.at_boundary]
    compared = 0
    for number, step in enumerate(steps[:: max(1, len(steps) // 20)]):
        decision = step.decision
        assert decision is not None
        other = step.resample(decision.seat, number)
        assert other.decision is not None
        mine = GreedyBot(number).choose(step, decision)
        theirs = GreedyBot(number).choose(other, other.decision)
        assert mine.key == theirs.key
        compared += step.state.data()["cards"] != other.state.data()["cards"]
    assert compared > 5


def test_greedy_investigates_where_the_clues_are() -> None:
    assert answer(build(Inv(), locations=[Place("attic", clues=2), "hallway"], bag=BAG)) == "investigate core/attic"


def test_greedy_moves_towards_clues() -> None:
    game = build(Inv(), locations=["hallway", Place("attic", clues=2)], bag=BAG)
    assert answer(game) == "move core/attic"


def test_greedy_advances_the_act() -> None:
    game = build(Inv(clues=2), locations=["study"], act="trapped", later_acts=("the-barrier",), bag=BAG)
    assert answer(game) == "advance core/trapped"


def test_greedy_fights_what_is_engaged_with_it_and_uses_its_weapon() -> None:
    enemies = [Foe("ghoul-minion", engaged=0)]
    bare = build(Inv(), locations=[Place("attic", clues=2)], enemies=enemies, bag=BAG)
    assert answer(bare) == "fight core/ghoul-minion"
    armed = build(Inv(play=("45-automatic",)), locations=[Place("attic", clues=2)], enemies=enemies, bag=BAG)
    assert answer(armed).startswith("use core/45-automatic")


def test_greedy_knows_what_a_weapon_deals_once_it_has_succeeded() -> None:
    sure = ("+1", "0", "-1", "auto-fail")
    alone = build(Inv(play=["machete"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=sure)
    assert [
        peek(alone, alone.decision.keys.index(key)).damage for key in ("fight core/ghoul-minion", "use core/machete")
    ] == [1, 2]
    assert answer(alone) == "use core/machete"
    crowded = build(
        Inv(play=["machete"]), enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)], bag=sure
    )
    assert peek(crowded, crowded.decision.keys.index("use core/machete")).damage == 1


def test_greedy_plays_a_weapon_before_it_looks_around() -> None:
    game = build(Inv(hand=("machete",)), locations=["hallway", Place("attic", clues=2)], bag=BAG)
    assert answer(game) == "play core/machete"


def test_greedy_commits_where_it_helps_and_keeps_cards_where_it_does_not() -> None:
    hand = ("perception", "guts")
    hard = build(Inv(hand=hand), locations=[Place("cellar", clues=2)], bag=BAG)
    hard.choose("investigate core/cellar")
    assert answer(hard) == "commit core/perception"
    easy = build(Inv(hand=hand), locations=[Place("attic", clues=2)], bag=("+1", "0", "0", "0"))
    easy.choose("investigate core/attic")
    assert answer(easy) == "done"


def test_greedy_takes_the_clue_that_a_defeat_gives() -> None:
    game = build(Inv(), locations=[Place("attic", clues=2)], enemies=[Foe("swarm-of-rats", engaged=0)], bag=("0",))
    game.choose("fight core/swarm-of-rats")
    assert game.decision is not None
    assert game.decision.kind == "reaction"
    assert answer(game) == "react core/roland-banks"


def test_the_worst_is_met_well_armed_or_late() -> None:
    def ready(*play: str | In, agenda: str = "whats-going-on", doom: int = 0) -> bool:
        later = ("theyre-getting-out",) if agenda == "whats-going-on" else ()
        bag = BAGS["standard"]
        table: Any = build(Inv(play=play), agenda=agenda, later_agendas=later, agenda_doom=doom, bag=bag).table
        return ready_for_the_worst(table)

    assert not ready()
    assert not ready("knife")
    assert not ready(In("45-automatic", tokens=0))
    assert ready("45-automatic")
    assert ready(agenda="theyre-getting-out", doom=6)


def test_looking_into_an_action_draws_no_token_and_changes_nothing() -> None:
    game = build(Inv(), Inv("wendy-adams"), locations=[Place("attic", clues=2)], bag=BAG)
    before = game.fingerprint()
    seen = peek(game, game.decision.keys.index("investigate core/attic") if game.decision else 0)
    assert seen is not None
    assert (seen.kind, seen.chance) == ("investigate", Fraction(15, 16))
    assert peek(game, [option.key for option in game.options].index("draw")) is None
    assert game.fingerprint() == before


# ---- The Midnight Masks

MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "time-is-running-short",
    "special_deck": ("ruth-turner", "herman-collins"),
    "bag": ("0",),
}


def test_greedy_pays_for_a_name_as_soon_as_it_can() -> None:
    game = build(Inv(clues=2), locations=[Place("rivertown", clues=1)], **MASKS)
    assert clues_wanted(table(game)) == 4
    assert answer(game) == "use core/uncovering-the-conspiracy"


def test_greedy_goes_on_looking_for_clues_while_there_are_names_to_learn() -> None:
    town = [Place("rivertown"), Place("graveyard", clues=2)]
    assert answer(build(Inv(clues=1), locations=town, **MASKS)) == "move core/graveyard"
    known = build(Inv(clues=1), locations=town, **(MASKS | {"special_deck": ()}))
    assert clues_wanted(table(known)) == 0
    assert answer(known) != "move core/graveyard"


def test_greedy_goes_to_a_cultist_the_act_is_about() -> None:
    town = [Place("rivertown"), Place("miskatonic-university"), Place("graveyard")]
    foe = Foe("peter-warren", at="miskatonic-university")
    game = build(Inv(play=("machete",)), locations=town, enemies=[foe], **(MASKS | {"special_deck": ()}))
    assert answer(game) == "move core/miskatonic-university"


def test_greedy_goes_after_a_cultist_with_doom() -> None:
    town = [Place("rivertown"), Place("easttown"), Place("graveyard")]
    for doom, move in ((1, True), (0, False)):
        foe = Foe("acolyte", at="easttown", doom=doom)
        game = build(Inv(play=("machete",)), locations=town, enemies=[foe], **(MASKS | {"special_deck": ()}))
        assert (answer(game) == "move core/easttown") == move


def test_greedy_evades_whoever_gives_up_when_evaded() -> None:
    foe = Foe("ruth-turner", engaged=0)
    game = build(Inv("skids-otoole"), locations=["st-marys-hospital"], enemies=[foe], **(MASKS | {"bag": ("+1",)}))
    assert answer(game) == "evade core/ruth-turner"


def test_greedy_leaves_with_its_last_action_before_midnight() -> None:
    for doom, actions, leaves in ((7, 1, True), (7, 2, False), (5, 1, False)):
        game = build(Inv(actions=actions), locations=["rivertown"], agenda_doom=doom, **MASKS)
        assert rounds_left(table(game)) == 8 - doom
        assert (answer(game) == "use core/time-is-running-short") == leaves


def test_greedy_leaves_with_its_last_action_before_it_falls() -> None:
    foe = Foe("wolf-man-drew", engaged=0)
    for hurt, leaves in ((7, True), (3, False)):
        game = build(Inv(damage=hurt, actions=1), locations=["rivertown"], enemies=[foe], **(MASKS | {"bag": ("-3",)}))
        assert (answer(game) == "use core/time-is-running-short") == leaves


# ---- The Devourer Below

DEVOURER: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "agenda": "vengeance-awaits",
    "bag": ("0",),
}


def test_greedy_never_leaves_where_leaving_is_death() -> None:
    foe = Foe("ghoul-minion", engaged=0)
    game = build(
        Inv(damage=8, actions=1), locations=["main-path"], enemies=[foe], act="investigating-the-trail", **DEVOURER
    )
    assert "use core/main-path" in game.decision.keys
    assert answer(game) != "use core/main-path"


def test_greedy_knows_as_much_of_the_woods_as_anybody() -> None:
    """Unrevealed parts of the woods are all the same to it."""
    woods = ["unhallowed-ground", "quiet-glade", "old-house"]
    places = [Place(f"arkham-woods-{each}", revealed=False) for each in woods]
    game = build(Inv(), locations=["main-path", *places], act="investigating-the-trail", **DEVOURER)
    table: Any = game.table
    hidden = game.state.locations[1:]
    assert len({chance_of_a_clue(table, 0, place) for place in hidden}) == 1
    assert len({clues_at(table, place) for place in hidden}) == 1


def test_greedy_enters_the_place_that_the_act_waits_for() -> None:
    woods = [Place("main-path"), Place("ritual-site"), Place("arkham-woods-old-house", clues=1)]
    game = build(Inv(), locations=woods, act="into-the-darkness", **DEVOURER)
    assert answer(game) == "move core/ritual-site"


def test_greedy_disrupts_the_ritual_with_its_clues() -> None:
    game = build(Inv(clues=1), locations=[Place("ritual-site", clues=2)], act="disrupting-the-ritual", **DEVOURER)
    assert clues_wanted(table(game)) == 2
    assert answer(game) == "use core/disrupting-the-ritual"
    alone = build(Inv(), locations=[Place("ritual-site", clues=2)], act="disrupting-the-ritual", **DEVOURER)
    assert answer(alone) == "investigate core/ritual-site"
