"""Damage and horror, healing, doom and clues."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import Doing, Use
from orne.arkham.events import TurnedAside
from orne.arkham.language.select import AGENDA, IT, ITSELF, YOURSELF
from orne.arkham.language.verbs import Possible, ToCards, does, seats, there_is_one, whom, without_anybody
from orne.arkham.numbers import Number, amount, amount_words
from orne.arkham.rules import cannot, clues, damage, doom
from orne.arkham.rules.elimination import suffer_trauma
from orne.arkham.rules.stages import check_objective
from orne.arkham.selector import Ref
from orne.arkham.table import ArkhamTable

__all__ = [
    "AttackDeals", "Discover", "DropClues", "GainClues", "Harm", "Heal", "HealEither", "LoseClues", "MoveHorror",
    "PlaceClues", "PlaceDoom", "SufferTrauma", "Take", "TurnAside",
]  # fmt: skip


def _both(hurt: int | Number, fright: int | Number, *, direct: bool = False) -> str:
    """Damage and horror in words."""
    kind = "direct " if direct else ""
    parts = [amount_words(n, f"{kind}{word}") for n, word in ((hurt, "damage"), (fright, "horror")) if n]
    return " and ".join(parts)


class Harm(ToCards):
    """Deal damage, or horror, to cards: to one, or to all of a kind at once."""

    __slots__ = ("damage", "horror", "possible")

    verb = "damage"

    def __init__(self, damage: int | Number, who: Ref = IT, *, horror: int = 0) -> None:
        self.damage = damage
        self.horror = horror
        super().__init__(who)
        self.possible = there_is_one(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"deal {_both(self.damage, self.horror)} to {whom(self.who)}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"{self.who.text} is in play"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Deal it; several cards have it before anybody is defeated."""
        cards = self.who.cards(g, use)
        number = amount(self.damage, g, use)
        foes = [uid for uid in cards if values.is_enemy(g, uid)]
        people = seats(g, [uid for uid in cards if uid in g.state.investigators])
        if foes and (people or len(foes) > 1 or self.who.everything):
            damage.deal_to_all(g, foes, people, number, use.seat, use)
        elif foes:
            damage.damage_enemy(g, foes[0], number, use.seat, use)
        elif len(people) > 1 or self.who.everything:
            damage.deal_to_each(g, people, number, self.horror, use)
        elif people:
            damage.deal(g, people[0], number, self.horror, source=use)
        return bool(cards)


