"""The basic weaknesses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orne.arkham.card_text import text
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import NEXT_TURN, drawing
from tests.arkham.look import foe, foes, hurt, in_turn, keys, me, seen, table, threats


def draws(weakness: str, *others: Inv, **rest: Any) -> Game[State]:
    """The first investigator draws this card of their own deck with an action."""
    position = {name: rest.pop(name) for name in ("enemies", "locations", "agenda_doom") if name in rest}
    game = build(Inv(deck=(weakness, *rest.pop("under", ("knife",) * 5)), **rest), *others, **position)
    game.choose("draw")
    return game


def test_amnesia_keeps_a_weakness_in_hand() -> None:
    """No weakness may be chosen for discarding, so it is the card that stays (1.23)."""
    game = draws("amnesia", card="agnes-baker", hand=("dark-memory", "knife", "guts"))
    assert me(game)["hand"] == ["core/dark-memory"]
    assert in_turn(game)


def test_amnesia_with_one_card_does_nothing() -> None:
    """One card is all that may stay anyway."""
    game = draws("amnesia", hand=("knife",))
    assert me(game)["hand"] == ["core/knife"]
    assert me(game)["discard"] == ["core/amnesia"]


@pytest.mark.parametrize(("edition", "kept"), [("2016", 1), ("2016-letter", 3)])
def test_amnesia_takes_weaknesses_where_too_little_else_is_there(edition: str, kept: int) -> None:
    """The reading that lets them be chosen then discards down to one; the other leaves them in hand (1.23)."""
    hand = ("dark-memory", "knife", "dark-memory", "dark-memory")
    game = build(
        Inv("agnes-baker", deck=("amnesia", "guts"), hand=hand),
        Inv("wendy-adams"),
        locations=["attic"],
        edition=edition,
    )
    game.choose("draw")
    assert me(game)["hand"] == ["core/dark-memory"] * kept
    assert me(game)["discard"] == ["core/knife", *["core/dark-memory"] * (3 - kept), "core/amnesia"]
    assert in_turn(game)


def test_paranoia_takes_all_resources() -> None:
    """Tokens on cards are not resources of yours."""
    game = draws("paranoia", resources=7, play=("flashlight",))
    assert me(game)["resources"] == 0
    assert me(game)["play"][0]["tokens"] == 3
    assert me(game)["discard"] == ["core/paranoia"]


def test_paranoia_in_upkeep_comes_before_the_resource() -> None:
    """Drawn at 4.4 it comes before that step's resource (6.86)."""
    game = build(Inv(deck=("paranoia",)), step="4.4 draw and resources", active=None)
    assert me(game)["resources"] == 1


@pytest.mark.parametrize("card", ["haunted", "psychosis", "hypochondria"])
def test_a_lasting_weakness_enters_the_threat_area(card: str) -> None:
    game = draws(card)
    assert (threats(game), me(game)["hand"], me(game)["discard"]) == ([card], [], [])
    assert in_turn(game)


def test_haunted_lowers_every_skill_until_two_actions_discard_it() -> None:
    """Two copies make 2 (6.23); the discarding is one Activate of two actions."""
    game = draws("haunted", under=("haunted", "knife"))
    assert me(game)["skills"] == {"willpower": 2, "intellect": 2, "combat": 3, "agility": 1}
    game.choose("draw")
    assert me(game)["skills"] == {"willpower": 1, "intellect": 1, "combat": 2, "agility": 0}
    assert not [key for key in keys(game) if key.startswith("use")], "one action is not enough"
    game = build(Inv(threat=("haunted",)))
    game.choose("use core/haunted")
    assert me(game)["actions"] == 1
    assert me(game)["skills"]["combat"] == 4
    assert me(game)["discard"] == ["core/haunted"]
    assert in_turn(game)


def test_a_companion_may_discard_your_haunted() -> None:
    """Cards in any threat area at the investigator's location may be used (1.5); it goes to its owner's pile."""
    game = build(Inv(), Inv("daisy-walker", threat=("haunted",)), Inv("wendy-adams", at=1, threat=("haunted",)))
    assert [key for key in keys(game) if key.startswith("use")] == ["use core/haunted"]
    game.choose("use core/haunted")
    assert me(game, 1)["discard"] == ["core/haunted"]
    assert threats(game, 2) == ["haunted"]


