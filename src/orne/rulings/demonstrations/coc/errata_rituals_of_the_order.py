"""Errata of The Rituals of the Order."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    THIS_ENTERS_PLAY,
    Choose,
    SearchIntoPlay,
    Whenever,
    gain,
    pick,
    put_into_play,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, FROM_HAND, GUN, IDLE, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import committed_to, discard, hand, icons, in_play, times

SET = "rituals-of-the-order"
BRUTE = lab_card("ro-brute", icons=(0, 2, 0, 0), skill=3)
OGRE = lab_card("ro-ogre", icons=(0, 0, 0, 1), skill=2, keywords=(("toughness", 3),))
SPAWN = f"{SET}/bloodthirsty-star-spawn"
FLUX = f"{SET}/flux-stabilizer"
FIND = event("ro-find", SearchIntoPlay(CHARACTER))
HOST = lab_card("ro-host", Whenever(THIS_ENTERS_PLAY, put_into_play(pick(CHARACTER & IN_HAND))))
WIDOW = f"{SET}/rich-widow"
GLAAKI = f"{SET}/glaaki"
BOOST = event("ro-boost", gain(icons=(1, 0, 0, 0)), Choose(CHARACTER))


@shows("coc/errata/rituals-of-the-order/f4-bloodthirsty-star-spawn")
def the_star_spawn_answers_before_the_struggle_is_won(show: Show) -> None:
    """It may be used before the Combat struggle is won: the loser has a character destroyed and nobody is wounded."""
    show.lay(
        Side(play=[there(SPAWN)]),
        Side(play=[there(OGRE), there(PAWN), BRUTE]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.asked(0, "disrupt")
    show.offers("pass", f"use {SPAWN}")
    show.sees(times("struggle"), 1)
    show.sees(times("wounded"), 0)
    show.answer(f"use {SPAWN}")
    show.asked(1, "choose")
    show.offers(f"choose {PAWN}", f"choose {OGRE}")
    show.answer(f"choose {OGRE}")
    show.sees(discard(1), [OGRE])
    show.sees(in_play(1), [PAWN, BRUTE])
    show.sees(times("wounded"), 0)


@shows("coc/errata/rituals-of-the-order/f30-flux-stabilizer")
def under_the_flux_stabilizer_no_triggered_effect_puts_a_character_into_play(show: Show) -> None:
    """One event is not offered at all, and a search by another one puts nobody into play."""
    show.lay(Side(hand=[FROM_HAND, FIND, BRUTE], play=[PAUSE, FLUX], deck=[OGRE] * 5, domains=[""] * 3))
    show.offers(*IDLE, f"play {FIND}")
    show.answer(f"play {FIND}")
    show.sees(in_play(0), [PAUSE, FLUX])
    show.offers(*IDLE)


@shows("coc/errata/rituals-of-the-order/f30-flux-stabilizer")
def characters_are_played_and_passives_put_them_into_play_all_the_same(show: Show) -> None:
    """Under the Flux Stabilizer a character is played, and its passive puts another one into play."""
    show.lay(Side(hand=[HOST, BRUTE], play=[PAUSE, FLUX], domains=["agency:1", "", ""]))
    show.answer(f"play {HOST} domain 1")
    show.sees(in_play(0), [PAUSE, FLUX, HOST, BRUTE])


@shows("coc/errata/rituals-of-the-order/f33-rich-widow")
def the_rich_widow_comes_from_hand_after_a_character_leaves_play(show: Show) -> None:
    """The Widow in hand is offered, the one in the discard pile is not, and she enters play from hand."""
    show.lay(Side(hand=[WIDOW], play=[GUN, PAUSE], discard=[WIDOW], domains=[""] * 3), Side(play=[PAWN]))
    show.answer(f"use {GUN}")
    show.asked(0, "response")
    show.offers("pass", f"use {WIDOW}")
    show.answer(f"use {WIDOW}")
    show.sees(in_play(0), [GUN, PAUSE, WIDOW])
    show.sees(hand(0), [])
    show.sees(discard(0), [WIDOW])
    show.sees(discard(1), [PAWN])
    show.offers(*IDLE)


@shows("coc/errata/rituals-of-the-order/f78-glaaki")
def glaaki_takes_every_icon_there_is_now_and_binds_the_character_to_his_story(show: Show) -> None:
    """The chosen character has no icons left, may gain a later one, and is committed where Glaaki is."""
    show.lay(
        Side(play=[GLAAKI, PAUSE]),
        Side(hand=[BOOST], play=[BRUTE, At("45-pistols", on=BRUTE), PAWN], domains=[""] * 3),
        stories=[BARE, FIGHT],
        step="active player commits",
    )
    show.sees(icons(BRUTE), [0, 3, 0, 0])
    show.answer(f"commit {GLAAKI} {BARE}")
    show.asked(0, "response")
    show.offers("pass", f"use {GLAAKI}")
    show.answer(f"use {GLAAKI}", f"choose {BRUTE}")
    show.sees(icons(BRUTE), [0, 0, 0, 0])
    show.answer("pass", f"play {BOOST}", f"choose {BRUTE}")
    show.sees(icons(BRUTE), [1, 0, 0, 0])
    show.pass_to("defender commits")
    show.offers(f"commit {PAWN} {BARE}", "done")
    show.answer("done")
    show.sees(committed_to(BRUTE), BARE)
    show.sees(committed_to(PAWN), None)
