"""Where texts or readings contradict each other, something definite decides (arkham/basics/1.1)."""

from __future__ import annotations

from orne.arkham.position import Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.look import keys
from tests.look import seat_asked


def wendy(*threat: str) -> Game[State]:
    """Wendy with her Amulet and an event on top of her discard pile."""
    return build(Inv("wendy-adams", play=("wendys-amulet",), discard=("emergency-cache",), threat=threat))


def test_an_encounter_card_prevails_over_a_player_card() -> None:
    """The Amulet's permission does not help against Dissonant Voices."""
    assert any("emergency-cache" in key for key in keys(wendy()))
    assert not any("emergency-cache" in key for key in keys(wendy("dissonant-voices")))


def test_a_choice_among_legal_options_is_free() -> None:
    """The lead may pick the location that harms least, though another player drew the card."""
    game = build(
        Inv("wendy-adams", at=0),
        Inv(at=0),
        locations=[Place("hallway"), Place("attic", clues=2), Place("cellar", clues=2), Place("parlor", clues=1)],
        encounter_deck=("ancient-evils", "locked-door", "ancient-evils"),
        step="1.4 encounter cards",
        active=None,
    )
    assert game.decision is not None
    assert seat_asked(game) == game.state.lead
    assert [key.split()[-1] for key in keys(game)] == ["core/attic", "core/cellar"]
