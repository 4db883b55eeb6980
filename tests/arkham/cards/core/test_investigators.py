"""The five investigators of the core set: abilities and elder signs (arkham/basics/3.1)."""

from __future__ import annotations

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import NEXT_TURN
from tests.arkham.look import asset, damage_of_foes, discard, foe, hand, in_play, keys, me, place
from tests.look import asked, kind_asked, seat_asked

# ---- Roland Banks


def test_roland_may_discover_a_clue_after_defeating_an_enemy() -> None:
    """6.21: offered, not fired; 6.67: by any of his cards."""
    game = build(
        Inv(play=("beat-cop",)),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("ghoul-minion", engaged=0, damage=1)],
    )
    game.play("use core/beat-cop", "damage core/swarm-of-rats")
    assert keys(game) == ["react core/roland-banks", "pass"]
    game.choose("react core/roland-banks")
    assert (me(game)["clues"], place(game, "hallway")["clues"]) == (1, 1)
    game.choose("fight core/ghoul-minion")  # once per round only
    assert damage_of_foes(game) == {}
    assert kind_asked(game) == "turn"
    assert me(game)["clues"] == 1


def test_roland_may_pass_and_discover_later_in_the_round() -> None:
    game = build(
        Inv(play=("beat-cop",)),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("ghoul-minion", engaged=0, damage=1)],
    )
    game.play(
        "use core/beat-cop", "damage core/swarm-of-rats", "pass", "fight core/ghoul-minion", "react core/roland-banks"
    )
    assert me(game)["clues"] == 1


def test_roland_needs_something_to_discover() -> None:
    """6.56."""
    game = build(Inv(), enemies=[Foe("ghoul-minion", engaged=0, damage=1)])
    game.choose("fight core/ghoul-minion")
    assert damage_of_foes(game) == {}
    assert kind_asked(game) == "turn"


def test_roland_does_not_react_to_anothers_kill() -> None:
    game = build(
        Inv("daisy-walker"),
        Inv("roland-banks"),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("fight core/swarm-of-rats")
    assert damage_of_foes(game) == {}
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)


def test_rolands_limit_is_new_in_the_next_round() -> None:
    game = build(
        Inv(play=("beat-cop",)),
        locations=[Place("hallway", clues=3)],
        enemies=[Foe("swarm-of-rats", engaged=0), Foe("swarm-of-rats", at="hallway", exhausted=True)],
        encounter_deck=("ancient-evils",) * 4,
    )
    game.play("use core/beat-cop", "damage core/swarm-of-rats", "react core/roland-banks", "end turn")
    while kind_asked(game) != "turn":
        game.choose("pass" if "pass" in keys(game) else 0)
    game.choose("fight core/swarm-of-rats")
    assert keys(game) == ["react core/roland-banks", "pass"]


def test_rolands_elder_sign_counts_the_clues_on_his_location() -> None:
    """Intellect 3 and +2 meet the Cellar's shroud 4; with no clue there it is +0."""
    game = build(Inv(at=1), locations=["hallway", Place("cellar", clues=2)], bag=("elder sign",))
    game.choose("investigate core/cellar")
    assert me(game)["clues"] == 1
    game = build(Inv(at=1, clues=1), locations=["hallway", Place("cellar", clues=0)], bag=("elder sign",))
    game.choose("investigate core/cellar")
    assert any(entry.kind == "test fails" for entry in game.log)


# ---- Daisy Walker


def test_daisys_additional_action_is_for_tomes_only() -> None:
    """6.8: the first Tome action uses it up and no ordinary one; nothing else may use it."""
    game = build(Inv("daisy-walker", play=("medical-texts",), damage=1), **NEXT_TURN)
    game.choose("use core/medical-texts")
    assert game.state.actions == [3]
    game.play("resource", "resource", "resource")
    assert game.state.round == 3  # nothing was left but to end the turn


def test_daisy_after_three_actions_may_still_use_a_tome() -> None:
    game = build(Inv("daisy-walker", play=("medical-texts", "old-book-of-lore"), hand=("flashlight",)), **NEXT_TURN)
    game.play("resource", "resource", "resource")
    assert keys(game) == ["use core/medical-texts", "use core/old-book-of-lore", "end turn"]
    game.play("use core/old-book-of-lore")
    assert game.state.round == 3


def test_daisys_elder_sign_draws_for_each_tome_on_success() -> None:
    game = build(
        Inv("daisy-walker", play=("medical-texts", "old-book-of-lore", "beat-cop"), deck=("knife",) * 5),
        locations=[Place("hallway", clues=1)],
        bag=("elder sign",),
    )
    game.choose("investigate core/hallway")
    # The order of the clue and the cards is the tester's.
    game.choose(0)
    assert (me(game)["clues"], hand(game)) == (1, ["knife", "knife"])


def test_daisys_elder_sign_does_nothing_on_a_failure() -> None:
    game = build(
        Inv("daisy-walker", play=("medical-texts",), deck=("knife",) * 5),
        enemies=[Foe("ghoul-priest", engaged=0)],
        bag=("elder sign",),
    )
    game.choose("evade core/ghoul-priest")
    assert hand(game) == []


