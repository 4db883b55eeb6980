"""An effect by how the card is: one moment, one of them."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, LosesIcons, action, disrupt
from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    CAN_GO_INSANE,
    CHARACTER,
    COMBAT,
    GO_INSANE,
    IS_EXHAUSTED,
    IS_READY,
    YOURS,
    CancelIt,
    Draw,
    ExhaustThis,
    Lasting,
    Then,
    by_case,
    destroy,
    everything,
    exhaust,
    gain,
    go_insane,
    ready,
    those,
    uses,
    where,
    with_icon,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PAWN, in_all_editions, lab_card
from tests.coc.look import card, icons, keys, skill, zone

READY, EXHAUSTED, INSANE = 0, 1, 2
BRAWLER = lab_card("ca-brawler", icons=(0, 1, 0, 0))
BLOW = by_case((IS_READY, exhaust), (IS_EXHAUSTED, go_insane))


def tool(slug: Any, effect: Any, *choose: Any) -> Any:
    return lab_card(f"ca-{slug}", action(effect, *choose, cost=ExhaustThis()), type="support")


@pytest.mark.parametrize(("before", "after"), [(False, EXHAUSTED), (True, INSANE)])
@in_all_editions
def test_what_one_effect_makes_of_a_card_does_not_bring_on_the_next(before: Any, after: Any, edition: Any) -> None:
    club = tool("club", Then(BLOW, Draw()), Choose(CHARACTER))
    game = build(Side(play=[club, PAUSE]), Side(play=[At(PAWN, exhausted=before)]), edition=edition)
    game.choose(f"use {club}")
    assert card(game, PAWN).state == after
    assert (len(game.state.hand[0]), keys(game)) == (1, ["pass", f"use {PAUSE}"])


def test_it_reads_as_one_sentence() -> None:
    club = tool("club-2", BLOW, Choose(CHARACTER))
    odd = tool("odd", by_case((with_icon(COMBAT) & CHARACTER, destroy), (IS_EXHAUSTED, ready)), Choose(CHARACTER))
    start = "Action: Exhaust this card to choose a character and "
    assert text(club) == f"{start}exhaust it if it is ready, or drive it insane if it is exhausted."
    assert text(odd) == f"{start}destroy it if it is a character with a Combat icon, or ready it if it is exhausted."


def test_the_first_case_that_fits_is_the_one() -> None:
    odd = tool("odd-2", by_case((with_icon(COMBAT), destroy), (IS_READY, exhaust)), Choose(CHARACTER))
    game = build(Side(play=[odd, PAUSE]), Side(play=[BRAWLER, PAWN]))
    game.play(f"use {odd}", f"choose {BRAWLER}")
    assert (zone(game, BRAWLER), card(game, PAWN).state) == ("discard", READY)


def test_a_card_that_fits_no_case_is_left_alone() -> None:
    """What follows "then" does not happen."""
    club = tool("club-3", Then(by_case((with_icon(COMBAT), destroy)), Draw()), Choose(CHARACTER))
    game = build(Side(play=[club, PAUSE]), Side(play=[BRAWLER, PAWN]))
    game.play(f"use {club}", f"choose {PAWN}")
    assert (zone(game, PAWN), zone(game, BRAWLER), game.state.hand[0]) == ("play", "play", [])
    game = build(Side(play=[club, PAUSE]), Side(play=[PAWN]))
    assert keys(game) == ["pass", f"use {PAUSE}"], "nobody could be destroyed (coc/faq/no-if-able-must-resolve-whole)"


def test_a_text_that_lasts_may_be_one_of_them() -> None:
    """It is found by its place in the card's text, as any lasting text is."""
    mute = by_case((with_icon(COMBAT), lambda who: Lasting(LosesIcons(AFFECTED), who)), (IS_READY, exhaust))
    gag = tool("gag", mute, Choose(CHARACTER))
    game = build(Side(play=[gag, PAUSE]), Side(play=[BRAWLER, PAWN]))
    game.play(f"use {gag}", f"choose {BRAWLER}")
    assert icons(game, BRAWLER) == [0, 0, 0, 0]
    assert text(gag).endswith(
        "until the end of the phase it loses its printed icons if it is a card with a Combat icon, "
        "or exhaust it if it is ready."
    )


def test_who_needs_it_only_in_one_case() -> None:
    """coc/rule/2.2-cannot/b: an exhausted one is a target only if it can go insane."""
    brave = lab_card("ca-brave", keywords=(("willpower", 1),))
    tired = lab_card("ca-tired", keywords=(("willpower", 1),))
    club = tool("club-4", BLOW, Choose(CHARACTER & where(IS_EXHAUSTED, CAN_GO_INSANE)))
    game = build(Side(play=[club, PAUSE]), Side(play=[brave, At(tired, exhausted=True), PAWN]))
    game.choose(f"use {club}")
    assert keys(game) == [f"choose {brave}", f"choose {PAWN}"]
    assert [str(each) for each in game.why_not(f"choose {tired}", 0)] == [
        "Ca Tired has Willpower and cannot go insane: coc/rule/2.2-cannot/b"
    ]


@pytest.mark.parametrize("tired", [False, True])
def test_what_would_be_done_is_known_before_it_happens(tired: Any) -> None:
    """A card that cancels what would drive somebody insane looks at the case."""
    shield = lab_card("ca-shield", disrupt(uses(would=(GO_INSANE, CHARACTER & YOURS)), CancelIt()), type="support")
    club = tool("club-5", BLOW, Choose(CHARACTER))
    game = build(Side(play=[club, PAUSE]), Side(play=[At(PAWN, exhausted=tired), shield]))
    game.choose(f"use {club}")
    assert (f"use {shield}" in keys(game)) is tired


def test_those_of_some_cards() -> None:
    drill = tool("drill", gain(those(everything(CHARACTER), with_icon(COMBAT)), skill=2))
    game = build(Side(play=[drill, PAWN, BRAWLER, PAUSE]))
    game.choose(f"use {drill}")
    assert [skill(game, each) for each in (PAWN, BRAWLER)] == [1, 3]
