"""Decks in more ways: several into play, shown to all, from the bottom; discounts and immunity for a time."""

from __future__ import annotations

from typing import Any

from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    ATTACHMENT,
    CARD,
    CHARACTER,
    HOST_SUPPORT,
    IT,
    ITSELF,
    OTHER,
    SELF,
    SUPPORT,
    TRIGGERED_EFFECT_USED,
    YOURS,
    AttachTo,
    CancelIt,
    Choose,
    CostChange,
    Draw,
    ExhaustHost,
    ExhaustThis,
    Gives,
    ImmuneTo,
    Lasting,
    LookAtTop,
    SearchIntoPlay,
    Wound,
    action,
    disrupt,
    subtype,
    there_is,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import GUN, PAUSE, PAWN, lab_card, tool
from tests.coc.look import cards_of, deck, discard, hand, in_play, keys, pass_to_phase, skill, state_of, zone

ROPE = tool("dw-rope", AttachTo(CHARACTER & YOURS), subtypes=("Attachment",))
LEASH = tool("dw-leash", AttachTo(CHARACTER & OTHER & SUPPORT), subtypes=("Attachment",))
RING = tool("dw-ring", AttachTo(CHARACTER), subtypes=("Attachment",), unique=True)
IDLE = ["pass", f"use {PAUSE}"]


def staff(slug: str, effect: Any) -> str:
    return tool(f"dw-{slug}", action(effect, cost=ExhaustThis()))


def test_several_cards_are_found_and_attached() -> None:
    hero = lab_card(
        "dw-hero", action(SearchIntoPlay(SUPPORT & subtype("Attachment"), up_to=2, onto=ITSELF), cost=ExhaustThis())
    )
    game = build(Side(play=[hero, PAWN, PAUSE], deck=[PAWN, ROPE, LEASH, RING, RING, PAWN]))
    game.choose(f"use {hero}")
    assert keys(game) == ["nothing", f"take {RING}", f"take {ROPE}"]
    game.choose(f"take {RING}")
    assert keys(game) == ["nothing", f"take {ROPE}"]
    game.choose(f"take {ROPE}")
    assert {cards_of(game, 0)[each]["host"] for each in (ROPE, RING)} == {hero}
    assert keys(game) == IDLE
    assert text(hero) == (
        "Action: Exhaust this card to put up to 2 Attachment support cards from your deck into play "
        "attached to this card (search for them, then shuffle)."
    )


def test_one_of_the_top_cards_enters_play_and_the_rest_goes_under_the_deck_as_it_lies() -> None:
    curator = staff("curator", LookAtTop(4, "play", SUPPORT, may=True, rest="under it in the same order"))
    game = build(Side(play=[curator, PAUSE], deck=[PAWN, ROPE, GUN, "bag-man", PAUSE]))
    game.choose(f"use {curator}")
    assert keys(game) == ["none", f"put {GUN}"]
    game.choose(f"put {GUN}")
    assert (zone(game, GUN), deck(game, 0)) == ("play", [PAUSE, PAWN, ROPE, "bag-man"])
    assert str(text(curator)).endswith(
        "you may put a support card among them into play; put the rest under the deck in the same order."
    )


def test_cards_are_revealed_to_all() -> None:
    ruins = staff("ruins", LookAtTop(3, "hand", SUPPORT, rest="under it in the same order", shown=True))
    game = build(Side(play=[ruins, PAUSE], deck=[PAWN, GUN, ROPE, PAWN, PAWN]))
    game.choose(f"use {ruins}")
    assert keys(game) == [f"take {ROPE}", f"take {GUN}"]
    assert game.view(1)["revealed"] == [PAWN, GUN, ROPE]
    game.choose(f"take {GUN}")
    assert (hand(game, 0), game.view(1)["revealed"], keys(game)) == ([GUN], [], IDLE)
    assert str(text(ruins)).startswith("Action: Exhaust this card to reveal the 3 uppermost cards of your deck; take a")


