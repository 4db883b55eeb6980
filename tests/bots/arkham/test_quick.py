"""The player of rollouts: what it reads from texts, what helps its tests, and how it answers what is asked besides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.arkham.look import table

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.facts import COMBAT
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.skill_test import SkillTest
from orne.bots.arkham.helping import helped
from orne.bots.arkham.plan import UNKNOWN, Plan
from orne.bots.arkham.quick import QuickBot, QuickPlan
from orne.kernel.game import Game
from orne.lab.games import scenario_game

BAG = BAGS["standard"]
SURE = ("+1",)
GATHERING: dict[str, Any] = {
    "scenario": "the-gathering",
    "act": "what-have-you-done",
    "agenda": "rise-of-the-ghouls",
    "later_agendas": ("theyre-getting-out",),
    "bag": BAG,
}
BARRIER: dict[str, Any] = {**GATHERING, "act": "the-barrier", "later_acts": ("what-have-you-done",)}
BEGINNING: dict[str, Any] = {
    "scenario": "the-gathering",
    "act": "trapped",
    "later_acts": ("the-barrier", "what-have-you-done"),
    "agenda": "whats-going-on",
    "later_agendas": ("rise-of-the-ghouls", "theyre-getting-out"),
    "bag": BAG,
}


def answer(game: Game[Any]) -> str:
    assert game.decision is not None
    return QuickBot().choose(game, game.decision).key


def play_on(game: Game[Any], kind: str) -> None:
    """Answer quickly until a kind of question comes."""
    while game.decision is not None and game.decision.kind != kind:
        game.choose(answer(game))
    assert game.decision is not None


# ---- its turn


@pytest.mark.parametrize(
    ("scenario", "person"),
    [("the-gathering", "skids"), ("the-midnight-masks", "agnes"), ("the-devourer-below", "roland")],
)
def test_what_cannot_be_the_best_is_not_reckoned_and_the_best_is_the_same(scenario: str, person: str) -> None:
    game: Game[Any] = Game(RULEBOOK, scenario_game(scenario, (person,), 5, difficulty="standard"))
    turns = 0
    while game.decision is not None and turns < 30:
        if game.decision.kind == "turn":
            turns += 1
            whole = QuickPlan(table(game), game.decision)
            assert Plan.best(whole).key == QuickPlan(table(game), game.decision).best().key
        game.choose(answer(game))
    assert turns > 9


def test_where_to_go_is_not_asked_when_something_is_better_than_any_move() -> None:
    game = build(Inv(), locations=["hallway"], **BARRIER)
    assert game.decision is not None
    plan = QuickPlan(table(game), game.decision)
    plan.most = 50.0
    plan._moves = [0]
    plan._weigh_moves()
    assert plan._goal == UNKNOWN


# ---- what texts are worth


def test_a_clue_for_certain_is_taken() -> None:
    game = build(Inv(hand=["working-a-hunch"], resources=3), locations=[Place("cellar", clues=2)], **BARRIER)
    assert answer(game) == "play core/working-a-hunch"


def test_resources_are_fetched_for_what_is_in_hand() -> None:
    game = build(Inv(hand=["emergency-cache", "beat-cop"], resources=0), locations=["hallway"], **GATHERING)
    assert answer(game) == "play core/emergency-cache"


def test_whoever_is_nearly_dead_is_healed() -> None:
    game = build(Inv(play=["first-aid"], damage=7), locations=["hallway"], **GATHERING)
    assert answer(game) == "use core/first-aid"


def test_damage_without_a_test_is_dealt_where_it_ends_the_fight() -> None:
    priest = Foe("ghoul-priest", engaged=0, damage=4)
    game = build(Inv(play=["beat-cop"]), locations=["hallway"], enemies=[priest], **GATHERING)
    assert answer(game) == "use core/beat-cop"


def test_horror_is_taken_where_it_strikes_an_enemy() -> None:
    rats = Foe("swarm-of-rats", engaged=0)
    agnes = Inv("agnes-baker", play=["forbidden-knowledge"])
    assert answer(build(agnes, locations=["hallway"], enemies=[rats], **GATHERING)) == "use core/forbidden-knowledge"
    roland = Inv(play=["forbidden-knowledge"])
    assert answer(build(roland, locations=["hallway"], enemies=[rats], **GATHERING)) != "use core/forbidden-knowledge"


def test_another_action_is_bought_only_for_something_good() -> None:
    skids = Inv("skids-otoole", resources=5)
    assert answer(build(skids, locations=["hallway"], **GATHERING)) != "use core/skids-otoole"
    priest = Foe("ghoul-priest", engaged=0, damage=4)
    assert answer(build(skids, locations=["hallway"], enemies=[priest], **{**GATHERING, "bag": SURE})) == (
        "use core/skids-otoole"
    )


def test_another_skill_stands_in_for_a_fight() -> None:
    priest = Foe("ghoul-priest", engaged=0)
    daisy = Inv("daisy-walker", hand=["mind-over-matter"], play=["knife"])
    game = build(daisy, locations=["hallway"], enemies=[priest], **GATHERING)
    assert answer(game) == "play core/mind-over-matter"


def test_a_lamp_is_played_where_it_is_dark() -> None:
    wendy = Inv("wendy-adams", hand=["flashlight"], play=["switchblade"])
    assert answer(build(wendy, locations=[Place("cellar", clues=2)], **BARRIER)) == "play core/flashlight"


# ---- tests


def test_what_may_be_committed_and_paid_for_counts() -> None:
    def chance(**rest: Any) -> tuple[float, float]:
        priest = Foe("ghoul-priest", engaged=0)
        g = table(build(Inv(**rest), locations=["hallway"], enemies=[priest], **GATHERING))
        (target,) = (uid for uid in g.state.play if g.kind(uid).slug == "core/ghoul-priest")
        return helped(g, SkillTest(0, COMBAT, lambda g: 4, "fight", target))

    plain, same = chance(resources=0)
    assert plain == same
    still, more = chance(hand=["overpower"], resources=0)
    assert still == plain
    assert more > plain + 0.15
    assert chance(play=["physical-training"], resources=0)[1] == plain
    assert chance(play=["physical-training"], resources=3)[1] > plain + 0.3
    assert chance(play=["hyperawareness"], resources=3)[1] == plain


def test_what_wins_is_fought_first() -> None:
    foes = [Foe("swarm-of-rats", engaged=0), Foe("ghoul-priest", engaged=0, damage=4)]
    agnes = Inv("agnes-baker", play=["shrivelling"], damage=4)
    game = build(agnes, locations=["hallway"], enemies=foes, **GATHERING)
    assert answer(game) == "use core/shrivelling"
    game.choose("use core/shrivelling")
    assert answer(game) == "fight core/ghoul-priest"


# ---- reactions and choices


def test_clues_are_not_given_up_for_a_weakness() -> None:
    game = build(Inv(threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)], **{**BARRIER, "bag": SURE})
    game.choose("investigate core/attic")
    play_on(game, "reaction")
    assert answer(game) == "pass"


def test_another_token_is_drawn_for_one_that_fails_and_not_for_one_that_does_not() -> None:
    answers: dict[str, set[str]] = {}
    for seed in range(12):
        wendy = Inv("wendy-adams", hand=["knife", "knife"])
        bag = ("0", "0", "0", "-4")
        game = build(wendy, locations=[Place("attic", clues=2)], **{**BARRIER, "bag": bag}, seed=seed)
        game.choose("investigate core/attic")
        play_on(game, "reaction")
        assert game.decision is not None
        answers.setdefault(game.decision.prompt, set()).add(answer(game))
    assert sorted(answers.values(), key=str) == [{"pass"}, {"react core/wendy-adams"}]


def test_luck_is_called_on_only_where_it_is_enough() -> None:
    def answered(token: str) -> str:
        wendy = Inv("wendy-adams", hand=["lucky"], resources=3)
        foe = Foe("ghoul-minion", engaged=0)
        game = build(wendy, locations=["hallway"], enemies=[foe], **{**GATHERING, "bag": (token,)})
        game.choose("fight core/ghoul-minion")
        while game.decision is not None and "play core/lucky" not in (each.key for each in game.options):
            game.choose("pass" if game.decision.kind == "reaction" else answer(game))
        return answer(game)

    assert answered("-1") == "play core/lucky"
    assert answered("-4") == "pass"


def test_a_weakness_is_not_fetched() -> None:
    daisy = Inv("daisy-walker", hand=["research-librarian"], deck=["the-necronomicon", "medical-texts"])
    game = build(daisy, locations=["hallway"], **GATHERING)
    game.choose("play core/research-librarian")
    play_on(game, "take")
    assert answer(game) == "take core/medical-texts"


def test_an_asset_that_bears_it_takes_damage_first() -> None:
    game = build(Inv(play=["guard-dog"]), locations=["hallway"], enemies=[Foe("ghoul-minion", engaged=0)], **GATHERING)
    game.choose("resource")
    play_on(game, "assign")
    assert answer(game) == "damage core/guard-dog"


# ---- when to advance


def test_the_first_act_waits_while_there_is_time_and_nobody_near() -> None:
    study = [Place("study")]
    assert answer(build(Inv(clues=2), locations=study, **BEGINNING)) != "advance core/trapped"
    assert answer(build(Inv(clues=2, play=["45-automatic"]), locations=study, **BEGINNING)) == "advance core/trapped"
    late = {**BEGINNING, "agenda": "theyre-getting-out", "later_agendas": ()}
    assert answer(build(Inv(clues=2), locations=study, **late)) == "advance core/trapped"
    foe = Foe("ghoul-minion", engaged=0)
    assert answer(build(Inv(clues=2), locations=study, enemies=[foe], **BEGINNING)) == "advance core/trapped"
