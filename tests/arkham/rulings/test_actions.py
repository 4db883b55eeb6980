"""Rulings on actions: how many there are, additional ones, lost ones, and what counts as one."""

from __future__ import annotations

from orne.arkham.abilities import INVESTIGATE, MOVE, Condition, Use, action, free
from orne.arkham.language import Discard, Do, ExtraAction, Gain
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.actions import gain_action, lose_action
from orne.arkham.rules.turn import Basic, perform_action
from orne.arkham.state import DISCARD
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    SCHOLAR,
    WENDY,
    lab,
    lab_card,
    nothing,
    pause,
    scholar,
)
from tests.arkham.look import harm_on, keys, record, uid
from tests.look import asked, happened

# ---- actions


def test_a_turn_has_three_actions_and_no_more() -> None:
    """Afterwards only free abilities and the end of the turn; what is unused is lost.

    Rulings: ahlcg/action/a, ahlcg/action/k.
    """
    game = lab(scholar(play=[pause()]))
    assert game.state.actions == [3]
    game.play("resource", "resource", "resource")
    assert keys(game) == ["use lab/pause", "end turn"]
    game = lab(scholar(play=[pause()]))
    game.play("resource", "end turn")
    assert (game.state.actions, keys(game)) == ([0], ["use lab/pause", "pass"])
    while asked(game) != (0, "turn"):
        game.choose("pass")
    assert game.state.actions == [3]


def test_lost_actions_are_standard_ones_before_additional_ones() -> None:
    """Of 3 and one more, two lost leave 1 and the additional one (ahlcg/action/f)."""

    def lose(g: ArkhamTable, use: Use) -> None:
        """Lose two actions."""
        lose_action(g, use.seat)
        lose_action(g, use.seat)

    trap = lab_card("time-trap", free(Do(lose), Discard()))
    reader = lab_card("tome-reader", ExtraAction("Tome"))
    game = lab(scholar(play=[trap, reader]), step="2.2 next turn begins", active=None)
    game.choose("use lab/time-trap")
    assert (game.state.actions, [only for _, only, _ in game.state.extra_actions]) == ([1], ["Tome"])


def test_of_additional_actions_the_investigator_chooses_which_are_lost() -> None:
    """With no standard action left (ahlcg/action/f)."""

    def both(g: ArkhamTable, use: Use) -> None:
        """Gain two different actions and lose one."""
        gain_action(g, use.seat, only="Tome")
        gain_action(g, use.seat)
        lose_action(g, use.seat)

    trap = lab_card("late-trap", free(Do(both), Discard()))
    game = lab(scholar(play=[trap, pause()], actions=0))
    game.choose("use lab/late-trap")
    assert keys(game) == ["lose Tome", "lose any"]
    game.choose("lose Tome")
    assert [only for _, only, _ in game.state.extra_actions] == [""]


