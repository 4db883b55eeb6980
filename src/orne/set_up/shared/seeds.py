"""The numbers that games are dealt from."""

from __future__ import annotations

import secrets
from typing import Final

from orne.kernel.errors import UserError

LARGEST_SEED: Final = 10**12


def fresh_seed() -> int:
    """A seed short enough to be read out."""
    return secrets.randbelow(1_000_000)


def checked_seed(seed: int) -> int:
    """A seed that somebody has named, if it is one wherever seeds are named."""
    if not 0 <= seed <= LARGEST_SEED:
        raise UserError(f"A seed is a whole number from 0 to {LARGEST_SEED:,}, not {seed:,}.")
    return seed


def wished_seed(seed: int | None) -> int:
    """The seed that somebody has named, or a fresh one."""
    return fresh_seed() if seed is None else checked_seed(seed)
