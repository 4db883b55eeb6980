"""Rulings on elimination and on the lead investigator."""

from __future__ import annotations

import pytest

from orne.arkham.language import (
    ASSET,
    INVESTIGATOR,
    THIS_IS_DEFEATED,
    AttachTo,
    Committed,
    Discard,
    EndScenario,
    Gain,
    Harm,
    SufferTrauma,
    Take,
    TakeControl,
    ThreatArea,
    ToHand,
    everything,
    forced,
    free,
    game_ends_with,
    kind_of_card,
    revelation,
    the,
    titled,
)
from orne.arkham.numbers import Number
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.clues import drop
from orne.arkham.rules.damage import deal
from orne.arkham.skill_test import SkillTest
from orne.arkham.state import ENCOUNTER_DISCARD, HAND, REMOVED
from orne.arkham.table import ArkhamTable
from orne.build import is_compiled
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    MYTHOS,
    PILOT,
    SCHOLAR,
    harm,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import idle, keys, record, results, slugs, uid, words
from tests.look import asked, happened

# ---- elimination

LAST_WORDS = forced(game_ends_with(Number(lambda g, use: 1, "day"), "any day"), SufferTrauma(mental=1))


def test_a_weakness_speaks_for_its_owner_wherever_it_lies() -> None:
    """ahlcg/elimination/c: it lies on the location, in nobody's threat area, and is removed with its owner."""
    stain = lab_card("old-stain", revelation(AttachTo()), LAST_WORDS, type="treachery", weakness="basic")
    blow = harm(7)
    game = lab(scholar(deck=[stain, "lab/paper"], play=[blow]), scholar(DREAMER))
    game.play("draw", f"use {blow}")
    assert (game.state.gone, game.state.trauma) == (["damage", ""], [(1, 1), (0, 0)])
    assert (record(game, stain).zone, asked(game)) == (REMOVED, (1, "turn"))


def test_the_game_ends_for_no_other_card_than_weaknesses() -> None:
    """ahlcg/elimination/c and h: a treachery of the encounter deck is only discarded."""
    gloom = lab_card("old-gloom", revelation(ThreatArea()), LAST_WORDS, type="treachery")
    blow = harm(7)
    game = lab(scholar(threat=[gloom], play=[blow]), scholar(DREAMER))
    game.choose(f"use {blow}")
    assert (game.state.trauma, record(game, gloom).zone) == ([(1, 0), (0, 0)], ENCOUNTER_DISCARD)
    assert asked(game) == (1, "turn")


def test_what_is_attached_to_a_card_that_leaves_with_its_player_is_discarded() -> None:
    """ahlcg/elimination/d, ahlcg/attach-to/d"""
    blow = harm(7)
    rust = lab_card("old-rust", revelation(AttachTo(the(kind_of_card(blow)))), type="treachery")
    game = lab(scholar(play=[blow]), scholar(DREAMER), encounter_deck=[rust, DUST, DUST], **MYTHOS)
    game.choose(f"use {blow}")
    assert (record(game, blow).zone, record(game, rust).zone) == (REMOVED, ENCOUNTER_DISCARD)
    assert asked(game) == (1, "turn")


def test_when_it_ends_for_all_other_cards_speak_too() -> None:
    """What lies in a threat area has its last words when the scenario ends."""
    gloom = lab_card("old-gloom", revelation(ThreatArea()), LAST_WORDS, type="treachery")
    end = lab_card("old-end", free(EndScenario("R1", "it is over")))
    game = lab(scholar(threat=[gloom], play=[end]), scholar(DREAMER))
    game.choose(f"use {end}")
    assert (game.state.resolution, game.state.trauma) == ("R1", [(0, 1), (0, 0)])


def test_nobody_is_made_lead_where_all_fall_at_once() -> None:
    """ahlcg/elimination/j: there is nobody left to choose or to lead."""
    flood = lab_card("old-flood", free(Take(9, who=everything(INVESTIGATOR)), Discard()))
    game = lab(scholar(play=[flood]), scholar(DREAMER), scholar(PILOT))
    game.choose(f"use {flood}")
    assert (keys(game), game.state.resolution, game.state.gone) == ([], "none", ["damage"] * 3)


