"""Bots of a table think in processes of their own; one that fails there is no trouble of the table's."""

from __future__ import annotations

import logging

from orne.kernel.errors import UserError
from orne.server.services import Services
from orne.table.advice import Advice, Wish

log = logging.getLogger("orne.server")


async def thought(services: Services, table: str, seat: int, name: str, n: int, saved: str) -> str | None:
    """What a bot that plays answers; None where it failed."""
    try:
        return await services.workers.think(table, seat, name, n, saved)
    except Exception:
        log.exception("table %s: the bot %s failed", table, name)
        return None


async def advised(services: Services, table: str, wish: Wish, saved: str) -> Advice:
    """What a bot advises; that it failed is told to whoever asked, and nobody else."""
    try:
        return await services.advisers.advise(wish, saved)
    except UserError:
        raise
    except Exception as error:
        log.exception("table %s: the bot %s failed", table, wish.bot)
        raise UserError("The bot could not think of anything; the table stands where it was.") from error