def test_to_be_rid_of_haunted_provokes_one_attack() -> None:
    """It is an ordinary activation, and one attack for both actions (1.18)."""
    game = build(Inv(threat=("haunted",)), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("use core/haunted")
    assert hurt(game) == (1, 0)


def test_psychosis_adds_direct_damage_once_for_each_dealing() -> None:
    """Three horror at once are one occurrence (6.53), even where assets took them (6.61)."""
    game = drawing(
        "rotting-remains", Inv("daisy-walker", threat=("psychosis",), play=("elder-sign-amulet-3",)), bag=("auto-fail",)
    )
    game.play(*["horror core/elder-sign-amulet-3"] * 3)
    assert hurt(game) == (1, 0)
    assert in_turn(game)


def test_psychosis_damage_is_direct() -> None:
    """A vest cannot take it."""
    game = drawing("rotting-remains", Inv(threat=("psychosis",), play=("bulletproof-vest-3",)), bag=("-1",), seed=3)
    assert hurt(game) == (1, 1)
    assert in_turn(game)


def test_psychosis_minds_only_its_holder_and_only_horror() -> None:
    """Damage does not set it off, nor horror of somebody else."""
    game = drawing(
        "grasping-hands",
        Inv(threat=("psychosis",)),
        Inv("daisy-walker", threat=("hypochondria",)),
        bag=("auto-fail",),
        under=("rotting-remains",),
    )
    assert hurt(game) == (3, 0)
    assert hurt(game, 1) == (0, 3)


def test_hypochondria_adds_direct_horror_and_two_actions_discard_it() -> None:
    """Damage put on a vest counts too (6.86)."""
    game = build(Inv(threat=("hypochondria",), play=("bulletproof-vest-3",)), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("draw")
    game.choose("damage core/bulletproof-vest-3")
    assert hurt(game) == (0, 1)
    game.choose("use core/hypochondria")
    game.choose("damage core/roland-banks")
    assert hurt(game) == (1, 2), "the provoked attack comes before the effect (6.3)"
    assert threats(game) == []
    assert me(game)["discard"] == ["core/hypochondria"]


def test_hypochondrias_horror_is_direct() -> None:
    """An amulet cannot take it."""
    game = drawing("grasping-hands", Inv(threat=("hypochondria",), play=("elder-sign-amulet-3",)), bag=("0",))
    assert hurt(game) == (1, 1)
    assert in_turn(game)


def test_psychosis_is_discarded_for_two_actions() -> None:
    """Discarding it takes two actions (ahlcg/activate-action)."""
    game = build(Inv(threat=("psychosis",), actions=1))
    assert "use core/psychosis" not in keys(game)
    game = build(Inv(threat=("psychosis",)))
    game.choose("use core/psychosis")
    assert me(game)["actions"] == 1
    assert threats(game) == []


def test_psychosis_with_hypochondria_goes_on_to_the_end() -> None:
    """Each sets the other off until the investigator is defeated."""
    game = drawing("rotting-remains", Inv("roland-banks", threat=("psychosis", "hypochondria")), bag=("-1",))
    assert game.over
    assert game.state.gone == ["horror"]


def test_mob_enforcer_engages_its_bearer_and_takes_money() -> None:
    """Parley with 4 resources provokes nobody; he goes to his bearer's pile (6.38)."""
    game = draws("mob-enforcer", enemies=[Foe("ghoul-minion", engaged=0)], resources=4)
    assert hurt(game) == (1, 1)
    assert foe(game, "mob-enforcer")["engaged"] == 0
    game.choose("use core/mob-enforcer")
    assert foes(game) == ["ghoul-minion"]
    assert me(game)["resources"] == 0
    assert me(game)["discard"] == ["core/mob-enforcer"]
    assert hurt(game) == (1, 1)
    assert in_turn(game)


def test_mob_enforcer_needs_4_resources_and_anybody_here_may_pay() -> None:
    """Three are not enough; a companion at the same location may parley (1.5)."""
    game = build(Inv(resources=3), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    assert "use core/mob-enforcer" not in keys(game)
    game = build(Inv(resources=4), Inv("daisy-walker"), enemies=[Foe("mob-enforcer", engaged=1, owner=1)])
    game.choose("use core/mob-enforcer")
    assert me(game)["resources"] == 0
    assert me(game, 1)["discard"] == ["core/mob-enforcer"]


@pytest.mark.parametrize("card", ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"])
def test_bearer_only_walks_past_everybody_else(card: str) -> None:
    """Unengaged beside Roland, it hunts Daisy two steps away; Roland may still engage it (1.16, ahlcg/prey)."""
    position = (Inv(at=0), Inv("daisy-walker", at=2))
    enemies = [Foe(card, at="hallway", owner=1)]
    game = build(*position, enemies=enemies)
    assert f"engage core/{card}" in keys(game)
    game = build(*position, enemies=enemies, step="3.2 hunters move", active=None)
    assert foe(game, card)["location"] == "cellar"
    assert foe(game, card)["engaged"] == 1


def test_bearer_only_is_what_the_card_says() -> None:
    """The word makes all the difference to everybody else."""
    assert "Prey: only the one who began the game with it." in (text("core/mob-enforcer") or "")


def test_a_defeated_weakness_goes_to_its_bearer() -> None:
    """Never into the encounter discard pile, whoever defeats it (6.38)."""
    game = build(Inv(), Inv("daisy-walker"), enemies=[Foe("silver-twilight-acolyte", engaged=1, owner=1, damage=2)])
    game.choose("fight core/silver-twilight-acolyte")
    assert foes(game) == []
    assert me(game, 1)["discard"] == ["core/silver-twilight-acolyte"]
    assert seen(game, 0)["encounter_discard"] == []


def test_silver_twilight_acolyte_dooms_after_attacking() -> None:
    """The doom reaches the threshold and does not advance the agenda by itself (6.41)."""
    game = build(Inv(), enemies=[Foe("silver-twilight-acolyte", engaged=0, owner=0)], agenda_doom=2)
    game.choose("resource")
    assert hurt(game) == (1, 0)
    agenda = seen(game, 0)["agenda"]
    assert (agenda["card"], agenda["doom"]) == ("core/whats-going-on", 3)
    assert in_turn(game)


def test_stubborn_detective_blanks_only_where_he_is() -> None:
    """Daisy's text is blank beside him: no action for a Tome; away from him it is hers again (6.86)."""
    for at, blank in ((0, True), (1, False)):
        game = build(
            Inv("daisy-walker", at=at),
            Inv(at=0),
            enemies=[Foe("stubborn-detective", engaged=1, owner=1)],
        )
        index = table(game).index
        assert (game.state.investigators[0] in index.blank) is blank
        assert game.state.investigators[1] in index.blank


def test_daisys_additional_action_goes_and_comes_with_her_text() -> None:
    """ahlcg/constant-abilities/b: she has it while her text is not blank, whenever in her turn that is."""
    detective = Foe("stubborn-detective", at="attic", owner=1, exhausted=True, damage=1)
    daisy = Inv("daisy-walker", at=1, actions=2, play=("medical-texts", "beat-cop"))
    game = build(daisy, Inv("roland-banks", at=2), enemies=[detective], **NEXT_TURN)
    game.play("turn core/daisy-walker", "resource", "resource")
    assert sorted(keys(game)) == ["end turn", "use core/beat-cop"], "no action is left while he is here"
    game.choose("use core/beat-cop")
    assert sorted(keys(game)) == ["end turn", "use core/medical-texts"]
    game.choose("use core/medical-texts")
    assert (in_turn(game), game.state.active) == (False, 1), "it was hers once, and the turn is over"
    game = build(
        Inv("daisy-walker", actions=1, play=("medical-texts",)), enemies=[replace(detective, owner=0)], **NEXT_TURN
    )
    game.choose("move core/attic")
    assert game.state.round == 3, "with the detective here she had nothing left to do"


def test_stubborn_detective_makes_the_elder_sign_worth_nothing() -> None:
    """Skids' +2 is gone while the detective is here (ahlcg/blank)."""
    locations = [Place("attic", clues=1), Place("hallway")]
    for at, clues in (("attic", 0), ("hallway", 1)):
        game = build(
            Inv("skids-otoole", threat=("haunted",) * 3, resources=1),
            locations=locations,
            enemies=[Foe("stubborn-detective", at=at, owner=0, exhausted=True)],
            bag=("elder sign",),
        )
        game.choose("investigate core/attic")
        if clues:
            game.choose("apply clue")
        assert me(game)["clues"] == clues
        assert me(game)["resources"] == 1 + 2 * clues
        assert in_turn(game)


def test_roland_may_react_to_defeating_the_detective() -> None:
    """The blanking ends with him (6.86)."""
    game = build(
        Inv(),
        locations=[Place("attic", clues=1)],
        enemies=[Foe("stubborn-detective", engaged=0, owner=0, damage=1), Foe("swarm-of-rats", engaged=0)],
    )
    kept = game.copy()
    kept.choose("fight core/swarm-of-rats")
    assert in_turn(kept), "blank while he is there"
    game.choose("fight core/stubborn-detective")
    assert sorted(keys(game)) == ["pass", "react core/roland-banks"]


def test_a_cancelled_attack_brings_no_doom() -> None:
    """After Dodge the acolyte has not attacked (6.31)."""
    game = build(Inv(hand=("dodge",)), enemies=[Foe("silver-twilight-acolyte", engaged=0, owner=0)])
    game.play("resource", "play core/dodge")
    assert hurt(game) == (0, 0)
    assert seen(game, 0)["doom"] == 0
    assert in_turn(game)
