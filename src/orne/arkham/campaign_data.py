"""What is wrong with a campaign that was read, in words a player understands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orne.arkham import chaos
from orne.arkham.campaign import ACTIVE, ANYBODY, AWAY, INSANE, KILLED, LOST, POOL, SCENARIOS, SURVIVED, WON
from orne.arkham.cards import facts_of
from orne.arkham.scenario import scenario

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


def damage(data: Mapping[str, Any]) -> str:
    """The first thing that cannot be so, or nothing."""
    try:
        return next(_damage(data), "")
    except (TypeError, AttributeError, KeyError):
        return "something in it is of the wrong kind"


def _damage(data: Mapping[str, Any]) -> Iterator[str]:
    yield from _parts(data, PARTS, ("members",), "")
    for member in data["members"]:
        if not isinstance(member, dict):
            yield "one of 'members' is no investigator"
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
        yield f"'{strange[0]}'{whose} means nothing"


def _member(member: Mapping[str, Any]) -> Iterator[str]:
    facts = facts_of(member["investigator"])
    if facts is None or facts.id not in POOL:
        yield f"no investigator is {member['investigator']!r}"
        return
    for part in ("deck", "earned"):
        for card, copies in member.get(part, {}).items():
            if facts_of(card) is None:
                yield f"the deck of {facts.title} holds {card!r}, which is no card"
            if not _is_number(copies):
                yield f"the deck of {facts.title} holds {copies!r} copies of {card}"
    for part in ("physical", "mental", "experience"):
        if not _is_number(member.get(part, 0)):
            yield f"{facts.title} cannot have {member[part]!r} as '{part}'"
    if member.get("status", ACTIVE) not in (ACTIVE, AWAY, KILLED, INSANE):
        yield f"{facts.title} cannot be {member['status']!r}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _log(data: Mapping[str, Any]) -> Iterator[str]:
    """Difficulty, bag, notes, and the scenarios played."""
    if data.get("difficulty", "standard") not in chaos.DIFFICULTIES:
        yield f"no difficulty is {data['difficulty']!r}"
    for token in data.get("bag", ()):
        if token not in TOKENS:
            yield f"no token is {token!r}"
    for note, value in data.get("notes", {}).items():
        cards = value if isinstance(value, list) else []
        if not (value is True or isinstance(value, list)) or not all(_is_card(card) for card in cards):
            yield f"the note '{note}' cannot say {value!r}"
    for note in data.get("crossed_out", ()):
        if note not in data.get("notes", {}):
            yield f"{note!r} is crossed out but was never noted"
    finished = data.get("finished", [])
    if len(finished) > len(SCENARIOS):
        yield "it has more scenarios than the campaign"
    for done, name in zip(finished, SCENARIOS, strict=False):
        if not isinstance(done, dict) or done.get("scenario") != name:
            yield f"a scenario was played where {scenario(name).title} comes"
        elif done.get("resolution") not in scenario(name).resolutions():
            yield f"{scenario(name).title} cannot end with {done.get('resolution')!r}"
    if data.get("result", "") not in ("", WON, LOST, SURVIVED):
        yield f"a campaign cannot end as {data['result']!r}"


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
            yield f"{strange[0]!r} in '{part}' is nobody of this campaign"
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
        yield "the scenario under way is no saved game"
    elif start.get("scenario") not in SCENARIOS[len(data.get("finished", [])) :][:1]:
        yield "the scenario under way is not the next one"
    elif len(start.get("investigators", data.get("seats", []))) != len(data.get("seats", [])):
        yield "'seats' are not those of the scenario under way"