def test_an_eliminated_investigator_counts_for_numbers_only() -> None:
    """ahlcg/elimination/b: still two for "per investigator"; no turn, no encounter card, no upkeep, no choice."""
    blow = harm(7, seat=1)
    game = lab(scholar(play=[blow, pause()]), scholar(DREAMER))
    game.choose(f"use {blow}")
    table = RULEBOOK.table(game.state)
    assert (table.players(), table.per_investigator(3)) == ([0], 6)
    assert table.investigators_at(uid(game, HALL)) == [0]
    game.choose("end turn")
    while asked(game)[1] != "turn":
        assert asked(game)[0] == 0
        game.choose("pass")
    assert game.state.round == 3
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [0]
    assert (game.state.hand[1], game.state.resources[1]) == ([], 0)


@pytest.mark.skipif(is_compiled(), reason="compiled rules call each other directly: nothing can be put in between")
def test_the_steps_of_an_elimination_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """ahlcg/elimination/k: weaknesses, then cards, clues, enemies, other threats."""
    held: list[tuple[int, int]] = []

    def look(g: ArkhamTable, seat: int, number: int) -> None:
        held.append((len(g.state.hand[seat]), len(g.state.deck[seat])))
        drop(g, seat, number)

    monkeypatch.setattr("orne.arkham.rules.clues.drop", look)
    blow = harm(9)
    game = build(
        Inv(play=[blow], hand=["knife"], clues=2, threat=[In("cover-up", clues=2), "frozen-in-fear"]),
        Inv("daisy-walker", at=1),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose(f"use {blow}")
    kinds = happened(game, "eliminated", "trauma", "clues dropped", "disengaged", "discarded")
    assert kinds == ["eliminated", "trauma", "trauma", "clues dropped", "disengaged", "discarded"]
    assert set(held) == {(0, 0)}, "hand and deck are gone before the clues are dropped"


def test_the_weaknesses_of_the_fallen_leave_the_game_before_their_other_cards() -> None:
    """ahlcg/elimination/c, elimination/d"""
    blow = harm(9)
    game = build(
        Inv(play=["knife", blow], threat=["cover-up"], hand=["guts"], deck=["dodge"]), Inv("daisy-walker", at=1)
    )
    game.choose(f"use {blow}")
    assert slugs(game, game.state.removed) == ["cover-up", "knife", blow, "guts", "dodge"]


# ---- killed and insane


def test_the_last_enemy_of_a_defeated_bearer_leaves_the_game() -> None:
    """basics 1.24: a weakness is its owner's and is removed, wherever it is engaged."""
    game = build(
        Inv(damage=8), Inv("wendy-adams"), locations=["attic"],
        enemies=[Foe("icy-ghoul", engaged=0), Foe("mob-enforcer", engaged=1, owner=0)],
    )  # fmt: skip
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert record(game, "core/mob-enforcer").uid in game.state.removed
    assert record(game, "core/icy-ghoul").threat == 1


def test_clues_of_the_fallen_stay_at_their_place_and_count_for_the_others() -> None:
    """basics 1.24"""
    game = build(
        Inv(damage=8, clues=3), Inv("wendy-adams"), locations=[Place("attic", clues=1)],
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.choose("resource")
    assert (record(game, "core/attic").clues, record(game, "core/roland-banks").clues) == (4, 0)


def test_dynamite_for_the_last_investigator_and_the_priest_lets_its_player_pick() -> None:
    """basics 6.74"""
    game = build(
        Inv(damage=7, hand=["dynamite-blast"]), locations=["hallway", "attic"], act="what-have-you-done",
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True, damage=3)],
    )  # fmt: skip
    game.choose("play core/dynamite-blast")
    while game.decision is not None and "enemies" not in keys(game):
        game.choose(next((key for key in keys(game) if "hallway" in key), 0))
    assert keys(game) == ["enemies", "investigators"]
    game.choose("enemies")
    while game.decision is not None:
        game.choose(0)
    assert game.state.trauma == [(1, 0)]


def test_who_falls_in_the_middle_of_a_play_leaves_it_and_the_enemies_to_the_others() -> None:
    """ahlcg/attack-of-opportunity/e: the second enemy no longer attacks, both engage those who are there."""
    game = build(
        Inv("daisy-walker", hand=["emergency-cache"], damage=4),
        Inv(),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)],
    )
    game.play("play core/emergency-cache", "attack core/ghoul-minion")
    assert happened(game, "attacks", "resources") == ["attacks"]
    assert [each["engaged"] for each in game.view(0)["enemies"]] == [1, 1]
    assert record(game, "core/emergency-cache").zone == REMOVED
    assert "Nothing comes of Emergency Cache." in words(game)


