"""The Mystic cards of the core set."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.card_text import text
from orne.arkham.knowledge import hidden_from
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.undo import go_back
from tests.arkham.laboratory import DAISY, lab_card
from tests.arkham.look import asset, bare, deck, foe, idle, keys, me, place, refs, table
from tests.look import kind_asked, prompt, seat_asked

"""Willpower 3, intellect 5, combat 2, agility 2, and nothing that asks questions in a test."""


# ---- Forbidden Knowledge


def test_forbidden_knowledge_turns_horror_into_resources() -> None:
    """arkham/basics/6.3: free, the horror first; ahlcg/costs/j: assigned to an asset it is still paid."""
    game = build(
        Inv(DAISY, play=["forbidden-knowledge", "holy-rosary"], resources=0),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("use core/forbidden-knowledge")
    assert keys(game) == ["horror core/daisy-walker", "horror core/holy-rosary"]
    game.choose("horror core/holy-rosary")
    assert (me(game)["resources"], me(game)["horror"], me(game)["damage"], me(game)["actions"]) == (1, 0, 0, 3)
    assert asset(game, "holy-rosary")["horror"] == 1
    assert (asset(game, "forbidden-knowledge")["tokens"], asset(game, "forbidden-knowledge")["exhausted"]) == (3, True)
    assert "use core/forbidden-knowledge" not in keys(game)
    assert idle(game)


def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    """ahlcg/uses/e."""
    game = build(Inv(DAISY, play=[In("forbidden-knowledge", tokens=1)], resources=0))
    game.choose("use core/forbidden-knowledge")
    assert (me(game)["resources"], me(game)["horror"]) == (1, 1)
    assert bare(me(game)["discard"]) == ["forbidden-knowledge"]


def test_forbidden_knowledge_without_a_secret_frightens_nobody() -> None:
    game = build(Inv(DAISY, play=[In("forbidden-knowledge", tokens=0)]), locations=["hallway"])
    assert keys(game) == ["investigate core/hallway", "draw", "resource", "end turn"]


def test_forbidden_knowledge_gives_nothing_to_one_it_defeats() -> None:
    """arkham/basics/6.3."""
    game = build(Inv(DAISY, play=["forbidden-knowledge"], horror=8, resources=0), Inv("roland-banks"))
    game.choose("use core/forbidden-knowledge")
    assert game.state.gone[0] == "horror"
    assert game.state.resources[0] == 0


# ---- bonuses


def test_holy_rosary_gives_willpower_and_takes_horror() -> None:
    game = build(Inv(DAISY, play=["holy-rosary"]))
    assert me(game)["skills"]["willpower"] == 4
    assert values.sanity(table(game), game.state.play[0]) == 2


def test_arcane_studies_for_intellect_and_willpower() -> None:
    """arkham/basics/6.72: only in a test of that skill; 6.15: not after the token."""
    game = build(
        Inv(DAISY, play=["arcane-studies", "shrivelling"], resources=2),
        enemies=[Foe("flesh-eater", engaged=0)],
        locations=["hallway"],
    )
    assert not any("arcane-studies" in key for key in keys(game))
    other = game.copy()
    game.choose("investigate core/hallway")
    assert keys(game) == ["use core/arcane-studies ability 2", "pass"]
    other.choose("use core/shrivelling")
    assert keys(other) == ["use core/arcane-studies ability 1", "pass"]
    other.play("use core/arcane-studies ability 1", "pass")
    assert keys(other) == ["use core/arcane-studies ability 1", "pass"]  # the window before the token
    other.choose("pass")
    assert foe(other, "flesh-eater")["damage"] == 2  # 3 + 1 against 4
    assert me(other)["resources"] == 1


def test_fearless_heals_its_owner() -> None:
    """arkham/basics/6.78: not the one who takes the test."""
    game = build(
        Inv(DAISY, play=["shrivelling"], horror=1),
        Inv("roland-banks", hand=["fearless"], horror=2),
        enemies=[Foe("flesh-eater", engaged=0)],
    )
    game.play("use core/shrivelling", "commit core/fearless")
    assert sorted(keys(game)) == ["apply core/fearless", "apply damage"]
    game.choose("apply core/fearless")
    assert (me(game, 0)["horror"], me(game, 1)["horror"]) == (1, 1)
    assert foe(game, "flesh-eater")["damage"] == 2
    assert bare(me(game, 1)["discard"]) == ["fearless"]
    assert idle(game)


def test_fearless_heals_nothing_after_a_failure() -> None:
    game = build(
        Inv(DAISY, hand=["fearless"], play=["shrivelling"], horror=1),
        enemies=[Foe("flesh-eater", engaged=0)],
        bag=("-4",),
    )
    game.play("use core/shrivelling", "commit core/fearless")
    assert me(game)["horror"] == 1
    assert bare(me(game)["discard"]) == ["fearless"]


# ---- Shrivelling, Blinding Light


def test_shrivelling_is_a_willpower_test_against_the_fight_value() -> None:
    """arkham/basics/6.25: willpower icons and bonuses, no combat icons."""
    game = build(
        Inv(DAISY, hand=["shrivelling", "holy-rosary"], play=["shrivelling"]),
        enemies=[Foe("flesh-eater", engaged=0)],
    )
    game.choose("use core/shrivelling")
    assert keys(game) == ["commit core/holy-rosary", "done"]
    game.choose("commit core/holy-rosary")
    assert foe(game, "flesh-eater")["damage"] == 2
    assert asset(game, "shrivelling")["tokens"] == 3
    assert (me(game)["damage"], me(game)["horror"]) == (0, 0)
    assert idle(game)


@pytest.mark.parametrize(
    ("token", "horror"),
    [("skull", 1), ("cultist", 1), ("tablet", 1), ("auto-fail", 1), ("elder sign", 0), ("-1", 0)],
)
def test_shrivelling_frightens_on_symbols(token: str, horror: int) -> None:
    """arkham/basics/6.17: at the reveal; success or not."""
    game = build(Inv(DAISY, play=["shrivelling"]), enemies=[Foe("swarm-of-rats", engaged=0)], bag=(token,))
    game.choose("use core/shrivelling")
    assert me(game)["horror"] == horror


@pytest.mark.parametrize("second", ["0", "cultist"])
def test_shrivelling_frightens_once_whatever_follows_the_symbol(second: str) -> None:
    """ahlcg/chaos-tokens/g: on the hard side the cultist brings a number or another symbol."""
    seen = set()
    for seed in range(12):
        game = build(
            Inv(DAISY, play=["shrivelling"]),
            enemies=[Foe("swarm-of-rats", engaged=0)],
            bag=("cultist", second),
            difficulty="hard",
            seed=seed,
        )
        game.choose("use core/shrivelling")
        tokens = tuple(entry.after for entry in game.log if entry.kind == "token")
        seen.add(tokens)
        assert me(game)["horror"] == int("cultist" in tokens)
        assert idle(game)
    assert ("cultist", second) in seen


def test_shrivellings_horror_comes_before_the_result() -> None:
    """arkham/basics/6.17, 6.18: the ally that gives the bonus may die of it, and the value is worked out again."""
    game = build(
        Inv(DAISY, play=["shrivelling", In("holy-rosary", horror=1)]),
        enemies=[Foe("flesh-eater", engaged=0)],
        bag=("skull", "skull"),
        locations=["study"],
        scenario="the-gathering",
    )
    game.choose("use core/shrivelling")
    assert keys(game) == ["horror core/daisy-walker", "horror core/holy-rosary"]
    assert foe(game, "flesh-eater")["damage"] == 0
    game.choose("horror core/holy-rosary")
    assert "holy-rosary" not in refs(game)
    assert any(entry.kind == "test fails" and entry.before == 2 for entry in game.log)  # 3 - 1 for the Ghoul


@pytest.mark.parametrize(("light", "damage", "cost"), [("blinding-light", 1, 2), ("blinding-light-2", 2, 1)])
def test_blinding_light_evades_by_willpower_and_hurts(light: str, damage: int, cost: int) -> None:
    """arkham/basics/6.2: an Evade, so the others do not attack."""
    game = build(
        Inv(DAISY, hand=[light], resources=cost),
        enemies=[Foe("ravenous-ghoul", engaged=0), Foe("swarm-of-rats", engaged=0), Foe("acolyte", exhausted=True)],
    )
    game.choose(f"play core/{light}")
    assert keys(game) == ["evade core/ravenous-ghoul", "evade core/swarm-of-rats"]
    game.choose("evade core/ravenous-ghoul")
    ghoul = foe(game, "ravenous-ghoul")  # willpower 3 against 3
    assert (ghoul["exhausted"], ghoul["engaged"], ghoul["damage"]) == (True, None, damage)
    assert (me(game)["damage"], me(game)["actions"], me(game)["resources"]) == (0, 2, 0)
    assert bare(me(game)["discard"]) == [light]
    assert idle(game)


@pytest.mark.parametrize(("light", "horror"), [("blinding-light", 0), ("blinding-light-2", 1)])
def test_blinding_light_costs_an_action_on_symbols(light: str, horror: int) -> None:
    game = build(Inv(DAISY, hand=[light]), enemies=[Foe("acolyte", engaged=0)], bag=("skull",))
    game.choose(f"play core/{light}")
    assert (me(game)["actions"], me(game)["horror"]) == (1, horror)
    assert "acolyte" not in refs(game)  # it succeeded all the same, and 1 damage defeats it
    assert idle(game)


def test_blinding_light_failed_does_nothing_to_the_enemy() -> None:
    game = build(Inv(DAISY, hand=["blinding-light"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=("-2",))
    game.choose("play core/blinding-light")
    ghoul = foe(game, "ghoul-minion")
    assert (ghoul["exhausted"], ghoul["engaged"], ghoul["damage"]) == (False, 0, 0)
    assert me(game)["actions"] == 2


def test_blinding_light_needs_an_engaged_enemy() -> None:
    game = build(Inv(DAISY, hand=["blinding-light"]), enemies=[Foe("ghoul-minion", exhausted=True)])
    assert "play core/blinding-light" not in keys(game)


# ---- decks


def test_scrying_orders_the_top_of_a_deck() -> None:
    """ahlcg/costs/d; provokes, being an activation."""
    game = build(
        Inv(DAISY, play=["scrying"], deck=["fearless", "scrying", "shrivelling", "holy-rosary"]),
        Inv("roland-banks", deck=[]),
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("use core/scrying")
    assert me(game)["damage"] == 1
    assert (asset(game, "scrying")["tokens"], asset(game, "scrying")["exhausted"]) == (2, True)
    assert keys(game) == ["look core/daisy-walker", "look encounter deck"]
    game.choose("look core/daisy-walker")
    assert keys(game) == ["put core/fearless", "put core/scrying", "put core/shrivelling"]
    game.choose("put core/shrivelling")
    assert keys(game) == ["put core/fearless", "put core/scrying"]
    game.choose("put core/fearless")
    assert deck(game) == ["shrivelling", "fearless", "scrying", "holy-rosary"]
    assert me(game)["actions"] == 2
    assert idle(game)


def test_only_who_looks_knows_what_scrying_showed() -> None:
    """The three uppermost cards are known to the looker from then on, and to nobody else."""
    game = build(
        Inv("roland-banks"),
        Inv(DAISY, play=["scrying"], deck=["fearless", "scrying", "shrivelling", "holy-rosary"]),
        active=1,
    )
    game.play("use core/scrying", "look core/daisy-walker", "put core/fearless", "put core/scrying")
    cards = [game.state.cards[uid] for uid in reversed(game.state.deck[1])]
    assert [hidden_from(card, 1) for card in cards] == [False, False, False, True]
    assert [hidden_from(card, 0) for card in cards] == [True] * 4
    assert idle(game)


def test_scrying_sees_the_encounter_deck() -> None:
    game = build(
        Inv(DAISY, play=["scrying"], deck=[]),
        encounter_deck=["ghoul-minion", "swarm-of-rats", "acolyte", "ancient-evils"],
        locations=["hallway"],
    )
    game.choose("use core/scrying")
    game.play("put core/acolyte", "put core/swarm-of-rats")
    state = game.state
    slugs = bare([state.catalogue.kinds[state.cards[uid].kind].slug for uid in reversed(state.encounter_deck)])
    assert slugs == ["acolyte", "swarm-of-rats", "ghoul-minion", "ancient-evils"]


def test_what_scrying_has_shown_cannot_be_unseen() -> None:
    """Where undo does not go past hidden things, a look at a deck ends it."""
    game = build(Inv(DAISY, play=["scrying"], deck=["fearless", "shrivelling"]), encounter_deck=[])
    game = Game(game.rules, {**game.start, "undo": "visible"})
    game.choose("use core/scrying")
    with pytest.raises(UserError):
        go_back(game, 0)


def test_arcane_initiate_brings_doom_and_finds_spells() -> None:
    """arkham/basics/6.48, 6.83: an eligible card must be taken, among the top three only."""
    game = build(
        Inv(
            DAISY,
            hand=["arcane-initiate"],
            deck=["holy-rosary", "scrying", "shrivelling", "blinding-light", *["holy-rosary"] * 4],
        )
    )
    game.choose("play core/arcane-initiate")
    assert asset(game, "arcane-initiate")["doom"] == 1
    assert game.view(0)["doom"] == 1
    game.choose("use core/arcane-initiate")
    assert keys(game) == ["take core/scrying", "take core/shrivelling"]
    game.choose("take core/shrivelling")
    assert bare(me(game)["hand"]) == ["shrivelling"]
    assert me(game)["deck"] == 7
    assert asset(game, "arcane-initiate")["exhausted"]
    assert idle(game)


def test_arcane_initiate_may_find_nothing() -> None:
    game = build(Inv(DAISY, play=["arcane-initiate"], deck=["holy-rosary", "holy-rosary", "holy-rosary", "scrying"]))
    game.choose("use core/arcane-initiate")
    assert (len(me(game)["hand"]), me(game)["deck"]) == (0, 4)


def test_drawn_to_the_flame_draws_an_enemy_then_clues() -> None:
    """ahlcg/then/a; arkham/basics/6.4: the play provokes first."""
    game = build(
        Inv(DAISY, hand=["drawn-to-the-flame"]),
        locations=[Place("hallway", clues=3)],
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=["swarm-of-rats", "ancient-evils"],
    )
    game.choose("play core/drawn-to-the-flame")
    assert (me(game)["damage"], me(game)["horror"]) == (1, 1)  # the ghoul; the rats were not there yet
    assert foe(game, "swarm-of-rats")["engaged"] == 0
    assert (me(game)["clues"], place(game, "hallway")["clues"]) == (2, 1)
    assert bare(me(game)["discard"]) == ["drawn-to-the-flame"]
    assert idle(game)


def test_drawn_to_the_flame_takes_what_clues_there_are() -> None:
    """arkham/basics/6.56."""
    game = build(
        Inv(DAISY, hand=["drawn-to-the-flame"]),
        locations=[Place("hallway", clues=1)],
        encounter_deck=["swarm-of-rats", "ancient-evils"],
    )
    game.choose("play core/drawn-to-the-flame")
    assert me(game)["clues"] == 1


# ---- Ward of Protection


def test_ward_is_not_for_enemies_nor_for_anothers_card_nor_for_weaknesses() -> None:
    """arkham/basics/6.12: and never offered as an ordinary play."""
    game = build(Inv(DAISY, hand=["ward-of-protection"], deck=["paranoia"]))
    assert "play core/ward-of-protection" not in keys(game)
    game.choose("draw")
    assert kind_asked(game) == "turn"
    game = build(
        Inv(DAISY, hand=["ward-of-protection"]),
        Inv("roland-banks"),
        step="1.4 encounter cards",
        active=None,
        encounter_deck=["ghoul-minion", "ancient-evils", "ancient-evils"],
    )
    assert kind_asked(game) != "reaction"
    assert bare(me(game, 0)["hand"]) == ["ward-of-protection"]


def test_wards_horror_follows_its_cancelling() -> None:
    """ahlcg/then/c: without the one there is none of the other."""
    assert text("core/ward-of-protection") == (
        "Fast.\nWhen you draw a non-weakness treachery, cancel its revelation; then take 1 horror."
    )


# ---- higher levels


def test_mind_wipe_blanks_until_the_phase_ends() -> None:
    """A wiped hunter with Retaliate: a failed fight provokes no attack; the next phase it is itself again."""
    game = build(
        Inv(DAISY, hand=["mind-wipe-1"], resources=1),
        enemies=[Foe("goat-spawn", engaged=0), Foe("ghoul-priest", engaged=0)],
        step="2.1 investigation phase begins",
        active=None,
        bag=("-4",),
    )
    assert keys(game) == ["play core/mind-wipe-1", "pass"]
    game.choose("play core/mind-wipe-1")  # the Priest is Elite, so not a choice
    spawn = next(uid for uid in values.enemies(table(game)) if table(game).title(uid) == "Goat Spawn")
    assert not values.has_keyword(table(game), spawn, "retaliate")
    game.choose("fight core/goat-spawn")
    assert me(game)["damage"] == 0
    game.choose("end turn")
    assert kind_asked(game) == "attack"  # the enemy phase
    assert values.has_keyword(table(game), spawn, "retaliate")


def test_a_wiped_mind_forgets_whom_it_was_after() -> None:
    """arkham/basics/1.16: without "bearer only" a ready enemy engages whoever is there, at once."""
    game = build(
        Inv(DAISY, hand=["mind-wipe-1"]),
        Inv("roland-banks", at=1),
        enemies=[Foe("mob-enforcer", at="hallway", owner=1)],
        step="2.1 investigation phase begins",
        active=None,
    )
    assert foe(game, "mob-enforcer")["engaged"] is None
    game.choose("play core/mind-wipe-1")
    assert foe(game, "mob-enforcer")["engaged"] == 0
    game.choose("turn core/daisy-walker")
    assert "use core/mob-enforcer" not in keys(game)  # there is no parley with him either
    assert idle(game)


def test_mind_wipe_takes_victory_and_not_the_values() -> None:
    """arkham/basics/6.85."""
    game = build(
        Inv(DAISY, hand=["mind-wipe-1", "sneak-attack"], resources=3),
        enemies=[Foe("ruth-turner", engaged=0, exhausted=True, damage=2)],
        step="2.1 investigation phase begins",
        active=None,
    )
    game.choose("play core/mind-wipe-1")
    assert foe(game, "ruth-turner")["attack"] == [1, 0]
    game.choose("play core/sneak-attack")
    assert "ruth-turner" not in refs(game)
    assert game.view(0)["victory"] == []


def test_mind_wipe_ends_the_nightgaunts_doubling() -> None:
    """arkham/basics/6.27: agility 2 - 1 against 1 succeeds only if the token counts once."""
    game = build(
        Inv(DAISY, hand=["mind-wipe-1"]),
        enemies=[Foe("hunting-nightgaunt", engaged=0)],
        step="2.1 investigation phase begins",
        active=None,
        bag=("-1",),
    )
    clear = game.copy()
    clear.play("pass", "evade core/hunting-nightgaunt")
    assert not foe(clear, "hunting-nightgaunt")["exhausted"]
    game.play("play core/mind-wipe-1", "evade core/hunting-nightgaunt")
    assert foe(game, "hunting-nightgaunt")["exhausted"]


def test_mind_wipe_needs_a_common_enemy_here() -> None:
    game = build(
        Inv(DAISY, hand=["mind-wipe-1"]),
        enemies=[Foe("ghoul-priest", engaged=0), Foe("acolyte", at="attic")],
        step="2.1 investigation phase begins",
        active=None,
    )
    assert kind_asked(game) == "turn"
    assert "play core/mind-wipe-1" not in keys(game)


def test_book_of_shadows_charges_spells_that_use_charges() -> None:
    """ahlcg/uses: only charges, and more than it began with."""
    game = build(
        Inv(DAISY, play=["book-of-shadows-3", "shrivelling", "scrying", "forbidden-knowledge", "grotesque-statue-4"])
    )
    game.choose("use core/book-of-shadows-3")
    assert keys(game) == ["charge core/shrivelling", "charge core/scrying"]
    game.choose("charge core/shrivelling")
    assert asset(game, "shrivelling")["tokens"] == 5
    assert me(game)["actions"] == 2
    assert asset(game, "book-of-shadows-3")["exhausted"]


@pytest.mark.parametrize("uses", [None, ("secrets", 2)])
def test_book_of_shadows_charges_no_spell_with_other_uses(uses: tuple[str, int] | None) -> None:
    """ahlcg/uses: a Spell without charges gets none."""
    odd = lab_card("mirror-rite", traits=("Spell",), uses=uses)
    assert "use core/book-of-shadows-3" not in keys(build(Inv(DAISY, play=["book-of-shadows-3", odd])))


def test_book_of_shadows_is_no_use_without_spells() -> None:
    assert "use core/book-of-shadows-3" not in keys(build(Inv(DAISY, play=["book-of-shadows-3"])))


def test_book_of_shadows_holds_a_third_arcane_card_as_long_as_it_stays() -> None:
    """The slot vanishes with its source."""
    game = build(
        Inv(
            DAISY,
            hand=["scrying", "baseball-bat"],
            play=["book-of-shadows-3", "shrivelling", "shrivelling"],
        )
    )
    game.choose("play core/scrying")
    assert len([ref for ref in refs(game) if ref[:4] in ("shri", "scry")]) == 3
    game.choose("play core/baseball-bat")
    assert bare(me(game)["discard"]) == ["book-of-shadows-3"]
    assert keys(game) == ["discard core/shrivelling", "discard core/shrivelling#2", "discard core/scrying"]
    game.choose("discard core/scrying")
    assert refs(game) == ["shrivelling", "shrivelling#2", "baseball-bat"]
    assert idle(game)


def test_book_of_shadows_holds_no_fourth_arcane_card() -> None:
    """One slot more than the usual two."""
    game = build(Inv(DAISY, hand=["scrying"], play=["book-of-shadows-3", "shrivelling", "shrivelling", "shrivelling"]))
    game.choose("play core/scrying")
    assert keys(game) == ["discard core/shrivelling", "discard core/shrivelling#2", "discard core/shrivelling#3"]
    game.choose("discard core/shrivelling")
    assert refs(game) == ["book-of-shadows-3", "shrivelling", "shrivelling#2", "scrying"]
    assert idle(game)


def test_grotesque_statue_is_not_asked_for_a_token_that_is_not_in_the_bag() -> None:
    """On Hard the cultist asks for another token; none is left, so nothing would be revealed."""
    game = build(
        Inv(DAISY, play=["grotesque-statue-4"]),
        locations=[Place("hallway", clues=1)],
        bag=("cultist",),
        difficulty="hard",
    )
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/grotesque-statue-4", "pass"]
    game.choose("pass")
    assert (kind_asked(game), asset(game, "grotesque-statue-4")["tokens"]) == ("turn", 4)


def test_grotesque_statue_lets_one_choose_between_two_tokens() -> None:
    """arkham/basics/6.81: the ignored one was never revealed, so no horror from Shrivelling."""
    game = build(
        Inv(DAISY, play=["grotesque-statue-4", "shrivelling"]),
        enemies=[Foe("ravenous-ghoul", engaged=0)],
        bag=("0", "auto-fail"),
    )
    game.choose("use core/shrivelling")
    assert keys(game) == ["react core/grotesque-statue-4", "pass"]
    game.choose("react core/grotesque-statue-4")
    assert sorted(keys(game)) == ["token 0", "token auto-fail"]
    game.choose("token 0")
    assert foe(game, "ravenous-ghoul")["damage"] == 2
    assert me(game)["horror"] == 0
    assert asset(game, "grotesque-statue-4")["tokens"] == 3
    assert idle(game)


def test_grotesque_statue_goes_with_its_last_charge_and_still_works() -> None:
    game = build(Inv(DAISY, play=[In("grotesque-statue-4", tokens=1)]), locations=["hallway"], bag=("-1", "auto-fail"))
    game.play("investigate core/hallway", "react core/grotesque-statue-4")
    assert bare(me(game)["discard"]) == ["grotesque-statue-4"]
    assert sorted(keys(game)) == ["token -1", "token auto-fail"]


def test_grotesque_statue_is_for_ones_own_tests() -> None:
    game = build(Inv(DAISY), Inv("roland-banks", play=["grotesque-statue-4"]), locations=["hallway"])
    game.choose("investigate core/hallway")
    assert (seat_asked(game), kind_asked(game), prompt(game)) == (0, "turn", "Your turn: 2 actions left")


def test_two_grotesque_statues_do_not_add_up() -> None:
    """arkham/basics/6.81: two tokens instead of one, once for each test."""
    game = build(
        Inv(DAISY, play=["grotesque-statue-4", "grotesque-statue-4"]), locations=["hallway"], bag=("-1", "auto-fail")
    )
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/grotesque-statue-4", "react core/grotesque-statue-4#2", "pass"]
    game.choose("react core/grotesque-statue-4")
    assert sorted(keys(game)) == ["token -1", "token auto-fail"]
    assert asset(game, "grotesque-statue-4#2")["tokens"] == 4
