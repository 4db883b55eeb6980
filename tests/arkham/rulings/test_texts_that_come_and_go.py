"""What follows at once where a constant text begins to hold or no longer does: engagements, and who falls."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.abilities import Condition, Use, event, free, revelation
from orne.arkham.language import (
    AT_THIS,
    CHOSEN,
    CLUES_HERE,
    CONNECTING,
    ENEMY,
    HERE,
    HOST,
    INVESTIGATOR,
    IT,
    LOCATION,
    OTHER,
    YOU,
    YOURS,
    AttachTo,
    Blank,
    Choose,
    Discard,
    Discover,
    Do,
    Exhaust,
    Gain,
    Gives,
    Until,
    card_type,
    count,
)
from orne.arkham.passives import GivesKeyword
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.locations import reveal
from orne.arkham.selector import Sel
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import AGENDA, DREAMER, FIEND, HALL, MYTHOS, SECOND_AGENDA, harm, lab, lab_card, scholar
from tests.arkham.look import foe, hurt, idle, in_turn, keys, place, record
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
    """ahlcg/modifiers/a: Roland with his 5 horror has 7 sanity beside Daisy; then the Attic frightens her."""
    game = build(Inv("daisy-walker", play=[HOPE]), Inv(horror=5), locations=HOUSE)
    game.choose("move core/attic")
    assert (game.state.gone, asked(game), idle(game)) == (["", "horror"], (0, "turn"), True)
    assert [entry.kind for entry in game.log if entry.kind in ("eliminated", "hurt")] == ["eliminated", "hurt"]


def test_who_no_longer_fits_a_text_about_themselves_falls() -> None:
    """ahlcg/modifiers/a: Roland has 7 sanity as long as he has no clue; with one he has 5, and as much horror."""
    clueless = Sel(lambda g, use, uid: not g.state.cards[uid].clues, after=("without clues",))
    bliss = lab_card("bliss", Gives(YOU & clueless, "sanity", 2))
    game = build(Inv(horror=5, play=[bliss]), Inv("daisy-walker"), locations=[Place("hallway", clues=2)], bag=["+1"])
    game.choose("investigate core/hallway")
    assert (game.state.gone, asked(game)[0], idle(game)) == (["horror", ""], 1, True)


def test_nobody_falls_while_all_are_put_elsewhere_together() -> None:
    """Out of the Study Daisy and Roland come to the Hallway at the same time; when they part, he falls."""
    people = (Inv("daisy-walker", play=[HOPE], clues=4), Inv(horror=5))
    rest = ("hallway", "attic", "cellar", "parlor")
    game = build(*people, locations=["study"], set_aside=rest, act="trapped", later_acts=["the-barrier"])
    game.choose("advance core/trapped")
    assert (game.state.gone, asked(game), idle(game)) == (["", ""], (0, "turn"), True)
    game.choose("move core/cellar")
    assert (game.state.gone, asked(game)) == (["", "horror"], (0, "turn"))


def test_who_falls_takes_along_what_kept_others_up() -> None:
    """Roland falls at once, and draws no card of the encounter deck."""
    people = (Inv("daisy-walker", damage=4, play=[HOPE]), Inv(horror=5), Inv("agnes-baker"))
    game = build(
        *people, locations=HOUSE, encounter_deck=["hunting-shadow", "ancient-evils", "ancient-evils"], **MYTHOS
    )
    assert game.state.gone == ["damage", "horror", ""]
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [0, 2]
    assert (asked(game), idle(game)) == ((2, "turn"), True)


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


def test_what_is_attached_elsewhere_speaks_of_its_new_place_alone() -> None:
    """ahlcg/attach-to/i"""
    mist = lab_card(
        "drifting-mist",
        revelation(AttachTo()),
        Gives(HOST, "shroud", 2),
        free(AttachTo(IT), Choose(LOCATION & CONNECTING)),
        type="treachery",
    )
    game = build(Inv(), locations=[Place("hallway", attached=[mist]), "attic"])
    assert [place(game, each)["shroud"] for each in ("hallway", "attic")] == [3, 1]
    game.choose(f"use {mist}")
    assert [place(game, each)["shroud"] for each in ("hallway", "attic")] == [1, 3]
    assert [place(game, each)["attached"] for each in ("hallway", "attic")] == [[], [mist]]
    assert in_turn(game)


def test_a_location_that_is_revealed_may_be_too_much() -> None:
    text = Gives(INVESTIGATOR, "sanity", -1)
    pit = lab_card("deep-pit", text, type="location", symbol="loft", connects=("hall",))
    game = lab(scholar(), scholar(DREAMER, horror=6), locations=[HALL, Place(pit, revealed=False)])
    game.choose("move lab/deep-pit")
    assert (game.state.gone, asked(game), idle(game)) == (["", "horror"], (0, "turn"), True)


def test_what_an_agenda_reveals_may_be_too_much() -> None:
    """The lead falls before anybody draws an encounter card."""
    text = Gives(INVESTIGATOR, "sanity", -1)
    pit = lab_card("open-pit", text, type="location", symbol="loft", connects=("hall",))
    people = (scholar(horror=6), scholar(DREAMER))
    game = lab(
        *people,
        locations=[HALL, Place(pit, revealed=False)],
        backs={AGENDA: lambda g: reveal(g, g.state.locations[1])},
        agenda_doom=99,
        step="1.3 check doom",
        active=None,
    )
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [1]


def test_an_enemy_that_an_agenda_made_aloof_engages_as_the_next_one_comes() -> None:
    calm = lab_card("calm-hour", GivesKeyword(ENEMY, "aloof"), type="agenda", doom=1, stage=1)
    later: dict[str, Any] = {"later_agendas": [SECOND_AGENDA], "agenda_doom": 1}
    game = lab(scholar(), agenda=calm, enemies=[Foe(FIEND, at=HALL)], step="1.3 check doom", active=None, **later)
    assert (foe(game, "fiend")["engaged"], asked(game), idle(game)) == (0, (0, "turn"), True)
    assert [entry.kind for entry in game.log if entry.kind in ("engaged", "encounter")] == ["engaged", "encounter"]


def test_the_next_agenda_may_be_too_much() -> None:
    gloom = lab_card("gloomy-hour", Gives(INVESTIGATOR, "sanity", -1), type="agenda", doom=9, stage=2)
    people = (scholar(horror=6), scholar(DREAMER))
    game = lab(*people, later_agendas=[gloom], agenda_doom=99, step="1.3 check doom", active=None)
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


PROP = lab_card("inner-prop", Gives(YOU, "sanity", 2))


def test_a_blanked_text_keeps_nobody_up() -> None:
    """ahlcg/blank/a: the asset's text has gone as the other card comes."""
    hush = lab_card("hush-of-things", Blank(card_type("asset") & OTHER))
    game = build(Inv(horror=5, play=[PROP], hand=[hush]), Inv("daisy-walker"), locations=HOUSE)
    game.choose("play lab/hush-of-things")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


