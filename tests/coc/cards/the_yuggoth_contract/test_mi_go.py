"""Shub-Niggurath's cards of The Yuggoth Contract that are about the Mi-Go."""

from __future__ import annotations

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.laboratory import IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import (
    Coc,
    card,
    deck,
    discard,
    icons,
    idle,
    keys,
    pass_to_phase,
    skill,
    state_of,
    table,
    uid,
)
from tests.look import reasons

SET = "the-yuggoth-contract"
CARETAKER, ROOM, CYLINDER, LABORATORY, GUARD, SCALPEL, NERVE = (
    f"{SET}/{slug}"
    for slug in (
        "mi-go-caretaker",
        "specimen-room",
        "mi-go-brain-cylinder",
        "mi-go-laboratory",
        "mi-go-guard",
        "mi-go-scalpel",
        "examining-the-optic-nerve",
    )
)
SCOUT = "mi-go-scout"
DRONE, QUEEN = (lab_card(name, subtypes=("Mi-Go",), icons=(0, 1, 0, 0)) for name in ("yc-drone", "yc-queen"))


# ---- Mi-Go Caretaker


def test_your_mi_go_are_more_skilled_the_caretaker_too() -> None:
    game = build(
        Side(hand=[CARETAKER], play=[DRONE, "bag-man", PAUSE], domains=["shub-niggurath:2"]), Side(play=[QUEEN])
    )
    before = skill(game, "bag-man")
    game.choose(f"play {CARETAKER} domain 1")
    assert [skill(game, name) for name in (DRONE, CARETAKER, QUEEN)] == [2, 2, 1]
    assert skill(game, "bag-man") == before
    assert keys(game) == IDLE


# ---- Specimen Room


def test_specimen_room_keeps_a_dead_character_for_the_skill_of_your_mi_go() -> None:
    game = build(
        Side(play=[ROOM, DRONE, "bag-man", PAUSE], discard=[PAWN]),
        Side(play=[QUEEN], discard=["cthulhu", "dampen-light", SCOUT]),
    )
    assert keys(game) == ["pass", "use lab/pause", f"use {ROOM}"]
    game.choose(f"use {ROOM}")
    assert keys(game) == ["attach core/cthulhu", "attach core/mi-go-scout"]
    game.choose("attach core/mi-go-scout")
    assert (state_of(game, ROOM), discard(game, 1)) == ("exhausted", ["cthulhu", "dampen-light"])
    kept = card(game, SCOUT)
    assert (kept.host, kept.face_down, kept.controller, kept.owner) == (uid(game, ROOM), True, 0, 1)
    # a blank support card: neither a Mi-Go nor one that gives icons
    assert not values.is_character(table(game), kept.uid)
    assert icons(game, DRONE) == [0, 1, 0, 0]
    assert [skill(game, name) for name in (DRONE, QUEEN)] == [2, 1]
    assert keys(game) == IDLE
    assert idle(game)


def test_each_specimen_counts_and_they_go_with_the_room() -> None:
    game = build(
        Side(
            hand=["burrowing-beneath"],
            play=[
                ROOM,
                *(At(name, on=ROOM, by_effect=True, face_down=True, owner=1) for name in (SCOUT, PAWN)),
                DRONE,
                PAUSE,
            ],
            domains=["shub-niggurath:3"],
        ),
    )
    assert skill(game, DRONE) == 3
    game.play("play core/burrowing-beneath domain 1", f"choose {ROOM}")
    assert keys(game) == ["first core/mi-go-scout", "first lab/pawn"]
    game.choose("first lab/pawn")
    assert skill(game, DRONE) == 1
    assert discard(game, 1) == [PAWN, SCOUT]
    assert keys(game) == IDLE
    assert idle(game)


