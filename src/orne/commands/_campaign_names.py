"""Whom and what the words of a user mean in a campaign.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.commands._campaign_places import place
from orne.kernel.errors import UserError, echo, in_full

if TYPE_CHECKING:
    from orne.arkham.campaign import Campaign, Member


def add_file(parser: argparse.ArgumentParser) -> None:
    """Declare where the campaign is."""
    words = "the campaign's name; or an exported file, to look at"
    parser.add_argument("file", metavar="CAMPAIGN", type=place, help=words)


def add_investigator(parser: argparse.ArgumentParser) -> None:
    """Declare whose deck is meant."""
    parser.add_argument("investigator", metavar="INVESTIGATOR", help="who, by name, part of it, or the player's name")


def investigator(campaign: Campaign, name: str) -> str:
    """The investigator of the campaign a user means, by name, part of it, or the player's name."""
    return _one(campaign, name, lambda member: (member.name, member.player)).investigator


def player(campaign: Campaign, name: str) -> str:
    """The player a user means: as written, or the same but for capitals; else the words themselves."""
    known = {member.player for member in campaign.members}
    same = [each for each in known if each.casefold() == name.strip().casefold()]
    return name if name in known or len(same) != 1 else same[0]


def _one(campaign: Campaign, name: str, names: Callable[[Member], tuple[str, ...]]) -> Member:
    from orne.kernel.search import folded

    wanted = folded(name)
    found: list[Member] = []
    for fits in (wanted.__eq__, lambda each: bool(wanted) and wanted in each):
        found = [member for member in campaign.members if any(fits(folded(each)) for each in names(member))]
        # A player whose first investigator was lost means the one of today.
        if len(found) > 1:
            found = [member for member in found if not member.lost] or found
        if found:
            break
    if len(found) == 1:
        return found[0]
    who = ", ".join(member.name for member in campaign.members) or "nobody yet"
    raise UserError(f"{echo(name)} names {'several' if found else 'nobody'} in this campaign; there are {who}.")


def offered(campaign: Campaign, name: str | None) -> str:
    """The story asset on offer that a user means; the only one need not be named."""
    from orne.arkham.campaign import title
    from orne.kernel.search import folded

    campaign.refuse_unless_between()
    titles = {each: title(each) for each in campaign.story_assets}
    if not titles:
        raise UserError("No story asset is on offer now.")
    found = [each for each in titles if name is None or (folded(name) and folded(name) in folded(titles[each]))]
    if len(found) == 1:
        return found[0]
    there = ", ".join(titles.values())
    raise UserError(f"Say which story asset is meant; on offer now: {there}.")


def card(name: str) -> str:
    """The card a user means."""
    from orne.decks.arkham.references import resolve
    from orne.decks.shared.references import UnknownCardError

    try:
        return resolve(name)
    except UnknownCardError as error:
        raise UserError(in_full(str(error))) from None
