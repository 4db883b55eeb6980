"""Values of demonstrations in words: cards by their titles, and what numbers stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import Show

Line = tuple[int, str]
"""How deep a line stands, and its words."""
STRUGGLES: Final = ("Terror", "Combat", "Arcane", "Investigation")


def value_words(show: Show[Any], value: Json) -> str:
    """A value in words: cards by their titles, the same thing several times counted."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return parts_words(show, value)
    if isinstance(value, list | tuple):
        words = [f"({value_words(show, each)})" if _is_list(each) else item_words(show, each) for each in value]
        # Numbers stand for one thing each, as damage and horror do, and are not counted.
        plain = any(isinstance(each, int) for each in value)
        return ", ".join(words if plain else counted(words)) or "nothing"
    return show.title(value) if isinstance(value, str) and value else str(value) or "nothing"


def answer_words(show: Show[Any], gives: str, found: Json) -> str:
    """What a probe found, in the words of the kind of thing that it gives."""
    if gives == "seat":
        return show.who(found) if isinstance(found, int) else "nobody"
    if gives in _OF_EACH and isinstance(found, list):
        return "; ".join(_OF_EACH[gives](show, *each) for each in found) or "none"
    return _OF_ALL[gives](show, found) if gives in _OF_ALL and found is not None else value_words(show, found)


def sides(show: Show[Any], pair: Sequence[int]) -> str:
    """What each player has of something."""
    return ", ".join(f"{number} {'yours' if seat == 0 else f'{show.who(seat)}’s'}" for seat, number in enumerate(pair))


def on_domains(show: Show[Any], domains: Sequence[Json]) -> str:
    """The resources on each domain."""
    return "; ".join(f"{_resources(show, each)} on domain {place}" for place, each in enumerate(domains, 1))


def _resources(show: Show[Any], resources: Json) -> str:
    """The resources on one domain; where only their faction matters they are counted."""
    if isinstance(resources, str) and ":" in resources:
        faction, _, number = resources.partition(":")
        return f"{number} × {faction}"
    return value_words(show, resources)


def _icons(show: Show[Any], icons: Sequence[int]) -> str:
    """Icons by their names, those that are there."""
    found = [f"{number} {name}" for name, number in zip(STRUGGLES, icons, strict=False) if number]
    return ", ".join(found) or "none"


def _drained(show: Show[Any], drained: Sequence[bool]) -> str:
    """The domains that are drained."""
    found = [str(place) for place, each in enumerate(drained, 1) if each]
    return f"{'domain' if len(found) == 1 else 'domains'} {', '.join(found)}" if found else "none"


def _happened(show: Show[Any], log: Sequence[str]) -> str:
    """What happened to which card, each card by its title."""
    words = []
    for each in log:
        kind, _, card = each.rpartition(" ")
        words.append(f"{kind}: {show.title(card).replace('-', ' ')}" if kind else each)
    return ", ".join(counted(words)) or "nothing"


def _fought(show: Show[Any], kind: str, winner: int | None, totals: Sequence[int]) -> str:
    """A struggle, who won it, and by how much."""
    mine, theirs = totals
    if winner is None:
        return f"{kind}, {mine} to {theirs}, to nobody"
    most, least = (mine, theirs) if winner == 0 else (theirs, mine)
    return f"{kind}, {most} to {least}, to {show.who(winner)}"


def _tested(show: Show[Any], kind: str, value: int, margin: int) -> str:
    """How a skill test ended."""
    return f"{kind.removeprefix('test ')} with {value}, by {margin}"


def _additional(show: Show[Any], seat: int, only: str, card: str) -> str:
    """An additional action: whose it is, what for, and what gives it."""
    return f"one of {show.who(seat)}’s{f' for {only}' if only else ''}, from {show.title(card)}"


def _problem(show: Show[Any], sentence: str, *more: Json) -> str:
    """What is wrong with a deck: with its ruling, where one is named; the cards are in the sentence."""
    ruling = more[0] if len(more) > 1 else None
    return f"{sentence} ({ruling})" if ruling else sentence


def _entry(show: Show[Any], card: str, seat: int, before: Json, after: Json) -> str:
    """An entry of the log: the card and player it is about, and what changed."""
    about = [show.title(card) if card else "", show.who(seat) if seat >= 0 else ""]
    changed = [value_words(show, each) for each in (before, after) if each is not None]
    return ", ".join(filter(None, [*about, " → ".join(changed)])) or "it happened"


_OF_ALL: Final[Mapping[str, Callable[[Show[Any], Json], str]]] = {
    "icons": _icons,
    "struggles": lambda show, found: ", ".join(STRUGGLES[each] for each in found) or "none",
    "sides": sides,
    "sides by story": lambda show, found: "; ".join(
        f"{show.title(story)}: {sides(show, pair)}" for story, pair in found.items()
    ),
    "harm": lambda show, found: f"{found[0]} damage, {found[1]} horror",
    "trauma": lambda show, found: f"{found[0]} physical, {found[1]} mental",
    "drained": _drained,
    "domains": on_domains,
    "log": _happened,
}
"""What a whole answer says, by the kind of thing it is."""
_OF_EACH: Final[Mapping[str, Callable[..., str]]] = {
    "fought": _fought,
    "compared": lambda show, story, attackers, defenders: f"{show.title(story)}, {attackers} to {defenders}",
    "tests": _tested,
    "entries": _entry,
    "additional": _additional,
    "problems": _problem,
}
"""What each thing of an answer says."""


def _is_list(value: Json) -> bool:
    return isinstance(value, list | tuple)


def item_words(show: Show[Any], item: Json) -> str:
    """One thing of a list: a card with how it is there."""
    if not isinstance(item, Mapping) or "card" not in item:
        return value_words(show, item)
    rest = {name: value for name, value in item.items() if name != "card"}
    return f"{show.title(item['card'])}{f' ({parts_words(show, rest)})' if rest else ''}"


def parts_words(show: Show[Any], parts: Mapping[str, Json]) -> str:
    """A table on one line; what is so needs no value."""
    words = []
    for name, value in parts.items():
        plain = name.replace("_", " ")
        words.append(plain if value is True else f"{show.title(plain)} {value_words(show, value)}")
    return "; ".join(words) or "nothing"


def counted(words: Sequence[str]) -> list[str]:
    """Words, the same ones in a row counted."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return [word if number == 1 else f"{number} × {word}" for word, number in runs]


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]
