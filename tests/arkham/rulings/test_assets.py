"""Rulings on assets: how long they stay, their uses, permanent ones, whose they are."""

from __future__ import annotations

from collections.abc import Callable

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import LEAVES_PLAY
from orne.arkham.language import Discard, Do, after
from orne.arkham.position import Foe, In, Inv, build
from orne.arkham.registry import facts_of
from orne.arkham.rulebook import new_game
from orne.arkham.rules.control import take_control
from orne.arkham.rules.leaving import discard, remove_from_game
from orne.arkham.state import ENCOUNTER, PLAY, REMOVED
from orne.arkham.table import ArkhamTable
from orne.decks.arkham import shipped
from tests.arkham.laboratory import AGNES, DREAMER, PAPER, lab, lab_card, scholar, told
from tests.arkham.look import keys, mentioned, record, uid
from tests.look import asked


def test_an_asset_stays_in_play_from_round_to_round() -> None:
    """Until something discards it (ahlcg/asset-cards/a)."""
    tool = lab_card("lasting-tool")
    game = lab(scholar(hand=[tool]))
    game.choose("play lab/lasting-tool")
    for number in (3, 4, 5):
        game.choose("end turn")
        assert (game.state.round, record(game, tool).zone, record(game, tool).controller) == (number, PLAY, 0)


def test_a_story_asset_has_a_set_and_no_level_and_fits_no_new_deck() -> None:
    """Lita Chantler against Beat Cop (ahlcg/asset-cards/d)."""

    lita, cop = facts_of("core/lita-chantler"), facts_of("core/beat-cop")
    assert lita is not None
    assert cop is not None
    assert (lita.type, lita.level, bool(lita.encounter_set)) == ("asset", None, True)
    assert (cop.type, cop.level, bool(cop.encounter_set)) == ("asset", 0, False)


def test_an_asset_stays_over_rounds() -> None:
    """ahlcg/play/d: nothing discards Beat Cop."""
    game = build(Inv(hand=["beat-cop"], deck=["knife"] * 9), encounter_deck=["dissonant-voices"] * 6)
    game.choose("play core/beat-cop")
    while game.state.round < 4:
        game.choose("end turn" if asked(game)[1] == "turn" else "pass")
    assert record(game, "core/beat-cop").controller == 0


# ---- uses


