"""Shub-Niggurath's characters of the Core Set."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, Use, action
from orne.coc.language import CHARACTER, IT, Also, Do, Draw, ExhaustThis, ready
from orne.coc.position import At, Side, build
from orne.coc.rules.lasting import last
from orne.coc.rules.story_phase import _obliged
from orne.coc.table import CocTable
from orne.kernel.game import Game
from tests.coc.laboratory import IDLER, lab_card
from tests.coc.look import discard, drained, hand, idle, in_play, keys, seen, side, step, table
from tests.look import seat_asked, short

LAB, GHOUL, DEEP_ONE = "laboratory-assistant", "degenerate-ghoul", "young-deep-one"


# ---- Shub-Niggurath


def test_shub_niggurath_searches_for_a_dark_young_and_shuffles() -> None:
    game = build(
        Side(
            play=["shub-niggurath"],
            deck=[LAB, "hungry-dark-young", "mi-go-scout", "ancient-guardian", "hungry-dark-young", LAB],
            domains=["agency:3", "agency:2", ""],
        )
    )
    assert keys(game) == ["pass", "use core/shub-niggurath domain 1"]
    game.choose("use core/shub-niggurath domain 1")
    assert seat_asked(game) == 0
    assert keys(game) == ["nothing", "take core/ancient-guardian", "take core/hungry-dark-young"]
    game.choose("take core/ancient-guardian")
    assert in_play(game, 0) == ["shub-niggurath", "ancient-guardian"]
    assert seen(game, "ancient-guardian")["state"] == "ready"
    assert drained(game) == [True, False, False]
    assert side(game, 0)["deck"] == 5
    assert any(entry.kind == "deck shuffled" for entry in game.log)
    assert idle(game)


def test_shub_niggurath_may_find_nothing_and_still_shuffles() -> None:
    """coc/rule/2.11-searching-the-deck/a"""
    game = build(Side(play=["shub-niggurath"], deck=["hungry-dark-young", LAB], domains=["agency:3", "agency:3"]))
    game.play("use core/shub-niggurath domain 1", "nothing")
    assert in_play(game, 0) == ["shub-niggurath"]
    assert sum(entry.kind == "deck shuffled" for entry in game.log) == 1
    assert keys(game) == ["pass", "use core/shub-niggurath domain 2"]


def test_shub_niggurath_puts_the_young_into_play_so_that_its_own_response_follows() -> None:
    game = build(Side(play=["shub-niggurath"], deck=["hungry-dark-young", LAB], domains=["agency:3"], discard=[GHOUL]))
    game.play("use core/shub-niggurath domain 1", "take core/hungry-dark-young")
    assert keys(game) == ["pass", "use core/hungry-dark-young"]
    game.choose("use core/hungry-dark-young")
    assert in_play(game, 0) == ["shub-niggurath", "hungry-dark-young", GHOUL]


def test_shub_niggurath_needs_three_resources_in_one_domain() -> None:
    game = build(Side(play=["shub-niggurath", GHOUL], domains=["agency:2", "agency:2", "agency:2"]), step="operations")
    assert step(game) == "active player commits"


# ---- Y'Golonac


def ygolonac(**rest: Any) -> Game[Any]:
    return build(
        Side(play=["ygolonac", At(GHOUL, exhausted=True), LAB], domains=["neutral:1"]),
        Side(play=[DEEP_ONE, At("mad-artist", insane=True)]),
        step="story actions",
        **rest,
    )


def test_ygolonac_readies_a_character_that_must_commit_with_him() -> None:
    game = ygolonac()
    game.choose("use core/ygolonac domain 1")
    assert keys(game) == [
        "choose core/degenerate-ghoul",
        "choose core/laboratory-assistant",
        "choose core/mad-artist",
        "choose core/ygolonac",
        "choose core/young-deep-one",
    ]
    game.choose("choose core/degenerate-ghoul")
    assert seen(game, GHOUL)["state"] == "ready"
    assert drained(game) == [True]
    assert step(game) == "active player commits"
    game.choose("commit core/ygolonac core/dreamwalkers")
    assert seen(game, GHOUL)["story"] is None
    assert keys(game) == [
        "commit core/laboratory-assistant core/ancient-apocrypha",
        "commit core/laboratory-assistant core/dreamwalkers",
        "commit core/laboratory-assistant core/frozen-in-time",
        "done",
    ]
    game.choose("done")
    assert seen(game, GHOUL)["story"] == "core/dreamwalkers"
    assert seen(game, GHOUL)["state"] == "exhausted"


def test_a_character_bound_twice_commits_once() -> None:
    game = build(
        Side(play=["ygolonac", LAB, GHOUL], domains=["neutral:1", "neutral:1", "neutral:1"]), step="story actions"
    )
    for number in (1, 2):
        game.play(f"use core/ygolonac domain {number}", "choose core/laboratory-assistant")
    game.play("use core/ygolonac domain 3", "choose core/degenerate-ghoul")
    game.choose("commit core/ygolonac core/dreamwalkers")
    assert keys(game) == [
        "commit core/degenerate-ghoul core/dreamwalkers",
        "commit core/laboratory-assistant core/dreamwalkers",
    ]
    game.choose("commit core/laboratory-assistant core/dreamwalkers")
    committed = [entry for entry in game.log if entry.kind == "committed"]
    assert len(committed) == 3


def test_ygolonac_may_choose_a_ready_character() -> None:
    """coc/example/1.3-ygolonac-independent-parts"""
    game = ygolonac()
    game.play("use core/ygolonac domain 1", "choose core/laboratory-assistant")
    game.choose("commit core/laboratory-assistant core/frozen-in-time")
    assert keys(game) == ["commit core/ygolonac core/frozen-in-time", "done"]
    game.play("commit core/ygolonac core/frozen-in-time", "done")
    assert seen(game, "ygolonac")["story"] == seen(game, LAB)["story"] == "core/frozen-in-time"


def test_the_character_bound_to_ygolonac_is_free_while_he_stays_home() -> None:
    game = ygolonac()
    game.play("use core/ygolonac domain 1", "choose core/laboratory-assistant")
    assert "done" in keys(game)
    game.play("commit core/laboratory-assistant core/frozen-in-time", "done")
    assert seen(game, "ygolonac")["story"] is None


def test_ygolonac_drags_a_defender_to_his_story() -> None:
    game = build(
        Side(play=["ygolonac", LAB], domains=["neutral:1"]),
        Side(play=[DEEP_ONE, GHOUL]),
        step="story actions",
    )
    game.play("use core/ygolonac domain 1", "choose core/young-deep-one")
    game.play("commit core/ygolonac core/dreamwalkers", "commit core/laboratory-assistant core/frozen-in-time")
    assert seat_asked(game) == 1
    assert keys(game) == [
        "commit core/degenerate-ghoul core/dreamwalkers",
        "commit core/degenerate-ghoul core/frozen-in-time",
        "done",
    ]
    game.choose("done")
    assert seen(game, DEEP_ONE)["story"] == "core/dreamwalkers"
    assert seen(game, GHOUL)["story"] is None


def test_the_bond_to_ygolonac_ends_with_the_phase() -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    game = build(Side(play=["ygolonac", LAB], domains=["neutral:1"]), step="operations")
    game.play("use core/ygolonac domain 1", "choose core/laboratory-assistant")
    assert step(game) == "active player commits"
    game.choose("commit core/ygolonac core/dreamwalkers")
    assert "done" in keys(game)


def test_a_copy_of_ygolonacs_text_readies_and_binds_nobody() -> None:
    """The name in it still means Y'Golonac, whom the copier is not."""

    def copy_text(g: CocTable, use: Use) -> bool:
        """Copy its text box."""
        return last(g, "copy", [use.holder], (g.state.cards[IT.cards(g, use)[0]].kind, 0), use)

    copier = lab_card("copier", action(Do(copy_text), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[copier, At(LAB, exhausted=True)], domains=["neutral:1"]), Side(play=["ygolonac"]))
    game.play("use lab/copier", "choose core/ygolonac")
    game.play("use lab/copier copied core/ygolonac domain 1", "choose core/laboratory-assistant")
    assert seen(game, LAB)["state"] == "ready"
    assert _obliged(table(game), 0) == []


