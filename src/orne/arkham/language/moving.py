"""Investigators and enemies: moving, engaging, evading, readying, actions, and the end of it all."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import RESIGN, Doing, Use
from orne.arkham.immunity import unaffected
from orne.arkham.language.select import CONNECTING, IT, ITSELF, LOCATION, REVEALED, WITHOUT_ENEMIES, YOURSELF
from orne.arkham.language.verbs import ToCards, does, seats, there_is_one
from orne.arkham.rules import actions, enemy_movement, engagement, readiness, travel
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.evade import evaded_together
from orne.arkham.rules.stages import advance_act
from orne.arkham.selector import Ref, Sel, candidates
from orne.arkham.sentences import counted
from orne.arkham.state import NOBODY, NOWHERE
from orne.arkham.table import ArkhamTable
from orne.kernel.questions import which

__all__ = [
    "ENTERABLE", "HAVEN", "AdvanceAct", "Disengage", "EndScenario", "Engage", "Evade", "Exhausts", "GainAction",
    "LoseAction", "MoveEnemies", "MoveTo", "Readies", "Resign", "SlipAway",
]  # fmt: skip

ENTERABLE = LOCATION & CONNECTING & Sel(lambda g, use, uid: travel.can_enter(g, use.seat, uid))
"""Where an investigator may move to."""
HAVEN = (
    LOCATION & REVEALED & WITHOUT_ENEMIES & Sel(lambda g, use, uid: uid != g.state.place[use.seat], before=("other",))
)
"""Revealed locations without enemies where one is not yet."""


class MoveTo(Doing):
    """Move to a location, whatever the connections."""

    __slots__ = ("who",)

    verb = "move"
    needs = "you are not there"

    def __init__(self, who: Ref = IT) -> None:
        self.who = who

    @property
    def name(self) -> str:
        """What it is called where it is one of several."""
        return self.text

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"move to {self.who.text}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether it is somewhere else."""
        return any(place not in (NOWHERE, g.state.place[use.seat]) for place in self.who.could(g, use))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move there."""
        places = self.who.cards(g, use)
        return bool(places) and travel.move_investigator(g, use.seat, places[0], use)


class SlipAway(Doing):
    """Disengage from one's enemies and move; only where the move fails do ready enemies engage again."""

    __slots__ = ("but", "where")

    def __init__(self, where: Sel, but: Sel | None = None) -> None:
        self.where = where
        self.but = but
        """Enemies that stay engaged."""

    verb = "move"
    needs = "you are engaged, or can go somewhere"

    @property
    def text(self) -> str:
        """The effect in words."""
        but = f" but {self.but.plural()}" if self.but is not None else ""
        return f"disengage from all your enemies{but}, and move to {self.where.phrase()}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether an enemy lies in the threat area, or there is somewhere to go; a massive one cannot be left."""
        engaged = any(g.state.cards[uid].threat == use.seat for uid in values.engaged_with(g, use.seat))
        return engaged or bool(candidates(g, use, self.where))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Go; who is where they are carried to already stays."""
        seat = use.seat
        for uid in values.engaged_with(g, seat):
            if not unaffected(g, uid) and (self.but is None or not self.but.test(g, use, uid)):
                engagement.disengage(g, uid)
        places = candidates(g, use, self.where)
        moved = False
        if places and g.state.place[seat] not in places:
            prompt = which(f"move to {self.where.phrase()}")
            place = g.choose_card(seat, prompt, places, "move", use.holder)
            moved = travel.move_investigator(g, seat, place, use)
        engagement.engage_ready(g)
        return moved


class Disengage(Doing):
    """Break one's engagements with enemies; those that are ready engage again at once where one stays."""

    __slots__ = ("who",)

    possible = None

    def __init__(self, who: Ref = IT) -> None:
        self.who = who

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"disengage from {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Break them."""
        uids = [uid for uid in self.who.cards(g, use) if g.state.cards[uid].threat != NOBODY]
        for uid in uids:
            engagement.disengage(g, uid)
        engagement.engage_ready(g)
        return bool(uids)


class Engage(Doing):
    """Engage enemies."""

    __slots__ = ("possible", "who")

    verb = "engage"

    def __init__(self, who: Ref = IT) -> None:
        self.who = who
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"engage {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Engage them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            engagement.engage(g, uid, use.seat)
        return bool(uids)


