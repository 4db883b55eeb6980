"""Errata of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import CHARACTER, Choose, ExhaustThis, action, destroy
from orne.rulings.laboratory.coc import FIGHT, FULL, IDLE, PAUSE, PAWN, lab_card, tool
from orne.rulings.showing.coc import Show, Side, Story, shows
from orne.rulings.showing.coc_probes import (
    controller,
    deck,
    discard,
    drained,
    hand,
    icons,
    in_play,
    skill,
    state,
    tokens_by_story,
)

AXE = tool("fm-axe-2", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
DOUBLE = "the-yuggoth-contract/doppelganger"
HERO = lab_card("fm-one", unique=True, cost=1)
DEAR = lab_card("fm-dear", cost=3)
CLERK = lab_card("fm-clerk", cost=2, skill=3, icons=(1, 0, 0, 2))
LIBRARY = lab_card("yi-library", type="story", struggles=(0, 0, 0, 1))
CALENDAR = "the-yuggoth-contract/stone-calendar"


@shows("coc/errata/yuggoth-contract/f79-doppelganger")
def doppelganger_is_a_copy_until_the_original_leaves_play(show: Show) -> None:
    """It copies a character that is not unique and costs no more than is paid, and returns to hand when that leaves."""
    show.lay(Side(hand=[DOUBLE], play=[AXE, PAUSE], domains=["yog-sothoth:2"]), Side(play=[PAWN, CLERK, HERO, DEAR]))
    show.offers(*IDLE, f"play {DOUBLE} domain 1", f"use {AXE}")
    show.answer(f"play {DOUBLE} domain 1")
    show.offers(f"copy {PAWN}", "copy lab/fm-clerk")
    show.answer("copy lab/fm-clerk")
    show.sees(in_play(0), [AXE, PAUSE, f"{CLERK}#2"])
    show.sees(controller(CLERK), 0)
    show.sees(skill(CLERK), 3)
    show.sees(icons(CLERK), [1, 0, 0, 2])
    show.sees(drained(), [True])
    show.answer(f"use {AXE}", "choose lab/fm-clerk")
    show.sees(hand(0), [DOUBLE])
    show.sees(in_play(0), [AXE, PAUSE])
    show.sees(discard(1), [CLERK])
    show.offers(*IDLE)


@shows("coc/errata/yuggoth-contract/f79-doppelganger")
def two_copies_of_one_character_go_home_with_it(show: Show) -> None:
    """The clerk falls, and both who looked like him return to hand."""
    show.lay(Side(hand=[DOUBLE] * 2, play=[AXE, PAUSE], domains=["yog-sothoth:2"] * 2), Side(play=[CLERK]))
    show.answer(f"play {DOUBLE} domain 1", f"play {DOUBLE} domain 2", f"copy {CLERK}")
    show.sees(in_play(0), [AXE, PAUSE, f"{CLERK}#2", f"{CLERK}#3"])
    show.answer(f"use {AXE}", f"choose {CLERK}")
    show.sees(hand(0), [DOUBLE] * 2)
    show.offers(*IDLE)


@shows("coc/errata/yuggoth-contract/f109-stone-calendar")
def the_stone_calendar_turns_success_tokens_of_yours_into_cards(show: Show) -> None:
    """Of your three tokens any number may be discarded for as many cards, the opponent's stay."""
    show.lay(
        Side(play=[CALENDAR, PAUSE], deck=["bag-man", "t-men", "patsy", "panic"]),
        stories=[Story(FIGHT, (2, 3)), Story(FULL, (1, 0)), Story(LIBRARY, (0, 2))],
    )
    show.answer(f"use {CALENDAR}")
    show.offers("x 1", "x 2", "x 3")
    show.answer("x 2")
    show.offers(f"discard from {FIGHT}", f"discard from {FULL}")
    show.answer(f"discard from {FULL}")
    show.sees(tokens_by_story(), {FIGHT: (1, 3), FULL: (0, 0), LIBRARY: (0, 2)})
    show.sees(hand(0), ["bag-man", "t-men"])
    show.sees(deck(0), ["patsy", "panic"])
    show.sees(state(CALENDAR), "exhausted")
    show.offers(*IDLE)


@shows("coc/errata/yuggoth-contract/f79-doppelganger")
def why_doppelganger_does_not_copy_somebody(show: Show) -> None:
    """Not who is unique, nor who costs more than the domain gives; a support card is no character."""
    show.lay(Side(hand=[DOUBLE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[PAWN, CLERK, HERO, DEAR]))
    show.answer(f"play {DOUBLE} domain 1")
    show.offers(f"copy {PAWN}", f"copy {CLERK}")
    show.why_not(f"copy {DEAR}", "coc/basics/5.1", says="costs 3; the domain gives 2")
    show.why_not(f"copy {HERO}", "coc/rule/1.9-choosing-targets/b")
    show.answer(f"copy {PAWN}")
