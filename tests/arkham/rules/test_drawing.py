"""Drawing, weaknesses, encounter cards, searching; locations and moving (arkham/basics/1.12, 1.13, 1.15, 1.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import forced, free, reaction, revelation
from orne.arkham.events import DRAWS_ENCOUNTER, REVELATION
from orne.arkham.knowledge import hidden_from
from orne.arkham.language import Discard, Do, Draw, Gain, Take, after, when
from orne.arkham.position import Foe, Place
from orne.arkham.rules import encounter_deck, encounter_draw, searching, travel
from orne.arkham.state import NOWHERE
from tests.arkham.laboratory import (
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


@pytest.mark.parametrize(
    ("edition", "deck", "discard", "offered"),
    [
        ("2016", [], [], True),
        ("2016-letter", [], [], False),
        ("2016-letter", [PAPER], [], True),
        ("2016-letter", [], [PAPER], True),
    ],
)
def test_a_text_that_draws_is_used_only_where_that_changes_anything(
    edition: str, deck: list[str], discard: list[str], offered: bool
) -> None:
    """ahlcg/triggered-abilities/k: where empty piles cost no horror, drawing from them changes nothing."""
    well = lab_card("well", free(Draw(2), Discard()))
    game = lab(scholar(deck=deck, discard=discard, play=[well]), edition=edition)
    assert ("use lab/well" in keys(game)) is offered


def test_a_search_must_take_an_eligible_card_and_shuffles() -> None:
    """ahlcg/search/a, ahlcg/search/b, ahlcg/search/c; basics 6.48: several hits are a choice, a miss shuffles too."""

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


def test_a_cancelled_revelation_leaves_the_card_drawn_and_discarded_without_gained_surge() -> None:
    """ahlcg/cancel/a, ahlcg/cancel/d; basics 6.66."""

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


def test_abilities_of_an_unrevealed_location_do_not_exist() -> None:
    """basics 1.15."""
    shop = lab_card("shop", free(Gain(1)), type="location", connects=("hall",), symbol="loft")
    game = lab(scholar(), locations=[HALL, Place(shop, revealed=False)])
    assert "use lab/shop" not in keys(game)
    game.choose("move lab/shop")
    assert "use lab/shop" in keys(game)


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


def test_surge_without_end_stops_when_every_card_has_come_twice() -> None:
    """Cards in the discard pile count too: they come round again."""
    game = lab(scholar(), encounter_deck=[RUSH], encounter_discard=[RUSH, RUSH], **MYTHOS)
    assert happened(game, "encounter") == ["encounter"] * 6
    assert asked(game) == (0, "turn")


def test_a_deck_that_was_empty_with_its_pile_is_made_again_for_the_next_draw() -> None:
    """ahlcg/encounter-deck/b: what has been discarded since is all there is to draw."""
    game = lab(scholar(), encounter_deck=[], encounter_discard=[DUST], **MYTHOS)
    assert happened(game, "encounter") == ["encounter"]
    assert asked(game) == (0, "turn")


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