def test_effects_joined_without_then_do_not_wait_for_each_other() -> None:
    """coc/rule/1.3-multiple-effects/a"""
    both = lab_card("also", action(Also(ready(), Draw()), Choose(CHARACTER)))
    game = build(Side(play=[both]), step="operations")
    before = side(game, 0)["deck"]
    game.choose("use lab/also")
    assert side(game, 0)["deck"] == before - 1


# ---- Priestess of Bubastis


def test_priestess_lowers_the_next_character_only() -> None:
    game = build(
        Side(
            hand=["mi-go-scout", "mi-go-warrior", "altar-of-the-blessed", "mad-artist"],
            play=["priestess-of-bubastis"],
            domains=["shub-niggurath:2", "shub-niggurath:2", "hastur:1"],
        )
    )
    assert keys(game) == [
        "pass",
        "play core/altar-of-the-blessed domain 1",
        "play core/altar-of-the-blessed domain 2",
        "use core/priestess-of-bubastis",
    ]
    game.choose("use core/priestess-of-bubastis")
    assert seen(game, "priestess-of-bubastis")["state"] == "exhausted"
    game.choose("play core/altar-of-the-blessed domain 1")
    assert keys(game) == ["pass", "play core/mi-go-scout domain 2", "play core/mi-go-warrior domain 2"]
    game.choose("play core/mi-go-scout domain 2")
    assert game.state.lasting == ()
    assert in_play(game, 0) == ["priestess-of-bubastis", "altar-of-the-blessed", "mi-go-scout"]


