"""What a player knows of hidden cards: where they were seen, whose order is known, which copy is taken."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, free
from orne.arkham.knowledge import hidden_from
from orne.arkham.language import Do
from orne.arkham.position import Inv
from orne.arkham.rules.leaving import return_to_hand
from orne.arkham.rules.moving import shuffle_deck
from orne.arkham.state import DECK
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import lab, lab_card
from tests.arkham.look import keys


def take(g: ArkhamTable, use: Use) -> None:
    """Take your topmost discarded card into your hand."""
    return_to_hand(g, g.state.discard[use.seat][-1])


def mix(g: ArkhamTable, use: Use) -> None:
    """Shuffle the next player's deck."""
    shuffle_deck(g, use.seat + 1)


TAKE = lab_card("take-back", free(Do(take)))
MIX = lab_card("mixer", free(Do(mix)))


def choose(game: Game[Any], *parts: str) -> None:
    """Choose the one option whose key has these parts."""
    found = [key for key in keys(game) if all(part in key for part in parts)]
    assert len(found) == 1, (parts, keys(game))
    game.choose(found[0])


def hand_shown(game: Game[Any], seat: int, owner: int) -> list[str | None]:
    """A hand as a player sees it."""
    found: list[str | None] = game.view(seat)["investigators"][owner]["hand"]
    return found


def test_a_card_taken_from_the_discard_pile_stays_known() -> None:
    game = lab(Inv("roland-banks", hand=["knife"], play=[TAKE], discard=["flashlight"]), Inv("agnes-baker"))
    assert hand_shown(game, 1, 0) == [None]
    choose(game, "use", "take-back")
    assert hand_shown(game, 1, 0) == ["core/flashlight", None]
    assert hand_shown(game, 0, 0) == ["core/flashlight", "core/knife"]
    for seed in range(10):
        assert hand_shown(game.resample(1, seed), 1, 0) == ["core/flashlight", None]
        assert "core/flashlight" in hand_shown(game.resample(1, seed), 0, 0)


def test_of_two_copies_the_one_that_is_known_is_played() -> None:
    game = lab(
        Inv("roland-banks", hand=["emergency-cache", "knife"], play=[TAKE], discard=["emergency-cache"]),
        Inv("agnes-baker"),
    )
    choose(game, "use", "take-back")
    assert hand_shown(game, 1, 0) == ["core/emergency-cache", None, None]
    choose(game, "play", "emergency-cache")
    assert hand_shown(game, 1, 0) == [None, None]
    assert hand_shown(game, 0, 0) == ["core/emergency-cache", "core/knife"]


def scried() -> Game[Any]:
    """Daisy has looked at the top of Roland's deck and left it as it was."""
    game = lab(
        Inv("daisy-walker", play=["scrying", MIX], deck=[]),
        Inv("roland-banks", deck=["knife", "flashlight", "emergency-cache", "machete"]),
    )
    choose(game, "use", "scrying")
    choose(game, "look", "roland")
    choose(game, "put", "knife")
    choose(game, "put", "flashlight")
    return game


def test_a_card_seen_by_scrying_stays_known_when_it_is_drawn() -> None:
    game = scried()
    known = {"1": "core/knife", "2": "core/flashlight", "3": "core/emergency-cache"}
    assert game.view(0)["investigators"][1]["deck_known"] == known
    assert game.view(1)["investigators"][1]["deck_known"] == {}
    choose(game, "end turn")
    while "pass" in keys(game):
        game.choose("pass")
    choose(game, "draw")
    assert hand_shown(game, 0, 1) == ["core/knife"]
    assert game.view(0)["investigators"][1]["deck_known"] == {"1": "core/flashlight", "2": "core/emergency-cache"}
    for seed in range(6):
        assert hand_shown(game.resample(0, seed), 1, 1) == ["core/knife"]


def test_a_shuffled_deck_is_known_to_nobody() -> None:
    game = scried()
    choose(game, "use", "mixer")
    assert game.view(0)["investigators"][1]["deck_known"] == {}


def test_a_deck_put_in_order_by_another_is_not_known_in_order_any_more() -> None:
    game = lab(
        Inv("daisy-walker", play=["scrying"], deck=["knife", "flashlight", "emergency-cache", "machete"]),
        Inv("agnes-baker", play=["scrying"], deck=[]),
    )
    choose(game, "use", "scrying")
    choose(game, "look", "daisy")
    choose(game, "put", "knife")
    choose(game, "put", "flashlight")
    choose(game, "end turn")
    choose(game, "use", "scrying")
    choose(game, "look", "daisy")
    choose(game, "put", "emergency-cache")
    choose(game, "put", "flashlight")
    assert game.view(0)["investigators"][0]["deck_known"] == {}
    assert game.view(1)["investigators"][0]["deck_known"] == {
        "1": "core/emergency-cache",
        "2": "core/flashlight",
        "3": "core/knife",
    }


def test_what_goes_openly_under_a_deck_is_known_there() -> None:
    game = lab(
        Inv("wendy-adams", play=["wendys-amulet"], hand=["emergency-cache"], deck=["knife"]),
        Inv("agnes-baker", deck=[]),
    )
    choose(game, "play", "emergency-cache")
    bottom = game.state.cards[game.state.deck[0][0]]
    assert bottom.zone == DECK
    assert not hidden_from(bottom, 1)
    assert game.view(1)["investigators"][0]["deck_known"] == {"2": "core/emergency-cache"}
