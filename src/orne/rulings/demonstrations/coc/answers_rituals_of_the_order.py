"""Answers about cards of The Rituals of the Order."""

from __future__ import annotations

from orne.rulings.laboratory.coc import GUN, IDLE, PAUSE, PAWN, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, hand, host, icons, in_play, skill, wounds

SET = "rituals-of-the-order"
BRUTE = lab_card("ro-brute", icons=(0, 2, 0, 0), skill=3)
OGRE = lab_card("ro-ogre", icons=(0, 0, 0, 1), skill=2, keywords=(("toughness", 3),))
FOOL = lab_card("ro-fool", skill=0, keywords=(("toughness", 1),))
DANCER = f"{SET}/twisted-choreographer"
HOUND = f"{SET}/stalking-hound"
BEYOND = "revelations/pulled-from-the-beyond"
BLAST = f"{SET}/catastrophic-explosion"
REFLECTION = f"{SET}/painful-reflection"


@shows("coc/faq/twisted-choreographer-other-attachments")
def however_a_character_came_to_be_attached_its_icons_count(show: Show) -> None:
    """The opponent's Hound of Tindalos is attached to the Choreographer, who gains its icons."""
    show.lay(Side(play=[DANCER]), Side(play=["hound-of-tindalos", PAUSE]), active=1)
    show.sees(icons(DANCER), [0, 0, 1, 0])
    show.sees(icons("hound-of-tindalos"), [0, 2, 2, 0])
    show.answer("use core/hound-of-tindalos ability 1")
    show.sees(host("hound-of-tindalos"), DANCER)
    show.sees(icons(DANCER), [0, 2, 3, 0])
    show.sees(skill(DANCER), 0)


@shows("coc/faq/stalking-hound-you")
def the_stalking_hound_answers_what_the_opponent_controls(show: Show) -> None:
    """The opponent puts a character into play out of your pile, and Stalking Hound is offered to you."""
    show.lay(
        Side(hand=[BEYOND], play=[PAUSE], domains=["yog-sothoth:1", "", ""]),
        Side(hand=[HOUND], discard=[PAWN, HOUND], domains=[""] * 3),
    )
    show.answer(f"play {BEYOND} domain 1")
    show.asked(1, "response")
    show.offers("pass", f"use {HOUND} ability 1", f"use {HOUND} ability 2")
    show.answer(f"use {HOUND} ability 2")
    show.sees(in_play(1), [HOUND])
    show.sees(hand(1), [HOUND])
    show.sees(discard(1), [])
    show.answer("pass")


@shows("coc/faq/stalking-hound-you")
def the_stalking_hound_does_not_answer_its_own_players_effect(show: Show) -> None:
    """You put a character into play out of the opponent's pile, and your Stalking Hound is not offered."""
    show.lay(
        Side(hand=[BEYOND, HOUND], play=[PAUSE], domains=["yog-sothoth:1", "", ""]),
        Side(discard=[PAWN], domains=[""] * 3),
    )
    show.answer(f"play {BEYOND} domain 1")
    show.sees(in_play(0), [PAUSE, PAWN])
    show.offers(*IDLE)


@shows("coc/faq/catastrophic-explosion-choose-x")
def x_of_the_explosion_is_chosen_as_it_is_played(show: Show) -> None:
    """From one domain of four resources X may be 4 or less; with X of 1 the rest is overpaid."""
    show.lay(Side(hand=[BLAST], play=[PAUSE, OGRE], domains=["agency:4"]), Side(play=[BRUTE, PAWN, FOOL]))
    show.answer(f"play {BLAST} domain 1")
    show.offers("x 1", "x 2", "x 3", "x 4")
    show.answer("x 3")
    show.sees(wounds(OGRE), 1)
    show.sees(wounds(FOOL), 1)
    show.sees(in_play(1), [BRUTE, FOOL])
    show.sees(drained(), [True])


@shows("coc/faq/painful-reflection-choice")
def painful_reflection_has_the_opponent_pick_a_card_for_each_insane_character(show: Show) -> None:
    """The opponent, not chance, names the cards to be discarded, one for each insane character."""
    show.lay(
        Side(hand=[REFLECTION], play=[PAUSE, At(OGRE, insane=True)], domains=["hastur:3"]),
        Side(hand=[PAWN, BRUTE, GUN], play=[At(PAWN, insane=True)], domains=[""] * 3),
    )
    show.answer(f"play {REFLECTION} domain 1")
    show.asked(1, "discard")
    show.offers(f"discard {GUN}", f"discard {PAWN}", f"discard {BRUTE}")
    show.answer(f"discard {BRUTE}", f"discard {GUN}")
    show.sees(hand(1), [PAWN])
    show.sees(discard(1), [BRUTE, GUN])
    show.offers(*IDLE)
