"""Passives and Forced Responses: they hold at once, are not asked about and end with the text box."""

from __future__ import annotations

from orne.coc import events, values
from orne.coc.abilities import (
    LOSE_ALL,
    AttachTo,
    Choose,
    CostChange,
    Gives,
    ImmuneTo,
    Use,
    Whenever,
    action,
    disrupt,
    forced,
)
from orne.coc.events import USE, WOUND
from orne.coc.language import (
    CHARACTER,
    HOST,
    OTHER,
    THEM,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    Wound,
    destroy,
    everything,
    gain,
    subtype,
)
from orne.coc.rules.lasting import last
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, GUN, HUSH, OAF, PAWN, PISTOL, SOFT, Say, event, lab_card, mine, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import has, icons, log, said, wounds, zone

TOMB = lab_card("tomb", CostChange(CHARACTER, -1), type="support")
DAWN = lab_card("dawn", Whenever(on(events.TURN_BEGINS), Wound(everything(CHARACTER))), type="support")
NEVER = lab_card("never", disrupt(on(USE), CancelIt()), type="support")


def _strip(g: CocTable, use: Use) -> bool:
    """Take all icons it has now away until the end of the phase."""
    for each in THEM.cards(g, use):
        for icon in values.STRUGGLES:
            last(g, "add", [each], (icon, -values.icons(g, each, icon)), use)
    return True


LAKE = lab_card("lake", action(Do(_strip), Choose(CHARACTER), cost=ExhaustThis()), type="support")
GIVE = lab_card("give", action(gain(icons=(0, 0, 1, 0)), Choose(CHARACTER), cost=ExhaustThis()), type="support")
BOXER = lab_card("bruiser", icons=(0, 1, 0, 0))
JUMPY = lab_card("jumpy", forced(mine(WOUND), Say("ouch")), keywords=(("toughness", 1),))
KILLER = lab_card("killer", forced(on(events.DRAWS), destroy(), Choose(CHARACTER)), type="support")
PULLER = lab_card("puller", action(Draw(), cost=ExhaustThis()), type="support")
WARD = lab_card("va-ward", AttachTo(CHARACTER), ImmuneTo(HOST, subtype("Plague")), type="support", cost=0)
POX = event("va-pox", Wound(), Choose(CHARACTER), facts={"subtypes": ("Plague",)})
BRAVE = lab_card("va-brave", keywords=(("willpower", 1),))
COWARD = lab_card("va-coward", Gives(CHARACTER & OTHER, "willpower", LOSE_ALL))
CHEER = event("va-cheer", gain(keyword="willpower"), Choose(CHARACTER & OTHER))


@shows(
    "coc/rule/1.6-passive-effects/a",
    "coc/rule/1.6-passive-effects/b",
    "coc/example/1.6-45-pistols-icon",
    "coc/example/1.6-decrepit-mausoleum",
)
def a_passive_is_not_optional(show: Show) -> None:
    """The lower cost and the gained icon apply without anybody being asked."""
    show.lay(Side(hand=[PISTOL, OAF], play=[PAWN, TOMB], domains=["miskatonic:1"]))
    show.offers("pass", f"play {OAF}", f"play {PISTOL} domain 1")
    show.answer(f"play {PISTOL} domain 1")
    show.sees(icons(PAWN), [0, 1, 0, 0])
    show.asked(0, "action")
    show.offers("pass", f"play {OAF}")


@shows("coc/rule/1.6-passive-effects/c", "coc/rule/1.6-passive-effects/d")
def a_passive_that_begins_at_a_moment_is_not_a_triggered_effect(show: Show) -> None:
    """The passive wounds at the beginning of the turn, and what cancels an ability being used is not asked."""
    show.lay(Side(play=[DAWN, OAF, BELL]), Side(play=[NEVER, BELL]), active=1, step="end of turn")
    show.sees(wounds(OAF), 1)
    show.asked(0, "action")
    show.sees(log("used"), [])
    show.sees(log("passive"), ["passive dawn"])


@shows("coc/example/1.6-glaaki-removes-gained-icons")
def icons_gained_after_a_removal_are_kept(show: Show) -> None:
    """All the icons it has are removed, gained ones as well; one gained afterwards stays."""
    show.lay(Side(play=[BOXER, At(PISTOL, on=BOXER), LAKE, GIVE, BELL]))
    show.sees(icons(BOXER), [0, 2, 0, 0])
    show.answer(f"use {LAKE}")
    show.sees(icons(BOXER), [0, 0, 0, 0])
    show.answer(f"use {GIVE}")
    show.sees(icons(BOXER), [0, 0, 1, 0])


@shows("coc/rule/1.11-forced-responses/a")
def a_forced_response_is_not_asked_about(show: Show) -> None:
    """The Forced Response happens without anybody being asked."""
    show.lay(Side(play=[GUN, BELL]), Side(play=[JUMPY]))
    show.answer(f"use {GUN}")
    show.sees(said(), ["ouch"])
    show.asked(0, "action")


@shows("coc/rule/1.7-simultaneous-effects/b")
def simultaneous_effects_are_finished_one_by_one(show: Show) -> None:
    """Two Forced Responses choose the same character; the second finds it gone."""
    show.lay(Side(play=[KILLER, KILLER, PULLER, BELL]), Side(play=[PAWN]))
    show.answer(f"use {PULLER}", f"resolve {KILLER}#2")
    show.sees(log("destroyed", "used"), ["used puller", "used killer", "destroyed pawn"])
    show.asked(0, "action")


@shows("coc/rule/1.6-passive-effects/e")
def gained_immunity_goes_with_the_text_box(show: Show) -> None:
    """A character made blank loses the immunity that an attachment gave it."""
    show.lay(Side(hand=[HUSH, POX], play=[PAWN, At(WARD, on=PAWN), BELL]))
    show.offers("pass", f"play {HUSH}", f"use {BELL}")
    show.answer(f"play {HUSH}")
    show.offers("pass", f"play {POX}", f"use {BELL}")
    show.answer(f"play {POX}")
    show.sees(zone(PAWN), "discard")


@shows("coc/rule/1.6-passive-effects/e")
def a_loss_outlasts_a_blank_text_box(show: Show) -> None:
    """The loss of a keyword is not part of the text box, so a blank card does not get it back."""
    show.lay(Side(hand=[CHEER, SOFT], play=[BRAVE, COWARD, BELL]))
    show.answer(f"play {SOFT}", f"choose {BRAVE}", f"play {CHEER}", f"choose {BRAVE}")
    show.sees(has(BRAVE, "willpower"), False)
