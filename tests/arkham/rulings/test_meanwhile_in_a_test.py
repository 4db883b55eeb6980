"""What comes in the middle of a skill test: weaknesses, defeats, second thoughts about tokens."""

from __future__ import annotations

from orne.arkham.position import Foe, In, Inv, Place, build
from tests.arkham.laboratory import in_both_editions
from tests.arkham.look import keys, record, titles
from tests.look import asked

CLUES = (Place("attic", clues=3), "hallway")


@in_both_editions
def test_haunted_drawn_by_lucky_counts_in_the_same_test(edition: str) -> None:
    """ahlcg/modifiers/a: the value is counted again after +2 and -1."""
    for token, clues in (("-4", 0), ("-3", 1)):
        game = build(
            Inv(hand=["lucky-2"], deck=["haunted", "knife"]), locations=[Place("attic", clues=1)], bag=(token,),
            edition=edition,
        )  # fmt: skip
        game.choose("investigate core/attic")
        assert keys(game) == ["play core/lucky-2", "pass"]
        game.choose("play core/lucky-2")
        assert record(game, "core/haunted").threat == 0
        assert (record(game, "core/roland-banks").clues, asked(game)) == (clues, (0, "turn"))


def test_an_enforcer_drawn_in_a_fight_takes_the_machetes_extra_damage_away() -> None:
    """basics 6.73: the enemy must be the only one engaged as the damage is dealt."""
    game = build(
        Inv(hand=["lucky-2"], play=["machete"], deck=["mob-enforcer", "knife"]), locations=CLUES, bag=("-4",),
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.play("use core/machete", "play core/lucky-2")
    assert record(game, "core/mob-enforcer").threat == 0
    assert (record(game, "core/icy-ghoul").damage, asked(game)) == (1, (0, "turn"))


def test_the_rabbits_foot_may_draw_what_answers_the_same_failure() -> None:
    """basics 6.84"""
    game = build(
        Inv("wendy-adams", play=["rabbits-foot"], deck=["look-what-i-found", "knife"]), locations=CLUES, bag=("-3",)
    )
    game.choose("investigate core/attic")
    assert keys(game) == ["react core/rabbits-foot", "pass"]
    game.choose("react core/rabbits-foot")
    assert keys(game) == ["play core/look-what-i-found", "pass"]
    game.choose("play core/look-what-i-found")
    assert (record(game, "core/wendy-adams").clues, asked(game)) == (2, (0, "turn"))


def test_lucky_makes_the_rabbits_foot_deaf() -> None:
    """basics 6.84: the test does not fail."""
    game = build(Inv("wendy-adams", hand=["lucky"], play=["rabbits-foot"]), locations=CLUES, bag=("-4",))
    game.play("investigate core/attic")
    while "play core/lucky" not in keys(game):
        game.choose("pass" if "pass" in keys(game) else "done")
    game.choose("play core/lucky")
    assert (record(game, "core/wendy-adams").clues, asked(game)) == (1, (0, "turn"))


def test_wendy_sends_the_automatic_failure_back() -> None:
    """ahlcg/cancel/a: the cancelled token decides nothing."""
    game = build(Inv("wendy-adams", hand=["knife"]), locations=CLUES, bag=("auto-fail", "0"), seed=3)
    game.choose("investigate core/attic")
    while keys(game) == ["done"]:
        game.choose("done")
    if "react core/wendy-adams" in keys(game):
        assert keys(game) == ["react core/wendy-adams", "pass"]
        game.choose("react core/wendy-adams")
        assert titles(game, game.state.discard[0]) == ["Knife"]
    assert asked(game) == (0, "turn")


def test_agnes_kills_the_enemy_she_is_fighting_before_the_result() -> None:
    """ahlcg/skill-test: the test goes on; its damage finds nobody."""
    game = build(
        Inv("agnes-baker", play=["shrivelling"]), locations=CLUES, bag=("skull",),
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
    )  # fmt: skip
    game.choose("use core/shrivelling")
    assert keys(game) == ["react core/agnes-baker", "pass"]
    game.choose("react core/agnes-baker")
    assert titles(game, game.state.encounter_discard) == ["Ghoul Minion"]
    assert (asked(game), record(game, "core/shrivelling").tokens) == ((0, "turn"), 3)


def test_agnes_does_not_answer_the_horror_that_defeats_her() -> None:
    """basics 6.51"""
    game = build(
        Inv("agnes-baker", play=["shrivelling"], horror=7), Inv(), locations=CLUES, bag=("skull",),
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.choose("use core/shrivelling")
    assert (game.state.gone, record(game, "core/icy-ghoul").damage) == (["horror", ""], 0)
    assert (record(game, "core/icy-ghoul").threat, asked(game)) == (1, (1, "turn"))


def test_a_helpers_card_is_discarded_when_the_tester_falls_in_the_test() -> None:
    """ahlcg/elimination/b: the card goes to its owner's pile."""
    game = build(
        Inv("agnes-baker", play=["shrivelling"], horror=7), Inv(hand=["guts"]), locations=CLUES, bag=("skull",),
        enemies=[Foe("icy-ghoul", engaged=0)],
    )  # fmt: skip
    game.play("use core/shrivelling", "commit core/guts")
    assert game.state.gone == ["horror", ""]
    assert titles(game, game.state.discard[1]) == ["Guts"]
    assert asked(game) == (1, "turn")


def test_no_tokens_are_revealed_under_will_to_survive_and_no_failure_draws_one() -> None:
    """basics 6.26"""
    game = build(Inv("wendy-adams", hand=["will-to-survive-3", "knife"]), locations=CLUES, bag=("auto-fail",))
    game.play("play core/will-to-survive-3", "investigate core/attic")
    assert (record(game, "core/wendy-adams").clues, asked(game)) == (1, (0, "turn"))


def test_sure_gamble_ends_the_nightgaunts_doubling() -> None:
    """basics 6.81"""
    game = build(
        Inv(hand=["sure-gamble-3"]), locations=CLUES, bag=("-3",), enemies=[Foe("hunting-nightgaunt", engaged=0)]
    )
    game.choose("evade core/hunting-nightgaunt")
    assert keys(game) == ["play core/sure-gamble-3", "pass"]
    game.choose("play core/sure-gamble-3")
    lines = game.log
    margin = next(entry.after for entry in lines if entry.kind == "test succeeds")
    assert margin == 2 + 3 - 1
    assert asked(game) == (0, "turn")


def test_an_enforcer_that_comes_last_in_the_deck_spawns_and_the_next_draw_hurts() -> None:
    """basics 1.13"""
    game = build(Inv(deck=["mob-enforcer"], discard=["knife"]), locations=CLUES)
    game.choose("draw")
    assert (record(game, "core/mob-enforcer").threat, game.state.deck[0]) == (0, [])
    game.choose("draw")
    assert titles(game, game.state.hand[0]) == ["Knife"]
    assert record(game, "core/roland-banks").horror == 1
    assert record(game, "core/roland-banks").damage == 1


def test_three_cards_are_drawn_before_the_paranoia_among_them_takes_the_resources() -> None:
    """ahlcg/draw: cards of one draw come together."""
    game = build(
        Inv("daisy-walker", hand=["cryptic-research-4"], deck=["amnesia", "knife", "machete", "guts"]), locations=CLUES
    )
    game.choose("play core/cryptic-research-4")
    assert asked(game) == (0, "discard")
    game.choose(0)
    assert len(game.state.hand[0]) == 1
    assert asked(game) == (0, "turn")


def test_the_necronomicon_found_by_the_librarian_takes_a_hand() -> None:
    """basics 6.48, 6.58"""
    game = build(
        Inv("daisy-walker", hand=["research-librarian"], play=["old-book-of-lore", "medical-texts"],
            deck=["the-necronomicon", "guts"]),
        locations=CLUES,
    )  # fmt: skip
    game.choose("play core/research-librarian")
    assert keys(game) == ["react core/research-librarian", "pass"]
    game.choose("react core/research-librarian")
    assert keys(game) == ["discard core/old-book-of-lore", "discard core/medical-texts"]
    game.choose("discard core/medical-texts")
    assert (record(game, "core/the-necronomicon").threat, record(game, "core/the-necronomicon").horror) == (0, 3)
    assert asked(game) == (0, "turn")


def test_horror_of_a_cost_may_be_the_last_and_ends_the_action() -> None:
    """ahlcg/elimination: an empty deck's horror comes after the draw and may defeat."""
    game = build(Inv(horror=4, deck=[], discard=["knife"]), Inv("wendy-adams"), locations=CLUES)
    game.choose("draw")
    assert (game.state.gone, asked(game)) == (["horror", ""], (1, "turn"))


def test_psychosis_takes_damage_for_horror_put_on_an_asset_and_it_is_direct() -> None:
    """basics 6.61, 6.86"""
    game = build(
        Inv(threat=["psychosis"], play=["beat-cop"]), locations=CLUES, enemies=[Foe("ghoul-minion", engaged=0)]
    )
    game.play("resource", "damage core/beat-cop", "horror core/beat-cop")
    assert (record(game, "core/roland-banks").damage, record(game, "core/roland-banks").horror) == (1, 0)
    assert (record(game, "core/beat-cop").damage, asked(game)) == (1, (0, "turn"))


def test_the_deduction_of_two_investigators_finds_three_clues() -> None:
    """basics 6.78"""
    game = build(Inv(hand=["deduction"]), Inv("daisy-walker", hand=["deduction"]), locations=CLUES, bag=("0",))
    game.play("investigate core/attic", "commit core/deduction")
    assert asked(game) == (1, "commit")
    game.choose("commit core/deduction")
    while asked(game)[1] == "commit":
        game.choose("done")
    assert record(game, "core/roland-banks").clues == 3
    assert asked(game) == (0, "turn")


def test_in_place_of_each_clue_a_cover_up_takes_its_own() -> None:
    """basics 6.68"""
    game = build(
        Inv(hand=["deduction"], threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)], bag=("0",)
    )
    game.play("investigate core/attic", "commit core/deduction")
    while asked(game)[1] == "commit":
        game.choose("done")
    assert keys(game) == ["react core/cover-up", "pass"]
    game.choose("react core/cover-up")
    assert (record(game, "core/cover-up").clues, record(game, "core/attic").clues) == (1, 2)
    assert (record(game, "core/roland-banks").clues, asked(game)) == (0, (0, "turn"))
