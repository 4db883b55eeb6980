"""Rulings on skill tests, chaos tokens, difficulty and delayed effects."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.abilities import Use, action, forced
from orne.arkham.campaign import begin
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.events import EVADED
from orne.arkham.language import Do, Gain, after
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import FIEND, HALL, LOFT, MINION, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record, uid
from tests.look import happened

MIND = lab_card("clear-mind", type="skill", icons=(0, 1, 0, 0, 0))
ROLAND_BANKS = "core/roland-banks"


def difficulty(game: Game[Any]) -> tuple[str, int]:
    """The skill and difficulty of the last test."""
    last = [entry for entry in game.log if entry.kind == "test"][-1]
    return last.before, last.after


# ---- difficulty of a test


@pytest.mark.parametrize(("token", "clues"), [("0", 1), ("-1", 1), ("-2", 0)])
def test_the_skill_value_must_reach_the_difficulty(token: str, clues: int) -> None:
    """3 less a token against a shroud of 2 (ahlcg/difficulty-skill-tests/a)."""
    game = lab(scholar(), locations=[Place(HALL, clues=1), LOFT], bag=(token,))
    game.choose("investigate lab/hall")
    assert record(game, SCHOLAR).clues == clues


def test_the_base_difficulty_is_the_printed_value() -> None:
    """Fight, shroud, evade.

    Rulings: ahlcg/difficulty-skill-tests/b, ahlcg/difficulty-skill-tests/c, ahlcg/difficulty-skill-tests/d.
    """
    game = build(Inv(), enemies=[Foe("core/ravenous-ghoul", engaged=0)])
    game.choose("fight core/ravenous-ghoul")
    assert difficulty(game) == ("combat", 3)
    game = build(Inv("core/skids-otoole"), enemies=[Foe("core/ghoul-priest", engaged=0)])
    game.choose("evade core/ghoul-priest")
    assert difficulty(game) == ("agility", 4)
    game = build(Inv(at=2))
    game.choose("investigate core/cellar")
    assert difficulty(game) == ("intellect", 4)
    game = build(Inv(at=2, play=["core/flashlight"]))
    game.choose("use core/flashlight")
    assert difficulty(game) == ("intellect", 2)


def test_the_difficulty_of_a_cards_own_test_is_its_number() -> None:
    """Crypt Chill is willpower 4 (ahlcg/difficulty-skill-tests/e)."""
    game = build(
        Inv(), encounter_deck=["core/crypt-chill", "core/ancient-evils"], step="1.4 encounter cards", active=None
    )
    assert difficulty(game) == ("willpower", 4)


# ---- automatic results


def test_an_automatic_failure_is_registered_after_the_token() -> None:
    """Committed cards stay, one token, then the failure.

    Rulings: ahlcg/automatic-failure-success/a, ahlcg/chaos-tokens/a, ahlcg/chaos-tokens/c.
    """
    game = lab(scholar(hand=[MIND]), locations=[Place(HALL, clues=1), LOFT], bag=(chaos.AUTO_FAIL,))
    game.play("investigate lab/hall", "commit lab/clear-mind")
    assert happened(game, "committed", "token", "test fails") == ["committed", "token", "test fails"]
    assert record(game, SCHOLAR).clues == 0
    assert uid(game, MIND) in game.state.discard[0]


@pytest.mark.parametrize("result", [True, False])
def test_with_a_result_known_before_no_token_is_revealed(result: bool) -> None:
    """Cards may still be committed, the value is still computed.

    Rulings: ahlcg/automatic-failure-success/d.
    """

    def do(g: ArkhamTable, use: Use) -> None:
        """Test with a known result."""

        def prepare(test: SkillTest) -> None:
            test.automatic = result
            test.on_success.append(("gain", lambda g, test: Gain(2).do(g, use)))

        plain_test(g, use.seat, 1, 9, use, prepare)

    oracle = lab_card(f"oracle-{result}".lower(), action(Do(do)))
    game = lab(scholar(play=[oracle], hand=[MIND]))
    game.choose(f"use lab/oracle-{result}".lower())
    assert keys(game) == ["commit lab/clear-mind", "done"]
    game.choose("commit lab/clear-mind")
    assert happened(game, "token") == []
    assert game.state.resources == [7 if result else 5]


def test_what_a_card_says_about_a_revealed_symbol_happens_even_in_failure() -> None:
    """Shrivelling's horror with the automatic failure.

    Rulings: ahlcg/automatic-failure-success/e, ahlcg/chaos-tokens/g.
    """
    game = build(
        Inv("core/agnes-baker", play=["core/shrivelling"]), enemies=[Foe(MINION, engaged=0)], bag=(chaos.AUTO_FAIL,)
    )
    game.choose("use core/shrivelling")
    while keys(game) == ["react core/agnes-baker", "pass"]:
        game.choose("pass")
    assert (record(game, "core/agnes-baker").horror, record(game, MINION).damage) == (1, 0)


def test_shrivelling_hurts_once_for_two_symbols() -> None:
    """Two symbols in one test on the hard side, 1 horror from the spell.

    Rulings: ahlcg/chaos-tokens/g, ahlcg/chaos-tokens/f.
    """
    game = build(
        Inv("core/agnes-baker", play=["core/shrivelling"]),
        enemies=[Foe("core/swarm-of-rats", engaged=0)],
        bag=(chaos.CULTIST, chaos.CULTIST),
        difficulty="hard",
    )
    game.choose("use core/shrivelling")
    while game.decision is not None and keys(game)[-1] == "pass":
        game.choose("pass")
    assert happened(game, "token") == ["token", "token"]
    assert record(game, "core/agnes-baker").horror == 1


def test_an_automatic_evasion_is_not_a_test() -> None:
    """Stray Cat exhausts and disengages the enemy without any test.

    Rulings: ahlcg/automatic-failure-success/f.
    """
    game = build(
        Inv("core/wendy-adams", play=["core/stray-cat"], hand=["core/manual-dexterity"]),
        enemies=[Foe(MINION, engaged=0)],
    )
    game.choose("use core/stray-cat")
    assert happened(game, "test", "token", "committed") == []
    minion = record(game, MINION)
    assert (minion.exhausted, minion.threat, minion.at) == (True, -1, game.state.place[0])


def test_after_an_evasion_the_enemy_is_already_exhausted() -> None:
    """What follows sees it exhausted and disengaged (ahlcg/after/a)."""
    seen: list[tuple[bool, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look."""
        assert use.event is not None
        card = g.state.cards[use.event.subject]
        seen.append((card.exhausted, card.threat))

    eye = lab_card("eye", forced(after(EVADED, lambda g, use, e: True, "an enemy is evaded"), Do(look)))
    game = lab(scholar(play=[eye]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("evade lab/fiend")
    assert seen == [(True, -1)]


# ---- tokens


@pytest.mark.parametrize(("token", "level", "ghouls", "passes"), [
    (chaos.SKULL, "standard", 0, True),
    (chaos.SKULL, "standard", 1, False),
    (chaos.SKULL, "hard", 0, False),
    (chaos.SKULL, "easy", 0, True),
    (chaos.SKULL, "expert", 0, False),
])  # fmt: skip
def test_symbols_follow_the_scenario_card_of_the_level(token: str, level: str, ghouls: int, passes: bool) -> None:
    """A skull is 0 without ghouls, -1 with one; -2 on the hard side.

    Rulings: ahlcg/chaos-tokens/b, ahlcg/difficulty-level/c.
    """
    game = build(
        Inv(),
        locations=[Place("core/parlor", clues=1), Place("core/cellar", clues=1)],
        enemies=[Foe(MINION, engaged=0, exhausted=True)] * ghouls,
        bag=(token,),
        difficulty=level,
    )
    # Roland's intellect is 3; the Parlor's shroud 2 is lifted by the token alone.
    game.choose("investigate core/parlor")
    margin = [e for e in game.log if e.kind in ("test succeeds", "test fails")][-1]
    assert margin.before == 3 - {("standard", 0): 0, ("standard", 1): 1, ("easy", 0): 0}.get((level, ghouls), 2)
    assert (margin.before >= 3) is passes


def test_the_cultist_hurts_only_in_failure() -> None:
    """-1, and 1 horror if the test fails (ahlcg/chaos-tokens/b)."""
    for place, horror in ((0, 0), (1, 1)):
        game = build(
            Inv(at=place),
            locations=[Place("core/attic", clues=1), Place("core/cellar", clues=1)],
            bag=(chaos.CULTIST,),
        )
        game.choose(["investigate core/attic", "investigate core/cellar"][place])
        assert record(game, ROLAND_BANKS).horror == horror


def test_all_resolved_tokens_count() -> None:
    """On the hard side the cultist asks for another: its clause and the other's number both hold.

    Rulings: ahlcg/chaos-tokens/f.
    """
    orders = set()
    for seed in range(12):
        game = build(
            Inv(), locations=[Place("core/attic", clues=1)], bag=(chaos.CULTIST, "-3"), difficulty="hard", seed=seed
        )
        game.choose("investigate core/attic")
        tokens = tuple(entry.after for entry in game.log if entry.kind == "token")
        orders.add(tokens)
        assert [entry.before for entry in game.log if entry.kind == "test fails"] == [0]
        assert record(game, ROLAND_BANKS).horror == (2 if chaos.CULTIST in tokens else 0)
    assert orders == {(chaos.CULTIST, "-3"), ("-3",)}


def test_a_token_put_back_has_no_effect() -> None:
    """Wendy puts the automatic failure back and reveals a 0: she succeeds (ahlcg/chaos-tokens/h)."""
    orders = set()
    for seed in range(12):
        game = build(
            Inv("core/wendy-adams", hand=["core/knife"]),
            locations=[Place("core/attic", clues=1)],
            bag=("0", chaos.AUTO_FAIL),
            seed=seed,
        )
        game.choose("investigate core/attic")
        tokens = [entry.after for entry in game.log if entry.kind == "token"]
        if tokens == [chaos.AUTO_FAIL]:
            game.choose("react core/wendy-adams")
            tokens = [entry.after for entry in game.log if entry.kind == "token"]
        elif keys(game)[-1] == "pass":
            game.choose("pass")
        if tokens[-1] == "0":
            orders.add(tuple(tokens))
            assert record(game, "core/wendy-adams").clues == 1
    assert (chaos.AUTO_FAIL, "0") in orders


def test_the_token_the_statue_ignores_has_no_effect() -> None:
    """Of a cultist and a 0 the 0 is resolved: no failure clause, no -1 (ahlcg/chaos-tokens/h)."""
    game = build(
        Inv("core/agnes-baker", play=["core/grotesque-statue-4"]),
        locations=[Place("core/attic", clues=1)],
        bag=("-1", chaos.CULTIST),
    )
    game.choose("investigate core/attic")
    while keys(game)[-1] == "pass":
        game.choose(keys(game)[0])
    game.choose("token -1")
    assert [entry.before for entry in game.log if entry.kind.startswith("test ")][-1] == 1
    assert record(game, "core/agnes-baker").horror == 0


# ---- levels


def test_the_four_levels_have_bags_of_their_own() -> None:
    """Four different ones, and a campaign refuses any other name.

    Rulings: ahlcg/difficulty-level/a, ahlcg/difficulty-level/b.
    """
    assert chaos.DIFFICULTIES == ("easy", "standard", "hard", "expert")
    assert len({BAGS[level] for level in chaos.DIFFICULTIES}) == 4
    assert sorted(BAGS["standard"]).count("-1") == 3
    assert BAGS["easy"].count("+1") == 2
    assert "-8" in BAGS["expert"]
    with pytest.raises(Exception, match="nightmare"):
        begin("nightmare")