class Take(ToCards):
    """An investigator takes damage and horror, on their own cards as they like unless it is direct."""

    __slots__ = ("damage", "direct", "horror")

    possible = None

    def __init__(
        self, damage: int | Number = 0, horror: int | Number = 0, *, direct: bool = False, who: Ref = YOURSELF
    ) -> None:
        self.damage = damage
        self.horror = horror
        self.direct = direct
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return does(self.who, "take", _both(self.damage, self.horror, direct=self.direct))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Deal it."""
        hurt, fright = amount(self.damage, g, use), amount(self.horror, g, use)
        people = seats(g, self.who.cards(g, use))
        if len(people) == 1:
            return damage.deal(g, people[0], hurt, fright, direct=self.direct, source=use)
        return damage.deal_to_each(g, people, hurt, fright, use, direct=self.direct)


class Heal(ToCards):
    """Remove damage and horror from cards."""

    __slots__ = ("damage", "horror")

    verb = "heal"

    def __init__(self, damage: int = 0, horror: int = 0, who: Ref = YOURSELF) -> None:
        self.damage = damage
        self.horror = horror
        super().__init__(who)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"heal {_both(self.damage, self.horror)} from {whom(self.who)}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        what = " or ".join(word for number, word in ((self.damage, "damage"), (self.horror, "horror")) if number)
        have = "have" if self.who is YOURSELF else "has"
        return f"{self.who.text} {have} {what}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is any of it."""
        cards = g.state.cards
        return any(
            (self.damage and cards[uid].damage) or (self.horror and cards[uid].horror) for uid in self.who.could(g, use)
        )

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Remove it."""
        uids = self.who.cards(g, use)
        for uid in uids:
            damage.heal(g, uid, self.damage, self.horror)
        return bool(uids)


class HealEither(Doing):
    """Remove damage or horror, as the investigator likes."""

    __slots__ = ("number", "who")

    verb = "heal"

    def __init__(self, number: int, who: Ref = YOURSELF) -> None:
        self.number = number
        self.who = who

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"heal {self.number} damage or {self.number} horror from {whom(self.who)}"

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"{self.who.text} {'have' if self.who is YOURSELF else 'has'} damage or horror"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is any of it."""
        cards = g.state.cards
        return any(cards[uid].damage or cards[uid].horror for uid in self.who.could(g, use))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Ask which, and remove it."""
        for uid in self.who.cards(g, use):
            card = g.state.cards[uid]
            kinds = [(name, name) for name, number in (("damage", card.damage), ("horror", card.horror)) if number]
            if not kinds:
                return False
            what = g.choose_one(use.seat, "Heal damage or horror?", kinds, use.holder)
            damage.heal(g, uid, **{what: self.number})
        return True


class MoveHorror(Doing):
    """Move horror from the card itself onto the investigator; it is not dealt."""

    __slots__ = ("number",)

    needs = "it has horror"

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"move {self.number} horror from this card onto your investigator"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether it has any."""
        return g.state.cards[use.holder].horror > 0

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Move it, and see whether the investigator can bear it."""
        state = g.state
        number = min(self.number, state.cards[use.holder].horror)
        if not number:
            return False
        state.edit(use.holder).horror -= number
        state.edit(state.investigators[use.seat]).horror += number
        g.note("horror moved", state.investigators[use.seat], use.holder, use.seat, after=number)
        damage.check_investigator(g, use.seat)
        return True


class AttackDeals(Doing):
    """The attack that is answered deals more."""

    __slots__ = ("damage", "horror")

    possible = None

    def __init__(self, damage: int = 0, horror: int = 0) -> None:
        self.damage = damage
        self.horror = horror

    @property
    def text(self) -> str:
        """The effect in words."""
        parts = [f"{n} more {word}" for n, word in ((self.damage, "damage"), (self.horror, "horror")) if n]
        return f"that attack deals {' and '.join(parts)}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Add to it."""
        if use.event is None:
            return False
        use.event.damage += self.damage
        use.event.horror += self.horror
        return True


class TurnAside(Doing):
    """The damage of the attack that is answered falls on an enemy in the investigator's place."""

    __slots__ = ("who",)

    verb = "damage"
    possible = None

    def __init__(self, who: Ref = IT) -> None:
        self.who = who

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"let {self.who.text} suffer the attack's damage in your place; its horror you still take"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Turn it aside."""
        attack = use.event
        for uid in self.who.cards(g, use) if attack is not None else ():
            assert attack is not None
            attack.aside = TurnedAside(uid, use)
            g.note("turned aside", attack.subject, use.holder, use.seat, after=uid)
        return attack is not None


class SufferTrauma(Doing):
    """Suffer trauma, which stays after the scenario."""

    __slots__ = ("mental", "physical")

    possible = None

    def __init__(self, physical: int = 0, mental: int = 0) -> None:
        self.physical = physical
        self.mental = mental

    @property
    def text(self) -> str:
        """The effect in words."""
        parts = [f"{n} {word}" for n, word in ((self.physical, "physical"), (self.mental, "mental")) if n]
        return f"suffer {' and '.join(parts)} trauma"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Note it."""
        suffer_trauma(g, use.seat, self.physical, self.mental, use.holder)
        return True


# ---- doom and clues


