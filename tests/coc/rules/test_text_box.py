"""Text box, printed values, icons added and removed, counted skill, boosters, attachments."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import (
    action,
)
from orne.coc.language import (
    Draw,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import BLANK, PAUSE, lab_card
from tests.coc.look import icons, keys, skill, table, uid

# ---- text box (2.25)


def test_a_blank_card_loses_subtypes_keywords_and_text_and_nothing_else() -> None:
    """coc/rule/2.25-text-box/a, coc/rule/2.25-text-box/b"""
    full = lab_card(
        "full-card", action(Draw()), cost=3, skill=4, icons=(1, 2, 0, 1), faction="agency", resources=("agency",),
        subtypes=("Investigator",), keywords=(("willpower", 1), ("fast", 1), ("toughness", 2)),
    )  # fmt: skip
    game = build(Side(hand=[BLANK], play=[full, PAUSE]))
    assert keys(game) == ["pass", "play lab/blank-it", "use lab/full-card", "use lab/pause"]
    game.choose("play lab/blank-it")
    g = table(game)
    who = uid(game, full)
    assert keys(game) == ["pass", "use lab/pause"]
    assert not values.has_subtype(g, who, "Investigator")
    assert not values.has(g, who, "willpower")
    assert not values.has(g, who, "fast")
    assert values.toughness(g, who) == 0
    assert (skill(game, full), icons(game, full)) == (4, [1, 2, 0, 1])
    assert values.printed_cost(g, who) == 3
    assert values.faction(g, who) == "agency"
    assert values.is_character(g, who)
    assert g.title(who) == "Full Card"
