"""Campaigns in the store: each by its name, as it was after every change; a scenario under way is a game of its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from orne.arkham.campaign import Campaign
from orne.arkham.campaign_data import from_data
from orne.kernel.errors import UserError, echo, suggested
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.store.models import CAMPAIGN_STATES, CAMPAIGNS
from orne.store.rows import Damaged, data_of, moment, words

LONGEST_NAME = 60


class NoCampaign(UserError):
    """No campaign has the name that was given."""


@dataclass
class Stored:
    """A campaign as it was read."""

    name: str
    campaign: Campaign
    number: int
    """How many times it has been written."""
    game: int | None
    """The scenario under way, by its number among the games."""


@dataclass(frozen=True)
class AboutCampaign:
    """What a list of campaigns says about one."""

    name: str
    game: int | None
    created: float
    changed: float


def check_name(name: str) -> str:
    """Refuse what cannot be a campaign's name."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise UserError(f"{echo(name)} cannot be a campaign's name; give 1 to {LONGEST_NAME} letters.")
    if "/" in name or name.endswith(".json"):
        raise UserError(f"{echo(name)} reads like a file; give the campaign a name, such as mine.")
    return name


def listed(store: Store) -> list[AboutCampaign]:
    """Every campaign, the one changed last first."""
    changed = func.max(CAMPAIGN_STATES.c.at).label("changed")
    query = (
        select(CAMPAIGNS, changed)
        .join(CAMPAIGN_STATES, CAMPAIGN_STATES.c.campaign_id == CAMPAIGNS.c.id)
        .group_by(CAMPAIGNS.c.id)
        .order_by(changed.desc(), CAMPAIGNS.c.id)
    )
    with store.reading() as connection:
        return [_about(row) for row in connection.execute(query)]


def _about(row: Row[Any]) -> AboutCampaign:
    """What a row says."""
    what = f"Campaign {row.id}"
    return AboutCampaign(words(row.name, what), row.game_id, moment(row.created, what), moment(row.changed, what))


def read(store: Store, name: str) -> Stored:
    """A campaign; the scenario under way is in it as it stands now."""
    with store.reading() as connection:
        row = _row(connection, name)
        state = connection.execute(
            select(CAMPAIGN_STATES)
            .where(CAMPAIGN_STATES.c.campaign_id == row.id)
            .order_by(CAMPAIGN_STATES.c.number.desc())
            .limit(1)
        ).one_or_none()
    if state is None:
        raise Damaged(f"The campaign {name}")
    campaign = from_data(data_of(state.data, dict, f"The campaign {name}"))
    if row.game_id is not None:
        game = games.read(store, row.game_id).game
        if not game.read_only:
            campaign.keep(game)
    return Stored(name, campaign, state.number, row.game_id)


def add(store: Store, name: str, campaign: Campaign) -> Stored:
    """Write a new campaign, never over another."""
    check_name(name)
    with store.writing() as connection:
        if connection.execute(select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.name == name)).scalar() is not None:
            raise UserError(f"There is a campaign called {echo(name)} already; give another name.")
        now = store.now(connection)
        new = connection.execute(insert(CAMPAIGNS).values(name=name, created=now))
        assert new.inserted_primary_key is not None
        _add_state(store, connection, new.inserted_primary_key[0], 1, campaign)
        game = None
        if campaign.game is not None:
            game = games.add_to(store, connection, scenario_of(campaign, campaign.resume()), uuid4().hex)
            _set_game(connection, new.inserted_primary_key[0], game)
    return Stored(name, campaign, 1, game)


def change(store: Store, stored: Stored, scenario: Seated | None = None) -> int | None:
    """Write a campaign after a change, with the scenario that begins by it, if any; gives the game under way."""
    with store.writing() as connection:
        row = _row(connection, stored.name, lock=True)
        last = connection.execute(
            select(func.max(CAMPAIGN_STATES.c.number)).where(CAMPAIGN_STATES.c.campaign_id == row.id)
        ).scalar_one()
        if last != stored.number:
            raise UserError(f"The campaign {stored.name} was changed elsewhere in the meantime; look at it again.")
        _add_state(store, connection, row.id, stored.number + 1, stored.campaign)
        game = stored.game if stored.campaign.game is not None else None
        if scenario is not None:
            game = games.add_to(store, connection, scenario, uuid4().hex)
        _set_game(connection, row.id, game)
    stored.number += 1
    stored.game = game
    return game


def remove(store: Store, name: str) -> None:
    """Delete a campaign; its games stay."""
    with store.writing() as connection:
        row = _row(connection, name, lock=True)
        connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == row.id))


def scenario_of(campaign: Campaign, game: Game[Any]) -> Seated:
    """A scenario of a campaign as a game of its own, with who plays it."""
    players = tuple(campaign.bots.get(card, HUMAN) for card in campaign.seats)
    return Seated(game, players, tuple(campaign.member(card).name for card in campaign.seats))


def _row(connection: Connection, name: str, *, lock: bool = False) -> Row[Any]:
    """The row of a campaign."""
    query = select(CAMPAIGNS).where(CAMPAIGNS.c.name == name)
    found = connection.execute(query.with_for_update() if lock else query).one_or_none()
    if found is None:
        names = connection.execute(select(CAMPAIGNS.c.name)).scalars().all()
        hint = suggested(name, names, "orne campaign list shows those there are.")
        raise NoCampaign(f"There is no campaign called {echo(name)}; {hint}")
    return found


def _add_state(store: Store, connection: Connection, row: int, number: int, campaign: Campaign) -> None:
    """Write a campaign as it is after a change."""
    data = json.dumps(campaign.data(), ensure_ascii=False, separators=(",", ":"))
    connection.execute(
        insert(CAMPAIGN_STATES).values(campaign_id=row, number=number, data=data, at=store.now(connection))
    )


def _set_game(connection: Connection, row: int, game: int | None) -> None:
    """Note which game is the scenario under way."""
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == row).values(game_id=game))
