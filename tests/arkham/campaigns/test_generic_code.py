"""Code for all campaigns names none of them: neither a scenario nor a note nor a card of one."""

from __future__ import annotations

from pathlib import Path

import pytest

import orne
from orne.arkham import guides
from orne.arkham.facts import load
from orne.arkham.scenario import scenario

SOURCE = Path(orne.__file__).parent
GENERIC = sorted(
    path
    for folder, pattern in (
        ("arkham", "*.py"), ("arkham/rules", "*.py"), ("arkham/campaigns", "*.py"), ("campaign", "*.py"),
        ("commands", "*campaign*.py"), ("commands", "play.py"), ("terminal/arkham", "*.py"), ("lab", "*arkham.py"),
    )
    for path in (SOURCE / folder).glob(pattern)
)  # fmt: skip


def words() -> set[str]:
    """What only a campaign's own package may say."""
    found: set[str] = set()
    for guide in map(guides.guide, guides.names()):
        scenarios = [scenario(name) for name in guide.scenarios]
        found |= {guide.name, guide.title, *guide.scenarios, *guide.notes, *(each.title for each in scenarios)}
        sets = {name for each in scenarios for name in each.sets}
        found |= {card.id for card in load().values() if card.encounter_set in sets}
    return found


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_for_all_campaigns_names_none(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert sorted(word for word in words() if word in text) == []


def test_every_campaign_has_its_parts() -> None:
    for guide in map(guides.guide, guides.names()):
        for name in guide.scenarios:
            assert scenario(name).name == name
            assert set(guide.before(name)) <= set(guide.pasts)
        for earlier, ends in guide.pasts.items():
            assert earlier in guide.scenarios
            assert all(note in guide.notes for end in ends.values() for note in end.notes)
        assert guides.part(guide.name, "late").STAGES