def test_what_blanks_by_coming_near_lets_somebody_fall() -> None:
    grey = lab_card("grey-thing", Blank(card_type("asset") & AT_THIS), type="enemy", keywords=("hunter",))
    game = build(
        Inv(horror=5, play=[PROP]),
        Inv("daisy-walker", at=2),
        locations=[*HOUSE, "cellar"],
        enemies=[Foe(grey, at="attic")],
        step="3.2 hunters move",
        active=None,
    )
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


def test_a_condition_that_ends_lets_somebody_fall() -> None:
    """The vow helps while it is ready; exhausting it for its own ability is too much, in the middle of a test too."""
    ready = Condition(lambda g, use: not g.state.cards[use.holder].exhausted, "while this is ready")
    vow = lab_card("silent-vow", Gives(YOU, "sanity", 2, while_=ready), free(Gain(1), Exhaust()))
    game = build(Inv(horror=5, play=[vow], hand=["perception"]), Inv("daisy-walker"), locations=HOUSE)
    game.play("investigate core/hallway", "use lab/silent-vow")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)
    assert not any(entry.kind in ("token", "committed") for entry in game.log)


def test_an_action_may_end_a_condition() -> None:
    poor = Condition(lambda g, use: g.state.resources[use.seat] < 6, "while you have fewer than 6 resources")
    oath = lab_card("oath-of-poverty", Gives(YOU, "sanity", 2, while_=poor))
    game = build(Inv(horror=5, play=[oath], resources=5), Inv("daisy-walker"), locations=HOUSE)
    game.choose("resource")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


POOR = Condition(lambda g, use: not g.state.resources[use.seat], "while you have no resources")
EMPTY = Condition(lambda g, use: not g.state.hand[use.seat], "while your hand is empty")


@pytest.mark.parametrize(("what", "condition"), [("resources", POOR), ("hand", EMPTY)])
def test_a_step_of_the_upkeep_phase_may_end_a_condition(what: str, condition: Condition) -> None:
    """The resource of step 4.4, or the card before it: Roland falls then, and draws no encounter card any more."""
    fast = lab_card(f"long-fast-{what}", Gives(YOU, "sanity", 2, while_=condition))
    game = build(
        Inv(horror=5, play=[fast], deck=["guts"], resources=0),
        Inv("daisy-walker"),
        locations=HOUSE,
        encounter_deck=["obscuring-fog"] * 3,
        step="4.4 draw and resources",
        active=None,
    )
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)
    told = [(entry.kind, entry.seat) for entry in game.log if entry.kind in ("eliminated", "encounter")]
    assert told == [("eliminated", 0), ("encounter", 1)]
    gained = [entry.seat for entry in game.log if entry.kind == "resources"]
    assert gained == ([0, 1] if what == "resources" else [1])