def test_a_committed_card_of_who_falls_leaves_the_game_and_a_helpers_is_discarded() -> None:
    """arkham/basics/1.24: the tablet's damage comes before the test is decided."""
    game = build(
        Inv(damage=8, hand=["overpower"]),
        Inv("daisy-walker", hand=["unexpected-courage"]),
        enemies=[Foe("ghoul-minion", engaged=0)],
        bag=("tablet",),
    )
    game.play("fight core/ghoul-minion", "commit core/overpower", "commit core/unexpected-courage")
    assert game.state.gone == ["damage", ""]
    assert words(game)[-6:] == [
        "Overpower is removed from the game.",
        "Ghoul Minion is no longer engaged.",
        "Daisy is the lead investigator now.",
        "Ghoul Minion engages Daisy.",
        "Unexpected Courage is discarded.",
        "Daisy’s turn.",
    ]
    assert record(game, "core/overpower").zone == REMOVED
    assert idle(game)


def test_a_helpers_card_no_longer_counts_when_the_helper_falls_in_the_test() -> None:
    """ahlcg/elimination/b, ahlcg/elimination/d: the symbol strikes a companion who has committed two icons."""

    def strike(g: ArkhamTable, test: SkillTest) -> tuple[int, bool]:
        deal(g, 1, 7, 0, direct=True)
        return 0, False

    for token, gone, value in (("skull", "damage", 3), ("0", "", 5)):
        people = scholar(), scholar(DREAMER, hand=["unexpected-courage"])
        game = lab(*people, bag=(token,), symbols={"skull": strike}, enemies=[Foe(FIEND, engaged=0)])
        game.play("fight lab/fiend", "commit core/unexpected-courage")
        assert game.state.gone == ["", gone]
        assert results(game) == [("test succeeds", value, value - 3)]
    assert idle(game)


def test_what_a_fallen_helpers_card_would_have_brought_does_not_come() -> None:
    """ahlcg/elimination/b: the first result of the test strikes the companion whose card brings the second."""
    tester = the(kind_of_card(SCHOLAR) & INVESTIGATOR)
    helper = everything(kind_of_card(DREAMER) & INVESTIGATOR)
    letter = lab_card("parting-word", Committed(Gain(2, tester)), type="skill", icons=(0, 0, 1, 0, 0))
    bomb = lab_card("fuse", forced(THIS_IS_DEFEATED, Harm(7, helper)), type="enemy")
    game = lab(scholar(), scholar(DREAMER, hand=[letter]), bag=("0",), enemies=[Foe(bomb, engaged=0, damage=2)])
    game.play(f"fight {bomb}", f"commit {letter}", "apply damage")
    assert game.state.gone == ["", "damage"]
    assert game.state.resources[0] == 5


def test_a_card_of_who_is_gone_leaves_the_game_instead_of_going_to_a_hand() -> None:
    """ahlcg/elimination/e"""
    trinket = lab_card("trinket")
    take = lab_card("borrow", free(TakeControl(the(titled("Trinket") & ASSET)), Discard()))
    back = lab_card("hand-back", free(ToHand(the(titled("Trinket") & ASSET)), Discard()))
    blow = harm(7, seat=1)
    for falls in (True, False):
        game = lab(scholar(play=[take, back, blow]), scholar(DREAMER, play=[trinket]))
        game.play(f"use {take}", *[f"use {blow}"] * falls, f"use {back}")
        assert (record(game, trinket).zone, len(game.state.hand[1])) == ((REMOVED, 0) if falls else (HAND, 1))


def test_a_text_about_sanity_that_goes_with_its_owner_does_not_defeat_them_once_more() -> None:
    """ahlcg/elimination/a"""
    game = build(
        Inv("agnes-baker", damage=5, threat=("dreams-of-rlyeh",)),
        Inv("roland-banks"),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("draw")
    assert [entry.kind for entry in game.log if entry.kind in ("eliminated", "trauma")] == ["eliminated", "trauma"]
    assert game.state.trauma[0] == (1, 0)
