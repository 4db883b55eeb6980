"""Winning and losing."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import harm
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_probes import resolution, won

HARM_9 = harm(9)

ALONE: dict[str, Any] = {"log": {"standalone": True}}


@shows("ahlcg/winning-and-losing/d")
def an_agenda_never_wins(show: Show) -> None:
    """The last agenda of The Gathering ends it with resolution 3, which is a loss, as is an end without one."""
    show.lay(
        Inv(),
        locations=["hallway"],
        agenda="theyre-getting-out",
        agenda_doom=99,
        step="1.3 check doom",
        active=None,
        **ALONE,
    )
    show.offers()
    show.sees(resolution(), "R3")
    show.sees(won(), False)
    show.lay(Inv(play=[HARM_9]), **ALONE)
    show.answer(f"use {HARM_9}")
    show.sees(resolution(), "none")
    show.sees(won(), False)