def test_specimen_room_needs_a_character_in_the_opponents_pile() -> None:
    game = build(Side(play=[ROOM, DRONE, PAUSE], discard=[PAWN]), Side(discard=["dampen-light"]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {ROOM}")


# ---- Mi-Go Brain Cylinder


def test_mi_go_brain_cylinder_looks_as_deep_as_the_mi_go_is_skilled() -> None:
    sage = lab_card("yc-sage", subtypes=("Mi-Go",), skill=3)
    game = build(Side(play=[CYLINDER, sage, DRONE, "bag-man", PAUSE], deck=[PAWN, SCOUT, "bag-man", "cthulhu"]))
    assert keys(game) == ["pass", "use lab/pause", f"use {CYLINDER}"]
    game.choose(f"use {CYLINDER}")
    assert keys(game) == [f"exhaust {DRONE}", f"exhaust {sage}"]
    game.choose(f"exhaust {sage}")
    assert (state_of(game, sage), state_of(game, DRONE), state_of(game, CYLINDER)) == ("exhausted", "ready", "ready")
    assert keys(game) == ["top core/bag-man", "top core/mi-go-scout", "top lab/pawn"]
    game.play("top core/bag-man", "top core/mi-go-scout")
    assert deck(game, 0) == ["bag-man", SCOUT, PAWN, "cthulhu"]
    assert keys(game) == ["pass", "use lab/pause", f"use {CYLINDER}"]
    assert idle(game)


def test_mi_go_brain_cylinder_needs_a_ready_mi_go_of_yours() -> None:
    game = build(Side(play=[CYLINDER, At(DRONE, exhausted=True), "bag-man", PAUSE]), Side(play=[QUEEN]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {CYLINDER}")


# ---- Mi-Go Laboratory


def laboratory(*mine: str | At) -> Coc:
    return build(Side(play=[LABORATORY, PAUSE, *mine]), Side(play=[QUEEN, "bag-man"]))


def test_mi_go_laboratory_gives_all_mi_go_skill_and_arcane() -> None:
    game = laboratory(DRONE, PAWN, "small-ghouls")
    assert keys(game) == ["pass", "use lab/pause", f"use {LABORATORY}"]
    game.choose(f"use {LABORATORY}")
    assert keys(game) == ["sacrifice core/small-ghouls", "sacrifice lab/pawn"]
    game.choose("sacrifice lab/pawn")
    assert state_of(game, LABORATORY) == "exhausted"
    assert discard(game, 0) == [PAWN]
    assert [skill(game, name) for name in (DRONE, QUEEN)] == [3, 3]
    assert [icons(game, name) for name in (DRONE, QUEEN)] == [[0, 1, 1, 0]] * 2
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert (skill(game, DRONE), icons(game, DRONE)) == (1, [0, 1, 0, 0])


def test_mi_go_laboratory_needs_another_character_to_sacrifice() -> None:
    assert keys(laboratory(DRONE)) == IDLE
    game = build(Side(play=[At(LABORATORY, exhausted=True), PAUSE, DRONE, PAWN]))
    assert keys(game) == IDLE


def test_mi_go_laboratory_is_not_used_where_no_mi_go_is() -> None:
    game = build(Side(play=[LABORATORY, PAUSE, PAWN]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {LABORATORY}")


# ---- Mi-Go Guard


def test_mi_go_guard_has_combat_for_each_mi_go_itself_included() -> None:
    game = build(
        Side(hand=[SCOUT], play=[GUARD, DRONE, "bag-man", PAUSE], domains=["shub-niggurath:3"]),
        Side(play=[QUEEN, At(DRONE, insane=True)]),
    )
    assert icons(game, GUARD) == [0, 4, 0, 0]
    game.choose(f"play core/{SCOUT} domain 1")
    assert icons(game, GUARD) == [0, 5, 0, 1]
    assert icons(game, DRONE)[1] == 1
    assert keys(game) == IDLE


# ---- Mi-Go Scalpel


def test_mi_go_scalpel_gives_its_bearer_one_kind_of_icon_for_each_mi_go() -> None:
    """One kind for all of them."""
    game = build(
        Side(play=[DRONE, At(SCALPEL, on=DRONE), GUARD, At(DRONE, insane=True), "bag-man", PAUSE]), Side(play=[QUEEN])
    )
    assert keys(game) == ["pass", "use lab/pause", f"use {SCALPEL}"]
    game.choose(f"use {SCALPEL}")
    assert keys(game) == ["name Arcane", "name Combat", "name Investigation", "name Terror"]
    game.choose("name Investigation")
    assert icons(game, DRONE) == [0, 1, 0, 2]
    assert icons(game, QUEEN) == [0, 1, 0, 0]
    assert state_of(game, SCALPEL) == "exhausted"
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, DRONE) == [0, 1, 0, 0]


def test_mi_go_scalpel_is_attached_to_any_mi_go() -> None:
    game = build(Side(hand=[SCALPEL], play=["bag-man", DRONE, PAUSE], domains=["shub-niggurath:2"]), Side(play=[QUEEN]))
    game.choose(f"play {SCALPEL} domain 1")
    assert keys(game) == [f"attach {DRONE}", f"attach {QUEEN}"]
    game.choose(f"attach {QUEEN}")
    assert keys(game) == ["pass", "use lab/pause", f"use {SCALPEL}"]
    game.play(f"use {SCALPEL}", "name Terror")
    assert icons(game, QUEEN) == [1, 1, 0, 0], "for one's own Mi-Go, not for the opponent's"
    assert keys(game) == IDLE


def test_mi_go_scalpel_is_not_used_exhausted_or_without_a_mi_go_of_yours() -> None:
    game = build(Side(play=[DRONE, At(SCALPEL, on=DRONE, exhausted=True), PAUSE]))
    assert keys(game) == IDLE
    game = build(Side(play=[PAUSE]), Side(play=[QUEEN, At(SCALPEL, on=QUEEN)]))
    assert keys(game) == IDLE


# ---- Examining the Optic Nerve


def test_examining_the_optic_nerve_gives_a_mi_go_investigation() -> None:
    game = build(Side(hand=[NERVE], play=[DRONE, "bag-man", PAUSE], domains=["shub-niggurath:1"]), Side(play=[QUEEN]))
    game.choose(f"play {NERVE} domain 1")
    assert keys(game) == [f"choose {DRONE}", f"choose {QUEEN}"]
    game.choose(f"choose {QUEEN}")
    assert icons(game, QUEEN) == [0, 1, 0, 1]
    assert discard(game, 0) == [NERVE]
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, QUEEN) == [0, 1, 0, 0]


def test_examining_the_optic_nerve_needs_a_mi_go() -> None:
    game = build(
        Side(hand=[NERVE], play=["bag-man", At(DRONE, insane=True), PAUSE], domains=["shub-niggurath:1"]),
    )
    assert keys(game) == IDLE
    assert reasons(game, f"play {NERVE}")
