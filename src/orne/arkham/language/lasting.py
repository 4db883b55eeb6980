"""Effects that last: passives that hold until the end of a test, phase, turn or round."""

from __future__ import annotations

from orne.arkham.abilities import Doing, Use
from orne.arkham.immunity import open_to
from orne.arkham.language.verbs import without_anybody
from orne.arkham.passives import Blank, Passive, changes_strength
from orne.arkham.rules import engagement, priority
from orne.arkham.selector import Ref
from orne.arkham.state import Lasting
from orne.arkham.table import ArkhamTable

__all__ = [
    "Until",
]  # fmt: skip


class Until(Doing):
    """Passives that hold for a while, for some cards or for the investigator; stored as plain data."""

    __slots__ = ("passives", "period", "who")

    def __init__(self, period: str, *passives: Passive, who: Ref | None = None) -> None:
        self.period = period
        """``test``, ``phase``, ``turn``, ``round`` or ``game``."""
        self.passives = passives
        self.who = who
        """The cards it is set up for, which the passives then mean by ``CHOSEN``."""

    verb = "choose"

    @property
    def text(self) -> str:
        """The effect in words."""
        texts = (passive.text for passive in self.passives)
        told = " and ".join(text[:1].lower() + text[1:].rstrip(".") for text in texts)
        return f"until the end of the {self.period}, {told}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return "it is not so already"

    @property
    def needs_nobody(self) -> bool:
        """Whether what it is about can be found without an investigator."""
        return self.who is None or without_anybody(self.who)

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether it does not hold for the investigator yet; what is set up for cards may always be tried."""
        if self.who is not None:
            return True
        kind = use.card.kind
        number = self._number(g, use)
        return not any((each.kind, each.number, each.seat) == (kind, number, use.seat) for each in g.state.lasting)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Let it hold; what is immune now stays free of it afterwards too (ahlcg/immune/c)."""
        targets: tuple[tuple[int, int], ...] = ()
        if self.who is not None:
            uids = open_to(g, self.who.cards(g, use), use.holder)
            targets = tuple((uid, g.state.cards[uid].obj) for uid in uids)
            if not targets:
                return False
        kind, number = use.card.kind, self._number(g, use)
        lasting = Lasting(kind, number, targets, self.period, use.holder, use.seat)
        g.state.lasting = (*g.state.lasting, lasting)
        g.state.changed()
        for told, change in dict.fromkeys((passive.told, passive.change) for passive in self.passives if passive.told):
            for uid, _ in targets:
                g.note(told, uid, use.holder, use.seat, after=change or None)
        if g.index.bases:
            priority.settle(g)
        if changes_strength(self.passives) or g.state.catalogue.strength:
            g.look_again()
        if any(isinstance(passive, Blank) for passive in self.passives):
            g.fit_without_blank()
        engagement.engage_ready(g)  # what kept one from engaging may have been in a text
        return True

    def _number(self, g: ArkhamTable, use: Use) -> int:
        """Which of its card's effects that last it is."""
        lasting = g.state.catalogue.kinds[use.card.kind].lasting
        return next(number for number, each in enumerate(lasting) if each is self)
