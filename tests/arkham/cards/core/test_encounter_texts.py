"""What players read on encounter cards: who, when and how much must be there."""

from __future__ import annotations

import pytest

from orne.arkham.card_text import text


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("the-masked-hunter", "+2 health for each investigator."),
        ("umordhoth", "+4 health for each investigator."),
        (
            "umordhoth",
            "Action: If you control Lita Chantler, the scenario ends with resolution 3.",
        ),
        ("umordhoth", "Forced: At the end of every investigator's turn, ready this card."),
        ("wizard-of-the-order", "Forced: At the end of the mythos phase, put 1 doom on this card."),
        ("dissonant-voices", "Forced: At the end of the round, discard this card."),
        ("frozen-in-fear", "Forced: At the end of your turn, test willpower (3); on a success, discard this card."),
        (
            "offer-of-power",
            "Revelation: You must choose one: draw 2 cards, and put 2 doom on the agenda, which may make it advance at "
            "once, or take 2 horror.",
        ),
        (
            "vengeance-awaits",
            "On its other side it is both act and agenda, without doom to wait for; objective: the scenario ends with "
            "resolution 2 once Umôrdhoth is defeated.",
        ),
    ],
)
def test_a_line_of_an_encounter_card_loses_no_clause(card: str, line: str) -> None:
    """The whole line, word for word, so that no clause is lost."""
    assert line in (text(f"core/{card}") or "").split("\n")