# ---- "Skids" O'Toole


def test_skids_buys_an_action_once_per_turn() -> None:
    """6.10: even after his third action, and in nobody else's turn."""
    game = build(Inv("skids-otoole", resources=5))
    game.play("draw", "draw", "draw")
    assert keys(game) == ["use core/skids-otoole", "end turn"]
    game.choose("use core/skids-otoole")
    assert me(game)["resources"] == 3
    assert "use core/skids-otoole" not in keys(game)
    game.choose("resource")
    assert game.state.round == 3
    assert me(game)["resources"] == 5  # one from the action, one from upkeep


def test_skids_cannot_buy_without_resources_or_in_anothers_turn() -> None:
    game = build(Inv("skids-otoole", resources=1))
    assert "use core/skids-otoole" not in keys(game)
    game = build(Inv("roland-banks"), Inv("skids-otoole"))
    assert asked(game) == (0, "turn")


def test_skids_elder_sign_adds_two_and_earns_two_resources() -> None:
    """+2 lifts intellect 3 to 5 against shroud 4; success earns 2 resources."""
    game = build(
        Inv("skids-otoole", at=1, resources=0), locations=["hallway", Place("cellar", clues=1)], bag=("elder sign",)
    )
    game.choose("investigate core/cellar")
    game.choose("apply clue")
    assert (me(game)["clues"], me(game)["resources"]) == (1, 2)


# ---- Agnes Baker


def test_agnes_strikes_after_horror_is_put_on_her() -> None:
    """The attack of opportunity's horror lands on her: one damage to an enemy at her location, once per phase."""
    game = build(
        Inv("agnes-baker"),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="hallway", exhausted=True)],
    )
    game.choose("resource")
    assert keys(game) == ["react core/agnes-baker", "pass"]
    game.choose("react core/agnes-baker")
    assert keys(game) == ["damage core/ghoul-minion", "damage core/swarm-of-rats"]
    game.choose("damage core/ghoul-minion")
    assert damage_of_foes(game)["ghoul-minion"] == 1
    game.choose("resource")
    assert kind_asked(game) == "turn"  # once per phase
    assert me(game)["horror"] == 2


