"""Attachments: their requirements, hosts that no longer fit."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import AttachTo, Gives
from orne.coc.language import CHARACTER, HOST, YOURS, Draw, subtype
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BELL, BLANK, FROM_DISCARD, HUSH, PAUSE, SOFT, lab_card
from tests.coc.look import card, keys, skill, table, uid, zone
from tests.look import asked

GEAR = lab_card("gear", AttachTo(CHARACTER & YOURS), Gives(HOST, "skill", 2), type="support", cost=0)


def test_attach_to_is_a_requirement_by_whatever_means_it_enters() -> None:
    """coc/rule/2.33-attachments/a, coc/example/2.33-attach-to-a-character-you-control"""
    game = build(Side(hand=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert [reason.ruling for reason in game.why_not("play lab/gear")] == ["coc/rule/2.33-attachments/a"]
    game = build(Side(hand=[FROM_DISCARD], discard=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]


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


def test_a_host_that_no_longer_fits_keeps_the_attachment() -> None:
    """coc/rule/2.33-attachments/c, coc/example/2.33-servitor-attachment"""
    collar = lab_card(
        "collar", AttachTo(CHARACTER & subtype("Servitor")), Gives(HOST, "skill", 1), type="support", cost=0
    )  # fmt: skip
    game = build(Side(hand=[BLANK], play=["servant-of-nodens", At(collar, on="servant-of-nodens"), PAUSE]))
    game.choose("play lab/blank-it")
    assert not values.has_subtype(table(game), uid(game, "servant-of-nodens"), "Servitor")
    assert card(game, collar).host == uid(game, "servant-of-nodens")
    assert skill(game, "servant-of-nodens") == 3


def test_an_attachment_whose_requirement_fails_is_discarded_at_once() -> None:
    """coc/rule/2.33-attachments/d, coc/example/2.33-servitor-attachment-ccg"""
    collar = lab_card("va-collar", AttachTo(CHARACTER & subtype("Servitor")), type="support", cost=0)
    for edition, place in (("ccg-2.0", "discard"), ("lcg-1.4", "play"), ("lcg-3.0", "play"), ("lcg-4", "play")):
        for hush in (HUSH, SOFT):
            game = build(
                Side(hand=[hush], play=["servant-of-nodens", At(collar, on="servant-of-nodens"), BELL]), edition=edition
            )  # fmt: skip
            game.choose(f"play {hush}")
            assert zone(game, collar) == place
            assert asked(game) == (0, "action")
