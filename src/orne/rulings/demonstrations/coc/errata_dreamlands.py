"""Errata of Dreamlands."""

from __future__ import annotations

from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, MIND, PAUSE, PAWN, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import deck, discard, hand, has, icons, in_play, resources, state, wounds

SET = "dreamlands"
DAY = lab_card("dl-day", type="support", cost=0, keywords=(("day", 1),))
NIGHT = lab_card("dl-night", type="support", cost=0, keywords=(("night", 1),))
SCHOLAR = lab_card("dl-scholar", icons=(0, 0, 0, 1))
SAGE = lab_card("dl-sage", icons=(0, 0, 0, 3))
HERO = lab_card("dl-hero", icons=(0, 0, 0, 1), unique=True)
DREAMER = lab_card("dl-dreamer", subtypes=("Dreamer",))
ZOOG = f"{SET}/secretive-zoog"
OLD = lab_card("dl-zoog", subtypes=("Zoog",))
RISE = f"use {ZOOG}"
DARK = f"{SET}/the-night"
SHADE = lab_card("dl-shade", keywords=(("night", 1), ("willpower", 1)))
STOUT = lab_card("dl-stout", keywords=(("willpower", 1),))
BOLD = lab_card("dl-bold", keywords=(("willpower", 1),), unique=True)
DAGGER = f"{SET}/dream-dagger"
HALFLINGS = f"{SET}/halflings-of-dhaz"
BRUTE = lab_card("dl-brute", icons=(0, 2, 0, 0), keywords=(("toughness", 3),))


def _fought(show: Show, *theirs: str | At) -> None:
    """Halflings of D'haz win a Combat struggle by three icons."""
    show.lay(
        Side(play=[there(HALFLINGS), PAUSE]), Side(play=theirs), stories=[FIGHT, BARE, MIND], step="stories resolve"
    )


GALLEY = f"{SET}/moon-beast-galley"
BIRD = f"{SET}/magah-bird"


def _hatched(show: Show) -> None:
    """A Magah Bird enters play and calls another one."""
    show.lay(Side(hand=[BIRD], play=[PAUSE], domains=["hastur:1"], deck=[FILLER, BIRD, *[FILLER] * 3]))
    show.answer(f"play {BIRD} domain 1")
    show.offers("pass", f"use {BIRD}")
    show.answer(f"use {BIRD}")
    show.offers("nothing", f"take {BIRD}")
    show.answer(f"take {BIRD}")


@shows("coc/errata/dreamlands/f20-the-setting-sun")
def the_setting_sun_ends_the_day_and_dims_those_who_are_not_unique(show: Show) -> None:
    """Each character that is not unique has one Investigation icon less, on both sides."""
    sun = f"{SET}/the-setting-sun"
    show.lay(Side(hand=[sun], play=[DAY, SCHOLAR, PAUSE], domains=["agency:1"]), Side(play=[DAY, HERO, SAGE, NIGHT]))
    show.answer(f"play {sun} domain 1")
    show.sees(in_play(0), [SCHOLAR, PAUSE, sun])
    show.sees(in_play(1), [HERO, SAGE, NIGHT])
    show.sees(icons(SCHOLAR), [0, 0, 0, 0])
    show.sees(icons(HERO), [0, 0, 0, 1])
    show.sees(icons(SAGE), [0, 0, 0, 2])
    show.sees(discard(0), [DAY])
    show.sees(discard(1), [DAY])
    show.offers(*IDLE)


@shows("coc/errata/dreamlands/f36-secretive-zoog")
def secretive_zoog_comes_up_from_a_drained_domain_and_another_goes_down(show: Show) -> None:
    """As Secretive Zoog comes up, another Zoog becomes a resource on whichever of your domains you name."""
    show.lay(
        Side(hand=["peeler"], play=[OLD, PAWN, PAUSE], domains=[["t-men", ZOOG, "t-men"], "agency:1"]), Side(play=[OLD])
    )
    show.answer("play core/peeler domain 1")
    show.offers("pass", RISE)
    show.answer(RISE)
    show.asked(0, "domain")
    show.offers("domain 1", "domain 2")
    show.answer("domain 2")
    show.sees(in_play(0), [PAWN, PAUSE, "peeler", ZOOG])
    show.sees(resources(0), [2, 2])
    show.sees(state(ZOOG), "ready")
    show.sees(discard(0), [])
    show.offers(*IDLE)


