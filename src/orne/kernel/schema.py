"""What data from outside must look like: types, bounds on numbers, lengths and depth, checked before anything uses it.

A schema says in words what would be right; ``check`` raises one sentence that names the place and what stands there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from orne.kernel.errors import UserError, clipped, echo, printable

LONGEST_TEXT = 200
LONGEST_PATH = 60


class Misfit(Exception):
    """Something that is not as its schema says; the place is filled in on the way out."""

    def __init__(self, wanted: str, value: object) -> None:
        self.wanted = wanted
        self.value = value
        self.place: list[str | int] = []

    def clause(self) -> str:
        """What is wrong and what would be right."""
        place = ""
        for part in reversed(self.place):
            place += f"[{part}]" if isinstance(part, int) else f".{part}" if place else part
        place = clipped(printable(place), LONGEST_PATH)
        return f"{place or 'all of it'} must be {self.wanted}, not {echo(self.value)}"


class Schema(ABC):
    """What a piece of data must look like."""

    wanted = ""
    """What would be right, in words that follow “must be”."""

    @abstractmethod
    def look(self, value: Any) -> None:
        """Raise a Misfit where the data is not like this."""

    def fits_all(self, values: Sequence[Any]) -> bool:
        """Whether many values are like this: quicker than one by one, where there is a way."""
        try:
            for value in values:
                self.look(value)
        except Misfit:
            return False
        return True

    def refuse(self, value: object) -> Misfit:
        """The misfit of a value that is of the wrong kind altogether."""
        return Misfit(self.wanted, value)


def check(schema: Schema, value: Any, what: str) -> None:
    """Refuse a value that is not as its schema says; ``what`` begins the sentence."""
    try:
        schema.look(value)
    except Misfit as misfit:
        raise UserError(f"{what} is damaged: {misfit.clause()}.") from None


class Whole(Schema):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.wanted = f"a whole number from {least} to {most}"

    def fits_all(self, values: Sequence[Any]) -> bool:
        """Types and bounds at once."""
        return not values or (
            set(map(type, values)) == {int} and self.least <= min(values) and max(values) <= self.most
        )

    def look(self, value: Any) -> None:
        """Refuse anything else, true and false included."""
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refuse(value)


class Flag(Schema):
    """True or false."""

    wanted = "true or false"

    def fits_all(self, values: Sequence[Any]) -> bool:
        """Types at once."""
        return not values or set(map(type, values)) == {bool}

    def look(self, value: Any) -> None:
        """Refuse anything else."""
        if value is not True and value is not False:
            raise self.refuse(value)


class Text(Schema):
    """Text of a bounded length that can be written down: no half letters."""

    def __init__(self, longest: int = LONGEST_TEXT, least: int = 0) -> None:
        self.longest = longest
        self.least = least
        self.wanted = f"text of at most {longest} letters" if not least else f"text of {least} to {longest} letters"

    def fits_all(self, values: Sequence[Any]) -> bool:
        """Types, lengths and letters at once."""
        if not values:
            return True
        lengths = set(map(len, values)) if set(map(type, values)) == {str} else {-1}
        return self.least <= min(lengths) and max(lengths) <= self.longest and is_whole("".join(values))

    def look(self, value: Any) -> None:
        """Refuse anything else."""
        if type(value) is not str or not self.least <= len(value) <= self.longest or not is_whole(value):
            raise self.refuse(value)


class Among(Schema):
    """One of a few values."""

    def __init__(self, values: Collection[Any], wanted: str = "") -> None:
        self.values = frozenset(values)
        self.wanted = wanted or f"one of {', '.join(map(str, values))}"

    def look(self, value: Any) -> None:
        """Refuse anything else."""
        if type(value) not in (str, int) or value not in self.values:
            raise self.refuse(value)


class Fitting(Schema):
    """Whatever passes a test."""

    def __init__(self, test: Callable[[Any], bool], wanted: str) -> None:
        self.test = test
        self.wanted = wanted

    def look(self, value: Any) -> None:
        """Refuse what fails the test."""
        if not self.test(value):
            raise self.refuse(value)


class ListOf(Schema):
    """A list of like things."""

    def __init__(self, item: Schema, most: int, least: int = 0) -> None:
        self.item = item
        self.most = most
        self.least = least
        self.wanted = f"a list of {most}" if least == most else f"a list of {least} to {most}"

    def look(self, value: Any) -> None:
        """Refuse anything else, naming the place."""
        if not isinstance(value, list | tuple):
            raise self.refuse(value)
        if not self.least <= len(value) <= self.most:
            raise Misfit(self.wanted, len(value))
        if self.item.fits_all(value):
            return
        look = self.item.look
        number = 0
        try:
            for each in value:
                look(each)
                number += 1
        except Misfit as misfit:
            misfit.place.append(number)
            raise


class Row(Schema):
    """A list with a schema for each place; the last ones may be left out where that is allowed."""

    def __init__(self, *items: Schema, optional: int = 0) -> None:
        self.items = items
        self.least = len(items) - optional
        self.wanted = f"a list of {len(items)}" if not optional else f"a list of {self.least} to {len(items)}"

    def fits_all(self, values: Sequence[Any]) -> bool:
        """Column by column."""
        if not values:
            return True
        if not set(map(type, values)) <= {list, tuple} or set(map(len, values)) != {len(self.items)}:
            return super().fits_all(values)
        return all(item.fits_all(column) for item, column in zip(self.items, zip(*values, strict=True), strict=False))

    def look(self, value: Any) -> None:
        """Refuse anything else, naming the place."""
        if not isinstance(value, list | tuple):
            raise self.refuse(value)
        if not self.least <= len(value) <= len(self.items):
            raise Misfit(self.wanted, len(value))
        number = 0
        try:
            for item, each in zip(self.items, value, strict=False):
                item.look(each)
                number += 1
        except Misfit as misfit:
            misfit.place.append(number)
            raise


class Fields(Schema):
    """A table with a schema for each name; some may be left out, and no others may be there."""

    wanted = "a table"

    def __init__(self, needed: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None) -> None:
        self.needed = needed
        self.all = {**needed, **(optional or {})}

    def look(self, value: Any) -> None:
        """Refuse anything else, naming what is missing or strange."""
        if not isinstance(value, dict):
            raise self.refuse(value)
        for name in self.needed:
            if name not in value:
                misfit = Misfit(self.needed[name].wanted or "there", None)
                misfit.place.append(name)
                raise misfit
        for name, each in value.items():
            schema = self.all.get(name)
            if schema is None:
                misfit = Misfit("left out", each)
                misfit.place.append(name if isinstance(name, str) else "?")
                raise misfit
            try:
                schema.look(each)
            except Misfit as misfit:
                misfit.place.append(name)
                raise


class Named(Schema):
    """A table of like things under names."""

    def __init__(self, name: Schema, item: Schema, most: int) -> None:
        self.name = name
        self.item = item
        self.most = most
        self.wanted = f"a table of at most {most}"

    def look(self, value: Any) -> None:
        """Refuse anything else, naming the place."""
        if not isinstance(value, dict):
            raise self.refuse(value)
        if len(value) > self.most:
            raise Misfit(self.wanted, len(value))
        for name, each in value.items():
            try:
                self.name.look(name)
            except Misfit as misfit:
                misfit.wanted = f"named by {misfit.wanted}"
                raise
            try:
                self.item.look(each)
            except Misfit as misfit:
                misfit.place.append(name)
                raise


class Maybe(Schema):
    """Something or nothing."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.wanted = f"{schema.wanted} or null"

    def look(self, value: Any) -> None:
        """Refuse anything else."""
        if value is not None:
            self.schema.look(value)


