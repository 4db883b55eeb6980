"""Errata of The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import CHARACTER, Choose, sacrifice
from orne.rulings.laboratory.coc import BORE, IDLE, OAF, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import deck, discard, drained, hand_size, in_play

SET = "the-key-and-the-gate"
YITHIAN = lab_card("kg-yithian", subtypes=("Yithian",))
STRONG = lab_card("kg-strong", skill=3)
ANCIENT = lab_card("kg-ancient", subtypes=("Ancient One",))
PEASLEE = f"{SET}/professor-nathaniel-peaslee"
KEEPER = f"{SET}/keeper-of-the-great-library"
MIGRATION = f"{SET}/interstellar-migration"
OFFER = event("kg-offer", sacrifice(), Choose(CHARACTER))


@shows("coc/errata/key-and-the-gate/f6-professor-nathaniel-peaslee")
def peaslee_changes_places_with_a_character(show: Show) -> None:
    """For X, Yog-Sothoth included, Peaslee and a character of skill X or less, no Ancient One, change sides."""
    show.lay(
        Side(play=[PEASLEE, PAUSE], domains=["yog-sothoth:1 agency:2", "agency:4"]), Side(play=[STRONG, PAWN, ANCIENT])
    )
    show.offers("pass", f"use {PAUSE}", f"use {PEASLEE} domain 1")
    show.why_not(f"use {PEASLEE} domain 2", "coc/rule/2.13-paying-costs/a", says="no Yog-Sothoth resource")
    show.answer(f"use {PEASLEE} domain 1")
    show.offers("x 1", "x 2", "x 3")
    show.answer("x 3")
    show.offers(f"choose {STRONG}", f"choose {PAWN}")
    show.answer(f"choose {STRONG}")
    show.sees(in_play(0), [PAUSE, STRONG])
    show.sees(in_play(1), [PEASLEE, PAWN, ANCIENT])
    show.sees(drained(), [True, False])
    show.offers(*IDLE)


def _peaslee_in(show: Show, step: str, whose: int) -> None:
    """Peaslee could be paid for and has somebody to choose, at another time."""
    show.lay(Side(play=[PEASLEE, PAUSE], domains=["yog-sothoth:3"]), Side(play=[STRONG, PAWN]), step=step, active=whose)
    show.asked(0, "action")


@shows("coc/errata/key-and-the-gate/f6-professor-nathaniel-peaslee")
def peaslee_is_for_your_own_operations_phase(show: Show) -> None:
    """He is offered neither in your story phase nor in the opponent's operations phase."""
    for step, whose in (("story actions", 0), ("operations", 1)):
        _peaslee_in(show, step, whose)
        show.offers(*IDLE)


@shows("coc/errata/key-and-the-gate/f6-professor-nathaniel-peaslee", editions=("lcg-3.0",))
def before_peaslee_was_for_any_phase(show: Show) -> None:
    """Before the change he is offered in your story phase and in the opponent's operations phase, too."""
    for step, whose in (("story actions", 0), ("operations", 1)):
        _peaslee_in(show, step, whose)
        show.offers(*IDLE, f"use {PEASLEE} domain 1")


def _two_yithians(show: Show) -> None:
    """Keeper of the Great Library has drawn for one Yithian card, and another enters your pile."""
    show.lay(
        Side(hand=[OFFER, OFFER], play=[KEEPER, YITHIAN, YITHIAN, PAUSE], discard=[YITHIAN, PAWN]),
        Side(discard=[YITHIAN]),
    )
    show.answer(f"play {OFFER}", f"choose {YITHIAN}")
    show.asked(0, "response")
    show.offers("pass", f"use {KEEPER}")
    show.answer(f"use {KEEPER}")
    show.sees(hand_size(0), 2)
    show.answer(f"play {OFFER}", f"choose {YITHIAN}")


@shows("coc/errata/key-and-the-gate/f16-keeper-of-the-great-library")
def keeper_of_the_great_library_draws_once_a_phase(show: Show) -> None:
    """After the second Yithian card of the phase the Keeper is not offered again."""
    _two_yithians(show)
    show.offers(*IDLE)
    show.sees(hand_size(0), 1)


@shows("coc/errata/key-and-the-gate/f16-keeper-of-the-great-library", editions=("lcg-1.4",))
def before_the_keeper_had_no_limit(show: Show) -> None:
    """Before the change, the Keeper is offered after the second Yithian card, too."""
    _two_yithians(show)
    show.offers("pass", f"use {KEEPER}")
    show.answer(f"use {KEEPER}")
    show.sees(hand_size(0), 2)


@shows("coc/errata/key-and-the-gate/f37-interstellar-migration")
def interstellar_migration_empties_a_deck_in_the_story_phase(show: Show) -> None:
    """In the story phase it goes under its deck to discard a card for each Yithian card from a deck, once a phase."""
    show.lay(
        Side(play=[PAUSE], discard=[MIGRATION, YITHIAN, YITHIAN, MIGRATION, PAWN]),
        Side(deck=[OAF, BORE, PAWN, OAF]),
        step="story actions",
    )
    show.answer(f"use {MIGRATION} ability 2")
    show.offers("opponent's deck", "your deck")
    show.answer("opponent's deck")
    show.sees(discard(1), [OAF, BORE, PAWN])
    show.sees(deck(0), [*["laboratory-assistant"] * 10, MIGRATION])
    show.sees(discard(0), [YITHIAN, YITHIAN, MIGRATION, PAWN])
    show.offers(*IDLE)
    show.why_not(f"use {MIGRATION}", "coc/rule/1.2-working-effects/b", "coc/rule/2.9-limit/a")


@shows("coc/errata/key-and-the-gate/f37-interstellar-migration")
def interstellar_migration_is_for_the_story_phase(show: Show) -> None:
    """In the operations phase its ability in the pile is not offered."""
    show.lay(Side(play=[PAUSE], discard=[MIGRATION, YITHIAN]))
    show.offers(*IDLE)


@shows("coc/errata/key-and-the-gate/f37-interstellar-migration", editions=("lcg-3.0",))
def before_interstellar_migration_was_for_any_phase(show: Show) -> None:
    """Before the change, its ability in the pile is offered in the operations phase."""
    show.lay(Side(play=[PAUSE], discard=[MIGRATION, YITHIAN]))
    show.offers(*IDLE, f"use {MIGRATION} ability 2")
