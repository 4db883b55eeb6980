"""A later part of an effect that chooses its own target is part of what was triggered, and is not triggered itself."""

from __future__ import annotations

from orne.coc.abilities import Choose, action, disrupt
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, OPPONENT_TRIGGERS, ExhaustThis, Then, ThenChoose, Wound
from orne.coc.position import Side, build
from tests.coc.laboratory import OAF, PAUSE, Say, in_all_editions, lab_card
from tests.coc.look import card, idle, keys, said
from tests.look import asked

ANYBODY = Choose(CHARACTER & CAN_BE_WOUNDED)
TWO_SHOTS = lab_card("two-shots", action(Then(Wound(), ThenChoose(Wound(), ANYBODY)), ANYBODY, cost=ExhaustThis()))
WARY = lab_card("wary-neighbour", disrupt(OPPONENT_TRIGGERS, Say("aha")), type="support")


@in_all_editions
def test_what_answers_an_ability_being_used_answers_it_once(edition: str) -> None:
    """coc/timing/disrupts-step/a: once all have passed it is executed and safe from disruption."""
    theirs = ["performance-artist", "jack-brass-brady", WARY, OAF, PAUSE]
    game = build(Side(play=[TWO_SHOTS, PAUSE]), Side(play=theirs), edition=edition)
    game.play(f"use {TWO_SHOTS}", f"choose {OAF}")
    answers = ["use core/jack-brass-brady", "use core/performance-artist", f"use {WARY}"]
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", *answers])
    game.choose("pass")
    assert asked(game) == (0, "choose")
    game.choose(f"choose {OAF}")
    assert idle(game)
    assert (card(game, OAF).wounds, said(game)) == (2, [])


@in_all_editions
def test_a_choice_left_to_the_opponent_is_not_triggered_by_him(edition: str) -> None:
    """coc/rule/1.3-multiple-effects/b"""
    mine = Side(hand=["sacrificial-offerings"], play=[WARY, PAUSE], domains=["cthulhu:1", "", ""])
    game = build(mine, Side(play=[OAF, PAUSE]), edition=edition)
    game.choose("play core/sacrificial-offerings domain 1")
    assert (asked(game), keys(game)) == ((1, "choose"), [f"choose {OAF}", "none"])
    game.choose(f"choose {OAF}")
    assert idle(game)
    assert (card(game, OAF).wounds, said(game)) == (2, [])


@in_all_editions
def test_who_is_chosen_by_a_later_part_may_still_escape_it(edition: str) -> None:
    """coc/rule/1.9-choosing-targets/f"""
    theirs = Side(play=[OAF, "adult-deep-one", PAUSE], domains=["cthulhu:2", "", ""])
    game = build(Side(play=[TWO_SHOTS, PAUSE]), theirs, edition=edition)
    game.play(f"use {TWO_SHOTS}", f"choose {OAF}", "choose core/adult-deep-one")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", "use core/adult-deep-one domain 1"])
    game.choose("use core/adult-deep-one domain 1")
    assert idle(game)
    assert (card(game, OAF).wounds, card(game, "adult-deep-one").wounds) == (1, 0)
