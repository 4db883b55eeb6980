"""What is wrong with a campaign that was read, in words a player understands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.arkham.campaign import ACTIVE, ANYBODY, AWAY, INSANE, KILLED, LOST, POOL, SCENARIOS, SURVIVED, WON
from orne.arkham.registry import facts_of
from orne.arkham.rules import chaos
from orne.arkham.scenario import scenario
from orne.arkham.schemas import NOTE_NAME
from orne.kernel.errors import clipped, printable
from orne.kernel.schema import Fields, ListOf, Misfit, Named, Plain, Text, Whole

PARTS: Mapping[str, type] = {
    "difficulty": str, "rng": int, "bag": list, "notes": dict, "crossed_out": list, "members": list, "finished": list,
    "seats": list, "left": list, "lita": list, "result": str, "bots": dict, "collections": dict,
}  # fmt: skip
OF_MEMBERS: Mapping[str, type] = {
    "player": str, "investigator": str, "deck": dict, "earned": dict, "physical": int, "mental": int,
    "experience": int, "status": str, "collection": str,
}  # fmt: skip
KINDS = {str: "text", int: "a whole number", list: "a list", dict: "a table"}
TOKENS = {*chaos.SYMBOLS, *(token for each in chaos.DIFFICULTIES for token in chaos.bag(each))}


_CARDS = Named(Text(80), Whole(0, 99), 500)
_NAMES = ListOf(Text(80), 100)
_MEMBER = Fields(
    {"player": Text(80), "investigator": Text(80), "deck": _CARDS},
    {
        "earned": _CARDS, "status": Text(20), "collection": Text(80),
        **dict.fromkeys(("physical", "mental", "experience"), Whole(0, 1000)),
    },
)  # fmt: skip
BOUNDS = Fields(
    {"members": ListOf(_MEMBER, 40)},
    {
        "format": Whole(0, 1000),
        "campaign": Text(80),
        "difficulty": Text(20),
        "rng": Whole(0, 2**64 - 1),
        "bag": ListOf(Text(20), 200),
        "notes": Named(NOTE_NAME, Plain(2, 100), 100),
        "crossed_out": _NAMES,
        "finished": ListOf(Plain(3, 100), 10),
        "seats": _NAMES,
        "game": Plain(12, 1_000_000, 2000),
        "left": _NAMES,
        "lita": _NAMES,
        "result": Text(20),
        "bots": Named(Text(80), Text(80), 40),
        "collections": Named(Text(80), _NAMES, 40),
    },
)
"""How much of everything a campaign may hold."""


def damage(data: Mapping[str, Any]) -> str:
    """The first thing that cannot be so, or nothing."""
    try:
        wrong = next(_damage(data), "")
    except (TypeError, AttributeError, KeyError):
        return "something in it is of the wrong kind"
    if wrong:
        return wrong
    try:
        BOUNDS.look(data)
    except Misfit as misfit:
        return misfit.clause()
    return ""


def _said(value: object) -> str:
    """What stands there, as much of it as fits into a sentence."""
    return clipped(printable(repr(value)), 60)


def _damage(data: Mapping[str, Any]) -> Iterator[str]:
    yield from _parts(data, PARTS, ("members",), "")
    for member in data["members"]:
        if not isinstance(member, dict):
            yield "one of 'members' is not an investigator"
        yield from _parts(member, OF_MEMBERS, ("player", "investigator", "deck"), " of a member")
        yield from _member(member)
    yield from _log(data)
    yield from _people(data)
    yield from _under_way(data)


def _parts(data: Mapping[str, Any], parts: Mapping[str, type], needed: tuple[str, ...], whose: str) -> Iterator[str]:
    """Parts that are not there, not known, or not of their kind."""
    for name in needed:
        if name not in data:
            yield f"'{name}'{whose} is missing"
    for name, kind in parts.items():
        if name in data and (not isinstance(data[name], kind) or isinstance(data[name], bool)):
            yield f"'{name}'{whose} must be {KINDS[kind]}"
    if parts is OF_MEMBERS and (strange := [name for name in data if name not in parts]):
        yield f"'{str(strange[0])[:60]}'{whose} means nothing"


def _member(member: Mapping[str, Any]) -> Iterator[str]:
    facts = facts_of(member["investigator"])
    if facts is None or facts.id not in POOL:
        yield f"no investigator is {_said(member['investigator'])}"
        return
    if not any(member["deck"].values()):
        yield f"the deck of {facts.title} is empty"
    for part in ("deck", "earned"):
        for card, copies in member.get(part, {}).items():
            if facts_of(card) is None:
                yield f"the deck of {facts.title} holds {_said(card)}, which is not a card"
            if not _is_number(copies):
                yield f"the deck of {facts.title} holds {_said(copies)} copies of {card[:60]}"
    for part in ("physical", "mental", "experience"):
        if not _is_number(member.get(part, 0)):
            yield f"{facts.title} cannot have {_said(member[part])} as '{part}'"
    if member.get("status", ACTIVE) not in (ACTIVE, AWAY, KILLED, INSANE):
        yield f"{facts.title} cannot be {_said(member['status'])}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _log(data: Mapping[str, Any]) -> Iterator[str]:
    """Difficulty, bag, notes, and the scenarios played."""
    if data.get("difficulty", "standard") not in chaos.DIFFICULTIES:
        yield f"no difficulty is {_said(data['difficulty'])}"
    for token in data.get("bag", ()):
        if token not in TOKENS:
            yield f"no token is {_said(token)}"
    for note, value in data.get("notes", {}).items():
        cards = value if isinstance(value, list) else []
        if not (value is True or isinstance(value, list)) or not all(_is_card(card) for card in cards):
            yield f"the note '{note[:60]}' cannot say {_said(value)}"
    for note in data.get("crossed_out", ()):
        if note not in data.get("notes", {}):
            yield f"{_said(note)} is crossed out but was never noted"
    finished = data.get("finished", [])
    if len(finished) > len(SCENARIOS):
        yield "it has more scenarios than the campaign"
    for done, name in zip(finished, SCENARIOS, strict=False):
        if not isinstance(done, dict) or done.get("scenario") != name:
            yield f"a scenario was played where {scenario(name).title} comes"
        elif done.get("resolution") not in scenario(name).resolutions():
            yield f"{scenario(name).title} cannot end with {_said(done.get('resolution'))}"
    if data.get("result", "") not in ("", WON, LOST, SURVIVED):
        yield f"a campaign cannot end as {_said(data['result'])}"


def _is_card(card: Any) -> bool:
    return isinstance(card, str) and facts_of(card) is not None


def _people(data: Mapping[str, Any]) -> Iterator[str]:
    """Who plays, has left, is a bot, may take Lita Chantler, and whose cards there are."""
    members = [member["investigator"] for member in data["members"]]
    if len(set(members)) < len(members):
        yield "an investigator is in it twice"
    players = [member["player"] for member in data["members"]]
    for part, known in (("seats", members), ("left", players), ("bots", members), ("lita", [*POOL, ANYBODY])):
        if strange := [each for each in data.get(part, ()) if each not in known]:
            yield f"{_said(strange[0])} in '{part}' is nobody of this campaign"
    if not all(isinstance(bot, str) for bot in data.get("bots", {}).values()):
        yield "'bots' must have names"
    if not all(isinstance(each, list) for each in data.get("collections", {}).values()):
        yield "each of 'collections' must be a list"


def _under_way(data: Mapping[str, Any]) -> Iterator[str]:
    """The scenario under way must be the next one, with those who sit there."""
    game = data.get("game")
    if game is None:
        return
    start = game.get("start") if isinstance(game, dict) else None
    if not isinstance(start, dict):
        yield "the scenario under way is not a saved game"
    elif start.get("scenario") not in SCENARIOS[len(data.get("finished", [])) :][:1]:
        yield "the scenario under way is not the next one"
    elif [each["id"] for each in start["investigators"]] != data.get("seats", []):
        yield "'seats' are not those of the scenario under way"
