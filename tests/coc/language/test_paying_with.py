"""Costs in numbers, of the card itself, of its host, of hand and domains; what was paid is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import AttachTo, Choose, Gives, action
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    COST_OF_PAID,
    HOST,
    OPPONENTS,
    OTHER,
    RESOURCE,
    SELF,
    SKILL_OF_PAID,
    All,
    DiscardCards,
    DiscardResource,
    DiscardTokens,
    DrainOwn,
    Draw,
    DriveInsane,
    DriveThisInsane,
    Either,
    ExhaustHost,
    ExhaustOne,
    ExhaustThis,
    Mill,
    Pay,
    ReadyThis,
    ReturnOne,
    ReturnThis,
    SacrificeHost,
    SacrificeOne,
    ShuffleThis,
    Wound,
    WoundHost,
    WoundOne,
    WoundThis,
    X,
    cost_at_most,
    destroy,
    per,
    pick,
    skill_below,
    subtype,
    total,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import card, keys, skill, zone
from tests.look import asked

IDLE = ["pass", f"use {PAUSE}"]
BIG = lab_card("pw-big", skill=4, cost=4)


def tool(slug: str, effect: Any, *choose: Any, cost: Any) -> str:
    return lab_card(f"pw-{slug}", action(effect, *choose, cost=cost), type="support")


def test_a_number_of_cards_and_not_fewer() -> None:
    """Two claims are two cards: with one there it is not offered, and nothing is lost."""
    horn = tool("horn", Draw(), cost=ExhaustOne(CHARACTER, 2))
    assert keys(build(Side(play=[horn, PAWN, PAUSE]))) == IDLE
    game = build(Side(play=[horn, PAWN, BIG, PAWN, PAUSE]))
    game.play(f"use {horn}", f"exhaust {BIG}", f"exhaust {PAWN}")
    assert (card(game, BIG).state, len(game.state.hand[0])) == (1, 1)
    assert text(horn) == "Action: Exhaust 2 characters you control to draw a card."


def test_x_is_how_many_pay_and_is_set_before_targets() -> None:
    """coc/rule/2.1-letter-x"""
    fuel = SacrificeOne(CHARACTER & subtype("Straw"), "X")
    pyre = tool("pyre", destroy(), Choose(CHARACTER & OTHER & cost_at_most(X)), cost=fuel)
    straw = lab_card("pw-straw", subtypes=("Straw",), cost=3)
    game = build(Side(play=[pyre, straw, straw, PAUSE]), Side(play=[BIG, PAWN]))
    game.choose(f"use {pyre}")
    assert zone(game, PAWN) == "play"
    assert keys(game) == ["x 1", "x 2"], "with X 0 nothing could be destroyed"
    game.choose("x 1")
    assert asked(game) == (0, "sacrifice")
    game.choose(f"sacrifice {straw}")
    assert zone(game, PAWN) == "discard"


def test_what_paid_is_remembered_as_it_was() -> None:
    """Its skill counts as it was, with what others gave it, though it is gone."""
    flag = lab_card("pw-flag", Gives(CHARACTER & OTHER, "skill", 1), type="support")
    weaker = CHARACTER & OPPONENTS & skill_below(SKILL_OF_PAID)
    duel = tool("duel", destroy(pick(weaker)), cost=SacrificeOne(CHARACTER & subtype("Gift")))
    gift = lab_card("pw-gift", skill=2, subtypes=("Gift",))
    weak, strong = lab_card("pw-weak", skill=1), lab_card("pw-strong", skill=2)
    game = build(Side(play=[duel, gift, flag, PAUSE]), Side(play=[weak, strong]))
    game.choose(f"use {duel}")
    assert (zone(game, weak), zone(game, strong), zone(game, gift)) == ("discard", "play", "discard")
    assert keys(build(Side(play=[duel, gift, PAUSE]), Side(play=[BIG]))) == IDLE, "nothing could be weak enough"
    cheap = tool("cheap", destroy(pick(CHARACTER & OPPONENTS & cost_at_most(COST_OF_PAID))), cost=ReturnOne(CHARACTER))
    assert text(cheap).endswith("with printed cost at most the printed cost of what paid for it.")


@pytest.mark.parametrize(
    ("cost", "gone"),
    [(ReturnThis(), "hand"), (ShuffleThis(), "deck"), (DriveThisInsane(), "play"), (WoundThis(), "discard")],
)
def test_the_card_itself(cost: Any, gone: Any) -> None:
    who = lab_card(f"pw-self-{cost.way.verb}", action(Draw(), cost=cost))
    game = build(Side(play=[who, PAUSE]))
    game.choose(f"use {who}")
    assert zone(game, who) == gone
    assert "drawn" in [entry.kind for entry in game.log]


def test_ready_this_needs_it_exhausted() -> None:
    who = lab_card("pw-restless", action(Draw(), cost=ReadyThis()))
    assert keys(build(Side(play=[who, PAUSE]))) == IDLE
    game = build(Side(play=[At(who, exhausted=True), PAUSE]))
    game.choose(f"use {who}")
    assert card(game, who).state == 0
    assert keys(game) == IDLE


@pytest.mark.parametrize(
    ("cost", "where"), [(ExhaustHost(), "play"), (SacrificeHost(), "discard"), (WoundHost(), "discard")]
)
def test_the_bearer_pays(cost: Any, where: Any) -> None:
    bag = lab_card(f"pw-bag-{cost.way.verb}", AttachTo(CHARACTER), action(Draw(), cost=cost), type="support")
    game = build(Side(play=[PAWN, At(bag, on=PAWN), PAUSE]))
    game.choose(f"use {bag}")
    assert zone(game, PAWN) == where
    assert keys(game) == IDLE
    theirs = build(Side(play=[At(bag, on=PAWN), PAUSE]), Side(play=[PAWN]))
    assert keys(theirs) == IDLE, "only what is yours pays (coc/rule/2.13-paying-costs/b)"


def test_hand_deck_domains_resources_tokens() -> None:
    drop = tool("drop", Draw(), cost=DiscardCards(2))
    assert keys(build(Side(play=[drop, PAUSE], hand=[PAWN], domains=[""]), step="draw actions")) == IDLE
    game = build(Side(play=[drop, PAUSE], hand=[PAWN, PAWN], domains=[""]), step="draw actions")
    game.choose(f"use {drop}")
    assert len(game.state.discard[0]) == 2
    mill = tool("mill", Draw(), cost=Mill(2))
    game = build(Side(play=[mill, PAUSE]))
    game.choose(f"use {mill}")
    assert len(game.state.discard[0]) == 2
    drain = tool("drain", Draw(), cost=DrainOwn(2))
    assert keys(build(Side(play=[drain, PAUSE], domains=["agency:1"]))) == IDLE
    game = build(Side(play=[drain, PAUSE], domains=["agency:1", "agency:1"]))
    game.play(f"use {drain}", "drain domain 1")
    assert [domain.drained for domain in game.state.domains[0]] == [True, True]
    dig = tool("dig", Draw(), cost=DiscardResource(RESOURCE))
    game = build(Side(play=[dig, PAUSE], domains=["agency:1"]))
    game.choose(f"use {dig}")
    assert game.state.domains[0][0].resources == ()
    rite = tool("rite", Draw(), cost=DiscardTokens("X"))
    assert text(rite) == "Action: Discard X success tokens from this card to draw a card."


def test_either_of_two() -> None:
    fork = tool("fork", Draw(), cost=Either(SacrificeOne(CHARACTER), DiscardCards(1)))
    game = build(Side(play=[fork, PAWN, PAUSE], hand=[BIG], domains=[""]), step="draw actions")
    game.choose(f"use {fork}")
    assert keys(game) == ["pay discard a card of your choice from your hand", "pay sacrifice a character you control"]
    game.choose("pay sacrifice a character you control")
    assert zone(game, PAWN) == "discard"
    game = build(Side(play=[fork, PAWN, PAUSE]))
    game.choose(f"use {fork}")
    assert zone(game, PAWN) == "discard", "the only one that can be paid needs no question"
    with pytest.raises(ValueError, match="other than resources"):
        Either(Pay(1), DiscardCards(1))


def test_costs_beside_each_other() -> None:
    """One card is not exhausted twice, and one that is sacrificed cannot be returned as well."""
    both = tool("both", Draw(), cost=All(SacrificeOne(CHARACTER), ReturnOne(CHARACTER)))
    assert keys(build(Side(play=[both, PAWN, PAUSE]))) == IDLE
    game = build(Side(play=[both, PAWN, BIG, PAUSE]))
    game.play(f"use {both}", f"sacrifice {PAWN}")
    assert (zone(game, PAWN), zone(game, BIG)) == ("discard", "hand")
    mad = tool("mad", Draw(), cost=All(DriveInsane(CHARACTER), WoundOne(CHARACTER & subtype("Tough"))))
    tough = lab_card("pw-tough", subtypes=("Tough",), keywords=(("toughness", 1),))
    assert keys(build(Side(play=[mad, tough, PAUSE]))) == IDLE
    game = build(Side(play=[mad, tough, PAWN, PAUSE]))
    game.choose(f"use {mad}")
    assert (card(game, PAWN).state, card(game, tough).wounds) == (2, 1)


def test_how_many_may_be_worked_out() -> None:
    sea = tool("sea", Draw(total(CHARACTER)), cost=ExhaustThis())
    game = build(Side(play=[sea, PAWN, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {sea}")
    assert len(game.state.hand[0]) == 2
    assert text(sea) == "Action: Exhaust this card to draw as many cards as the number of characters in play."
    rain = tool("rain", Wound(number=X), Choose(CHARACTER), cost=All(ExhaustThis(), Pay("X")))
    tough = lab_card("pw-oak", keywords=(("toughness", 4),))
    game = build(Side(play=[rain, PAUSE], domains=["agency:3"]), Side(play=[tough]))
    game.play(f"use {rain} domain 1", "x 3")
    assert card(game, tough).wounds == 3
    assert "deal X wounds to it" in (text(rain) or "")


def test_numbers_say_what_they_count() -> None:
    pack = lab_card("pw-pack", Gives(SELF, "skill", per(CHARACTER & subtype("Wolf"))), subtypes=("Wolf",), skill=0)
    game = build(Side(play=[pack, PAUSE]), Side(play=[pack]))
    assert skill(game, pack) == 2
    assert text(pack) == "This card gets +1 skill for each Wolf character in play."
    yoke = lab_card("pw-yoke", AttachTo(CHARACTER), Gives(HOST, "skill", -per(CHARACTER)), type="support")
    assert text(yoke).endswith("The attached character gets -1 skill for each character in play.")
