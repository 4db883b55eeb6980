"""Drawing, weaknesses, encounter cards, searching; locations and moving (arkham/basics/1.12, 1.13, 1.15, 1.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import forced, free, reaction, revelation
from orne.arkham.events import DRAWS_ENCOUNTER, ENTERS_LOCATION, LEAVES_LOCATION, REVELATION
from orne.arkham.knowledge import hidden_from
from orne.arkham.language import ClosedWhileUnrevealed, Discard, Do, Draw, Gain, Take, ThreatArea, after, when
from orne.arkham.position import Foe, Place
from orne.arkham.rules import encounter_deck, encounter_draw, hands, searching, travel
from orne.arkham.state import NOWHERE
from tests.arkham.laboratory import (
    CRYPT,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    PAPER,
    SCHOLAR,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, record, table, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

NOTE = lab_card("note", cost=99)


# ---- the investigator's own deck


def test_drawing_takes_the_top_card() -> None:
    """ahlcg/drawing-cards/a."""
    game = lab(scholar(deck=[NOTE, PAPER]))
    game.choose("draw")
    assert ids(game, game.state.hand[0]) == [NOTE]


def test_an_empty_deck_is_made_again_and_one_horror_follows_the_whole_draw() -> None:
    """ahlcg/drawing-cards/c, d, f; basics 6.95: once, also when the deck runs out in the middle."""
    books = lab_card("books", free(Draw(3), Discard()))
    game = lab(scholar(deck=[NOTE], discard=[PAPER] * 4, play=[books]))
    game.choose("use lab/books")
    assert (len(game.state.hand[0]), len(game.state.deck[0]), record(game, SCHOLAR).horror) == (3, 3, 1)
    game = lab(scholar(deck=[NOTE], discard=[PAPER]))
    game.choose("draw")
    assert record(game, SCHOLAR).horror == 0
    game.choose("draw")
    assert record(game, SCHOLAR).horror == 1


def test_a_draw_of_three_of_two_takes_both_and_then_one_horror() -> None:
    """ahlcg/example/draw-three-of-two"""
    shelf = lab_card("shelf", free(Draw(3)))
    game = lab(scholar(deck=[NOTE], discard=[PAPER], play=[shelf]))
    game.choose("use lab/shelf")
    assert sorted(ids(game, game.state.hand[0])) == sorted([NOTE, PAPER])
    assert (game.state.deck[0], game.state.discard[0], record(game, SCHOLAR).horror) == ([], [], 1)


def test_a_search_of_five_of_three_looks_through_those_three() -> None:
    """ahlcg/example/draw-three-of-two: nothing is shuffled in, and no horror follows."""

    def look(g: ArkhamTable, use: Use) -> None:
        """Search the top five cards for anything."""
        searching.search(g, use.seat, searching.top_cards(g, use.seat, 5), lambda u: True, "Take which?")

    lens = lab_card("lens", free(Do(look)))
    game = lab(scholar(deck=[NOTE, PAPER, NOTE], discard=[PAPER], play=[lens]))
    game.choose("use lab/lens")
    assert sorted(set(keys(game))) == ["take lab/note", "take lab/paper"]
    game.choose("take lab/paper")
    assert ids(game, game.state.hand[0]) == [PAPER]
    assert (ids(game, game.state.deck[0]), ids(game, game.state.discard[0])) == ([NOTE, NOTE], [PAPER])
    assert record(game, SCHOLAR).horror == 0


def test_with_deck_and_discard_pile_empty_there_is_only_the_horror() -> None:
    """basics 1.13 [open]."""
    game = lab(scholar(deck=[]))
    game.choose("draw")
    assert (game.state.hand[0], record(game, SCHOLAR).horror) == ([], 1)


def test_a_weakness_is_resolved_as_it_enters_the_hand_by_any_route() -> None:
    """ahlcg/weakness/b, d, e, revelation/b, drawing-cards/g; basics 6.48."""
    fear = lab_card("fear", revelation(Take(0, 1)), type="treachery", weakness="basic")
    thug = lab_card("own-thug", type="enemy", weakness="basic")
    debt = lab_card("own-debt", revelation(ThreatArea()), type="treachery", weakness="signature")
    memory = lab_card("own-memory", type="event", weakness="signature", cost=99)
    game = lab(scholar(deck=[fear, debt, memory, PAPER], actions=5))
    game.play("draw", "draw", "draw")
    assert record(game, SCHOLAR).horror == 1
    assert uid(game, fear) in game.state.discard[0]
    assert record(game, debt).threat == 0
    assert ids(game, game.state.hand[0]) == [memory]

    def fetch(g: ArkhamTable, use: Use) -> None:
        """Take the thug from the discard pile."""
        hands.to_hand(g, uid(game, thug))

    hook = lab_card("hook", free(Do(fetch), Discard()))
    game = lab(scholar(discard=[thug], play=[hook]))
    game.choose("use lab/hook")
    assert record(game, thug).threat == 0
    game.choose("end turn")


def test_a_search_must_take_an_eligible_card_and_shuffles() -> None:
    """ahlcg/search/a, b, c; basics 6.48: several hits are a choice, a miss shuffles too."""

    def look(g: ArkhamTable, use: Use) -> None:
        """Search the top three cards for anything but paper."""
        cards = searching.top_cards(g, use.seat, 3)
        searching.search(g, use.seat, cards, lambda u: g.kind(u).slug != PAPER, "Take which?")

    map_ = lab_card("map", free(Do(look)))
    pen = lab_card("pen", cost=99)
    game = lab(scholar(deck=[NOTE, pen, PAPER, PAPER], play=[map_]))
    game.choose("use lab/map")
    assert keys(game) == ["take lab/note", "take lab/pen"]
    game.choose("take lab/pen")
    assert (ids(game, game.state.hand[0]), len(game.state.deck[0])) == ([pen], 3)
    assert [entry.kind for entry in game.log].count("deck shuffled") == 1


# ---- encounter cards


def test_encounter_cards_in_player_order_then_a_treachery_is_discarded() -> None:
    """ahlcg/timing/1-4-player-order, 1-4-draw-sequence, 1-4-treachery, treachery-cards/a."""
    chill = lab_card("chill", revelation(Take(0, 1)), type="treachery")
    rot = lab_card("slow-rot", revelation(Take(1, 0)), type="treachery")
    game = lab(scholar(play=[pause()]), scholar(DREAMER), encounter_deck=[chill, rot, DUST], lead=1, **MYTHOS)
    assert (record(game, DREAMER).horror, record(game, SCHOLAR).damage) == (1, 1)
    assert ids(game, game.state.encounter_discard) == [chill, rot]


def test_surge_draws_another_card_for_the_same_investigator() -> None:
    """ahlcg/surge/a, timing/1-4-surge."""
    rush = lab_card("rush", type="treachery", keywords=("surge",))
    game = lab(scholar(play=[pause()]), encounter_deck=[rush, FIEND, DUST], **MYTHOS)
    assert record(game, FIEND).threat == 0
    assert ids(game, game.state.encounter_discard) == [rush]


def test_a_cancelled_revelation_leaves_the_card_drawn_and_discarded_without_gained_surge() -> None:
    """ahlcg/cancel/a, d; basics 6.66."""

    def lead_astray(g: ArkhamTable, use: Use) -> None:
        """It gains surge."""
        use.memory = "surge"

    def ward(g: ArkhamTable, use: Use) -> None:
        """Cancel the revelation."""
        assert use.event is not None
        use.event.cancelled = True

    false = lab_card("false", revelation(Do(lead_astray)), type="treachery")
    charm = lab_card(
        "warding",
        reaction(when(REVELATION, lambda g, use, e: e.seat == use.seat, "you draw a treachery"), Do(ward)),
        forced(after(DRAWS_ENCOUNTER, lambda g, use, e: True, "a draw"), Gain(1)),
    )
    game = lab(scholar(play=[charm, pause()]), encounter_deck=[false, FIEND, DUST], **MYTHOS)
    game.choose("react lab/warding")
    assert ids(game, game.state.encounter_discard) == [false]
    assert (len(game.state.encounter_deck), game.state.resources) == (2, [6])
    game = lab(scholar(play=[charm, pause()]), encounter_deck=[false, DUST, DUST], **MYTHOS)
    game.choose("pass")
    assert len(game.state.encounter_discard) == 2


def test_the_encounter_deck_is_made_again_at_once_without_the_card_being_resolved() -> None:
    """ahlcg/encounter-deck/b; basics 1.12: without penalty."""
    game = lab(scholar(play=[pause()]), encounter_deck=[DUST], encounter_discard=[FIEND, FIEND], **MYTHOS)
    assert ids(game, game.state.encounter_deck) == [FIEND, FIEND]
    assert ids(game, game.state.encounter_discard) == [DUST]
    assert record(game, SCHOLAR).horror == 0


def test_a_discard_until_finds_its_card_among_the_others() -> None:
    """The cards above the one wanted are discarded; the investigator whom the text names draws it."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Discard until an enemy comes, which you draw."""
        found = encounter_deck.discard_until(g, lambda u: g.kind(u).facts.type == "enemy")
        encounter_draw.resolve_encounter(g, found, use.seat)

    horn = lab_card("horn", free(Do(call), Discard()))
    game = lab(scholar(play=[horn]), encounter_deck=[DUST, DUST, FIEND, DUST])
    game.choose("use lab/horn")
    assert (record(game, FIEND).threat, len(game.state.encounter_discard), len(game.state.encounter_deck)) == (0, 2, 1)
    assert happened(game, "discarded") == ["discarded"] * 3
    assert asked(game) == (0, "turn")


