"""Looked at again: between announcing a thing and doing it others may act."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import AttachTo, Cannot, Choose, Use, action, disrupt, response
from orne.coc.events import WOUND, Event
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CAN_GO_INSANE,
    CHARACTER,
    EVENT_CARD,
    YOURS,
    Do,
    ExhaustThis,
    Then,
    ThenChoose,
    Wound,
    destroy,
    everything,
    gain,
    go_insane,
    return_to_hand,
    take_control,
    titled,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import leaving, success, wounds
from orne.coc.rules.lasting import last
from orne.coc.table import CocTable
from tests.coc.laboratory import BORE, GUN, OAF, PAUSE, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import card, idle, keys, log, pile
from tests.look import asked

HORROR = lab_card(
    "dread-sight", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support"
)
"""Drives a chosen character insane."""
FEAR = on(events.GO_INSANE)
HIT = on(WOUND)


def healed(g: CocTable, use: Use) -> bool:
    """Heal that character."""
    wounds.heal(g, use.event.subject, 1)
    return True


def wounded(g: CocTable, use: Use) -> bool:
    """Wound that character."""
    return wounds.wound(g, [use.event.subject], use)


BALM = lab_card("calming-balm", disrupt(FEAR, Do(healed)), type="support")
SLAP = lab_card("slap", disrupt(FEAR, Do(wounded)), type="support")
NERVE = lab_card("nerve", disrupt(FEAR, gain(EVENT_CARD, keyword="willpower")), type="support")
MASK = lab_card("dread-mask", disrupt(FEAR, gain(EVENT_CARD, icons=(1, 0, 0, 0))), type="support")


def use_on_the_oaf(answer: str, edition: str, *, wounds_before: int) -> Any:
    """An oaf is about to go insane, and its controller answers."""
    game = build(Side(play=[HORROR, PAUSE]), Side(play=[At(OAF, wounds=wounds_before), answer, PAUSE]), edition=edition)
    game.choose(f"use {HORROR}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {answer}"])
    game.choose(f"use {answer}")
    assert idle(game)
    return game


# ---- going insane


@in_all_editions
def test_a_wound_healed_meanwhile_does_not_destroy_who_goes_insane(edition: str) -> None:
    """coc/timing/disrupt-immediate"""
    game = use_on_the_oaf(BALM, edition, wounds_before=1)
    assert log(game, "healed", "insane", "destroyed") == ["healed oaf", "insane oaf"]
    assert keys(game) == ["pass", f"use {PAUSE}#2"]


@in_all_editions
def test_a_wound_dealt_meanwhile_destroys_who_would_go_insane(edition: str) -> None:
    """coc/timing/disrupt-immediate"""
    game = use_on_the_oaf(SLAP, edition, wounds_before=0)
    assert log(game, "wounded", "insane", "destroyed") == ["wounded oaf", "destroyed oaf"]


@in_all_editions
@pytest.mark.parametrize("answer", [NERVE, MASK])
def test_who_is_protected_meanwhile_does_not_go_insane(edition: str, answer: str) -> None:
    """coc/rule/2.2-cannot/a: Willpower, or a Terror icon."""
    game = use_on_the_oaf(answer, edition, wounds_before=0)
    assert log(game, "insane", "destroyed") == []
    assert card(game, OAF).state == 0


def _put_the_priest_into_play(g: CocTable, use: Use) -> bool:
    """Put a card from your hand into play."""
    from orne.coc.rules.entering import put_into_play

    return put_into_play(g, g.state.hand[use.seat][0], use.seat, use)


# ---- wounds

HIDE = lab_card("thick-hide", disrupt(HIT, gain(EVENT_CARD, keyword="toughness")), type="support")


STORM = lab_card("steel-rain", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
RESCUE = lab_card("rescue", disrupt(HIT, return_to_hand(), Choose(CHARACTER & YOURS & titled("Bore"))), type="support")


@in_all_editions
def test_no_window_opens_for_a_card_that_was_saved_before_its_turn(edition: str) -> None:
    """coc/rule/1.9-choosing-targets/f"""
    game = build(Side(play=[STORM, PAUSE]), Side(play=[PAWN, BORE, RESCUE, HIDE, PAUSE]), edition=edition)
    game.choose(f"use {STORM}")
    assert keys(game) == ["pass", f"use {RESCUE}", f"use {HIDE}"]
    game.choose(f"use {RESCUE}")
    assert keys(game) == ["pass", f"use {HIDE}"], "still the same wound"
    game.choose("pass")
    assert log(game, "returned", "wounded", "destroyed") == ["returned bore", "wounded pawn", "destroyed pawn"]
    assert (asked(game)[1], idle(game)) == ("action", True)


def test_a_card_that_left_and_came_back_meanwhile_is_another() -> None:
    """coc/rule/2.23-zones-of-play/d"""

    def blink(g: CocTable, use: Use) -> bool:
        """Return the bore and put it back."""
        from orne.coc.rules.entering import put_into_play

        bore = next(uid for uid in g.state.play if g.title(uid) == "Bore")
        return leaving.return_to_hand(g, [bore], use) and put_into_play(g, bore, use.seat, use)

    blinker = lab_card("blinker", disrupt(HIT, Do(blink)), type="support")
    game = build(Side(play=[STORM, PAUSE]), Side(play=[PAWN, BORE, blinker, PAUSE]))
    game.play(f"use {STORM}", f"use {blinker}")
    assert log(game, "wounded") == ["wounded pawn"]
    assert pile(game, 1, "play").count(BORE) == 1


# ---- leaving play


def test_a_destruction_forbidden_meanwhile_does_not_happen() -> None:
    """coc/rule/2.2-cannot/a"""
    angel = lab_card("angel", Cannot("be destroyed", CHARACTER & YOURS))
    call = lab_card("call-angel", disrupt(on(events.DESTROY), Do(_put_the_priest_into_play)), type="support")
    blast = lab_card("blast-again", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[blast, PAUSE]), Side(play=[PAWN, BORE, call, PAUSE], hand=[angel]))
    game.play(f"use {blast}", f"use {call}")
    assert (log(game, "destroyed"), idle(game)) == ([], True)
    assert sorted(pile(game, 1, "play")) == sorted([PAWN, BORE, angel, call, PAUSE])


def test_who_is_healed_as_he_would_be_destroyed_lives() -> None:
    """coc/rule/2.37-invulnerability/a: the destruction follows from wounds that are there."""
    medic = lab_card("medic", disrupt(on(events.DESTROY), Do(healed)), type="support")
    game = build(Side(play=[GUN, PAUSE]), Side(play=[PAWN, medic, PAUSE]))
    game.play(f"use {GUN}", f"use {medic}")
    assert (log(game, "wounded", "healed", "destroyed"), idle(game)) == (["wounded pawn", "healed pawn"], True)


# ---- attachments

LEASH = lab_card("short-leash", AttachTo(CHARACTER), type="support", cost=0)
VANISH = lab_card("vanish", disrupt(on(events.PLAYED), return_to_hand(), Choose(CHARACTER)), type="support")


@in_all_editions
def test_an_attachment_whose_host_leaves_meanwhile_does_not_enter_play(edition: str) -> None:
    """coc/rule/2.33-attachments/a"""
    game = build(Side(hand=[LEASH], play=[PAUSE]), Side(play=[PAWN, VANISH, PAUSE]), edition=edition)
    game.play(f"play {LEASH}", f"use {VANISH}")
    assert log(game, "returned", "played", "attached") == ["returned pawn"]
    assert LEASH not in pile(game, 0, "play")
    assert idle(game)


def test_an_attachment_goes_to_another_host_when_the_first_is_gone() -> None:
    """coc/rule/2.33-attachments/c: the requirement is one of entering play."""
    game = build(Side(hand=[LEASH], play=[PAUSE, PAWN, OAF, BORE]), Side(play=[VANISH]))
    game.play(f"play {LEASH}", f"attach {PAWN}", f"use {VANISH}", f"choose {PAWN}")
    assert keys(game) == [f"attach {BORE}", f"attach {OAF}"]
    game.choose(f"attach {OAF}")
    assert card(game, LEASH).host == card(game, OAF).uid


def test_a_unique_card_is_not_played_beside_one_that_came_meanwhile() -> None:
    """coc/rule/1.13-gaining-control/g"""
    sage = lab_card("sage", unique=True, cost=0)
    herald = lab_card("herald", disrupt(on(events.PLAYED), Do(_put_the_priest_into_play)), type="support")
    game = build(Side(hand=[sage, sage], play=[PAUSE, herald]))
    game.play(f"play {sage}", f"use {herald}")
    assert pile(game, 0, "play").count(sage) == 1
    assert idle(game)


# ---- tokens, later parts, struggles


def test_no_token_is_placed_on_a_story_that_was_won_meanwhile() -> None:
    """coc/rule/1.9-choosing-targets/f"""

    def snatch(g: CocTable, use: Use) -> bool:
        """Put a success token on that story."""
        return success.place(g, use.seat, use.event.subject, use)

    lab_card("plain-again", type="story", cost=0, faction=None, resources=())
    thief = lab_card(
        "thief",
        disrupt(on(events.SUCCESS_PLACED, lambda g, use, event: event.seat != use.seat), Do(snatch)),
        type="support",
    )
    giver = lab_card("giver-again", action(Do(_a_token_on_the_first_story), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[giver, PAUSE]),
        Side(play=[thief, PAUSE]),
        stories=[Story("lab/plain-again", (0, 4)), "core/dreamwalkers", "core/frozen-in-time"],
    )
    game.play(f"use {giver}", f"use {thief}")
    assert log(game, "success token", "story won") == ["success token plain-again", "story won plain-again"]
    assert len(game.state.won[1]) == 1
    assert idle(game)


def _a_token_on_the_first_story(g: CocTable, use: Use) -> bool:
    """Put a success token on the first story."""
    return success.place(g, use.seat, g.state.row[0], use)


def test_a_later_part_looks_at_its_target_again() -> None:
    """coc/rule/1.9-choosing-targets/f"""
    part = ThenChoose(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED))
    double = lab_card("double", action(Then(Say("first"), part), cost=ExhaustThis()), type="support")

    def aimed(g: CocTable, use: Use, event: Event) -> bool:
        return bool(event.source.targets)

    shell = lab_card("late-shell", disrupt(on(events.USE, aimed), Do(_all_invulnerable)), type="support")
    game = build(Side(play=[double, PAUSE]), Side(play=[PAWN, shell, PAUSE]))
    game.play(f"use {double}", f"use {shell}")
    assert log(game, "said", "wounded") == ["first"]


def _all_invulnerable(g: CocTable, use: Use) -> bool:
    """All your characters gain Invulnerability."""
    return last(g, "add", list(g.index.characters[use.seat]), ("invulnerability", 1), use)


def test_a_character_that_is_taken_before_the_wound_is_wounded_as_the_takers() -> None:
    """coc/rule/1.13-gaining-control/a: whoever controls it as the wound is placed has a character wounded."""
    snatch = lab_card("ag-snatch", disrupt(HIT, take_control("ever", EVENT_CARD)), type="support")
    mine = on(WOUND, lambda g, use, event: event.seat == use.seat)
    ache = lab_card("ag-ache", response(mine, Say("ache")), type="support")
    game = build(Side(play=[GUN, snatch, ache, PAUSE]), Side(play=[OAF, ache, PAUSE]))
    game.play(f"use {GUN}", f"use {snatch}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {ache}"])
    game.choose(f"use {ache}")
    assert (card(game, OAF).controller, card(game, OAF).wounds, idle(game)) == (0, 1, True)
