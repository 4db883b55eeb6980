"""Paying: domains, resource match, Loyal, Steadfast, Transient, X, overpaying, changes of cost."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, CostChange, ResourceMatch, Trigger, Use, action, disrupt, response
from orne.coc.events import OVERPAID, SACRIFICE
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CARD,
    CHARACTER,
    ITSELF,
    SELF,
    DiscardHand,
    Draw,
    ExhaustThis,
    Lasting,
    Pay,
    SacrificeOne,
    Wound,
    per,
    return_to_hand,
)
from orne.coc.position import Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import card, keys, side, uid, zone
from tests.look import asked, happened

CHEAPER = lab_card("cheaper", CostChange(CHARACTER, -1), type="support", cost=0)
DEARER = lab_card("dearer", CostChange(CHARACTER, 1), type="support", cost=0)
FREE = lab_card("free-character", cost=0)
THREE = lab_card("agency-three", faction="agency", resources=("agency",), cost=3)


def plays(hand: Any, domains: Any, *support: Any, **rest: Any) -> Any:
    """The ways to play what is in hand."""
    game = build(Side(hand=[hand], domains=domains, play=[*support, PAUSE]), **rest)
    return [key for key in keys(game) if key.startswith("play")]


# ---- draining (coc/basics/5.1)


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


def test_loyal_is_satisfied_at_cost_0() -> None:
    free = lab_card("loyal-free", cost=0, faction="agency", keywords=(("loyal", 1),))
    assert plays(free, [""]) == ["play lab/loyal-free"]


# ---- changes of cost (2.14, 2.16, 2.17)


def test_penalties_come_before_reducers() -> None:
    """coc/timing/initiation-substeps/b: a cost of 0 that is raised to 1 can be lowered again."""
    assert plays(FREE, [""], DEARER) == []
    assert plays(FREE, ["agency:1"], DEARER) == ["play lab/free-character domain 1"]
    assert plays(FREE, [""], DEARER, CHEAPER) == ["play lab/free-character"]


# ---- overpaying


def test_what_texts_lower_together_brings_a_card_within_reach() -> None:
    agency_one = lab_card("agency-one", faction="agency", resources=("agency",), cost=1)
    assert plays(THREE, ["agency:1"], CHEAPER) == []
    assert plays(THREE, ["agency:1"], CHEAPER, CHEAPER) == ["play lab/agency-three domain 1"]
    assert plays(agency_one, ["syndicate:1"], CHEAPER) == ["play lab/agency-one"]
    assert plays(agency_one, ["syndicate:1"], DEARER) == []


def test_a_text_that_works_out_how_much_less_may_bring_anything_within_reach() -> None:
    much = lab_card("much-cheaper", CostChange(CHARACTER, -2 * per(CHARACTER)), type="support", cost=0)
    assert plays(THREE, ["agency:1"], much) == []
    assert plays(THREE, ["agency:1"], much, FREE) == ["play lab/agency-three domain 1"]


def test_a_card_within_its_own_reach() -> None:
    one = lab_card("own-one", CostChange(SELF, -4, minimum=1, own=True), cost=5)
    by_two = lab_card("own-two", CostChange(SELF, -2, own=True), cost=5)
    for each, too_few, enough in ((one, [], ["agency:1"]), (by_two, ["agency:2"], ["agency:3"])):
        assert plays(each, too_few) == []
        assert plays(each, enough) == [f"play {each} domain 1"]


def test_an_event_costs_what_its_text_asks_for_as_well() -> None:
    dear = lab_card("dear-event", action(Draw(), cost=Pay(2)), type="event", cost=1)
    assert plays(dear, ["agency:2"]) == []
    assert plays(dear, ["agency:3"]) == ["play lab/dear-event domain 1"]


def test_an_ability_may_be_overpaid() -> None:
    watcher = lab_card(
        "watches-overpay", response(Trigger(OVERPAID, lambda g, use, event: True, "after you overpay"), Draw())
    )
    able = lab_card("pays-one", action(Draw(), cost=Pay(1)))
    game = build(Side(play=[watcher, able], domains=["agency:3"]))
    game.choose("use lab/pays-one domain 1")
    assert keys(game) == ["pass", "use lab/watches-overpay"]


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


# ---- costs of abilities (2.13)


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


def test_without_a_card_there_is_nothing_to_discard_as_a_cost() -> None:
    """coc/rule/2.21-player-hand"""
    scorn = lab_card("scorn", action(Draw(), cost=DiscardHand()), type="support", cost=0)
    game = build(Side(play=[scorn, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[scorn], hand=["bag-man", "mad-artist"]))
    game.choose("use lab/scorn")
    assert zone(game, "bag-man") == zone(game, "mad-artist") == "discard"
    assert len(game.state.hand[0]) == 1
