"""Rulings on weaknesses and who bears them."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import Use, free
from orne.arkham.facts import basic_weaknesses
from orne.arkham.language import Discard, Do
from orne.arkham.position import Foe, Inv, build
from orne.arkham.registry import facts_of
from orne.arkham.rules import hands
from orne.arkham.state import DISCARD, PLAY, State
from orne.arkham.table import ArkhamTable
from orne.arkham.weakness_pool import random_basic_weakness
from orne.kernel.game import Game
from tests.arkham.laboratory import AGNES, DAISY, DUST, lab_card
from tests.arkham.look import foe, idle, keys, me, mentioned, record, refs, table, uid, words
from tests.look import asked, happened, kind_asked


def test_weaknesses_are_cards_of_their_types() -> None:
    """ahlcg/weakness/a, ahlcg/weakness/j, ahlcg/weakness/l: not neutral; the basic ones are a pool of their own."""
    types = {
        "cover-up": "treachery", "mob-enforcer": "enemy", "the-necronomicon": "asset", "dark-memory": "event"
    }  # fmt: skip
    for card, type_ in types.items():
        facts = facts_of(f"core/{card}")
        assert facts is not None
        assert (facts.type, facts.weakness is not None) == (type_, True)
    drawn = {random_basic_weakness(seed) for seed in range(200)}
    assert drawn == {*basic_weaknesses()}
    assert drawn == {
        f"core/{each}"
        for each in (
            "amnesia", "paranoia", "haunted", "psychosis", "hypochondria", "mob-enforcer", "silver-twilight-acolyte",
            "stubborn-detective",
        )
    }  # fmt: skip


def test_a_drawn_weakness_event_goes_to_the_hand_and_an_asset_by_its_text() -> None:
    """ahlcg/weakness/d, ahlcg/weakness/i, ahlcg/weakness/k: Dark Memory can be played; The Necronomicon is Daisy's."""
    game = build(Inv(AGNES, deck=["dark-memory", "knife"]))
    game.choose("draw")
    assert mentioned(game, "play core/dark-memory")
    game.choose("play core/dark-memory")
    assert (game.state.resources, record(game, "core/dark-memory").zone) == ([3], DISCARD)
    game = build(Inv(DAISY, deck=["the-necronomicon", "knife"]))
    game.choose("draw")
    book = record(game, "core/the-necronomicon")
    assert (book.zone, book.threat, book.controller) == (PLAY, 0, 0)
    game = build(Inv(DAISY), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    assert record(game, "core/mob-enforcer").controller == -1


def test_the_bearer_stays_the_bearer() -> None:
    """ahlcg/weakness/f, ahlcg/weakness/c: Roland engages Daisy's Acolyte; defeated, it goes to Daisy's pile."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("silver-twilight-acolyte", engaged=1, owner=1, damage=2)], bag=("+1",))
    game.choose("engage core/silver-twilight-acolyte")
    acolyte = uid(game, "core/silver-twilight-acolyte")
    assert (values.owner_seat(table(game), acolyte), game.state.cards[acolyte].threat) == (1, 0)
    game.choose("fight core/silver-twilight-acolyte")
    assert game.state.discard[1] == [acolyte]


def test_a_weakness_entering_the_hand_is_resolved() -> None:
    """ahlcg/revelation/b, ahlcg/weakness/e: by any route, as if just drawn."""

    def fetch(g: ArkhamTable, use: Use) -> None:
        """Take the top card of the deck."""
        hands.to_hand(g, g.state.deck[use.seat][-1])

    hook = lab_card("long-hook", free(Do(fetch), Discard()))
    game = build(Inv(deck=["psychosis", "knife"], play=[hook]))
    game.choose("use lab/long-hook")
    assert (record(game, "core/psychosis").threat, game.state.hand[0]) == (0, [])
    game = build(Inv(deck=["paranoia", "knife"], play=[hook]))
    game.choose("use lab/long-hook")
    assert (game.state.resources, uid(game, "core/paranoia") in game.state.discard[0]) == ([0], True)


def test_paranoia_at_the_end_of_the_round_comes_before_that_rounds_resource() -> None:
    """basics 6.86"""
    game = build(
        Inv(deck=["paranoia", "knife"], resources=4), locations=["attic"], step="4.4 draw and resources",
        encounter_deck=[DUST] * 3,
    )  # fmt: skip
    assert (game.state.resources, asked(game)) == ([1], (0, "turn"))


def test_the_opening_hand_has_no_weakness_that_would_resolve() -> None:
    """basics 2: weaknesses drawn in set-up are set aside, others drawn, and then shuffled in."""
    from orne.arkham.rulebook import RULEBOOK
    from orne.lab.games import arkham_game

    for number in range(30):
        game: Game[State] = Game(RULEBOOK, arkham_game(number))
        g = table(game)
        for hand in game.state.hand:
            assert not [uid for uid in hand if g.kind(uid).facts.weakness]


def test_two_weaknesses_that_feed_each_other_end_with_the_investigator() -> None:
    """Forced texts are resolved to the end before any reaction (arkham/basics/1.10): Agnes never answers."""
    agnes = Inv("agnes-baker", threat=["psychosis", "hypochondria"])
    game = build(agnes, Inv(), enemies=[Foe("swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert len([line for line in words(game) if line.endswith("takes 1 horror (Hypochondria).")]) == 5
    assert (kind_asked(game), foe(game, "swarm-of-rats")["engaged"]) == ("turn", 1)


def test_a_weakness_found_for_another_is_that_ones_at_once() -> None:
    """ahlcg/weakness/e: Daisy's book lets Roland search, and what is found there spawns engaged with the searcher."""
    game = build(
        Inv("daisy-walker", play=["old-book-of-lore"]),
        Inv(deck=["mob-enforcer", "mob-enforcer", "knife"]),
    )
    game.play("use core/old-book-of-lore", "choose core/roland-banks")
    assert keys(game) == ["take core/mob-enforcer", "take core/knife"]
    game.choose("take core/mob-enforcer")
    assert foe(game, "mob-enforcer")["engaged"] == 1
    assert me(game, 1)["hand"] == []
    assert (kind_asked(game), idle(game)) == ("turn", True)


def test_a_weakness_drawn_for_a_result_comes_before_the_next_result() -> None:
    """ahlcg/skill-test/st-7-order: the enforcer is there before the blow falls."""
    game = build(
        Inv(hand=["overpower"], deck=["mob-enforcer", "knife"]),
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
        bag=("0",),
    )
    game.play("fight core/ghoul-minion", "commit core/overpower")
    assert keys(game) == ["apply damage", "apply core/overpower"]
    game.choose("apply core/overpower")
    assert happened(game, "engaged", "damaged") == ["engaged", "damaged"]
    assert refs(game) == ["mob-enforcer"]


def test_dark_memory_works_from_the_hand() -> None:
    """Its text names the hand, so it hurts from there at the end of the turn (ahlcg/ability/b)."""
    game = build(Inv("core/agnes-baker", hand=["core/dark-memory"]))
    game.choose("end turn")
    while keys(game)[-1] == "pass":
        game.choose("pass")
    assert record(game, "core/agnes-baker").horror == 2
