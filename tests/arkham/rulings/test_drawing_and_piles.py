"""Rulings on decks, drawing, searching and discard piles."""

from __future__ import annotations

from orne.arkham.abilities import Use, free, revelation
from orne.arkham.facts import load
from orne.arkham.language import Discard, Do, Draw
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import new_game
from orne.arkham.rules import hands
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.damage import deal
from orne.arkham.rules.encounter_deck import into_encounter_deck, shuffle_encounter_deck
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.scenario import scenario
from orne.arkham.state import ENCOUNTER_DISCARD, PLAY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    MYTHOS,
    PAPER,
    PILOT,
    QUIET,
    SAILOR,
    SCHOLAR,
    lab,
    lab_card,
    nothing,
    once,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, record, uid
from tests.look import asked, happened


def test_an_encounter_card_drawn_by_an_effect_is_resolved_like_any_other() -> None:
    """An enemy engages, a treachery is carried out; surge and all (ahlcg/drawing-cards/b)."""
    flame = once("flame", draw_encounter)
    rush = lab_card("rush-2", type="treachery", keywords=("surge",))
    game = lab(scholar(play=[flame]), encounter_deck=[rush, FIEND, DUST])
    game.choose("use lab/flame")
    assert (record(game, FIEND).threat, ids(game, game.state.encounter_discard)) == (0, [rush])


def test_a_deck_that_runs_out_is_renewed_and_the_draw_goes_on() -> None:
    """1 and then 2 of the 5 put back; 1 horror in all, after the third card.

    Rulings: ahlcg/drawing-cards/d, ahlcg/drawing-cards/f.
    """
    books = lab_card("three-books", free(Draw(3), Discard()))
    game = lab(scholar(deck=[PAPER], discard=[PAPER] * 4, play=[books]))
    game.choose("use lab/three-books")
    assert (len(game.state.hand[0]), len(game.state.deck[0]), record(game, SCHOLAR).horror) == (3, 3, 1)
    game = lab(scholar(deck=[], discard=[PAPER] * 4))
    game.choose("draw")
    assert (len(game.state.hand[0]), len(game.state.deck[0]), record(game, SCHOLAR).horror) == (1, 3, 1)


def test_any_number_of_cards_may_be_drawn() -> None:
    """Three by actions and three by a card in one turn.

    Rulings: ahlcg/drawing-cards/e, ahlcg/draw-action/a.
    """
    books = lab_card("more-books", free(Draw(3), Discard()))
    game = lab(scholar(play=[books, pause()]))
    game.play("use lab/more-books", "draw", "draw", "draw")
    assert len(game.state.hand[0]) == 6


def lambda_fear(g: ArkhamTable, use: Use) -> None:
    """Take 1 horror."""
    deal(g, use.seat, 0, 1)


def test_a_card_put_into_the_hand_is_not_drawn_but_a_weakness_resolves() -> None:
    """Nothing is noted as drawn, but the weakness acts (ahlcg/drawing-cards/g)."""
    fear = lab_card("deep-fear", revelation(Do(lambda_fear)), type="treachery", weakness="basic")

    def fetch(g: ArkhamTable, seat: int) -> None:
        hands.to_hand(g, uid(game, fear))
        hands.to_hand(g, uid(game, PAPER, 10))

    hook = once("hook-2", fetch)
    game = lab(scholar(discard=[PAPER, fear], play=[hook]))
    game.choose("use lab/hook-2")
    assert record(game, SCHOLAR).horror == 1
    assert "drawn" not in [entry.kind for entry in game.log]
    assert len(game.state.hand[0]) == 1


def test_revelations_come_with_the_draw() -> None:
    """Obscuring Fog attaches, Ancient Evils brings doom, Paranoia takes.

    ahlcg/revelation/a, ahlcg/revelation-abilities/a
    """
    game = build(Inv(play=["beat-cop"]), encounter_deck=["obscuring-fog", "dissonant-voices"], **MYTHOS)
    assert record(game, "core/obscuring-fog").host == uid(game, "core/hallway")
    game = build(Inv(play=["beat-cop"]), encounter_deck=["ancient-evils", "dissonant-voices"], **MYTHOS)
    assert game.state.cards[game.state.agenda].doom == 1
    game = build(Inv(play=[pause()]), encounter_deck=["rotting-remains", "dissonant-voices"], bag=("-3",), **MYTHOS)
    while NAMES[game.state.step] != "mythos window":
        game.choose("pass")
    assert happened(game, "test fails", "discarded") == ["test fails", "discarded"]
    game = build(Inv(deck=["paranoia", "knife"], resources=4))
    game.choose("draw")
    assert game.state.resources == [0]


