"""Immunity (coc/rule/2.36-immune)."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, ImmuneTo, action
from orne.coc.language import (
    CARD,
    CHARACTER,
    HOST,
    THIS,
    THIS_ONE,
    AtEndOfPhase,
    ExhaustThis,
    Gain,
    Ref,
    Wound,
    destroy,
    everything,
    faction,
    gain,
    subtype,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.reading import card, entries, icons, keys, skill, zone

DOG = lab_card("sledge-dog", ImmuneTo(THIS, subtype("Polar")), skill=2)
WHITE_OUT = lab_card(
    "white-out", action(Gain((("skill", -1),), everything(CHARACTER))), type="event", cost=0, subtypes=("Polar",)
)  # fmt: skip
ICE_SPEAR = lab_card("ice-spear", action(Wound(), Choose(CHARACTER)), type="event", cost=0, subtypes=("Polar",))
SPEAR = lab_card("spear", action(Wound(), Choose(CHARACTER)), type="event", cost=0)


def test_a_group_effect_passes_the_immune_by() -> None:
    """coc/rule/2.36-immune/a, coc/example/2.36-alaskan-sledge-dog"""
    game = build(Side(hand=[WHITE_OUT], play=[DOG, "mad-artist", PAUSE]), Side(play=["bag-man"]))
    game.choose("play lab/white-out")
    assert skill(game, DOG) == 2
    assert skill(game, "mad-artist") == 1
    assert skill(game, "bag-man") == 1


def test_the_immune_are_no_legal_targets() -> None:
    """coc/rule/2.36-immune/a, coc/example/2.36-alaskan-sledge-dog"""
    game = build(Side(hand=[ICE_SPEAR, SPEAR], play=[DOG, PAUSE]))
    assert keys(game) == ["pass", "play lab/spear", "use lab/pause"]
    game = build(Side(hand=[ICE_SPEAR], play=[DOG, "mad-artist", "bag-man", PAUSE]))
    game.choose("play lab/ice-spear")
    assert keys(game) == ["choose core/bag-man", "choose core/mad-artist"]


def test_immunity_may_be_to_any_class_of_cards() -> None:
    """coc/rule/2.36-immune/a: a faction; a support card may be immune as well."""
    vault = lab_card("vault", ImmuneTo(THIS, faction("syndicate")), type="support", cost=0)
    thief = lab_card(
        "thief", action(destroy(everything(CARD)), cost=ExhaustThis()), faction="syndicate", resources=("syndicate",)
    )  # fmt: skip
    game = build(Side(play=[thief]), Side(play=[vault, "triggerman"]))
    game.choose("use lab/thief")
    while game.decision and game.decision.kind == "first":
        game.choose(0)
    assert zone(game, vault) == "play"
    assert zone(game, "triggerman") == "discard"


def test_passives_of_the_class_do_not_reach_the_immune() -> None:
    """coc/rule/2.36-immune/a"""
    cold = lab_card(
        "cold", Gives(CHARACTER, "skill", -1), Gives(CHARACTER, values.COMBAT, -1), type="support", cost=0,
        subtypes=("Polar",),
    )  # fmt: skip
    white = lab_card("white-silence", Blanks(CHARACTER), type="support", cost=0, subtypes=("Polar",))
    tough_dog = lab_card(
        "tough-dog", ImmuneTo(THIS, subtype("Polar")), skill=2, icons=(0, 1, 0, 0), keywords=(("toughness", 1),)
    )  # fmt: skip
    game = build(Side(play=[tough_dog, "hired-muscle", PAUSE]), Side(play=[cold, white]))
    g = game.table
    assert (skill(game, tough_dog), icons(game, tough_dog)) == (2, [0, 1, 0, 0])
    assert (skill(game, "hired-muscle"), icons(game, "hired-muscle")) == (2, [0, 2, 0, 0])
    assert [values.toughness(g, u) for u in g.index.characters[0]] == [1, 0]


def test_a_blank_or_insane_card_has_lost_its_immunity() -> None:
    """coc/rule/2.25-text-box/a: immunity is text."""
    mute = lab_card("mute", AttachTo(CHARACTER), Blanks(HOST), type="support", cost=0)
    game = build(Side(hand=[ICE_SPEAR], play=[DOG, At(mute, on=DOG), PAUSE]))
    game.choose("play lab/ice-spear")
    assert zone(game, DOG) == "discard"
    game = build(Side(hand=[ICE_SPEAR], play=[At(DOG, insane=True), PAUSE]))
    game.choose("play lab/ice-spear")
    assert zone(game, DOG) == "discard"


def test_nothing_is_immune_to_itself() -> None:
    """coc/rule/2.36-immune/b"""
    knight = lab_card(
        "knight",
        ImmuneTo(THIS, CARD, triggered_only=True),
        action(gain(THIS_ONE, skill=2), cost=ExhaustThis()),
        skill=3,
    )
    game = build(Side(play=[knight, PAUSE], hand=[SPEAR]))
    assert keys(game) == ["pass", "use lab/knight", "use lab/pause"]
    game.choose("use lab/knight")
    assert skill(game, knight) == 5


def test_immunity_to_triggered_effects_leaves_passives_alone() -> None:
    """coc/rule/2.36-immune/a: the class is the triggered effects only."""
    statue = lab_card("statue", ImmuneTo(THIS, CARD, triggered_only=True), skill=3)
    cold = lab_card("dull", Gives(CHARACTER, "skill", -1), type="support", cost=0)
    game = build(Side(hand=[WHITE_OUT], play=[statue, "g-men", PAUSE]), Side(play=[cold]))
    game.choose("play lab/white-out")
    assert skill(game, statue) == 2


def test_a_lasting_effect_set_up_elsewhere_still_applies() -> None:
    """coc/rule/2.36-immune/c, coc/example/2.36-claret-knight-eon-chart: the delayed sacrifice happens."""
    host = Ref(lambda g, use: [g.state.cards[use.holder].host], "attached character")
    chart = lab_card(
        "chart",
        AttachTo(CHARACTER),
        action(AtEndOfPhase("sacrifice", host), cost=ExhaustThis()),
        type="support",
        cost=0,
    )
    statue = lab_card("statue", ImmuneTo(THIS, CARD, triggered_only=True), skill=3)
    game = build(Side(play=[statue, At(chart, on=statue), PAUSE]))
    game.choose("use lab/chart")
    assert card(game, chart).state == 1
    assert zone(game, statue) == "play"
    game.choose("pass")
    assert zone(game, statue) == "discard"
    assert [name for name, *_ in entries(game, "sacrificed")] == [statue]


@pytest.mark.parametrize("seat", [0, 1])
def test_immunity_does_not_ask_who_controls_the_source(seat) -> None:
    """coc/rule/2.36-immune/a"""
    sides = [Side(play=[DOG, PAUSE]), Side(play=["bag-man", PAUSE])]
    sides[seat].hand = [ICE_SPEAR]
    game = build(*sides, active=seat)
    game.choose("play lab/ice-spear")
    assert zone(game, DOG) == "play"
    assert zone(game, "bag-man") == "discard"
