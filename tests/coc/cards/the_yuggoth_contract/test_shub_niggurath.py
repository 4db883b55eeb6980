"""Shub-Niggurath's cards of The Yuggoth Contract, but for those about the Mi-Go."""

from __future__ import annotations

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, GUN, IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import (
    Coc,
    discard,
    drained,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    side,
    skill,
    state_of,
    table,
    uid,
)
from tests.look import reasons, short

SET = "the-yuggoth-contract"
YOUNG, SOCKETS, GHOULS, WAREHOUSE, CHUPACABRA, FEEDING, MOTHER = (
    f"{SET}/{slug}"
    for slug in (
        "ferocious-dark-young",
        "empty-sockets",
        "feasting-ghouls",
        "optic-warehouse",
        "chupacabra",
        "feeding-time",
        "shub-niggurath",
    )
)
SCOUT = "mi-go-scout"


# ---- Ferocious Dark Young


def test_ferocious_dark_young_brings_others_of_its_kind() -> None:
    game = build(
        Side(hand=[YOUNG], play=[PAUSE], discard=[YOUNG, "hungry-dark-young", YOUNG], domains=["shub-niggurath:3"]),
        Side(discard=[YOUNG]),
    )
    game.choose(f"play {YOUNG} domain 1")
    assert keys(game) == ["pass", f"use {YOUNG}"]
    game.choose(f"use {YOUNG}")
    assert keys(game) == [f"put {YOUNG}", f"put {YOUNG}#2"]
    game.choose(f"put {YOUNG}")
    assert in_play(game, 0) == ["lab/pause", YOUNG, f"{YOUNG}#2"]
    # the one that came answers its own entering in its turn
    assert keys(game) == ["pass", f"use {YOUNG}#2"]
    game.choose(f"use {YOUNG}#2")
    assert in_play(game, 0) == ["lab/pause", YOUNG, f"{YOUNG}#2", f"{YOUNG}#3"]
    assert discard(game, 0) == ["hungry-dark-young"]
    assert keys(game) == IDLE
    assert idle(game)


def test_ferocious_dark_young_finds_no_other() -> None:
    game = build(
        Side(hand=[YOUNG, YOUNG], play=[PAUSE], discard=["hungry-dark-young"], domains=["shub-niggurath:3"]),
        Side(discard=[YOUNG]),
    )
    game.choose(f"play {YOUNG} domain 1")
    assert keys(game) == IDLE
    assert idle(game)


# ---- Empty Sockets


def test_empty_sockets_turn_combat_and_investigation_into_terror() -> None:
    seer = lab_card("yc-seer", icons=(0, 3, 1, 1))
    game = build(Side(hand=[SOCKETS], play=[PAUSE], domains=["shub-niggurath:2"]), Side(play=[seer, "bag-man"]))
    game.choose(f"play {SOCKETS} domain 1")
    assert keys(game) == ["attach core/bag-man", f"attach {seer}"]
    game.choose(f"attach {seer}")
    assert icons(game, seer) == [2, 1, 1, 0]
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert keys(game) == IDLE
    assert idle(game)


def test_empty_sockets_need_a_character() -> None:
    game = build(Side(hand=[SOCKETS], play=[PAUSE], domains=["shub-niggurath:2"]))
    assert keys(game) == IDLE


# ---- Feasting Ghouls


def test_feasting_ghouls_grow_with_what_they_eat() -> None:
    game = build(
        Side(play=[GHOULS, PAUSE], domains=["neutral:1", "neutral:1"], discard=["bag-man"]),
        Side(discard=["cthulhu", "dampen-light", PAWN]),
    )
    game.choose(f"use {GHOULS} domain 1")
    assert keys(game) == ["attach core/cthulhu", "attach lab/pawn"]
    game.choose("attach core/cthulhu")
    assert (skill(game, GHOULS), icons(game, GHOULS)) == (4, [2, 2, 0, 0])
    game.choose(f"use {GHOULS} domain 2")
    assert (skill(game, GHOULS), icons(game, GHOULS)) == (5, [3, 2, 0, 0])
    assert discard(game, 1) == ["dampen-light"]
    assert keys(game) == IDLE
    assert idle(game)


