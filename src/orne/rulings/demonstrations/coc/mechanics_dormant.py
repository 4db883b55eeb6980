"""New mechanics: Dormant cards, laid at a story and played when it is won."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, action, forced
from orne.coc.language import ATTACHMENT, CHARACTER, STORY, SUPPORT, ExhaustThis, PlaceSuccess, destroy, everything
from orne.rulings.laboratory.coc import BELL, PAUSE, Say, lab_card, on, tool
from orne.rulings.showing.coc import Show, Side, Story, shows
from orne.rulings.showing.coc_probes import (
    drained,
    face_down,
    is_in_play,
    said,
    zone,
)

LIGHT, DEEP, HEAVY = (lab_card(f"{depth}-slumber", keywords=(("dormant", 1),)) for depth in ("light", "deep", "heavy"))
SLEEPER = lab_card("sleeper", keywords=(("dormant", 1),), cost=6, skill=4)
ALARM = tool("alarm-clock", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()))
SEXTON = tool("sexton", forced(on(events.ENTERS_DISCARD), Say("buried")))
RUINS = tool(
    "ruin-of-all",
    action(destroy(everything(CHARACTER)), cost=ExhaustThis()),
)
POINTER = {
    word: tool(f"dormant-points-{word}", action(Say(word), Choose(wanted), cost=ExhaustThis()))
    for word, wanted in (("support", SUPPORT), ("attachment", ATTACHMENT), ("character", CHARACTER))
}
TWO_TOKENS = [Story("dreamwalkers", (2, 1)), "frozen-in-time", "ancient-apocrypha"]


def _all_asleep(show: Show) -> None:
    """The first player lays two in two turns, the second one in between; the first then wins the story."""
    show.lay(
        Side(hand=[LIGHT, DEEP], play=[ALARM, SEXTON, PAUSE], domains=["neutral:4", "", ""]),
        Side(hand=[HEAVY], play=[PAUSE], domains=["neutral:4", "", ""]),
        stories=[Story("rotting-away", (4, 4)), "dreamwalkers", "frozen-in-time"],
    )
    show.answer(f"lay {LIGHT} rotting-away domain 1", "pass", "pass")
    show.pass_to("refresh actions")
    show.pass_to("operations")
    show.asked(1, "action")
    show.answer(f"lay {HEAVY} rotting-away domain 1", "pass", "pass")
    show.pass_to("refresh actions")
    show.pass_to("operations")
    show.asked(0, "action")
    show.answer(f"lay {DEEP} rotting-away domain 1", "pass", f"use {ALARM}", "choose rotting-away", "no")


@shows("coc/mechanic/dormant/c")
def when_the_story_is_won_each_dormant_card_may_be_played_for_nothing(show: Show) -> None:
    """The active player's come first, in an order of choice, then the opponent's; no domain is left that could pay."""
    _all_asleep(show)
    show.asked(0, "first")
    show.offers(f"first {DEEP}", f"first {LIGHT}")
    show.answer(f"first {DEEP}")
    show.asked(0, "yes or no")
    show.offers("yes", "no")
    show.answer("yes")
    show.sees(zone(DEEP), "play")
    show.sees(zone(LIGHT), "dormant")
    show.asked(0, "yes or no")
    show.answer("yes")
    show.asked(1, "yes or no")
    show.answer("yes")
    for each in (DEEP, LIGHT, HEAVY):
        show.sees(zone(each), "play")
    show.sees(drained(0), [True, False, False])
    show.sees(drained(1), [True, False, False])


@shows("coc/mechanic/dormant/e")
def dormant_cards_left_unplayed_are_discarded(show: Show) -> None:
    """Two of three are not played: they go to the discard piles, and what hears cards arrive there hears both."""
    _all_asleep(show)
    show.answer(f"first {LIGHT}", "no")
    show.sees(zone(LIGHT), "discard")
    show.answer("yes", "no")
    show.sees(said(), ["buried"] * 2)
    show.sees(zone(DEEP), "play")
    show.sees(zone(LIGHT), "discard")
    show.sees(zone(HEAVY), "discard")


@shows("coc/mechanic/dormant/a")
def a_dormant_card_is_laid_face_down_for_as_much_as_there_are_tokens(show: Show) -> None:
    """At the story with two tokens of yours it costs 2, at the others nothing; its printed cost is not asked."""
    show.lay(Side(hand=[SLEEPER], play=[PAUSE], domains=["agency:1", "agency:2", "agency:3"]), stories=TWO_TOKENS)
    show.offers_of(
        "lay play",
        f"lay {SLEEPER} ancient-apocrypha",
        f"lay {SLEEPER} dreamwalkers domain 2",
        f"lay {SLEEPER} dreamwalkers domain 3",
        f"lay {SLEEPER} frozen-in-time",
    )
    show.answer(f"lay {SLEEPER} dreamwalkers domain 2")
    show.sees(drained(0), [False, True, False])
    show.sees(zone(SLEEPER), "dormant")
    show.sees(face_down(SLEEPER), True)


@shows("coc/mechanic/dormant/a")
def dormant_cards_are_laid_in_ones_own_operations_phase_only(show: Show) -> None:
    """Neither in the opponent's operations phase nor in other phases of one's own turn."""
    for active, where in ((1, "operations"), (0, "resource actions"), (0, "story actions")):
        show.lay(Side(hand=[SLEEPER], play=[BELL]), Side(play=[BELL]), active=active, step=where)
        if active == 1:
            show.answer("pass")
        show.asked(0, "action")
        show.offers("pass", f"use {BELL}")


@shows("coc/mechanic/dormant/b")
def one_dormant_card_for_each_story_and_turn(show: Show) -> None:
    """After one has been laid at a story, only the other stories are offered."""
    show.lay(Side(hand=[SLEEPER, SLEEPER, SLEEPER], play=[BELL]))
    lay = [f"lay {SLEEPER} {story}" for story in ("ancient-apocrypha", "dreamwalkers", "frozen-in-time")]
    show.offers("pass", f"use {BELL}", *lay)
    show.answer(lay[1])
    show.offers("pass", f"use {BELL}", lay[0], lay[2])
    show.answer(lay[2])
    show.offers("pass", f"use {BELL}", lay[0])


@shows("coc/mechanic/dormant/d", "coc/rule/1.15-attaching-through-card-effects/b")
def dormant_cards_are_in_play_but_no_support_cards(show: Show) -> None:
    """A Dormant card cannot be chosen as a support card, an attachment or a character, nor is it destroyed as one."""
    show.lay(Side(hand=[SLEEPER], play=[*POINTER.values(), RUINS, PAUSE]))
    show.answer(f"lay {SLEEPER} dreamwalkers")
    show.sees(zone(SLEEPER), "dormant")
    show.sees(is_in_play(SLEEPER), True)
    show.offers("pass", f"use {PAUSE}", f"use {POINTER['support']}")
    show.answer(f"use {POINTER['support']}")
    show.offers(*(f"choose {each}" for each in (*POINTER.values(), RUINS, PAUSE)))
    show.answer(f"choose {PAUSE}")
