"""Player windows: free abilities and fast cards, in any order, until all pass (arkham/basics/1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import Use
from orne.arkham.playing import fast_options
from orne.arkham.timing import trigger, who_may_act
from orne.arkham.using import may_use, number_of, refusal
from orne.kernel.decision import Option
from orne.kernel.window import round_the_table

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def window(g: ArkhamTable, prompt: str = "Player window") -> None:
    """Open a player window."""
    round_the_table(
        g,
        who_may_act(g),
        lambda seat: free_options(g, seat),
        lambda seat, use: trigger(g, use),
        "window",
        prompt,
    )


def free_options(g: ArkhamTable, seat: int) -> list[Option]:
    """What a player may do in a player window: free abilities and fast cards."""
    found: list[Option] = []
    for uid, ability in g.board.free:
        if may_use(g, uid, seat):
            use = Use(ability, uid, g.state.cards[uid], seat)
            if refusal(g, use) is None:
                found.append(Option(g, "use", (uid,), number_of(g, uid, ability), use))
    found.extend(fast_options(g, seat))
    return found
