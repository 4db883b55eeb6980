"""Wounds, Toughness and Invulnerability."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Replaces, Trigger, Use, action, disrupt, response
from orne.coc.events import WOUND
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    EVENT_CARD,
    ITSELF,
    STORY,
    THEM,
    Do,
    Draw,
    ExhaustThis,
    PlaceSuccess,
    Then,
    Wound,
    chosen,
    destroy,
    everything,
    gain,
    go_insane,
    return_to_hand,
    sacrifice,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.wounds import heal
from orne.coc.state import INSANE, READY
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BORE,
    GUN,
    OAF,
    PAUSE,
    PAWN,
    Say,
    event,
    in_all_editions,
    lab_card,
    mine,
    on,
    tool,
)
from tests.coc.look import card, hand, idle, keys, log, said, table, uid, zone
from tests.look import asked, happened


def test_a_moved_wound_is_not_a_wounding_but_harms() -> None:
    """coc/rule/2.31-moving-wounds/a, coc/rule/2.31-moving-wounds/b, coc/rule/2.31-moving-wounds/c"""
    from orne.coc.language import CAN_BE_WOUNDED
    from orne.coc.rules.wounds import move_wound
    from orne.coc.selector import Sel

    def shift(g: CocTable, use: Use) -> bool:
        """Move a wound from the first to the second."""
        return move_wound(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)

    wounded = Sel(lambda g, use, who: g.state.cards[who].wounds > 0, before=("wounded",))
    hears = lab_card(
        "hears-wounds", response(Trigger(WOUND, lambda g, use, event: True, "after a wound"), Draw()),
        keywords=(("toughness", 1),),
    )  # fmt: skip
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    move = event("shift", Do(shift), Choose(CHARACTER & wounded), Choose(CHARACTER & CAN_BE_WOUNDED))
    game = build(Side(hand=[move, move, PAUSE], play=[At("g-men", wounds=2), "bag-man", stone, hears]))
    game.choose("play lab/shift")
    assert keys(game) == ["choose core/bag-man", "choose core/g-men", "choose lab/hears-wounds"]
    game.choose("choose core/bag-man")
    assert asked(game)[1] == "action", "nobody was wounded"
    assert zone(game, "bag-man") == "discard"
    assert card(game, "g-men").wounds == 1
    game.play("play lab/shift", "choose lab/hears-wounds")
    assert card(game, hears).wounds == 1
    assert "wounded" not in happened(game)
    both = event("shift-and-say", Then(Do(shift), Say("moved")), Choose(CHARACTER), Choose(CHARACTER))
    for source, words in (("core/bag-man", []), (hears, ["moved"])):
        game = build(Side(hand=[both, PAUSE], play=["g-men", At(hears, wounds=1), "bag-man"]))
        game.play(f"play {both}", f"choose {source}", "choose core/g-men")
        assert said(game) == words, "who has no wound has none to move"


def test_an_invulnerable_character_cannot_be_wounded_at_all() -> None:
    """coc/rulebook/invulnerability"""
    rock = lab_card("rock", keywords=(("invulnerability", 1),))
    one = lab_card(
        "stone-thrower", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()), type="support"
    )
    every = lab_card("hailstorm", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, every, BELL]), Side(play=[rock]))
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(play=[one, every, BELL]), Side(play=[rock, "bag-man"]))
    assert keys(game) == ["pass", f"use {BELL}", f"use {every}", f"use {one}"]
    game.choose(f"use {every}")
    assert (card(game, rock).wounds, uid(game, rock) in game.state.play) == (0, True)


# ---- in the middle of other things


@in_all_editions
def test_going_insane_instead_of_dying_of_a_wound_is_dying_after_all(edition: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    soft = lab_card("soft-heart", Replaces(mine(events.DESTROY), go_insane(ITSELF)))
    axe = tool("headsmans-axe", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[axe, PAUSE]), Side(play=[soft, PAUSE]), edition=edition)
    game.choose(f"use {axe}")
    assert (card(game, soft).state, log(game, "destroyed"), idle(game)) == (INSANE, [], True)
    game = build(Side(play=[GUN, PAUSE]), Side(play=[soft, PAUSE]), edition=edition)
    game.choose(f"use {GUN}")
    assert (zone(game, soft), log(game, "insane"), idle(game)) == ("discard", [], True)


@in_all_editions
def test_two_replacements_do_not_replace_each_other_for_ever(edition: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    torn = lab_card(
        "torn-soul",
        Replaces(mine(events.GO_INSANE), sacrifice(ITSELF)),
        Replaces(mine(events.SACRIFICE), go_insane(ITSELF)),
    )
    stare = tool("stare", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[stare, PAUSE]), Side(play=[torn, PAUSE]), edition=edition)
    game.choose(f"use {stare}")
    assert (card(game, torn).state, log(game, "replaced", "sacrificed", "insane"), idle(game)) == (
        INSANE,
        ["replaced torn-soul", "replaced torn-soul", "insane torn-soul"],
        True,
    )


@in_all_editions
def test_what_follows_then_needs_all_of_them_to_be_destroyed(edition: str) -> None:
    """coc/rule/1.3-multiple-effects/b"""
    flood = tool("spring-flood", action(Then(destroy(everything(CHARACTER)), Say("then")), cost=ExhaustThis()))
    raft = tool("raft", disrupt(on(events.DESTROY), return_to_hand(EVENT_CARD), cost=ExhaustThis()))
    game = build(Side(play=[flood, PAUSE]), Side(play=[PAWN, BORE, raft, PAUSE]), edition=edition)
    game.choose(f"use {flood}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {raft}"])
    game.choose(f"use {raft}")
    assert ([zone(game, each) for each in (PAWN, BORE)], said(game)) == (["hand", "discard"], [])
    assert idle(game)


@in_all_editions
def test_a_conspiracy_is_neither_wounded_nor_driven_insane(edition: str) -> None:
    plot = lab_card("murky-plot", type="conspiracy")
    stare = tool("wide-stare", action(go_insane(everything(CHARACTER | STORY)), cost=ExhaustThis()))
    row = ["dreamwalkers", "rotting-away", "frozen-in-time", plot]
    game = build(Side(play=[stare, PAUSE]), Side(play=[PAWN, PAUSE]), stories=row, edition=edition)
    game.choose(f"use {stare}")
    while asked(game)[1] == "first":
        game.choose(keys(game)[0])
    assert (card(game, PAWN).state, card(game, plot).state) == (INSANE, READY)
    assert not table(game).can_be_wounded(card(game, plot).uid)


@in_all_editions
def test_a_wounded_character_dies_where_it_has_no_text(edition: str) -> None:
    """coc/rule/2.25-text-box/a: Toughness belongs to the text box."""
    row = ["ancient-apocrypha", "dreamwalkers", "frozen-in-time", "the-bootleg-whiskey-cover-up"]
    mine_ = Side(play=[At("guardian-shoggoth", wounds=1), PAUSE])
    game = build(mine_, Side(play=[PAUSE]), stories=row, edition=edition, step="active player commits")
    game.choose("commit core/guardian-shoggoth core/the-bootleg-whiskey-cover-up")
    assert (zone(game, "guardian-shoggoth"), asked(game), idle(game)) == ("discard", (0, "action"), True)


@in_all_editions
def test_toughness_that_ends_with_the_phase_holds_no_wound_any_more(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    tonic = tool("bitter-tonic", action(gain(keyword="toughness"), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[tonic, GUN, PAWN, PAUSE]), Side(play=[PAUSE]), edition=edition)
    game.play(f"use {tonic}", "pass", f"use {GUN}")
    assert (zone(game, PAWN), card(game, PAWN).wounds) == ("play", 1)
    game.play("pass", "pass")
    assert (zone(game, PAWN), idle(game)) == ("discard", True)


@pytest.mark.parametrize("wounds", [0, 1])
def test_a_token_only_for_a_wound_that_was_taken_off(wounds: int) -> None:
    """coc/example/1.3-balance-of-thoth"""

    def heal_one(g: CocTable, use: Use) -> bool:
        """Take a wound off it."""
        for each in THEM.cards(g, use):
            if g.state.cards[each].wounds:
                heal(g, each, 1)
                return True
        return False

    scales = lab_card(
        "scales",
        action(Then(Do(heal_one), PlaceSuccess(chosen(1))), Choose(CHARACTER), Choose(STORY), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[scales, At(OAF, wounds=wounds), BELL]), stories=["dreamwalkers"])
    game.choose(f"use {scales}")
    assert card(game, "dreamwalkers").success == (wounds, 0)
    assert card(game, OAF).wounds == 0


@pytest.mark.parametrize("saved", [False, True])
def test_what_follows_then_needs_every_one_of_the_wounds(saved: bool) -> None:
    """coc/rule/1.3-multiple-effects/b: one that is cancelled leaves the first part unfinished."""
    blow = event("double-blow", Then(Wound(number=2), Draw()), Choose(CHARACTER & CAN_BE_WOUNDED))
    medic = "secrets-of-arkham/agency-medic"
    game = build(Side(hand=[blow], play=[PAUSE]), Side(play=[OAF, medic]))
    game.play(f"play {blow}", f"choose {OAF}", f"use {medic}" if saved else "pass")
    assert (card(game, OAF).wounds, len(hand(game, 0))) == ((1, 0) if saved else (2, 1))
    assert (keys(game), idle(game)) == (["pass", f"use {PAUSE}"], True)
