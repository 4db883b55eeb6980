"""One scenario played alone: what the earlier ones are taken to have left behind (arkham/basics/1.27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from orne.arkham.guide import Choice, Guide
from orne.arkham.guides import guide_of
from orne.arkham.registry import facts_of
from orne.arkham.rules import chaos
from orne.arkham.scenario import STANDALONE, scenario, scenario_of
from orne.kernel.errors import UserError, echo, unknown
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


@dataclass(frozen=True, slots=True)
class Past:
    """What is taken to have happened before the scenario."""

    log: dict[str, Any] = field(default_factory=dict)
    trauma: tuple[int, int] = (0, 0)
    """Physical and mental trauma the lead investigator has from it."""
    story_assets: Mapping[str, str] = field(default_factory=dict)
    """The story assets that were offered, and whether to the lead or to anybody."""
    bags: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The chaos bag by difficulty."""

    def bag(self, difficulty: str, more: Sequence[str] = ()) -> tuple[str, ...]:
        """The chaos bag, with more symbols if wanted."""
        known = tuple(self.bags) or chaos.DIFFICULTIES
        if difficulty not in known:
            raise UserError(unknown("difficulty", difficulty, known))
        for token in more:
            if token not in chaos.SYMBOLS:
                raise UserError(
                    f"{echo(token)} is not a symbol to add to the bag; there are {', '.join(chaos.SYMBOLS)}."
                )
        return (*self.bags.get(difficulty, ()), *more)


def ends_before(name: str) -> dict[str, tuple[str, ...]]:
    """The scenarios before one, and the ways each can have ended on the way to it, the usual one first."""
    guide = guide_of(name)
    if guide is None:
        return {}
    path = (*guide.before(name), name)
    return {each: tuple(guide.ends(each, towards)) for each, towards in pairwise(path)}


def choices_before(name: str) -> dict[str, Choice]:
    """What else the players may settle about the past of a scenario, by the note it is about."""
    guide = guide_of(name)
    return {} if guide is None else {each.note: each for each in guide.choices if each.about in guide.before(name)}


def choosable(name: str, note: str) -> tuple[str, ...]:
    """The cards of which a note about a scenario's past lists some."""
    guide = guide_of(name)
    return () if guide is None else guide.notes[note].cards or ()


def past(name: str, ends: Sequence[str] = (), chosen: Mapping[str, Sequence[str]] | None = None) -> Past:
    """The past of a scenario: how each earlier one ended, in order, and which cards the players chose for a note.

    Where nobody says anything, a scenario's own instructions hold if it has any (ahlcg/standalone-mode/f).
    """
    alone, guide = scenario(name).alone, guide_of(name)
    bags = {} if guide is None else guide.bags
    if alone is not None and not ends and not chosen:
        return Past({STANDALONE: True, **alone.log}, bags={**bags, **alone.bag})
    ended = _ended(name, ends)
    _refuse_strange_choices(name, chosen or {})
    if guide is None:
        return Past({STANDALONE: True}, bags=bags)
    left = [guide.pasts[each][end] for each, end in ended.items()]
    log: dict[str, Any] = {STANDALONE: True}
    offered: dict[str, str] = {}
    for each in left:
        log |= each.notes
        offered |= each.story_assets
    for choice in choices_before(name).values():
        log |= _chosen(guide, choice, ended[choice.about], (chosen or {}).get(choice.note))
    trauma = (sum(each.trauma[0] for each in left), sum(each.trauma[1] for each in left))
    return Past(log, trauma, offered, bags)


def _ended(name: str, ends: Sequence[str]) -> dict[str, str]:
    """How each earlier scenario ended: as the players say, or as usual."""
    earlier = ends_before(name)
    if len(ends) > len(earlier):
        given = "1 earlier end is" if len(ends) == 1 else f"{len(ends)} earlier ends are"
        raise UserError(
            f"{scenario(name).title} comes after {plural(len(earlier), 'other scenario')}, and {given} given."
        )
    said = dict(zip(earlier, ends, strict=False))
    for each, end in said.items():
        if end not in earlier[each]:
            can = ", ".join(earlier[each])
            raise UserError(f"{scenario(each).title} cannot end with {echo(end)}; it can with {can}.")
    return {each: said.get(each, known[0]) for each, known in earlier.items()}


def _refuse_strange_choices(name: str, chosen: Mapping[str, Sequence[str]]) -> None:
    """Say so where something is chosen that is not for the players to say before this scenario."""
    known = choices_before(name)
    for note in chosen:
        if note not in known:
            there = ", ".join(known) or "nothing"
            raise UserError(f"{echo(note)} cannot be said of the past of {scenario(name).title}; {there} can.")


def _chosen(guide: Guide, choice: Choice, end: str, names: Sequence[str] | None) -> dict[str, list[str]]:
    """The two notes of a choice, for which nobody need say anything."""
    cards = guide.notes[choice.note].cards or ()
    usual = () if end in choice.none_after else cards
    found = usual if names is None else sorted({_one(each, cards, choice.one) for each in names})
    return {choice.note: list(found), choice.others: [card for card in cards if card not in found]}


def log_after(g: ArkhamTable, log: Mapping[str, Any]) -> dict[str, Any]:
    """The log that lasts as long as the game: what it began with, and what its end adds (ahlcg/standalone-mode/c)."""
    notes = {note: value for note, value in log.items() if note != STANDALONE}
    if not g.state.over:
        return notes
    outcome = scenario_of(g).outcome(g)
    notes.update(outcome.notes)
    return {note: value for note, value in notes.items() if note not in outcome.crossed_out}


def _one(name: str, cards: Sequence[str], one: str) -> str:
    """One of some cards by the id, with or without its set, or by a part of the title."""
    titles = {card: facts.title for card in cards if (facts := facts_of(card)) is not None}
    wanted = name.strip().lower()
    found = [card for card in cards if wanted and (wanted in card or wanted in titles[card].lower())]
    if len(found) != 1:
        raise UserError(f"“{name[:40]}” names no single {one}; they are {', '.join(titles.values())}.")
    return found[0]
