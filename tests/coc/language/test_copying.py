"""What a card takes over from another."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, action
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    ITSELF,
    OTHER,
    YOURS,
    Draw,
    ExhaustThis,
    GainAbilitiesOf,
    Then,
    everything,
    ready,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PAWN, in_all_editions, lab_card
from tests.coc.look import keys, zone

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


def test_it_reads_as_a_sentence() -> None:
    words = "give this card its keywords and triggered abilities until the end of the phase"
    assert text(MIMIC) == f"Action: Exhaust this card to choose another character and {words}."
