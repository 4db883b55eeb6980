"""Rulings on enemies, fighting, evading, investigating, hunting and massive enemies."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.state import PLAY
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    SCHOLAR,
    SHY,
    lab,
    pause,
    scholar,
)
from tests.arkham.look import keys, offers, record, uid
from tests.look import asked, happened

# ---- spawning and engaging


def test_a_forced_ability_starts_by_itself() -> None:
    """ahlcg/forced-abilities/a: the Acolyte has doom without a decision."""
    game = build(Inv(play=[pause()]), locations=("hallway", "attic"), encounter_deck=("acolyte", DUST), **MYTHOS)
    assert record(game, "core/acolyte").doom == 1
    assert asked(game)[1] == "window"


def test_entering_a_location_of_a_ready_enemy_engages_it() -> None:
    """ahlcg/enemy-cards/b."""
    game = lab(scholar(), enemies=[Foe(FIEND, at=LOFT)])
    game.choose("move lab/loft")
    assert (record(game, FIEND).threat, asked(game)) == (0, (0, "turn"))


def test_an_engaged_enemy_attacks_before_the_action_but_not_for_fighting_or_evading() -> None:
    """ahlcg/enemy-cards/c: the attack comes before the card is drawn."""
    game = lab(scholar(actions=4), enemies=[Foe(FIEND, engaged=0)], bag=("-8",))
    game.choose("fight lab/fiend")
    game.choose("evade lab/fiend")
    assert record(game, SCHOLAR).damage == 0
    game.choose("draw")
    assert record(game, SCHOLAR).damage == 1
    assert happened(game, "attacks", "drawn")[:2] == ["attacks", "drawn"]


def test_engaged_enemies_attack_in_the_enemy_phase() -> None:
    """ahlcg/enemy-cards/e."""
    game = lab(scholar(play=[pause()]), enemies=[Foe(FIEND, engaged=0)], **ENEMY_PHASE)
    game.choose("pass")
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == (1, 1)


def test_any_number_of_enemies_is_engaged_and_each_is_engaged_or_at_a_location() -> None:
    """ahlcg/enemy-engagement/a, ahlcg/enemy-engagement/e: five enemies engage one after the other."""
    game = lab(scholar(), enemies=[Foe(FIEND, at=LOFT)] * 5)
    assert all((each.threat, each.at) == (-1, uid(game, LOFT)) for each in game.state.cards if each.at >= 0)
    game.choose("move lab/loft")
    foes = [record(game, FIEND, number) for number in range(5)]
    assert [(each.threat, each.at) for each in foes] == [(0, -1)] * 5


def test_prey_decides_who_is_engaged_and_the_lead_breaks_ties() -> None:
    """ahlcg/enemy-engagement/d: Ravenous Ghoul and the lowest remaining health."""
    step: dict[str, Any] = {"step": "4.3 ready", "active": None, "lead": 1}
    foe = [Foe("ravenous-ghoul", at="hallway", exhausted=True)]
    game = build(Inv(damage=6), Inv("daisy-walker"), enemies=foe, **step)
    assert record(game, "core/ravenous-ghoul").threat == 0
    game = build(Inv(damage=4), Inv("daisy-walker"), enemies=foe, **step)
    assert (asked(game), keys(game)) == ((1, "engage"), ["engage core/daisy-walker", "engage core/roland-banks"])


def test_an_aloof_enemy_that_readies_stays_unengaged() -> None:
    """ahlcg/enemy-engagement/g."""
    foes = [Foe(SHY, exhausted=True), Foe(FIEND, exhausted=True)]
    game = lab(scholar(play=[pause()]), enemies=foes, step="4.3 ready", active=None)
    assert (record(game, SHY).threat, record(game, FIEND).threat) == (-1, 0)
    assert not record(game, SHY).exhausted


def test_the_engage_action_is_for_enemies_here_that_one_is_not_engaged_with() -> None:
    """Exhausted, aloof and others' enemies here; not their own, not one elsewhere.

    ahlcg/engage-action/b, ahlcg/engage-action/d.
    """
    foes = [
        Foe(FIEND, engaged=0), Foe(FIEND, exhausted=True), Foe(FIEND, engaged=1), Foe(FIEND, at=LOFT), Foe(SHY),
    ]  # fmt: skip
    game = lab(scholar(), scholar(DREAMER), enemies=foes)
    assert offers(game, "engage") == ["engage lab/fiend#2", "engage lab/fiend#3", "engage lab/shy"]


def test_engaging_anothers_enemy_shifts_it_in_one_step() -> None:
    """ahlcg/engage-action/c: never unengaged on the way."""
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    game.choose("engage lab/fiend")
    assert record(game, FIEND).threat == 0
    assert happened(game, "disengaged", "engaged") == ["engaged"]
    assert asked(game) == (0, "turn")


# ---- evading


def test_an_evasion_exhausts_and_disengages_only_if_it_succeeds() -> None:
    """ahlcg/evade/b, ahlcg/evade/c, ahlcg/evade/e: exhausted, unengaged and here; or as it was, without an attack."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    game.choose("evade lab/fiend")
    foe = record(game, FIEND)
    assert (foe.exhausted, foe.threat, foe.at) == (True, -1, uid(game, HALL))
    kinds = happened(game, "test", "exhausted", "evaded")
    assert kinds == ["test", "exhausted", "evaded"]
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)], bag=("-1",))
    game.choose("evade lab/fiend")
    foe = record(game, FIEND)
    assert (foe.exhausted, foe.threat, record(game, SCHOLAR).damage) == (False, 0, 0)