class Evade(Doing):
    """Evade enemies without a test."""

    __slots__ = ("possible", "who")

    verb = "evade"

    def __init__(self, who: Ref = IT) -> None:
        self.who = who
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"evade {self.who.text}, without a test"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return "an enemy can be evaded"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Evade them together."""
        uids = self.who.cards(g, use)
        evaded_together(g, uids, use.seat, use)
        return bool(uids)


class Exhausts(ToCards):
    """Cards are exhausted."""

    __slots__ = ("possible",)

    verb = "exhaust"
    needs = "there is a card to exhaust"

    def __init__(self, who: Ref = IT) -> None:
        super().__init__(who)
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"exhaust {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Exhaust them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            readiness.exhaust(g, uid)
        return bool(uids)


class Readies(ToCards):
    """Cards ready."""

    __slots__ = ()

    needs = "it is exhausted"

    def __init__(self, who: Ref = ITSELF) -> None:
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"ready {self.who.text}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether one is exhausted."""
        return any(g.state.cards[uid].exhausted for uid in self.who.could(g, use))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Ready them; enemies among them engage at once (ahlcg/enemy-engagement/f)."""
        uids = self.who.cards(g, use)
        for uid in uids:
            readiness.ready(g, uid)
        engagement.engage_ready(g)
        return bool(uids)


class MoveEnemies(Doing):
    """Each enemy of a kind moves one location nearer to another."""

    __slots__ = ("goal", "who")

    needs_nobody = True

    def __init__(self, who: Sel, goal: Sel) -> None:
        self.who = who
        self.goal = goal

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"each {self.who.bare()} moves one location nearer to {self.goal.phrase()}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"there is {self.who.phrase()} on its way"

    def _goal(self, g: ArkhamTable, use: Use) -> int:
        return next(iter(candidates(g, use, self.goal & LOCATION)), NOWHERE)

    def _roaming(self, g: ArkhamTable, use: Use, goal: int) -> list[int]:
        if goal == NOWHERE:
            return []
        return [uid for uid in candidates(g, use, self.who) if g.location_of(uid) != goal]

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether one is on its way."""
        return bool(self._roaming(g, use, self._goal(g, use)))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Each that is still meant when its turn comes makes a step."""
        goal = self._goal(g, use)
        roaming = self._roaming(g, use, goal)
        for uid in roaming:
            if self.who.test(g, use, uid):
                enemy_movement.step_towards(g, uid, goal)
        return bool(roaming)


# ---- actions


class GainAction(Doing):
    """Have additional actions this turn; those of whoever's turn it is, where the text is about them."""

    __slots__ = ("number", "turn_of_active")

    possible = None

    def __init__(self, number: int = 1, *, active: bool = False) -> None:
        self.number = number
        self.turn_of_active = active

    @property
    def text(self) -> str:
        """The effect in words."""
        words = counted(self.number, "additional action")
        return f"that investigator has {words} this turn" if self.turn_of_active else f"have {words} this turn"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Gain them."""
        for _ in range(self.number):
            actions.gain_action(g, g.state.active if self.turn_of_active else use.seat, use.holder)
        return True


class LoseAction(ToCards):
    """Lose an action this turn."""

    __slots__ = ()

    possible = None

    def __init__(self, who: Ref = YOURSELF) -> None:
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return does(self.who, "lose", "an action of this turn")

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Lose it."""
        for seat in seats(g, self.who.cards(g, use)):
            actions.lose_action(g, seat)
        return True


# ---- the scenario


class Resign(Doing):
    """Resign: leave the scenario, undefeated."""

    __slots__ = ()

    text = "resign"
    word = RESIGN
    possible = None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Leave."""
        resign(g, use.seat)
        return True


class EndScenario(Doing):
    """End the scenario with a resolution."""

    __slots__ = ("reason", "resolution")

    possible = None
    needs_nobody = True

    def __init__(self, resolution: str, reason: str) -> None:
        self.resolution = resolution
        self.reason = reason

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"the scenario ends with resolution {self.resolution.removeprefix('R')}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """End it at once."""
        g.end(self.resolution, self.reason)
        return True


class AdvanceAct(Doing):
    """Advance the act."""

    __slots__ = ()

    text = "advance this act"
    possible = None
    needs_nobody = True

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Advance it."""
        advance_act(g)
        return True