class Either(Schema):
    """One of several schemas."""

    def __init__(self, *schemas: Schema) -> None:
        self.schemas = schemas
        self.wanted = " or ".join(schema.wanted for schema in schemas)

    def fits_all(self, values: Sequence[Any]) -> bool:
        """All of one schema, as they mostly are, or else one by one."""
        return any(schema.fits_all(values) for schema in self.schemas) or super().fits_all(values)

    def look(self, value: Any) -> None:
        """Refuse what none of them takes."""
        for schema in self.schemas:
            try:
                schema.look(value)
            except Misfit:
                continue
            return
        raise self.refuse(value)


class Plain(Schema):
    """Any data, within bounds on depth, numbers and how much there is of it."""

    wanted = "plain data, neither deep nor long"

    def __init__(self, depth: int = 4, most: int = 1000, longest: int = LONGEST_TEXT) -> None:
        self.depth = depth
        self.most = most
        self.text = Text(longest)

    def look(self, value: Any) -> None:
        """Refuse what is too deep, too much, or not data at all."""
        self._count(value, self.depth)

    def _count(self, value: Any, depth: int) -> int:
        if isinstance(value, str):
            self.text.look(value)
            return 1
        if value is None or isinstance(value, bool):
            return 1
        if isinstance(value, int | float):
            if not abs(value) <= 2**64:  # neither does nan
                raise self.refuse(value)
            return 1
        if not isinstance(value, list | tuple | dict) or not depth:
            raise self.refuse(value)
        if isinstance(value, dict):
            for name in value:
                self.text.look(name)
        number = 1 + sum(self._count(each, depth - 1) for each in _parts(value)) if len(value) <= self.most else 0
        if not 0 < number <= self.most:
            raise self.refuse(value)
        return number


def _parts(value: Any) -> Collection[Any]:
    return value.values() if isinstance(value, dict) else value


def is_count(value: Any, most: int) -> bool:
    """Whether a value is a whole number from 0 to a bound; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def is_whole(text: str) -> bool:
    """Whether text can be written down: JSON may hold half of a letter."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