def test_uses_are_spent_and_added_only_where_they_belong() -> None:
    """ahlcg/uses/b, ahlcg/uses/c, ahlcg/uses/d: ammo is spent and added; charges go only on what has charges."""
    game = build(Inv(play=["45-automatic"], hand=["extra-ammunition-1"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.choose("use core/45-automatic")
    assert record(game, "core/45-automatic").tokens == 3
    game.choose("play core/extra-ammunition-1")
    assert record(game, "core/45-automatic").tokens == 6
    game = build(Inv(play=[In("45-automatic", tokens=0)]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert not mentioned(game, "use core/45-automatic")
    game = build(Inv(AGNES, play=["book-of-shadows-3", "shrivelling", "45-automatic"]))
    before = record(game, "core/shrivelling").tokens
    game.choose("use core/book-of-shadows-3")
    assert (record(game, "core/shrivelling").tokens, record(game, "core/45-automatic").tokens) == (before + 1, 4)


def test_a_gun_without_ammo_stays_and_fires_no_more() -> None:
    """ahlcg/uses/b"""
    game = build(Inv(play=[In("45-automatic", tokens=1)]), locations=["attic"], bag=("0",),
                 enemies=[Foe("icy-ghoul", engaged=0)])  # fmt: skip
    game.choose("use core/45-automatic")
    assert (record(game, "core/45-automatic").tokens, record(game, "core/icy-ghoul").damage) == (0, 2)
    assert "use core/45-automatic" not in keys(game)
    assert record(game, "core/45-automatic").controller == 0


def test_ammunition_may_be_loaded_into_an_empty_gun_of_another_investigator() -> None:
    """The gun is a Firearm at the same location."""
    game = build(
        Inv(hand=["extra-ammunition-1"]), Inv("skids-otoole", play=[In("41-derringer", tokens=0)]),
        locations=["attic"],
    )  # fmt: skip
    game.choose("play core/extra-ammunition-1")
    assert record(game, "core/41-derringer").tokens == 3


# ---- permanent cards


ALWAYS = lab_card("always", permanent=True, level=0)
DECK = shipped("starter-roland")


def test_a_permanent_card_begins_in_play() -> None:
    """ahlcg/permanent/b."""
    deck = [card for card, copies in DECK.cards.items() for _ in range(copies)]
    game = new_game("the-gathering", [{"id": DECK.investigator, "deck": [*deck, ALWAYS]}], 3)
    card = record(game, ALWAYS)
    assert (card.zone, card.controller) == (PLAY, 0)
    assert len(game.state.deck[0]) + len(game.state.hand[0]) == len(deck)


def test_a_permanent_card_leaves_only_with_its_investigator() -> None:
    """ahlcg/permanent/c: Crypt Chill finds no asset; elimination removes it."""
    game = build(
        Inv(play=[ALWAYS]), encounter_deck=["crypt-chill", "dissonant-voices"], bag=("-3",),
        step="1.4 encounter cards", active=None,
    )  # fmt: skip
    assert (record(game, ALWAYS).zone, record(game, "core/roland-banks").damage) == (PLAY, 2)
    game = build(Inv(play=[ALWAYS], damage=8), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("draw")
    assert record(game, ALWAYS).zone == REMOVED


def test_no_effect_takes_a_permanent_card_out_of_play() -> None:
    """ahlcg/permanent/c: neither discarding all assets nor removing them from the game reaches it."""

    def sweep(way: Callable[[ArkhamTable, int], object]) -> Do:
        def do(g: ArkhamTable, use: Use) -> None:
            for each in list(g.index.assets[use.seat]):
                way(g, each)

        return told("all your assets go", do)

    broom = lab_card("broom", free(sweep(discard)), free(sweep(remove_from_game)))
    for number in (1, 2):
        game = build(Inv(play=[broom, ALWAYS, "knife"]))
        game.choose(f"use lab/broom ability {number}")
        assert game.state.play == [uid(game, ALWAYS)]
        assert asked(game) == (0, "turn")


# ---- owner and controller


def test_an_asset_another_controls_leaves_for_its_owners_pile() -> None:
    """Another may control it; it leaves for its owner's discard pile.

    ahlcg/ownership-and-control/a, ahlcg/ownership-and-control/b, ahlcg/ownership-and-control/c,
    ahlcg/ownership-and-control/d.
    """
    seen: list[int] = []

    def give(g: ArkhamTable, use: Use) -> None:
        """The other investigator takes control of the tool."""
        take_control(g, uid(game, tool), 1)

    def throw(g: ArkhamTable, use: Use) -> None:
        """Discard the tool."""
        discard(g, uid(game, tool))

    def look(g: ArkhamTable, use: Use) -> None:
        """See whose it was."""
        assert use.event is not None
        seen.append(use.event.seat)

    tool = lab_card("loan")
    gift = lab_card("gift", free(Do(give)))
    bin_ = lab_card(
        "bin", free(Do(throw)), forced(after(LEAVES_PLAY, lambda g, use, e: True, "a card leaves"), Do(look))
    )
    game = lab(scholar(hand=[tool], play=[gift, bin_]), scholar(DREAMER))
    game.choose("play lab/loan")
    assert (record(game, tool).owner, record(game, tool).controller) == (0, 0)
    game.choose("use lab/gift")
    assert (record(game, tool).owner, record(game, tool).controller) == (0, 1)
    game.choose("use lab/bin")
    assert game.state.discard == [[uid(game, tool)], []]
    assert (record(game, tool).owner, set(seen)) == (0, {1})
    assert {game.state.cards[each].owner for each in game.state.deck[1]} == {1}
    assert {game.state.cards[each].owner for each in game.state.encounter_deck} == {ENCOUNTER}


def test_permanent_cards_and_signatures_are_not_taken_over() -> None:
    """ahlcg/permanent/e, ahlcg/signature-cards/c: neither a permanent card nor another's signature card."""

    def grab(g: ArkhamTable, use: Use) -> None:
        """Take everything Roland has."""
        for each in list(g.state.play):
            if g.state.cards[each].controller == 1:
                take_control(g, each, use.seat)

    hand = lab_card("long-hand", free(Do(grab), Discard()))
    roland = Inv(play=[ALWAYS, "rolands-38-special", In("flashlight", tokens=2, exhausted=True)])
    game = build(Inv("daisy-walker", play=[hand]), roland)
    game.choose("use lab/long-hand")
    cards = (ALWAYS, "core/rolands-38-special", "core/flashlight")
    assert [record(game, card).controller for card in cards] == [1, 1, 0]


def test_what_changes_hands_keeps_its_state() -> None:
    """ahlcg/switch-swap/a: exhausted and with its tokens."""

    def swap(g: ArkhamTable, use: Use) -> None:
        """Exchange the gun for the paper."""
        gun, paper = (next(u for u in g.state.play if g.kind(u).slug == card) for card in ("core/45-automatic", PAPER))
        take_control(g, gun, 0)
        take_control(g, paper, 1)

    fair = lab_card("fair", free(Do(swap), Discard()))
    game = lab(scholar(play=[fair, PAPER]), scholar(DREAMER, play=[In("45-automatic", exhausted=True, tokens=2)]))
    game.choose("use lab/fair")
    gun = record(game, "core/45-automatic")
    assert (gun.controller, gun.exhausted, gun.tokens) == (0, True, 2)
    paper = next(
        game.state.cards[u] for u in game.state.play if game.state.catalogue.ids[game.state.cards[u].kind] == PAPER
    )
    assert paper.controller == 1
