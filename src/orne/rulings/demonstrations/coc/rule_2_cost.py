"""What a cost is, what reduces it, Steadfast, Loyal, Transient, and how often an ability is paid for."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, CostChange, ResourceMatch, Trigger, action, disrupt, response
from orne.coc.events import USE, WOUND
from orne.coc.language import (
    CHARACTER,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    All,
    CancelIt,
    Draw,
    ExhaustOne,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Wound,
    destroy,
    everything,
)
from orne.coc.state import DISCARD
from orne.rulings.laboratory.coc import IDLE, PAUSE, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import (
    discard,
    domains,
    drained,
    entries,
    hand_size,
    log,
    state,
    times,
    wounds,
    zone,
)

CHEAPER = tool("cheaper", CostChange(CHARACTER, -1))
MUCH_CHEAPER = tool("much-cheaper", CostChange(CHARACTER, -2))
CHEAPER_TO_ONE = tool("cheaper-to-one", CostChange(CHARACTER, -1, minimum=1))
DEARER = tool("dearer", CostChange(CHARACTER, 1))
CANCEL = lab_card(
    "cancel-anything",
    disrupt(Trigger(USE, lambda g, use, event: True, "when anything is used"), CancelIt()),
    type="event",
    cost=0,
)
THREE = lab_card("agency-three", faction="agency", resources=("agency",), cost=3)
FOUR = lab_card("neutral-four", cost=4)
NEUTRAL = [lab_card(f"neutral-cost-{cost}", cost=cost) for cost in range(4)]
FREE = lab_card("free-draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=0)
GRANTS = tool("grants-match", ResourceMatch(CHARACTER))
LOYAL = lab_card("loyal-three", cost=3, faction="agency", resources=("agency",), keywords=(("loyal", 1),))
STEADY = lab_card("steady-two", cost=2, faction="agency", resources=("agency",), steadfast=(("agency", 1),))
AGENCY_EVENT = lab_card("agency-event", action(Draw()), type="event", faction="agency", resources=("agency",), cost=1)
STEADY_BOTH = lab_card("steady-both", cost=1, steadfast=(("agency", 2),))
STEADY_FREE = lab_card("steady-free", cost=0, steadfast=(("agency", 1),))
SHERIFF = lab_card("transient", faction="agency", resources=("agency", "agency"))
BOTH = lab_card("pays-and-exhausts", action(Draw(), cost=All(Pay(2), ExhaustThis())))
ALTAR = tool("altar", action(Draw(), cost=SacrificeOne(CHARACTER)))
DRILL = tool("drill", action(Draw(), cost=ExhaustOne(CHARACTER)))
RIFT = tool("rift", action(destroy(), Choose(CHARACTER), cost=All(Pay(3), SacrificeOne(CHARACTER))))
ABLE = lab_card("pays-one", action(Draw(), cost=Pay(1)))
FROM_PILE = lab_card("pays-one-below", action(Draw(), cost=Pay(1), zone=DISCARD), type="event", cost=9)
HURT = Trigger(WOUND, lambda g, use, event: True, "after a character is wounded")
NURSE = lab_card("nurse", response(HURT, Draw(), cost=Pay(1)), keywords=(("toughness", 2),))
GHOST = lab_card("ghost-nurse", response(HURT, Draw(), zone=DISCARD), type="event", cost=9)
HAIL = lab_card("hail", action(Wound(everything(CHARACTER))), type="event", cost=0)
BARKEEP = "the-order-of-the-silver-twilight/lodge-barkeep"


def holding(show: Show, card: str, domains: Any, *support: Any, **rest: Any) -> None:
    """One card in hand, some domains, and support cards in play."""
    show.lay(Side(hand=[card], domains=domains, play=[*support, PAUSE], **rest))


def plays(show: Show, card: str, *numbers: int) -> None:
    """The card may be played with these domains and no others."""
    show.offers(*IDLE, *(f"play {card} domain {number}" for number in numbers))


@shows("coc/rule/2.13-paying-costs/a")
def everything_before_to_is_a_cost(show: Show) -> None:
    """To play a card is to pay for it; an ability that asks for 2 and for exhausting its card needs both."""
    show.lay(Side(play=[BOTH], domains=["agency:2"]))
    show.offers("pass", f"use {BOTH} domain 1")
    show.answer(f"use {BOTH} domain 1")
    show.sees(state(BOTH), "exhausted")
    show.sees(drained(0), [True])
    show.sees(hand_size(0), 1)
    show.lay(Side(play=[BOTH, PAUSE], domains=["agency:1"]))
    show.offers(*IDLE)
    show.lay(Side(play=[At(BOTH, exhausted=True), PAUSE], domains=["agency:2"]))
    show.offers(*IDLE)
    holding(show, NEUTRAL[2], ["agency:1"])
    show.offers(*IDLE)


@shows("coc/rule/2.13-paying-costs/b")
def costs_are_paid_with_your_own_cards_only(show: Show) -> None:
    """Sacrificing and exhausting as a cost is asked of your own characters; with none it cannot be paid."""
    mine: list[str | At] = ["mad-artist", At("young-deep-one", exhausted=True)]
    show.lay(Side(play=[ALTAR, DRILL, *mine]), Side(play=["bag-man"]))
    show.answer(f"use {ALTAR}")
    show.asked(0, "sacrifice")
    show.offers("sacrifice mad-artist", "sacrifice young-deep-one")
    show.answer("sacrifice young-deep-one", f"use {DRILL}")
    show.sees(state("mad-artist"), "exhausted")
    show.sees(state("bag-man"), "ready")
    show.lay(Side(play=[ALTAR, DRILL, PAUSE]), Side(play=["bag-man"]))
    show.offers(*IDLE)


@shows("coc/rule/2.13-paying-costs/e")
def a_sacrifice_that_pays_for_a_cancelled_effect_is_made_all_the_same(show: Show) -> None:
    """The character was sacrificed as a cost: it is gone before the effect is cancelled, and stays so."""
    show.lay(Side(play=[RIFT, "mad-artist"], domains=["agency:3"]), Side(play=["bag-man"], hand=[CANCEL]))
    show.answer(f"use {RIFT} domain 1")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {CANCEL}")
    show.sees(log("sacrificed"), ["sacrificed mad-artist"])
    show.answer(f"play {CANCEL}")
    show.sees(zone("mad-artist"), "discard")
    show.sees(zone("bag-man"), "play")
    show.sees(drained(0), [True])


@shows("coc/example/2.13-shotgun-blast-power-drain")
def power_drain_stops_the_wounds_but_shotgun_blast_stays_paid(show: Show) -> None:
    """Cancelled by Power Drain, Shotgun Blast wounds nobody; its domain is drained and it is discarded."""
    show.lay(
        Side(hand=["shotgun-blast"], domains=["agency:3"], play=["mad-artist", PAUSE]),
        Side(play=["bag-man"], hand=["power-drain"], domains=["hastur:2"]),
    )
    show.answer("play shotgun-blast domain 1", "x 3", "choose bag-man")
    show.asked(1, "disrupt")
    show.offers("pass", "play power-drain domain 1")
    show.answer("play power-drain domain 1")
    show.sees(wounds("bag-man"), 0)
    show.sees(zone("bag-man"), "play")
    show.sees(drained(0), [True])
    show.sees(discard(0), ["shotgun-blast"])
    show.sees(discard(1), ["power-drain"])


@shows("coc/rule/2.13-paying-costs/i")
def actions_may_be_used_as_often_as_they_are_paid_for(show: Show) -> None:
    """An Action of a character, and one that works from the discard pile: once for each domain that pays."""
    for side, card in (
        (Side(play=[ABLE], domains=["agency:1"] * 3), ABLE),
        (Side(discard=[FROM_PILE], domains=["agency:1"] * 3), FROM_PILE),
    ):
        show.lay(side, Side(play=[PAUSE]))
        for number in (1, 2, 3):
            show.asked(0, "action")
            show.offers("pass", *(f"use {card} domain {each}" for each in range(number, 4)))
            show.answer(f"use {card} domain {number}", "pass")
        show.sees(times("used"), 3)
        show.sees(drained(0), [True, True, True])


@shows("coc/rule/2.14-paid-overpaid-cost/a")
def actual_cost_is_printed_cost_after_changes(show: Show) -> None:
    """A card with a printed cost of 4 made cheaper by 1 is paid for with 3."""
    holding(show, FOUR, ["agency:3", "agency:2", "agency:4"], CHEAPER)
    plays(show, FOUR, 1, 3)
    show.answer(f"play {FOUR} domain 1")
    show.sees(entries("announced"), [(FOUR, 0, None, 3)])
    holding(show, FOUR, ["agency:4", "agency:5"], DEARER)
    plays(show, FOUR, 2)


@shows("coc/rule/2.14-paid-overpaid-cost/d")
def nothing_of_cost_0_is_overpaid(show: Show) -> None:
    """A card that costs nothing drains no domain, and what answers its being overpaid is not offered."""
    holding(show, FREE, ["agency:4"])
    show.offers(*IDLE, f"play {FREE}")
    show.answer(f"play {FREE}")
    show.asked(0, "action")
    show.offers(*IDLE)
    show.sees(drained(0), [False])


@shows("coc/rule/2.15-resource-match/a")
def a_granted_match_does_not_help_against_steadfast(show: Show) -> None:
    """Given a match, a card of another faction is played with any domain; a Steadfast one needs its resource, too."""
    holding(show, THREE, ["syndicate:3"], GRANTS)
    plays(show, THREE, 1)
    holding(show, THREE, ["syndicate:3"])
    show.offers(*IDLE)
    holding(show, AGENCY_EVENT, ["syndicate:3"], GRANTS)
    show.offers(*IDLE)
    show.lay(Side(hand=[THREE], domains=["syndicate:3"], play=[PAUSE]), Side(play=[GRANTS]))
    show.offers(*IDLE)
    holding(show, STEADY, ["syndicate:2"], GRANTS)
    show.offers(*IDLE)
    show.why_not(f"play {STEADY}", "coc/rule/2.18-steadfast/b")
    holding(show, STEADY, ["syndicate:2", "agency:1"], GRANTS)
    plays(show, STEADY, 1)


@shows("coc/rule/2.16-minimum-of-1/a")
def a_reducer_with_a_minimum_of_1_stops_at_1(show: Show) -> None:
    """It takes nothing from a cost of 1, and others beside it cannot take the cost below 1, either."""
    for cost, support, actual in (
        (2, [CHEAPER_TO_ONE] * 3, 1),
        (2, [MUCH_CHEAPER, CHEAPER_TO_ONE], 1),
        (2, [MUCH_CHEAPER, CHEAPER], 0),
        (0, [CHEAPER_TO_ONE], 0),
        (0, [MUCH_CHEAPER], 0),
        (1, [CHEAPER_TO_ONE], 1),
        (3, [DEARER, CHEAPER], 3),
    ):
        card = NEUTRAL[cost]
        holding(show, card, ["agency:1", "agency:2", "agency:3"], *support)
        if actual == 0:
            show.offers(*IDLE, f"play {card}")
            show.answer(f"play {card}")
        else:
            plays(show, card, *range(actual, 4))
            show.answer(f"play {card} domain {actual}")
        show.sees(entries("announced"), [(card, 0, None, actual)])


@shows("coc/rule/2.18-steadfast/a")
def steadfast_counts_over_all_domains(show: Show) -> None:
    """Two resources on two drained domains are enough; one is not."""
    holding(show, STEADY_BOTH, ["agency:1", "agency:1", "syndicate:1"], drained=[1, 2])
    plays(show, STEADY_BOTH, 3)
    holding(show, STEADY_BOTH, ["agency:1", "syndicate:1"])
    show.offers(*IDLE)
    show.why_not(f"play {STEADY_BOTH}", "coc/rule/2.18-steadfast/b")


@shows("coc/rule/2.18-steadfast/b")
def steadfast_is_asked_also_at_cost_0(show: Show) -> None:
    """Without the resource a free card is not offered; with it, nothing is drained."""
    holding(show, STEADY_FREE, ["syndicate:3"])
    show.offers(*IDLE)
    show.why_not(f"play {STEADY_FREE}", "coc/rule/2.18-steadfast/b")
    holding(show, STEADY_FREE, ["agency:1"])
    show.answer(f"play {STEADY_FREE}")
    show.sees(zone(STEADY_FREE), "play")
    show.sees(drained(0), [False])


@shows("coc/rule/2.18-steadfast/c", "coc/example/2.18-lodge-barkeep")
def steadfast_of_another_faction_is_a_second_requirement(show: Show) -> None:
    """Lodge Barkeep needs two resources, one of Silver Twilight, on one domain, and one of the Syndicate anywhere."""
    holding(show, BARKEEP, ["silver-twilight:2", "syndicate:1", "silver-twilight:1 syndicate:1"])
    plays(show, BARKEEP, 1, 3)
    holding(show, BARKEEP, ["silver-twilight:2"])
    show.offers(*IDLE)
    show.why_not(f"play {BARKEEP}", "coc/rule/2.18-steadfast/b")
    holding(show, BARKEEP, ["syndicate:2"])
    show.offers(*IDLE)
    show.why_not(f"play {BARKEEP}", "coc/basics/5.2")


@shows("coc/rule/2.19-transient-and-steadfast/a")
def a_transient_counts_once_for_steadfast(show: Show) -> None:
    """A Transient alone is one resource where Steadfast asks for two; with another one there are two."""
    holding(show, STEADY_BOTH, [[SHERIFF]])
    show.offers(*IDLE)
    show.why_not(f"play {STEADY_BOTH}", "coc/rule/2.18-steadfast/b")
    holding(show, STEADY_BOTH, [[SHERIFF], "agency:1"])
    plays(show, STEADY_BOTH, 1, 2)


@shows("coc/rule/2.19-transient-and-steadfast/b")
def a_transient_pays_two_and_is_discarded(show: Show) -> None:
    """With one other resource its domain pays 3, and both count for Loyal; the Transient is discarded."""
    holding(show, LOYAL, [[SHERIFF, "blackwood-file-clerk"]])
    plays(show, LOYAL, 1)
    show.answer(f"play {LOYAL} domain 1")
    show.sees(discard(0), [SHERIFF])
    show.sees(domains(0), [["blackwood-file-clerk"]])
    show.sees(drained(0), [True])
    holding(show, LOYAL, [[SHERIFF], "agency:2"])
    show.offers(*IDLE)


@shows("coc/rule/2.23-zones-of-play/f")
def a_response_in_the_discard_pile_is_used_once_for_each_wound(show: Show) -> None:
    """Two wounds are two opportunities for a Response in play and for one in the discard pile, one wound is one."""
    for others, number in (([], 1), (["hired-muscle"], 2)):
        show.lay(Side(hand=[HAIL], play=[NURSE, PAUSE], domains=["agency:1"] * 4, discard=[GHOST]), Side(play=others))
        show.answer(f"play {HAIL}")
        for left in range(number, 0, -1):
            wounded = f" {NURSE}" if left > 1 else ""
            show.includes(f"use {GHOST}{wounded}")
            show.answer(f"use {GHOST}{wounded}")
            show.includes(f"use {NURSE}{wounded} domain {left}")
            show.answer(f"use {NURSE}{wounded} domain {left}")
        show.asked(0, "action")
        show.sees(times("used"), 1 + 2 * number)
