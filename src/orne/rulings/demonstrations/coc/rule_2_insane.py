"""What an insane card is: nothing is printed on it, and what was no character is one while it lasts."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Choose, Trigger, Use, action, response
from orne.coc.events import ENTERS_PLAY, LEAVES_PLAY, RESTORED, Event
from orne.coc.language import (
    CAN_GO_INSANE,
    CARD,
    CHARACTER,
    IN_DISCARD,
    Do,
    Draw,
    ExhaustThis,
    Wound,
    chosen,
    everything,
    faction,
    go_insane,
    restore_and_ready,
)
from orne.coc.rules import entering
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, IDLE, PAUSE, event, hears, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import (
    discard,
    entries,
    face_down,
    happened,
    has,
    has_no_faction,
    has_subtype,
    host,
    icons,
    in_play,
    is_character,
    printed_cost,
    skill,
    state,
    zone,
)
from orne.rulings.showing.coc_probes import faction as faction_of


def _bury(g: CocTable, use: Use) -> bool:
    """Put a card of your discard pile into play insane."""
    return entering.put_into_play(g, chosen(0).cards(g, use)[0], use.seat, use, insane=True)


def _left_as(type_: str) -> Trigger:
    """A card of some type leaves play, as it was when it left."""

    def was(g: CocTable, use: Use, event: Event) -> bool:
        return event.before is not None and values.left_as(g, event.before) == type_

    return Trigger(LEAVES_PLAY, was, f"after a {type_} leaves play")


MADNESS = event("madness", go_insane(), Choose(CHARACTER))
SCARE_ALL = event("scare-everybody", go_insane(everything(CHARACTER)))
HORROR = tool("dread-sight", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), cost=1)
MADDEN_ANY = event("madden-any", go_insane(), Choose(CARD))
EXHUME = event("exhume", Do(_bury), Choose(CARD & IN_DISCARD))
WRENCH = tool("wrench", action(Draw(), cost=ExhaustThis()), cost=2, subtypes=("Item",))
TRICK = event("trick", Draw())
RESTORE = event("restore-it", restore_and_ready(), Choose(CHARACTER))
SEES_RESTORED = tool(
    "sees-restored", response(Trigger(RESTORED, lambda g, use, event: True, "after a character is restored"), Draw())
)
HEARS_CHARACTER = tool("hears-character", response(_left_as("character"), Draw()))
HEARS_SUPPORT = tool("hears-support", response(_left_as("support"), Draw()))
HEARS_ENTERING = hears("hears-entering", ENTERS_PLAY)
HIT = event("hit", Wound(), Choose(CHARACTER))
LUNATIC = lab_card(
    "lunatic",
    action(Wound(), Choose(CHARACTER), cost=ExhaustThis()),
    skill=5,
    icons=(0, 2, 1, 1),
    cost=3,
    faction="hastur",
    subtypes=("Lunatic",),
    keywords=(("fast", 1),),
)
NEUTRAL_ONE = lab_card("neutral-one")
PICK_NEUTRAL = event("pick-neutral", Wound(), Choose(CHARACTER & faction("neutral")))
PISTOLS = "45-pistols"


@shows("coc/rule/2.34-insanity/a")
def an_insane_character_cannot_go_insane_again(show: Show) -> None:
    """What drives everybody insane does nothing to it; once restored it goes insane again."""
    show.lay(Side(hand=[SCARE_ALL], play=[At("bag-man", insane=True), "hired-muscle", PAUSE]))
    show.answer(f"play {SCARE_ALL}")
    show.sees(entries("insane"), [("hired-muscle", 0, None, None)])
    show.lay(Side(hand=[MADNESS, RESTORE, PAUSE], play=[At("bag-man", insane=True)]))
    show.answer(f"play {RESTORE}", f"play {MADNESS}")
    show.sees(state("bag-man"), "insane")
    show.sees(happened("restored", "insane"), ["restored", "insane"])


@shows("coc/rule/2.34-insanity/a", editions=("lcg-3.0", "lcg-4"))
def an_insane_character_is_no_target_for_insanity(show: Show) -> None:
    """An effect that needs somebody to drive insane passes it by, and is not offered where there is nobody else."""
    show.lay(Side(play=[At("bag-man", insane=True), HORROR, PAUSE]))
    show.offers(*IDLE)
    show.lay(Side(play=[At("bag-man", insane=True), HORROR, PAUSE, "hired-muscle"]))
    show.answer(f"use {HORROR}")
    show.sees(state("hired-muscle"), "insane")


def _nothing_but_a_body(show: Show) -> None:
    """A character with everything, insane: skill, icons, faction, subtype, keyword and text are gone."""
    show.lay(Side(play=[At(LUNATIC, insane=True), BELL]))
    show.sees(skill(LUNATIC), 0)
    show.sees(icons(LUNATIC), [0, 0, 0, 0])
    show.sees(faction_of(LUNATIC), None)
    show.sees(has_subtype(LUNATIC, "Lunatic"), False)
    show.sees(has(LUNATIC, "fast"), False)
    show.offers("pass", f"use {BELL}")


@shows("coc/rule/2.34-insanity/c", "coc/rulebook/insanity-statistics", editions=("ccg-2.0", "lcg-1.4", "lcg-3.0"))
def an_insane_character_has_no_statistics_and_cost_0(show: Show) -> None:
    """Nothing printed on it counts, and its cost is 0."""
    _nothing_but_a_body(show)
    show.sees(printed_cost(LUNATIC), 0)


@shows("coc/rule/2.34-insanity/c", "coc/rulebook/insanity-statistics", editions=("lcg-4",))
def an_insane_character_has_no_statistics_and_no_printed_cost(show: Show) -> None:
    """Nothing printed on it counts, and it has no printed cost, either."""
    _nothing_but_a_body(show)
    show.sees(printed_cost(LUNATIC), None)


@shows("coc/rule/2.34-insanity/e")
def what_is_no_character_is_one_while_it_is_insane(show: Show) -> None:
    """A support card driven insane is a character of skill 0 without icons, subtypes and text; so is an event."""
    show.lay(Side(hand=[MADDEN_ANY, RESTORE, PAUSE], play=[WRENCH]))
    show.sees(is_character(WRENCH), False)
    show.answer(f"play {MADDEN_ANY}")
    show.sees(state(WRENCH), "insane")
    show.sees(is_character(WRENCH), True)
    show.sees(skill(WRENCH), 0)
    show.sees(icons(WRENCH), [0, 0, 0, 0])
    show.sees(has_subtype(WRENCH, "Item"), False)
    show.offers("pass", f"play {RESTORE}", "play lab/pause")
    for buried in ("patrol-wagon", TRICK):
        show.lay(Side(hand=[EXHUME, RESTORE], discard=[buried], play=[PAUSE]))
        show.answer(f"play {EXHUME}")
        show.sees(state(buried), "insane")
        show.sees(face_down(buried), True)
        show.sees(is_character(buried), True)
        show.offers(*IDLE, f"play {RESTORE}")


@shows("coc/rule/2.34-insanity/f")
def restoring_what_is_no_character_is_not_restoring_a_character(show: Show) -> None:
    """The support card is one again and works at once; what answers a character's restoring is asked only for one."""
    show.lay(Side(hand=[RESTORE, PAUSE], play=[At(WRENCH, insane=True), SEES_RESTORED]))
    show.answer(f"play {RESTORE}")
    show.asked(0, "action")
    show.sees(is_character(WRENCH), False)
    show.sees(face_down(WRENCH), False)
    show.sees(has_subtype(WRENCH, "Item"), True)
    show.offers("pass", "play lab/pause", f"use {WRENCH}")
    show.lay(Side(hand=[RESTORE, PAUSE], play=[At("bag-man", insane=True), SEES_RESTORED]))
    show.answer(f"play {RESTORE}")
    show.asked(0, "response")
    show.offers("pass", f"use {SEES_RESTORED}")
    show.answer("pass")


