"""Endings in which the players have their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from orne.set_up.shared.seated import HUMAN

YOU = "You"
_SEAT = re.compile(r"\bPlayer ([1-9])( has| wins| gives)?\b")
_SPOKEN_TO = {" has": " have", " wins": " win", " gives": " give"}


def by_name(sentence: str, names: Sequence[str]) -> str:
    """A sentence of the rules about seats, with the names of those who sit there."""

    def named(found: re.Match[str]) -> str:
        seat, verb = int(found[1]) - 1, found[2] or ""
        if seat >= len(names):
            return found[0]
        return f"{names[seat]}{_SPOKEN_TO.get(verb, verb) if names[seat] == YOU else verb}"

    return _SEAT.sub(named, sentence)


def called(players: Sequence[str]) -> tuple[str, ...]:
    """What players are called where only that is known: one against bots is you."""
    alone = players.count(HUMAN) == 1
    usual = tuple(YOU if name == HUMAN else name.capitalize() for name in players)
    return usual if alone else tuple(f"Player {seat}" for seat in range(1, len(players) + 1))


def seen_from_outside(players: Sequence[str]) -> tuple[str, ...]:
    """What players are called by somebody who looks on: by what they are, numbered where two are alike."""
    names = tuple(name.capitalize() for name in players)
    if len(set(names)) == len(names):
        return names
    return tuple(f"{name} {seat}" for seat, name in enumerate(names, 1))
