"""What a Disrupt has made impossible is not about to happen any more: no other Disrupt answers it."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, action, disrupt
from orne.coc.events import DESTROY, GO_INSANE, WOUND
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    YOURS,
    CancelIt,
    ExhaustThis,
    Wound,
    destroy,
    everything,
    gain,
    go_insane,
    pick,
    return_to_hand,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, PAUSE, PAWN, in_all_editions, on, tool
from tests.coc.look import hand, idle, keys, state_of, zone
from tests.look import asked

HARM = {
    DESTROY: tool("av-destroy", action(destroy(), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis())),
    WOUND: tool("av-wound", action(Wound(), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis())),
    GO_INSANE: tool("av-insane", action(go_insane(), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis())),
}


def test_who_has_become_a_resource_is_saved_by_nobody_else() -> None:
    chapman, eat = "the-key-and-the-gate/andrew-chapman", "summons-of-the-deep/eat-the-dead"
    game = build(
        Side(play=[HARM[DESTROY], PAUSE]),
        Side(play=[chapman, PAWN, At(eat, on=PAWN)], hand=[BORE], domains=["neutral:1"]),
    )
    game.play(f"use {HARM[DESTROY]}", f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {eat}", f"use {chapman}"])
    game.choose(f"use {eat}")
    while asked(game) != (0, "action"):
        assert asked(game)[1] in ("first", "domain"), "how and where the two go, and nothing else"
        game.choose(keys(game)[0])
    assert (zone(game, PAWN), hand(game, 1)) == ("resource", [BORE])
    assert idle(game)


@in_all_editions
@pytest.mark.parametrize("kind", HARM)
def test_who_has_escaped_to_a_hand_is_not_about_to_be_harmed(kind: str, edition: str) -> None:
    door = tool(f"av-door-{kind.replace(' ', '-')}", disrupt(on(kind), return_to_hand(pick(CHARACTER & YOURS))))
    shield = tool(f"av-shield-{kind.replace(' ', '-')}", disrupt(on(kind), CancelIt()))
    game = build(Side(play=[HARM[kind], PAUSE]), Side(play=[PAWN, door, shield]), edition=edition)
    game.choose(f"use {HARM[kind]}")
    assert keys(game) == ["pass", f"use {door}", f"use {shield}"]
    game.choose(f"use {door}")
    assert (zone(game, PAWN), asked(game)[1]) == ("hand", "action")
    assert idle(game)


@in_all_editions
def test_who_can_no_longer_go_insane_needs_no_other_help(edition: str) -> None:
    """coc/rule/2.2-cannot/a"""
    courage = tool("av-courage", disrupt(on(GO_INSANE), gain(everything(CHARACTER & YOURS), keyword="willpower")))
    shield = tool("av-shield-go", disrupt(on(GO_INSANE), CancelIt()))
    game = build(Side(play=[HARM[GO_INSANE], PAUSE]), Side(play=[PAWN, courage, shield]), edition=edition)
    game.play(f"use {HARM[GO_INSANE]}", f"use {courage}")
    assert (state_of(game, PAWN), asked(game)[1]) == ("ready", "action")


@in_all_editions
def test_what_a_disrupt_leaves_possible_may_be_disrupted_further(edition: str) -> None:
    prayer = tool("av-prayer", disrupt(on(DESTROY), gain(everything(CHARACTER & YOURS), skill=1)))
    shield = tool("av-shield-destroy", disrupt(on(DESTROY), CancelIt()))
    game = build(Side(play=[HARM[DESTROY], PAUSE]), Side(play=[PAWN, prayer, shield]), edition=edition)
    game.play(f"use {HARM[DESTROY]}", f"use {prayer}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {shield}"])
    game.choose(f"use {shield}")
    assert zone(game, PAWN) == "play"