def test_what_feasting_ghouls_ate_goes_to_its_owner_with_them() -> None:
    game = build(
        Side(play=[GHOULS, At(PAWN, on=GHOULS, by_effect=True, face_down=True, owner=1), GUN, PAUSE]),
        Side(play=["bag-man"]),
    )
    assert skill(game, GHOULS) == 4
    game.play("use lab/gun", f"choose {GHOULS}")
    assert (discard(game, 0), discard(game, 1)) == ([GHOULS], [PAWN])
    assert keys(game) == IDLE


def test_an_attachment_face_up_does_not_feed_the_ghouls() -> None:
    game = build(Side(play=[GHOULS, At("45-pistols", on=GHOULS), PAUSE], domains=["neutral:1"]))
    assert (skill(game, GHOULS), icons(game, GHOULS)) == (3, [1, 3, 0, 0])
    assert keys(game) == IDLE, "nobody to eat"


# ---- Optic Warehouse


def warehouse() -> Coc:
    return build(
        Side(play=[WAREHOUSE, PAUSE], domains=["neutral:2", "neutral:1"]),
        stories=["core/ancient-apocrypha", "core/dreamwalkers", BARE],
    )


def terror(game: Coc, story: str) -> int:
    return values.struggles(table(game), uid(game, story)).count(values.TERROR)


def test_optic_warehouse_adds_a_terror_struggle() -> None:
    game = warehouse()
    before = terror(game, "dreamwalkers")
    game.choose(f"use {WAREHOUSE} domain 1")
    assert keys(game) == ["choose core/ancient-apocrypha", "choose core/dreamwalkers", f"choose {BARE}"]
    game.choose("choose core/dreamwalkers")
    assert keys(game) == ["gain Terror", "lose Terror"]
    game.choose("gain Terror")
    assert terror(game, "dreamwalkers") == before + 1
    assert (drained(game), state_of(game, WAREHOUSE)) == ([True, False], "exhausted")
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert terror(game, "dreamwalkers") == before


def test_optic_warehouse_takes_a_terror_struggle() -> None:
    game = warehouse()
    game.play(f"use {WAREHOUSE} domain 1", "choose core/dreamwalkers", "lose Terror")
    assert terror(game, "dreamwalkers") == 0
    assert keys(game) == IDLE


def test_a_story_without_terror_struggles_can_only_gain_one() -> None:
    game = warehouse()
    game.play(f"use {WAREHOUSE} domain 1", f"choose {BARE}")
    assert terror(game, BARE) == 1
    assert keys(game) == IDLE


def test_optic_warehouse_needs_two_resources() -> None:
    assert keys(build(Side(play=[WAREHOUSE, PAUSE], domains=["neutral:1", "neutral:1"]))) == IDLE


# ---- Chupacabra


def test_chupacabra_fights_for_a_sacrifice() -> None:
    game = build(Side(play=[CHUPACABRA, PAWN, PAUSE], domains=["neutral:1", ""]), Side(play=["bag-man"]))
    game.choose(f"use {CHUPACABRA} domain 1")
    assert icons(game, CHUPACABRA) == [1, 4, 0, 0]
    assert discard(game, 0) == [PAWN]
    assert keys(game) == IDLE
    assert idle(game)


def test_chupacabra_is_not_sacrificed_for_itself() -> None:
    """coc/faq/no-if-able-must-resolve-whole: nobody would be left to fight; a second one may be."""
    game = build(Side(play=[CHUPACABRA, PAUSE], domains=["neutral:1", ""]), Side(play=["bag-man"]))
    assert keys(game) == IDLE
    away = "paying for it would take away what it is about: coc/faq/no-if-able-must-resolve-whole"
    assert reasons(game, "use Chupacabra") == [away]
    game = build(Side(play=[CHUPACABRA, CHUPACABRA, PAUSE], domains=["neutral:1", ""]), Side(play=["bag-man"]))
    game.choose(f"use {CHUPACABRA}#2 domain 1")
    assert (discard(game, 0), icons(game, CHUPACABRA, 2)) == ([CHUPACABRA], [1, 4, 0, 0])
    assert keys(game) == IDLE


def test_chupacabra_needs_a_resource() -> None:
    assert keys(build(Side(play=[CHUPACABRA, PAWN, PAUSE]))) == IDLE


# ---- Feeding Time


def feeding(*pile: str) -> Coc:
    return build(
        Side(hand=[FEEDING], play=[PAUSE], discard=pile, domains=["shub-niggurath:4", "", "neutral:1"], drained=[3]),
        Side(discard=[PAWN]),
    )