def test_an_encounter_deck_discarded_to_the_last_card_is_made_again() -> None:
    """ahlcg/encounter-deck/b: even where the card that was looked for did not come."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Discard until an enemy comes."""
        assert encounter_deck.discard_until(g, lambda u: g.kind(u).facts.type == "enemy") == NOWHERE

    horn = lab_card("vain-horn", free(Do(call), Discard()))
    game = lab(scholar(play=[horn]), encounter_deck=[DUST, DUST, DUST])
    game.choose("use lab/vain-horn")
    assert (len(game.state.encounter_discard), len(game.state.encounter_deck)) == (0, 3)
    assert asked(game) == (0, "turn")


# ---- locations


def test_the_first_investigator_to_enter_reveals_and_clues_are_added() -> None:
    """ahlcg/clues/a, b, move/f, location-cards/c, d; basics 6.55: per investigator, added to tokens there."""
    vault = lab_card("vault", type="location", connects=("hall",), symbol="loft", clues=2)
    game = lab(scholar(), scholar(DREAMER), locations=[HALL, Place(vault, revealed=False, clues=1)])
    game.choose("move lab/vault")
    assert (record(game, vault).revealed, record(game, vault).clues) == (True, 5)
    game.play("move lab/hall", "move lab/vault", "end turn")
    assert record(game, vault).clues == 5


