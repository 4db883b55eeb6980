"""The Agency's cards of Secrets of Arkham."""

from __future__ import annotations

from orne.coc import values
from orne.coc.language import CHARACTER, Choose, ExhaustThis, Wound, action
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, GUN, IDLE, PAUSE, PAWN, in_all_editions, lab_card, there, tool
from tests.coc.look import discard, drained, hand, icons, idle, in_play, keys, seen, skill, state_of, table, uid
from tests.look import asked

SET = "secrets-of-arkham"
OFFICER = lab_card("sag-officer", faction="agency")
DUSK = tool("sag-dusk", keywords=(("night", 1),))
BAT = lab_card("sag-bat", keywords=(("night", 1),))
VILLAIN = lab_card("sag-villain", keywords=(("villainous", 1),))
NOON = tool("sag-noon", keywords=(("day", 1),))


# ---- Agency Medic

MEDIC = f"{SET}/agency-medic"


def test_agency_medic_is_sacrificed_to_cancel_a_wound_to_anybody() -> None:
    game = build(Side(play=[GUN, PAUSE, PAWN]), Side(play=[MEDIC, OFFICER]))
    game.play(f"use {GUN}", f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {MEDIC}"]), "the other player's character"
    game.choose(f"use {MEDIC}")
    assert (discard(game, 1), in_play(game, 0), seen(game, PAWN)["wounds"]) == ([MEDIC], [GUN, PAUSE, PAWN], 0)
    assert keys(game) == IDLE


def test_agency_medic_cancels_no_more_than_one_wound() -> None:
    cannon = tool("sag-cannon", action(Wound(number=2), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[cannon, PAUSE]), Side(play=[MEDIC, OFFICER]))
    game.play(f"use {cannon}", f"choose {OFFICER}", f"use {MEDIC}")
    assert discard(game, 1) == [MEDIC, OFFICER]
    assert keys(game) == IDLE


# ---- Paranormal Specialist

SPECIALIST = f"{SET}/paranormal-specialist"


def test_paranormal_specialist_returns_a_villain_by_day() -> None:
    """coc/example/1.2-paranormal-specialist: one in a discard pile is not offered."""
    game = build(
        Side(play=[SPECIALIST, NOON, PAUSE], domains=["agency:1", ""], discard=[VILLAIN]),
        Side(play=[VILLAIN, VILLAIN, OFFICER], discard=[VILLAIN]),
    )
    use = f"use {SPECIALIST} gained domain 1"
    assert keys(game) == ["pass", f"use {PAUSE}", use]
    game.choose(use)
    assert keys(game) == [f"choose {VILLAIN}", f"choose {VILLAIN}#2"]
    game.choose(f"choose {VILLAIN}#2")
    assert (hand(game, 1), in_play(game, 1)) == ([VILLAIN], [VILLAIN, OFFICER])
    assert (state_of(game, SPECIALIST), drained(game)) == ("exhausted", [True, False])
    assert keys(game) == IDLE


@in_all_editions
def test_paranormal_specialist_needs_day_a_resource_and_a_villain_in_play(edition: str) -> None:
    """coc/example/1.2-paranormal-specialist"""
    villain, paying = Side(play=[VILLAIN]), ["agency:1"]
    for game in (
        build(Side(play=[SPECIALIST, PAUSE, DUSK], domains=paying), villain, edition=edition),
        build(Side(play=[SPECIALIST, PAUSE, NOON], domains=[""]), villain, edition=edition),
        build(Side(play=[SPECIALIST, PAUSE, NOON], domains=paying), Side(discard=[VILLAIN]), edition=edition),
    ):
        assert keys(game) == IDLE


# ---- Lightning Gun

LIGHTNING = f"{SET}/lightning-gun"


def test_lightning_gun_gives_combat_and_two_struggles_where_its_bearer_is() -> None:
    game = build(
        Side(play=[there(PAWN), At(LIGHTNING, on=PAWN), PAUSE]),
        stories=[BARE, "dreamwalkers", "frozen-in-time"],
        step="actions after defenders commit",
    )
    assert icons(game, PAWN) == [0, 1, 0, 0]
    assert values.struggles(table(game), uid(game, BARE)) == [1, 1]
    apart = build(
        Side(play=[there(OFFICER), PAWN, At(LIGHTNING, on=PAWN), PAUSE]),
        stories=[BARE, "dreamwalkers", "frozen-in-time"],
        step="actions after defenders commit",
    )
    assert values.struggles(table(apart), uid(apart, BARE)) == []


def test_lightning_gun_attaches_to_any_character() -> None:
    game = build(Side(hand=[LIGHTNING], play=[PAWN], domains=["agency:2"]), Side(play=[OFFICER]))
    game.choose(f"play {LIGHTNING} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {OFFICER}"]


# ---- Norman Blackwood, Jr.


def test_norman_blackwood_is_stronger_while_it_is_day() -> None:
    norman = f"{SET}/norman-blackwood-jr"
    game = build(Side(play=[norman, PAUSE]), Side(play=[DUSK]))
    assert (skill(game, norman), icons(game, norman)) == (2, [0, 2, 0, 0])
    assert seen(game, norman)["keywords"] == ["heroic", "willpower"]
    game = build(Side(play=[norman, PAUSE]), Side(play=[NOON, DUSK]))
    assert (skill(game, norman), icons(game, norman)) == (4, [0, 4, 0, 2])
    assert seen(game, norman)["keywords"] == ["fast", "heroic", "willpower"]


# ---- Beneath the Burning Sun

SUN = f"{SET}/beneath-the-burning-sun"


def test_beneath_the_burning_sun_makes_it_day_and_destroys_every_night_card() -> None:
    game = build(
        Side(hand=[SUN], play=[DUSK, OFFICER, PAUSE, NOON], domains=["agency:1"]),
        Side(play=[BAT, OFFICER, PAWN]),
    )
    assert (game.view(None)["day"], game.view(None)["night"]) == (True, True)
    game.choose(f"play {SUN} domain 1")
    assert (discard(game, 0), discard(game, 1)) == ([DUSK], [BAT])
    assert (game.view(None)["day"], game.view(None)["night"]) == (True, False)
    assert [icons(game, OFFICER), icons(game, OFFICER, 2), icons(game, PAWN)] == [[0, 1, 0, 0], [0, 1, 0, 0], [0] * 4]
    assert idle(game)
