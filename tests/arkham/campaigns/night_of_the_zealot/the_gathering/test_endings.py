"""The Gathering: its endings, and a whole game."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.scenario import Outcome, StoryAsset, scenario
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.campaigns.night_of_the_zealot.the_gathering.look import (
    BARRIER,
    DECK,
    NAMES,
    STUDY,
    keys,
    slugs,
    table,
)
from tests.arkham.look import seen, words

HOUSE = ("hallway", "attic", "cellar", "parlor")
LAST: dict[str, Any] = {"locations": HOUSE, "act": "what-have-you-done"}


def outcome(game: Game[State]) -> Outcome:
    """What the campaign gets."""
    assert game.over
    return scenario("the-gathering").outcome(table(game))


# ---- endings


@pytest.mark.parametrize("where", [STUDY, BARRIER])
@pytest.mark.parametrize("number", [1, 3])
def test_r3_before_the_last_act(where: dict[str, Any], number: int) -> None:
    """All are trapped and killed, no experience, Lita goes to somebody of the next scenario."""
    people = [Inv(name) for name in NAMES[:number]]
    game = build(*people, step="1.2 place doom", active=None, agenda="theyre-getting-out", agenda_doom=9, **where)
    assert outcome(game) == Outcome(
        "R3",
        {"house_standing": True, "ghoul_priest_alive": True, "lita_forced_to_find_others": True},
        experience=(0,) * number,
        trauma=((0, 0),) * number,
        killed=tuple(range(number)),
        story_assets=(StoryAsset(LITA, anybody=True),),
    )


def test_r3_spares_who_resigned() -> None:
    """Wendy, who stayed, is killed; Roland got away before."""
    game = build(
        Inv(),
        Inv("wendy-adams", at=1),
        locations=("parlor", "hallway"),
        agenda="theyre-getting-out",
        agenda_doom=9,
        act="the-barrier",
    )
    game.play("use core/parlor resign", "end turn")
    end = outcome(game)
    assert (end.resolution, game.state.gone[0], end.killed) == ("R3", "resigned", (1,))


def test_agenda_out_in_the_last_act_is_no_resolution() -> None:
    """Those still there are defeated with 1 physical trauma; the lead earns Lita; 2 more experience (6, 64)."""
    game = build(
        Inv(at=3),
        Inv("wendy-adams"),
        Inv("skids-otoole", at=1),
        agenda="theyre-getting-out",
        agenda_doom=9,
        lead=1,
        enemies=[Foe("ghoul-priest", at="cellar", exhausted=True)],
        locations=("hallway", "attic", "cellar", "parlor"),
        act="what-have-you-done",
    )
    game.play("use core/parlor resign", "turn core/wendy-adams", "end turn", "end turn")
    assert game.state.gone == ["resigned", "defeated", "defeated"]
    assert [line for line in words(game) if "trauma" in line] == [
        "Wendy suffers 1 physical trauma.",
        "Skids suffers 1 physical trauma.",
    ]
    assert outcome(game) == Outcome(
        "none",
        {"house_standing": True, "ghoul_priest_alive": True},
        experience=(4, 4, 4),  # attic and cellar are revealed and without clues
        trauma=((0, 0), (1, 0), (1, 0)),
        story_assets=(StoryAsset(LITA, (1,)),),
    )


def test_all_are_overrun_together() -> None:
    """Nobody is asked whom the ghouls of one would turn to, for nobody is left to turn to."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        Inv("skids-otoole"),
        step="1.2 place doom",
        active=None,
        agenda="theyre-getting-out",
        agenda_doom=9,
        enemies=[Foe("ghoul-minion", engaged=0), Foe("icy-ghoul", engaged=2)],
        **LAST,
    )
    assert game.state.gone == ["defeated"] * 3
    assert outcome(game).trauma == ((1, 0),) * 3
    assert outcome(game).story_assets == (StoryAsset(LITA, (0,)),)


@pytest.mark.parametrize("number", [1, 2])
def test_investigators_who_all_resign_keep_the_house_and_their_experience(number: int) -> None:
    """Everybody out by the Parlor's door: no trauma, house standing, Priest alive, 2 experience more."""
    people = [Inv(name, at=1) for name in NAMES[:number]]
    places = (Place("attic", clues=1), "parlor", Place("cellar", revealed=False))
    game = build(*people, locations=places, act="what-have-you-done")
    for _ in range(number):
        game.choose("use core/parlor resign")
    assert game.state.gone == ["resigned"] * number
    assert outcome(game) == Outcome(
        "none",
        {"house_standing": True, "ghoul_priest_alive": True},
        experience=(2,) * number,
        trauma=((0, 0),) * number,
        story_assets=(StoryAsset(LITA, (number - 1,)),),
    )


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("choice", ["burn", "refuse"])
def test_when_the_priest_is_defeated_the_lead_decides_about_the_house(choice: str, number: int) -> None:
    """The act advances at once; the lead decides about the house."""
    people = [Inv(name) for name in NAMES[:number]]
    game = build(
        *people,
        lead=number - 1,
        enemies=[Foe("ghoul-priest", engaged=0, damage=5 * number - 1)],
        bag=("+1",),
        **LAST,
    )
    game.choose("fight core/ghoul-priest")
    assert game.decision is not None
    assert game.decision.seat == number - 1
    assert keys(game) == ["burn", "refuse"]
    game.choose(choice)
    lead = number - 1
    victory = 2 + 1 + 1 + 2  # the Priest, attic, cellar, and 2 for the scenario
    if choice == "burn":
        assert outcome(game) == Outcome(
            "R1",
            {"house_burned": True},
            experience=(victory,) * number,
            trauma=tuple((0, int(seat == lead)) for seat in range(number)),
            story_assets=(StoryAsset(LITA, (lead,)),),
        )
    else:
        assert outcome(game) == Outcome(
            "R2",
            {"house_standing": True},
            experience=tuple(victory + (seat == lead) for seat in range(number)),
            trauma=((0, 0),) * number,
        )


