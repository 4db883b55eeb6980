"""Paying: overpaying, X, costs that must change something, cards made free, cancelled events."""

from __future__ import annotations

from orne.coc.abilities import Choose, CostChange, Trigger, action, disrupt, forced, response
from orne.coc.events import OVERPAID, PLAYED, SACRIFICE, USE
from orne.coc.language import (
    CHARACTER,
    ITSELF,
    SELF,
    SKILL_AT_MOST_X,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    THIS_ENTERS_PLAY,
    YOURS,
    CancelIt,
    Draw,
    DriveInsane,
    ExhaustThis,
    Pay,
    cost_at_most,
    destroy,
    pick,
    return_to_hand,
    sacrifice,
)
from orne.rulings.laboratory.coc import IDLE, PAUSE, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, entries, hand_size, times, zone

BAN = lab_card(
    "ban-on-all", disrupt(on(PLAYED, lambda g, use, event: event.seat != use.seat), CancelIt(), cost=ExhaustThis())
)
CONSPIRACY = lab_card("paid-plot", type="conspiracy", cost=1, struggles=(0, 0, 0, 0))
MUCH_CHEAPER = lab_card("much-cheaper", CostChange(CHARACTER, -2), type="support", cost=0)
DEARER = lab_card("dearer", CostChange(CHARACTER, 1), type="support", cost=0)
NOTES_OVERPAY = lab_card("draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=3)
ESCAPES = lab_card(
    "escapes",
    disrupt(
        Trigger(SACRIFICE, lambda g, use, event: event.subject == use.me, "when this would be sacrificed"),
        return_to_hand(ITSELF),
    ),
)
CULL = lab_card("cull-cheap", action(destroy(), Choose(CHARACTER & cost_at_most(2))), type="event", cost=0)
DEAR = lab_card("neutral-four", cost=4)
CHEAP = lab_card("neutral-two", cost=2)
FREE = lab_card("free-draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=0)
WATCHER = lab_card(
    "watches-overpay", response(Trigger(OVERPAID, lambda g, use, event: True, "after you overpay"), Draw())
)
BLAST = lab_card(
    "x-blast", action(destroy(), Choose(CHARACTER & SKILL_AT_MOST_X)), type="event", cost=0, cost_is_x=True
)
LEVY = lab_card("x-levy", action(destroy(), Choose(CHARACTER & SKILL_AT_MOST_X), cost=Pay("X")), type="event", cost=1)
TIRES = lab_card("tires", action(Draw(), cost=ExhaustThis()), cost=1)
MADDENS = lab_card("maddens", action(Draw(), cost=DriveInsane(CHARACTER)), type="support", cost=0)
IDOL = lab_card("idol", forced(THIS_ENTERS_PLAY, sacrifice(pick(CHARACTER & YOURS))), cost=0)
DEAR_EVENT = lab_card("dear-event", action(Draw()), type="event")
DEAR_CHARACTER = lab_card("dear-character")


def heard(what: str = "any") -> Trigger:
    """Playing a card, as those hear it whose words these are."""
    return Trigger(PLAYED, lambda g, use, event: event.seat == use.seat, f"after you play {what} card")


LISTENER = lab_card("listener", response(heard(), Draw()), type="support", cost=0)
SELF_MADE = lab_card("self-made", CostChange(SELF, -2, own=True, amount_text="2 less"), cost=2, faction="agency")
STOP = lab_card(
    "stop-it",
    disrupt(Trigger(USE, lambda g, use, event: event.seat != use.seat, "when they use anything"), CancelIt()),
    type="event",
    cost=0,
)
SHOUT = lab_card("shout", action(Draw()), type="event", cost=0)


@shows("coc/rule/2.14-paid-overpaid-cost/b")
def cost_in_targeting_means_printed_cost(show: Show) -> None:
    """A card made cheaper is not cheaper to a targeting effect."""
    show.lay(Side(hand=[CULL], play=[DEAR, CHEAP, MUCH_CHEAPER]))
    show.answer("play lab/cull-cheap")
    show.sees(zone(CHEAP), "discard")
    show.sees(zone(DEAR), "play")


@shows("coc/rule/2.14-paid-overpaid-cost/c")
def overpay_is_what_the_domain_gives_beyond_the_amount_paid(show: Show) -> None:
    """Four resources for a cost of 3 are an overpayment, three are not."""
    show.lay(Side(hand=[NOTES_OVERPAY], domains=["agency:4"]))
    show.answer("play lab/draws-if-overpaid domain 1")
    show.offers("pass", "use lab/draws-if-overpaid")
    show.answer("use lab/draws-if-overpaid")
    show.sees(hand_size(0), 1)
    show.lay(Side(hand=[NOTES_OVERPAY], domains=["agency:3"], play=[PAUSE]))
    show.answer("play lab/draws-if-overpaid domain 1")
    show.asked(0, "action")


@shows("coc/example/2.14-seal-of-isis", idle=False)
def a_cost_raised_from_0_can_be_overpaid(show: Show) -> None:
    """A card that costs 0 is overpaid with two resources when its cost has been raised to 1."""
    show.lay(Side(hand=[FREE], domains=["agency:2"], play=[DEARER]))
    show.answer("play lab/free-draws-if-overpaid domain 1")
    show.offers("pass", "use lab/free-draws-if-overpaid")


@shows("coc/rule/2.14-paid-overpaid-cost/c")
def a_card_may_be_overpaid_whatever_its_type(show: Show) -> None:
    """An event and a character paid for with too many resources both count as overpaid."""
    for card in (DEAR_EVENT, DEAR_CHARACTER):
        show.lay(Side(play=[WATCHER, PAUSE], hand=[card], domains=["agency:3"]))
        show.answer(f"play {card} domain 1")
        show.offers("pass", "use lab/watches-overpay")
        show.answer("use lab/watches-overpay")
        show.asked(0, "action")


@shows("coc/rule/2.1-letter-x")
def x_is_chosen_freely_within_the_domain(show: Show) -> None:
    """The player chooses X up to the resources of the domain, and targets are limited by it."""
    show.lay(Side(hand=[BLAST], domains=["agency:3"], play=[PAUSE]), Side(play=["mad-artist", "young-deep-one"]))
    show.offers("pass", "play lab/x-blast", "play lab/x-blast domain 1", "use lab/pause")
    show.answer("play lab/x-blast domain 1")
    show.offers("x 1", "x 2", "x 3")
    show.answer("x 2")
    show.offers("choose core/mad-artist", "choose core/young-deep-one")
    show.answer("choose core/mad-artist")
    show.sees(zone("mad-artist"), "discard")
    show.sees(entries("event played"), [(BLAST, 0, None, 2)])


@shows("coc/rule/2.1-letter-x", "coc/rule/2.13-paying-costs/a")
def x_is_paid_besides_the_cost_of_an_event(show: Show) -> None:
    """Of a domain with four resources one pays for the event itself, so that X is at most three."""
    show.lay(Side(hand=[LEVY], domains=["agency:4"], play=[PAUSE]), Side(play=["mad-artist", "young-deep-one"]))
    show.answer(f"play {LEVY} domain 1")
    show.offers("x 0", "x 1", "x 2", "x 3")
    show.answer("x 3", "choose mad-artist")
    show.sees(zone("mad-artist"), "discard")
    show.sees(entries("event played"), [(LEVY, 0, None, 3)])


@shows("coc/rule/2.13-paying-costs/c")
def a_cost_must_change_something(show: Show) -> None:
    """What is exhausted cannot exhaust as a cost, nor can those with Willpower or Terror be driven insane."""
    protected: list[str | At] = ["triggerman", "degenerate-ghoul", At("mad-artist", insane=True)]
    show.lay(Side(play=[At(TIRES, exhausted=True), *protected, PAUSE]))
    show.offers("pass", "use lab/pause")
    show.lay(Side(play=[MADDENS, *protected, PAUSE]))
    show.offers("pass", "use lab/pause")
    show.lay(Side(play=[MADDENS, *protected, "bag-man", TIRES]))
    show.offers("pass", "use lab/maddens", "use lab/tires")
    show.answer("use lab/maddens")
    show.offers("insane core/bag-man", "insane lab/tires")


@shows("coc/rule/2.13-paying-costs/h", "coc/example/2.13-cthulhu-brass-brady", "coc/example/2.13-cthulhu-warded-flesh")
def a_forced_sacrifice_goes_on_to_the_next_choice(show: Show) -> None:
    """When the chosen character escapes, the card that demands the sacrifice is sacrificed itself."""
    show.lay(Side(hand=[IDOL], play=[ESCAPES, PAUSE]))
    show.answer("play lab/idol")
    show.offers("sacrifice lab/escapes", "sacrifice lab/idol")
    show.answer("sacrifice lab/escapes", "use lab/escapes")
    show.sees(zone(ESCAPES), "hand")
    show.sees(zone(IDOL), "discard")


@shows("coc/rule/2.17-cost-of-0")
def a_card_that_makes_itself_free_drains_no_domain(show: Show) -> None:
    """A card that lowers its own cost to 0 is played without draining a domain or matching a resource."""
    show.lay(Side(hand=[SELF_MADE], play=[PAUSE], domains=["hastur:3"]))
    show.offers("pass", f"play {SELF_MADE}", "use lab/pause")
    show.answer(f"play {SELF_MADE}")
    show.sees(zone(SELF_MADE), "play")
    show.sees(drained(), [False])
    show.offers(*IDLE)


@shows("coc/rule/2.13-paying-costs/f", idle=False)
def a_cancelled_event_was_played_all_the_same(show: Show) -> None:
    """The cancelled event does nothing, and what answers playing a card may be used."""
    show.lay(Side(hand=[SHOUT], play=[LISTENER, PAUSE]), Side(hand=[STOP]))
    show.answer(f"play {SHOUT}", f"play {STOP}")
    show.sees(times("drawn"), 0)
    show.offers("pass", f"use {LISTENER}")


@shows("coc/rule/2.13-paying-costs/f", "coc/rule/2.32-playing-events/c")
def a_card_whose_playing_is_cancelled_never_comes_into_play(show: Show) -> None:
    """Character, support card and conspiracy are discarded, and the domain that paid stays drained."""
    for card, faction in (("bag-man", "syndicate"), ("forbidden-shrine", "yog-sothoth"), (CONSPIRACY, "agency")):
        show.lay(Side(hand=[card], play=[PAUSE], domains=[f"{faction}:4"]), Side(play=[BAN, PAUSE]))
        show.answer(f"play {card} domain 1")
        show.asked(1, "disrupt")
        show.offers("pass", f"use {BAN}")
        show.answer(f"use {BAN}")
        show.sees(discard(0), [card])
        show.sees(entries("discarded"), [(card, 0, None, None)])
        show.sees(times("played"), 0)
        show.sees(drained(), [True])
        show.asked(1, "action")


@shows("coc/rule/2.13-paying-costs/c", "coc/rule/2.13-paying-costs/b")
def why_a_domain_pays_for_nothing(show: Show) -> None:
    """The first is drained, the second empty, the fourth is not there; the third pays."""
    show.lay(Side(hand=["bag-man"], play=[PAUSE], domains=["syndicate:3", "", "syndicate:3"], drained=[1]))
    show.offers(*IDLE, "play bag-man domain 3")
    show.why_not("play bag-man domain 1", "coc/rule/2.13-paying-costs/c", says="domain 1 is drained")
    show.why_not("play bag-man domain 2", "coc/rule/2.13-paying-costs/c", says="domain 2 has no resources")
    show.why_not("play bag-man domain 4", "coc/rule/2.13-paying-costs/b", says="you have no domain 4")
    show.lay(Side(hand=["bag-man"], play=[PAUSE], domains=["syndicate:3", ""], drained=[1]))
    show.why_not("play bag-man", "coc/rule/2.13-paying-costs/c", says="all your domains are drained or empty")
