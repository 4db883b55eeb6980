"""The Devourer Below: its locations."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.the_devourer_below import WOODS
from orne.arkham.position import Foe, Inv, Place
from orne.arkham.scenario import LOST
from orne.arkham.state import DISCARD, State
from orne.kernel.game import Game
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import (
    PATH,
    SITE,
    card,
    keys,
    outcome,
    slugs,
    to_round_end,
    woods,
)
from tests.arkham.look import seen, words


def test_the_paths_and_the_ring() -> None:
    game = woods(locations=[PATH, SITE, *(each.partition("/")[2] for each in WOODS)])
    edges = {each["ref"]: set(each["connections"]) for each in seen(game, 0)["locations"]}
    short = "arkham-woods-"
    ring = ["unhallowed-ground", "cliffside", "quiet-glade", "tangled-thicket", "twisting-paths", "old-house"]
    assert edges["main-path"] == {"ritual-site", *(short + each for each in ring)}
    assert edges["ritual-site"] == {"main-path"}
    for number, each in enumerate(ring):
        beside = {short + ring[number - 1], short + ring[(number + 1) % 6], "main-path"}
        assert edges[short + each] == beside


def test_unrevealed_woods_touch_the_main_path_only() -> None:
    game = woods(locations=[PATH, "arkham-woods-old-house", Place("arkham-woods-twisting-paths", revealed=False)])
    edges = {each["ref"]: each["connections"] for each in seen(game, 0)["locations"]}
    assert edges["arkham-woods#2"] == ["main-path"]
    assert edges["arkham-woods-old-house"] == ["main-path"]


@pytest.mark.parametrize(("token", "hurt"), [("+1", (0, 0)), ("0", (1, 1))])
def test_who_enters_unhallowed_ground_tests_willpower_or_is_hurt(token: str, hurt: tuple[int, int]) -> None:
    """Willpower (4) on entering: Roland has 3."""
    game = woods(locations=[PATH, "arkham-woods-unhallowed-ground"], bag=(token,))
    game.choose("move core/arkham-woods-unhallowed-ground")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == hurt
    assert seen(game, 0)["investigators"][0]["location"] == "arkham-woods-unhallowed-ground"


def test_the_encounter_deck_is_made_anew_when_the_intruder_was_its_last_card() -> None:
    """ahlcg/encounter-deck/b: not only when somebody has to draw from it."""
    agnes = Inv("agnes-baker", hand=["dark-memory"])
    game = woods(agnes, agenda_doom=3, encounter_deck=["ancient-evils", "ghoul-minion"])
    game.choose("play core/dark-memory")
    assert card(game, "ghoul-minion").threat == 0
    assert (slugs(game.state, game.state.encounter_deck), game.state.encounter_discard) == (["core/ancient-evils"], [])
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("token", "place"), [("0", "main-path"), ("-1", "arkham-woods-twisting-paths")])
def test_twisting_paths_may_lead_back(token: str, place: str) -> None:
    """Intellect (3) on leaving; the action is spent either way (ruling 57)."""
    game = woods(Inv(at=0), locations=["arkham-woods-twisting-paths", PATH], bag=(token,))
    game.choose("move core/main-path")
    assert seen(game, 0)["investigators"][0]["location"] == place
    assert game.state.actions[0] == 2
    told = [each.kind for each in game.log if each.kind in ("moved", "placed", "cancelled")]
    assert told == (["moved"] if place == "main-path" else ["cancelled"])


@pytest.mark.parametrize(("token", "place"), [("0", "main-path"), ("-4", "arkham-woods-twisting-paths")])
def test_twisting_paths_in_the_middle_of_a_test(token: str, place: str) -> None:
    """Survival Instinct moves during the evasion: the second test comes after it, and the move with its success."""
    game = woods(
        Inv("core/daisy-walker", at=0, hand=("survival-instinct", "manual-dexterity", "unexpected-courage")),
        locations=["arkham-woods-twisting-paths", PATH],
        enemies=[Foe("acolyte", engaged=0)],
        bag=(token,),
    )
    game.play(
        "evade core/acolyte",
        "commit core/survival-instinct",
        "commit core/manual-dexterity",
        "commit core/unexpected-courage",
    )
    while "move core/main-path" not in keys(game):
        game.choose("apply evade" if "apply evade" in keys(game) else keys(game)[-1])
    assert keys(game) == ["move core/main-path", "stay"]
    game.choose("move core/main-path")
    assert [each.kind for each in game.log if each.kind.startswith("test ")] == [
        "test succeeds",
        "test succeeds" if place == "main-path" else "test fails",
    ]
    assert seen(game, 0)["investigators"][0]["location"] == place
    assert (game.decision.kind, game.state.actions[0]) == ("turn", 2)


def put_off(**rest: Any) -> Game[State]:
    """Daisy evades, and would move out of the Twisting Paths in the middle of it; the second test is next."""
    rest.setdefault("enemies", [Foe("acolyte", engaged=0)])
    game = woods(
        Inv("core/daisy-walker", at=0, hand=("survival-instinct", "manual-dexterity", "unexpected-courage")),
        bag=("0",),
        **rest,
    )
    game.play(
        "evade core/acolyte",
        "commit core/survival-instinct",
        "commit core/manual-dexterity",
        "commit core/unexpected-courage",
    )
    while "move core/main-path" not in keys(game):
        game.choose("apply evade" if "apply evade" in keys(game) else keys(game)[-1])
    game.choose("move core/main-path")
    return game


def test_a_move_that_was_put_off_is_a_move() -> None:
    """ahlcg/nested-skill-tests/a: it goes on after the test; a Barricade falls behind its leaver, the log says so."""
    paths = Place("arkham-woods-twisting-paths", attached=["barricade"])
    game = put_off(locations=[paths, PATH])
    while game.decision is not None and game.decision.kind == "order":
        game.choose("resolve core/arkham-woods-twisting-paths")
    assert seen(game, 0)["investigators"][0]["location"] == "main-path"
    assert card(game, "barricade").zone == DISCARD
    kinds = [each.kind for each in game.log if each.kind in ("put off", "cancelled", "moved", "placed")]
    assert kinds == ["put off", "moved"]
    assert "The move of Daisy Walker has to wait for a test." in words(game)


def test_who_cannot_follow_stays_behind_a_move_that_was_put_off() -> None:
    """A non-Elite enemy does not enter a barricaded place (6.77)."""
    game = put_off(
        locations=["arkham-woods-twisting-paths", Place("main-path", attached=["barricade"])],
        enemies=[Foe("acolyte", engaged=0), Foe("goat-spawn", engaged=0)],
    )
    places = {each["ref"]: each["location"] for each in seen(game, 0)["enemies"]}
    assert seen(game, 0)["investigators"][0]["location"] == "main-path"
    assert places["goat-spawn"] == "arkham-woods-twisting-paths"


def test_twisting_paths_and_an_investigator_who_falls_there() -> None:
    """The tablet's damage defeats the tester: nobody moves, and the scenario ends."""
    game = woods(
        Inv(at=0, damage=8),
        locations=["arkham-woods-twisting-paths", PATH],
        enemies=[Foe("ghoul-minion", at="arkham-woods-twisting-paths", exhausted=True)],
        bag=("tablet",),
    )
    game.choose("move core/main-path")
    assert game.state.resolution == "none"
    assert game.state.place == [-1]


