"""Errata of Forgotten Lore."""

from __future__ import annotations

from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, MIND, OAF, PAUSE, PAWN, lab_card
from orne.rulings.laboratory.coc_decks import filled
from orne.rulings.showing.coc import Show, Side, shows, there
from orne.rulings.showing.coc_decks import deck_problems
from orne.rulings.showing.coc_probes import (
    active,
    discard,
    hand_size,
    has_subtype,
    host,
    icons,
    is_character,
    log,
    skill,
    skill_compared,
    state,
    struggles_so_far,
    turn,
    zone,
)

STORIES = [BARE, FIGHT, MIND]
BRAWLER = lab_card("fl-brawler", icons=(0, 9, 0, 0), keywords=(("toughness", 1),))
DOG = "forgotten-lore/alaskan-sledge-dog"
WHITE_OUT = "forgotten-lore/white-out"
ARTIST = "forgotten-lore/aspiring-artist"
BRINGER = "forgotten-lore/bringer-of-fire"
GLIMPSE = "forgotten-lore/glimpse-of-the-void"
GHOST = "forgotten-lore/ghost-of-perdition"


@shows("coc/errata/forgotten-lore/f90-white-out")
def white_out_makes_a_committed_character_count_for_nothing(show: Show) -> None:
    """Neither the nine Combat icons nor the skill of the chosen character count, though it has them still."""
    show.lay(
        Side(play=[there(BRAWLER), there(PAWN), OAF]),
        Side(hand=[WHITE_OUT], play=[PAUSE], domains=["hastur:2"]),
        stories=[FIGHT, BARE, MIND],
        step="actions after attackers commit",
    )
    show.answer(f"play {WHITE_OUT} domain 1")
    show.offers(f"choose {BRAWLER}", f"choose {PAWN}")
    show.answer(f"choose {BRAWLER}")
    show.sees(skill(BRAWLER), 1)
    show.sees(icons(BRAWLER), [0, 9, 0, 0])
    show.pass_to("last story actions")
    show.sees(struggles_so_far(), [["Combat", None, [0, 0]]])
    show.sees(skill_compared(), [[FIGHT, 1, 0]])


@shows("coc/errata/forgotten-lore/f96-alaskan-sledge-dog")
def three_sledge_dogs_and_no_more(show: Show) -> None:
    """A deck may have three Alaskan Sledge Dogs like three of any title; a fourth, and eight, are refused for this."""
    show.reads(deck_problems(filled({DOG: 3})), [])
    for number in (4, 8):
        said = f"{number} copies of Alaskan Sledge Dog, and a deck may have at most 3 of one title"
        show.reads(
            deck_problems(filled({DOG: number})), [[said, "coc/errata/forgotten-lore/f96-alaskan-sledge-dog", [DOG]]]
        )


@shows("coc/errata/forgotten-lore/f112-aspiring-artist/a")
def aspiring_artist_draws_one_card_as_it_is_played(show: Show) -> None:
    """Of skill 0 and without icons, the Artist may draw one card as he is played."""
    show.lay(Side(hand=[ARTIST], play=[PAUSE], domains=["hastur:1"]))
    show.answer(f"play {ARTIST} domain 1")
    show.offers("pass", f"use {ARTIST}")
    show.answer(f"use {ARTIST}")
    show.sees(hand_size(0), 1)
    show.sees(skill(ARTIST), 0)
    show.sees(icons(ARTIST), [0, 0, 0, 0])
    show.offers(*IDLE)


@shows("coc/errata/forgotten-lore/f114-bringer-of-fire")
def bringers_of_fire_all_exhaust_to_burn_somebody(show: Show) -> None:
    """Both of yours are exhausted for one use, the opponent's is not."""
    show.lay(Side(play=[BRINGER, BRINGER, PAUSE]), Side(play=[PAWN, "cthulhu", BRINGER]))
    show.offers(*IDLE, f"use {BRINGER}", f"use {BRINGER}#2")
    show.answer(f"use {BRINGER}#2")
    show.offers(f"choose {BRINGER}", f"choose {BRINGER}#2", f"choose {BRINGER}#3", f"choose {PAWN}")
    show.answer(f"choose {PAWN}")
    for number, expected in ((1, "exhausted"), (2, "exhausted"), (3, "ready")):
        show.sees(state(BRINGER, number), expected)
    show.sees(discard(1), [PAWN])
    show.offers(*IDLE)


def _glimpsed(show: Show) -> None:
    """Glimpse of the Void is played, and turns pass until there is a story phase again."""
    show.lay(Side(hand=[GLIMPSE], play=[PAUSE], domains=["shub-niggurath:4"]), Side(play=[PAUSE]), stories=STORIES)
    show.offers(*IDLE, f"play {GLIMPSE} domain 1")
    show.answer(f"play {GLIMPSE} domain 1")
    show.sees(hand_size(0), 1)


@shows("coc/errata/forgotten-lore/f14-glimpse-of-the-void")
def after_a_glimpse_of_the_void_there_are_no_story_phases_for_three_turns(show: Show) -> None:
    """It is removed from the game, a card is drawn, and the opponent's second turn has the next story phase."""
    _glimpsed(show)
    show.sees(zone(GLIMPSE), "removed")
    show.pass_to_phase("story")
    show.sees(turn(), 6)
    show.sees(active(), 1)
    show.sees(log("removed"), ["removed glimpse-of-the-void"])


@shows("coc/errata/forgotten-lore/f14-glimpse-of-the-void")
def a_glimpse_of_the_void_is_for_your_own_operations_phase(show: Show) -> None:
    """It is offered neither in your story phase nor in the opponent's operations phase."""
    for step, whose in (("story actions", 0), ("operations", 1)):
        show.lay(
            Side(hand=[GLIMPSE], play=[PAUSE], domains=["shub-niggurath:4"]), stories=STORIES, step=step, active=whose
        )
        show.asked(0, "action")
        show.offers(*IDLE)


@shows("coc/errata/forgotten-lore/f14-glimpse-of-the-void", editions=("lcg-3.0",))
def before_a_glimpse_of_the_void_was_discarded(show: Show) -> None:
    """Before the change, the event goes to the discard pile like any other."""
    _glimpsed(show)
    show.sees(zone(GLIMPSE), "discard")


@shows("coc/errata/forgotten-lore/f16-ghost-of-perdition")
def ghost_of_perdition_haunts_a_character_for_the_phase(show: Show) -> None:
    """Attached, it is a support card with the subtypes Attachment and Curse, and no Monster any more."""
    show.lay(Side(play=[GHOST, PAWN, PAUSE], domains=["agency:2"]), Side(play=["peeler"]), stories=STORIES)
    show.answer(f"use {GHOST} domain 1")
    show.offers("choose core/peeler", f"choose {PAWN}")
    show.answer("choose core/peeler")
    show.sees(icons("peeler"), [3, 2, 0, 0])
    show.sees(host(GHOST), "peeler")
    show.sees(has_subtype(GHOST, "Curse"), True)
    show.sees(has_subtype(GHOST, "Attachment"), True)
    show.sees(has_subtype(GHOST, "Monster"), False)
    show.sees(is_character(GHOST), False)
    show.ends_idle()
    show.answer("pass")
    show.sees(discard(0), [GHOST])
    show.sees(icons("peeler"), [0, 2, 0, 0])