def test_abilities_of_an_unrevealed_location_do_not_exist() -> None:
    """basics 1.15."""
    shop = lab_card("shop", free(Gain(1)), type="location", connects=("hall",), symbol="loft")
    game = lab(scholar(), locations=[HALL, Place(shop, revealed=False)])
    assert "use lab/shop" not in keys(game)
    game.choose("move lab/shop")
    assert "use lab/shop" in keys(game)


def test_only_connected_locations_are_destinations() -> None:
    """ahlcg/move/b, c, i: by the symbols of the investigator's location."""
    game = lab(scholar(), locations=[HALL, LOFT, TOWER])
    assert [key for key in keys(game) if key.startswith("move")] == ["move lab/loft"]
    alone = lab(scholar(), locations=[HALL])
    assert not [key for key in keys(alone) if key.startswith("move")]


def test_a_location_may_be_closed_while_unrevealed() -> None:
    """ahlcg/cannot/a: no move into it, though it is connected."""
    closed = lab_card("closed", ClosedWhileUnrevealed(), type="location", symbol="loft", connects=("hall",))
    game = lab(scholar(), locations=[HALL, Place(closed, revealed=False), CRYPT])
    assert [key for key in keys(game) if key.startswith("move")] == ["move lab/crypt"]


def test_a_cancelled_move_leaves_everything_where_it_is_and_leaving_precedes_entering() -> None:
    """ahlcg/move/d, nested-sequences/a; basics 89."""
    seen: list[str] = []

    def note(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append(use.event.kind)

    def hold(g: ArkhamTable, use: Use) -> None:
        """Cancel the move."""
        assert use.event is not None
        use.event.cancelled = True

    trail = lab_card(
        "trail",
        *(forced(after(kind, lambda g, use, e: True, kind), Do(note)) for kind in (ENTERS_LOCATION, LEAVES_LOCATION)),
    )
    game = lab(scholar(play=[trail]))
    game.choose("move lab/loft")
    assert seen[-2:] == [LEAVES_LOCATION, ENTERS_LOCATION]
    paths = lab_card("paths", forced(when(LEAVES_LOCATION, lambda g, use, e: True, "you leave"), Do(hold)))
    seen.clear()
    game = lab(scholar(play=[trail, paths]), enemies=[Foe(FIEND, at=LOFT)])
    game.choose("move lab/loft")
    assert (seen, game.state.place, game.state.actions) == ([], [uid(game, HALL)], [2])


def test_being_placed_somewhere_is_entering_it() -> None:
    """basics 1.15: it is revealed and enemies there engage, though nobody moved."""

    def drop(g: ArkhamTable, use: Use) -> None:
        """Be placed in the tower."""
        travel.place_investigator(g, use.seat, uid(game, TOWER))

    trap = lab_card("trapdoor", free(Do(drop), Discard()))
    places: list[str | Place] = [HALL, LOFT, Place(TOWER, revealed=False)]
    game = lab(scholar(play=[trap]), locations=places, enemies=[Foe(FIEND, at=TOWER)])
    game.choose("use lab/trapdoor")
    assert (record(game, TOWER).revealed, record(game, FIEND).threat) == (True, 0)
    assert asked(game) == (0, "turn")


# ---- surge, empty decks and searches of the encounter deck

RUSH = lab_card("rush", type="treachery", keywords=("surge",))


def test_surge_ends_with_the_investigator_who_drew() -> None:
    """ahlcg/elimination/b: the first card defeats him; the second stays on the deck."""
    crush = lab_card("crush", revelation(Take(9)), type="treachery", keywords=("surge",))
    game = lab(scholar(), scholar(DREAMER, play=[pause()]), encounter_deck=[crush, DUST, FIEND], **MYTHOS)
    assert (game.state.gone, ids(game, game.state.encounter_deck)) == (["damage", ""], [FIEND])
    assert (asked(game), record(game, FIEND).threat) == ((1, "window"), -1)


def test_with_no_encounter_card_left_anywhere_nothing_is_drawn() -> None:
    """ahlcg/encounter-deck/b: there is nothing to make a new deck of."""
    game = lab(scholar(play=[pause()]), encounter_deck=[], **MYTHOS)
    assert (game.state.encounter_discard, asked(game)) == ([], (0, "window"))


def test_surge_on_a_weakness_draws_an_encounter_card() -> None:
    """ahlcg/surge/a: a weakness is resolved like an encounter card, and its surge too."""
    frenzy = lab_card("own-frenzy", type="treachery", weakness="basic", keywords=("surge",))
    game = lab(scholar(deck=[frenzy, PAPER]), encounter_deck=[FIEND, DUST])
    game.choose("draw")
    assert (ids(game, game.state.discard[0]), record(game, FIEND).threat) == ([frenzy], 0)
    assert asked(game) == (0, "turn")


@pytest.mark.parametrize("there", [True, False])
def test_a_search_of_the_encounter_cards_draws_what_it_finds_and_shuffles(there: bool) -> None:
    """ahlcg/search/c, ahlcg/surge/a: deck and discard pile, copies once; a miss shuffles too."""

    def seek(g: ArkhamTable, use: Use) -> None:
        """Find a card that surges or an enemy, and draw it."""
        searching.find_in_encounter(g, use.seat, lambda u: g.kind(u).slug in (RUSH, FIEND), "Which?")

    lens = lab_card("dark-lens", free(Do(seek), Discard()))
    found = [RUSH, RUSH] if there else []
    game = lab(scholar(play=[lens]), encounter_deck=[DUST, *found], encounter_discard=[FIEND] if there else [])
    game.choose("use lab/dark-lens")
    if there:
        assert (asked(game), keys(game)) == ((0, "take"), ["take lab/fiend", "take lab/rush"])
        game.choose("take lab/rush")
    log = [entry.kind for entry in game.log if entry.kind in ("encounter", "encounter deck shuffled")]
    assert log == (["encounter", "encounter deck shuffled", "encounter"] if there else ["encounter deck shuffled"])
    assert asked(game) == (0, "turn")


def test_a_discard_until_may_find_nothing() -> None:
    """The whole deck has been discarded then, and is made again at once."""
    seen: list[int] = []

    def call(g: ArkhamTable, use: Use) -> None:
        """Discard until an enemy comes."""
        seen.append(encounter_deck.discard_until(g, lambda u: g.kind(u).facts.type == "enemy"))

    game = lab(scholar(play=[lab_card("dull-horn", free(Do(call), Discard()))]), encounter_deck=[DUST, DUST])
    game.choose("use lab/dull-horn")
    assert (seen[-1], len(game.state.encounter_deck), game.state.encounter_discard) == (NOWHERE, 2, [])
    assert asked(game) == (0, "turn")


def test_whoever_searches_knows_the_cards_while_he_does() -> None:
    """ahlcg/search/a: the second player's cards are known to them alone, and to nobody once they are shuffled."""

    def look(g: ArkhamTable, use: Use) -> None:
        """Search your deck for a note."""
        searching.search(g, use.seat, list(g.state.deck[use.seat]), lambda u: g.kind(u).slug != PAPER, "Take which?")

    map_ = lab_card("wide-map", free(Do(look), Discard()))
    pen = lab_card("pen", cost=99)
    game = lab(scholar(), scholar(DREAMER, deck=[NOTE, pen, PAPER], play=[map_]))
    game.choose("use lab/wide-map")
    assert (asked(game), sorted(keys(game))) == ((1, "take"), ["take lab/note", "take lab/pen"])
    state = table(game).state
    assert [hidden_from(state.cards[uid(game, NOTE)], seat) for seat in (0, 1)] == [True, False]
    game.choose("take lab/pen")
    assert [hidden_from(record(game, NOTE), seat) for seat in (0, 1)] == [True, True]
    assert asked(game) == (0, "turn")


def test_a_deck_made_again_is_shuffled() -> None:
    """basics 1.13: before the card is drawn."""
    game = lab(scholar(deck=[], discard=[NOTE, PAPER]))
    game.choose("draw")
    assert [entry.kind for entry in game.log].count("deck shuffled") == 1
    assert (len(game.state.hand[0]), len(game.state.deck[0]), asked(game)) == (1, 1, (0, "turn"))
