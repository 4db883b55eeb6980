"""Hosts that no longer fit what is attached to them, and lowest or highest of several."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import AttachTo, Gives
from orne.coc.language import CHARACTER, HOST, Draw, Then, destroy, extreme, subtype, the_only
from orne.rulings.laboratory.coc import BELL, HUSH, PAUSE, PAWN, SOFT, event, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, hand_size, has_subtype, host, icons, log, skill, zone

SERVANT = "servant-of-nodens"
COLLAR = tool("servitors-collar", AttachTo(CHARACTER & subtype("Servitor")), Gives(HOST, "skill", 1))
DEAREST = extreme(CHARACTER, values.printed_cost, "printed cost", highest=True)
FALL = event("fall-of-the-dear", Then(destroy(the_only(DEAREST)), Draw()))


def _collar_on_a_blank_host(show: Show) -> None:
    """A host that must be a Servitor has lost its subtypes."""
    for hush in (HUSH, SOFT):
        show.lay(Side(hand=[hush], play=[SERVANT, At(COLLAR, on=SERVANT), BELL]))
        show.sees(skill(SERVANT), 3)
        show.answer(f"play {hush}")
        show.sees(has_subtype(SERVANT, "Servitor"), False)
        show.asked(0, "action")


@shows("coc/example/2.33-servitor-attachment")
def a_host_that_no_longer_fits_keeps_the_attachment(show: Show) -> None:
    """The collar stays on it and goes on working."""
    _collar_on_a_blank_host(show)
    show.sees(host(COLLAR), SERVANT)
    show.sees(skill(SERVANT), 3)


@shows("coc/example/2.33-servitor-attachment-ccg", "coc/rule/2.33-attachments/d")
def an_attachment_whose_requirement_fails_is_discarded_at_once(show: Show) -> None:
    """The collar is discarded."""
    _collar_on_a_blank_host(show)
    show.sees(zone(COLLAR), "discard")
    show.sees(skill(SERVANT), 2)


@shows("coc/rule/2.33-attachments/b")
def an_attachment_that_moves_goes_from_host_to_host(show: Show) -> None:
    """For 1 the Dream Dagger goes to another character of yours: not to its host, nor to the opponent's."""
    dagger = "dreamlands/dream-dagger"
    show.lay(
        Side(play=[PAWN, At(dagger, on=PAWN), "bag-man", "hired-muscle", PAUSE], domains=["neutral:1"]),
        Side(play=["mad-artist"]),
    )
    show.sees(icons(PAWN), [0, 1, 0, 0])
    show.answer(f"use {dagger} domain 1")
    show.offers("attach to bag-man", "attach to hired-muscle")
    show.answer("attach to bag-man")
    show.sees(host(dagger), "bag-man")
    show.sees(icons(PAWN), [0, 0, 0, 0])
    show.sees(icons("bag-man"), [0, 3, 0, 1])
    show.sees(log("attached"), ["attached dream-dagger"])


@shows("coc/rule/2.29-lowest-highest/c")
def an_unchosen_tie_resolves_nothing(show: Show) -> None:
    """With two dearest characters and nobody to choose between them nothing is destroyed, and nothing follows."""
    show.lay(Side(hand=[FALL], play=[PAUSE]), Side(play=["bag-man", "hired-muscle", "mad-artist"]))
    show.answer(f"play {FALL}")
    show.sees(discard(1), [])
    show.sees(hand_size(0), 0)
    show.lay(Side(hand=[FALL], play=[PAUSE]), Side(play=["bag-man", "mad-artist"]))
    show.answer(f"play {FALL}")
    show.sees(discard(1), ["bag-man"])
    show.sees(hand_size(0), 1)
