"""Running a campaign: who takes part, what is bought between scenarios, and the file it is kept in."""

from orne.campaign.files import read, write
from orne.campaign.offers import Offer, offers
from orne.campaign.purchases import buy, fill_up, missing, price, upgrade, upgrade_price
from orne.campaign.roster import come_back, join, leave, transfer

__all__ = [
    "Offer",
    "buy",
    "come_back",
    "fill_up",
    "join",
    "leave",
    "missing",
    "offers",
    "price",
    "read",
    "transfer",
    "upgrade",
    "upgrade_price",
    "write",
]
