"""Campaigns read from data: old forms, and what is wrong with them in words a player understands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from orne.arkham import guides
from orne.arkham.campaign import ACTIVE, AWAY, FORMAT, INSANE, KILLED, POOL, Campaign, Member
from orne.arkham.guide import ANYBODY, Guide
from orne.arkham.registry import facts_of
from orne.arkham.rules import chaos
from orne.arkham.scenario import LOST, SURVIVED, WON, scenario
from orne.arkham.schemas import NOTE_NAME
from orne.kernel.errors import UserError, echo
from orne.kernel.schema import Fields, ListOf, Misfit, Named, Plain, Text, Whole

PARTS: Mapping[str, type] = {
    "difficulty": str, "rng": int, "bag": list, "notes": dict, "crossed_out": list, "members": list, "finished": list,
    "seats": list, "left": list, "story_assets": dict, "result": str, "bots": dict, "collections": dict,
}  # fmt: skip
OF_MEMBERS: Mapping[str, type] = {
    "player": str, "investigator": str, "deck": dict, "earned": dict, "physical": int, "mental": int,
    "experience": int, "status": str, "collection": str,
}  # fmt: skip
KINDS = {str: "text", int: "a whole number", list: "a list", dict: "a table"}


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
        "story_assets": Named(Text(80), _NAMES, 40),
        "result": Text(20),
        "bots": Named(Text(80), Text(80), 40),
        "collections": Named(Text(80), _NAMES, 40),
    },
)
"""How much of everything a campaign may hold."""


def from_data(data: Mapping[str, Any]) -> Campaign:
    """The campaign from plain JSON data."""
    if "decisions" in data and "start" in data:
        raise UserError("This is a single game, not a campaign; orne play --resume goes on with it.")
    name = data.get("campaign")
    if not isinstance(name, str):
        raise UserError("This is not a campaign of Orne's.")
    if name not in guides.names():
        known = ", ".join(guides.names())
        raise UserError(f"This is a campaign called {echo(name)}, which this version does not have; it has {known}.")
    guide = guides.guide(name)
    if data.get("format") == 1 and guide.from_format_1 is not None:
        data = guide.from_format_1(data)
    elif data.get("format") != FORMAT:
        raise UserError(f"This campaign has format {echo(data.get('format'))}; this version reads format {FORMAT}.")
    if wrong := damage(guide, data):
        raise UserError(f"This campaign is damaged: {wrong}; take an older copy.")
    names = {each.name for each in fields(Campaign)}
    campaign = Campaign(**{name: value for name, value in data.items() if name in names})
    campaign.members = [Member(**member) for member in data["members"]]
    return campaign


def damage(guide: Guide, data: Mapping[str, Any]) -> str:
    """The first thing that cannot be so, or nothing."""
    try:
        wrong = next(_damage(guide, data), "")
    except (TypeError, AttributeError, KeyError):
        return "something in it is of the wrong kind"
    if wrong:
        return wrong
    try:
        BOUNDS.look(data)
    except Misfit as misfit:
        return misfit.clause()
    return ""


def _damage(guide: Guide, data: Mapping[str, Any]) -> Iterator[str]:
    yield from _parts(data, PARTS, ("members",), "")
    for member in data["members"]:
        if not isinstance(member, dict):
            yield "one of “members” is not an investigator"
        yield from _parts(member, OF_MEMBERS, ("player", "investigator", "deck"), " of a member")
        yield from _member(member)
    yield from _log(guide, data)
    yield from _played(guide, data)
    yield from _people(data)
    yield from _under_way(guide, data)
    yield from guide.check(data)


def _parts(data: Mapping[str, Any], parts: Mapping[str, type], needed: tuple[str, ...], whose: str) -> Iterator[str]:
    """Parts that are not there, not known, or not of their kind."""
    for name in needed:
        if name not in data:
            yield f"“{name}”{whose} is missing"
    for name, kind in parts.items():
        if name in data and (not isinstance(data[name], kind) or isinstance(data[name], bool)):
            yield f"“{name}”{whose} must be {KINDS[kind]}"
    if parts is OF_MEMBERS and (strange := [name for name in data if name not in parts]):
        yield f"{echo(strange[0])}{whose} means nothing"


def _member(member: Mapping[str, Any]) -> Iterator[str]:
    facts = facts_of(member["investigator"])
    if facts is None or facts.id not in POOL:
        yield f"no investigator is {echo(member['investigator'])}"
        return
    if not any(member["deck"].values()):
        yield f"the deck of {facts.title} is empty"
    for part in ("deck", "earned"):
        for card, copies in member.get(part, {}).items():
            if facts_of(card) is None:
                yield f"the deck of {facts.title} holds {echo(card)}, which is not a card"
            if not _is_number(copies):
                yield f"the deck of {facts.title} holds {echo(copies)} copies of {card[:60]}"
    for part in ("physical", "mental", "experience"):
        if not _is_number(member.get(part, 0)):
            yield f"{facts.title} cannot have {echo(member[part])} as “{part}”"
    if member.get("status", ACTIVE) not in (ACTIVE, AWAY, KILLED, INSANE):
        yield f"{facts.title} cannot be {echo(member['status'])}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _log(guide: Guide, data: Mapping[str, Any]) -> Iterator[str]:
    """Difficulty, bag and notes."""
    if data.get("difficulty", "standard") not in guide.bags:
        yield f"no difficulty is {echo(data['difficulty'])}"
    tokens = {*chaos.SYMBOLS, *(token for bag in guide.bags.values() for token in bag)}
    for token in data.get("bag", ()):
        if token not in tokens:
            yield f"no token is {echo(token)}"
    for note, value in data.get("notes", {}).items():
        if note not in guide.notes:
            yield f"{guide.title} has no note {echo(note)}"
        elif strange := guide.notes[note].strange(value):
            yield f"the note “{note}” cannot say {echo(strange[0])}"
    for note in data.get("crossed_out", ()):
        if note not in data.get("notes", {}):
            yield f"{echo(note)} is crossed out but was never noted"


def _played(guide: Guide, data: Mapping[str, Any]) -> Iterator[str]:
    """The scenarios played, each where it comes, and the result."""
    coming: str | None = guide.scenarios[0]
    for done in data.get("finished", []):
        if coming is None:
            yield "it has more scenarios than the campaign"
            return
        resolution = done.get("resolution") if isinstance(done, dict) else None
        if not isinstance(done, dict) or done.get("scenario") != coming:
            yield f"a scenario was played where {scenario(coming).title} comes"
        elif resolution not in scenario(coming).resolutions():
            yield f"{scenario(coming).title} cannot end with {echo(resolution)}"
        elif not _are_noted(done.get("notes", []), data.get("notes", {})):
            yield f"{scenario(coming).title} cannot have left {echo(done['notes'])} in the log"
        coming = guide.after(coming, str(resolution))
    if data.get("result", "") not in ("", WON, LOST, SURVIVED):
        yield f"a campaign cannot end as {echo(data['result'])}"


def _are_noted(said: Any, notes: Mapping[str, Any]) -> bool:
    """Whether these are notes of the log, by their names."""
    return isinstance(said, list) and all(isinstance(note, str) and note in notes for note in said)


def _under_way(guide: Guide, data: Mapping[str, Any]) -> Iterator[str]:
    """The scenario under way must be the next one, with those who sit there."""
    game, finished = data.get("game"), data.get("finished", [])
    if game is None:
        return
    coming = guide.after(finished[-1]["scenario"], finished[-1]["resolution"]) if finished else guide.scenarios[0]
    start = game.get("start") if isinstance(game, dict) else None
    if not isinstance(start, dict):
        yield "the scenario under way is not a saved game"
    elif start.get("scenario") != coming:
        yield "the scenario under way is not the next one"
    elif [each["id"] for each in start["investigators"]] != data.get("seats", []):
        yield "“seats” are not those of the scenario under way"


def _people(data: Mapping[str, Any]) -> Iterator[str]:
    """Who plays, has left, is a bot, may take a story asset, and whose cards there are."""
    members = [member["investigator"] for member in data["members"]]
    if len(set(members)) < len(members):
        yield "an investigator is in it twice"
    players = [member["player"] for member in data["members"]]
    for part, known in (("seats", members), ("left", players), ("bots", members)):
        if strange := [each for each in data.get(part, ()) if each not in known]:
            yield f"{echo(strange[0])} in “{part}” is nobody of this campaign"
    for card, able in data.get("story_assets", {}).items():
        if facts_of(card) is None:
            yield f"{echo(card)} in “story_assets” is not a card"
        if not isinstance(able, list) or not able:
            yield f"“story_assets” must list who may take {echo(card)}"
        elif strange := [each for each in able if each not in (*members, ANYBODY)]:
            yield f"{echo(strange[0])} in “story_assets” is nobody of this campaign"
    if not all(isinstance(bot, str) for bot in data.get("bots", {}).values()):
        yield "“bots” must have names"
    if not all(isinstance(each, list) for each in data.get("collections", {}).values()):
        yield "each of “collections” must be a list"
