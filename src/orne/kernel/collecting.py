"""The garbage collector, for a process whose business is to play."""

from __future__ import annotations

import gc


def keep_loaded() -> None:
    """Have the collector leave alone what is loaded by now: it would go through all cards again and again.

    It is for programs, not for whoever embeds the rules: what is garbage later of what is there now stays.
    """
    gc.collect()
    gc.freeze()