def resources(game: Coc) -> list[list[str]]:
    return [[short(each) for each in domain["resources"]] for domain in side(game, 0)["domains"]]


def test_feeding_time_makes_up_to_three_dead_characters_resources_of_one_domain() -> None:
    game = feeding("bag-man", "dampen-light", SCOUT, "cthulhu", "small-ghouls")
    game.choose(f"play {FEEDING} domain 1")
    four = ["attach core/bag-man", "attach core/cthulhu", "attach core/mi-go-scout", "attach core/small-ghouls"]
    assert keys(game) == [*four, "done"]
    game.play("attach core/bag-man", "attach core/cthulhu", "attach core/mi-go-scout")
    assert keys(game) == ["domain 1", "domain 2", "domain 3"]
    game.choose("domain 3")
    assert resources(game)[2] == ["filler/neutral", "bag-man", "cthulhu", SCOUT]
    assert discard(game, 0) == ["dampen-light", "small-ghouls", FEEDING]
    assert drained(game) == [True, False, True]
    assert keys(game) == IDLE
    assert idle(game)


def test_feeding_time_may_take_fewer() -> None:
    game = feeding("bag-man", SCOUT)
    game.play(f"play {FEEDING} domain 1", "attach core/bag-man", "done", "domain 2")
    assert resources(game)[1] == ["bag-man"]
    assert discard(game, 0) == [SCOUT, FEEDING]
    assert keys(game) == IDLE


def test_feeding_time_needs_a_character_in_your_discard_pile() -> None:
    game = feeding("dampen-light")
    assert keys(game) == IDLE
    assert reasons(game, f"play {FEEDING}")


# ---- Shub-Niggurath


def mother(**rest: object) -> Coc:
    cards = {"hand": [YOUNG, PAWN], "discard": [YOUNG, "hungry-dark-young", "small-ghouls"]}
    return build(
        Side(play=[MOTHER, PAUSE], domains=["neutral:2"], **(cards | rest)),  # type: ignore[arg-type]
        Side(discard=[YOUNG]),
    )


def test_shub_niggurath_calls_her_young_from_hand_and_discard_pile() -> None:
    game = mother()
    game.choose(f"use {MOTHER} domain 1")
    hungry, in_hand, in_pile = "put core/hungry-dark-young discard", f"put {YOUNG} hand", f"put {YOUNG} discard"
    assert keys(game) == sorted(["done", hungry, in_hand, in_pile])
    game.choose(in_hand)
    assert keys(game) == ["done", "put core/hungry-dark-young", f"put {YOUNG}"]
    game.play("put core/hungry-dark-young", "done")
    assert keys(game) == ["first core/hungry-dark-young discard", f"first {YOUNG} hand"]
    game.choose(f"first {YOUNG} hand")
    assert in_play(game, 0) == [MOTHER, "lab/pause", YOUNG, "hungry-dark-young"]
    # both answer their entering: the one calls its like, the other somebody cheap
    assert keys(game) == ["pass", "use core/hungry-dark-young", f"use {YOUNG}"]
    game.choose("pass")
    assert (discard(game, 0), drained(game)) == ([YOUNG, "small-ghouls"], [True])
    assert keys(game) == IDLE
    assert idle(game)


def test_shub_niggurath_may_call_all_of_them_or_none() -> None:
    game = mother(hand=[YOUNG], discard=[YOUNG])
    game.play(f"use {MOTHER} domain 1", f"put {YOUNG} hand", f"put {YOUNG}", f"first {YOUNG} hand")
    assert in_play(game, 0) == [MOTHER, "lab/pause", YOUNG, f"{YOUNG}#2"]
    assert keys(game) == IDLE
    game = mother(hand=[YOUNG], discard=[YOUNG])
    game.play(f"use {MOTHER} domain 1", "done")
    assert in_play(game, 0) == [MOTHER, "lab/pause"]
    assert keys(game) == IDLE


def test_shub_niggurath_without_young_or_resources_calls_nobody() -> None:
    assert keys(mother(hand=["shub-niggurath"], discard=["small-ghouls"])) == IDLE
    assert keys(build(Side(play=[MOTHER, PAUSE], hand=[YOUNG], domains=["neutral:1", "neutral:1"]))) == IDLE
