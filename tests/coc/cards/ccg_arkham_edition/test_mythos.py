"""Arkham Edition: Cthulhu, Hastur, Yog-Sothoth and Shub-Niggurath."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, Choose, gain
from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import discard, drained, hand, icons, idle, in_play, keys, pass_to_phase, seen, skill, state_of
from tests.look import asked

SET = "ccg-arkham-edition"
CULTIST = lab_card("aem-cultist", subtypes=("Cultist",))
GRIM = lab_card("aem-grim", subtypes=("Cultist",), icons=(1, 0, 0, 0))

# ---- Driven by Madness

DRIVEN = f"{SET}/driven-by-madness"


def test_a_cultist_driven_by_madness_is_strong_and_goes_insane_as_the_phase_ends() -> None:
    game = ccg(Side(hand=[DRIVEN], play=[CULTIST, PAWN, PAUSE], domains=["cthulhu:1"]), Side(play=[GRIM]))
    game.choose(f"play {DRIVEN} domain 1")
    assert keys(game) == [f"choose {CULTIST}", f"choose {GRIM}"]
    game.choose(f"choose {CULTIST}")
    assert (skill(game, CULTIST), state_of(game, CULTIST)) == (11, "ready")
    assert keys(game) == IDLE
    pass_to_phase(game, "story")
    assert state_of(game, CULTIST) == "insane"
    assert idle(game)


def test_madness_needs_a_cultist() -> None:
    game = ccg(Side(hand=[DRIVEN], play=[PAWN, PAUSE], domains=["cthulhu:1"]))
    assert keys(game) == IDLE


# ---- Dream Messenger

MESSENGER = f"{SET}/dream-messenger"
GHOUL = lab_card("aem-ghoul", subtypes=("Monster",))


def test_the_dream_messenger_answers_no_disrupt() -> None:
    game = ccg(
        Side(play=[GUN, PAUSE], hand=[MESSENGER], domains=["yog-sothoth:1", "neutral:1"]),
        Side(play=[OAF, At(WARD, on=OAF)]),
    )
    game.choose(f"use {GUN}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {WARD}"])
    game.choose(f"use {WARD}")  # nothing is offered before the Disrupt resolves
    assert keys(game) == [f"first {WARD}", f"first {OAF}"]
    game.choose(f"first {OAF}")
    assert OAF in hand(game, 1)
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"play {MESSENGER} domain 1"])  # it is the Action
    game.choose("pass")
    assert keys(game) == IDLE
    assert idle(game)


# ---- Key of Tawil-at-umr

KEY = f"{SET}/key-of-tawil-at-umr"


def test_the_key_helps_its_bearer_at_stories_only() -> None:
    game = ccg(
        Side(play=[there(PAWN), At(KEY, on=PAWN), GHOUL, At(KEY, on=GHOUL), PAUSE]),
        step="actions after defenders commit",
    )
    assert (skill(game, PAWN), icons(game, PAWN)) == (3, [0, 0, 3, 0])
    assert (skill(game, GHOUL), icons(game, GHOUL)) == (1, [0, 0, 0, 0])
    assert keys(game) == IDLE


CHEER = event("aem-cheer", gain(skill=1), Choose(CHARACTER))

# ---- Red Gate Mound

MOUND = f"{SET}/red-gate-mound"


def test_the_mound_makes_all_cards_dearer_for_everybody() -> None:
    game = ccg(
        Side(hand=[PAWN, CHEER], play=[MOUND, GUN, PAUSE], domains=["neutral:1", "neutral:2"]),
        Side(hand=[CHEER], play=[OAF], domains=["neutral:1"]),
    )
    assert keys(game) == [
        "pass",
        f"play {CHEER} domain 1",
        f"play {CHEER} domain 2",
        f"play {PAWN} domain 2",
        f"use {GUN}",
        "use lab/pause",
    ]
    game.choose(f"use {GUN}")  # an ability costs what it did
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"play {CHEER} domain 1"])
    game.choose(f"play {CHEER} domain 1")
    assert drained(game, 1) == [True]
    assert idle(game)


# ---- Temple of Ramasekva

TEMPLE = f"{SET}/temple-of-ramasekva"


def test_under_the_temple_a_wound_destroys_whoever_is_wounded() -> None:
    game = ccg(Side(play=[TEMPLE, GUN, PAWN, PAUSE]), Side(play=[OAF]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {OAF}")
    assert (discard(game, 1), in_play(game, 0)) == ([OAF], [TEMPLE, GUN, PAWN, "lab/pause"])
    assert keys(game) == IDLE
    assert idle(game)


BRAWLER = lab_card("aem-brawler", icons=(0, 4, 1, 0))

# ---- Warded Flesh

WARD = f"{SET}/warded-flesh"
CTHULHU = f"{SET}/cthulhu"


def test_warded_flesh_returns_with_its_bearer_before_an_effect_resolves() -> None:
    game = ccg(Side(play=[GUN, PAWN, PAUSE]), Side(play=[OAF, At(WARD, on=OAF), GHOUL]))
    game.choose(f"use {GUN}")
    assert keys(game) == [f"choose {GHOUL}", f"choose {OAF}", f"choose {PAWN}"]
    game.choose(f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {WARD}"])
    game.choose(f"use {WARD}")
    game.choose(f"first {OAF}")
    assert (sorted(hand(game, 1)), in_play(game, 1), discard(game, 1)) == ([WARD, OAF], [GHOUL], [])
    assert keys(game) == IDLE
    assert idle(game)


def test_a_warded_character_may_escape_a_sacrifice_and_another_must_be_made() -> None:
    """coc/example/2.13-cthulhu-warded-flesh"""
    game = ccg(Side(play=[CTHULHU, PAWN, At(WARD, on=PAWN), PAUSE]), step="draw")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {CTHULHU}", f"choose {PAWN}"])
    game.choose(f"choose {PAWN}")
    assert keys(game) == ["pass", f"use {WARD}"]
    game.choose(f"use {WARD}")
    game.choose(f"first {WARD}")
    assert (PAWN in hand(game, 0), WARD in hand(game, 0), discard(game, 0)) == (True, True, [CTHULHU])
    assert idle(game)


def test_warded_flesh_does_not_answer_a_game_effect() -> None:
    game = ccg(
        Side(play=[there(BRAWLER), PAUSE]),
        Side(play=[there(OAF), At(WARD, on=OAF)]),
        stories=[FIGHT, BARE, "core/dreamwalkers"],
        step="stories resolve",
    )
    assert seen(game, OAF)["wounds"] == 1
    assert keys(game) == IDLE
    assert idle(game)


# ---- Mi-Go Scientist

SCIENTIST = f"{SET}/mi-go-scientist"


CONTROL, GO_HOME = "pick take control of it for the rest of the phase", "pick return it to its owner's hand"


@pytest.mark.parametrize(("answer", "mine"), [(CONTROL, True), (GO_HOME, False)])
def test_the_scientists_victim_comes_over_or_goes_home_as_its_controller_likes(answer: str, mine: bool) -> None:
    game = ccg(
        Side(play=[SCIENTIST, PAUSE], domains=["shub-niggurath:2"]),
        Side(play=[PAWN, At(OAF, exhausted=True)]),
    )
    game.choose(f"use {SCIENTIST} domain 1")
    assert (asked(game), keys(game)) == ((1, "pick"), [GO_HOME, CONTROL])
    game.choose(answer)
    assert (PAWN in in_play(game, 0), hand(game, 1)) == (mine, [] if mine else [PAWN])
    assert keys(game) == IDLE
    pass_to_phase(game, "story")
    assert in_play(game, 1) == ([PAWN, OAF] if mine else [OAF])
    assert idle(game)


def test_the_scientists_victim_goes_home_where_it_could_not_come_over() -> None:
    """coc/rule/1.13-gaining-control/g, coc/rule/2.3-if-able/e: there is nothing for its controller to pick."""
    star = lab_card("mi-go-star", unique=True)
    game = ccg(
        Side(play=[At(star, exhausted=True), SCIENTIST, PAUSE], domains=["shub-niggurath:2"]),
        Side(play=[star]),
    )
    game.choose(f"use {SCIENTIST} domain 1")
    assert (hand(game, 1), keys(game), idle(game)) == ([star], IDLE, True)


# ---- Slithering Formless Spawn

SPAWN = f"{SET}/slithering-formless-spawn"
ISLE = "ccg-unspeakable-tales/forgotten-isle"


def test_the_spawns_skill_is_its_controllers_resources_and_nothing_while_it_is_blank() -> None:
    """coc/example/2.1-slithering-formless-spawn"""
    game = ccg(
        Side(play=[SPAWN, ISLE, PAUSE], domains=["shub-niggurath:2", ["core/peeler"], "shub-niggurath:1"]),
        Side(domains=["shub-niggurath:4"]),
    )
    assert skill(game, SPAWN) == 3
    game.choose(f"use {ISLE}")
    assert skill(game, SPAWN) == 0
    assert keys(game) == IDLE
    assert idle(game)


# ---- Behind the Pallid Mask

MASK = f"{SET}/behind-the-pallid-mask"


def test_without_a_card_of_hasturs_the_opponent_keeps_everything() -> None:
    game = ccg(
        Side(hand=[MASK], play=[PAUSE], deck=[PAWN, PAWN, PAWN], domains=["hastur:2"]),
        Side(hand=[OAF]),
    )
    assert keys(game) == ["pass", f"play {MASK} domain 1", "use lab/pause"]
    game.choose(f"play {MASK} domain 1")
    assert keys(game) == ["x 1", "x 2"]
    game.choose("x 2")
    assert (hand(game, 1), discard(game, 1), keys(game)) == ([OAF], [], IDLE)
    assert idle(game)
