"""Timing, shown with printed cards."""

from __future__ import annotations

from orne.rulings.laboratory.coc import BARE, BORE, FIGHT, IDLE, PAUSE, PAWN, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, drained, in_play

STILETTO = "summons-of-the-deep/secret-stiletto"
BRAWLER = lab_card("so-brawler", icons=(3, 3, 0, 0))
DUELS = [FIGHT, BARE, "core/dreamwalkers"]


def holding(*characters: str | At, domain: str = "hastur:2") -> Side:
    """Your side of a duel: the Stiletto is on the first character."""
    first = characters[0]
    knife = At(STILETTO, on=first if isinstance(first, str) else first.card)
    return Side(play=[*characters, knife, PAUSE], domains=[domain])


@shows("coc/example/timing-professor-peaslee")
def peaslee_brings_back_all_that_fell_this_phase_each_to_its_owner(show: Show) -> None:
    """Professor Peaslee's Response returns the characters discarded from play this phase, each to its owner."""
    show.lay(
        Side(
            hand=["short-fuse", "shotgun-blast"],
            play=["professor-nathaniel-peaslee", "hired-muscle"],
            domains=["agency:3", "miskatonic:2", "agency:2"],
            discard=["laboratory-assistant"],
        ),
        Side(play=["bag-man"], discard=["mad-artist"]),
    )
    show.answer("play core/shotgun-blast domain 3", "play core/short-fuse domain 1")
    show.answer("choose core/professor-nathaniel-peaslee")
    show.offers("pass", "use core/professor-nathaniel-peaslee domain 2")
    show.answer("use core/professor-nathaniel-peaslee domain 2")
    show.sees(in_play(0), ["hired-muscle", "professor-nathaniel-peaslee"])
    show.sees(in_play(1), ["bag-man"])
    show.sees(discard(0), ["laboratory-assistant", "shotgun-blast", "short-fuse"])
    show.sees(discard(1), ["mad-artist"])
    show.sees(drained(0), [True, True, True])
    show.asked(0, "commit")


@shows("coc/timing/disrupt-struggle-after")
def the_stiletto_wounds_a_character_of_the_loser_once_the_result_is_applied(show: Show) -> None:
    """Secret Stiletto's Disrupt is offered when the loser's character has been wounded, and wounds another."""
    show.lay(
        holding(there(BRAWLER), "bag-man"),
        Side(play=[there(PAWN), BORE, "peeler"]),
        stories=DUELS,
        step="stories resolve",
    )
    show.sees(discard(1), [PAWN])
    show.asked(0, "disrupt")
    show.offers("pass", f"use {STILETTO} domain 1")
    show.answer(f"use {STILETTO} domain 1")
    show.offers("choose core/peeler", f"choose {BORE}")
    show.answer(f"choose {BORE}")
    show.sees(discard(1), [PAWN, BORE])
    show.sees(drained(), [True])
    show.offers(*IDLE)
