"""The Devourer Below: its resolutions, and whole games."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import SURVIVED, WON
from orne.lab.simulator import check_game
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import (
    HUNTER,
    PATH,
    RUTH,
    SITE,
    WOLF,
    awakening,
    card,
    keys,
    madness,
    outcome,
    start,
    woods,
)
from tests.arkham.look import seen

# ---- resolutions


@pytest.mark.parametrize("players", [1, 2])
def test_r1_the_ritual_is_broken(players: int) -> None:
    people = [Inv(clues=2 * players), Inv("core/daisy-walker")][:players]
    game = woods(*people, act="disrupting-the-ritual", later_acts=(), victory=("goat-spawn", "screeching-byakhee"))
    while game.decision is not None:
        wanted = (
            "use core/disrupting-the-ritual",
            "willpower",
            "end turn",
            "turn core/roland-banks",
            "pass",
            keys(game)[0],
        )
        game.choose(next(key for key in wanted if key in keys(game)))
    assert game.state.resolution == "R1"
    end = outcome(game)
    assert end.notes == {"ritual_broken": True}
    assert end.experience == (6,) * players
    assert end.trauma == ((0, 2),) * players
    assert end.killed == ()
    assert end.weakness == ()
    assert end.result == WON


def test_r2_umordhoth_is_repelled() -> None:
    """From the agenda's advancing on: 10 health alone, two for each blow of the Machete, one attack in between."""
    game = awakening(
        "disrupting-the-ritual",
        (Inv(at=1, play=("machete",)),),
        bag=("+1",),
        encounter_deck=("dissonant-voices",) * 2,
    )
    assert [each["health"] for each in seen(game, 0)["enemies"]] == [10]
    blows = 0
    while game.decision is not None:
        blows += "use core/machete" in keys(game)
        game.choose(next(key for key in ("use core/machete", "end turn", "pass", keys(game)[0]) if key in keys(game)))
    assert game.state.resolution == "R2"
    assert blows == 5
    assert (card(game, "roland-banks").damage, card(game, "roland-banks").horror) == (3, 3)


def test_no_other_enemys_defeat_repels_umordhoth() -> None:
    game = awakening("investigating-the-trail", (Inv(),), enemies=[Foe("acolyte", engaged=0)])
    game.choose("fight core/acolyte")
    assert [each["card"] for each in seen(game, 0)["enemies"]] == ["core/umordhoth"]
    assert (game.state.resolution, game.decision.kind) == ("", "turn")


def test_what_r2_means() -> None:
    """Health 6 and 4 for each investigator; the resolution comes at once, and everybody pays."""
    game = woods(
        Inv(at=1),
        Inv("core/daisy-walker"),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site", damage=13)],
        bag=("+1",),
    )
    assert seen(game, 0)["enemies"][0]["health"] == 14
    game.choose("fight core/umordhoth")
    assert game.state.resolution == "R2"
    end = outcome(game)
    assert end.notes == {"repelled_umordhoth": True}
    assert end.experience == (10, 10)
    assert end.trauma == ((2, 2), (2, 2))
    assert end.result == WON


def test_r3_lita_is_sacrificed() -> None:
    """It is not a parley, so Umôrdhoth attacks first; everybody gains a Madness weakness afterwards."""
    game = woods(
        Inv(at=1, play=(In("lita-chantler"),)),
        Inv("core/daisy-walker"),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site")],
        victory=("screeching-byakhee",),
    )
    game.choose("use core/umordhoth")
    while game.decision is not None and game.decision.kind == "assign":
        game.choose(next(key for key in keys(game) if "roland" in key))
    assert game.state.resolution == "R3"
    assert card(game, "roland-banks").damage == 3
    end = outcome(game)
    assert end.notes == {"sacrificed_lita": True}
    assert end.experience == (1, 1)
    assert end.trauma == ((2, 2), (2, 2))
    assert end.weakness == ((0, "Madness"), (1, "Madness"))
    assert end.result == SURVIVED


def test_no_sacrifice_without_lita() -> None:
    game = woods(
        Inv(at=1),
        Inv("core/daisy-walker", at=1, play=(In("lita-chantler"),)),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site")],
    )
    assert "use core/umordhoth" not in keys(game)


def test_gained_weaknesses_are_part_of_the_outcome() -> None:
    game = madness("+1", locations=[PATH, SITE])
    while game.decision is not None:
        game.choose("use core/main-path" if "use core/main-path" in keys(game) else keys(game)[-1])
    assert outcome(game).gained == ((0, "core/paranoia"),)


# ---- whole games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_at_random(players: int) -> None:
    log = {"cultists_got_away": [WOLF, RUTH, HUNTER], "ghoul_priest_alive": True, "past_midnight": players % 2 == 0}
    plan = start(players, players, DIFFICULTIES[players - 1], **log)
    assert check_game(RULEBOOK, plan, players, thorough=25) > 10