@shows("coc/errata/dreamlands/f57-the-night")
def at_night_exhausted_characters_that_are_neither_unique_nor_of_the_night_have_no_text(show: Show) -> None:
    """The Night blanks exhausted characters on both sides, not ready or unique ones, and nobody by day."""
    for time, blank in ((NIGHT, True), (DAY, False)):
        show.lay(
            Side(play=[DARK, time, At(STOUT, exhausted=True), STOUT]),
            Side(play=[At(BOLD, exhausted=True), At(STOUT, exhausted=True), PAUSE]),
        )
        for number, keeps in ((1, not blank), (2, True), (3, not blank)):
            show.sees(has(STOUT, "willpower", number), keeps)
        show.sees(has(BOLD, "willpower"), True)


@shows("coc/errata/dreamlands/f57-the-night")
def a_night_character_keeps_its_text_though_exhausted(show: Show) -> None:
    """Exhausted at Night, a Night character keeps its text, where another loses it."""
    show.lay(Side(play=[DARK, At(SHADE, exhausted=True), At(STOUT, exhausted=True), PAUSE]))
    show.sees(has(SHADE, "willpower"), True)
    show.sees(has(STOUT, "willpower"), False)


@shows("coc/errata/dreamlands/f58-dream-dagger")
def dream_dagger_goes_to_characters_of_yours(show: Show) -> None:
    """Dream Dagger is offered your own characters as bearers, not the opponent's."""
    show.lay(Side(hand=[DAGGER], play=[PAWN, DREAMER, PAUSE], domains=["agency:1"]), Side(play=["peeler"]))
    show.answer(f"play {DAGGER} domain 1")
    show.offers(f"attach {DREAMER}", f"attach {PAWN}")
    show.answer(f"attach {PAWN}")
    show.sees(icons(PAWN), [0, 1, 0, 0])


@shows("coc/errata/dreamlands/f75-halflings-of-dhaz")
def whoever_loses_to_halflings_takes_a_wound_for_each_icon_one_by_one(show: Show) -> None:
    """The loser assigns one wound at a time, so that a character destroyed by the first cannot take the next."""
    _fought(show, there(BRUTE), there(PAWN))
    show.asked(1, "wound")
    show.offers(f"wound {BRUTE}", f"wound {PAWN}")
    show.answer(f"wound {BRUTE}")
    show.sees(wounds(BRUTE), 1)
    show.offers(f"wound {BRUTE}", f"wound {PAWN}")
    show.answer(f"wound {PAWN}")
    show.sees(discard(1), [PAWN])
    show.sees(wounds(BRUTE), 3)
    show.offers(*IDLE)


@shows("coc/errata/dreamlands/f75-halflings-of-dhaz/old")
def in_the_oldest_edition_all_of_them_are_assigned_before_any_is_dealt(show: Show) -> None:
    """All additional wounds may go to one character, since none is dealt before all are assigned."""
    _fought(show, there(BRUTE), there(PAWN))
    show.answer(f"wound {BRUTE}")
    for _ in range(3):
        show.sees(wounds(BRUTE), 1)
        show.offers(f"wound {BRUTE}", f"wound {PAWN}")
        show.answer(f"wound {PAWN}")
    show.sees(discard(1), [PAWN])
    show.sees(wounds(BRUTE), 1)
    show.offers(*IDLE)


@shows("coc/errata/dreamlands/f99-moon-beast-galley")
def moon_beast_galley_readies_all_dreamers_as_any_turn_begins(show: Show) -> None:
    """As either player's turn begins, the Dreamers of both players are ready."""
    for active in [0, 1]:
        show.lay(
            Side(play=[GALLEY, At(DREAMER, exhausted=True), At(PAWN, exhausted=True), PAUSE]),
            Side(play=[At(DREAMER, exhausted=True), At(PAWN, exhausted=True), PAUSE]),
            step="turn begins",
            active=active,
        )
        for number in (1, 2):
            show.sees(state(DREAMER, number), "ready")
            show.sees(state(PAWN, number), "ready" if number == active + 1 else "exhausted")


@shows("coc/errata/dreamlands/f110-magah-bird")
def magah_bird_finds_another_for_the_hand(show: Show) -> None:
    """Another Magah Bird of the deck goes to hand, and not into play."""
    _hatched(show)
    show.sees(hand(0), [BIRD])
    show.sees(in_play(0), [PAUSE, BIRD])
    show.sees(deck(0), ["laboratory-assistant"] * 4)
    show.offers(*IDLE)


@shows("coc/errata/dreamlands/f110-magah-bird", editions=("lcg-3.0",))
def before_another_magah_bird_came_into_play(show: Show) -> None:
    """Before the change, the Magah Bird that is found enters play and may look for the next one."""
    _hatched(show)
    show.sees(hand(0), [])
    show.sees(in_play(0), [PAUSE, BIRD, f"{BIRD}#2"])
    show.offers("pass", f"use {BIRD}#2")
    show.answer("pass")
