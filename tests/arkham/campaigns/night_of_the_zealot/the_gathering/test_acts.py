"""The Gathering: its acts."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.kernel.errors import UserError
from tests.arkham.campaigns.night_of_the_zealot.the_gathering.look import (
    BARRIER,
    CLOSED,
    NAMES,
    STUDY,
    enemy,
    keys,
    slugs,
)
from tests.arkham.look import seen

# ---- act 1


@pytest.mark.parametrize("number", [1, 2])
def test_trapped_advances_into_the_house(number: int) -> None:
    """Enemies in the Study are discarded, not defeated, engaged ones too; all go to the Hallway; the Study is gone."""
    people = [Inv(NAMES[seat], clues=2) for seat in range(number)]
    foes = [Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", at="study", exhausted=True)]
    where = STUDY | {"locations": (Place("study", attached=("obscuring-fog",)),)}
    game = build(*people, enemies=foes, **where)
    game.choose("advance core/trapped")
    game.choose("discard core/icy-ghoul")
    state = game.state
    assert slugs(game, state.locations) == ["attic", "cellar", "hallway", "parlor"]
    revealed = {place["ref"]: place["revealed"] for place in seen(game, 0)["locations"]}
    assert revealed == {"hallway": True, "attic": False, "cellar": False, "parlor": False}
    assert [person["location"] for person in seen(game, 0)["investigators"]] == ["hallway"] * number
    assert seen(game, 0)["enemies"] == []
    assert state.victory == []
    assert slugs(game, state.encounter_discard) == ["ghoul-minion", "icy-ghoul", "obscuring-fog"]
    assert slugs(game, state.removed) == ["study", "trapped"]
    assert seen(game, 0)["act"] == {"card": "core/the-barrier", "needed": 3 * number, "doom": 0, "clues": 0}
    assert "move core/parlor" not in keys(game)
    assert "move core/attic" in keys(game)


def test_trapped_needs_two_clues_for_each_investigator() -> None:
    """Three clues are too few for two, however they are held."""
    game = build(Inv(clues=3), Inv("wendy-adams"), **STUDY)
    assert "advance core/trapped" not in keys(game)


def test_doom_stays_when_the_act_advances() -> None:
    """Only an advancing agenda clears doom (ahlcg/act-deck-and-agenda-deck/m)."""
    game = build(Inv(clues=2), agenda_doom=2, **STUDY)
    game.choose("advance core/trapped")
    assert seen(game, 0)["doom"] == 2


# ---- act 2


def test_barrier_is_broken_only_as_the_round_ends_by_those_in_the_hallway() -> None:
    """Never during a turn; clues of one in the Attic do not count (6, 96; ahlcg/act-deck-and-agenda-deck/f)."""
    apart = build(Inv(clues=4), Inv("wendy-adams", at=1, clues=2), **BARRIER)
    assert "advance core/the-barrier" not in keys(apart)
    apart.play("end turn", "end turn")
    assert apart.view(0)["round"] == 3
    assert apart.view(0)["act"]["card"] == "core/the-barrier"
    together = build(Inv(clues=4), Inv("wendy-adams", clues=3), **BARRIER)
    together.play("end turn", "end turn")
    assert keys(together) == ["yes", "no"]
    assert together.decision is not None
    assert together.decision.prompt == "Spend 6 clues to break the barrier?"
    assert together.decision.source == together.state.act
    together.choose("yes")
    assert keys(together) == ["spend 3", "spend 4"]
    together.choose("spend 4")
    assert [person["clues"] for person in together.view(0)["investigators"]] == [0, 1]
    assert together.view(0)["act"]["card"] == "core/what-have-you-done"


def test_barrier_may_be_left_alone() -> None:
    """The group may keep its clues."""
    game = build(Inv(clues=3), **BARRIER)
    game.play("end turn", "no")
    assert seen(game, 0)["act"]["card"] == "core/the-barrier"
    assert seen(game, 0)["investigators"][0]["clues"] == 3


def test_behind_the_barrier() -> None:
    """The Parlor is revealed, Lita is there under nobody's control, the Priest is in the Hallway with 5 health each."""
    game = build(Inv(clues=3), Inv("wendy-adams", clues=3), **BARRIER)
    game.play("end turn", "end turn", "yes")
    priest = enemy(game, "ghoul-priest")
    assert (priest["location"], priest["health"]) == ("hallway", 10)
    assert priest["engaged"] == 0  # the highest combat
    parlor = next(place for place in seen(game, 0)["locations"] if place["ref"] == "parlor")
    assert parlor["revealed"]
    assert parlor["here"] == ["lita-chantler"]
    assert game.state.set_aside == []


def test_barrier_comes_before_the_doom_of_the_round() -> None:
    """A Priest that comes by the Barrier counts for that round's doom already (6, 45)."""
    game = build(Inv(clues=3), agenda="theyre-getting-out", agenda_doom=2, **BARRIER)
    game.play("end turn", "yes")
    # 2 there, 1 for the Priest, 1 in the next mythos phase, 1 by Ancient Evils
    assert game.state.cards[game.state.agenda].doom == 5


def test_a_position_without_what_the_barrier_hides_is_refused_in_words() -> None:
    """The Parlor must be in play, Lita and the Priest set aside."""
    game = build(Inv(clues=3))
    game.choose("end turn")
    with pytest.raises(UserError, match="Parlor is not in play"):
        game.choose("yes")
    game = build(Inv(clues=3), locations=CLOSED)
    game.choose("end turn")
    with pytest.raises(UserError, match="Lita Chantler is not among the cards set aside"):
        game.choose("yes")
