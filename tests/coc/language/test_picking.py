"""Picking is not targeting: asked once for a use, when the effect comes to it, and remembered."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import action, disrupt
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    PICKED,
    SUPPORT,
    THIS_IS_TARGETED,
    YOURS,
    CancelIt,
    Draw,
    ExhaustThis,
    Then,
    cost_at_most,
    destroy,
    exhaust,
    gain,
    pick,
    picks,
    put_into_play,
    skill_at_most,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import card, keys, skill, zone
from tests.look import asked


def tool(slug: str, effect: Any) -> str:
    return lab_card(f"pk-{slug}", action(effect, cost=ExhaustThis()), type="support")


def test_what_is_picked_is_no_target() -> None:
    """coc/rule/1.9-choosing-targets/a: nothing that answers being chosen is offered."""
    shy = lab_card("pk-shy", disrupt(THIS_IS_TARGETED, CancelIt()))
    axe = tool("axe", destroy(pick(CHARACTER & skill_at_most(1))))
    game = build(Side(play=[axe, PAUSE]), Side(play=[shy, PAWN]))
    game.choose(f"use {axe}")
    assert (asked(game), keys(game)) == ((0, "destroy"), [f"destroy {PAWN}", f"destroy {shy}"])
    game.choose(f"destroy {shy}")
    assert (zone(game, shy), zone(game, PAWN)) == ("discard", "play")
    assert text(axe) == "Action: Exhaust this card to destroy a character with skill at most 1."


def test_nobody_is_asked_before_the_effect_resolves() -> None:
    """An ability with nothing to pick is not offered, and looking at that asks nothing."""
    axe = tool("axe-2", destroy(pick(CHARACTER & skill_at_most(0))))
    game = build(Side(play=[axe, PAUSE]), Side(play=[PAWN]))
    assert keys(game) == ["pass", f"use {PAUSE}"]


def test_a_later_part_speaks_of_what_was_picked() -> None:
    """PICKED is asked of nobody: it is the card taken before."""
    drill = tool("drill", Then(exhaust(pick(CHARACTER & YOURS)), gain(PICKED, skill=2)))
    game = build(Side(play=[drill, PAWN, lab_card("pk-other"), PAUSE]))
    game.play(f"use {drill}", f"exhaust {PAWN}")
    assert (card(game, PAWN).state, skill(game, PAWN), keys(game)) == (1, 3, ["pass", f"use {PAUSE}"])
    assert text(drill).endswith("exhaust a character you control. Then, give it +2 skill until the end of the phase.")


def test_copies_in_a_hand_are_one_option() -> None:
    door = tool("door", put_into_play(pick(CHARACTER & IN_HAND)))
    game = build(Side(play=[door, PAUSE], hand=[PAWN, PAWN, "bag-man"]))
    game.choose(f"use {door}")
    assert keys(game) == ["put core/bag-man", f"put {PAWN}"] or keys(game) == [f"put {PAWN}", "put core/bag-man"]
    game.choose(f"put {PAWN}")
    assert len(game.state.hand[0]) == 2


def test_from_two_places_and_both_at_once() -> None:
    cheap = CHARACTER & cost_at_most(2)
    door = tool("door-2", put_into_play(pick((cheap & IN_HAND) | (cheap & IN_DISCARD))))
    game = build(Side(play=[door, PAUSE], hand=[PAWN], discard=[lab_card("pk-dead")]))
    game.choose(f"use {door}")
    assert sorted(keys(game)) == [f"put {PAWN} hand", "put lab/pk-dead discard"]
    pair = tool("pair", destroy(pick(CHARACTER) + pick(SUPPORT & ~YOURS)))
    game = build(Side(play=[pair, PAUSE]), Side(play=[PAWN, PAUSE]))
    game.play(f"use {pair}", f"first {PAWN}")
    assert [len(pile) for pile in game.state.discard] == [0, 2]


def test_several_up_to_a_total_cost() -> None:
    door = tool("wide-door", put_into_play(picks(CHARACTER & IN_HAND, total_cost=3)))
    two, one = lab_card("pk-two", cost=2), lab_card("pk-one", cost=1)
    game = build(Side(play=[door, PAUSE], hand=[two, one, one]))
    game.play(f"use {door}", f"put {two}")
    assert keys(game) == ["done", f"put {one}"]
    game.choose(f"put {one}")
    assert asked(game) == (0, "first")
    game.choose(f"first {two}")
    assert [zone(game, two), len(game.state.hand[0])] == ["play", 1]


def test_up_to_a_number_may_be_fewer() -> None:
    nap = tool("nap", Then(exhaust(picks(CHARACTER, 2, up_to=True)), Draw()))
    game = build(Side(play=[nap, PAUSE]), Side(play=[PAWN, lab_card("pk-third"), lab_card("pk-fourth")]))
    game.play(f"use {nap}", f"exhaust {PAWN}", "done")
    assert card(game, PAWN).state == 1
    assert len(game.state.hand[0]) == 1
