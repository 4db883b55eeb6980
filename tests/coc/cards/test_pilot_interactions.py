"""Cards of The Yuggoth Contract and Secrets of Arkham against one another."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    SUPPORT,
    Choose,
    ExhaustThis,
    Wound,
    action,
    destroy,
    take_control,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import IDLE, PAUSE, PAWN, tool
from tests.coc.look import (
    deck,
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    log,
    seen,
    skill,
    state_of,
    tokens_by_story,
    zone,
)

Y, S = "the-yuggoth-contract", "secrets-of-arkham"
KILLS = tool("pi-kills", action(destroy(), Choose(CHARACTER | SUPPORT), cost=ExhaustThis()))
STEALS = tool("pi-steals", action(take_control("ever"), Choose(CHARACTER), cost=ExhaustThis()))
TWO_SHOTS = tool("pi-two-shots", action(Wound(number=2), Choose(CHARACTER), cost=ExhaustThis()))
DOUBLE, CURATOR, YIG, YOG = f"{Y}/doppelganger", f"{Y}/museum-curator", f"{Y}/yig", f"{Y}/yog-sothoth"
SIGN, WALL, GROUND = f"{Y}/the-yellow-sign", f"{S}/writhing-wall", f"{S}/things-in-the-ground"


def test_a_copy_of_a_copy_goes_when_the_first_original_goes() -> None:
    """coc/errata/yuggoth-contract/f79-doppelganger"""
    game = build(
        Side(hand=[DOUBLE, DOUBLE], play=[KILLS, PAUSE], domains=["yog-sothoth:2", "yog-sothoth:2"]),
        Side(play=[CURATOR]),
    )
    game.play(f"play {DOUBLE} domain 1", "pass", f"play {DOUBLE} domain 2", f"copy {CURATOR}#2", "pass")
    assert in_play(game, 0) == [KILLS, PAUSE, f"{CURATOR}#2", f"{CURATOR}#3"]
    game.play(f"use {KILLS}", f"choose {CURATOR}")
    assert (in_play(game, 0), hand(game, 0), discard(game, 1)) == ([KILLS, PAUSE], [DOUBLE, DOUBLE], [CURATOR])
    assert idle(game)


def test_a_stolen_copy_returns_to_its_owner() -> None:
    """coc/rule/1.13-gaining-control/c"""
    caretaker = f"{Y}/mi-go-caretaker"
    game = build(Side(hand=[DOUBLE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[caretaker, STEALS, KILLS]))
    game.play(f"play {DOUBLE} domain 1", f"use {STEALS}", f"choose {caretaker}#2", "pass")
    assert f"{caretaker}#2" in in_play(game, 1)
    game.play(f"use {KILLS}", f"choose {caretaker}")
    assert (hand(game, 0), hand(game, 1), in_play(game, 1)) == ([DOUBLE], [], [STEALS, KILLS])


def test_a_heroic_copy_does_not_stay_beside_a_villain() -> None:
    """coc/faq/doppelganger-ignores-loyal-steadfast: what is copied is looked at after it was played."""
    professor = f"{S}/visiting-professor"
    game = build(Side(hand=[DOUBLE], play=[YIG, PAUSE], domains=["yog-sothoth:4"]), Side(play=[professor]))
    game.play(f"play {DOUBLE} domain 1")
    assert keys(game) == [f"discard {professor}#2", f"discard {YIG}"]


def test_who_loses_tyler_scinderes_text_discards_the_heroes_or_the_villains() -> None:
    tyler, houdini, fear = f"{Y}/tyler-scindere", f"{Y}/harry-houdini", f"{S}/primal-fear"
    game = build(Side(hand=[fear], play=[PAUSE], domains=["cthulhu:1"]), Side(play=[tyler, YIG, houdini]))
    game.play(f"play {fear} domain 1", f"choose {tyler}")
    assert keys(game) == [f"discard {houdini}", f"discard {YIG}"]
    game.choose(f"discard {houdini}")
    assert (in_play(game, 1), discard(game, 1), keys(game)) == ([tyler, YIG], [houdini], ["pass", f"use {YIG}"])


def test_a_unique_card_in_the_ground_stays_there_for_who_has_it_in_play() -> None:
    logan = f"{Y}/james-logan"
    game = build(Side(play=[GROUND, PAUSE, YIG], deck=[YIG, logan, PAWN]), Side(deck=[YIG, PAWN, PAWN]))
    game.choose(f"use {GROUND}")
    assert (in_play(game, 0), discard(game, 0)) == ([PAUSE, YIG, logan], [GROUND, YIG])
    assert (in_play(game, 1), discard(game, 1)) == ([f"{YIG}#2", PAWN], [])
    assert [state_of(game, each) for each in (logan, f"{YIG}#2", PAWN)] == ["insane"] * 3


def test_the_insane_are_neither_mi_go_nor_serpents_when_they_are_sacrificed() -> None:
    """coc/rule/2.34-insanity/c"""
    laboratory, guard, caretaker = f"{Y}/mi-go-laboratory", f"{Y}/mi-go-guard", f"{Y}/mi-go-caretaker"
    game = build(Side(play=[laboratory, At(guard, insane=True), caretaker, PAUSE]))
    game.choose(f"use {laboratory}")
    assert (discard(game, 0), skill(game, caretaker)) == ([guard], 4)
    threat, brood, serpent = f"{Y}/disguised-threat", f"{Y}/brood-of-yig", f"{Y}/feathered-serpent"
    game = build(Side(play=[At(brood, insane=True), PAUSE], hand=[threat, serpent], domains=["cthulhu:1"]))
    game.choose(f"play {threat} domain 1")
    assert (discard(game, 0), in_play(game, 0)) == ([brood, threat], [PAUSE, serpent])


def test_two_stygian_idols_help_the_same_serpent() -> None:
    idol, brood, serpent = f"{Y}/stygian-idol", f"{Y}/brood-of-yig", f"{Y}/feathered-serpent"
    game = build(
        Side(
            play=[brood, At(idol, on=brood), At(idol, on=brood), PAUSE],
            hand=[serpent, serpent],
            domains=["cthulhu:2", "cthulhu:2", "cthulhu:3"],
        )
    )
    plays = [f"play {serpent} domain {number}" for number in (1, 2, 3)]
    assert not set(plays) & set(keys(game))
    game.choose(f"use {idol}")
    assert set(plays) & set(keys(game)) == {plays[2]}
    game.choose(f"use {idol}#2")
    assert set(plays) & set(keys(game)) == set(plays)
    game.choose(plays[0])
    assert not set(plays) & set(keys(game)), "the next one alone"


def test_the_greatest_fear_gives_nothing_where_two_cards_are_not_discarded() -> None:
    """coc/rule/1.3-multiple-effects/b"""
    arsonist, fear = f"{Y}/crazed-arsonist", f"{S}/the-greatest-fear"
    game = build(
        Side(play=[arsonist, PAUSE], hand=[f"{Y}/machete"]),
        Side(play=[f"{Y}/safe-house"], hand=[fear], domains=["hastur:1"]),
    )
    game.play(f"use {arsonist}", f"play {fear} domain 1")
    assert (hand(game, 0), set(tokens_by_story(game).values())) == ([], {(0, 0)})


@pytest.mark.parametrize(("cancels", "lies"), [("the ability", "discard"), ("the spell", "deck")])
def test_a_cancelled_spell_goes_under_the_deck_once_yog_sothoth_has_played_it(cancels: str, lies: str) -> None:
    game = build(
        Side(play=[YOG, PAUSE, PAWN], domains=["yog-sothoth:2"], discard=[SIGN]),
        Side(hand=[WALL], domains=["hastur:3"]),
    )
    game.play(f"use {YOG} domain 1", *(["pass", f"choose {PAWN}"] if cancels == "the spell" else []))
    game.play(f"play {WALL} domain 1")
    assert (zone(game, SIGN), deck(game, 0)[-1] == SIGN, seen(game, PAWN)["icons"]) == (lies, lies == "deck", [0] * 4)


def test_terrors_in_the_dark_do_not_answer_what_is_played_from_the_discard_pile() -> None:
    game = build(
        Side(play=[YOG, PAUSE, PAWN], domains=["yog-sothoth:2"], discard=[SIGN]),
        Side(play=[f"{S}/terrors-in-the-dark"]),
    )
    game.play(f"use {YOG} domain 1", f"choose {PAWN}")
    assert (keys(game), seen(game, PAWN)["icons"]) == (IDLE, [3, 0, 1, 0])


def test_cancelled_blind_fighting_is_not_kept() -> None:
    fighting = f"{Y}/blind-fighting"
    game = build(
        Side(hand=[fighting], play=[PAUSE, PAWN], domains=["syndicate:1"]), Side(hand=[WALL], domains=["hastur:3"])
    )
    game.play(f"play {fighting} domain 1", "choose core/dreamwalkers", f"play {WALL} domain 1")
    assert (hand(game, 0), discard(game, 0), state_of(game, PAWN), len(hand(game, 1))) == ([], [fighting], "ready", 1)


def test_a_medic_and_forgiveness_cancel_a_wound_each() -> None:
    goat, medic, forgiveness = f"{S}/albino-goat-spawn", f"{S}/agency-medic", f"{Y}/forgiveness"
    game = build(Side(play=[TWO_SHOTS, PAUSE]), Side(play=[goat, medic], hand=[forgiveness]))
    game.play(f"use {TWO_SHOTS}", f"choose {goat}")
    assert keys(game) == ["pass", f"play {forgiveness}", f"use {medic}"]
    game.play(f"use {medic}", f"play {forgiveness}")
    assert (seen(game, goat)["wounds"], discard(game, 1), keys(game)) == (0, [medic, forgiveness], IDLE)


def test_infected_by_madness_needs_an_insane_character_of_anybody() -> None:
    infected = f"{S}/infected-by-madness"
    mine = Side(hand=[infected], play=[PAUSE], domains=["hastur:1"])
    assert keys(build(mine, Side(play=[PAWN]))) == IDLE
    game = build(mine, Side(play=[At(PAWN, insane=True)]))
    game.choose(f"play {infected} domain 1")
    assert (discard(game, 0), len(discard(game, 1))) == ([infected], 1)


@pytest.mark.parametrize("sky", ["terrors-in-the-dark", "messenger-from-hali", "beneath-the-burning-sun"])
def test_day_and_night_destroy_each_other(sky: str) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a: they are destroyed, not sacrificed, and nothing else is."""
    new, noon = f"{S}/{sky}", f"{S}/beneath-the-burning-sun"
    old = f"{S}/terrors-in-the-dark" if new == noon else noon
    game = build(Side(hand=[new], play=[PAUSE, PAWN], domains=["hastur:3", "agency:1"]), Side(play=[old, PAWN]))
    game.choose(next(key for key in keys(game) if key.startswith(f"play {new}")))
    while keys(game) != IDLE:
        game.choose("pass" if "pass" in keys(game) else keys(game)[0])
    assert log(game, "destroyed", "sacrificed") == [f"destroyed {old.partition('/')[2]}"]
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE, PAWN, new], [f"{PAWN}#2"])


def test_icons_that_are_given_for_a_phase_leave_the_others_alone() -> None:
    """coc/rule/1.5-multiple-lasting-effects/a"""
    cultist, laboratory, guard = f"{Y}/degenerate-serpent-cultist", f"{Y}/mi-go-laboratory", f"{Y}/mi-go-guard"
    rifle, glass, sockets = f"{Y}/springfield-m1903", f"{S}/magnifying-glass", f"{Y}/empty-sockets"
    game = build(Side(play=[cultist, *(At(each, on=cultist) for each in (rifle, glass)), PAUSE], domains=["cthulhu:1"]))
    assert icons(game, cultist) == [1, 2, 0, 1]
    game.choose(f"use {cultist} domain 1")
    assert icons(game, cultist) == [0, 2, 1, 1]
    game = build(
        Side(
            play=[
                guard,
                *(At(each, on=guard) for each in (rifle, glass, glass, glass, sockets)),
                laboratory,
                PAWN,
                PAUSE,
            ]
        )
    )
    assert icons(game, guard) == [2, 2, 0, 1]
    game.choose(f"use {laboratory}")
    assert icons(game, guard) == [2, 2, 1, 1]