def test_priestesses_add_up_to_a_minimum_of_one() -> None:
    game = build(
        Side(
            hand=["mi-go-scout", GHOUL],
            play=["priestess-of-bubastis"] * 3,
            domains=["shub-niggurath:1", "neutral:3"],
        )
    )
    game.play("use core/priestess-of-bubastis", "use core/priestess-of-bubastis#2", "use core/priestess-of-bubastis#3")
    assert keys(game) == ["pass", "play core/degenerate-ghoul domain 1", "play core/mi-go-scout domain 1"]
    game.choose("play core/degenerate-ghoul domain 1")
    assert game.state.lasting == ()


def test_the_priestesss_discount_ends_with_the_phase() -> None:
    game = build(
        Side(play=["priestess-of-bubastis", LAB], domains=["shub-niggurath:2"], hand=["mi-go-scout"]),
        step="resource actions",
    )
    game.choose("use core/priestess-of-bubastis")
    assert step(game) == "active player commits"
    assert game.state.lasting == ()


# ---- Slavering Gug


def test_gug_wounds_any_character_for_four_resources_of_one_domain() -> None:
    """coc/example/2.13-slavering-gug-cost"""
    game = build(
        Side(play=["slavering-gug"], domains=["neutral:4", "neutral:2", "neutral:2"]),
        Side(play=[DEEP_ONE, "ygolonac", At("45-pistols", on=DEEP_ONE)]),
    )
    assert keys(game) == ["pass", "use core/slavering-gug domain 1"]
    game.choose("use core/slavering-gug domain 1")
    assert keys(game) == ["choose core/slavering-gug", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert discard(game, 1) == [DEEP_ONE, "45-pistols"]
    assert drained(game) == [True, False, False]


# ---- Forest Sister


def test_forest_sister_pays_to_cancel_her_own_wound() -> None:
    game = build(
        Side(play=["slavering-gug"], domains=["neutral:4"]),
        Side(play=["forest-sister", DEEP_ONE], domains=["neutral:1", "neutral:2"]),
    )
    game.play("use core/slavering-gug domain 1", "choose core/forest-sister")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/forest-sister domain 1", "use core/forest-sister domain 2"]
    game.choose("use core/forest-sister domain 1")
    assert seen(game, "forest-sister")["wounds"] == 0
    assert drained(game, 1) == [True, False]
    assert idle(game)


@pytest.mark.parametrize(("target", "resources"), [(DEEP_ONE, "neutral:1"), ("forest-sister", "")])
def test_forest_sister_saves_nobody_else_and_nothing_without_paying(target: str, resources: str) -> None:
    game = build(
        Side(play=["slavering-gug"], domains=["neutral:4"]),
        Side(play=["forest-sister", DEEP_ONE], domains=[resources]),
    )
    game.play("use core/slavering-gug domain 1", f"choose core/{target}")
    assert discard(game, 1) == [target]


def test_forest_sister_cancels_one_of_several_wounds() -> None:
    game = build(
        Side(hand=["short-fuse"], domains=["agency:3"]),
        Side(play=["forest-sister", LAB, IDLER], domains=["neutral:1", "neutral:1"]),
    )
    game.play("play core/short-fuse domain 1", "choose core/forest-sister", "use core/forest-sister domain 1")
    assert keys(game) == ["pass", "use core/forest-sister domain 2"], "once for each wound"
    game.choose("pass")
    assert discard(game, 1) == ["forest-sister"]
    assert drained(game, 1) == [True, False]


# ---- Ancient Guardian


def test_ancient_guardian_readies_what_is_exhausted_and_yours() -> None:
    game = build(
        Side(
            play=[
                At("ancient-guardian", exhausted=True),
                At("gentlemans-club", exhausted=True),
                "altar-of-the-blessed",
                LAB,
                At(GHOUL, insane=True),
            ],
            domains=["neutral:1"],
        ),
        Side(play=[At(DEEP_ONE, exhausted=True)]),
    )
    game.choose("use core/ancient-guardian domain 1")
    assert keys(game) == ["choose core/ancient-guardian", "choose core/gentlemans-club"]
    game.choose("choose core/gentlemans-club")
    assert seen(game, "gentlemans-club")["state"] == "ready"
    assert drained(game) == [True]


def test_ancient_guardian_needs_something_exhausted() -> None:
    game = build(Side(play=["ancient-guardian"], domains=["neutral:1"]), step="operations")
    assert step(game) == "active player commits"


# ---- Small Ghouls


def small_ghouls(discard: list[str], **rest: Any) -> Game[Any]:
    game = build(Side(hand=["small-ghouls"], domains=["shub-niggurath:5"], discard=discard, deck=[LAB] * 3), **rest)
    game.choose("play core/small-ghouls domain 1")
    return game


def bottom(game: Game[Any], number: int) -> list[str]:
    known = side(game, 0)["deck_known"]
    return [short(known[str(place)]) for place in sorted(map(int, known))][-number:]


def test_small_ghouls_put_three_cards_under_the_deck_in_any_order() -> None:
    game = small_ghouls([LAB, DEEP_ONE, GHOUL, "regeneration"])
    assert seat_asked(game) == 0
    assert keys(game) == [
        "bury core/degenerate-ghoul",
        "bury core/laboratory-assistant",
        "bury core/regeneration",
        "bury core/young-deep-one",
    ]
    game.play("bury core/regeneration", "bury core/laboratory-assistant", "bury core/young-deep-one")
    assert discard(game, 0) == [GHOUL]
    assert bottom(game, 3) == ["regeneration", LAB, DEEP_ONE]
    assert side(game, 0)["deck"] == 6
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_small_ghouls_take_what_there_is(edition: str) -> None:
    """coc/rule/2.6-up-to/c: the text has nobody choose, so no exact number is needed."""
    game = small_ghouls([DEEP_ONE, GHOUL], edition=edition)
    game.choose("bury core/degenerate-ghoul")
    assert discard(game, 0) == []
    assert bottom(game, 2) == [GHOUL, DEEP_ONE]


# ---- Watcher of the Woods


@pytest.mark.parametrize(
    ("mine", "theirs", "state"),
    [
        ([], [], "exhausted"),
        ([LAB], ["altar-of-the-blessed"], "exhausted"),
        (["altar-of-the-blessed"], [], "ready"),
        ([LAB, At("45-pistols", on=LAB)], [], "ready"),
    ],
)
def test_watcher_of_the_woods_enters_exhausted_without_a_support(
    mine: list[str | At], theirs: list[str | At], state: str
) -> None:
    game = build(Side(hand=["watcher-of-the-woods"], play=mine, domains=["shub-niggurath:3"]), Side(play=theirs))
    game.choose("play core/watcher-of-the-woods domain 1")
    assert seen(game, "watcher-of-the-woods")["state"] == state


def test_watcher_of_the_woods_is_exhausted_also_when_put_into_play() -> None:
    game = build(Side(play=["shub-niggurath"], deck=["watcher-of-the-woods", LAB], domains=["neutral:3"]))
    game.play("use core/shub-niggurath domain 1", "take core/watcher-of-the-woods")
    assert seen(game, "watcher-of-the-woods")["state"] == "exhausted"


# ---- Mi-Go


def test_mi_go_scout_gives_every_mi_go_an_investigation_icon() -> None:
    game = build(
        Side(play=["mi-go-scout", "mi-go-warrior", GHOUL, At("mi-go-warrior", insane=True)]),
        Side(play=["mi-go-warrior", "mi-go-scout"]),
    )
    assert seen(game, "mi-go-scout")["icons"] == [0, 2, 0, 2]
    assert seen(game, "mi-go-warrior")["icons"] == [0, 1, 0, 2]
    assert seen(game, "mi-go-warrior#2")["icons"] == [0, 0, 0, 0]
    assert seen(game, "mi-go-warrior#3")["icons"] == [0, 1, 0, 2]
    assert seen(game, GHOUL)["icons"] == [1, 1, 0, 0]


def test_mi_go_warrior_exhausts_to_cancel_a_wound_to_anybody() -> None:
    game = build(
        Side(play=["slavering-gug", "mi-go-warrior"], domains=["neutral:4"]),
        Side(play=["mi-go-warrior", At("mi-go-warrior", exhausted=True), DEEP_ONE]),
    )
    game.play("use core/slavering-gug domain 1", "choose core/young-deep-one")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/mi-go-warrior#2"]
    game.choose("pass")
    assert seat_asked(game) == 0
    assert keys(game) == ["pass", "use core/mi-go-warrior"]
    game.choose("use core/mi-go-warrior")
    assert seen(game, DEEP_ONE)["wounds"] == 0
    assert seen(game, "mi-go-warrior")["state"] == "exhausted"
    assert seen(game, "mi-go-warrior#2")["state"] == "ready"


def test_mi_go_warriors_cancel_one_wound_each() -> None:
    game = build(
        Side(hand=["short-fuse"], domains=["agency:3"]),
        Side(play=["mi-go-warrior", "g-men"]),
    )
    game.play("play core/short-fuse domain 1", "choose core/mi-go-warrior")
    assert keys(game) == ["pass", "use core/mi-go-warrior"]
    game.choose("use core/mi-go-warrior")
    assert discard(game, 1) == ["mi-go-warrior"]


# ---- Hungry Dark Young


def test_hungry_dark_young_brings_a_cheap_character_from_hand_or_discard_pile() -> None:
    """coc/example/2.24-aspiring-artist: it is put into play, not played"""
    game = build(
        Side(
            hand=["hungry-dark-young", GHOUL, GHOUL, "mi-go-scout", "regeneration"],
            discard=[GHOUL, "mad-artist", "bag-man", "45-pistols"],
            domains=["shub-niggurath:3"],
        ),
        Side(discard=["forest-sister"]),
    )
    game.choose("play core/hungry-dark-young domain 1")
    assert keys(game) == ["pass", "use core/hungry-dark-young"]
    game.choose("use core/hungry-dark-young")
    assert seat_asked(game) == 0
    assert keys(game) == [
        "put core/degenerate-ghoul discard",
        "put core/degenerate-ghoul hand",
        "put core/mad-artist discard",
    ]
    game.choose("put core/degenerate-ghoul hand")
    assert in_play(game, 0) == ["hungry-dark-young", GHOUL]
    assert hand(game, 0) == [GHOUL, "mi-go-scout", "regeneration"]
    assert not any(entry.kind == "played" and entry.subject == game.state.play[-1] for entry in game.log)
    assert idle(game)


def test_hungry_dark_young_may_be_left_unused() -> None:
    game = build(Side(hand=["hungry-dark-young"], discard=[GHOUL], domains=["shub-niggurath:3"]))
    game.play("play core/hungry-dark-young domain 1", "pass")
    assert discard(game, 0) == [GHOUL]


def test_hungry_dark_young_brings_no_second_copy_of_a_unique_card() -> None:
    unique = lab_card("only-one", unique=True)
    game = build(Side(hand=["hungry-dark-young"], play=[unique], discard=[unique, GHOUL], domains=["shub-niggurath:3"]))
    game.play("play core/hungry-dark-young domain 1", "use core/hungry-dark-young")
    assert discard(game, 0) == ["lab/only-one"]