def test_agnes_does_not_strike_for_horror_on_her_assets() -> None:
    """6.61."""
    game = build(Inv("agnes-baker", play=("research-librarian",)), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("resource")
    game.choose("damage core/agnes-baker")
    game.choose("horror core/research-librarian")
    assert kind_asked(game) == "turn"
    assert damage_of_foes(game) == {"ghoul-minion": 0}
    assert in_play(game) == []


def test_agnes_needs_an_enemy_where_she_is() -> None:
    """The Attic's horror is hers, and the only enemy is in the Hallway."""
    game = build(Inv("agnes-baker"), enemies=[Foe("swarm-of-rats", at="hallway", exhausted=True)])
    game.choose("move core/attic")
    assert (kind_asked(game), me(game)["horror"], damage_of_foes(game)) == ("turn", 1, {"swarm-of-rats": 0})


def test_agnes_defeated_by_the_horror_strikes_no_more() -> None:
    """1.22: defeat comes with the application, before anything answers it."""
    game = build(Inv("agnes-baker", horror=7), Inv("roland-banks"), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("resource")
    assert game.state.gone[0] == "horror"
    assert damage_of_foes(game) == {"ghoul-minion": 0}


def test_agnes_strikes_again_in_the_next_phase() -> None:
    game = build(Inv("agnes-baker"), enemies=[Foe("ravenous-ghoul", engaged=0)])
    game.play("resource", "react core/agnes-baker", "end turn")
    assert keys(game) == ["react core/agnes-baker", "pass"]  # the attack of the enemy phase
    game.choose("react core/agnes-baker")
    assert damage_of_foes(game)["ravenous-ghoul"] == 2


def test_agnes_elder_sign_counts_her_horror() -> None:
    """Agility 3 and +1 meet evade 4."""
    for horror, evaded in ((0, False), (1, True)):
        game = build(Inv("agnes-baker", horror=horror), enemies=[Foe("icy-ghoul", engaged=0)], bag=("elder sign",))
        game.choose("evade core/icy-ghoul")
        assert foe(game, "icy-ghoul")["exhausted"] is evaded


def test_agnes_waits_for_what_her_psychosis_does_first() -> None:
    """ahlcg/forced-abilities/f: forced answers to the horror come before her reaction, and here she is defeated."""
    for damage, alive in ((3, True), (4, False)):
        game = build(
            Inv("agnes-baker", damage=damage, threat=("psychosis",)),
            Inv("roland-banks"),
            enemies=[Foe("ghoul-minion", engaged=0)],
        )
        game.choose("resource")  # the ghoul's attack: 1 damage and 1 horror
        assert game.state.gone[0] == ("" if alive else "damage")
        assert keys(game)[0] == ("react core/agnes-baker" if alive else "investigate core/hallway")
        if alive:
            assert (me(game)["damage"], me(game)["horror"]) == (5, 1)
            game.choose("react core/agnes-baker")
            assert damage_of_foes(game) == {"ghoul-minion": 1}
        assert kind_asked(game) == "turn"


# ---- Wendy Adams


def test_wendy_puts_a_token_back_for_a_card() -> None:
    """6.20: once per test; the cost is a card that is not a weakness; the token may come again."""
    game = build(Inv("wendy-adams", hand=("knife", "beat-cop")), bag=("auto-fail",))
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/wendy-adams", "pass"]
    game.choose("react core/wendy-adams")
    assert keys(game) == ["discard core/knife", "discard core/beat-cop"]
    game.choose("discard core/knife")
    assert kind_asked(game) == "turn"  # the second token stands
    assert (hand(game), discard(game)) == (["beat-cop"], ["knife"])
    assert [entry.after for entry in game.log if entry.kind == "token"] == ["auto-fail", "auto-fail"]
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/wendy-adams", "pass"]  # a new test


def test_wendy_cannot_discard_a_weakness_for_it() -> None:
    game = build(Inv("wendy-adams", hand=("dark-memory",)), bag=("auto-fail",))
    game.choose("investigate core/hallway")
    assert kind_asked(game) == "turn"


def test_wendys_cancelled_token_has_no_text() -> None:
    """6.19: the tablet's damage does not come."""
    for seed in range(40):
        game = build(
            Inv("wendy-adams", hand=("knife",)),
            enemies=[Foe("ghoul-minion", at="hallway", exhausted=True)],
            bag=("tablet", "0"),
            seed=seed,
        )
        game.choose("investigate core/hallway")
        game.choose("react core/wendy-adams")
        if [entry.after for entry in game.log if entry.kind == "token"] == ["tablet", "0"]:
            assert me(game)["damage"] == 0
            return
    raise AssertionError("no deal showed the tablet first")


def test_wendys_elder_sign_succeeds_with_the_amulet() -> None:
    """With her Amulet in play the difficulty counts as 0 (6.59)."""
    for cards, success in (((), False), (("wendys-amulet",), True)):
        game = build(Inv("wendy-adams", play=cards), enemies=[Foe("ghoul-priest", engaged=0)], bag=("elder sign",))
        game.choose("fight core/ghoul-priest")
        assert damage_of_foes(game)["ghoul-priest"] == (1 if success else 0)


def test_a_blank_investigator_has_neither_ability_nor_elder_sign() -> None:
    """6.86: but Roland may react to defeating the Stubborn Detective."""
    game = build(
        Inv("roland-banks"),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("stubborn-detective", engaged=0, owner=0), Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("fight core/swarm-of-rats")
    assert kind_asked(game) == "turn"
    game.choose("fight core/stubborn-detective")
    game.choose("fight core/stubborn-detective")
    assert keys(game) == ["react core/roland-banks", "pass"]


def test_the_tome_action_counts_for_the_necronomicon() -> None:
    game = build(Inv("daisy-walker", threat=(In("the-necronomicon", horror=3),)), **NEXT_TURN)
    game.choose("use core/the-necronomicon")
    assert game.state.actions == [3]
    assert asset(game, "the-necronomicon")["horror"] == 2


def test_wendy_cancels_once_even_where_a_token_asks_for_another() -> None:
    """6.20: on Hard the cultist reveals another token, which stands."""
    for seed in range(12):
        game = build(
            Inv("wendy-adams", hand=("knife", "knife")), bag=("cultist", "cultist", "0"), difficulty="hard", seed=seed
        )
        game.choose("investigate core/hallway")
        game.choose("react core/wendy-adams")
        assert (kind_asked(game), hand(game)) == ("turn", ["knife"])


def test_wendy_does_not_touch_anothers_token() -> None:
    game = build(Inv("roland-banks"), Inv("wendy-adams", hand=("knife",)), bag=("auto-fail",))
    game.choose("investigate core/hallway")
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)


def test_an_elder_sign_of_nothing_changes_nothing() -> None:
    """Daisy's combat 2 meets fight 2, Wendy's agility 4 evade 4; neither is enough where 1 more is asked."""
    game = build(Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)], bag=("elder sign",))
    game.choose("fight core/ghoul-minion")
    game.choose("apply damage")
    assert damage_of_foes(game) == {"ghoul-minion": 1}
    game = build(Inv("wendy-adams"), enemies=[Foe("icy-ghoul", engaged=0)], bag=("elder sign",))
    game.choose("evade core/icy-ghoul")
    assert foe(game, "icy-ghoul")["exhausted"]
    for who, enemy in (("daisy-walker", "ravenous-ghoul"), ("wendy-adams", "ghoul-minion")):
        game = build(Inv(who), enemies=[Foe(enemy, engaged=0)], bag=("elder sign",))
        game.choose(f"fight core/{enemy}")
        assert (kind_asked(game), damage_of_foes(game)) == ("turn", {enemy: 0})
