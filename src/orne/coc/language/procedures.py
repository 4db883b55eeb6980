"""Effects that proceed in steps: each player in turn, one of several, until it succeeds, while revealed, delayed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.abilities import Condition, Effect, Possible
from orne.coc.language.select import IT, YOURS, Ref
from orne.coc.rules import leaving, revealing
from orne.coc.rules.lasting import LEAVES, last
from orne.coc.selector import Sel, candidates, exists, legal_targets, meant_refusal, target_refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


class EachPlayer:
    """Each player does something, the active player first (coc/rule/2.3-if-able/a).

    With "if able" whoever cannot is passed over; without it, it takes everybody to be able, or nothing can be triggered
    (coc/faq/no-if-able-must-resolve-whole).
    """

    __slots__ = ("able", "if_able", "text", "verb")

    def __init__(
        self,
        text: str,
        able: Callable[[CocTable, Use, int], bool],
        verb: Callable[[CocTable, Use, int], bool],
        *,
        if_able: bool = True,
    ) -> None:
        self.text = text
        self.able = able
        self.verb = verb
        self.if_able = if_able

    @property
    def possible(self) -> Possible | None:
        """Whether everybody is able, unless the text says "if able"."""
        return None if self.if_able else self._all_able

    def _all_able(self, g: CocTable, use: Use) -> bool:
        return self.able(g, use, 0) and self.able(g, use, 1)

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it for each; what follows "then" needs all of them to succeed (coc/rule/2.3-if-able/d)."""
        able = [seat for seat in (g.state.active, 1 - g.state.active) if self.able(g, use, seat)]
        if len(able) < 2 and not self.if_able:
            return False
        done = [self.verb(g, use, seat) for seat in able]
        return len(done) == 2 and all(done)


class OneOf:
    """One of several "if able" effects: one that can be done, if any can (coc/rule/2.3-if-able/e)."""

    __slots__ = ("opponent_chooses", "options")

    def __init__(self, *options: tuple[str, Condition, Effect], opponent_chooses: bool = False) -> None:
        self.options = options
        self.opponent_chooses = opponent_chooses

    possible = None

    @property
    def text(self) -> str:
        """The options in words."""
        return " or ".join(effect.text for _, _, effect in self.options)

    def do(self, g: CocTable, use: Use) -> bool:
        """Offer what is possible; where nothing is, anything may be picked and does nothing."""
        possible = [each for each in self.options if each[1].test(g, use)] or list(self.options)
        chooser = 1 - use.seat if self.opponent_chooses else use.seat
        picks = [g.option("pick", note=word, value=effect) for word, _, effect in possible]
        effect: Effect = g.decide(chooser, "pick", "Which of these?", picks, use.holder)
        return effect.do(g, use)


@dataclass(frozen=True, slots=True)
class MustSacrifice:
    """A compulsory sacrifice: while one is possible, one that escapes is followed by another choice.

    coc/rule/2.13-paying-costs/h
    """

    what: Sel

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"sacrifice {self.what.phrase()}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one to sacrifice."""
        return exists(g, use, self.what & YOURS)

    def do(self, g: CocTable, use: Use) -> bool:
        """Go on until one has been sacrificed or none is left."""
        while mine := candidates(g, use, self.what & YOURS):
            no = partial(meant_refusal, g, use, self.what & YOURS)
            uid = g.choose_card(use.seat, "Sacrifice which card?", mine, "sacrifice", use.holder, no)
            before = g.state.cards[uid]
            if leaving.sacrifice(g, [uid], use):
                return True
            if g.state.cards[uid] is before:
                return False
        return False


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    """A compulsory sacrifice of what was chosen; should that escape, another must be sacrificed, if able.

    coc/rule/2.13-paying-costs/h
    """

    others: Sel
    chooser: Callable[[CocTable, Use], int]
    text: str = "sacrifices it (another one, if able, should it escape)"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Go on until one has been sacrificed or none is left."""
        picked = IT.cards(g, use)
        tried: list[int] = []
        while not (picked and leaving.sacrifice(g, picked, use)):
            tried += picked
            rest = [uid for uid in legal_targets(g, use, self.others) if uid not in tried]
            if not rest:
                return False
            no = partial(target_refusal, g, use, self.others)
            seat = self.chooser(g, use)
            picked = [g.choose_card(seat, "Sacrifice another character", rest, "choose", use.holder, no)]
        return True


class Reveal:
    """Show cards to every player while another effect resolves, or until the end of the phase."""

    __slots__ = ("effect", "until", "who")

    def __init__(self, who: Ref, effect: Effect | None = None, until: str = "effect") -> None:
        self.who = who
        self.effect = effect
        self.until = until

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"reveal {self.who.text}" + (f", and {self.effect.text}" if self.effect else "")

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether a card can be revealed."""
        return any(revealing.can_be_revealed(g, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Reveal, go on, hide again."""
        done = revealing.reveal(g, self.who.cards(g, use), use, self.until)
        if done and self.effect is not None:
            done = self.effect.do(g, use)
        if self.until == "effect":
            revealing.conceal(g, use)
        return done


@dataclass(frozen=True, slots=True)
class AtEndOfPhase:
    """A delayed effect: the cards will ``sacrifice``, ``destroy`` or ``return`` as the phase ends."""

    way: str
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"at the end of the phase, {self.way} {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to leave."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Set it up."""
        cards = self.who.cards(g, use)
        return last(g, LEAVES, cards, self.way, use) and bool(cards)
