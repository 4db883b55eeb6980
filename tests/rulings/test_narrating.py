"""Demonstrations in words: what is long is told once, and what is refused with its reason."""

from __future__ import annotations

import pytest

from orne.kernel.errors import UserError
from orne.rulings import claim
from orne.rulings.narrating import narrated
from orne.rulings.showing.demonstration import demonstrations
from orne.rulings.showing.finding import game_at, named, newest, shown


def told(game: str, name: str, edition: str) -> list[str]:
    return [words for _, words in narrated(demonstrations(game)[name], edition)]


def test_a_campaign_is_told_once_and_then_only_what_is_new_of_it() -> None:
    lines = told("arkham", "each_campaign_is_for_itself_but_what_was_earned_works_on", "2016")
    assert lines[0] == "A campaign:"
    assert lines[1] == "1. Join starter-roland; player Ann; undrawn"
    assert sum(line.startswith("1. ") for line in lines) == 1
    assert "The campaign once more, up to 7, then:" in lines
    assert "The campaign once more, up to 10." in lines
    assert "The campaign goes on:" in lines
    assert "✓ after the campaign so far, of Roland Banks, its experience: 7" in lines
    assert max(map(len, lines)) < 140


def test_a_campaign_that_is_read_again_is_not_told_again() -> None:
    lines = told("arkham", "a_new_campaign_begins_with_new_decks_unless_a_survivor_is_brought", "2016")
    first = lines.index("✓ after the campaign so far, of Roland Banks, its experience: 0")
    assert lines[first + 1] == "✓ after the campaign so far, of Roland Banks, its physical: 0"
    assert "✓ after the campaign so far, of Roland Banks, its earned: nothing" in lines


def test_what_is_refused_is_told_with_its_reason() -> None:
    lines = told("coc", "twilight_gate_finds_no_ancient_one_on_a_domain", "lcg-4")
    at = lines.index("Why not “play Twilight Gate”?")
    assert lines[at + 1].startswith("✓ There is no legal target")
    assert lines[at + 1].endswith("(coc/rule/1.9-choosing-targets/b)")


def test_numbers_are_told_with_what_they_count() -> None:
    lines = told("arkham", "only_fighting_evading_parley_and_resigning_provoke_nobody", "2016")
    assert "✓ the damage and horror on Roland Banks: 1 damage, 1 horror" in lines


def test_an_answer_is_told_as_it_was_offered_though_the_table_has_gone_on() -> None:
    lines = told("coc", "limits_of_two_gained_abilities_are_independent", "lcg-4")
    assert any("→ Use" in line for line in lines)


def test_a_game_stands_as_after_a_step() -> None:
    [demonstration] = shown(claim("coc/faq/master-of-the-myths-insane"), None)
    first = game_at(demonstration, "lcg-4")
    assert first.decisions() == []
    later = game_at(demonstration, "lcg-4", 3)
    assert later.decisions() == ["use ancient-relics/master-of-the-myths domain 1", "play lab/ar-blank-mind"]
    with pytest.raises(UserError, match="is after step 99 of 9"):
        game_at(demonstration, "lcg-4", 99)


def test_a_demonstration_is_found_by_its_name_and_played_in_its_newest_edition() -> None:
    immune = claim("coc/rule/2.36-immune/a")
    several = shown(immune, None)
    assert named(immune, several[1].name, None) is several[1]
    assert newest(several[0]) == "lcg-4"
    with pytest.raises(UserError, match="has no demonstration called “nothing”; it has "):
        named(immune, "nothing", None)
