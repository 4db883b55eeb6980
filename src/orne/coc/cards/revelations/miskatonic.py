"""Miskatonic University, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card(
    "eryn-cochwyn",
    action(
        Then(UseUnpaid(), its_controller(sacrifice())),
        Choose(CARD & subtype("Tome") & CAN_BE_USED_UNPAID),
        cost=DriveThisInsane(),
    ),
)
