"""Addresses of decks at ArkhamDB: where on it the data of such a deck is, for whoever fetches it themselves."""

from __future__ import annotations

import re

from orne.decks.shared.problems import DeckFileError

_ADDRESS = re.compile(
    r"\s*<?(?:https?:/{1,2})?(?:[a-z]{2,3}\.)?arkhamdb\.com/(?:api/public/)?(?P<kind>deck|decklist)/"
    r"(?:(?:view|edit|export/[a-z]+)/)?(?P<id>\d{1,12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"
    r"(?:\.json)?(?:[/?#]\S*)?>?\s*",
    re.IGNORECASE,
)
"""A deck's page, as it is copied from a browser: with or without the way to it, in any language of the site."""
LONGEST = 500
"""Letters beyond which something is not such an address."""


def data_at(text: str) -> str | None:
    """Where the data of a deck is, by its address at ArkhamDB; None where this is not such an address."""
    found = _ADDRESS.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        return None
    return f"https://arkhamdb.com/api/public/{found['kind'].lower()}/{found['id'].lower()}.json"


def refuse(text: str, source: str) -> None:
    """Refuse an address where a deck is wanted, and say where its data is."""
    address = data_at(text)
    if address is not None:
        raise DeckFileError(
            source,
            "this is the address of a deck, and Orne asks no other host for anything; "
            f"save what {address} shows as a file, and give that",
        )
