"""The file a campaign is kept in."""

from __future__ import annotations

import json
from pathlib import Path

from orne.arkham.campaign import Campaign
from orne.kernel.errors import UserError

LARGEST = 50_000_000
"""Bytes: a file beyond this is no campaign."""


def write(path: Path, campaign: Campaign, *, new: bool = False) -> None:
    """Write a campaign: whole or not at all; a new one never over another file."""
    if new and path.exists():
        raise UserError(f"{path}: this file exists already; give another name.")
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(json.dumps(campaign.data(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise UserError(f"{path}: this cannot be written ({error.strerror}); give another path.") from None


def read(path: Path) -> Campaign:
    """Read a campaign."""
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(LARGEST + 1).decode("utf-8"))
    except OSError as error:
        raise UserError(f"{path}: this file cannot be read ({error.strerror}); give a campaign's file.") from None
    except (ValueError, RecursionError):
        raise UserError(f"{path}: this is no campaign, or only a part of one; a campaign is JSON text.") from None
    if not isinstance(data, dict):
        raise UserError(f"{path}: this is no campaign of Orne's; orne campaign new begins one.")
    try:
        return Campaign.from_data(data)
    except UserError as error:
        words = str(error)
        raise UserError(f"{path}: {words[:1].lower()}{words[1:]}") from None
