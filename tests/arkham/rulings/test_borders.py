"""Rulings on the borders of the rules: kinds of abilities, first actions, ignored costs, the collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import MOVE, Ability, Condition, ExtraAction, ExtraCost, Prey, Rule, Spawn, action, free
from orne.arkham.cards import behaviour, facts_of
from orne.arkham.facts import basic_weaknesses, load
from orne.arkham.language.effects import Discard, Exhaust, effect, gain
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules.acting import Basic, gain_action, gain_resources, perform_action
from orne.arkham.rules.enemies import attack
from orne.arkham.rules.locations import place_investigator
from orne.arkham.state import PLAY
from orne.arkham.weakness_pool import random_basic_weakness
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.legality import check
from tests.arkham.laboratory import (
    ACT,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    SCHOLAR,
    SECOND_ACT,
    ability_of,
    asked,
    happened,
    keys,
    lab,
    lab_card,
    pause,
    record,
    scholar,
    uid,
)

if TYPE_CHECKING:
    from orne.arkham.abilities import Text, Use
    from orne.arkham.table import ArkhamTable


CHANTING = "core/mysterious-chanting"


def kind_of(text: Text) -> str:
    """The class of a written text; keywords are facts of the card instead."""
    if isinstance(text, Ability):
        return text.kind if text.kind in ("forced", "revelation") else "triggered"
    return "instruction" if isinstance(text, Spawn | Prey) else "constant"


def test_abilities_come_in_six_kinds() -> None:
    """One card of the core set for each kind (ahlcg/ability/e)."""
    for card, kinds in (
        ("core/beat-cop", {"constant", "triggered"}),
        ("core/acolyte", {"forced", "instruction"}),
        ("core/rotting-remains", {"revelation"}),
        ("core/guard-dog", {"triggered"}),
        ("core/ghoul-priest", {"instruction"}),
        ("core/flesh-eater", {"instruction"}),
    ):
        assert {kind_of(text) for text in behaviour(card)} == kinds, card
    priest = facts_of("core/ghoul-priest")
    assert priest is not None
    assert "hunter" in priest.keywords


def test_one_picks_among_additional_actions_that_fit() -> None:
    """For a Tome either the Tome action or the free one is used, and the other remains (ahlcg/action/e)."""
    book = lab_card("fitting-book", action(gain(1)), traits=("Tome",))
    reader = lab_card("book-reader", ExtraAction("Tome"))
    friend = lab_card("book-friend", ExtraAction())
    for chosen, left in (("use up lab/book-reader", ""), ("use up lab/book-friend", "Tome")):
        game = lab(scholar(play=[book, reader, friend]), step="2.2 next turn begins", active=None)
        game.choose("use lab/fitting-book")
        assert keys(game) == ["use up lab/book-reader", "use up lab/book-friend"]
        game.choose(chosen)
        assert (game.state.actions, [only for _, only, _ in game.state.extra_actions]) == ([3], [left])
    game = lab(scholar(play=[book, reader, friend]), step="2.2 next turn begins", active=None)
    game.choose("resource")
    assert [only for _, only, _ in game.state.extra_actions] == ["Tome"]


def test_a_first_action_is_one_before_which_nothing_was_done() -> None:
    """Offered when the turn begins, refused after another action and outside the turn (ahlcg/action/g)."""
    first = Condition(
        lambda g, use: g.in_turn(use.seat) and not g.state.remembered(f"actions {use.seat}"), "as your first action"
    )
    drum = lab_card("drum", action(gain(1), during=first))
    game = lab(scholar(play=[drum, pause()]))
    assert "use lab/drum" in keys(game)
    game.choose("resource")
    assert "use lab/drum" not in keys(game)
    game.choose("end turn")
    assert keys(game) == ["use lab/pause", "pass"]


def test_to_take_an_action_is_to_be_given_one_and_spend_it() -> None:
    """The enemy strikes, one action more is counted, the others remain (ahlcg/action/h)."""

    def run(g: ArkhamTable, use: Use) -> None:
        """Take a move action."""
        gain_action(g, use.seat)
        perform_action(g, use.seat, Basic(MOVE, uid(game, LOFT)))

    boots = lab_card("boots", free(effect(run), Discard()))
    game = lab(scholar(play=[boots]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/boots")
    assert (record(game, SCHOLAR).damage, game.state.place, game.state.actions) == (1, [uid(game, LOFT)], [3])
    assert (happened(game, "action"), game.state.extra_actions) == (["action"], ())


def test_an_instruction_charges_no_additional_cost() -> None:
    """The back of an act puts one elsewhere though moving costs more (ahlcg/additional-costs/c)."""

    def back(g: ArkhamTable) -> None:
        place_investigator(g, 0, uid(game, LOFT))

    toll = lab_card("toll", ExtraCost(lambda g, use, seat, kind: 3 if kind == MOVE else 0, "moving costs more"))
    game = lab(scholar(clues=2, play=[toll]), later_acts=[SECOND_ACT], backs={ACT: back})
    assert "move lab/loft" not in keys(game)
    game.choose("advance lab/act")
    assert (game.state.place, game.state.actions, game.state.resources) == ([uid(game, LOFT)], [3], [5])


def test_an_attack_outside_the_enemy_phase_does_not_exhaust() -> None:
    """An attack that an effect makes leaves the enemy ready; that of the enemy phase does not (ahlcg/as-if/d)."""

    def tease(g: ArkhamTable, use: Use) -> None:
        """An enemy attacks you."""
        attack(g, uid(game, FIEND), use.seat, use)

    lure = lab_card("lure", free(effect(tease), Discard()))
    game = lab(scholar(play=[lure, pause()]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/lure")
    assert (record(game, SCHOLAR).damage, record(game, FIEND).exhausted) == (1, False)
    game.choose("end turn")
    while record(game, SCHOLAR).damage == 1:
        game.choose("pass")
    assert record(game, FIEND).exhausted


def test_ignored_costs_are_those_before_the_colon() -> None:
    """Nothing is exhausted and no action spent, but what the effect itself charges is paid (ahlcg/costs/k)."""

    def fee(g: ArkhamTable, use: Use) -> None:
        """Pay 2 resources."""
        gain_resources(g, use.seat, -2)

    ledger = lab_card("ledger", action(effect(fee), Exhaust()))

    def borrow(g: ArkhamTable, use: Use) -> None:
        """Resolve the ledger's ability without its costs."""
        ability_of(ledger).effect.do(g, use)

    thumb = lab_card("thumb", free(effect(borrow), Discard()))
    game = lab(scholar(play=[ledger, thumb]))
    game.choose("use lab/thumb")
    assert (game.state.resources, game.state.actions, record(game, ledger).exhausted) == ([3], [3], False)