class PlaceDoom(ToCards):
    """Put doom on cards; on the agenda it may make it advance where the text says so (arkham/basics/1.14)."""

    __slots__ = ("may_advance", "number", "possible")

    verb = "doom"

    def __init__(self, number: int | Number, who: Ref = ITSELF, *, may_advance: bool = False) -> None:
        self.number = number
        super().__init__(who)
        self.may_advance = may_advance
        self.possible: Possible | None = None
        if isinstance(number, Number):
            self.possible = self._some

    def _some(self, g: ArkhamTable, use: Use) -> bool:
        return amount(self.number, g, use) > 0

    @property
    def needs_nobody(self) -> bool:
        """Whether what it is done to can be found without an investigator."""
        return self.who is AGENDA or without_anybody(self.who)

    @property
    def needs(self) -> str:
        """What must be so for it to change anything."""
        return f"there is {self.number.each}" if isinstance(self.number, Number) else ""

    @property
    def text(self) -> str:
        """The effect in words."""
        more = ", which may make it advance at once" if self.may_advance else ""
        return f"put {amount_words(self.number, 'doom')} on {self.who.text}{more}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Place it."""
        number = amount(self.number, g, use)
        if self.who is AGENDA:
            doom.doom_on_agenda(g, number, may_advance=self.may_advance, source=use)
            return True
        uids = self.who.cards(g, use)
        for uid in uids:
            doom.place_doom(g, uid, number, use)
        return bool(uids)


class Discover(Doing):
    """Discover clues at one's location."""

    __slots__ = ("number",)

    needs = "there is a clue you can discover at your location"

    def __init__(self, number: int = 1) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """The effect in words."""
        return "discover a clue here" if self.number == 1 else f"discover {self.number} clues here"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether a clue lies there and nothing forbids it."""
        state = g.state
        if not state.cards[state.place[use.seat]].clues:
            return False
        return cannot.forbidder(g, "discover", state.investigators[use.seat]) < 0

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Discover them."""
        return clues.discover(g, use.seat, self.number, source=use) > 0


class GainClues(Doing):
    """Take clues from the token pool, which is not discovering."""

    __slots__ = ("number",)

    possible = None

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"take {amount_words(self.number, 'clue', 'clues')} out of the pool of tokens"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Take them."""
        clues.gain_from_pool(g, use.seat, self.number)
        return True


class PlaceClues(ToCards):
    """Put clues on cards."""

    __slots__ = ("number", "possible")

    def __init__(self, number: int | Number, who: Ref = ITSELF) -> None:
        self.number = number
        super().__init__(who)
        self.possible: Possible | None = self._some if isinstance(number, Number) else None

    needs = "clues are missing"

    def _some(self, g: ArkhamTable, use: Use) -> bool:
        return amount(self.number, g, use) > 0

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {amount_words(self.number, 'clue', 'clues')} on {self.who.text}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Place them."""
        uids = self.who.cards(g, use)
        for uid in uids:
            clues.place_clues(g, uid, amount(self.number, g, use), use)
            if uid == g.state.act:
                check_objective(g)
        return bool(uids)


class DropClues(Doing):
    """Put one's own clues onto one's location."""

    __slots__ = ("number",)

    possible = None

    def __init__(self, number: int | Number) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {amount_words(self.number, 'of your clues')} on your location"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Drop as many as one has."""
        clues.drop(g, use.seat, amount(self.number, g, use))
        return True


class LoseClues(Doing):
    """Take as many clues off the card itself as the event that is answered speaks of."""

    __slots__ = ()

    text = "take as many clues off this card"
    needs = "there are clues on it"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there are any."""
        return g.state.cards[use.holder].clues > 0

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Take them off."""
        if use.event is None:
            return False
        number = min(use.event.clues, g.state.cards[use.holder].clues)
        g.state.edit(use.holder).clues -= number
        g.note("clues discarded", use.holder, use.holder, use.seat, after=number)
        return True
