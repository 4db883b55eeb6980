"""Rulings on how a scenario ends: victory, resolutions, what goes on in the campaign."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.abilities import Use, free, revelation
from orne.arkham.campaign import KILLED, Member, begin
from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.language import Do, Gain
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rulebook import new_game
from orne.arkham.rules.damage import deal
from orne.arkham.scenario import Outcome
from orne.arkham.state import VICTORY
from orne.arkham.table import ArkhamTable
from orne.kernel.errors import UserError
from tests.arkham.laboratory import DUST, MYTHOS, lab, lab_card, pause, scholar
from tests.arkham.look import keys, record, table, uid
from tests.campaign.table import DAISY, ROLAND, campaign, over
from tests.look import asked


def test_a_scenario_ends_by_a_resolution_or_with_everybody_out() -> None:
    """ahlcg/winning-and-losing/a, ahlcg/winning-and-losing/b: by the agenda R3; with everybody gone none."""
    game = build(
        Inv(), locations=["hallway"], act="the-barrier", agenda="theyre-getting-out", agenda_doom=99,
        step="1.3 check doom", active=None,
    )  # fmt: skip
    assert game.state.resolution == "R3"
    game = build(Inv(damage=8), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("draw")
    assert game.state.resolution == "none"


@pytest.mark.parametrize(("choice", "resolution"), [("burn", "R1"), ("refuse", "R2")])
def test_the_last_act_ends_the_scenario_as_the_lead_decides(choice: str, resolution: str) -> None:
    """ahlcg/winning-and-losing/a: R1 or R2."""
    game = build(
        Inv(),
        locations=["hallway"],
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    game.choose("fight core/ghoul-priest")
    assert (asked(game)[0], keys(game)) == (0, ["burn", "refuse"])
    game.choose(choice)
    assert game.state.resolution == resolution


def test_victory_points_are_counted_at_the_end() -> None:
    """ahlcg/victory/a, ahlcg/victory/d: points are counted; a treachery goes there after its resolution."""
    from orne.arkham.scenario import usual_outcome

    game = build(Inv(), victory=["ghoul-priest", "attic"], locations=["hallway"])
    assert usual_outcome(table(game)).experience == (3,)
    assert uid(game, "core/ghoul-priest") not in values.enemies(table(game))
    prize = lab_card("prize", revelation(Gain(1)), type="treachery", victory=1)
    game = lab(scholar(play=[pause()]), encounter_deck=[prize, DUST], **MYTHOS)
    assert (record(game, prize).zone, game.state.resources) == (VICTORY, [6])


# ---- what goes on


def test_a_resolution_is_entered_as_it_stands_and_the_campaign_goes_on() -> None:
    """ahlcg/record-in-campaign-log/a, ahlcg/winning-and-losing/b, ahlcg/winning-and-losing/c."""
    at = over(campaign(2), "none")
    assert at.finished[0]["resolution"] == "none"
    assert (at.next_scenario, at.result) == ("the-midnight-masks", "")
    assert at.notes == {"house_standing": True, "ghoul_priest_alive": True}
    burned = over(campaign(), "R1")
    assert burned.next_scenario == "the-midnight-masks"
    assert burned.notes == {"house_burned": True}


def test_what_is_remembered_is_not_logged() -> None:
    """ahlcg/remember-that/a: it holds for the scenario only."""
    at = over(campaign(), "R1", memory={"the bell has rung": True})
    assert "the bell has rung" not in at.notes
    at.give(LITA, None)
    assert at.start().state.remembered("the bell has rung") is None


def test_a_weakness_that_joined_a_deck_stays_and_removed_cards_return() -> None:
    """ahlcg/weakness/g, ahlcg/removed-from-game/a: both are in the deck of the next scenario."""
    at = campaign(2)
    before = at.member(ROLAND).cards()
    over(at, "R2")
    over(at, "R1")
    over(at, "R1", memory={"weaknesses gained": ((1, "core/psychosis"),)})
    assert at.member(DAISY).earned == {"core/psychosis": 1}
    assert at.member(ROLAND).cards() == before


def test_a_resolution_adds_cards_and_may_kill() -> None:
    """ahlcg/investigator-deck/b, ahlcg/killed-insane-investigators/c: nobody is asked, trauma does not matter."""
    campaign = begin()
    campaign.members = [Member("Ann", "core/roland-banks", {"core/knife": 30})]
    member = campaign.members[0]
    end = Outcome("R1", experience=(2,), trauma=((0, 0),), killed=(0,), gained=((0, "core/paranoia"),))
    campaign._settle(member, 0, end)
    assert (member.deck["core/paranoia"], member.earned, member.status) == (1, {"core/paranoia": 1}, KILLED)


def test_a_single_scenario_carries_nothing_over() -> None:
    """ahlcg/killed-insane-investigators/d: after a defeat the next game begins without trauma."""
    people = [{"id": "core/roland-banks", "deck": ["core/knife"] * 30}]

    def die(g: ArkhamTable, use: Use) -> None:
        """Be defeated."""
        deal(g, use.seat, 9, direct=True)

    game = build(Inv(play=[lab_card("end-it", free(Do(die)))]))
    game.choose("use lab/end-it")
    assert game.over
    fresh = new_game("the-gathering", people, 1)
    assert (fresh.state.trauma, record(fresh, "core/roland-banks").damage) == ([(0, 0)], 0)


def test_the_killed_are_out_of_the_campaign() -> None:
    """ahlcg/killed-insane-investigators/a: recorded, and neither unused nor able to play again."""
    campaign = begin()
    campaign.members = [Member("Ann", "core/roland-banks", {"core/knife": 30}, status=KILLED)]
    assert "core/roland-banks" not in campaign.unused()
    assert campaign.active() == []
    with pytest.raises(UserError, match="must choose another investigator"):
        campaign.start()
