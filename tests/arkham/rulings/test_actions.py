"""Rulings on actions: how many there are, additional ones, lost ones, and what counts as one."""

from __future__ import annotations

from orne.arkham.abilities import action
from orne.arkham.language import Gain
from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import (
    DREAMER,
    LOFT,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import keys

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