def test_the_collection_is_what_no_deck_holds() -> None:
    """A Madness weakness comes from the pool of the box, never one that a deck has already.

    Rulings: ahlcg/collection/a, ahlcg/collection/b.
    """
    madness = [card for card in dict.fromkeys(basic_weaknesses()) if "Madness" in load()[card].traits]
    assert len(madness) > 1
    for kept in madness:
        taken = [card for card in basic_weaknesses() if card != kept]
        assert {random_basic_weakness(seed, taken, "Madness") for seed in range(5)} == {kept}
    assert {random_basic_weakness(seed, (), "Madness") for seed in range(60)} == set(madness)


def test_the_owner_orders_cards_discarded_together() -> None:
    """Amnesia's events go to the pile as their owner likes, where the topmost one counts (ahlcg/discard-piles/f)."""
    hand = ["core/lucky", "core/dodge", "core/knife", "core/machete"]
    amulet = Inv("wendy-adams", hand=hand, deck=["core/amnesia", "core/knife"], play=["wendys-amulet"])
    game = build(amulet)
    game.play("draw", "discard core/lucky core/dodge core/machete")
    assert (asked(game), keys(game)) == ((0, "discard"), ["discard core/lucky", "discard core/dodge"])
    game.choose("discard core/dodge")
    pile = [game.state.catalogue.ids[game.state.cards[each].kind] for each in game.state.discard[0]]
    assert pile[:3] == ["core/machete", "core/dodge", "core/lucky"]
    assert asked(game) == (0, "turn")
    game = build(Inv(hand=hand, deck=["core/amnesia", "core/knife"]), Inv("wendy-adams", play=["wendys-amulet"]))
    game.play("draw", "discard core/lucky core/dodge core/machete")
    assert asked(game) == (0, "turn")


def test_a_story_asset_joins_a_deck_only_where_a_scenario_lets_it() -> None:
    """Lita Chantler is refused in a new deck and accepted once earned (ahlcg/asset-cards/e)."""
    lita = "core/lita-chantler"
    deck = InvestigatorDeck(investigator="core/roland-banks", cards={lita: 1})

    def strange(earned: dict[str, int]) -> bool:
        return any("Lita" in found.reason for found in check(deck, earned=earned))

    assert strange({})
    assert not strange({lita: 1})


def test_dark_memory_works_from_the_hand() -> None:
    """Its text names the hand, so it hurts from there at the end of the turn (ahlcg/ability/b)."""
    game = build(Inv("core/agnes-baker", hand=["core/dark-memory"]))
    game.choose("end turn")
    while keys(game)[-1] == "pass":
        game.choose("pass")
    assert record(game, "core/agnes-baker").horror == 2


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


def test_the_lead_settles_two_scenario_cards_at_odds() -> None:
    """Two locations each want the same enemy: the lead, not the drawer, says which has it (ahlcg/silver-rule/b)."""
    beast = lab_card("wanted-beast", type="enemy")
    den, lair = (
        lab_card(name, Rule("spawns here instead", beast, "the beast spawns here"), type="location", connects=("hall",))
        for name in ("den", "lair")
    )
    for chosen in ("den", "lair"):
        game = lab(
            scholar(),
            scholar(DREAMER),
            locations=[HALL, den, lair],
            encounter_deck=[DUST, beast, DUST],
            step="1.4 encounter cards",
            active=None,
        )
        assert (asked(game)[0], keys(game)) == (0, ["spawn lab/den", "spawn lab/lair"])
        game.choose(f"spawn lab/{chosen}")
        assert record(game, beast).at == uid(game, f"lab/{chosen}")
