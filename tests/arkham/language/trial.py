"""Trials of the words of the language: what each does to one position, and how it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from orne.arkham import card_text
from orne.arkham.language import ENEMY, Ability, titled, while_there_is
from orne.arkham.position import Foe
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import FIEND, HALL, lab, lab_card, scholar
from tests.arkham.look import record
from tests.look import asked

GUN = lab_card("gun-of-verbs", uses=("ammo", 2), traits=("Firearm",))
PAL = lab_card("pal-of-verbs", health=2, sanity=2, traits=("Ally",))
BRUTE = lab_card("brute-of-verbs", type="enemy", traits=("Elite",), victory=1)
OMEN = lab_card("omen-of-verbs", type="treachery")
NEVER = while_there_is(titled("Nobody") & ENEMY)
FIENDS = [Foe(FIEND, engaged=0), Foe(BRUTE, at=HALL, exhausted=True)]


class Trial(NamedTuple):
    """One trial: the ability, its text, the position, what is chosen after using it, and what has become of it."""

    name: str
    ability: Ability
    text: str
    steps: list[str]
    outcome: Callable[[Game[State]], Any]
    expected: Any
    people: Callable[[str], dict[str, Any]] = lambda card: {}
    rest: dict[str, Any] = {}  # noqa: RUF012


def damage(*cards: str) -> Callable[[Game[State]], Any]:
    return lambda game: [record(game, card).damage for card in cards]


def horror(*cards: str) -> Callable[[Game[State]], Any]:
    return lambda game: [record(game, card).horror for card in cards]


def try_out(trial: Trial) -> None:
    """Use a card that has the ability of a trial, and look at its text and at what has become of the position."""
    card = lab_card(f"verb-{trial.name}", trial.ability)
    assert card_text.text(card) == trial.text, card_text.text(card)
    game = lab(scholar(**({"play": [card]} | trial.people(card))), **trial.rest)
    game.choose(f"use {card}")
    game.play(*trial.steps)
    assert asked(game) == (0, "turn")
    expected = trial.expected(game) if callable(trial.expected) else trial.expected
    assert trial.outcome(game) == expected, trial.outcome(game)
