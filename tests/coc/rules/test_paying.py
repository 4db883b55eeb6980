"""Paying: domains, resource match, Loyal, Steadfast, Transient, X, overpaying, changes of cost."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, CostChange, ResourceMatch, Trigger, Use, action, disrupt, forced, response
from orne.coc.events import OVERPAID, SACRIFICE, USE
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CARD,
    CHARACTER,
    ITSELF,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    THIS_ENTERS_PLAY,
    YOURS,
    All,
    CancelIt,
    DiscardHand,
    Draw,
    DriveInsane,
    ExhaustOne,
    ExhaustThis,
    Lasting,
    Pay,
    SacrificeOne,
    Wound,
    cost_at_most,
    destroy,
    pick,
    return_to_hand,
    sacrifice,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import paying
from orne.coc.table import CocTable
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import card, entries, keys, side, table, uid, zone
from tests.look import asked, happened

CHEAPER = lab_card("cheaper", CostChange(CHARACTER, -1), type="support", cost=0)
MUCH_CHEAPER = lab_card("much-cheaper", CostChange(CHARACTER, -2), type="support", cost=0)
CHEAPER_TO_ONE = lab_card("cheaper-to-one", CostChange(CHARACTER, -1, minimum=1), type="support", cost=0)
DEARER = lab_card("dearer", CostChange(CHARACTER, 1), type="support", cost=0)
FREE = lab_card("free-character", cost=0)
CANCEL = lab_card(
    "cancel-anything", disrupt(Trigger(USE, lambda g, use, event: True, "when anything is used"), CancelIt()),
    type="event", cost=0,
)  # fmt: skip
THREE = lab_card("agency-three", faction="agency", resources=("agency",), cost=3)


def plays(hand: Any, domains: Any, *support: Any, **rest: Any) -> Any:
    """The ways to play what is in hand."""
    game = build(Side(hand=[hand], domains=domains, play=[*support, PAUSE]), **rest)
    return [key for key in keys(game) if key.startswith("play")]


# ---- draining (coc/basics/5.1)


def test_one_undrained_domain_pays_the_whole_cost() -> None:
    """coc/rule/2.13-paying-costs/a, coc/basics/5.1: domains are not combined, a drained one pays nothing."""
    game = build(
        Side(hand=[THREE], domains=["agency:3", "agency:2", "agency:1", "agency:4"], play=[PAUSE], drained=[4])
    )
    assert keys(game) == ["pass", "play lab/agency-three domain 1", "use lab/pause"]
    game.choose("play lab/agency-three domain 1")
    assert [domain["drained"] for domain in side(game, 0)["domains"]] == [True, False, False, True]
    assert zone(game, THREE) == "play"


def test_domains_are_not_combined() -> None:
    assert plays(THREE, ["agency:2", "agency:2", "agency:2"]) == []


def test_surplus_is_allowed_and_lost() -> None:
    assert plays(THREE, ["agency:5"]) == ["play lab/agency-three domain 1"]


def test_a_drained_domain_is_refreshed_in_its_owners_refresh_phase() -> None:
    game = build(Side(domains=["agency:2"], drained=[1], play=[PAUSE]), step="refresh")
    assert asked(game) == (0, "action")
    assert [domain["drained"] for domain in side(game, 0)["domains"]] == [False]


def test_slavering_gugs_cost_needs_one_domain_of_four() -> None:
    """coc/example/2.13-slavering-gug-cost: the same cost on a trial card."""
    gug = lab_card("gug-like", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=Pay(4)))
    game = build(Side(play=[gug], domains=["agency:4", "agency:2", "agency:2"]))
    assert keys(game) == ["pass", "use lab/gug-like domain 1"]
    game = build(Side(play=[gug, PAUSE], domains=["agency:3", "agency:3", "agency:2"]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert [str(reason) for reason in game.why_not("use lab/gug-like")] == [
        "no undrained domain of yours gives 4 resources: coc/example/2.13-slavering-gug-cost"
    ]


# ---- match (coc/basics/5.2)


def test_a_faction_card_needs_one_match_in_the_drained_domain() -> None:
    assert plays(THREE, ["agency:1 syndicate:2", "syndicate:3", "agency:2"]) == ["play lab/agency-three domain 1"]


def test_a_neutral_card_needs_no_match() -> None:
    neutral = lab_card("neutral-two", cost=2)
    assert plays(neutral, ["syndicate:2"]) == ["play lab/neutral-two domain 1"]


def test_an_ability_needs_no_match() -> None:
    able = lab_card("agency-ability", action(Draw(), cost=Pay(2)), faction="agency", resources=("agency",))
    game = build(Side(play=[able], domains=["syndicate:2"]))
    assert keys(game) == ["pass", "use lab/agency-ability domain 1"]


def test_an_ability_in_hand_costs_only_what_it_says() -> None:
    """coc/example/2.24-terror-of-the-tides: no Cthulhu match for a character that puts itself into play."""
    from orne.coc.language import Do
    from orne.coc.rules.entering import put_into_play
    from orne.coc.rules.wounds import wound
    from orne.coc.state import HAND

    def rise(g: CocTable, use: Use) -> bool:
        """Put this card into play and deal it 4 wounds."""
        return put_into_play(g, use.holder, use.seat, use) and wound(g, [use.holder], use, 4)

    tides = lab_card(
        "tides", action(Do(rise), cost=Pay(3), zone=HAND), cost=7, faction="cthulhu", resources=("cthulhu",),
        keywords=(("toughness", 5), ("loyal", 1)), steadfast=(("cthulhu", 2),),
    )  # fmt: skip
    game = build(Side(hand=[tides], domains=["syndicate:3", "syndicate:2"], play=[PAUSE]))
    assert keys(game) == ["pass", "use lab/pause", "use lab/tides domain 1"]
    game.choose("use lab/tides domain 1")
    assert zone(game, tides) == "play"
    assert card(game, tides).wounds == 4
    assert side(game, 0)["domains"][0]["drained"]


# ---- granted match (2.15)

GRANTS = lab_card("grants-match", ResourceMatch(CHARACTER), type="support", cost=0)
LIFTS = lab_card("lifts-match", ResourceMatch(CHARACTER, only_lifted=True), type="support", cost=0)
LOYAL = lab_card("loyal-three", cost=3, faction="agency", resources=("agency",), keywords=(("loyal", 1),))
STEADY = lab_card("steady-two", cost=2, faction="agency", resources=("agency",), steadfast=(("agency", 1),))


def test_a_granted_match_does_not_help_against_steadfast() -> None:
    """coc/rule/2.15-resource-match/a"""
    assert plays(THREE, ["syndicate:3"], GRANTS) == ["play lab/agency-three domain 1"]
    assert plays(STEADY, ["syndicate:2"], GRANTS) == []
    assert plays(STEADY, ["syndicate:2", "agency:1"], GRANTS) == ["play lab/steady-two domain 1"]


def test_a_granted_match_serves_loyal_cards() -> None:
    """coc/rule/2.15-resource-match/b; a match that is merely lifted does not."""
    assert plays(LOYAL, ["syndicate:3"]) == []
    assert plays(LOYAL, ["syndicate:3"], GRANTS) == ["play lab/loyal-three domain 1"]
    assert plays(LOYAL, ["syndicate:3"], LIFTS) == []
    assert plays(THREE, ["syndicate:3"], LIFTS) == ["play lab/agency-three domain 1"]


def test_the_match_is_granted_to_its_controller_only() -> None:
    game = build(Side(hand=[THREE], domains=["syndicate:3"], play=[PAUSE]), Side(play=[GRANTS]))
    assert keys(game) == ["pass", "use lab/pause"]


# ---- Loyal, Steadfast, Transient


def test_loyal_needs_as_many_matching_resources_as_the_modified_cost() -> None:
    """coc/rule/ccg-loyal"""
    assert plays(LOYAL, ["agency:3", "agency:2 syndicate:1", "agency:3 syndicate:2"]) == [
        "play lab/loyal-three domain 1", "play lab/loyal-three domain 3",
    ]  # fmt: skip
    assert plays(LOYAL, ["agency:2 syndicate:1"], CHEAPER) == ["play lab/loyal-three domain 1"]


def test_loyal_is_satisfied_at_cost_0() -> None:
    free = lab_card("loyal-free", cost=0, faction="agency", keywords=(("loyal", 1),))
    assert plays(free, [""]) == ["play lab/loyal-free"]


def test_steadfast_counts_over_all_domains() -> None:
    """coc/rule/2.18-steadfast/a: drained or not, on different domains."""
    two = lab_card("steady-both", cost=1, steadfast=(("agency", 2),))
    game = build(
        Side(hand=[two], domains=["agency:1", "agency:1", "syndicate:1"], drained=[1, 2], play=[PAUSE])
    )  # fmt: skip
    assert keys(game) == ["pass", "play lab/steady-both domain 3", "use lab/pause"]
    assert plays(two, ["agency:1", "syndicate:1"]) == []


def test_steadfast_is_asked_also_at_cost_0() -> None:
    """coc/rule/2.18-steadfast/b: with the resource, nothing is drained."""
    free = lab_card("steady-free", cost=0, steadfast=(("agency", 1),))
    assert plays(free, ["syndicate:3"]) == []
    game = build(Side(hand=[free], domains=["agency:1"], play=[PAUSE]))
    game.choose("play lab/steady-free")
    assert zone(game, free) == "play"
    assert not side(game, 0)["domains"][0]["drained"]


def test_steadfast_of_another_faction_is_a_second_requirement() -> None:
    """coc/rule/2.18-steadfast/c, coc/example/2.18-lodge-barkeep"""
    barkeep = lab_card("barkeep", cost=2, faction="agency", resources=("agency",), steadfast=(("syndicate", 1),))
    assert plays(barkeep, ["agency:2", "syndicate:1"]) == ["play lab/barkeep domain 1"]
    assert plays(barkeep, ["agency:2"]) == []
    assert plays(barkeep, ["syndicate:2"]) == []


SHERIFF = lab_card("transient", faction="agency", resources=("agency", "agency"))


def test_a_transient_counts_once_for_steadfast() -> None:
    """coc/rule/2.19-transient-and-steadfast/a"""
    two = lab_card("steady-both", cost=1, steadfast=(("agency", 2),))
    assert plays(two, [[SHERIFF]]) == []
    assert plays(two, [[SHERIFF], "agency:1"]) == ["play lab/steady-both domain 1", "play lab/steady-both domain 2"]


def test_a_transient_pays_two_and_is_discarded() -> None:
    """coc/rule/2.19-transient-and-steadfast/b: with one other resource its domain pays 3, and Loyal counts both."""
    game = build(Side(hand=[LOYAL], domains=[[SHERIFF, "blackwood-file-clerk"]], play=[PAUSE]))
    assert keys(game) == ["pass", "play lab/loyal-three domain 1", "use lab/pause"]
    game.choose("play lab/loyal-three domain 1")
    assert zone(game, SHERIFF) == "discard"
    assert side(game, 0)["domains"] == [{"drained": True, "resources": ["core/blackwood-file-clerk"]}]


# ---- changes of cost (2.14, 2.16, 2.17)


def test_actual_cost_is_printed_cost_after_changes() -> None:
    """coc/rule/2.14-paid-overpaid-cost/a"""
    four = lab_card("neutral-four", cost=4)
    game = build(Side(hand=[four], domains=["agency:3"], play=[CHEAPER, PAUSE]))
    game.choose("play lab/neutral-four domain 1")
    assert entries(game, "announced") == [(four, 0, None, 3)]
    assert paying.cost_to_play(table(game), 0, uid(game, four), 4, None) == 3


def test_penalties_come_before_reducers() -> None:
    """coc/timing/initiation-substeps/b: a cost of 0 that is raised to 1 can be lowered again."""
    assert plays(FREE, [""], DEARER) == []
    assert plays(FREE, ["agency:1"], DEARER) == ["play lab/free-character domain 1"]
    assert plays(FREE, [""], DEARER, CHEAPER) == ["play lab/free-character"]


@pytest.mark.parametrize(
    ("cost", "support", "actual"),
    [
        (2, [CHEAPER_TO_ONE] * 3, 1),
        (2, [MUCH_CHEAPER, CHEAPER_TO_ONE], 1),
        (2, [MUCH_CHEAPER, CHEAPER], 0),
        (0, [CHEAPER_TO_ONE], 0),
        (0, [MUCH_CHEAPER], 0),
        (1, [CHEAPER_TO_ONE], 1),
        (3, [DEARER, CHEAPER], 3),
    ],
)
def test_a_minimum_of_1_wins_and_a_cost_of_0_is_not_reduced(cost: Any, support: Any, actual: Any) -> None:
    """coc/rule/2.16-minimum-of-1/a and b, coc/example/2.16-man-on-the-inside, coc/rule/2.17-cost-of-0"""
    trial = lab_card(f"neutral-cost-{cost}", cost=cost)
    game = build(Side(hand=[trial], domains=[f"agency:{actual}" if actual else ""], play=[*support, PAUSE]))
    assert paying.cost_to_play(table(game), 0, uid(game, trial), cost, None) == actual
    assert [key for key in keys(game) if key.startswith("play")] == [
        f"play {trial} domain 1" if actual else f"play {trial}"
    ]


def test_cost_in_targeting_means_printed_cost() -> None:
    """coc/rule/2.14-paid-overpaid-cost/b: a card made cheaper is not cheaper to a targeting effect."""
    cull = lab_card("cull-cheap", action(destroy(), Choose(CHARACTER & cost_at_most(2))), type="event", cost=0)
    dear = lab_card("neutral-four", cost=4)
    cheap = lab_card("neutral-two", cost=2)
    game = build(Side(hand=[cull], play=[dear, cheap, MUCH_CHEAPER]))
    game.choose("play lab/cull-cheap")
    assert zone(game, cheap) == "discard"
    assert zone(game, dear) == "play"


# ---- overpaying

NOTES_OVERPAY = lab_card("draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=3)


def test_overpay_is_what_the_domain_gives_beyond_the_amount_paid() -> None:
    """coc/rule/2.14-paid-overpaid-cost/c"""
    game = build(Side(hand=[NOTES_OVERPAY], domains=["agency:4"]))
    game.choose("play lab/draws-if-overpaid domain 1")
    assert keys(game) == ["pass", "use lab/draws-if-overpaid"]
    game.choose("use lab/draws-if-overpaid")
    assert len(game.state.hand[0]) == 1
    game = build(Side(hand=[NOTES_OVERPAY], domains=["agency:3"], play=[PAUSE]))
    game.choose("play lab/draws-if-overpaid domain 1")
    assert asked(game)[1] == "action"


def test_nothing_of_cost_0_is_overpaid() -> None:
    """coc/rule/2.14-paid-overpaid-cost/d"""
    free = lab_card("free-draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=0)
    game = build(Side(hand=[free], domains=["agency:4"], play=[PAUSE]))
    game.choose("play lab/free-draws-if-overpaid")
    assert asked(game)[1] == "action"
    assert not side(game, 0)["domains"][0]["drained"]


def test_a_cost_raised_from_0_can_be_overpaid() -> None:
    """coc/example/2.14-seal-of-isis: the same on a trial card."""
    free = lab_card("free-draws-if-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=0)
    game = build(Side(hand=[free], domains=["agency:2"], play=[DEARER]))
    game.choose("play lab/free-draws-if-overpaid domain 1")
    assert keys(game) == ["pass", "use lab/free-draws-if-overpaid"]


def test_an_ability_may_be_overpaid() -> None:
    watcher = lab_card(
        "watches-overpay", response(Trigger(OVERPAID, lambda g, use, event: True, "after you overpay"), Draw())
    )
    able = lab_card("pays-one", action(Draw(), cost=Pay(1)))
    game = build(Side(play=[watcher, able], domains=["agency:3"]))
    game.choose("use lab/pays-one domain 1")
    assert keys(game) == ["pass", "use lab/watches-overpay"]


@pytest.mark.parametrize("type_", ["event", "character"])
def test_a_card_may_be_overpaid_whatever_its_type(type_: str) -> None:
    """coc/rule/2.14-paid-overpaid-cost/c"""
    watcher = lab_card(
        "watches-overpay", response(Trigger(OVERPAID, lambda g, use, event: True, "after you overpay"), Draw())
    )
    text = (action(Draw()),) if type_ == "event" else ()
    game = build(Side(play=[watcher, PAUSE], hand=[lab_card(f"dear-{type_}", *text, type=type_)], domains=["agency:3"]))
    game.choose(f"play lab/dear-{type_} domain 1")
    assert keys(game) == ["pass", "use lab/watches-overpay"]
    game.choose("use lab/watches-overpay")
    assert asked(game)[1] == "action"


def test_a_card_that_watches_for_overpaying_is_not_there_yet_when_it_is_paid_for() -> None:
    watcher = lab_card(
        "watches-overpay", response(Trigger(OVERPAID, lambda g, use, event: True, "after you overpay"), Draw())
    )
    game = build(Side(hand=[watcher], play=[PAUSE], domains=["agency:3"]))
    game.choose("play lab/watches-overpay domain 1")
    assert asked(game)[1] == "action"


def test_the_next_card_that_is_cheaper_may_be_an_event() -> None:
    sale = lab_card("sale", action(Lasting(CostChange(CARD, -1, next_only=True))), type="event", cost=0)
    draws = lab_card("draws-for-one", action(Draw()), type="event", cost=1)
    game = build(Side(hand=[sale, draws, draws], play=[PAUSE], deck=[FREE] * 3))
    game.choose("play lab/sale")
    assert "play lab/draws-for-one" in keys(game)
    game.choose("play lab/draws-for-one")
    assert not [key for key in keys(game) if "draws-for-one" in key]
    assert game.state.lasting == ()


# ---- X


def test_x_is_chosen_freely_within_the_domain() -> None:
    """coc/rule/2.1-letter-x: the choice of the player fixes it."""
    from orne.coc.language import SKILL_AT_MOST_X

    blast = lab_card(
        "x-blast", action(destroy(), Choose(CHARACTER & SKILL_AT_MOST_X)), type="event", cost=0, cost_is_x=True
    )  # fmt: skip
    game = build(Side(hand=[blast], domains=["agency:3"], play=[PAUSE]), Side(play=["mad-artist", "young-deep-one"]))
    assert keys(game) == ["pass", "play lab/x-blast", "play lab/x-blast domain 1", "use lab/pause"]
    game.choose("play lab/x-blast domain 1")
    assert keys(game) == ["x 1", "x 2", "x 3"]
    game.choose("x 2")
    assert keys(game) == ["choose core/mad-artist", "choose core/young-deep-one"]
    game.choose("choose core/mad-artist")
    assert zone(game, "mad-artist") == "discard"
    assert entries(game, "event played") == [(blast, 0, None, 2)]


# ---- costs of abilities (2.13)


def test_everything_before_to_is_a_cost() -> None:
    """coc/rule/2.13-paying-costs/a"""
    both = lab_card("pays-and-exhausts", action(Draw(), cost=All(Pay(2), ExhaustThis())))
    game = build(Side(play=[both], domains=["agency:2"]))
    game.choose("use lab/pays-and-exhausts domain 1")
    assert card(game, both).state == 1
    assert side(game, 0)["domains"][0]["drained"]
    assert len(game.state.hand[0]) == 1


def test_costs_are_paid_with_your_own_cards_only() -> None:
    """coc/rule/2.13-paying-costs/b"""
    altar = lab_card("altar", action(Draw(), cost=SacrificeOne(CHARACTER)), type="support", cost=0)
    drill = lab_card("drill", action(Draw(), cost=ExhaustOne(CHARACTER)), type="support", cost=0)
    mine: list[str | At] = ["mad-artist", At("young-deep-one", exhausted=True)]
    game = build(Side(play=[altar, drill, *mine]), Side(play=["bag-man"]))
    game.choose("use lab/altar")
    assert keys(game) == ["sacrifice core/mad-artist", "sacrifice core/young-deep-one"]
    game.choose("sacrifice core/young-deep-one")
    game.choose("use lab/drill")
    assert card(game, "mad-artist").state == 1
    assert card(game, "bag-man").state == 0
    game = build(Side(play=[altar, drill, PAUSE]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]


def test_a_cost_must_change_something() -> None:
    """coc/rule/2.13-paying-costs/c: the exhausted cannot be exhausted, nor the protected driven insane."""
    tires = lab_card("tires", action(Draw(), cost=ExhaustThis()), cost=1)
    maddens = lab_card("maddens", action(Draw(), cost=DriveInsane(CHARACTER)), type="support", cost=0)
    protected: list[str | At] = ["triggerman", "degenerate-ghoul", At("mad-artist", insane=True)]
    game = build(Side(play=[At(tires, exhausted=True), *protected, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[maddens, *protected, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[maddens, *protected, "bag-man", tires]))
    assert keys(game) == ["pass", "use lab/maddens", "use lab/tires"]
    game.choose("use lab/maddens")
    assert keys(game) == ["insane core/bag-man", "insane lab/tires"]


def test_an_additional_cost_is_added_on_top() -> None:
    """coc/rule/2.13-paying-costs/d"""
    taxes = lab_card(
        "taxes",
        CostChange(CHARACTER, 1, additional=True, yours=False),
        CostChange(CARD, 1, additional=True, abilities=True, yours=False),
        type="support",
        cost=0,
    )
    three = lab_card("neutral-three", cost=3)
    assert plays(three, ["agency:3", "agency:4"], taxes) == ["play lab/neutral-three domain 2"]
    tires = lab_card("tires", action(Draw(), cost=ExhaustThis()), cost=1)
    game = build(Side(play=[tires], domains=["", "agency:1"]), Side(play=[taxes]))
    assert keys(game) == ["pass", "use lab/tires domain 2"]
    game.choose("use lab/tires domain 2")
    assert card(game, tires).state == 1
    assert side(game, 0)["domains"][1]["drained"]
    game = build(Side(play=[tires], domains=[""]), Side(play=[taxes]), ask_always=True)
    assert keys(game) == ["pass"]


def test_costs_stay_paid_when_the_effect_is_cancelled() -> None:
    """coc/rule/2.13-paying-costs/e and f, coc/example/2.13-predatory-byakhee, coc/example/2.13-dimensional-rift"""
    rift = lab_card(
        "rift", action(destroy(), Choose(CHARACTER), cost=All(Pay(3), SacrificeOne(CHARACTER))), type="support", cost=0
    )
    game = build(Side(play=[rift, "mad-artist"], domains=["agency:3"]), Side(play=["bag-man"], hand=[CANCEL]))
    game.play("use lab/rift domain 1", "choose core/bag-man")
    assert asked(game) == (1, "disrupt")
    game.choose("play lab/cancel-anything")
    assert zone(game, "mad-artist") == "discard"
    assert zone(game, "bag-man") == "play"
    assert side(game, 0)["domains"][0]["drained"]


def test_a_cancelled_event_stays_paid_and_is_discarded() -> None:
    """coc/rule/2.13-paying-costs/f, coc/example/2.13-shotgun-blast-power-drain"""
    game = build(
        Side(hand=["shotgun-blast"], domains=["agency:3"], play=["mad-artist"]), Side(play=["bag-man"], hand=[CANCEL])
    )
    game.play("play core/shotgun-blast domain 1", "x 3", "choose core/bag-man", "play lab/cancel-anything")
    assert card(game, "bag-man").wounds == 0
    assert zone(game, "bag-man") == "play"
    assert zone(game, "shotgun-blast") == "discard"
    assert zone(game, CANCEL) == "discard"
    assert side(game, 0)["domains"][0]["drained"]


ESCAPES = lab_card(
    "escapes",
    disrupt(
        Trigger(SACRIFICE, lambda g, use, event: event.subject == use.me, "when this would be sacrificed"),
        return_to_hand(ITSELF),
    ),
)


def test_a_sacrifice_that_does_not_happen_leaves_the_cost_unpaid() -> None:
    """coc/rule/2.13-paying-costs/g"""
    altar = lab_card("altar", action(Draw(), cost=SacrificeOne(CHARACTER)), type="support", cost=0)
    game = build(Side(play=[altar, ESCAPES]))
    game.choose("use lab/altar")
    assert asked(game) == (0, "disrupt")
    game.choose("use lab/escapes")
    assert zone(game, ESCAPES) == "hand"
    assert len(game.state.hand[0]) == 1, "the card came back, and nothing was drawn"
    assert "used" in happened(game)
    assert "drawn" not in [entry.kind for entry in game.log if entry.source == uid(game, altar)]


def test_a_forced_sacrifice_goes_on_to_the_next_choice() -> None:
    """coc/rule/2.13-paying-costs/h, coc/example/2.13-cthulhu-brass-brady: at last the demanding card itself.

    coc/example/2.13-cthulhu-warded-flesh
    """
    idol = lab_card("idol", forced(THIS_ENTERS_PLAY, sacrifice(pick(CHARACTER & YOURS))), cost=0)
    game = build(Side(hand=[idol], play=[ESCAPES, PAUSE]))
    game.choose("play lab/idol")
    assert keys(game) == ["sacrifice lab/escapes", "sacrifice lab/idol"]
    game.play("sacrifice lab/escapes", "use lab/escapes")
    assert zone(game, ESCAPES) == "hand"
    assert zone(game, idol) == "discard"


def test_actions_may_be_used_as_often_as_they_are_paid_for() -> None:
    """coc/rule/2.13-paying-costs/i"""
    able = lab_card("pays-one", action(Draw(), cost=Pay(1)))
    game = build(Side(play=[able], domains=["agency:1", "agency:1", "agency:1"]))
    for number in (1, 2, 3):
        assert keys(game) == ["pass", *(f"use lab/pays-one domain {n}" for n in range(number, 4))]
        game.choose(f"use lab/pays-one domain {number}")
    assert len(entries(game, "used")) == 3
    assert not [key for key in keys(game) if key.startswith("use lab/pays-one")]


def test_a_response_may_be_used_once_for_each_occurrence() -> None:
    """coc/rule/2.13-paying-costs/j, coc/rule/2.23-zones-of-play/f: the same for one in the discard pile."""
    from orne.coc.events import WOUND
    from orne.coc.language import everything
    from orne.coc.state import DISCARD

    hit = Trigger(WOUND, lambda g, use, event: True, "after a character is wounded")
    nurse = lab_card("nurse", response(hit, Draw(), cost=Pay(1)), keywords=(("toughness", 2),))
    ghost = lab_card("ghost-nurse", response(hit, Draw(), zone=DISCARD), type="event", cost=9)
    storm = lab_card("hail", action(Wound(everything(CHARACTER))), type="event", cost=0)
    for others, times in (([], 1), (["hired-muscle"], 2)):
        game = build(
            Side(hand=[storm], play=[nurse, PAUSE], domains=["agency:1"] * 4, discard=[ghost]), Side(play=others)
        )
        game.choose("play lab/hail")
        for left in range(times, 0, -1):
            wounded = " lab/nurse" if left > 1 else ""
            assert f"use lab/ghost-nurse{wounded}" in keys(game)
            game.choose(f"use lab/ghost-nurse{wounded}")
            assert f"use lab/nurse{wounded} domain {left}" in keys(game)
            game.choose(f"use lab/nurse{wounded} domain {left}")
        assert asked(game)[1] == "action", "every opportunity has been used"
        assert len(entries(game, "used")) == 1 + 2 * times


def test_without_a_card_there_is_nothing_to_discard_as_a_cost() -> None:
    """coc/rule/2.21-player-hand"""
    scorn = lab_card("scorn", action(Draw(), cost=DiscardHand()), type="support", cost=0)
    game = build(Side(play=[scorn, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[scorn], hand=["bag-man", "mad-artist"]))
    game.choose("use lab/scorn")
    assert zone(game, "bag-man") == zone(game, "mad-artist") == "discard"
    assert len(game.state.hand[0]) == 1