def test_treacheries_are_discarded_or_go_where_their_text_says() -> None:
    """Discarded, or where their text says; a weakness to its owner's pile.

    ahlcg/treachery-cards/a, ahlcg/weakness/c
    """
    game = build(Inv(play=[pause()]), encounter_deck=["grasping-hands", *QUIET], bag=("+1",), **MYTHOS)
    while happened(game, "test") and not happened(game, "test succeeds"):
        game.choose("pass")
    assert record(game, "core/grasping-hands").zone == ENCOUNTER_DISCARD
    game = build(Inv(play=[pause()]), encounter_deck=["frozen-in-fear", *QUIET], **MYTHOS)
    assert (record(game, "core/frozen-in-fear").zone, record(game, "core/frozen-in-fear").threat) == (PLAY, 0)
    game = build(Inv(deck=["paranoia", "knife"]))
    game.choose("draw")
    assert game.state.discard[0] == [uid(game, "core/paranoia")]


# ---- searching


def test_a_search_of_more_cards_than_there_are() -> None:
    """Two cards are searched, no reshuffle, no horror; the tome is exhausted.

    ahlcg/effects/d, ahlcg/exhaust-exhausted/a.
    """
    game = build(Inv("daisy-walker", play=["old-book-of-lore"], deck=("knife", "guts"), discard=("flashlight",)))
    game.choose("use core/old-book-of-lore")
    assert keys(game) == ["take core/knife", "take core/guts"]
    game.choose("take core/guts")
    assert (len(game.state.deck[0]), len(game.state.discard[0])) == (1, 1)
    assert record(game, "core/daisy-walker").horror == 0
    assert record(game, "core/old-book-of-lore").exhausted


def test_a_search_finds_if_it_can_and_shuffles_in_any_case() -> None:
    """ahlcg/search/b, ahlcg/search/c: Research Librarian with one Tome, which cannot be declined, and with none."""
    for deck, found in ((["knife", "old-book-of-lore", "knife"], 1), (["knife", "knife"], 0)):
        game = build(Inv(DAISY, hand=["research-librarian"], deck=deck))
        game.play("play core/research-librarian", "react core/research-librarian")
        assert (len(game.state.hand[0]), asked(game)) == (found, (0, "turn"))
        assert happened(game, "deck shuffled") == ["deck shuffled"]


def test_cards_being_searched_are_still_in_the_deck() -> None:
    """ahlcg/search/d: Old Book of Lore."""
    game = build(Inv(DAISY, play=["old-book-of-lore"], deck=["knife", "guts", "flashlight", "lucky"]))
    game.choose("use core/old-book-of-lore")
    assert (keys(game), len(game.state.deck[0])) == (["take core/knife", "take core/guts", "take core/flashlight"], 4)
    game.choose("take core/guts")
    assert len(game.state.deck[0]) == 3


# ---- discard piles


def test_a_discarded_card_lies_on_top_and_everybody_sees_the_piles() -> None:
    """One for each investigator and one for encounter cards; in order, for all eyes.

    Rulings: ahlcg/discard-piles/a, ahlcg/discard-piles/c, ahlcg/discard-piles/d, ahlcg/discard-piles/e.
    """
    one, two = (
        lab_card("toss-one", free(Do(nothing), Discard())),
        lab_card("toss-two", free(Do(nothing), Discard())),
    )
    game = lab(scholar(play=[one, two]), scholar(DREAMER), scholar(PILOT), scholar(SAILOR))
    assert (game.state.discard, game.state.encounter_discard) == ([[], [], [], []], [])
    game.play("use lab/toss-two", "use lab/toss-one")
    assert ids(game, game.state.discard[0]) == [two, one]
    for seat in range(4):
        assert game.view(seat)["investigators"][0]["discard"] == [two, one]
    game.choose("resource")
    assert ids(game, game.state.discard[0]) == [two, one]


