"""Positions in which a good player would not hesitate, and greedy does not either."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from tests.arkham.look import table

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS, GUIDE
from orne.arkham.facts import COMBAT
from orne.arkham.odds import of_plain, of_test, with_cards
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.skill_test import icons
from orne.bots.arkham import GreedyBot
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.chances import Chances, of_skill
from orne.bots.arkham.trying import SAMPLES, Tries
from orne.bots.arkham.weapons import ready_for_the_worst
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game, random_policy
from orne.kernel.table import GameOver
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
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "time-is-running-short",
    "special_deck": ("ruth-turner", "peter-warren"),
    "bag": BAG,
}


def answer(game: Game[Any], seed: int = 1) -> str:
    assert game.decision is not None
    return GreedyBot(seed).choose(game, game.decision).key


def count_deals(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    resample = Game.resample

    def counted(self: Game[Any], *given: Any, **named: Any) -> Game[Any]:
        made.append(1)
        return resample(self, *given, **named)

    monkeypatch.setattr(Game, "resample", counted)
    return made


# ---- fighting


def test_an_exhausted_enemy_does_not_strike_back() -> None:
    priest = Foe("ghoul-priest", at="hallway", exhausted=True)
    game = build(Inv(play=["machete"], horror=3), locations=["hallway"], enemies=[priest], **GATHERING)
    assert answer(game) == "use core/machete"


def test_shots_are_saved_for_great_enemies() -> None:
    rats = build(Inv(play=["45-automatic"]), locations=["hallway"], enemies=[Foe("swarm-of-rats", engaged=0)], bag=BAG)
    assert answer(rats) == "fight core/swarm-of-rats"
    priest = [Foe("ghoul-priest", engaged=0)]
    assert answer(build(Inv(play=["45-automatic"]), locations=["hallway"], enemies=priest, **GATHERING)) == (
        "use core/45-automatic"
    )


def test_a_weapon_is_aimed_at_whoever_matters() -> None:
    foes = [Foe("acolyte", engaged=0), Foe("herman-collins", engaged=0, damage=2)]
    game = build(Inv(play=["45-automatic"], hand=()), locations=["graveyard"], enemies=foes, **(MASKS | {"bag": SURE}))
    assert answer(game) == "use core/45-automatic"
    game.choose("use core/45-automatic")
    assert answer(game) == "fight core/herman-collins"


def test_the_better_weapon_is_played_beside_a_poor_one() -> None:
    game = build(Inv("wendy-adams", play=["switchblade"], hand=["baseball-bat"]), locations=["hallway"], **GATHERING)
    assert answer(game) == "play core/baseball-bat"


def test_a_group_is_ready_when_it_hits_hard_enough_for_its_number() -> None:
    def ready(*investigators: Inv, agenda: str = "whats-going-on") -> bool:
        later = ("rise-of-the-ghouls", "theyre-getting-out") if agenda == "whats-going-on" else ()
        return ready_for_the_worst(table(build(*investigators, agenda=agenda, later_agendas=later, bag=BAG)))

    assert ready(Inv(play=["45-automatic"]))
    assert not ready(Inv(play=["45-automatic"]), Inv("daisy-walker"))
    assert ready(Inv(play=["45-automatic"]), Inv("skids-otoole", play=["machete"]))
    assert not ready(Inv("wendy-adams", play=["41-derringer"]))
    assert ready(Inv("wendy-adams"), agenda="theyre-getting-out")


# ---- two investigators


def test_whoever_waits_at_the_meeting_place_helps_whoever_is_held_up() -> None:
    house = [Place("hallway"), Place("cellar")]
    stages: dict[str, Any] = {"scenario": "the-gathering", "act": "the-barrier", "later_acts": ("what-have-you-done",)}
    foe = Foe("icy-ghoul", engaged=1)
    game = build(
        Inv(clues=6, play=["machete"]), Inv("daisy-walker", at=1), locations=house, enemies=[foe], bag=BAG, **stages
    )
    assert answer(game) == "move core/cellar"


def test_a_fighter_takes_an_enemy_off_whoever_would_fall() -> None:
    ghoul = Foe("icy-ghoul", engaged=1)
    game = build(Inv(play=["machete"]), Inv("daisy-walker", damage=3), locations=["cellar"], enemies=[ghoul], bag=BAG)
    assert answer(game) == "engage core/icy-ghoul"


def test_whoever_can_help_acts_first() -> None:
    ghoul = Foe("icy-ghoul", engaged=0)
    game = build(
        Inv("daisy-walker"),
        Inv(play=["machete"]),
        locations=["cellar"],
        enemies=[ghoul],
        bag=BAG,
        step="2.2 next turn begins",
        active=None,
    )
    assert game.decision is not None
    assert game.decision.kind == "next turn"
    assert answer(game) == "turn core/roland-banks"


def test_who_does_not_fight_keeps_what_helps_to_get_going() -> None:
    game: Game[Any] = Game(RULEBOOK, scenario_game("the-gathering", ("roland", "daisy"), 2, difficulty="standard"))
    seeker = [table(game).kind(uid) for uid in game.state.hand[1]]
    assert not any(is_weapon(table(game), uid) for uid in game.state.hand[1])
    assets = {kind.slug for kind in seeker if kind.facts.type == "asset"}
    assert assets
    replaced = set()
    while game.decision is not None and game.decision.kind == "mulligan":
        seat = game.decision.seat
        key = answer(game)
        if seat == 1:
            replaced.add(key.removeprefix("replace "))
        game.choose(key, seat)
    assert not replaced & assets


# ---- the enemies that an act is about


def test_whoever_gives_up_for_a_price_is_paid_rather_than_fought() -> None:
    foe = Foe("victoria-devereux", engaged=0)
    house = [Place("northside", clues=2)]
    game = build(Inv(play=["rolands-38-special"]), locations=house, enemies=[foe], **MASKS)
    assert answer(game) == "use core/victoria-devereux"


def test_somebody_who_waits_to_be_won_over_is_won_over() -> None:
    parlor = Place("parlor", unclaimed=["lita-chantler"])
    priest = Foe("ghoul-priest", engaged=0)
    group = (Inv(play=["machete"]), Inv("daisy-walker"))
    away = build(*group, locations=["hallway", parlor], enemies=[priest], active=1, **GATHERING)
    assert answer(away) == "move core/parlor"
    there = build(Inv("daisy-walker"), locations=[parlor, "hallway"], **GATHERING)
    assert answer(there) == "use core/parlor parley"


def test_doom_is_kept_from_the_agenda_while_that_helps() -> None:
    town = [Place("rivertown"), Place("easttown"), Place("graveyard", clues=2)]
    for doom, goes in ((2, True), (7, False)):
        foe = Foe("acolyte", at="easttown", doom=2)
        game = build(Inv(play=["machete"]), locations=town, enemies=[foe], agenda_doom=doom, **MASKS)
        assert (answer(game) == "move core/easttown") == goes


def test_all_is_risked_when_time_runs_out_on_the_last_fight() -> None:
    last = GATHERING | {"agenda": "theyre-getting-out", "later_agendas": ()}
    priest = Foe("ghoul-priest", at="parlor")
    for doom, goes in ((7, True), (0, False)):
        game = build(
            Inv(play=["machete"], horror=2), locations=["hallway", "parlor"], enemies=[priest], agenda_doom=doom, **last
        )
        assert (answer(game) == "move core/parlor") == goes


# ---- looking around


def test_a_locked_door_is_opened_or_left_behind() -> None:
    barred = Place("graveyard", clues=2, attached=["locked-door"])
    strong = build(Inv(), locations=[barred], **(MASKS | {"bag": ("0",)}))
    assert answer(strong) == "use core/locked-door"
    weak = build(Inv("daisy-walker"), locations=[barred, Place("rivertown", clues=1)], **(MASKS | {"bag": ("0",)}))
    assert answer(weak) == "move core/rivertown"


def test_nobody_walks_into_an_enemy_with_the_last_action() -> None:
    town = [Place("rivertown"), Place("miskatonic-university"), Place("graveyard")]
    foe = Foe("wolf-man-drew", at="miskatonic-university")
    for actions, goes in ((3, True), (1, False)):
        known = MASKS | {"special_deck": ()}
        game = build(Inv(play=["machete"], actions=actions), locations=town, enemies=[foe], **known)
        assert (answer(game) == "move core/miskatonic-university") == goes


def test_nothing_is_done_that_lets_enemies_defeat_the_investigator() -> None:
    foes = [Foe("ghoul-priest", engaged=0), Foe("ghoul-minion", engaged=0)]
    hero = Inv(hand=["emergency-cache"], play=["first-aid"], damage=6, horror=4)
    game = build(hero, locations=["hallway"], enemies=foes, **GATHERING)
    assert answer(game).startswith(("fight", "evade", "end turn"))


# ---- committing


def test_tools_are_kept_where_the_test_is_likely_to_succeed() -> None:
    game = build(Inv(hand=["flashlight"]), locations=[Place("rivertown", clues=2)], **MASKS)
    game.choose("investigate core/rivertown")
    assert answer(game) == "done"


def test_resources_are_paid_once_cards_are_committed_and_only_where_they_help() -> None:
    easy = ("+1", "0", "-1", "-2")
    for bag, pays in ((easy, True), (("0", "0", "-8"), False)):
        game = build(Inv(play=["hyperawareness"], hand=["deduction"]), locations=[Place("cellar", clues=2)], bag=bag)
        game.choose("investigate core/cellar")
        seen = []
        while game.decision is not None and game.decision.kind in ("window", "commit"):
            seen.append(answer(game))
            game.choose(seen[-1])
        assert seen[0] == "pass"
        assert ("use core/hyperawareness ability 1" in seen) == pays


def test_chances_with_icons_are_those_that_every_token_tried_gives() -> None:
    hand = ["perception", "deduction", "knife"]
    for bag in (BAG, BAGS["hard"], ("0",)):
        game = build(Inv(hand=hand), locations=[Place("cellar", clues=2)], bag=bag)
        game.choose("investigate core/cellar")
        g = table(game)
        assert g.test is not None
        chances = Chances(g, g.test)
        assert chances.with_more() == pytest.approx(float(of_test(g, g.test).chance))
        for uid in game.state.hand[0]:
            more = icons(g, uid, g.test.skill)
            assert chances.with_more(more) == pytest.approx(float(with_cards(g, g.test, [uid]).chance))


@pytest.mark.parametrize("scenario", GUIDE.scenarios)
def test_chances_are_right_all_through_a_game(scenario: str) -> None:
    """What is kept of the bag is forgotten whenever something changes that a token counts."""
    start = scenario_game(scenario, ("roland", "agnes"), 7, difficulty="standard")
    state = RULEBOOK.begin(start)
    g = RULEBOOK.table(state)
    chance = random_policy(7)
    seen = set()

    def check(decision: Decision) -> Option:
        for seat in g.players():
            reckoned = of_skill(g, seat, COMBAT, 4)
            assert reckoned == pytest.approx(float(of_plain(g, seat, COMBAT, 4).chance))
            seen.add(reckoned)
        return chance(decision)

    g.policies = (check, check)
    with contextlib.suppress(GameOver):
        while True:
            RULEBOOK.step(g)
    assert len(seen) > 1


# ---- trying out


@pytest.mark.parametrize(("foe", "most"), [("acolyte", 1), (None, SAMPLES)])
def test_nothing_is_tried_where_one_thing_is_clearly_best(
    monkeypatch: pytest.MonkeyPatch, foe: str | None, most: int
) -> None:
    enemies = [Foe(foe, engaged=0, doom=2)] if foe else []
    hero = Inv(hand=["emergency-cache"], play=["machete"])
    game = build(hero, locations=["rivertown"], enemies=enemies, **(MASKS | {"bag": ("0",)}))
    made = count_deals(monkeypatch)
    answer(game)
    assert len(made) == most


def test_deals_are_made_once_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    game = build(Inv(hand=["emergency-cache", "first-aid"], play=[In("first-aid", tokens=2)], damage=2), bag=BAG)
    assert game.decision is not None
    made = count_deals(monkeypatch)
    tries = Tries(game, game.decision, GreedyBot(1))
    options = list(game.decision.options)
    assert tries.points(options[:2]) == tries.points(options[:2])
    tries.points(options[2:4])
    tries.sees(0)
    assert len(made) == SAMPLES