def test_drawing_from_the_bottom() -> None:
    well = staff("well", Draw(from_bottom=True))
    game = build(Side(play=[well, PAUSE], deck=[PAWN, PAWN, GUN]))
    game.choose(f"use {well}")
    assert (hand(game, 0), deck(game, 0), keys(game)) == ([GUN], [PAWN, PAWN], IDLE)
    assert text(well) == "Action: Exhaust this card to draw a card from the bottom of your deck."


def test_a_cost_that_changes_while_a_condition_holds() -> None:
    fixer = lab_card("dw-fixer", CostChange(SELF, -2, minimum=1, own=True, while_=there_is(ATTACHMENT)), cost=3)
    mine = Side(hand=[fixer], play=[PAWN, PAUSE], domains=["agency:1"])
    assert keys(build(mine)) == IDLE
    mine.play = [PAWN, At(ROPE, on=PAWN), PAUSE]
    assert keys(build(mine)) == ["pass", f"play {fixer} domain 1", f"use {PAUSE}"]
    assert text(fixer) == "While there is an Attachment in play, this card costs 2 less (to a minimum of 1)."
    market = tool("dw-market", CostChange(CHARACTER, -2, minimum=1, while_=there_is(ATTACHMENT)))
    big = lab_card("dw-big", cost=3)
    mine = Side(hand=[big], play=[PAWN, market, PAUSE], domains=["agency:1"])
    assert keys(build(mine)) == IDLE
    mine.play = [PAWN, At(ROPE, on=PAWN), market, PAUSE]
    assert keys(build(mine)) == ["pass", f"play {big} domain 1", f"use {PAUSE}"]


def test_immunity_that_lasts() -> None:
    cloak = tool(
        "dw-cloak",
        action(
            Lasting(ImmuneTo(AFFECTED, CARD, triggered_only=True, words="triggered effects"), IT),
            Choose(CHARACTER),
            cost=ExhaustThis(),
        ),
    )
    lamp = tool("dw-lamp", Gives(CHARACTER, "skill", 1))
    game = build(Side(play=[PAWN, "bag-man", cloak, GUN, lamp, PAUSE]))
    game.play(f"use {cloak}", f"choose {PAWN}")
    assert skill(game, PAWN) == 2
    game.choose(f"use {GUN}")
    assert (discard(game, 0), in_play(game, 0)) == (["bag-man"], [PAWN, cloak, GUN, lamp, PAUSE])
    assert str(text(cloak)).endswith("until the end of the phase it is immune to triggered effects.")
    game = build(Side(play=[PAWN, cloak, GUN, PAUSE]), Side(play=[PAUSE]), step="resource actions")
    game.choose(f"use {cloak}")
    assert f"use {GUN}" not in keys(game)
    pass_to_phase(game, "operations")
    assert f"use {GUN}" in keys(game)


def test_the_attached_support_card_is_exhausted() -> None:
    still = tool(
        "dw-still",
        AttachTo(SUPPORT & ~ATTACHMENT),
        action(Draw(), cost=ExhaustHost("the attached support card")),
        subtypes=("Attachment",),
    )
    game = build(Side(play=[PAUSE, At(still, on=PAUSE)]))
    game.choose(f"use {still}")
    assert (state_of(game, PAUSE), len(hand(game, 0)), HOST_SUPPORT.noun) == ("exhausted", 1, "attached support card")
    assert (
        text(still)
        == "Attach to a non-Attachment support card.\nAction: Exhaust the attached support card to draw a card."
    )


def test_any_triggered_effect_may_be_cancelled() -> None:
    wall = lab_card("dw-wall", disrupt(TRIGGERED_EFFECT_USED, CancelIt()), type="event", cost=0)
    bolt = lab_card("dw-bolt", action(Wound(), Choose(CHARACTER)), type="event", cost=0)
    game = build(Side(hand=[bolt], play=[GUN, PAUSE]), Side(hand=[wall, wall], play=[PAWN]))
    game.play(f"play {bolt}", f"play {wall}")
    assert keys(game) == ["pass", f"play {wall}"]
    game.play("pass", f"use {GUN}", f"play {wall}")
    assert (in_play(game, 1), keys(game)) == ([PAWN], IDLE)
    assert text(wall) == "Disrupt: When a triggered effect is used, cancel it."
