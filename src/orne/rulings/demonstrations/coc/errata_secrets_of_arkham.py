"""Errata of Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import CHARACTER, IS_INSANE, Choose, restore_and_ready
from orne.rulings.laboratory.coc import BORE, IDLE, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import deck, discard, log, state, zone

CHANT = "ccg-forbidden-relics/chant-of-thoth"
GLIMPSE = "ccg-eldritch-edition/a-single-glimpse"
POLTERGEIST = "secrets-of-arkham/poltergeist"
CURE = event("sah-cure", restore_and_ready(), Choose(CHARACTER & IS_INSANE))
FEARLESS = lab_card("say-fearless", keywords=(("willpower", 1),), icons=(1, 0, 0, 0))
GROUND = "secrets-of-arkham/things-in-the-ground"


def _ground(show: Show, *, exhausted: bool = False) -> None:
    """Things in the Ground, with a character among the top two cards of each deck."""
    show.lay(
        Side(play=[At(GROUND, exhausted=exhausted), PAUSE], deck=["dampen-light", FEARLESS, PAWN]),
        Side(play=["cthulhu"], deck=["cthulhu", BORE, PAWN]),
    )


@shows("coc/errata/secrets-of-arkham/f37-poltergeist")
def the_poltergeist_keeps_its_controllers_characters_insane_in_the_refresh_phase(show: Show) -> None:
    """In the refresh phase its controller restores nobody; against an opponent's Poltergeist they do."""
    show.lay(Side(play=[POLTERGEIST, At(BORE, insane=True), PAUSE]), step="refresh")
    show.pass_to("operations")
    show.sees(state(BORE), "insane")
    show.lay(Side(play=[At(BORE, insane=True), PAUSE]), Side(play=[POLTERGEIST]), step="refresh")
    show.sees(state(BORE), "exhausted")


def _cured(show: Show) -> None:
    """An event tries to restore a character beside its controller's Poltergeist, in the operations phase."""
    show.lay(Side(hand=[CURE], play=[POLTERGEIST, At(BORE, insane=True), PAUSE], domains=[""]))
    show.offers(*IDLE, f"play {CURE}")
    show.answer(f"play {CURE}")


@shows("coc/errata/secrets-of-arkham/f37-poltergeist")
def beside_a_poltergeist_an_effect_restores_in_another_phase(show: Show) -> None:
    """An effect of the operations phase restores the character."""
    _cured(show)
    show.sees(state(BORE), "ready")


@shows("coc/errata/secrets-of-arkham/f37-poltergeist", editions=("lcg-1.4",))
def before_a_poltergeist_nothing_restored_in_any_phase(show: Show) -> None:
    """Before the change, nothing restores the character in whichever phase."""
    _cured(show)
    show.sees(state(BORE), "insane")


@shows("coc/errata/secrets-of-arkham/f31-things-in-the-ground", editions=("lcg-3.0",))
def before_things_in_the_ground_were_only_exhausted(show: Show) -> None:
    """Before the change, Things in the Ground are exhausted and stay in play."""
    _ground(show)
    show.answer(f"use {GROUND}")
    show.sees(zone(GROUND), "play")
    show.sees(state(GROUND), "exhausted")
    show.sees(state(FEARLESS), "insane")
    show.offers(*IDLE)


@shows("coc/errata/secrets-of-arkham/f31-things-in-the-ground")
def exhausted_things_in_the_ground_do_nothing(show: Show) -> None:
    """Exhausted already, they are not offered."""
    _ground(show, exhausted=True)
    show.offers(*IDLE)


@shows("coc/errata/forbidden-relics/r98-chant-of-thoth")
def chant_of_thoth_puts_an_event_under_the_deck(show: Show) -> None:
    """An event of the discard pile is played as if from hand, and goes to the bottom of the deck afterwards."""
    show.lay(
        Side(hand=[CHANT], play=[PAUSE], discard=[GLIMPSE, PAWN], domains=["yog-sothoth:1", "yog-sothoth:2"]),
        Side(play=[PAWN]),
    )
    show.answer(f"play {CHANT} domain 1")
    show.offers(*IDLE, f"play {GLIMPSE} discard domain 2")
    show.answer(f"play {GLIMPSE} discard domain 2")
    show.sees(discard(1), [PAWN])
    show.sees(deck(0), [*["laboratory-assistant"] * 10, GLIMPSE])
    show.sees(discard(0), [PAWN, CHANT])
    show.offers(*IDLE)


@shows("coc/errata/secrets-of-arkham/f31-things-in-the-ground")
def things_in_the_ground_are_exhausted_and_sacrificed(show: Show) -> None:
    """Used, Things in the Ground are sacrificed."""
    _ground(show)
    show.offers(*IDLE, f"use {GROUND}")
    show.answer(f"use {GROUND}")
    show.sees(log("exhausted", "sacrificed"), ["exhausted things-in-the-ground", "sacrificed things-in-the-ground"])
    show.sees(state(FEARLESS), "insane")
