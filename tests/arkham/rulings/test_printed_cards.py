"""Rulings on what is printed on cards: their types, traits and numbers."""

from __future__ import annotations

from orne.arkham.facts import load, locations
from orne.arkham.rulebook import new_game
from tests.arkham.laboratory import starters


def test_cards_are_scenario_cards_or_player_cards() -> None:
    """Scenario cards and player cards, by their types."""
    scenario = {"act", "agenda", "location", "treachery", "enemy", "scenario"}
    player = {"investigator", "asset", "event", "skill"}
    facts = load().values()
    assert {card.type for card in facts} <= scenario | player
    for card in facts:
        if card.class_ == "mythos":
            assert card.type in scenario, card.id
        elif card.weakness is None and card.encounter_set is None:
            assert card.type in player, card.id


def test_an_enemy_has_fight_evade_health_damage_and_horror() -> None:
    """Fight, evade, health for each investigator, damage and horror."""
    priest = load()["core/ghoul-priest"]
    assert (priest.fight, priest.evade, priest.health_for(1), priest.health_for(3)) == (4, 4, 5, 15)
    assert (priest.damage, priest.horror) == (2, 2)


def test_a_location_has_shroud_clues_victory_and_connections() -> None:
    """Shroud, clues, victory, connections."""
    cellar = load()["core/cellar"]
    assert (cellar.shroud, cellar.clues, cellar.victory) == (4, 2, 1)
    symbols = locations()
    assert symbols["core/hallway"].revealed.symbol in symbols["core/cellar"].revealed.connections


def test_acts_and_agendas_have_a_sequence_and_a_threshold() -> None:
    """Sequence and threshold."""
    trapped, rise = load()["core/trapped"], load()["core/rise-of-the-ghouls"]
    assert (trapped.stage, trapped.clues) == (1, 2)
    assert (rise.stage, rise.doom) == (2, 7)


def test_a_player_card_has_cost_level_class_and_icons() -> None:
    """Cost, level, class, icons, health, sanity."""
    cop = load()["core/beat-cop-2"]
    assert (cop.cost, cop.level, cop.class_, cop.icons, cop.health, cop.sanity) == (
        4,
        2,
        "guardian",
        (0, 0, 1, 1, 0),
        3,
        2,
    )


def test_an_investigator_has_four_skills_health_sanity_and_an_elder_sign() -> None:
    """Four skills in their order, health, sanity, an elder sign."""
    game = new_game("the-gathering", starters("wendy"), 1)
    wendy = game.state.catalogue.kinds[game.state.cards[game.state.investigators[0]].kind]
    assert (wendy.facts.skills, wendy.facts.health, wendy.facts.sanity) == ((4, 3, 1, 4), 7, 7)
    assert wendy.elder_sign is not None
