"""The file a campaign is kept in."""

from __future__ import annotations

import json
from pathlib import Path

from orne.arkham.campaign import Campaign
from orne.arkham.campaign_data import from_data
from orne.kernel.errors import UserError
from orne.kernel.files import named, parse_json, read_bytes, refuse_existing, write_text

LARGEST = 20_000_000
"""Bytes: a file beyond this is not a campaign."""


def write(path: Path, campaign: Campaign, *, new: bool = False) -> None:
    """Write a campaign: whole or not at all; a new one never over another file."""
    if new:
        refuse_existing(path)
    write_text(path, json.dumps(campaign.data(), ensure_ascii=False, indent=1) + "\n", overwrite=not new)


def read(path: Path) -> Campaign:
    """Read a campaign."""
    data = read_bytes(path, LARGEST, "give a campaign's file")
    with named(path):
        try:
            found = parse_json(data)
        except ValueError as error:
            raise UserError(f"This is not a campaign, or only a part of one: {error}.") from None
        if not isinstance(found, dict):
            raise UserError("This is not a campaign of Orne's; orne campaign new begins one.")
        return from_data(found)