def test_nothing_of_an_evasion_is_done_before_its_results() -> None:
    """ahlcg/evade/b: in the window before the token the enemy is still ready and engaged."""
    game = lab(scholar(play=[pause()]), enemies=[Foe(FIEND, engaged=0)], bag=("0",))
    game.choose("evade lab/fiend")
    while keys(game) == ["use lab/pause", "pass"]:
        assert (record(game, FIEND).exhausted, record(game, FIEND).threat) == (False, 0)
        game.choose("pass")
    assert record(game, FIEND).exhausted


def test_automatic_evasion_has_no_test() -> None:
    """ahlcg/evade/d: Cunning Distraction and three enemies."""
    game = build(Inv("wendy-adams", hand=["cunning-distraction"]),
                 enemies=[Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats",
                          engaged=0)])  # fmt: skip
    game.choose("play core/cunning-distraction")
    while asked(game)[1] == "attack":
        game.choose(keys(game)[0])
    foes = [each for each in game.state.cards if game.state.catalogue.kinds[each.kind].facts.type == "enemy"]
    assert [(each.exhausted, each.threat) for each in foes if each.zone == PLAY] == [(True, -1)] * 3
    assert not happened(game, "test")


def test_an_exhausted_engaged_enemy_evaded_stays_exhausted() -> None:
    """ahlcg/evade/e: only the engagement ends, with a spell as with the basic action."""
    for action, hand in (("evade lab/fiend", []), ("play core/blinding-light", ["core/blinding-light"])):
        foe = [Foe(FIEND, engaged=0, exhausted=True)]
        game = lab(scholar(hand=hand), enemies=foe, bag=("+1",))
        game.choose(action)
        assert (record(game, FIEND).exhausted, record(game, FIEND).threat) == (True, -1)
        assert "exhausted" not in happened(game)


def test_only_ones_own_enemy_can_be_evaded() -> None:
    """ahlcg/evade/f."""
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    assert (offers(game, "fight"), offers(game, "engage"), offers(game, "evade")) == (
        ["fight lab/fiend"],
        ["engage lab/fiend"],
        [],
    )


# ---- fighting and investigating


def test_a_fight_is_a_combat_test_against_the_fight_value() -> None:
    """ahlcg/fight-action/a, ahlcg/fight-action/b: one action; 1 damage, not before the results."""
    game = build(Inv(play=[pause()]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("fight core/ghoul-minion")
    test = next(entry for entry in game.log if entry.kind == "test")
    assert (test.before, test.after, game.state.actions) == ("combat", 2, [2])
    while keys(game) == ["use lab/pause", "pass"]:
        assert record(game, "core/ghoul-minion").damage == 0
        game.choose("pass")
    assert record(game, "core/ghoul-minion").damage == 1


def test_a_weapon_changes_the_damage() -> None:
    """ahlcg/fight-action/b: .45 Automatic deals 2."""
    game = build(Inv(play=["45-automatic"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/45-automatic")
    assert uid(game, "core/ghoul-minion") in game.state.encounter_discard


@pytest.mark.parametrize(("foe", "hurt"), [({"engaged": 1}, 2), ({"engaged": 0}, 0), ({"exhausted": True}, 0)])
def test_a_miss_hurts_the_one_other_investigator_engaged(foe: dict[str, Any], hurt: int) -> None:
    """ahlcg/fight-action/d."""
    game = build(Inv(play=["45-automatic"]), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", **foe)], bag=("-8",))
    game.choose("use core/45-automatic")
    assert [game.state.cards[each].damage for each in game.state.investigators] == [0, hurt]


def test_every_enemy_here_may_be_fought() -> None:
    """ahlcg/fight-action/e: engaged with the fighter, with nobody, with another; not one elsewhere."""
    foes = [Foe(FIEND, engaged=0), Foe(FIEND, exhausted=True), Foe(FIEND, engaged=1), Foe(FIEND, at=LOFT)]
    game = lab(scholar(), scholar(DREAMER), enemies=foes)
    assert offers(game, "fight") == ["fight lab/fiend", "fight lab/fiend#2", "fight lab/fiend#3"]


def test_investigating_is_an_intellect_test_against_the_shroud() -> None:
    """One action; the clue moves with the results and is hers to spend.

    ahlcg/investigate-action/a, ahlcg/investigate-action/b, ahlcg/investigate-action/c.
    """
    game = build(Inv("daisy-walker", clues=1, play=[pause()]), locations=[Place("study", clues=2)], act="trapped",
                 later_acts=("the-barrier",), set_aside=("hallway", "attic", "cellar", "parlor"))  # fmt: skip
    game.choose("investigate core/study")
    test = next(entry for entry in game.log if entry.kind == "test")
    assert (test.before, test.after, game.state.actions) == ("intellect", 2, [2])
    while keys(game) == ["use lab/pause", "pass"]:
        assert (record(game, "core/study").clues, record(game, "core/daisy-walker").clues) == (2, 1)
        game.choose("pass")
    assert (record(game, "core/study").clues, record(game, "core/daisy-walker").clues) == (1, 2)
    assert "advance core/trapped" in keys(game)


def test_a_failed_investigation_finds_nothing() -> None:
    """ahlcg/investigate-action/d: though Look What I Found may answer it."""
    game = build(Inv(hand=["look-what-i-found"]), locations=[Place("attic", clues=2)], bag=("-8",))
    game.choose("investigate core/attic")
    game.choose("done")
    assert record(game, "core/attic").clues == 2
    game.choose("play core/look-what-i-found")
    assert (record(game, "core/attic").clues, record(game, "core/roland-banks").clues) == (0, 2)
