"""What a card takes over from another: its keywords and triggered abilities, or an effect that is copied."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.abilities import DISRUPT, Use
from orne.coc.events import USE, Event
from orne.coc.language.doing import Doing
from orne.coc.language.gaining import until_words
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.rules import targets
from orne.coc.rules.lasting import last
from orne.coc.rules.moving import become
from orne.coc.selector import Sel, legal_targets, target_refusal
from orne.coc.state import INSANE
from orne.kernel.language.joining import may_change
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Choose
    from orne.coc.table import CocTable

__all__ = ["BecomeCopy", "CopyEffect", "CopyEvent", "GainAbilitiesOf"]


@dataclass(frozen=True, slots=True)
class GainAbilitiesOf(Doing):
    """Cards gain the keywords and triggered abilities that another card has now, printed or gained."""

    of: Ref = IT
    who: Ref = ITSELF
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        whose = "its" if self.of.text == "it" else f"{self.of.text}'s"
        until = until_words(self.until).rstrip()
        return f"give {self.who.text} {whose} keywords and triggered abilities {until}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them is sane: an insane character has nothing to be copied."""
        return any(g.state.cards[uid].state != INSANE for uid in self.of.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Let each of them last."""
        mine = self.who.cards(g, use)
        theirs = self.of.cards(g, use)
        if not mine or not theirs:
            return False
        uid = theirs[0]
        keywords = [(name, values.net(g, uid, name)) for name in values.KEYWORDS if values.has(g, uid, name)]
        abilities = _triggered_abilities(g, uid)
        for keyword in keywords:
            last(g, "add", mine, keyword, use, self.until)
        for ability in abilities:
            last(g, "copy", mine, ability, use, self.until)
        return True


@dataclass(frozen=True, slots=True)
class CopyEvent(Doing):
    """Do once more what the event card that is answered has done, for yourself, with the targets that it had.

    coc/errata/kingsport-dreams/f11-visitor-from-the-spheres
    """

    text: str = "copy its effects, with the same targets"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether that could change anything."""
        copy = _copy(g, use)
        return copy is not None and may_change(g, copy, copy.ability.effect)

    def do(self, g: CocTable, use: Use) -> bool:
        """Carry it out; the event card itself stays where it is."""
        copy = _copy(g, use)
        return copy is not None and bool(copy.ability.effect.do(g, copy))


def _copy(g: CocTable, use: Use) -> Use | None:
    """What the event card did, in use by the one who copies it; None where a target it had is gone.

    Whether it is a legal target still is seen as its player saw it: nobody chooses again.
    """
    played = use.event.source if use.event is not None else None
    if played is None:
        return None
    copy = played.seen_by(use.seat)
    copy.played = False
    copy.targets = [
        [each for each in chosen if _is_legal(g, played, copy, choose, *each)]
        for choose, chosen in zip(played.ability.choose, played.targets, strict=False)
    ]
    lacking = any(had and not has for had, has in zip(played.targets, copy.targets, strict=True))
    return None if lacking else copy


def _is_legal(g: CocTable, played: Use, copy: Use, choose: Choose, uid: int, obj: int) -> bool:
    if g.state.cards[uid].obj != obj or not choose.what.test(g, played, uid):
        return False
    return not immunity.is_immune(g, uid, copy, chosen=True)


def _triggered_abilities(g: CocTable, uid: int) -> list[tuple[int, int]]:
    """The triggered abilities a card has now, printed or gained: where each is printed, and its place there.

    One that answers events of several kinds is listed under each of them, and is one ability all the same.
    """
    index = g.index
    places = g.kind(uid).places
    found = {
        (id(ability), grant): (grant.kind, grant.place) if grant is not None else (home, places[id(ability)])
        for group in (*index.actions, *index.answers.values())
        for holder, ability, home, _, grant in group
        if holder == uid
    }
    return list(found.values())


class CopyEffect(Doing):
    """Carry out once more the effect that is answered, as yours, on another target of the same kind.

    Nothing is paid and no restriction but that of the target holds (coc/faq/ipiutak-copies-without-cost).
    """

    __slots__ = ("what",)

    def __init__(self, what: Sel) -> None:
        self.what = what

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"copy that effect, choosing another {self.what.bare()} as its target"

    def _copy(self, use: Use) -> tuple[Use, int] | None:
        """The effect as it would be used once more, and which of its choices has the one target."""
        source = use.event.source if use.event is not None else None
        if source is None:
            return None
        copy = Use(source.ability, source.holder, source.card, use.seat, source.home, source.event, source.grant)
        copy.x, copy.paid, copy.overpaid, copy.spent = source.x, source.paid, source.overpaid, source.spent
        targeting = [number for number, choose in enumerate(source.ability.choose) if choose.targets]
        return (copy, targeting[0]) if len(targeting) == 1 else None

    def _targets(self, g: CocTable, use: Use, copy: Use, number: int) -> list[int]:
        able = legal_targets(g, copy, copy.ability.choose[number].what)
        return [uid for uid in able if uid not in _chosen_before(use) and self.what.test(g, use, uid)]

    def _refusal(self, g: CocTable, use: Use, copy: Use, choose: Choose, uid: int) -> Refusal | None:
        """Why a card is not a target of the copy, or None."""
        found = target_refusal(g, copy, choose.what, uid) or self.what.why_not(g, use, uid)
        if found is None and uid in _chosen_before(use):
            return Refusal("coc/rule/1.9-choosing-targets/d", "{} is chosen already", g.title(uid))
        return found

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is another target."""
        found = self._copy(use)
        return found is not None and bool(self._targets(g, use, *found))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the target, let what answers to being chosen disrupt it, and carry it out."""
        found = self._copy(use)
        cards = self._targets(g, use, *found) if found is not None else []
        if found is None or not cards:
            return False
        copy, number = found
        choose: Choose = copy.ability.choose[number]
        no = partial(self._refusal, g, use, copy, choose)
        uid = g.choose_card(use.seat, choose.prompt, cards, "choose", use.holder, no)
        copy.targets = [[] for _ in copy.ability.choose]
        copy.targets[number] = [(uid, g.state.cards[uid].obj)]
        copy.locked = True
        event = Event(USE, copy.holder, copy.seat, copy)
        if (DISRUPT, USE) in g.watched:
            g.disrupts(event)
        if event.cancelled:
            return False
        targets.settle(g, copy)
        return bool(copy.ability.effect.do(g, copy))


def _chosen_before(use: Use) -> list[int]:
    """What the effect that is copied had chosen."""
    return [card.uid for card in use.event.cards] if use.event is not None else []


@dataclass(frozen=True, slots=True)
class BecomeCopy(Doing):
    """A character becomes a printed copy of another for a time, and is then again what it was."""

    of: Ref
    who: Ref = IT
    until: str = "phase"
    makes_copies = True

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{until_words(self.until)}{self.who.text} is a printed copy of {self.of.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one to become another."""
        return any(True for _ in self.who.could(g, use)) and any(True for _ in self.of.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Let it be that kind of card."""
        originals = [uid for uid in self.of.cards(g, use) if g.state.cards[uid].state != INSANE]
        mine = [uid for uid in self.who.cards(g, use) if g.state.cards[uid].state != INSANE]
        if not originals or not mine:
            return False
        for uid in mine:
            own = g.title(uid)
            become(g, g.state.edit(uid), g.state.cards[originals[0]].kind, until=self.until)
            g.note("becomes a copy", uid, use.holder, use.seat, own, g.title(originals[0]))
        return True