def test_a_number_that_becomes_less_lets_somebody_fall() -> None:
    """1 more sanity for each clue here, of which one is discovered."""
    lamp = lab_card("inner-lamp", Gives(YOU, "sanity", CLUES_HERE), free(Discover()))
    here: list[str | Place] = [Place("hallway", clues=2)]
    game = build(Inv(horror=6, play=[lamp]), Inv("daisy-walker"), locations=here)
    game.choose("use lab/inner-lamp")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


def test_a_location_that_a_treachery_reveals_may_be_too_much() -> None:
    """Who falls to it draws no encounter card any more."""
    pit = lab_card("torn-pit", Gives(INVESTIGATOR, "sanity", -1), type="location", symbol="loft", connects=("hall",))

    def tear_open(g: ArkhamTable, use: Use) -> None:
        """Reveal the pit."""
        reveal(g, g.state.locations[1])

    quake = lab_card("quake", revelation(Do(tear_open)), type="treachery")
    game = lab(
        scholar(),
        scholar(DREAMER, horror=6),
        locations=[HALL, Place(pit, revealed=False)],
        encounter_deck=[quake, quake],
        **MYTHOS,
    )
    assert (game.state.gone, asked(game), idle(game)) == (["", "horror"], (0, "turn"), True)
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [0]


@pytest.mark.parametrize(("step", "named"), [("4.3 ready", "ready"), ("4.4 draw and resources", "poor")])
def test_the_upkeep_phase_may_end_a_condition(step: str, named: str) -> None:
    """Nobody acts: the vow helps while it is exhausted, the oath while there are few resources."""
    while_: dict[str, Condition] = {
        "ready": Condition(lambda g, use: g.state.cards[use.holder].exhausted, "while this is exhausted"),
        "poor": Condition(lambda g, use: g.state.resources[use.seat] < 6, "while you have fewer than 6 resources"),
    }
    vow = lab_card(f"vow-{named}", Gives(YOU, "sanity", 2, while_=while_[named]))
    first = Inv(horror=5, play=[In(vow, exhausted=named == "ready")], resources=5)
    people = (first, Inv("daisy-walker"))
    game = build(*people, locations=HOUSE, encounter_deck=["ancient-evils"] * 2, step=step, active=None)
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [1]


def test_what_a_text_counts_may_become_too_little() -> None:
    crowd = lab_card("counted-crowd", Gives(YOU, "sanity", count(card_type("asset") & YOURS)))
    trinket = lab_card("counted-trinket", free(Gain(1), Discard()))
    game = build(Inv(horror=6, play=[crowd, trinket]), Inv("daisy-walker"), locations=HOUSE)
    assert game.state.gone == ["", ""]
    game.choose("use lab/counted-trinket")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


def test_no_core_card_needs_looking_after_every_step() -> None:
    """Dreams of R'lyeh is about whoever has it, and Stubborn Detective blanks investigators alone."""
    game = build(Inv(threat=["dreams-of-rlyeh"]), enemies=[Foe("stubborn-detective", owner=0, engaged=0)])
    catalogue = game.state.catalogue
    assert (catalogue.strength, catalogue.blanks, catalogue.strength_varies) == (True, True, False)


def test_a_text_that_is_blank_for_a_while_keeps_nobody_up() -> None:
    forgets = event(Until("phase", Blank(CHOSEN), who=IT), Choose(card_type("asset") & YOURS, verb="blank"))
    oblivion = lab_card("oblivion", forgets, type="event")
    game = build(Inv(horror=5, play=[PROP], hand=[oblivion]), Inv("daisy-walker"), locations=HOUSE)
    game.choose("play lab/oblivion")
    assert (game.state.gone, asked(game), idle(game)) == (["horror", ""], (1, "turn"), True)


def test_who_bore_more_while_a_text_was_wiped_falls_when_it_is_back() -> None:
    """The phase ends, and Roland has 4 sanity again."""
    at_once: dict[str, Any] = {"step": "2.1 investigation phase begins", "active": None}
    people = (Inv(horror=3, hand=["mind-wipe-1"], play=[harm(0, 1)]), Inv("daisy-walker"))
    game = build(*people, locations=HOUSE, enemies=[Foe(DREAD, engaged=0)], **at_once)
    game.play("play core/mind-wipe-1", "use lab/harm-0-1-0")
    while not any(game.state.gone):
        game.choose(next((key for key in keys(game) if key in ("pass", "end turn")), keys(game)[0]))
    assert (game.state.gone, record(game, "core/roland-banks").horror) == (["horror", ""], 4)
    assert [entry.after for entry in game.log if entry.kind == "phase"][:2] == ["investigation", "enemy"]
    assert next(entry.kind for entry in game.log if entry.kind in ("eliminated", "attacks")) == "eliminated"
