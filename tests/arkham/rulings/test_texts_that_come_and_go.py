"""What follows at once where a constant text begins to hold or no longer does: engagements, and who falls."""

from __future__ import annotations

from orne.arkham.abilities import free, revelation
from orne.arkham.language import AT_THIS, ENEMY, HERE, INVESTIGATOR, AttachTo, Blank, Discard, Gain, Gives
from orne.arkham.passives import GivesKeyword
from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.laboratory import DREAMER, HALL, MYTHOS, lab, lab_card, scholar
from tests.arkham.look import foe, hurt, idle, keys, record
from tests.look import asked

HOUSE: list[str | Place] = ["hallway", "attic"]
HOPE = lab_card("shared-hope", Gives(INVESTIGATOR & HERE, "sanity", 2))
DREAD = lab_card("walking-dread", Gives(INVESTIGATOR, "sanity", -1), type="enemy", fight=1, evade=1, health=1)
BIG = lab_card("bulk", type="enemy", keywords=("massive",), fight=2, evade=2, health=9, damage=1)


# ---- engagement


def test_an_enemy_that_is_no_longer_aloof_engages_at_once() -> None:
    """ahlcg/enemy-engagement/c: the card that made it so has left play."""
    bell = lab_card("calming-bell", GivesKeyword(ENEMY, "aloof"), free(Gain(1), Discard()))
    game = build(Inv(play=[bell]), locations=HOUSE, enemies=[Foe("ghoul-minion", at="hallway")])
    assert "engage core/ghoul-minion" in keys(game)
    game.choose("use lab/calming-bell")
    assert (foe(game, "ghoul-minion")["engaged"], asked(game), idle(game)) == (0, (0, "turn"), True)


def test_an_enemy_that_a_card_in_play_blanks_goes_for_anybody() -> None:
    """ahlcg/prey/c, ahlcg/blank/a: Mob Enforcer passed Roland by until its text was gone."""
    hush = lab_card("hush", Blank(ENEMY & HERE))
    enforcer = Foe("mob-enforcer", at="hallway", owner=1)
    game = build(Inv(hand=[hush]), Inv("daisy-walker", at=1), locations=HOUSE, enemies=[enforcer])
    assert "engage core/mob-enforcer" in keys(game)
    game.choose("play lab/hush")
    assert (foe(game, "mob-enforcer")["engaged"], asked(game), idle(game)) == (0, (0, "turn"), True)


def test_an_enemy_that_is_massive_again_lies_in_nobodys_threat_area() -> None:
    """ahlcg/massive/c: wiped of its text it engages Daisy; later it is engaged with both who are there."""
    game = build(
        Inv("daisy-walker", hand=["mind-wipe-1"]),
        Inv(),
        locations=["hallway"],
        enemies=[Foe(BIG, at="hallway")],
        encounter_deck=["obscuring-fog"] * 3,
        step="3.1 enemy phase begins",
        active=None,
    )
    game.play("play core/mind-wipe-1", "engage core/daisy-walker")
    assert asked(game) == (0, "next turn")
    assert (hurt(game, 0), hurt(game, 1)) == ((1, 1), (0, 0))
    assert (record(game, BIG).threat, record(game, BIG).at) == (-1, game.state.locations[0])
    game.choose("turn core/roland-banks")
    assert keys(game) == [
        "investigate core/hallway",
        "draw",
        "resource",
        "fight lab/bulk",
        "evade lab/bulk",
        "play core/emergency-cache",
        "end turn",
    ]
    assert idle(game)


def test_an_enemy_that_becomes_massive_leaves_the_threat_area() -> None:
    """ahlcg/massive/a, massive/b: exhausted it is engaged with nobody."""
    swelling = lab_card("swelling", GivesKeyword(ENEMY, "massive"))
    foes = [Foe("ghoul-minion", engaged=0, exhausted=True)]
    game = build(Inv(hand=[swelling]), locations=["hallway"], enemies=foes)
    game.choose("play lab/swelling")
    assert record(game, "core/ghoul-minion").threat == -1
    assert keys(game) == ["investigate core/hallway", "draw", "resource", "fight core/ghoul-minion", "end turn"]


# ---- health and sanity


def test_who_stays_behind_without_what_kept_them_up_falls() -> None:
    """ahlcg/modifiers/a: Roland has 5 horror, and 7 sanity as long as Daisy is with him."""
    game = build(Inv("daisy-walker", play=[HOPE]), Inv(horror=5), locations=HOUSE)
    game.choose("move core/attic")
    assert (game.state.gone, asked(game), idle(game)) == (["", "horror"], (0, "turn"), True)


def test_who_falls_takes_along_what_kept_others_up() -> None:
    game = build(
        Inv("daisy-walker", damage=4, play=[HOPE]),
        Inv(horror=5),
        locations=HOUSE,
        enemies=[
            Foe("acolyte", engaged=0),
        ],
    )
    game.choose("draw")
    assert game.state.gone == ["damage", "horror"]
    assert game.state.resolution == "none"


def test_an_enemy_may_frighten_to_death_by_coming_into_play() -> None:
    """It engages whoever is left."""
    game = build(Inv(horror=4), Inv("daisy-walker"), encounter_deck=[DREAD, "ancient-evils"], **MYTHOS)
    assert game.state.gone == ["horror", ""]
    assert (foe(game, "walking-dread")["engaged"], asked(game), idle(game)) == (1, (1, "turn"), True)


def test_an_enemy_may_frighten_to_death_by_moving_in() -> None:
    """ahlcg/enemy-engagement/c: it engages nobody who falls to its coming."""
    text = Gives(INVESTIGATOR & AT_THIS, "sanity", -1)
    near = lab_card("looming", text, type="enemy", keywords=("hunter",), fight=1, evade=1, health=1)
    game = build(
        Inv(horror=4),
        Inv("daisy-walker", at=2),
        locations=[*HOUSE, "cellar"],
        enemies=[Foe(near, at="attic")],
        step="3.2 hunters move",
        active=None,
    )
    assert game.state.gone == ["horror", ""]
    assert (foe(game, "looming")["engaged"], asked(game), idle(game)) == (None, (1, "turn"), True)


def test_what_is_attached_may_be_too_much() -> None:
    text = Gives(INVESTIGATOR & AT_THIS, "health", -1)
    rot = lab_card("creeping-rot", revelation(AttachTo()), text, type="treachery")
    people = (Inv(damage=8), Inv("daisy-walker", at=1))
    game = build(*people, locations=HOUSE, encounter_deck=[rot, "ancient-evils"], **MYTHOS)
    assert (game.state.gone, asked(game), idle(game)) == (["damage", ""], (1, "turn"), True)


def test_a_location_that_is_revealed_may_be_too_much() -> None:
    text = Gives(INVESTIGATOR, "sanity", -1)
    pit = lab_card("deep-pit", text, type="location", symbol="loft", connects=("hall",))
    game = lab(scholar(), scholar(DREAMER, horror=6), locations=[HALL, Place(pit, revealed=False)])
    game.choose("move lab/deep-pit")
    assert (game.state.gone, asked(game), idle(game)) == (["", "horror"], (0, "turn"), True)


def test_the_next_agenda_may_be_too_much() -> None:
    gloom = lab_card("gloomy-hour", Gives(INVESTIGATOR, "sanity", -1), type="agenda", doom=9, stage=2)
    people = (scholar(horror=6), scholar(DREAMER))
    game = lab(*people, later_agendas=[gloom], agenda_doom=99, step="1.3 check doom", active=None)
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)