def test_a_resolved_action_neither_costs_nor_counts_nor_provokes() -> None:
    """An effect that investigates without an action (ahlcg/action/i)."""
    from orne.arkham.rules.investigate import investigate

    def look(g: ArkhamTable, use: Use) -> None:
        """Investigate."""
        investigate(g, use.seat, source=use)

    lens = lab_card("lens", free(Do(look), Discard()))
    game = lab(scholar(play=[lens]), locations=[Place(HALL, clues=2), LOFT], enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/lens")
    assert (record(game, SCHOLAR).clues, record(game, SCHOLAR).damage, game.state.actions) == (1, 0, [3])
    assert happened(game, "action") == []


def test_a_plain_fight_is_basic_and_the_weapons_is_an_activation() -> None:
    """Different options; neither provokes.

    Rulings: ahlcg/action/j, ahlcg/action-designators/b, ahlcg/activate-action/a, ahlcg/activate-action/c.
    """
    game = build(Inv(play=["core/machete"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    assert {"fight core/ghoul-minion", "use core/machete"} <= set(keys(game))
    game.choose("use core/machete")
    assert record(game, "core/roland-banks").damage == 0


def test_a_bold_investigate_provokes() -> None:
    """The action is really performed, so an enemy strikes as at any investigation.

    Rulings: ahlcg/action-designators/b.
    """
    burglary = lab_card("robbery", action(Gain(3), word=INVESTIGATE))
    game = lab(scholar(play=[burglary]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/robbery")
    assert (record(game, SCHOLAR).damage, game.state.resources) == (1, [8])


def test_abilities_with_action_cost_are_for_ones_own_turn() -> None:
    """In another's turn nobody else acts.

    Rulings: ahlcg/activate-action/a, ahlcg/draw-action/a, ahlcg/active-player/a, ahlcg/action/k.
    """
    tool = lab_card("own-tool", action(Gain(1)))
    game = lab(scholar(), scholar(DREAMER, play=[tool, pause()]))
    assert (asked(game), keys(game), game.state.active) == ((1, "window"), ["use lab/pause", "pass"], 0)
    game.play("pass", "end turn")
    assert asked(game) == (1, "turn")
    assert {"use lab/own-tool", "draw"} <= set(keys(game))
    assert game.state.active == 1
    game.choose("draw")
    assert (len(game.state.hand[1]), len(game.state.deck[1]), game.state.actions[1]) == (1, 9, 2)
    game.choose("end turn")
    assert (asked(game), keys(game), game.state.active) == ((1, "window"), ["use lab/pause", "pass"], -1)


def test_two_icons_cost_two_actions_and_provoke_once() -> None:
    """Two actions, both gone at once, and one attack.

    Rulings: ahlcg/activate-action/b, ahlcg/activate-action/c, ahlcg/attack-of-opportunity/f.
    """
    debt = lab_card("heavy-debt", action(Do(nothing), Discard(), actions=2), type="treachery")
    game = lab(scholar(threat=[debt]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/heavy-debt")
    assert (game.state.actions, record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == ([1], 1, 1)
    assert uid(game, debt) in game.state.encounter_discard
    game = lab(scholar(threat=[debt], actions=1))
    assert "use lab/heavy-debt" not in keys(game)


def test_scenario_cards_here_may_be_used_and_those_elsewhere_not() -> None:
    """The location, what is attached to it, what lies in threat areas there.

    Rulings: ahlcg/activate-action/e.
    """
    latch = lab_card("latch", action(Gain(1)), type="treachery")
    dream = lab_card("dream", action(Gain(1)), type="treachery")
    yard = lab_card("yard", action(Gain(1)), type="location", connects=("loft",))
    places = [Place(yard, attached=[latch]), Place(LOFT)]
    game = lab(scholar(), scholar(DREAMER, threat=[dream]), locations=places)
    assert {"use lab/latch", "use lab/dream", "use lab/yard"} <= set(keys(game))
    game = lab(scholar(at=1), scholar(DREAMER, threat=[dream]), locations=places)
    assert not [key for key in keys(game) if key.startswith("use")]


# ---- costs


def test_the_fights_of_a_knife_are_two_and_those_of_copies_are_alike() -> None:
    """Both of one card are offered; a copy offers the same under its own name (ahlcg/different/b)."""
    game = build(Inv(play=["core/knife"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    assert len([key for key in keys(game) if key.startswith("use core/knife")]) == 2


def test_one_picks_among_additional_actions_that_fit() -> None:
    """For a Tome either the Tome action or the free one is used, and the other remains (ahlcg/action/e)."""
    book = lab_card("fitting-book", action(Gain(1)), traits=("Tome",))
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
    drum = lab_card("drum", action(Gain(1), during=first))
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

    boots = lab_card("boots", free(Do(run), Discard()))
    game = lab(scholar(play=[boots]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/boots")
    assert (record(game, SCHOLAR).damage, game.state.place, game.state.actions) == (1, [uid(game, LOFT)], [3])
    assert (happened(game, "action"), game.state.extra_actions) == (["action"], ())


def test_gained_resources_and_actions_are_added() -> None:
    """ahlcg/gains/a, ahlcg/gains/b: Emergency Cache; Skids has four actions once and three again in the next turn."""
    game = build(Inv(hand=["emergency-cache"]))
    game.choose("play core/emergency-cache")
    assert game.state.resources == [8]
    game = build(Inv("skids-otoole", play=[pause()]), encounter_deck=[DUST] * 4)
    game.play("use core/skids-otoole", "resource", "resource", "resource")
    assert "resource" in keys(game)
    game.choose("resource")
    assert "resource" not in keys(game)
    game.choose("end turn")
    while asked(game)[1] != "turn":
        game.choose("pass")
    assert (game.state.actions, game.state.extra_actions) == ([3], ())


def test_parley_is_an_action_that_provokes_nobody() -> None:
    """ahlcg/parley/a, ahlcg/parley/b: Mob Enforcer and a Ghoul beside it stay calm."""
    game = build(Inv(resources=5), enemies=[Foe("mob-enforcer", engaged=0, owner=0), Foe("ghoul-minion", engaged=0)])
    game.choose("use core/mob-enforcer")
    assert (game.state.actions, game.state.resources, harm_on(game, "core/roland-banks")) == ([2], [1], (0, 0))
    assert record(game, "core/mob-enforcer").zone == DISCARD


def test_playing_and_gaining_are_actions() -> None:
    """ahlcg/play/c, ahlcg/play-action/a, ahlcg/resource-action/a."""
    game = build(Inv(hand=["emergency-cache"], deck=["knife"] * 3))
    game.choose("play core/emergency-cache")
    assert (game.state.resources, game.state.discard[0]) == ([8], [uid(game, "core/emergency-cache")])
    game = build(Inv(WENDY, hand=["leather-coat"]))
    game.choose("play core/leather-coat")
    assert (game.state.actions, game.state.resources, record(game, "core/leather-coat").controller) == ([2], [5], 0)
    game = build(Inv())
    game.choose("resource")
    assert (game.state.actions, game.state.resources) == ([2], [6])


def test_resigning_in_the_parlor_only_and_unprovoked() -> None:
    """ahlcg/resign/a, ahlcg/resign/c."""
    game = build(Inv(), Inv(DAISY, at=1), locations=["parlor", "hallway"], enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/parlor resign")
    assert (game.state.gone[0], harm_on(game, "core/roland-banks")) == ("resigned", (0, 0))
    assert (asked(game)[0], [key for key in keys(game) if "parlor" in key and "move" not in key]) == (1, [])


def test_leos_unused_action_goes_with_him_and_a_used_one_is_not_taken_back() -> None:
    """basics 1.5"""
    foe = [Foe("icy-ghoul", engaged=0)]
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=1),
        locations=["attic"], enemies=foe,
    )  # fmt: skip
    game.play("resource", "damage core/leo-de-luca", "horror core/skids-otoole")
    assert game.state.actions == [1], "the first action was his"
    game = build(
        Inv("skids-otoole", play=[In("leo-de-luca", damage=1)], additional=["leo-de-luca"], actions=2),
        locations=["attic"], enemies=foe, bag=("auto-fail",),
    )  # fmt: skip
    game.play("fight core/icy-ghoul")
    assert (game.state.actions, game.state.extra_actions) == ([2], ())