@shows("coc/rule/2.34-insanity/g")
def a_restored_event_is_discarded(show: Show) -> None:
    """An event that was in play insane is discarded as soon as it is restored."""
    show.lay(Side(hand=[RESTORE, PAUSE], play=[At(TRICK, insane=True)]))
    show.answer(f"play {RESTORE}")
    show.sees(zone(TRICK), "discard")
    show.sees(in_play(0), [])


@shows("coc/rule/2.34-insanity/h")
def an_insane_support_card_leaves_play_as_what_it_is(show: Show) -> None:
    """It is heard as a support card that leaves play, not as a character."""
    show.lay(Side(hand=[HIT, PAUSE], play=[At(WRENCH, insane=True), HEARS_CHARACTER, HEARS_SUPPORT]))
    show.answer(f"play {HIT}")
    show.sees(discard(0), [WRENCH, HIT])
    show.offers("pass", f"use {HEARS_SUPPORT}")
    show.answer("pass")
    show.lay(Side(hand=[HIT, PAUSE], play=[At("bag-man", insane=True), HEARS_CHARACTER, HEARS_SUPPORT]))
    show.answer(f"play {HIT}")
    show.offers("pass", f"use {HEARS_CHARACTER}")
    show.answer("pass")


@shows("coc/rule/2.33-attachments/b")
def an_attachment_is_never_in_play_without_a_host(show: Show) -> None:
    """Its host is chosen before it enters play, on it; without a host it cannot be played, and restored it is lost."""
    show.lay(Side(hand=[PISTOLS], play=["bag-man", "mad-artist", HEARS_ENTERING, PAUSE], domains=["agency:2"]))
    show.answer(f"play {PISTOLS}")
    show.asked(0, "attach")
    show.offers("attach bag-man", "attach mad-artist")
    show.sees(happened("entered play", "response"), [])
    show.sees(zone(PISTOLS), "hand")
    show.answer("attach mad-artist")
    show.asked(0, "response")
    show.sees(host(PISTOLS), "mad-artist")
    show.answer("pass")
    show.lay(Side(hand=[PISTOLS], play=[PAUSE]))
    show.offers(*IDLE)
    show.lay(Side(hand=[RESTORE, PAUSE], play=[At(PISTOLS, insane=True)]))
    show.answer(f"play {RESTORE}")
    show.sees(zone(PISTOLS), "discard")


@shows("coc/rule/2.38-neutral-no-faction/a")
def an_insane_character_has_no_faction_but_is_not_neutral(show: Show) -> None:
    """Neither has a faction; an effect on a neutral character finds the neutral one only."""
    show.lay(Side(hand=[PICK_NEUTRAL, PAUSE], play=[At("bag-man", insane=True), NEUTRAL_ONE]))
    show.sees(has_no_faction("bag-man"), True)
    show.sees(has_no_faction(NEUTRAL_ONE), True)
    show.answer(f"play {PICK_NEUTRAL}")
    show.sees(zone(NEUTRAL_ONE), "discard")
    show.sees(state("bag-man"), "insane")
    show.lay(Side(hand=[PICK_NEUTRAL, PAUSE], play=[At("bag-man", insane=True), "mad-artist"]))
    show.sees(has_no_faction("mad-artist"), False)
    show.offers("pass", "play lab/pause")
