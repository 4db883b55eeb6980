"""Leaving play: the ways there are, where cards go, Fated and Resilient, and what is answered."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import (
    Choose,
    Gives,
    Trigger,
    Use,
    action,
    disrupt,
    response,
)
from orne.coc.events import DESTROY, SACRIFICE
from orne.coc.language import (
    CHARACTER,
    IT,
    CancelIt,
    Do,
    ExhaustThis,
    PlaceSuccess,
    destroy,
    sacrifice,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import leaving
from orne.coc.state import DECK, DISCARD
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    GUN,
    PAUSE,
    event,
    lab_card,
    mine,
)
from tests.coc.look import card, keys, skill, uid, zone
from tests.look import asked


@pytest.mark.parametrize(("effect", "kind"), [(destroy(), DESTROY), (sacrifice(), SACRIFICE)])
def test_a_disrupt_to_one_way_does_not_answer_the_other(effect: Any, kind: str) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a"""
    saves = [
        lab_card(f"saves-from-{each}", disrupt(Trigger(each, lambda g, use, event: True, f"when {each}"), CancelIt()))
        for each in (DESTROY, SACRIFICE)
    ]
    end = event(f"tries-to-{kind}", effect, Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *saves, PAUSE]))
    game.play(f"play {end}", "choose core/bag-man")
    assert keys(game) == ["pass", f"use lab/saves-from-{kind}"]
    game.choose(f"use lab/saves-from-{kind}")
    assert zone(game, "bag-man") == "play"


def test_answers_to_leaving_play_see_the_card_as_it_was() -> None:
    """coc/rule/1.12-card-states/d"""
    seen: list[tuple[int, int]] = []

    def remember(g: CocTable, use: Use) -> bool:
        """Note the skill and the wounds it had."""
        seen.append((use.event.skill or 0, use.event.before.wounds))
        return True

    hero = lab_card("last-stand", response(mine(events.LEAVES_PLAY, own_leaving=True), Do(remember)), skill=2)
    flag = lab_card("flag", Gives(CHARACTER, "skill", 3), type="support")
    game = build(Side(play=[hero, flag, BELL]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}", f"use {hero}")
    assert seen == [(5, 1)]
    assert (card(game, hero).wounds, card(game, hero).zone) == (0, DISCARD)
    assert skill(game, hero) == 0


# ---- Fated, Resilient, removed from the game


MARK = Choose(CHARACTER)
FATED = lab_card("fated-one", keywords=(("fated", 3),), skill=2)


def test_a_fated_card_goes_under_its_owners_deck_with_its_last_token() -> None:
    """coc/mechanic/fated"""
    token = lab_card("token-giver", action(PlaceSuccess(), MARK, cost=ExhaustThis()), type="support")
    game = build(Side(play=[token, token, BELL]), Side(play=[At(FATED, owner=0, success=(0, 1))]))
    game.choose(f"use {token}")
    assert card(game, FATED).success == (1, 1)
    assert uid(game, FATED) in game.state.play
    game.choose(f"use {token}#2")
    assert game.state.deck[0][0] == uid(game, FATED)
    assert card(game, FATED).success == (0, 0)
    assert asked(game) == (0, "action")


RUBBER = lab_card("rubber", keywords=(("resilient", 1),))


def _under(g: CocTable, use: Use) -> bool:
    """Put it under its owner's deck."""
    for each in IT.cards(g, use):
        leaving.leave_play(g, each, DECK, "returned", use, bottom=True)
    return True


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_resilient_card_may_be_put_on_top_of_the_deck_instead_of_under_it(answer: str) -> None:
    """coc/mechanic/resilient/a: in place of wherever else it would go."""
    bury = lab_card("bury-it", action(Do(_under), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[bury, BELL]), Side(play=[RUBBER]))
    game.choose(f"use {bury}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert game.state.deck[1][-1 if answer == "yes" else 0] == uid(game, RUBBER)
    assert asked(game) == (0, "action")
