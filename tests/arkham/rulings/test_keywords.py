"""Rulings on keywords: having them, aloof, peril, retaliate, surge."""

from __future__ import annotations

from orne.arkham.abilities import Use, revelation
from orne.arkham.language import Do, Take
from orne.arkham.position import Inv, build
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    MASKS,
    MYTHOS,
    PILOT,
    SCHOLAR,
    SHY,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record
from tests.look import asked, happened

# ---- aloof


def test_an_aloof_enemy_comes_unengaged_and_is_safe_until_engaged() -> None:
    """No fight against it before somebody engages it; then anybody there may.

    Rulings: ahlcg/aloof/b, ahlcg/aloof/c, ahlcg/aloof/d.
    """
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[SHY, *["lab/dust"] * 3], step="1.4 encounter cards", active=None
    )
    assert (record(game, SHY).threat, record(game, SHY).at) == (-1, game.state.place[0])
    game.choose("turn lab/scholar")
    assert "engage lab/shy" in keys(game)
    assert not {"fight lab/shy", "evade lab/shy"} & set(keys(game))
    game.choose("engage lab/shy")
    assert record(game, SHY).threat == 0
    game.choose("end turn")
    assert asked(game) == (1, "turn")
    assert "fight lab/shy" in keys(game)


# ---- peril


def test_peril_leaves_the_drawer_alone() -> None:
    """ahlcg/peril/b: no free ability, no reaction, no commitment of anybody else; without peril there is."""

    def shudder(g: ArkhamTable, use: Use) -> None:
        """Test willpower."""
        plain_test(g, use.seat, 0, 3, use)

    courage = lab_card("courage", type="skill", icons=(1, 0, 0, 0, 0))
    for slug, keywords in (("lonely-fear", ("peril",)), ("common-fear", ())):
        fear = lab_card(slug, revelation(Do(shudder)), type="treachery", keywords=keywords)
        people = scholar(), scholar(DREAMER, hand=[courage], play=[pause()])
        game = lab(*people, encounter_deck=[fear, DUST, DUST], **MYTHOS)
        assert NAMES[game.state.step] == ("mythos window" if keywords else "1.4 encounter cards")


def test_under_peril_the_others_still_help_each_other() -> None:
    """ahlcg/peril/b: nobody commits cards to the tests of the drawer; another's test is none of these."""

    def shudder(g: ArkhamTable, use: Use) -> None:
        """The second investigator tests willpower."""
        plain_test(g, 1, 0, 3, use)

    courage = lab_card("courage", type="skill", icons=(1, 0, 0, 0, 0))
    fear = lab_card("fear-of-another", revelation(Do(shudder)), type="treachery", keywords=("peril",))
    people = [scholar(each, hand=[courage]) for each in (SCHOLAR, DREAMER, PILOT)]
    game = lab(*people, encounter_deck=[fear, *[DUST] * 4], **MYTHOS)
    seats = []
    while asked(game)[1] == "commit":
        seats.append(asked(game)[0])
        game.choose("done")
    assert seats == [1, 0, 2]


# ---- surge


def test_surge_comes_though_the_revelation_was_warded_off() -> None:
    """basics 6.66: the keyword is no part of the revelation."""
    wave = lab_card("wave", revelation(Take(3)), type="treachery", keywords=("surge",))
    game = build(
        Inv("agnes-baker", hand=["ward-of-protection"]), locations=["attic"], step="1.4 encounter cards",
        encounter_deck=[wave, "swarm-of-rats", DUST],
    )  # fmt: skip
    assert keys(game) == ["play core/ward-of-protection", "pass"]
    game.choose("play core/ward-of-protection")
    assert (record(game, "core/agnes-baker").damage, record(game, "core/agnes-baker").horror) == (0, 1)
    assert record(game, "core/swarm-of-rats").threat == 0


def test_who_falls_to_a_surging_card_draws_no_other() -> None:
    """basics 6.51"""
    tide = lab_card("tide", revelation(Take(9)), type="treachery", keywords=("surge",))
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[tide, DUST, FIEND, DUST], step="1.4 encounter cards", active=None
    )
    assert game.state.gone == ["damage", ""]
    assert happened(game, "encounter") == ["encounter", "encounter"], "one of each"
    assert game.state.lead == 1


def test_surge_on_a_card_of_a_scenarios_own_deck_draws_an_encounter_card() -> None:
    """ahlcg/surge/a"""
    squall = lab_card("squall", revelation(Take(1)), type="treachery", keywords=("surge",))
    game = build(Inv(clues=2), **MASKS, special_deck=[squall], encounter_deck=[FIEND, DUST])
    game.choose("use core/uncovering-the-conspiracy")
    assert (record(game, "core/roland-banks").damage, record(game, FIEND).threat) == (1, 0)
