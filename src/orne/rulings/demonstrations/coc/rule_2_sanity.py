"""Insane characters, and cards of no faction."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Choose, Gives, action
from orne.coc.language import (
    CHARACTER,
    IS_INSANE,
    OF_ANOTHER_FACTION,
    OTHER,
    Also,
    Draw,
    ExhaustThis,
    GainAbilitiesOf,
    all_yours_are,
    everything,
    gain,
    per,
    restore_and_ready,
)
from orne.rulings.laboratory.coc import BELL, IDLE, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import hand_size, icons, skill, state

BOTH = event("boost-and-draw", Also(gain(skill=1), Draw()), Choose(CHARACTER))
ETHNOLOGIST = lab_card(
    "ethnologist",
    Gives(CHARACTER, values.COMBAT, 1, while_=all_yours_are("miskatonic")),
    faction="miskatonic",
    resources=("miskatonic",),
)
NEUTRAL_ONE = lab_card("neutral-one")
SAGE = lab_card("co-sage", action(Draw(2), cost=ExhaustThis()), keywords=(("willpower", 1), ("toughness", 1)))
MIMIC = lab_card("co-mimic", action(GainAbilitiesOf(), Choose(CHARACTER & OTHER), cost=ExhaustThis()))
CURE = lab_card(
    "la-cure", action(restore_and_ready(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()), type="support"
)
MADMAN = lab_card(
    "la-madman", action(Draw()), skill=3, icons=(0, 2, 0, 1), subtypes=("Lunatic",), keywords=(("fast", 1),)
)
RALLY = event("la-rally", gain(everything(CHARACTER), skill=1))
ENVOY = tool(
    "ch-envoy", action(gain(skill=per(CHARACTER & OF_ANOTHER_FACTION, 2)), Choose(CHARACTER), cost=ExhaustThis())
)
HASTUR_ONE = lab_card("ch-own", faction="hastur")
AGENCY_ONE = lab_card("ch-other", faction="agency")


@shows("coc/rule/2.34-insanity/b")
def one_insane_character_must_be_restored_in_the_refresh_phase(show: Show) -> None:
    """One of two insane characters has to be restored, and it comes back exhausted."""
    show.lay(
        Side(play=[At("bag-man", insane=True), At("mad-artist", insane=True), At("triggerman", exhausted=True), PAUSE]),
        step="refresh",
    )
    show.asked(0, "restore")
    show.offers("restore core/bag-man", "restore core/mad-artist")
    show.answer("restore core/mad-artist")
    show.sees(state("mad-artist"), "exhausted")
    show.sees(state("bag-man"), "insane")
    show.sees(state("triggerman"), "ready")


@shows("coc/rule/2.34-insanity/d")
def an_insane_character_may_be_targeted_and_the_rest_of_the_effect_works(show: Show) -> None:
    """An insane character may be chosen; its skill stays 0, and the card is drawn."""
    show.lay(Side(hand=[BOTH, PAUSE], play=[At("bag-man", insane=True), "mad-artist"]))
    show.answer("play lab/boost-and-draw")
    show.offers("choose core/bag-man", "choose core/mad-artist")
    show.answer("choose core/bag-man")
    show.sees(skill("bag-man"), 0)
    show.sees(hand_size(0), 2)


@shows("coc/rule/2.38-neutral-no-faction/b", "coc/example/2.38-arctic-ethnologist")
def all_of_one_faction_fails_with_a_card_of_none(show: Show) -> None:
    """The bonus for an all-Miskatonic side is lost with a neutral or an insane character."""
    for other, holds in (
        ("laboratory-assistant", True),
        (At("bag-man", insane=True), False),
        (NEUTRAL_ONE, False),
    ):
        show.lay(Side(play=[ETHNOLOGIST, other]), ask_always=True)
        show.sees(icons(ETHNOLOGIST), [0, 1, 0, 0] if holds else [0, 0, 0, 0])


@shows("coc/rule/2.34-insanity/d")
def an_insane_character_has_nothing_to_give(show: Show) -> None:
    """With nobody but an insane character to copy from, the ability is not offered."""
    show.lay(Side(play=[MIMIC, PAUSE]), Side(play=[At(SAGE, insane=True)]))
    show.offers("pass", f"use {PAUSE}")


@shows("coc/rule/2.34-insanity/d")
def a_group_effect_keeps_hold_of_the_sane(show: Show) -> None:
    """Skill given to all is not given to an insane character, even when it is restored afterwards."""
    show.lay(Side(hand=[RALLY], play=[At(MADMAN, insane=True), PAWN, CURE, BELL]))
    show.answer(f"play {RALLY}", f"use {CURE}")
    show.sees(skill(MADMAN), 3)
    show.sees(skill(PAWN), 2)


@shows("coc/rule/2.38-neutral-no-faction/b")
def characters_of_another_faction(show: Show) -> None:
    """A character without a faction, or an insane one, does not count as being of another faction."""
    show.lay(Side(play=[HASTUR_ONE, PAWN, ENVOY, PAUSE]), Side(play=[AGENCY_ONE, At(AGENCY_ONE, insane=True)]))
    show.answer(f"use {ENVOY}", f"choose {HASTUR_ONE}")
    show.sees(skill(HASTUR_ONE), 3)
    show.offers(*IDLE)
