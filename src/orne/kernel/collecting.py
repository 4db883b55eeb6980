"""The garbage collector, for a process whose business is to play."""

from __future__ import annotations

import gc
from typing import Final

_LOOKED_AT: Final = (50_000, 20, 20)
"""How much is made before the collector looks: of what a game makes next to nothing is garbage that it must find."""


def keep_loaded() -> None:
    """Have the collector leave alone what is loaded by now, and look less often at what is made from now on.

    It would go through all cards and positions again and again. It is for programs, not for whoever embeds the rules:
    what is garbage later of what is there now stays.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_LOOKED_AT)
