"""What a card takes over from another."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, GivesAbility, action, forced
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    HOST,
    ITSELF,
    OTHER,
    YOURS,
    AttachTo,
    Draw,
    ExhaustThis,
    GainAbilitiesOf,
    Then,
    destroy,
    either,
    enters,
    everything,
    is_destroyed,
    once,
    ready,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, GUN, IDLE, PAUSE, PAWN, Say, in_all_editions, lab_card, tool
from tests.coc.look import keys, said, zone
from tests.look import asked

SAGE = lab_card("co-sage", action(Draw(2), cost=ExhaustThis()), keywords=(("willpower", 1), ("toughness", 1)))
MIMIC = lab_card("co-mimic", action(GainAbilitiesOf(), Choose(CHARACTER & OTHER), cost=ExhaustThis()))


def keywords(game: Any, name: Any) -> Any:
    return next(each["keywords"] for each in game.view(0)["players"][0]["play"] if each["card"] == name)


@in_all_editions
def test_keywords_and_triggered_abilities_until_the_phase_ends(edition: Any) -> None:
    game = build(Side(play=[MIMIC, PAUSE]), Side(play=[At(SAGE, exhausted=True)]), edition=edition)
    game.choose(f"use {MIMIC}")
    assert keywords(game, MIMIC) == ["toughness +1", "willpower"]
    assert keys(game) == ["pass", f"use {PAUSE}"], "it is exhausted, so the Action cannot be paid for"
    game.choose("pass")
    assert keywords(game, MIMIC) == []


def test_what_is_gained_can_be_used() -> None:
    fresh = lab_card("co-fresh", action(Then(GainAbilitiesOf(), ready(ITSELF)), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[fresh, PAUSE]), Side(play=[At(SAGE, exhausted=True)]))
    game.play(f"use {fresh}", f"choose {SAGE}")
    copied = f"use {fresh} copied {SAGE}"
    assert keys(game) == ["pass", f"use {fresh}", copied, f"use {PAUSE}"]
    game.choose(copied)
    assert len(game.state.hand[0]) == 2


def test_others_may_gain_it() -> None:
    school = lab_card(
        "co-school",
        action(GainAbilitiesOf(who=everything(CHARACTER & YOURS)), Choose(CHARACTER), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[school, PAWN, PAUSE]), Side(play=[At(SAGE, exhausted=True)]))
    game.play(f"use {school}", f"choose {SAGE}")
    assert keywords(game, PAWN) == ["toughness +1", "willpower"]
    assert f"use {PAWN} copied {SAGE}" in keys(game)
    assert zone(game, SAGE) == "play"


@in_all_editions
def test_an_ability_that_answers_two_kinds_of_event_is_copied_once(edition: Any) -> None:
    watcher = lab_card("co-watcher", forced(either(enters(OTHER), is_destroyed(OTHER)), Say("seen")))
    game = build(
        Side(hand=[BORE], play=[MIMIC, GUN, PAUSE], domains=["agency:1"]),
        Side(play=[watcher, PAWN]),
        edition=edition,
    )
    game.play(f"use {MIMIC}", f"choose {watcher}")
    game.choose(f"use {GUN}")
    game.choose(f"choose {watcher}")
    assert said(game) == ["seen"]
    game.choose(f"play {BORE} domain 1")
    assert said(game) == ["seen", "seen"]
    assert keys(game) == IDLE


def test_a_disrupt_to_two_kinds_of_event_is_offered_once_to_whoever_has_copied_it() -> None:
    chapman, pickman = "the-key-and-the-gate/andrew-chapman", "core/richard-upton-pickman"
    ruin = tool("co-ruin", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[pickman, PAWN], hand=[BORE], domains=["syndicate:2"]), Side(play=[chapman, ruin, PAUSE]))
    game.play(f"use {pickman} domain 1", f"choose {chapman}", f"use {ruin}", f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {pickman} copied {chapman}"])
    game.choose(f"use {pickman} copied {chapman}")
    assert (zone(game, PAWN), zone(game, BORE)) == ("play", "discard")


def test_an_ability_that_a_card_has_from_two_others_is_copied_twice() -> None:
    charm = tool("co-charm", AttachTo(CHARACTER), GivesAbility(HOST, action(Draw(), limit=once("phase"))))
    game = build(Side(play=[MIMIC, PAUSE]), Side(play=[PAWN, At(charm, on=PAWN), At(charm, on=PAWN)]))
    game.play(f"use {MIMIC}", "pass")
    copied = [f"use {MIMIC} copied {charm}", f"use {MIMIC} copied {charm}#2"]
    assert keys(game) == ["pass", *copied, f"use {PAUSE}"]


def test_it_reads_as_a_sentence() -> None:
    words = "give this card its keywords and triggered abilities until the end of the phase"
    assert text(MIMIC) == f"Action: Exhaust this card to choose another character and {words}."
