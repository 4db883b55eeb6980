"""Rulings on playing cards: events in their time, fast cards, and when a card counts as played."""

from __future__ import annotations

from orne.arkham.abilities import Use, event, free
from orne.arkham.events import ENTERS_LOCATION
from orne.arkham.language import DURING_YOUR_TURN, Do, Gain, after
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DREAMER,
    LOFT,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import keys, uid
from tests.look import asked


def test_a_fast_event_with_a_moment_and_a_period() -> None:
    """ahlcg/fast/d: after entering a location in the player's own turn, each time, and at no other."""
    enters = after(ENTERS_LOCATION, lambda g, use, e: e.seat == use.seat, "you enter a location")
    stride = lab_card("stride", event(Gain(1), trigger=enters, during=DURING_YOUR_TURN), type="event",
                      keywords=("fast",))  # fmt: skip

    def drag(g: ArkhamTable, use: Use) -> None:
        """The first investigator goes to the loft."""
        from orne.arkham.rules.travel import move_investigator

        move_investigator(g, 0, uid(game, LOFT))

    rope = lab_card("rope", free(Do(drag)))
    game = lab(scholar(hand=[stride, stride]), scholar(DREAMER, play=[rope]))
    game.choose("pass")
    game.choose("move lab/loft")
    assert keys(game) == ["play lab/stride", "pass"]
    game.choose("play lab/stride")
    game.play("pass", "pass", "move lab/hall")
    assert keys(game) == ["play lab/stride", "pass"]
    game = lab(scholar(hand=[stride]), scholar(DREAMER, play=[rope]), active=1)
    game.choose("use lab/rope")
    assert (game.state.place[0], asked(game)) == (uid(game, LOFT), (1, "turn"))