@pytest.mark.parametrize(
    ("place", "skill"), [("old-house", "willpower"), ("cliffside", "agility"), ("tangled-thicket", "combat")]
)
def test_investigated_with_another_skill(place: str, skill: str) -> None:
    """Only icons of that skill count (ruling 24): shroud 2, Roland 3/3/4/2."""
    icon = {"willpower": "guts", "agility": "manual-dexterity", "combat": "overpower"}
    game = woods(
        Inv(hand=("guts", "manual-dexterity", "overpower", "perception")),
        locations=[Place(f"arkham-woods-{place}", clues=1), PATH],
        bag=("-2",),
    )
    game.choose(f"investigate core/arkham-woods-{place}")
    assert keys(game) == [f"commit core/{icon[skill]}", "done"]
    game.choose(f"commit core/{icon[skill]}")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose("apply clue" if "apply clue" in keys(game) else keys(game)[0])
    assert card(game, "roland-banks").clues == 1


def test_quiet_glade_heals_once_each_turn() -> None:
    game = woods(Inv(damage=2, horror=2), locations=["arkham-woods-quiet-glade", PATH])
    game.choose("use core/arkham-woods-quiet-glade")
    assert keys(game) == ["damage", "horror"]
    game.choose("horror")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == (2, 1)
    assert "use core/arkham-woods-quiet-glade" not in keys(game)
    to_round_end(game)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(keys(game)[-1])
    assert "use core/arkham-woods-quiet-glade" in keys(game)


def test_quiet_glade_needs_a_wound() -> None:
    game = woods(Inv(), locations=["arkham-woods-quiet-glade", PATH])
    assert "use core/arkham-woods-quiet-glade" not in keys(game)


@pytest.mark.parametrize(("hurt", "left"), [(Inv(damage=2), (1, 0)), (Inv(horror=2), (0, 1))])
def test_quiet_glade_asks_nothing_where_one_is_hurt_in_one_way(hurt: Inv, left: tuple[int, int]) -> None:
    game = woods(hurt, locations=["arkham-woods-quiet-glade", PATH])
    game.choose("use core/arkham-woods-quiet-glade")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror, game.decision.kind) == (*left, "turn")


@pytest.mark.parametrize(("clues", "after"), [(0, 4), (3, 4), (5, 5)])
def test_the_ritual_site_fills_up(clues: int, after: int) -> None:
    """At the end of the round up to 2 for each investigator, never down."""
    game = woods(Inv(), Inv("core/daisy-walker"), locations=[PATH, Place("ritual-site", clues=clues)], agenda_doom=0)
    to_round_end(game)
    assert card(game, "ritual-site").clues == after
    assert [each.after for each in game.log if each.kind == "clues placed"] == (
        [after - clues] if after > clues else []
    )


def test_resigning_from_the_main_path_saves_nobody() -> None:
    """Everybody gone is not a resolution: death, and Arkham with it (ruling 63)."""
    game = woods(Inv(), Inv("core/daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/main-path")
    assert "hurt" not in [entry.kind for entry in game.log], "resigning provokes nobody"
    while game.decision is not None:
        game.choose("use core/main-path" if "use core/main-path" in keys(game) else keys(game)[0])
    assert game.state.gone == ["resigned", "resigned"]
    end = outcome(game)
    assert end.resolution == "none"
    assert end.notes == {"arkham_succumbed": True}
    assert end.killed == (0, 1)
    assert end.experience == (0, 0)
    assert end.trauma == ((0, 0), (0, 0))
    assert end.result == LOST
