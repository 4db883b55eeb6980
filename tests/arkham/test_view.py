"""What a seat sees of the others: their additional actions, and those of their cards it has seen."""

from __future__ import annotations

from orne.arkham.position import Inv, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.look import kind_asked


def actions(game: Game[State], seat: int = 0) -> tuple[int, list[dict[str, str | None]]]:
    """The actions an investigator has left, plain ones and additional ones."""
    shown = game.view(1)["investigators"][seat]
    return shown["actions"], shown["additional_actions"]


def test_additional_actions_are_shown() -> None:
    """Leo De Luca's for anything, Daisy's for Tomes alone, the one Skids buys; they go as they are used."""
    daisy = Inv("daisy-walker", play=["leo-de-luca"], deck=["knife"] * 9)
    game = build(daisy, Inv(), step="2.2 next turn begins", active=None)
    game.choose("turn core/daisy-walker")
    tome, leo = {"only": "Tome", "from": "core/daisy-walker"}, {"only": None, "from": "core/leo-de-luca"}
    assert actions(game) == (3, [tome, leo])
    game.choose("draw")
    assert actions(game) == (3, [tome])
    game.choose("draw")
    assert actions(game) == (2, [tome])
    game = build(Inv("skids-otoole"), Inv())
    game.choose("use core/skids-otoole")
    assert actions(game) == (3, [{"only": None, "from": "core/skids-otoole"}])


def test_what_another_seat_has_seen_of_a_hand_is_shown_to_it_alone() -> None:
    """Agnes looks at the top of Roland's deck before he draws from it."""
    agnes = Inv("agnes-baker", play=["scrying"])
    roland = Inv(deck=["knife", "guts", "flashlight", "machete"], hand=["evidence"])
    game = build(agnes, roland, Inv("wendy-adams"))
    game.play("use core/scrying", "look core/roland-banks")
    while game.decision is not None and kind_asked(game) == "put":
        game.choose(0)
    game.play("end turn", "turn core/roland-banks", "draw")
    top = next(uid for uid in game.state.hand[1] if game.state.cards[uid].known & 1)
    seen = game.state.catalogue.ids[game.state.cards[top].kind]
    hands = [game.view(seat)["investigators"][1]["hand"] for seat in range(3)]
    assert hands == [[seen, None], sorted([seen, "core/evidence"]), [None, None]]
