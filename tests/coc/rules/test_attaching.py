"""Attachments: their requirements, hosts that no longer fit."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Gives
from orne.coc.language import CHARACTER, HOST, YOURS, Draw
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import keys, skill

GEAR = lab_card("gear", AttachTo(CHARACTER & YOURS), Gives(HOST, "skill", 2), type="support", cost=0)


def test_an_attachment_enters_play_on_its_host() -> None:
    """coc/rule/2.33-attachments/b"""
    from orne.coc.abilities import Trigger, response
    from orne.coc.events import ENTERS_PLAY

    attached = Trigger(
        ENTERS_PLAY, lambda g, use, event: g.state.cards[event.subject].host == use.holder, "after this is equipped"
    )
    bearer = lab_card("bearer", response(attached, Draw()))
    game = build(Side(hand=[GEAR], play=[bearer, "bag-man", PAUSE]))
    game.choose("play lab/gear")
    assert keys(game) == ["attach core/bag-man", "attach lab/bearer"]
    game.choose("attach lab/bearer")
    assert keys(game) == ["pass", "use lab/bearer"], "it had its host as it entered"
    assert skill(game, bearer) == 3
