"""Answers about cards of Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import (
    CAN_GO_INSANE,
    CHARACTER,
    STORY,
    WITHOUT_TOKENS,
    Choose,
    ExhaustThis,
    PlaceSuccess,
    action,
    everything,
    go_insane,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, IDLE, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import deck, discard, drained, hand, log, state, wounds, zone

SET = "seekers-of-knowledge"
STUDENT = lab_card("sk-student", faction="miskatonic", skill=2)
GUIDE = lab_card("sk-guide", faction="miskatonic", subtypes=("Explorer",), skill=2)
STEEL = lab_card("sk-steel", keywords=(("invulnerability", 1),))
IPIUTAK = f"{SET}/ipiutak"
TORMENT = event("sk-torment", go_insane(), Choose(CHARACTER & CAN_GO_INSANE))
DEAR = lab_card("sk-dear", cost=3)
HAMU = f"{SET}/hamu-xx-15-14"
CARL = f"{SET}/carl-stanford"
SLEEPER = lab_card("sk-sleeper", cost=3, faction="agency", keywords=(("dormant", 1),))
TRIUMPH = tool("sk-triumph", action(PlaceSuccess(everything(STORY & ~WITHOUT_TOKENS)), cost=ExhaustThis()))


@shows("coc/faq/ipiutak-copies-without-cost")
def ipiutak_copies_shotgun_without_paying(show: Show) -> None:
    """With its domain drained, Ipiutak wounds another character there, and may not choose an Invulnerable one."""
    show.lay(
        Side(
            play=[IPIUTAK, there(STUDENT), At("shotgun", on=STUDENT), there(PAWN), there(STEEL), PAUSE],
            domains=["agency:1"],
        ),
        Side(play=[there(OAF), GUIDE]),
        stories=[BARE, FIGHT, FULL],
        step="actions after defenders commit",
    )
    show.answer(f"use {STUDENT} gained core/shotgun domain 1", f"choose {PAWN}")
    show.sees(discard(0), [PAWN])
    show.sees(drained(), [True])
    show.offers("pass", f"use {IPIUTAK}")
    show.answer(f"use {IPIUTAK}")
    show.offers(f"choose {OAF}", f"choose {STUDENT}")
    show.why_not(f"choose {STEEL}", "coc/rule/2.37-invulnerability/b", says="has Invulnerability")
    show.answer(f"choose {OAF}")
    show.sees(wounds(OAF), 1)
    show.sees(state(IPIUTAK), "exhausted")
    show.offers(*IDLE)


@shows("coc/faq/hamu-cannot-return-itself")
def hamu_returns_up_to_two_cards_but_not_itself(show: Show) -> None:
    """It may fetch what lay in the pile before, and is not offered as its own target."""
    show.lay(
        Side(hand=[HAMU, TORMENT], play=[PAWN, PAUSE], discard=[OAF, DEAR], domains=["hastur:1"]), step="draw actions"
    )
    show.answer(f"play {HAMU}", f"play {TORMENT}", f"use {HAMU}")
    show.offers(f"choose {OAF}", f"choose {DEAR}", f"choose {TORMENT}")
    show.answer(f"choose {OAF}")
    show.offers(f"choose {DEAR}", f"choose {TORMENT}", "done")
    show.answer(f"choose {DEAR}")
    show.sees(hand(0), [OAF, DEAR])
    show.sees(discard(0), [TORMENT, HAMU])
    show.offers(*IDLE)


@shows("coc/faq/hamu-cannot-return-itself")
def hamu_has_no_target_where_it_would_be_alone_in_the_pile(show: Show) -> None:
    """With an empty pile Hamu is not offered, and stays on top of the deck."""
    show.lay(
        Side(hand=[HAMU], play=[PAWN, PAUSE], domains=["hastur:1"]),
        Side(hand=[TORMENT], play=[PAUSE]),
        step="draw actions",
    )
    show.answer(f"play {HAMU}", f"play {TORMENT}")
    show.sees(state(PAWN), "insane")
    show.sees(deck(0), [HAMU, *["laboratory-assistant"] * 10])


@shows("coc/faq/carl-stanford-dormant")
def under_carl_stanford_a_dormant_card_is_played_at_full_cost_or_discarded(show: Show) -> None:
    """The domain of three resources may be drained for it, not the one of two; unpaid, it is discarded."""
    for answer in ["drain domain 2", "no"]:
        show.lay(
            Side(hand=[SLEEPER], play=[PAUSE], domains=["agency:2", "agency:3"]),
            Side(play=[CARL, TRIUMPH]),
            stories=[Story(BARE, (0, 4)), FIGHT, FULL],
        )
        show.answer(f"lay {SLEEPER} {BARE}", f"use {TRIUMPH}")
        show.offers("drain domain 2", "no")
        show.answer(answer)
        show.sees(zone(SLEEPER), "discard" if answer == "no" else "play")
        show.sees(drained(), [False, answer != "no"])
    show.sees(log("dormant"), ["dormant bare-story"])