def test_locations_with_clues_or_unrevealed_give_no_victory() -> None:
    """Victory locations count only revealed and empty (1.25)."""
    game = build(
        Inv(),
        locations=("hallway", Place("attic", clues=1), Place("cellar", revealed=False), "parlor"),
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    game.play("fight core/ghoul-priest", "burn")
    assert outcome(game).experience == (4,)


def test_defeat_of_the_last_is_no_resolution_with_its_trauma() -> None:
    """Defeated by horror in the Attic: 1 mental trauma (1.26)."""
    game = build(Inv(horror=4), Inv("wendy-adams", horror=6), act="what-have-you-done")
    game.choose("move core/attic")
    assert game.state.gone == ["horror", ""]
    assert game.state.lead == 1
    game.choose("move core/attic")
    assert game.state.resolution == "none"
    assert outcome(game).trauma == ((0, 1), (0, 1))
    assert outcome(game).story_assets == (StoryAsset(LITA, (1,)),)


# ---- a whole game


def stacked(*top: str) -> Game[State]:
    """The Gathering set up for Roland alone, the encounter deck beginning with some cards, every token a +1."""
    people = [{"id": "core/roland-banks", "deck": DECK}]
    state = RULEBOOK.begin({"scenario": "the-gathering", "investigators": people, "seed": 5, "bag": ["+1"]})
    kinds = ArkhamTable(state).kind
    for card in reversed(top):
        uid = next(uid for uid in state.encounter_deck if kinds(uid).slug == f"core/{card}")
        state.encounter_deck.remove(uid)
        state.encounter_deck.append(uid)
    for index, card in enumerate(reversed(top)):
        assert kinds(state.encounter_deck[index - len(top)]).slug == f"core/{card}"
    return Game(RULEBOOK, {"position": RULEBOOK.encode(state)})


def test_a_whole_game_from_set_up() -> None:
    """arkham/basics/4.2: out of the Study, the Attic, the Cellar, the Barrier, the Priest: the house burns."""
    game = stacked("swarm-of-rats", "ghoul-minion", "swarm-of-rats", "swarm-of-rats", "ghoul-minion")
    game.play("keep", "investigate core/study", "investigate core/study", "advance core/trapped", "move core/attic")
    assert (seen(game, 0)["round"], seen(game, 0)["doom"]) == (2, 1)
    game.play("fight core/swarm-of-rats", "react core/roland-banks", "investigate core/attic", "move core/hallway")
    game.play("fight core/ghoul-minion", "fight core/ghoul-minion", "move core/cellar")
    assert keys(game) == ["discard", "take 2 horror"]
    game.choose("discard")
    game.play("fight core/swarm-of-rats", "react core/roland-banks", "investigate core/cellar", "move core/hallway")
    assert keys(game) == ["yes", "no"]
    assert seen(game, 0)["investigators"][0]["clues"] == 4
    game.choose("yes")
    assert {each["ref"]: each["engaged"] for each in seen(game, 0)["enemies"]} == {
        "ghoul-priest": 0,
        "swarm-of-rats": 0,
    }
    game.play("fight core/ghoul-priest", "fight core/ghoul-priest", "fight core/ghoul-priest")
    assert keys(game) == ["attack core/ghoul-priest", "attack core/swarm-of-rats"]
    game.choose("attack core/ghoul-priest")
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"], me["clues"]) == (1 + 2 + 1, 1 + 2, 1)
    game.play("fight core/ghoul-priest", "fight core/ghoul-priest", "burn")
    assert game.result == scenario("the-gathering").resolutions()["R1"]
    assert outcome(game) == Outcome(
        "R1", {"house_burned": True}, experience=(6,), trauma=((0, 1),), story_assets=(StoryAsset(LITA, (0,)),)
    )
    assert Game.load(game.save()).state.data() == game.state.data()


@pytest.mark.parametrize("order", [0, 1])
def test_whoever_falls_with_the_priest_is_worth_its_victory_too(order: int) -> None:
    """ahlcg/victory/b: both are in the victory display before the act sees that it has been reached."""
    foes = [Foe("ghoul-priest", exhausted=True, damage=4), Foe("flesh-eater", exhausted=True, damage=1)]
    game = build(Inv(hand=("dynamite-blast",)), enemies=[foes[order], foes[1 - order]], **LAST)
    game.choose("play core/dynamite-blast")
    assert keys(game) == ["burn", "refuse"]
    assert slugs(game, game.state.victory) == ["flesh-eater", "ghoul-priest"]
    game.choose("refuse")
    assert game.state.resolution == "R2"
