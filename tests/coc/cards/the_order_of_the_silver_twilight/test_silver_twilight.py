"""The Silver Twilight's cards of The Order of the Silver Twilight."""

from __future__ import annotations

from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import discard, icons, idle, keys, pass_to_phase

HANDSHAKE = "the-order-of-the-silver-twilight/secret-handshake"
BROTHER, SISTER = (
    lab_card(name, faction="silver-twilight", icons=(1, 0, 0, 0)) for name in ("st-brother", "st-sister")
)


def test_secret_handshake_gives_a_brother_of_yours_combat_and_arcane_for_the_phase() -> None:
    game = build(
        Side(hand=[HANDSHAKE], play=[BROTHER, SISTER, "bag-man", PAUSE], domains=["silver-twilight:1"]),
        Side(play=[BROTHER]),
    )
    assert keys(game) == ["pass", f"play {HANDSHAKE} domain 1", "use lab/pause"]
    game.choose(f"play {HANDSHAKE} domain 1")
    assert keys(game) == [f"choose {BROTHER}", f"choose {SISTER}"]
    game.choose(f"choose {BROTHER}")
    assert icons(game, BROTHER) == [1, 1, 1, 0]
    assert icons(game, SISTER) == [1, 0, 0, 0]
    assert discard(game, 0) == [HANDSHAKE]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, BROTHER) == [1, 0, 0, 0]


def test_secret_handshake_needs_a_character_of_the_order_that_you_control() -> None:
    game = build(Side(hand=[HANDSHAKE], play=["bag-man", PAUSE], domains=["silver-twilight:1"]), Side(play=[BROTHER]))
    assert keys(game) == ["pass", "use lab/pause"]
