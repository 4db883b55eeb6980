"""Answers about cards of The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    OPPONENTS,
    Choose,
    ExhaustThis,
    Gives,
    action,
    put_into_play,
    take_control,
)
from orne.rulings.laboratory.coc import BARE, BORE, FIGHT, FULL, GUN, IDLE, PAUSE, PAWN, lab_card, tool
from orne.rulings.showing.coc import Show, Side, shows, there
from orne.rulings.showing.coc_probes import controller, drained, hand, in_play, skill, state

SET = "the-key-and-the-gate"
MAGE = lab_card("kg-mage", icons=(0, 0, 2, 0), skill=2)
STRONG = lab_card("kg-strong", skill=3)
PEASLEE = f"{SET}/professor-nathaniel-peaslee"
FTHAGGUA = f"{SET}/fthaggua"
HAND = f"{SET}/hand-of-aforgomon"
ALIENIST = f"{SET}/prepared-alienist"
LURE = tool("kg-lure", action(take_control("turn"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()))
GATE = tool("kg-gate", action(put_into_play(), Choose(CHARACTER & IN_HAND), cost=ExhaustThis()))
HERO = lab_card("kg-hero", unique=True)
BOOST = tool("kg-boost", Gives(CHARACTER, "skill", 3))


@shows("coc/faq/peaslee-swap-unique")
def where_peaslee_cannot_be_taken_nothing_changes_hands(show: Show) -> None:
    """The opponent has a Peaslee already and cannot take another one, so that neither character changes hands."""
    show.lay(Side(play=[PEASLEE, PAUSE], domains=["yog-sothoth:3"]), Side(play=[PEASLEE, STRONG]))
    show.answer(f"use {PEASLEE} domain 1", "x 3", f"choose {STRONG}")
    show.sees(in_play(0), [PEASLEE, PAUSE])
    show.sees(in_play(1), [f"{PEASLEE}#2", STRONG])
    show.sees(drained(), [True])
    show.offers(*IDLE)


@shows("coc/faq/fthaggua-unique")
def what_fthaggua_holds_does_not_count_as_a_copy(show: Show) -> None:
    """With the unique character in play a copy cannot be played; held face down by Fthaggua, it does not hinder."""
    show.lay(Side(hand=[HERO], play=[HERO, PAUSE], domains=["agency:1"]), Side(play=[FTHAGGUA, GUN]))
    show.offers(*IDLE)
    show.answer("pass", f"use {GUN}", "no", "no")
    show.offers("pass", f"play {HERO} domain 1", f"use {PAUSE}")
    show.answer(f"play {HERO} domain 1")
    show.sees(hand(0), [])


@shows("coc/faq/hand-of-aforgomon")
def everybody_beside_hand_of_aforgomon_has_skill_0(show: Show) -> None:
    """Under a bonus of 3, everybody at its story has skill 0, and who is elsewhere has the bonus."""
    show.lay(
        Side(play=[BOOST, there(HAND), there(STRONG), there(MAGE, 1), PAUSE]),
        Side(play=[there(BORE), PAWN]),
        stories=[BARE, FIGHT, FULL],
        step="actions after defenders commit",
    )
    show.sees(skill(HAND), 0)
    show.sees(skill(STRONG), 0)
    show.sees(skill(BORE), 0)
    show.sees(skill(MAGE), 5)
    show.sees(skill(PAWN), 4)


@shows("coc/faq/prepared-alienist-return")
def a_borrowed_character_comes_back_under_prepared_alienist(show: Show) -> None:
    """The Alienist has entered play meanwhile, and the borrowed character is its owner's again as the turn ends."""
    show.lay(Side(play=[LURE, PAUSE]), Side(play=[PAWN, GATE], hand=[ALIENIST]))
    show.answer(f"use {LURE}")
    show.sees(in_play(0), [LURE, PAUSE, PAWN])
    show.answer(f"use {GATE}")
    show.sees(in_play(1), [GATE, ALIENIST])
    show.sees(state(ALIENIST), "ready")
    show.pass_to_phase("refresh")
    show.sees(in_play(0), [LURE, PAUSE])
    show.sees(controller(PAWN), 1)


@shows("coc/faq/prepared-alienist-return")
def beside_prepared_alienist_nobody_is_taken(show: Show) -> None:
    """With the Alienist in play, control of a character is not taken."""
    show.lay(Side(play=[LURE, PAUSE]), Side(play=[PAWN, ALIENIST]))
    show.offers("pass", "use lab/pause")
