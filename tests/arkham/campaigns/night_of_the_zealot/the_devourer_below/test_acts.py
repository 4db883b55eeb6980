"""The Devourer Below: its acts."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import (
    HUNTER,
    INVESTIGATORS,
    PATH,
    WOLF,
    card,
    keys,
    woods,
)
from tests.arkham.look import seen


def test_act_1_opens_the_ritual_site_and_brings_who_got_away() -> None:
    game = woods(
        Inv(clues=3),
        locations=["arkham-woods-old-house", PATH],
        set_aside=("ritual-site", "wolf-man-drew", "the-masked-hunter"),
        log={"cultists_got_away": (HUNTER, WOLF)},
    )
    game.choose("advance core/investigating-the-trail")
    view = seen(game, 0)
    assert {(each["card"], each["location"]) for each in view["enemies"]} == {
        (WOLF, "main-path"),
        (HUNTER, "main-path"),
    }
    assert [each["card"] for each in view["locations"]][-1] == "core/ritual-site"
    assert view["act"]["card"] == "core/into-the-darkness"
    assert card(game, "roland-banks").clues == 0


def test_act_1_brings_nobody_where_nobody_got_away() -> None:
    game = woods(Inv(clues=3), locations=[PATH], set_aside=("ritual-site",))
    game.choose("advance core/investigating-the-trail")
    view = seen(game, 0)
    assert ([each["ref"] for each in view["locations"]], view["enemies"]) == (["main-path", "ritual-site"], [])


def test_act_1_scales() -> None:
    assert "advance core/investigating-the-trail" not in keys(woods(Inv(clues=5), Inv("core/daisy-walker")))
    assert "advance core/investigating-the-trail" in keys(woods(Inv(clues=5), Inv("core/daisy-walker", clues=1)))


@pytest.mark.parametrize(("players", "guards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_act_2_entering_the_site_brings_guards(players: int, guards: int) -> None:
    people = [Inv(each) for each in INVESTIGATORS[:players]]
    game = woods(
        *people,
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("rotting-remains", "ghoul-minion", "ravenous-ghoul", "ancient-evils", "acolyte"),
    )
    game.choose("move core/ritual-site")
    view = seen(game, 0)
    assert view["act"]["card"] == "core/disrupting-the-ritual"
    assert [each["location"] for each in view["enemies"]] == ["ritual-site"] * guards
    assert all(each["engaged"] == 0 for each in view["enemies"])


def test_act_2_shuffles_the_discard_pile_in_first() -> None:
    """The only enemy lies in the discard pile (6.46)."""
    game = woods(
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("rotting-remains",) * 2,
        encounter_discard=("ghoul-minion",),
    )
    game.choose("move core/ritual-site")
    assert seen(game, 0)["enemies"][0]["location"] == "ritual-site"


def test_act_2_counts_only_players_still_there() -> None:
    people = [Inv("core/roland-banks"), Inv("core/daisy-walker"), Inv("core/agnes-baker")]
    game = woods(
        *people,
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("ghoul-minion", "ravenous-ghoul"),
    )
    game.choose("use core/main-path")
    while "move core/ritual-site" not in keys(game):
        game.choose(keys(game)[0])
    game.choose("move core/ritual-site")
    assert len(seen(game, 0)["enemies"]) == 1


def test_act_3_willpower_or_agility_anywhere_for_a_clue() -> None:
    """The clue is spent whatever happens; engaged enemies attack, for it is not a fight, evasion or parley."""
    game = woods(
        Inv(clues=2),
        act="disrupting-the-ritual",
        later_acts=(),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("use core/disrupting-the-ritual")
    assert keys(game) == ["willpower", "agility"]
    assert card(game, "roland-banks").damage == 1
    game.choose("agility")
    assert card(game, "disrupting-the-ritual").clues == 0
    assert card(game, "roland-banks").clues == 1
    game.choose("use core/disrupting-the-ritual")
    game.choose("willpower")
    assert card(game, "disrupting-the-ritual").clues == 1
    assert card(game, "roland-banks").clues == 0
    assert "use core/disrupting-the-ritual" not in keys(game)


def test_act_3_asks_for_the_skill_only_once() -> None:
    """With Mind over Matter the agility test may be one of intellect: one question, not two (6.25)."""
    game = woods(
        Inv("core/daisy-walker", clues=1, hand=("mind-over-matter",)), act="disrupting-the-ritual", later_acts=()
    )
    game.play("play core/mind-over-matter", "use core/disrupting-the-ritual", "agility")
    assert keys(game) == ["intellect", "agility"]
    game.choose("agility")
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert card(game, "disrupting-the-ritual").clues == 0
