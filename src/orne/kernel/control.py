"""What stands in a record besides answers: the generator set to a number, a loop declared a number of times.

No answer can be taken for one of these, nor one of these for an answer: an answer is a text, or an option's number.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orne.kernel.errors import UserError

RESEED: Final = "reseed"
REPEAT: Final = "repeat"
LARGEST: Final = {RESEED: (1 << 64) - 1, REPEAT: 1_000_000_000}
LEAST: Final = {RESEED: 0, REPEAT: 1}


class Control(NamedTuple):
    """A word and its number."""

    word: str
    number: int

    def data(self) -> dict[str, int]:
        """As it stands in a record."""
        return {self.word: self.number}


Made = str | dict[str, int]
"""One entry of a record: the key of an answer, or a control word with its number."""


def control(word: str, number: Any) -> Control:
    """A control word with its number, or a sentence saying which numbers there are."""
    least, largest = LEAST[word], LARGEST[word]
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= largest:
        what = "A loop is repeated" if word == REPEAT else "The generator is set to a whole number from"
        unit = " times" if word == REPEAT else ""
        raise UserError(f"{what} {least} to {largest:,}{unit}; this is another number, or not a number.")
    return Control(word, number)


def entry(made: Any) -> str | Control:
    """An entry of a record: a key, or a control word."""
    if isinstance(made, str):
        return made
    if isinstance(made, dict) and len(made) == 1:
        word, number = next(iter(made.items()))
        if word in LARGEST:
            return control(word, number)
    raise UserError('A record holds the keys of answers and entries such as {"reseed": 12345}, and nothing else.')


def entry_of_old(made: Any) -> str | Control:
    """An entry of a record of the first format, in which control words stood among the answers."""
    word, _, number = str(made).partition(" ")
    if word in LARGEST and number.isascii() and number.isdigit() and len(number) <= 20:
        return control(word, int(number))
    return str(made)
