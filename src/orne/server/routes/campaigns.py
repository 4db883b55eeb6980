"""Campaigns of Arkham Horror, on one's own machine."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from orne.server import campaigns
from orne.server.replies.campaigns import Campaigns, Offers, WholeCampaign
from orne.server.replies.shared import answer
from orne.server.replies.tables import MadeTable
from orne.server.requests import BuyBody, FillBody, JoinBody, LeaveBody, NewCampaign, NextBody, TakeBody, UpgradeBody
from orne.server.routes.shared import TheServices, refuse_unless_local


def _own(services: TheServices) -> None:
    """Campaigns are kept on one's own machine."""
    refuse_unless_local(services, "Campaigns are kept")


router = APIRouter(prefix="/api/campaigns", tags=["campaigns"], dependencies=[Depends(_own)])
Name = Annotated[str, Path(max_length=60)]
Part = Annotated[str, Path(max_length=80)]


@router.get("", **answer(Campaigns))
async def list_campaigns(services: TheServices) -> dict[str, Any]:
    """Every campaign."""
    return {"campaigns": await services.apart(campaigns.listed, services.store)}


@router.post("", **answer(WholeCampaign, 201))
async def new_campaign(services: TheServices, wished: NewCampaign) -> dict[str, Any]:
    """Begin a campaign."""
    return await services.apart(campaigns.new, services.store, services.shelf, wished)


@router.get("/{name}", **answer(WholeCampaign))
async def one_campaign(services: TheServices, name: Name) -> dict[str, Any]:
    """A campaign: log, investigators, bag, what comes next."""

    def look() -> dict[str, Any]:
        return campaigns.state(services.store, campaigns.settled(services.store, name))

    return await services.apart(look)


@router.get("/{name}/offers/{set}/{slug}", **answer(Offers))
async def offers(services: TheServices, name: Name, set: Part, slug: Part) -> dict[str, Any]:
    """What an investigator may buy, and for how much."""
    return {"offers": await services.apart(campaigns.on_offer, services.store, name, f"{set}/{slug}")}


@router.post("/{name}/buy", **answer(WholeCampaign))
async def buy(services: TheServices, name: Name, wished: BuyBody) -> dict[str, Any]:
    """Buy a card."""
    return await services.apart(campaigns.bought, services.store, name, wished)


@router.post("/{name}/upgrade", **answer(WholeCampaign))
async def upgrade(services: TheServices, name: Name, wished: UpgradeBody) -> dict[str, Any]:
    """Replace a card by a higher level of it."""
    return await services.apart(campaigns.upgraded, services.store, name, wished)


@router.post("/{name}/fill", **answer(WholeCampaign))
async def fill(services: TheServices, name: Name, wished: FillBody) -> dict[str, Any]:
    """Take a card of level 0 into a deck that lacks cards."""
    return await services.apart(campaigns.filled, services.store, name, wished)


@router.post("/{name}/take", **answer(WholeCampaign))
async def take(services: TheServices, name: Name, wished: TakeBody) -> dict[str, Any]:
    """Say who takes a story asset, or that nobody does."""
    return await services.apart(campaigns.taken, services.store, name, wished)


@router.post("/{name}/join", **answer(WholeCampaign))
async def join(services: TheServices, name: Name, wished: JoinBody) -> dict[str, Any]:
    """A player joins with a deck, or comes back without one."""
    return await services.apart(campaigns.joined, services.store, services.shelf, name, wished)


@router.post("/{name}/leave", **answer(WholeCampaign))
async def leave(services: TheServices, name: Name, wished: LeaveBody) -> dict[str, Any]:
    """A player leaves for now."""
    return await services.apart(campaigns.left, services.store, name, wished)


@router.post("/{name}/next", **answer(MadeTable, 201))
async def go_on(services: TheServices, name: Name, wished: NextBody) -> dict[str, Any]:
    """The table of the scenario under way, or of the next one."""
    made = await services.apart(campaigns.go_on, services.store, name, wished)
    return made.told()
