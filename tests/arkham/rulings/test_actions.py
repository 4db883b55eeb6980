"""Rulings on actions: how many there are, additional ones, lost ones, and what counts as one."""

from __future__ import annotations

from orne.arkham.abilities import action, free
from orne.arkham.language import Discard, ExtraAction, Gain, TakeControl, kind_of_card, the
from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import (
    DREAMER,
    LOFT,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import in_turn, keys, me
from tests.look import prompt, seat_asked

# ---- actions


def test_scenario_cards_here_may_be_used_and_those_elsewhere_not() -> None:
    """The location, what is attached to it, what lies in threat areas there.

    Rulings: ahlcg/activate-action/e.
    """
    latch = lab_card("latch", action(Gain(1)), type="treachery")
    dream = lab_card("dream", action(Gain(1)), type="treachery")
    yard = lab_card("yard", action(Gain(1)), type="location", connects=("loft",))
    places = [Place(yard, attached=[latch]), Place(LOFT)]
    game = lab(scholar(), scholar(DREAMER, threat=[dream]), locations=places)
    assert {"use lab/latch", "use lab/dream", "use lab/yard"} <= set(keys(game))
    game = lab(scholar(at=1), scholar(DREAMER, threat=[dream]), locations=places)
    assert not [key for key in keys(game) if key.startswith("use")]


# ---- costs


def test_who_takes_control_of_it_in_another_turn_has_the_additional_action_of_a_card_once() -> None:
    """ahlcg/action/k: it is one action of each turn of theirs, and that has not begun."""
    wind = lab_card("second-wind", ExtraAction())
    grab = lab_card("grab-wind", free(TakeControl(the(kind_of_card(wind))), Discard()))
    game = lab(scholar(play=[wind], additional=[wind]), scholar(DREAMER, play=[grab]))
    assert seat_asked(game) == 1
    game.play(f"use {grab}", "end turn")
    assert (in_turn(game, 1), prompt(game)) == (True, "Your turn: 4 actions left")


def test_leos_unused_action_goes_with_him_and_a_used_one_is_not_taken_back() -> None:
    """basics 1.5"""
    foe = [Foe("icy-ghoul", engaged=0)]
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=1),
        locations=["attic"], enemies=foe,
    )  # fmt: skip
    game.play("resource", "damage core/leo-de-luca", "horror core/skids-otoole")
    assert game.state.actions == [1], "the first action was his"
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=2),
        locations=["attic"], enemies=foe, bag=("auto-fail",),
    )  # fmt: skip
    game.play("fight core/icy-ghoul")
    assert (game.state.actions, game.state.extra_actions) == ([2], ())


def test_additional_actions_that_are_left_lapse_at_the_end_of_the_turn() -> None:
    """ahlcg/action/k: nothing of them is there while another takes a turn."""
    game = build(
        Inv("skids-otoole", play=["leo-de-luca"], additional=["leo-de-luca"]), Inv("wendy-adams"), locations=["attic"]
    )
    assert [each["from"] for each in me(game)["additional_actions"]] == ["core/leo-de-luca"]
    game.choose("end turn")
    assert (in_turn(game, 1), me(game)["actions"], me(game)["additional_actions"]) == (True, 0, [])


def test_the_action_that_an_asset_gives_is_for_whoever_controls_it() -> None:
    """Leo De Luca says “you”: nobody else begins a turn with more than three."""
    game = build(
        Inv("skids-otoole", play=["leo-de-luca"]), Inv("wendy-adams"), Inv("agnes-baker"),
        locations=["hallway"], step="2.2 next turn begins", active=None,
    )  # fmt: skip
    game.choose("turn core/wendy-adams")
    assert (in_turn(game, 1), prompt(game)) == (True, "Your turn: 3 actions left")
    game.play("end turn", "turn core/skids-otoole")
    assert (in_turn(game), prompt(game)) == (True, "Your turn: 4 actions left")
    game.choose("end turn")
    assert (in_turn(game, 2), prompt(game)) == (True, "Your turn: 3 actions left")


def test_what_comes_in_a_turn_gives_its_own_action_and_no_other_once_more() -> None:
    """Daisy has had hers for this turn, used or not."""
    for left in ([], ["daisy-walker"]):
        game = build(Inv("daisy-walker", hand=["leo-de-luca"], resources=6, additional=left), locations=["hallway"])
        game.choose("play core/leo-de-luca")
        gives = [f"core/{card}" for card in (*left, "leo-de-luca")]
        assert [each["from"] for each in me(game)["additional_actions"]] == gives
        assert (in_turn(game), prompt(game)) == (True, "Your turn: 3 actions left")
