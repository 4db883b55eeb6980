"""Rulings on acts and agendas: their clues, doom, objectives and backs."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham import card_text, values
from orne.arkham.abilities import Condition, Use
from orne.arkham.language import Objective
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.clues import place_clues
from orne.arkham.rules.stages import advance_act
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    ACT,
    DUST,
    FIEND,
    SECOND_ACT,
    SECOND_AGENDA,
    lab,
    lab_card,
    once,
    scholar,
)
from tests.arkham.look import keys, record, table, uid, words
from tests.look import asked, happened, kind_asked

DOOM: dict[str, Any] = {"step": "1.2 place doom", "active": None}


# ---- objectives of agendas


def _fiend_in_play(g: ArkhamTable, use: Use) -> bool:
    return any(g.kind(each).slug == FIEND for each in values.enemies(g))


def watchful(instead: bool) -> str:
    """An agenda of 3 doom that waits for a Fiend too, or for nothing else."""
    met = Condition(_fiend_in_play, "a Fiend is in play")
    return lab_card("watchful", Objective(met, instead=instead), type="agenda", doom=3)


def test_the_objective_is_looked_at_in_every_mythos_phase() -> None:
    """ahlcg/act-deck-and-agenda-deck/i: doom gathers beyond the threshold until the Fiend is there."""
    game = lab(
        scholar(),
        agenda=watchful(False),
        agenda_doom=2,
        encounter_deck=(FIEND, "lab/dust", "lab/dust"),
        **DOOM,
        later_agendas=[SECOND_AGENDA],
    )
    assert (game.state.cards[game.state.agenda].doom, happened(game, "agenda advances")) == (3, [])
    game.choose("end turn")
    assert (game.state.agenda == uid(game, SECOND_AGENDA), asked(game)[1]) == (True, "turn")
    assert card_text.text("lab/watchful") == "Objective: advance only if also a Fiend is in play."


def test_what_an_agenda_waits_for_instead_of_doom_advances_it_at_once() -> None:
    """ahlcg/act-deck-and-agenda-deck/i: the defeat it waits for, in the middle of a turn."""

    def lies_dead(g: ArkhamTable, use: Use) -> bool:
        return any(g.kind(each).slug == FIEND for each in g.state.encounter_discard)

    fallen = Condition(lies_dead, "a Fiend is defeated")
    vigil = lab_card("vigil", Objective(fallen, instead=True), type="agenda", doom=3)
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0, damage=2)], agenda=vigil, later_agendas=[SECOND_AGENDA])
    game.choose("fight lab/fiend")
    assert (game.state.agenda == uid(game, SECOND_AGENDA), asked(game)[1]) == (True, "turn")
    assert card_text.text(vigil) == "Objective: advance once a Fiend is defeated."


# ---- doom on other cards


def test_ancient_evils_may_advance_the_agenda_between_two_draws() -> None:
    """basics 6.41, 6.44: the second investigator still draws, once."""
    game = build(
        Inv(), Inv("wendy-adams"), locations=["hallway"], step="1.4 encounter cards", agenda_doom=2,
        encounter_deck=["ancient-evils", "swarm-of-rats", DUST, DUST], later_agendas=["rise-of-the-ghouls"],
    )  # fmt: skip
    while "turn core/roland-banks" not in keys(game):
        game.choose(0)
    assert table(game).title(game.state.agenda) == "Rise of the Ghouls"
    assert record(game, "core/swarm-of-rats").threat == 1
    assert game.state.cards[game.state.agenda].doom == 0


def test_doom_on_an_enemy_counts_at_its_own_step_only_and_goes_with_the_enemy() -> None:
    """basics 1.4, 6.42"""
    game = build(
        Inv(), locations=["hallway", "attic"], agenda_doom=2, enemies=[Foe("acolyte", engaged=0, doom=1)],
        later_agendas=["rise-of-the-ghouls"], encounter_deck=[DUST] * 4, bag=("+1",),
    )  # fmt: skip
    game.choose("fight core/acolyte")
    while asked(game)[1] == "reaction":
        game.choose("pass")
    assert table(game).title(game.state.agenda) == "What's Going On?!"
    assert game.state.cards[game.state.agenda].doom == 2


def test_doom_on_cards_reaches_the_threshold_only_when_it_is_checked() -> None:
    """In a turn nothing happens; in the mythos phase all doom in play goes with the agenda."""
    game = build(Inv("agnes-baker", hand=["arcane-initiate"], resources=9), agenda_doom=2)
    game.choose("play core/arcane-initiate")
    assert (game.view(0)["doom"], kind_asked(game)) == (3, "turn")
    game.choose("end turn")
    while "pass" in keys(game):
        game.choose("pass")
    assert "What's Going On?! advances: the clock has skipped hours that none of you remember." in words(game)
    assert sum(card.doom for card in game.state.cards) <= 1


CHANTING = "core/mysterious-chanting"


def test_chanting_puts_no_doom_on_a_discarded_cultist() -> None:
    """With no Cultist in play the one in the discard pile is fetched, without doom of the chanting.

    Rulings: ahlcg/ability/c.
    """
    game = build(
        Inv(),
        encounter_deck=["core/mysterious-chanting", "core/ancient-evils"],
        encounter_discard=["core/wizard-of-the-order"],
        step="1.4 encounter cards",
        active=None,
        agenda="rise-of-the-ghouls",
    )
    game.choose("spawn core/attic")
    wizard = record(game, "core/wizard-of-the-order")
    assert wizard.zone == PLAY
    assert [entry.after for entry in game.log if entry.kind == "doom" and entry.source == uid(game, CHANTING)] == []


# ---- clues for acts


def test_the_clue_ability_of_the_act_is_open_everywhere_to_all() -> None:
    """In The Midnight Masks the clues of the group pay from any location.

    Rulings: ahlcg/activate-action/f, ahlcg/costs/h.
    """
    for place in (0, 1):
        game = build(
            Inv(clues=3, at=place),
            Inv("core/daisy-walker", clues=1),
            scenario="the-midnight-masks",
            locations=["rivertown", "southside-historical-society"],
            act="uncovering-the-conspiracy",
            agenda="predator-or-prey",
            special_deck=["core/wolf-man-drew", "core/herman-collins"],
        )
        assert {"use core/uncovering-the-conspiracy", "use core/predator-or-prey"} <= set(keys(game))
        game.choose("use core/uncovering-the-conspiracy")
        assert [record(game, each).clues for each in ("core/roland-banks", "core/daisy-walker")] == [0, 0]


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_clues_of_a_place_and_of_an_act_go_by_those_who_began(people: int) -> None:
    """basics 1.3, 6.96"""
    seats = [Inv(each, clues=2) for each in ("roland-banks", "daisy-walker", "wendy-adams", "agnes-baker")[:people]]
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" in keys(game)
    seats[-1] = Inv(seats[-1].card, clues=1)
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" not in keys(game)
    game = build(*seats, locations=["hallway", Place("attic", revealed=False)])
    game.choose("move core/attic")
    assert record(game, "core/attic").clues == 2 * people


def test_the_barrier_takes_clues_only_of_those_in_the_hallway() -> None:
    """basics 6.45: three for each investigator, of investigators there."""
    for first, second, there, offered in ((6, 0, 0, True), (5, 1, 0, True), (5, 1, 1, False), (5, 0, 0, False)):
        game = build(
            Inv(clues=first), Inv("wendy-adams", clues=second, at=there), locations=["hallway", "attic"],
            step="4.6 round ends", encounter_deck=[DUST] * 4, later_acts=["what-have-you-done"],
            set_aside=["ghoul-priest", "parlor", "lita-chantler"],
        )  # fmt: skip
        assert ("yes" in keys(game)) is offered


def test_the_clues_on_an_act_are_gone_before_its_back_is_read() -> None:
    """ahlcg/act-deck-and-agenda-deck/k"""
    seen: list[int] = []

    def look(g: ArkhamTable) -> None:
        seen.append(g.state.cards[g.state.act].clues)

    def advance(g: ArkhamTable, seat: int) -> None:
        place_clues(g, g.state.act, 2)
        advance_act(g)

    deed = once("act-with-clues", advance)
    game = lab(scholar(play=[deed]), backs={ACT: look}, later_acts=[SECOND_ACT])
    game.choose(f"use {deed}")
    assert (seen, record(game, SECOND_ACT).clues) == ([0], 0)
