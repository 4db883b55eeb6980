"""Answers about cards of Revelations."""

from __future__ import annotations

from orne.coc.language import CHARACTER, SUPPORT, Choose, ExhaustThis, action, destroy, return_to_hand
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, PAUSE, PAWN, PUMP, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    attackers,
    committed_to,
    deck_size,
    discard,
    hand,
    in_play,
    log,
    state,
    wounds,
    zone,
)

SET = "revelations"
SNAKE = lab_card("rv-snake", subtypes=("Serpent",))
DEEP = lab_card("rv-deep", faction="cthulhu", cost=4)
BOUNCE = tool("rv-bounce", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()))
UROBORUS = f"{SET}/uroborus"
ALYSSA = f"{SET}/alyssa-graham"
MIDWIFE = f"{SET}/corrupted-midwife"
BOOK = f"{SET}/the-necronomicon-112"
HEAVY = lab_card("rv-heavy", skill=4)
FOOL = lab_card("rv-fool", skill=0)
STEADY = lab_card("tb-steady", keywords=(("willpower", 1),))
LIBRARY = f"{SET}/library-of-pergamum"
RAZE = tool("tb-raze", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))
BELLS = f"{SET}/the-three-bells"
DOG = f"{SET}/black-dog"
HALL = f"{SET}/hall-of-champions"
MACHINATIONS = "terror-in-venice/the-mages-machinations"
TOXEMIA = "the-thousand-young/pervasive-toxemia"
ROAM = "terror-in-venice/at-night-they-roam"
SHOOTER = lab_card("tb-shooter", keywords=(("toughness", 1),))
TOUGH = lab_card("tb-tough", keywords=(("toughness", 2),))


@shows("coc/faq/uroborus-returned-to-hand")
def returned_to_hand_uroborus_may_come_back_at_once(show: Show) -> None:
    """In hand again, Uroborus is offered as a Response to its own leaving, and comes back."""
    show.lay(Side(play=[UROBORUS, PAUSE], domains=[""] * 3), Side(play=[BOUNCE]), active=1)
    show.answer(f"use {BOUNCE}")
    show.asked(0, "response")
    show.sees(hand(0), [UROBORUS])
    show.offers("pass", f"use {UROBORUS}")
    show.answer(f"use {UROBORUS}")
    show.sees(in_play(0), [PAUSE, UROBORUS])
    show.sees(hand(0), [])


@shows("coc/faq/alyssa-graham-draw")
def alyssa_discards_what_the_opponent_would_draw_and_the_next_card_is_drawn(show: Show) -> None:
    """She discards the top card before it is drawn, and the next one is drawn."""
    show.lay(
        Side(play=[ALYSSA], discard=[PAWN]), Side(play=[PUMP, PAUSE], deck=[DEEP, SNAKE, FILLER, FILLER]), active=1
    )
    show.answer(f"use {PUMP}")
    show.asked(0, "disrupt")
    show.offers("pass", f"use {ALYSSA}")
    show.answer(f"use {ALYSSA}")
    show.offers(
        "pick discard the card that would be drawn",
        "pick move the top card of your discard pile to the top of your deck",
    )
    show.answer("pick discard the card that would be drawn")
    show.sees(hand(1), [SNAKE])
    show.sees(discard(1), [DEEP])
    show.sees(state(ALYSSA), "insane")


@shows("coc/faq/alyssa-graham-draw")
def for_your_own_draw_alyssa_puts_the_top_of_your_pile_on_your_deck(show: Show) -> None:
    """The card that she moves on top of your deck is the one you draw."""
    show.lay(Side(play=[ALYSSA, PUMP, PAUSE], discard=[SNAKE, PAWN]))
    show.answer(f"use {PUMP}", f"use {ALYSSA}", "pick move the top card of your discard pile to the top of your deck")
    show.sees(hand(0), [PAWN])
    show.sees(discard(0), [SNAKE])
    show.sees(deck_size(0), 10)


@shows("coc/faq/corrupted-midwife-phase")
def in_the_story_phase_the_midwifes_character_cannot_be_played(show: Show) -> None:
    """Used in the story phase, Corrupted Midwife does not let the character be played; in operations she does."""
    show.lay(Side(play=[MIDWIFE, PAUSE], discard=[PAWN], domains=["agency:1"]), step="story actions")
    show.answer(f"use {MIDWIFE}")
    show.offers(*IDLE)
    show.why_not(f"play {PAWN}", "coc/faq/corrupted-midwife-phase")
    show.lay(Side(play=[MIDWIFE, PAUSE], discard=[PAWN], domains=["agency:1"]))
    show.answer(f"use {MIDWIFE}")
    show.offers(*IDLE, f"play {PAWN} discard domain 1")


@shows("coc/faq/living-mummy-necronomicon")
def living_mummy_waits_for_all_of_the_necronomicon(show: Show) -> None:
    """The character raised by the book is in play already when the sacrificed Mummy destroys everybody."""
    show.lay(Side(play=["living-mummy", At(BOOK, on="living-mummy"), PAUSE], discard=[FOOL]), Side(play=[HEAVY]))
    show.answer(f"use {BOOK}")
    show.sees(log("put into play", "destroyed"), ["put into play rv-fool", "destroyed rv-fool", "destroyed rv-heavy"])
    show.sees(in_play(0), [PAUSE])
    show.sees(in_play(1), [])


