"""What cards gain or lose for a time: skill, icons, keywords, subtypes and other things that last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from orne.coc import values
from orne.coc.abilities import Ability, Effect, GivesSubtype, Number, Possible, Trigger, Whenever
from orne.coc.facts import FACTION_NAMES
from orne.coc.language.doing import Doing, OfOne
from orne.coc.language.numbers import amount_of
from orne.coc.language.picking import Pick, is_barren, taken
from orne.coc.language.references import IT, ITSELF, Chosen, Ref, could_alter, could_be_altered
from orne.coc.language.select import AFFECTED
from orne.coc.lists import legal_subtypes, legal_titles
from orne.coc.rules.lasting import (
    BECOMES,
    END_OF_YOUR_NEXT_TURN,
    NEXT_ACTION,
    NEXT_PHASE,
    NEXT_REFRESH,
    WHILE_EXHAUSTED,
    YOUR_NEXT_TURN,
    last,
    last_text,
)
from orne.coc.values import STRUGGLE_NAMES, STRUGGLES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ANY_STRUGGLE", "FACTION", "FACTION_OF_THAT", "SKIPPED_STRUGGLE", "STRUGGLE", "SUBTYPE", "TITLE", "Gain",
    "GainIconsOf", "Lasting", "Later", "NameCard", "Naming", "Noting", "gain", "gain_subtype", "name_subtype",
]  # fmt: skip


Changes = tuple[tuple[int | str, int | Number], ...]
"""What is changed, skill, an icon or a keyword, and by how much."""
Icons = tuple[int | Number, int | Number, int | Number, int | Number]
"""Numbers of icons: Terror, Combat, Arcane, Investigation."""


@dataclass(frozen=True, slots=True)
class Gain(Doing):
    """Cards gain or lose something until the end of the phase: skill, icons, or a keyword.

    A number that is worked out is worked out once, as it resolves.
    """

    changes: Changes
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"give {self.who.text} {change_words(self.changes)} {until_words(self.until).rstrip()}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it would hold for one of them, and comes to something; what a target changes is not known yet."""
        if isinstance(self.who, Pick) and all(_counts_none(number, g, use) for _, number in self.changes):
            return False
        return could_alter(g, use, self.who)

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card."""
        return is_barren(g, use, self.who, leaving)

    def do(self, g: CocTable, use: Use) -> bool:
        """Make the change last for the cards meant now."""
        cards = self.who.cards(g, use)
        amounts = [(attribute, amount_of(amount, g, use)) for attribute, amount in self.changes]
        done = [last(g, "add", cards, change, use, self.until) for change in amounts if change[1]]
        return all(done) if cards else self.who.everything


def _counts_none(number: int | Number, g: CocTable, use: Use) -> bool:
    """Whether a number counts something of which there is none."""
    return isinstance(number, Number) and number.is_each and number(g, use) == 0


def gain(
    who: Ref = IT,
    *,
    skill: int | Number = 0,
    icons: Icons = (0, 0, 0, 0),
    keyword: str = "",
    until: str = "phase",
) -> Gain:
    """Skill, icons or a keyword for a time, the end of the phase if nothing else is said."""
    changes: list[tuple[int | str, int | Number]] = [("skill", skill)] if skill else []
    changes += [(icon, number) for icon, number in enumerate(icons) if number]
    if keyword:
        changes.append((keyword, 1))
    return Gain(tuple(changes), who, until)


def change_words(changes: Changes) -> str:
    """Changes in words: +1 skill, two Combat icons, Willpower; what several are for each of is said once."""
    words: list[str] = []
    last_each = ""
    for attribute, amount in changes:
        name = STRUGGLE_NAMES[attribute] if isinstance(attribute, int) else attribute
        if isinstance(amount, Number):
            if amount.is_each and amount.words == last_each:
                words[-1] = words[-1].removesuffix(f" {last_each}")
            words.append(amount.added(name))
            last_each = amount.words
        elif isinstance(attribute, int) or attribute == "skill":
            words.append(f"{amount:+d} {name}")
        elif attribute == "toughness":
            words.append(f"Toughness {amount:+d}")
        else:
            words.append(name.capitalize())
    return " and ".join(words)


@dataclass(frozen=True, slots=True)
class GainIconsOf(Doing):
    """Cards gain the icons printed on another card, or those it has, until the end of the phase.

    A card that lies face down shows none (coc/rule/2.26-printed/c).
    """

    of: Ref = IT
    who: Ref = ITSELF
    until: str = "phase"
    printed: bool = True

    @property
    def text(self) -> str:
        """The effect in words."""
        icons = "all icons printed on" if self.printed else "the icons of"
        return f"give {self.who.text} {icons} {self.of.text} {until_words(self.until).rstrip()}"

    def _icons(self, g: CocTable, uid: int) -> tuple[int, ...]:
        """The icons that a card lends."""
        return _shown_icons(g, uid) if self.printed else tuple(values.icons(g, uid, icon) for icon in STRUGGLES)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them shows an icon, and somebody could gain it."""
        if not isinstance(self.who, Chosen) or use.targets:
            return could_alter(g, use, self.who) and self._is_lent(g, use)
        # Who lends may depend on who is chosen to gain.
        cards, each = g.state.cards, use.again()
        for uid in could_be_altered(g, use, self.who):
            each.targets = [[(uid, cards[uid].obj)]]
            if self._is_lent(g, each):
                return True
        return False

    def _is_lent(self, g: CocTable, use: Use) -> bool:
        """Whether one of the lenders shows an icon."""
        return any(any(self._icons(g, uid)) for uid in self.of.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Add each kind of icon."""
        cards = self.who.cards(g, use)
        lenders = taken(self.of, g, use, lambda uid: any(self._icons(g, uid)), "take icons of") if cards else []
        for uid in lenders:
            for icon, number in enumerate(self._icons(g, uid)):
                if number:
                    last(g, "add", cards, (icon, number), use, self.until)
        return bool(lenders)


def _shown_icons(g: CocTable, uid: int) -> tuple[int, ...]:
    kind = g.kind(uid)
    return () if g.state.cards[uid].face_down or kind.is_form else kind.facts.icons


class Lasting(Doing):
    """A text that holds for a time: any passive, for the cards meant now, or for the game where none are named.

    In the passive, ``AFFECTED`` is the card it was made for, ``ALL_AFFECTED`` are several. What it leaves open, such
    as a subtype or a struggle, is named as it is made.
    """

    __slots__ = ("naming", "passive", "until", "who")

    who: Ref | None

    def __init__(
        self, passive: Ability, who: Ref | None = None, until: str = "phase", naming: Naming | None = None
    ) -> None:
        self.passive = passive
        self.who = who
        self.until = until
        self.naming = naming

    @property
    def text(self) -> str:
        """The effect in words."""
        named = f"{self.naming.text}; " if self.naming is not None and self.naming.text else ""
        return f"{named}{until_words(self.until)}{self._held()}"

    def _held(self) -> str:
        """What holds, said of the cards for which it does."""
        words = self.passive.text.removesuffix(".")
        if not words.startswith(_PROPER):
            words = words[:1].lower() + words[1:]
        if self.who is not None and self.who.text not in ("it", "them"):
            if words.startswith("their "):
                return f"the {words.removeprefix('their ').replace(' is ', f' of {self.who.text} is ', 1)}"
            for pronoun in ("it ", "they "):
                if words.startswith(pronoun):
                    return f"{self.who.text} {words.removeprefix(pronoun)}"
        return words

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it would hold for a card, and there is something to name."""
        if self.who is None:
            return True
        could = could_be_altered(g, use, self.who) if self.passive.changes_cards else self.who.could(g, use)
        return any(self.naming is None or self.naming.choices(g, uid) for uid in could)

    def do(self, g: CocTable, use: Use) -> bool:
        """Make it last."""
        if self.who is None:
            named = self.naming.ask(g, use, use.holder) if self.naming is not None else None
            return last_text(g, self.passive, (), use, self.until, named)
        if self.who.none_to_do(g, use):
            return True
        cards = self.who.cards(g, use)
        named = None
        if self.naming is not None and cards:
            named = self.naming.ask(g, use, cards[0])
            if named is None:
                return False
        return bool(cards) and last_text(g, self.passive, cards, use, self.until, named)


_PROPER = tuple(name for name in FACTION_NAMES.values() if name[0].isupper())
"""Words that keep their capital inside a sentence."""


def until_words(until: str) -> str:
    """How long something lasts, in words that stand before it."""
    if until in _UNTIL_WORDS:
        return _UNTIL_WORDS[until]
    return f"until the end of the {until} "


_UNTIL_WORDS = {
    "ever": "from now on ",
    BECOMES: "from now on ",
    WHILE_EXHAUSTED: "while this card is exhausted ",
    YOUR_NEXT_TURN: "until your next turn begins ",
    END_OF_YOUR_NEXT_TURN: "until the end of your next turn ",
    NEXT_REFRESH: "until the end of the next refresh phase ",
    NEXT_PHASE: "until the end of the next phase ",
    NEXT_ACTION: "with your next action this phase ",
}


class Later(Lasting):
    """A delayed effect: it happens the next time that an event does, or each time, as long as it lasts."""

    __slots__ = ()

    def __init__(
        self,
        trigger: Trigger,
        effect: Effect,
        who: Ref | None = None,
        *,
        every_time: bool = False,
        until: str = "phase",
    ) -> None:
        super().__init__(Whenever(trigger, effect, once=not every_time), who, until)

    def _held(self) -> str:
        words = self.passive.text.removesuffix(".")
        once = "" if not isinstance(self.passive, Whenever) or not self.passive.once else "once, "
        return f"{once}{words[:1].lower()}{words[1:]}"

    @property
    def text(self) -> str:
        """How long it waits, and for what."""
        return f"{until_words(self.until).rstrip()}, {self._held()}"


# ---- what is named


class Naming:
    """A question for what a text leaves open: the words for it, and the answers there are for a card."""

    __slots__ = ("choices", "kind", "of_card", "prompt", "text", "verb")

    def __init__(
        self,
        text: str,
        kind: str,
        verb: str,
        prompt: str,
        choices: Callable[[CocTable, int], list[tuple[str, Any]]],
        *,
        of_card: bool = False,
    ) -> None:
        self.text = text
        self.kind = kind
        self.verb = verb
        self.prompt = prompt
        self.choices = choices
        self.of_card = of_card
        """The answers are about the card itself, which an option names."""

    def ask(self, g: CocTable, use: Use, uid: int) -> Any:
        """The player's answer; None where there is none to give."""
        about = (uid,) if self.of_card else ()
        options = [g.option(self.verb, *about, note=name, value=value) for name, value in self.choices(g, uid)]
        return g.decide(use.seat, self.kind, self.prompt, options, use.holder) if options else None


class Noting(Naming):
    """What a text keeps in mind as it begins to last, without anybody naming it."""

    __slots__ = ("of",)

    def __init__(self, of: Callable[[CocTable, Use], Any]) -> None:
        super().__init__("", "", "", "", lambda g, uid: [])
        self.of = of

    def ask(self, g: CocTable, use: Use, uid: int) -> Any:
        """What it is; nobody is asked."""
        return self.of(g, use)


FACTION_OF_THAT = Noting(lambda g, use: g.kind(use.event.subject).facts.faction if use.event is not None else None)
"""The faction of the card that is answered."""


SUBTYPE = Naming(
    "name a subtype",
    "subtype",
    "name",
    "Name which subtype?",
    lambda g, uid: [(name, name) for name in legal_subtypes(g.rules.name)],
)
"""One that some legal card has (coc/rule/1.14-adding-and-removing-subtypes)."""
STRUGGLE = Naming(
    "name one of its struggles",
    "struggle",
    "lose",
    "Which struggle does it lose?",
    lambda g, uid: [(STRUGGLE_NAMES[kind], kind) for kind in dict.fromkeys(values.struggles(g, uid))],
    of_card=True,
)
"""One of those at a story."""


SKIPPED_STRUGGLE = Naming(
    "name one of its struggles",
    "struggle",
    "skip",
    "Which struggle is not resolved?",
    lambda g, uid: [(STRUGGLE_NAMES[kind], kind) for kind in dict.fromkeys(values.struggles(g, uid))],
    of_card=True,
)
"""One of those at a story, which is then left out."""
ANY_STRUGGLE = Naming(
    "name a kind of struggle",
    "struggle",
    "name",
    "Name which kind of struggle?",
    lambda g, uid: [(STRUGGLE_NAMES[kind], kind) for kind in STRUGGLES],
)
"""Terror, Combat, Arcane or Investigation, whichever there are at a story."""


FACTION = Naming(
    "name a faction",
    "faction",
    "name",
    "Name which faction?",
    lambda g, uid: [(FACTION_NAMES[name], name) for name in FACTION_NAMES if name != "neutral"],
)
"""One of the factions; neutral is none (coc/rule/2.38-neutral-no-faction/a)."""


TITLE = Naming(
    "name a card",
    "title",
    "name",
    "Name which card?",
    lambda g, uid: [(title, title) for title in legal_titles(g.rules.name)],
)
"""The title of a card that a legal deck may have."""


class NameCard(OfOne):
    """Name a card, which an effect then speaks of as ``NAMED``."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{TITLE.text}; {self.effect.text}"

    @property
    def possible(self) -> Possible | None:
        """Whether the effect could change anything, whatever is named."""
        return self.effect.possible

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the title, and go on with it."""
        before, use.memory = use.memory, TITLE.ask(g, use, use.holder)
        g.note("named", -1, use.holder, use.seat, after=use.memory)
        done = self.effect.do(g, use)
        use.memory = before
        return done


def name_subtype(who: Ref = IT, until: str = "phase") -> Lasting:
    """Cards gain a subtype that the player names."""
    return Lasting(GivesSubtype(AFFECTED), who, until, SUBTYPE)


def gain_subtype(name: str, who: Ref = IT, until: str = "phase") -> Lasting:
    """Cards gain a subtype."""
    return Lasting(GivesSubtype(AFFECTED, name), who, until)
