"""Rulings on what is in play: entering, leaving, set aside, removed from the game."""

from __future__ import annotations

from orne.arkham.abilities import Use, free, reaction
from orne.arkham.events import DRAWS_ENCOUNTER
from orne.arkham.language import Do, Gain, after
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.spawning import spawn
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import FIEND, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import asked


def test_an_enemy_put_into_play_is_not_drawn() -> None:
    """ahlcg/put-into-play/c, ahlcg/ready/a."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Spawn the fiend in the hall."""
        spawn(g, g.state.set_aside[0], use.seat, g.state.locations[0])

    def call(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        draw_encounter(g, use.seat)

    heard = reaction(after(DRAWS_ENCOUNTER, lambda g, use, e: True, "you draw an encounter card"), Gain(9))
    gate = lab_card(
        "gate",
        free(Do(bring), limit=Limit(1, "game", False)),
        heard,
        free(Do(call), limit=Limit(1, "game", False)),
    )
    game = lab(scholar(play=[gate]), set_aside=[FIEND])
    game.choose("use lab/gate ability 1")
    assert (asked(game), record(game, FIEND).threat, record(game, FIEND).exhausted) == ((0, "turn"), 0, False)
    game.choose("use lab/gate ability 2")
    assert keys(game) == ["react lab/gate", "pass"]
