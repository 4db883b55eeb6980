"""Random games in which every mechanism that no core card shows is in play, checked at every decision."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import (
    INVESTIGATE,
    AsIf,
    Base,
    Condition,
    Copies,
    CostX,
    ExtraCost,
    Gives,
    GivesKeyword,
    Immune,
    Objective,
    PlaysAsIf,
    Times,
    action,
    event,
    free,
    reaction,
)
from orne.arkham.events import DISCOVERS
from orne.arkham.facts import COMBAT, INTELLECT
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language.effects import Exhaust, connecting, effect, gain, instead, take, would, you
from orne.arkham.position import Foe, In, Inv, Place
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import clues, locations
from orne.arkham.rules.copies import IN_PLAY
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.rules.lasting import last
from orne.kernel.limits import Limit
from orne.lab.simulator import check_game
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, LOFT, PAPER, any_enemy, lab, lab_card, yours

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def peer(g: ArkhamTable, use: Use) -> None:
    """Investigate."""
    investigate(g, use.seat, source=use)


def shield(g: ArkhamTable, use: Use) -> None:
    """Each enemy is immune to player card effects until the round ends."""
    last(g, "immune", PLAYER_CARDS, "round", use, tuple(values.enemies(g)))


def train(g: ArkhamTable, use: Use) -> None:
    """Your base combat is 5 until the phase ends."""
    last(g, "base", (COMBAT, 5), "phase", use, (g.state.investigators[use.seat],))


def file_a_clue(g: ArkhamTable, use: Use) -> None:
    """Put a clue on this card."""
    clues.place_clues(g, use.holder, 1, use)


def turn_over(g: ArkhamTable, use: Use) -> None:
    """Turn your location over."""
    locations.flip(g, g.state.place[use.seat])


def dearer(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    """Investigating here costs an action more."""
    return int(kind == INVESTIGATE and g.state.place[seat] == use.holder)


def _cards() -> tuple[list[str], list[str]]:
    """Assets and cards in hand, new for each game."""
    door = AsIf(connecting, "at a connecting location")
    among = AsIf(connecting, "at a connecting location", engaged=True)
    can = Condition(lambda g, use: can_investigate(g, use.seat), "it can be investigated")
    trigger = would(DISCOVERS, yours, "you would discover clues")
    play = [
        lab_card("r-glass", action(effect(peer), Exhaust(), word=INVESTIGATE, possible=can, as_if=door)),
        lab_card("r-shield", free(effect(shield), Exhaust())),
        lab_card("r-gym", Base(you, COMBAT, 2), Times(you, INTELLECT, Fraction(1, 2)), free(effect(train), Exhaust())),
        lab_card("r-file", free(effect(file_a_clue), Exhaust()), reaction(trigger, instead(gain(1)))),
        lab_card("r-nerve", Base(you, COMBAT, 4), reaction(trigger, instead(take(0, 1)))),
        lab_card("r-map", PlaysAsIf(lambda g, use, each: True, among, "a card", Limit(1, "turn", False))),
        lab_card("r-lever", action(effect(turn_over)), GivesKeyword(any_enemy, "hunter", words="enemies gain hunter")),
    ]
    x = event(effect(peer), possible=can)
    hand = [
        lab_card("r-surge", CostX(1), x, type="event", cost=None),
        lab_card("r-totem", Copies(1, IN_PLAY), Gives(you, COMBAT, 1), cost=1),
    ]
    return play, hand


@pytest.mark.parametrize("seed", range(4))
def test_every_decision_of_a_random_game_can_be_copied_saved_undone_and_replayed(seed: int) -> None:
    """Copy, save and load, undo, replay and the fast path agree, and no card is lost."""
    play, hand = _cards()
    idol = lab_card("r-idol", Immune(any_enemy, PLAYER_CARDS), type="enemy")
    lab_card("r-wet-cave", ExtraCost(dearer, "1 action more", always=True), type="location", symbol="crypt",
             connects=("hall",), clues=2, back="lab/r-dry-cave")  # fmt: skip
    cave = lab_card("r-dry-cave", type="location", symbol="crypt", connects=("hall",), clues=2, back="lab/r-wet-cave")
    waits = Objective(Condition(lambda g, use: bool(values.enemies(g)), "an enemy is in play"))
    agenda = lab_card("r-agenda", waits, type="agenda", doom=2)
    game = lab(
        Inv(play=[*play[:4], In(play[4], clues=1)], hand=[*hand, hand[1]], deck=(PAPER, *hand) * 4),
        Inv(DREAMER, at=2, play=play[4:], hand=[*hand, hand[1]], deck=(PAPER, *hand) * 4),
        locations=[Place(HALL, clues=2), Place(LOFT, clues=3), Place(cave, clues=1)],
        enemies=[Foe(FIEND, at=LOFT), Foe(idol, engaged=0)],
        agenda=agenda,
        encounter_deck=(DUST, FIEND, DUST, idol, DUST, DUST),
        bag=("+1", "0", "-1", "-2"),
        seed=seed,
    )
    assert check_game(RULEBOOK, game.start, seed) > 0
