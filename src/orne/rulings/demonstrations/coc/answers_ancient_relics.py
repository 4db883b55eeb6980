"""Answers about cards of Ancient Relics."""

from __future__ import annotations

from orne.coc.language import AFFECTED, CHARACTER, IT, Blanks, Choose, ExhaustThis, Lasting, action, go_insane
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, PAUSE, PAWN, TWO_SHOTS, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, hand, in_play, log, state, struggles_so_far, zone

SET = "ancient-relics"
MADDEN = tool("ar-madden", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()))
AZIZ = f"{SET}/aziz-chatuluka"
PAN = f"{SET}/mr-david-pan"
MASTER = f"{SET}/master-of-the-myths"
BLANK_MIND = event("ar-blank-mind", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
THUG = lab_card("ar-thug", icons=(0, 2, 0, 0), skill=1)
KHOPESH = f"{SET}/khopesh-of-the-abyss"
CARL = "secrets-of-arkham/carl-stanford"
DEAR = lab_card("rl-dear", cost=3, skill=3)
ALEXANDER = "seekers-of-knowledge/matthew-alexander"
SCHOLAR = lab_card("rl-scholar", faction="miskatonic")


@shows("coc/faq/aziz-drained-domains")
def aziz_may_be_sacrificed_with_every_domain_drained(show: Show) -> None:
    """With all three domains drained, Aziz is offered, is sacrificed and brings in Cthulhu."""
    show.lay(Side(hand=["cthulhu"], play=[AZIZ, PAUSE], domains=["", "", ""], drained=[1, 2, 3]))
    show.offers(*IDLE, f"use {AZIZ}")
    show.answer(f"use {AZIZ}")
    show.sees(in_play(0), [PAUSE, "cthulhu"])
    show.offers(*IDLE)


@shows("coc/faq/master-of-the-myths-insane")
def master_of_the_myths_returns_though_insane(show: Show) -> None:
    """Brought in by its own ability and driven insane, Master of the Myths is back in hand when the turn is over."""
    show.lay(Side(hand=[MASTER, BLANK_MIND], play=[MADDEN, PAUSE], domains=["agency:1"]), step="story actions")
    show.answer(f"use {MASTER} domain 1", f"play {BLANK_MIND}", f"use {MADDEN}")
    show.sees(state(MASTER), "insane")
    show.pass_to_phase("refresh")
    show.sees(in_play(0), [MADDEN, PAUSE])
    show.sees(hand(0), [MASTER])


@shows("coc/faq/halis-directive-passive")
def halis_directive_is_not_offered_against_david_pan(show: Show) -> None:
    """David Pan's passive decides a struggle and the Directive is not offered; against a character's Action it is."""
    hali = "denizens-of-the-underworld/halis-directive"
    show.lay(
        Side(play=[there(PAN)]),
        Side(hand=[hali], play=[there(THUG)], domains=["hastur:2"]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.sees(struggles_so_far(), [["Combat", 0, [4, 1]]])
    show.sees(discard(1), [THUG])
    show.sees(zone(hali), "hand")
    show.sees(log("event played"), [])
    show.lay(Side(play=[TWO_SHOTS, PAUSE]), Side(hand=[hali], play=[PAWN], domains=["hastur:2"]))
    show.answer(f"use {TWO_SHOTS}", f"choose {PAWN}")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {hali} domain 1")
    show.answer(f"play {hali} domain 1")
    show.sees(state(TWO_SHOTS), "insane")


@shows("coc/faq/khopesh-invulnerability")
def the_khopesh_is_not_used_by_an_invulnerable_bearer(show: Show) -> None:
    """On Carl Stanford, who is Invulnerable, the Khopesh is not offered; on another bearer it is."""
    show.lay(Side(play=[CARL, At(KHOPESH, on=CARL), PAUSE]), Side(play=[PAWN]))
    show.offers(*IDLE)
    show.lay(Side(play=[DEAR, At(KHOPESH, on=DEAR), PAUSE]), Side(play=[PAWN]))
    show.offers(*IDLE, f"use {KHOPESH}")


@shows("coc/faq/khopesh-matthew-alexander")
def who_dies_of_the_khopesh_leaves_play_through_a_card_effect(show: Show) -> None:
    """After the Khopesh's wound has destroyed a character, Matthew Alexander may enter play."""
    show.lay(
        Side(hand=[ALEXANDER], play=[DEAR, At(KHOPESH, on=DEAR), SCHOLAR, PAUSE], domains=[""] * 3), Side(play=[PAWN])
    )
    show.answer(f"use {KHOPESH}", f"choose {PAWN}")
    show.asked(0, "response")
    show.offers("pass", f"use {ALEXANDER}")
    show.answer(f"use {ALEXANDER}")
    show.sees(zone(ALEXANDER), "play")
