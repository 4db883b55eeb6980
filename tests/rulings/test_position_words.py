"""What a demonstration lays and looks at, in words that need no knowledge of its data."""

from __future__ import annotations

import re

import pytest

from orne.rulings.narrating import narrated
from orne.rulings.showing.demonstration import demonstrations
from orne.rulings.showing.finding import newest

DATA = re.compile(r"\bengaged \d|\(\w+, \d, \(|Investigators: |[a-z]_[a-z]|\{'|\bof you\b")
"""What reads like data, not like a sentence."""


def told(game: str, name: str) -> list[str]:
    demonstration = demonstrations(game)[name]
    return [words for _, words in narrated(demonstration, newest(demonstration))]


def test_enemies_and_investigators_are_said_by_name() -> None:
    lines = told("arkham", "only_fighting_evading_parley_and_resigning_provoke_nobody")
    assert "Roland Banks: Knife in hand" in lines
    assert "Daisy Walker: at Hallway" in lines
    assert "Enemies: Ghoul Minion (engaged with Roland Banks)" in lines
    assert "✓ the damage and horror on Roland Banks: 1 damage, 1 horror" in lines


def test_struggles_stories_and_tokens_are_said_in_words() -> None:
    lines = told("coc", "an_attacker_who_changes_sides_counts_for_the_new_side")
    assert "You: Keeper of the Golden Path (exhausted, committed to story 1), Pause in play" in lines
    [struggles] = [line for line in lines if line.startswith("✓ the struggles so far")]
    assert struggles.startswith("✓ the struggles so far: Terror, 2 to 0, to player 2; Combat, 0 to 0, to nobody;")
    assert "✓ the skill that was compared: Ancient Apocrypha, 0 to 4" in lines


@pytest.mark.parametrize("game", ["coc", "arkham"])
def test_no_line_reads_like_data(game: str) -> None:
    """Every twentieth demonstration, all of its lines."""
    named = list(demonstrations(game))[::20]
    odd = [line for name in named for line in told(game, name) if DATA.search(line)]
    assert odd == []
