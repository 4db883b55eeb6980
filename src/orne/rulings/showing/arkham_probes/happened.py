"""Probes of what has happened, as the log has it."""

from __future__ import annotations

from orne.arkham.log_words import told
from orne.rulings.showing.arkham_probes.finding import (
    Arkham,
    probe,
    subject_of,
    table_of,
    uid_of,
)
from orne.rulings.showing.probe import Json


@probe("what happened, of the kinds named:")
def happened(game: Arkham, *kinds: str) -> Json:
    """The kinds of log entries in order, of those among these."""
    return [entry.kind for entry in game.log if not kinds or entry.kind in kinds]


@probe("how often this happened:")
def times(game: Arkham, kind: str) -> Json:
    """How many log entries there are of a kind."""
    return sum(1 for entry in game.log if entry.kind == kind)


@probe("what happened to which card, of the kinds named:", gives="log")
def log(game: Arkham, *kinds: str) -> Json:
    """What happened, of some kinds, each with the card it happened to."""
    return [f"{each.kind} {subject_of(game, each)}".strip() for each in game.log if each.kind in kinds]


@probe("the words that laboratory cards said")
def said(game: Arkham) -> Json:
    """What laboratory cards and backs said, in order."""
    return [each.after for each in game.log if each.kind == "said"]


@probe("card, seat, before and after of every", gives="entries")
def entries(game: Arkham, kind: str) -> Json:
    """What the log says of a kind: card, seat, before, after."""
    return [(subject_of(game, each), each.seat, each.before, each.after) for each in game.log if each.kind == kind]


@probe("the kinds of entries that are about {}")
def about(game: Arkham, card: str, number: int = 1) -> Json:
    """What happened to a card, or came from it, in order."""
    uid = uid_of(game, card, number)
    return [each.kind for each in game.log if uid in (each.subject, each.source)]


@probe("the card that caused every")
def causes(game: Arkham, kind: str) -> Json:
    """The card at the root of each entry of a kind; null for what the rules themselves do."""
    told_so_far = list(game.log)
    found = [told_so_far[each.cause] if each.cause >= 0 else None for each in told_so_far if each.kind == kind]
    return [None if each is None else subject_of(game, each) for each in found]


@probe("how the skill tests ended", gives="tests")
def results(game: Arkham) -> Json:
    """How skill tests ended: the word, the value and the margin."""
    return [(each.kind, each.before, each.after) for each in game.log if each.kind in ("test fails", "test succeeds")]


@probe("the log as {} reads it")
def words(game: Arkham, seat: int = 0) -> Json:
    """The log in words, as a seat reads it."""
    return [line.strip() for line in told(list(game.log), table_of(game), (seat,))]
