"""Answers about cards of Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import CHARACTER, AttachTo
from orne.rulings.laboratory.coc import BORE, FULL, IDLE, PAUSE, PAWN, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import deck, discard, icons, in_play, state, won, zone

FEARLESS = lab_card("say-fearless", keywords=(("willpower", 1),), icons=(1, 0, 0, 0))
GROUND = "secrets-of-arkham/things-in-the-ground"


def _ground(show: Show) -> None:
    """Things in the Ground, with a character among the top two cards of each deck."""
    show.lay(
        Side(play=[GROUND, PAUSE], deck=["dampen-light", FEARLESS, PAWN]),
        Side(play=["cthulhu"], deck=["cthulhu", BORE, PAWN]),
    )


FEZ = lab_card("sam-fez", AttachTo(CHARACTER), type="support", subtypes=("Attachment",))
SEER = "secrets-of-arkham/soothsayer"
NOON = lab_card("sst-day", type="support", keywords=(("day", 1),))
DUSK = lab_card("sst-night", type="support", keywords=(("night", 1),))
WELL = "secrets-of-arkham/the-well"


@shows("coc/faq/things-in-the-ground-willpower")
def characters_come_out_of_the_ground_insane(show: Show) -> None:
    """One with Willpower and a Terror icon comes into play insane like the other."""
    _ground(show)
    show.offers("pass", "use lab/pause", f"use {GROUND}")
    show.answer(f"use {GROUND}")
    show.sees(zone(FEARLESS), "play")
    show.sees(zone(BORE), "play")
    show.sees(state(FEARLESS), "insane")
    show.sees(state(BORE), "insane")
    show.sees(deck(0), [PAWN])
    show.sees(deck(1), [PAWN])
    show.offers(*IDLE)


@shows("coc/faq/soothsayer-single-icon-type")
def the_soothsayer_gains_one_kind_of_icon_for_each_attachment(show: Show) -> None:
    """One kind of icon is named, and five Attachments in play give five Combat icons."""
    show.lay(
        Side(play=[SEER, *[At(FEZ, on=SEER)] * 3, PAUSE]),
        Side(play=["bag-man", *[At(FEZ, on="core/bag-man")] * 2]),
        stories=[FULL],
        step="active player commits",
    )
    show.answer(f"commit {SEER} {FULL}")
    show.offers("pass", f"use {SEER}")
    show.answer(f"use {SEER}")
    show.offers("name Arcane", "name Combat", "name Investigation", "name Terror")
    show.answer("name Combat")
    show.sees(icons(SEER), [0, 5, 0, 0])
    show.offers(*IDLE)


def _well_won(show: Show, mine: list[str], theirs: list[str]) -> None:
    """The Well is won by you, beside a Day card and a Night card."""
    show.lay(
        Side(play=[there("laboratory-assistant"), "lab/idler", NOON], won=mine),
        Side(play=[DUSK], won=theirs),
        stories=[Story(WELL, (4, 1)), "frozen-in-time", "nowhere-to-hide"],
        step="stories resolve",
    )
    show.answer(f"place {WELL}")


@shows("coc/faq/the-well-no-won-stories")
def the_well_does_nothing_unless_everybody_has_another(show: Show) -> None:
    """Unless every player has another won story, Day and Night cards stay; if each has one, they are destroyed."""
    for mine, theirs in (([], []), (["rotting-away"], []), ([], ["opening-night"])):
        _well_won(show, mine, theirs)
        show.sees(in_play(0), ["laboratory-assistant", "lab/idler", NOON])
        show.sees(in_play(1), [DUSK])
        show.sees(won(0), [*mine, WELL])
        show.sees(won(1), theirs)
    _well_won(show, ["rotting-away"], ["opening-night"])
    show.offers("no", "yes")
    show.answer("yes")
    show.sees(discard(0), [NOON])
    show.sees(discard(1), [DUSK])
    show.sees(won(0), [WELL])
    show.sees(won(1), [])
