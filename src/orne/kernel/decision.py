"""What a player is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orne.kernel.errors import IllegalChoice, RulesError, clipped, echo, listed


class Namer(Protocol):
    """Names cards: ``ref`` for records and machines, ``title`` for people."""

    def ref(self, uid: int) -> str: ...

    def title(self, uid: int) -> str: ...


class Option:
    """One legal answer: a verb, the cards it refers to, and a note such as ``domain 2``.

    Key and label are put together only when somebody reads them: most options are never chosen.
    """

    __slots__ = ("_key", "_namer", "cards", "note", "value", "verb")
    between = " → "
    """What stands between the cards in words: one after the other, unless a game says otherwise."""

    def __init__(self, namer: Namer, verb: str, cards: tuple[int, ...] = (), note: str = "", value: Any = None) -> None:
        self._namer = namer
        self.verb = verb
        self.cards = cards
        self.note = note
        self.value = value
        self._key: str | None = None

    @property
    def key(self) -> str:
        """The stable text form: the same position and choice always give the same key."""
        if self._key is None:
            ref = self._namer.ref
            parts = [self.verb, *[ref(uid) for uid in self.cards]]
            if self.note:
                parts.append(self.note)
            self._key = " ".join(parts)
        return self._key

    def name_by(self, namer: Namer) -> None:
        """Have its cards named by somebody else from now on."""
        self._namer = namer

    def add_note(self, words: str) -> None:
        """Say more, where another option would have the same key."""
        if words:
            self.note = f"{self.note} {words}".strip()
            self._key = None

    @property
    def remark(self) -> str:
        """The note as a person reads it."""
        return self.note

    @property
    def label(self) -> str:
        """The option in words for a person."""
        title = self._namer.title
        text = self.verb.replace("-", " ")
        text = text[:1].upper() + text[1:]
        if self.cards:
            text += " " + self.between.join(title(uid) for uid in self.cards)
        remark = self.remark
        return f"{text} ({remark})" if remark else text

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """A question to one seat; ``source`` is the card that asks, or -1 when the rules ask."""

    __slots__ = ("about", "kind", "options", "prompt", "seat", "source")

    def __init__(
        self, seat: int, kind: str, prompt: str, options: Sequence[Option], source: int = -1, about: Any = None
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.source = source
        self.about = about
        """What the options were tested against: the game's answer to "why not?" puts the same test again."""

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [option.key for option in self.options]

    def name_by(self, namer: Namer) -> None:
        """Have the cards of its options named by somebody else from now on."""
        for option in self.options:
            option.name_by(namer)

    def check_keys(self) -> None:
        """Every option has a key of its own, or what was chosen could not be recorded: a defect of ours otherwise."""
        keys = self.keys
        if len(set(keys)) < len(keys):
            twice = ", ".join(sorted({key for key in keys if keys.count(key) > 1}))
            raise RulesError(f"options of the same key in “{self.prompt}” ({self.kind}, seat {self.seat}): {twice}")

    def index(self, choice: object) -> int:
        """Find the option a choice means: itself, its key, or its number from 0; or say what is offered."""
        options = self.options
        if isinstance(choice, Option):
            for number, option in enumerate(options):
                if option is choice:
                    return number
            choice = choice.key
        if isinstance(choice, int) and not isinstance(choice, bool):
            if 0 <= choice < len(options):
                return choice
            raise IllegalChoice(f"There is no option {echo(choice)}: choose 0 to {len(options) - 1}.")
        for number, option in enumerate(options):
            if option.key == choice:
                return number
        asked = clipped(self.prompt, 60)
        offered = listed([f"“{key}”" for key in self.keys], 160)
        raise IllegalChoice(f"{echo(choice)} is not offered to seat {self.seat} ({asked}); offered: {offered}.")

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat} {self.kind}: {', '.join(self.keys)}>"