def test_an_empty_pile_is_not_shuffled_into_a_deck() -> None:
    """The order stays; with a card in the pile it is shuffled.

    Rulings: ahlcg/discard-piles/g, ahlcg/deck/b.
    """
    mix = once("mix", lambda g, seat: shuffle_encounter_deck(g))
    game = lab(scholar(play=[mix]), encounter_deck=[FIEND, *[DUST] * 20])
    before = list(game.state.encounter_deck)
    game.choose("use lab/mix")
    assert game.state.encounter_deck == before
    assert "encounter deck shuffled" not in [entry.kind for entry in game.log]
    game = lab(scholar(play=[mix]), encounter_deck=[FIEND, *[DUST] * 20], encounter_discard=[DUST])
    game.choose("use lab/mix")
    assert (len(game.state.encounter_deck), game.state.encounter_discard) == (22, [])


def test_a_lone_card_is_not_shuffled_into_an_empty_deck() -> None:
    """An enemy stays where it is; a treachery being resolved is discarded (ahlcg/discard-piles/h)."""
    game = lab(
        scholar(play=[once("hide", lambda g, seat: into_encounter_deck(g, uid(game, FIEND)))]),
        enemies=[Foe(FIEND, engaged=0)],
        encounter_deck=[],
    )
    game.choose("use lab/hide")
    assert (record(game, FIEND).threat, game.state.encounter_deck) == (0, [])

    def vanish(g: ArkhamTable, use: Use) -> None:
        """Shuffle this into the deck."""
        into_encounter_deck(g, use.holder)

    ghost = lab_card("ghost", revelation(Do(vanish)), type="treachery")
    game = lab(scholar(play=[once("call", draw_encounter)]), encounter_deck=[ghost])
    game.choose("use lab/call")
    assert (game.state.encounter_deck, ids(game, game.state.encounter_discard)) == ([], [ghost])


def test_the_owner_orders_cards_discarded_together() -> None:
    """Amnesia's events go to the pile in their owner's order, where the topmost one counts (ahlcg/discard-piles/f)."""
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


# ---- whose decks


def test_your_deck_is_your_own() -> None:
    """ahlcg/investigator-deck/a: Research Librarian finds Daisy's tome, not Roland's."""
    game = build(Inv("daisy-walker", hand=["research-librarian"], deck=("old-book-of-lore", "knife")),
                 Inv(deck=("medical-texts", "knife")))  # fmt: skip
    game.choose("play core/research-librarian")
    game.choose("react core/research-librarian")
    assert [game.state.catalogue.ids[game.state.cards[each].kind] for each in game.state.hand[0]] == [
        "core/old-book-of-lore"
    ]
    assert len(game.state.deck[1]) == 2


def test_every_card_of_the_scenario_is_an_encounter_card() -> None:
    """ahlcg/encounter-cards-vs-scenario-cards/a: enemies, treacheries, locations, act and agenda have no player."""
    foes = [Foe("ghoul-minion", engaged=0)]
    game = build(Inv(threat=["frozen-in-fear"]), locations=[Place("hallway", attached=["obscuring-fog"])], enemies=foes)
    kinds = {game.state.catalogue.kinds[each.kind].facts.type for each in game.state.cards if each.owner < 0}
    assert kinds == {"enemy", "treachery", "location", "act", "agenda"}
    assert {game.state.catalogue.kinds[each.kind].facts.class_ for each in game.state.cards if each.owner < 0} == {
        "mythos"
    }


def test_the_encounter_deck_of_the_gathering() -> None:
    """ahlcg/encounter-deck/a, ahlcg/encounter-set/a: enemies and treacheries of the listed sets, nothing else."""
    game = new_game("the-gathering", [{"id": "core/roland-banks", "deck": ["core/knife"] * 30}], 1)
    kinds = [game.state.catalogue.kinds[game.state.cards[each].kind].facts for each in game.state.encounter_deck]
    assert {each.type for each in kinds} == {"enemy", "treachery"}
    sets = set(scenario("the-gathering").sets)
    assert {each.encounter_set for each in kinds} == sets
    own = [game.state.catalogue.kinds[each.kind].facts for each in game.state.cards if each.owner < 0]
    wanted = sum(each.quantity for each in load().values() if each.encounter_set in sets and each.type != "scenario")
    assert {each.encounter_set for each in own} == sets
    assert len(own) == wanted
