"""Immunity (coc/rule/2.36-immune)."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, ImmuneTo, action
from orne.coc.language import (
    CARD,
    CHARACTER,
    OTHER,
    SELF,
    SUPPORT,
    THIS,
    AtEndOfPhase,
    ExhaustThis,
    Ref,
    Wound,
    destroy,
    everything,
    faction,
    keyword,
    subtype,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BELL, PAUSE, PAWN, event, in_all_editions, lab_card
from tests.coc.look import card, entries, icons, idle, keys, skill, table, zone
from tests.look import asked, kind_asked


def test_immunity_may_be_to_any_class_of_cards() -> None:
    """coc/rule/2.36-immune/a: a faction; a support card may be immune as well."""
    vault = lab_card("vault", ImmuneTo(THIS, faction("syndicate")), type="support", cost=0)
    thief = lab_card(
        "thief", action(destroy(everything(CARD)), cost=ExhaustThis()), faction="syndicate", resources=("syndicate",)
    )  # fmt: skip
    game = build(Side(play=[thief]), Side(play=[vault, "triggerman"]))
    game.choose("use lab/thief")
    while game.decision and kind_asked(game) == "first":
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
    g = table(game)
    assert (skill(game, tough_dog), icons(game, tough_dog)) == (2, [0, 1, 0, 0])
    assert (skill(game, "hired-muscle"), icons(game, "hired-muscle")) == (2, [0, 2, 0, 0])
    assert [values.toughness(g, u) for u in g.index.characters[0]] == [1, 0]


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


@in_all_editions
def test_immunity_to_support_cards_is_none_to_what_their_bearer_gained(edition: str) -> None:
    """coc/rule/2.36-immune/a: a gained ability is the bearer's; the card may be borne, but gives nothing."""
    shield = lab_card(
        "iron-will", ImmuneTo(SELF, SUPPORT, words="immune to support cards"), keywords=(("toughness", 1),)
    )
    shooter: list[str | At] = [At(PAWN, story=0, exhausted=True), At("shotgun", on=PAWN), PAUSE]
    game = build(
        Side(play=shooter, domains=["agency:1", "", ""]),
        Side(play=[At(shield, story=0, exhausted=True), PAUSE]),
        edition=edition,
        step="last story actions",
    )
    game.choose(f"use {PAWN} gained core/shotgun domain 1")
    assert keys(game) == [f"choose {shield}", f"choose {PAWN}"]
    game.choose(f"choose {shield}")
    assert (card(game, shield).wounds, idle(game)) == (1, True)
    game = build(Side(hand=["45-pistols"], play=[PAUSE]), Side(play=[shield, PAUSE]), edition=edition)
    game.choose("play core/45-pistols")
    assert (zone(game, "45-pistols"), icons(game, shield)) == ("play", [0, 0, 0, 0])
    assert not values.is_blank(table(game), card(game, shield).uid)


# ---- support cards


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_an_immune_support_card_is_chosen_in_no_edition_and_passed_by_in_the_last(edition: str) -> None:
    """coc/rule/2.36-immune/a, coc/rule/2.36-immune/d"""
    vault = lab_card("va-vault", ImmuneTo(THIS, subtype("Polar")), type="support", cost=0)
    pick = event("va-pick", destroy(), Choose(SUPPORT & subtype("Vaulted")), facts={"subtypes": ("Polar",)})
    catalogue = lab_card("va-box", ImmuneTo(THIS, subtype("Polar")), type="support", cost=0, subtypes=("Vaulted",))
    sweep = event("va-sweep", destroy(everything(SUPPORT & OTHER)), facts={"subtypes": ("Polar",)})
    game = build(Side(hand=[pick, sweep], play=[BELL]), Side(play=[catalogue]), edition=edition)
    assert keys(game) == ["pass", f"play {sweep}", f"use {BELL}"]
    game = build(Side(hand=[sweep], play=[PAWN]), Side(play=[vault, catalogue, BELL]), edition=edition)
    game.choose(f"play {sweep}")
    while game.decision is not None and asked(game)[1] == "first":
        game.choose(0)
    left = "play" if edition == "lcg-4" else "discard"
    assert (zone(game, vault), zone(game, catalogue), zone(game, BELL)) == (left, left, "discard")


@in_all_editions
def test_a_night_event_passes_immunity_to_all_but_night_cards(edition: str) -> None:
    """coc/mechanic/day-and-night/a, coc/rule/2.36-immune/a: a card's keywords are printed wherever it is."""
    corvi = lab_card("va-corvi", ImmuneTo(THIS, ~keyword("night")))
    day, night = (
        event(f"va-{time}-blow", Wound(), Choose(CHARACTER), facts={"keywords": ((time, 1),)})
        for time in ("day", "night")
    )
    game = build(Side(hand=[day, night], play=[BELL]), Side(play=[corvi]), edition=edition)
    assert keys(game) == ["pass", f"play {night}", f"use {BELL}"]
    assert not values.is_night(table(game)), "a card in hand makes no time"
    game.choose(f"play {night}")
    assert zone(game, corvi) == "discard"
    assert idle(game)
