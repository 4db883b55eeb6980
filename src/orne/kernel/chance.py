"""What chance has decided since a keyframe: heard in the true game, and brought about again in a sample.

A sample goes on with a generator of its own. Up to its question chance must come out as it was seen to, so the results
are written down, never the generator's numbers: from those the generator itself could be worked out.
"""

from __future__ import annotations

from collections.abc import Collection, MutableSequence, Sequence
from typing import Any, NamedTuple

from orne.kernel import rng
from orne.kernel.errors import UserError
from orne.kernel.rng import Generator, Guide, HasChance


class Draw(NamedTuple):
    """One of a number of things was drawn."""

    number: int
    result: int

    def data(self) -> dict[str, list[int]]:
        """As plain data."""
        return {"draw": [self.number, self.result]}


class Order(NamedTuple):
    """Things were shuffled: those whose place was seen afterwards, with their places."""

    seen: tuple[tuple[int, int], ...]

    def data(self) -> dict[str, list[list[int]]]:
        """As plain data."""
        return {"order": [list(each) for each in self.seen]}


class Shuffled(NamedTuple):
    """An order heard in the true game, and how many questions had been answered by then."""

    order: tuple[int, ...]
    at: int

    def as_seen(self, later: Sequence[Collection[int]]) -> Order:
        """What of it was seen at the questions that came later."""
        return Order(
            tuple(
                (place, item) for place, item in enumerate(self.order) if any(item in seen for seen in later[self.at :])
            )
        )


class Listening(Guide):
    """A game's generator, with somebody listening."""

    inner: Generator
    """The generator itself; in a sample it may have a script before it."""
    heard: list[Draw | Shuffled]
    asked: Sequence[object]

    @classmethod
    def to(cls, chance: Generator, heard: list[Draw | Shuffled], asked: Sequence[object]) -> Listening:
        """Listen to a generator; ``asked`` grows with every question."""
        new = cls(chance)
        new.inner = chance
        new.heard = heard
        new.asked = asked
        return new

    def below(self, holder: HasChance, number: int) -> int:
        """Draw as the generator does, and write it down."""
        alone = _Holder(self.inner)
        result = rng.below(alone, number)
        self.heard.append(Draw(number, result))
        holder.rng = Listening.to(alone.rng, self.heard, self.asked)
        return result

    def shuffle(self, holder: HasChance, items: MutableSequence[Any]) -> None:
        """Shuffle as the generator does, and write it down."""
        alone = _Holder(self.inner)
        rng.shuffle(alone, items)
        self.heard.append(Shuffled(tuple(items), len(self.asked)))
        holder.rng = Listening.to(alone.rng, self.heard, self.asked)


class Scripted(Guide):
    """A generator of its own that first brings about what is written down, as far as that was seen."""

    script: tuple[Draw | Order, ...]

    def below(self, holder: HasChance, number: int) -> int:
        """What was drawn; where something else is drawn from than was then, the script is of no further use."""
        step, *rest = self.script
        if isinstance(step, Draw) and step.number == number:
            holder.rng = scripted(self.alone, tuple(rest))
            return step.result
        holder.rng = self.alone
        return rng.below(holder, number)

    def shuffle(self, holder: HasChance, items: MutableSequence[Any]) -> None:
        """Put what was seen into its place, and shuffle the rest from a settled order: the old one tells nothing."""
        step, *rest = self.script
        if isinstance(step, Draw):
            holder.rng = self.alone
            rng.shuffle(holder, items)
            return
        seen = {place: item for place, item in step.seen if item in items and place < len(items)}
        others = sorted(set(items) - set(seen.values()))
        alone = _Holder(self.alone)
        rng.shuffle(alone, others)
        items[:] = [seen[place] if place in seen else others.pop() for place in range(len(items))]
        holder.rng = scripted(alone.rng, tuple(rest))


class _Holder:
    """Holds a generator for one draw."""

    __slots__ = ("rng",)

    def __init__(self, chance: Generator) -> None:
        self.rng: Generator = chance


def scripted(chance: Generator, script: tuple[Draw | Order, ...]) -> Generator:
    """A generator with a script before it; without one, itself."""
    if not script:
        return chance
    new = Scripted(chance)
    new.script = script
    return new


def script_of(chance: Generator) -> list[Any]:
    """The script before a generator, as plain data."""
    return [step.data() for step in chance.script] if isinstance(chance, Scripted) else []


def read_script(data: Any) -> tuple[Draw | Order, ...]:
    """A script from plain data."""
    try:
        return tuple(_read(step) for step in data)
    except (TypeError, ValueError, KeyError, AttributeError):
        raise UserError("What chance decided is not written down here as it should be.") from None


def _read(step: Any) -> Draw | Order:
    """One step of a script."""
    if "draw" in step:
        number, result = step["draw"]
        if not 0 <= int(result) < int(number):
            raise ValueError
        return Draw(int(number), int(result))
    seen = tuple((int(place), int(item)) for place, item in step["order"])
    places, items = ({each[at] for each in seen} for at in (0, 1))
    if not len(places) == len(items) == len(seen) or min(places | items, default=0) < 0:
        raise ValueError
    return Order(seen)
