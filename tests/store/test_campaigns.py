"""Campaigns in the store: every state of them stays, and a scenario under way loses no answer."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from orne.arkham.campaign import Campaign, begin
from orne.campaign import join
from orne.decks.arkham import named
from orne.kernel.errors import UserError
from orne.store import campaigns, games
from orne.store.database import Store
from orne.store.keeping import Kept
from orne.store.models import CAMPAIGN_STATES


def new() -> Campaign:
    campaign = begin("standard", 5)
    join(campaign, "Ann", named("roland"))
    return campaign


def test_a_campaign_is_written_and_read(place: str) -> None:
    with Store(place) as store:
        campaigns.add(store, "zealot", new())
        stored = campaigns.read(store, "zealot")
        assert (stored.campaign, stored.number, stored.game) == (new(), 1, None)
        assert [(each.name, each.game) for each in campaigns.listed(store)] == [("zealot", None)]


def test_a_name_is_used_once(place: str) -> None:
    with Store(place) as store:
        campaigns.add(store, "zealot", new())
        with pytest.raises(UserError, match="There is a campaign called “zealot” already"):
            campaigns.add(store, "zealot", new())
        with pytest.raises(UserError, match="cannot be a campaign's name"):
            campaigns.add(store, " ", new())
        with pytest.raises(UserError, match="There is no campaign called “other”"):
            campaigns.read(store, "other")


def test_a_change_is_a_new_state_and_the_old_one_stays(place: str) -> None:
    with Store(place) as store:
        campaigns.add(store, "zealot", new())
        stored = campaigns.read(store, "zealot")
        join(stored.campaign, "Bob", named("wendy"))
        campaigns.change(store, stored)
        assert [member.player for member in campaigns.read(store, "zealot").campaign.members] == ["Ann", "Bob"]
        with store.reading() as connection:
            assert connection.execute(select(CAMPAIGN_STATES.c.number)).scalars().all() == [1, 2]


def test_two_who_change_a_campaign_at_once(place: str) -> None:
    with Store(place) as store:
        campaigns.add(store, "zealot", new())
        first, second = (campaigns.read(store, "zealot") for _ in range(2))
        join(first.campaign, "Bob", named("wendy"))
        join(second.campaign, "Cay", named("agnes"))
        campaigns.change(store, first)
        with pytest.raises(UserError, match="was changed elsewhere in the meantime"):
            campaigns.change(store, second)
        assert [member.player for member in campaigns.read(store, "zealot").campaign.members] == ["Ann", "Bob"]


def test_a_scenario_under_way_is_a_game_of_its_own(place: str) -> None:
    with Store(place) as store:
        stored = campaigns.add(store, "zealot", new())
        game = stored.campaign.start()
        campaigns.change(store, stored, campaigns.scenario_of(stored.campaign, game))
        assert stored.game == 1
        kept = Kept.resumed(1, place)
        kept.seated.game.play(0)
        assert kept.keep(kept.seated.game)
        kept.close()
        found = campaigns.read(store, "zealot")
        assert found.campaign.resume().decisions() == kept.seated.game.decisions()
        assert games.about(store, 1).decks == ("Roland Banks",)
        with pytest.raises(UserError, match="Game 1 is the scenario under way in the campaign zealot, and stays"):
            games.remove(store, 1)
        campaigns.remove(store, "zealot")
        assert campaigns.listed(store) == []
        games.remove(store, 1)


def test_a_campaign_brought_in_with_a_scenario_under_way(place: str) -> None:
    campaign = new()
    game = campaign.start()
    game.play(0)
    campaign.keep(game)
    with Store(place) as store:
        stored = campaigns.add(store, "zealot", campaign)
        assert stored.game == 1
        assert games.record(store, 1)["decisions"] == game.decisions()
        assert campaigns.read(store, "zealot").campaign.resume().fingerprint() == game.fingerprint()