@shows("coc/faq/library-of-pergamum-shotgun")
def the_library_does_not_answer_a_shotgun_that_kills_the_bearer_of_a_tome(show: Show) -> None:
    """Shotgun kills the bearer and the Library is not offered; where the Tome itself is destroyed, it is."""
    book = f"{SET}/the-necronomicon-112"
    show.lay(
        Side(play=[LIBRARY, there(PAWN), At(book, on=PAWN)]),
        Side(play=[there(SHOOTER), At("shotgun", on=SHOOTER), PAUSE], domains=["agency:1", "", ""]),
        active=1,
        step="actions after defenders commit",
    )
    shot = f"use {SHOOTER} gained core/shotgun domain 1"
    show.offers("pass", f"use {PAUSE}", shot)
    show.answer(shot, f"choose {PAWN}")
    show.sees(zone(PAWN), "discard")
    show.sees(zone(book), "discard")
    show.sees(state(LIBRARY), "ready")
    show.asked(1, "action")
    show.offers(*IDLE)
    show.lay(Side(play=[LIBRARY, PAWN, At(book, on=PAWN)]), Side(play=[RAZE, PAUSE]), active=1)
    show.answer(f"use {RAZE}", f"choose {book}")
    show.asked(0, "disrupt")
    show.offers("pass", f"use {LIBRARY}")
    show.answer(f"use {LIBRARY}")
    show.sees(zone(book), "play")


@shows("coc/faq/three-bells-no-characters")
def the_three_bells_need_a_character_of_every_player(show: Show) -> None:
    """Where either player has no character, The Three Bells are not offered; where both have, they are."""
    for mine in [[], [PAWN]]:
        theirs = [] if mine else [PAWN]
        show.lay(Side(play=[BELLS, PAUSE, *mine], domains=["agency:1"]), Side(play=theirs))
        show.offers(*IDLE)
    show.lay(Side(play=[BELLS, PAUSE, PAWN], domains=["agency:1"]), Side(play=[PAWN]))
    show.offers(*IDLE, f"use {BELLS} ability 1 domain 1")


@shows("coc/faq/mages-machinations-hall-of-champions")
def the_mages_machinations_may_be_found_and_goes_under_the_deck_as_the_phase_ends(show: Show) -> None:
    """Among the cards it looks through, Hall of Champions may put The Mage's Machinations into play for the phase."""
    show.lay(Side(play=[HALL, PAUSE], deck=[*[FILLER] * 9, MACHINATIONS, PAWN, PAWN]), stories=[BARE, FIGHT])
    show.answer(f"use {HALL}")
    show.asked(0, "put")
    show.offers("none", f"put {MACHINATIONS}")
    show.answer(f"put {MACHINATIONS}")
    show.sees(zone(MACHINATIONS), "row")
    show.sees(deck_size(0), 11)
    show.pass_to_phase("story")
    show.sees(zone(MACHINATIONS), "deck")
    show.sees(log("put into play"), ["put into play the-mages-machinations"])


@shows("coc/faq/pervasive-toxemia-at-night-they-roam")
def under_pervasive_toxemia_the_dog_enters_unwounded_as_it_does_not_commit(show: Show) -> None:
    """The Black Dog enters play committed, no wound is asked for, and when its story has resolved it goes home."""
    show.lay(
        Side(hand=[DOG], play=[there(STEADY), TOUGH, PAUSE], domains=["agency:1", "", ""]),
        Side(play=[TOUGH, PAWN]),
        stories=[FIGHT, BARE, TOXEMIA],
        step="defender commits",
    )
    show.answer(f"commit {PAWN} {FIGHT}", f"wound {TOUGH}#2", "done", f"use {DOG} domain 1")
    show.sees(attackers(FIGHT), [STEADY, DOG])
    show.sees(wounds(TOUGH), 0)
    show.sees(wounds(TOUGH, 2), 1)
    show.sees(wounds(DOG), 0)
    show.pass_to("last story actions")
    show.sees(hand(0), [DOG])


@shows("coc/faq/pervasive-toxemia-at-night-they-roam")
def at_night_they_roam_commits_and_so_is_paid_for_with_a_wound(show: Show) -> None:
    """At Night They Roam commits a character, and a wound must be taken for it."""
    show.lay(
        Side(hand=[ROAM], play=[TOUGH, PAUSE], domains=["hastur:2"]),
        Side(play=[At(PAWN, insane=True)]),
        stories=[FIGHT, BARE, TOXEMIA],
        step="story actions",
    )
    show.answer(f"play {ROAM} ability 1 domain 1", f"commit to {FIGHT}")
    show.asked(0, "wound")
    show.offers(f"wound {PAWN}", f"wound {TOUGH}")
    show.answer(f"wound {TOUGH}")
    show.sees(wounds(TOUGH), 1)
    show.sees(committed_to(PAWN), FIGHT)
