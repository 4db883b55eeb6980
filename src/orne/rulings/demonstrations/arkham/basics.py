"""The base rules."""

from __future__ import annotations

from orne.arkham.abilities import forced
from orne.arkham.language import YOUR_TURN_ENDS
from orne.rulings.laboratory.arkham import (
    CRYPT,
    DUST,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    TOWER,
    lab_card,
    pause,
    say,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    controller,
    discard,
    encounter_discard,
    entries,
    hand,
    happened,
    harm_on,
    location,
    place,
    resources,
    revealed,
    said,
    step,
    threat,
    view,
)

FLOOD = lab_card("flood", type="treachery", keywords=("surge", "surge"))
CURFEW = lab_card("curfew", forced(YOUR_TURN_ENDS, say("curfew")))
PAUSE = pause()


@shows("arkham/basics/1.2")
def each_card_goes_to_the_pile_of_its_owner(show: Show) -> None:
    """A played event goes to its owner's pile, a treachery to the encounter discard pile; nobody controls an enemy."""
    show.lay(Inv(hand=["emergency-cache"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.sees(controller("ghoul-minion"), None)
    show.answer("play emergency-cache")
    show.sees(discard(0), ["emergency-cache"])
    show.lab(scholar(play=[PAUSE]), encounter_deck=[DUST, DUST, DUST], **MYTHOS)
    show.pass_to("turn")
    show.sees(encounter_discard(), ["lab/dust"])
    show.sees(discard(0), [])


@shows("arkham/basics/1.8")
def a_test_goes_step_by_step(show: Show) -> None:
    """The test begins, a card is committed, a token revealed, the test succeeds, its results follow, and it ends."""
    show.lay(Inv(hand=["perception"]), bag=["0"])
    show.answer("investigate hallway")
    show.asked(0, "commit")
    show.offers("commit perception", "done")
    show.sees(happened("token"), [])
    show.answer("commit perception", "apply perception")
    show.sees(
        happened("test", "committed", "token", "test succeeds", "drawn", "discarded"),
        ["test", "committed", "token", "test succeeds", "drawn", "discarded"],
    )
    show.asked(0, "turn")


@shows("arkham/basics/1.12")
def a_treachery_surges_into_an_enemy_which_is_spawned(show: Show) -> None:
    """The treachery is discarded, its Surge draws the enemy, and that engages whoever drew it."""
    show.lab(scholar(play=[PAUSE]), encounter_deck=[FLOOD, FIEND, DUST], **MYTHOS)
    show.pass_to("turn")
    show.sees(encounter_discard(), ["lab/flood"])
    show.sees(threat(FIEND), 0)


@shows("arkham/basics/1.22")
def all_harm_is_assigned_before_any_is_dealt(show: Show) -> None:
    """Of 2 damage and 2 horror each point is assigned; until the last has its place there is none on anybody."""
    show.lay(Inv(play=["beat-cop"]), enemies=[Foe("ghoul-priest", engaged=0)])
    show.answer("draw")
    for each in ("damage beat-cop", "damage roland-banks", "horror beat-cop"):
        show.asked(0, "assign")
        show.answer(each)
        show.sees(harm_on("roland-banks"), [0, 0])
        show.sees(harm_on("beat-cop"), [0, 0])
    show.answer("horror roland-banks")
    show.sees(harm_on("roland-banks"), [1, 1])
    show.sees(harm_on("beat-cop"), [1, 1])


@shows("arkham/basics/1.15")
def who_enters_a_location_reveals_it_and_brings_their_enemies(show: Show) -> None:
    """From the hall two places can be reached; the loft is revealed on entering, and the enemy is there too."""
    show.lab(scholar(), locations=[HALL, Place(LOFT, revealed=False), CRYPT, TOWER], enemies=[Foe(FIEND, engaged=0)])
    show.offers_of("move", "move lab/loft", "move lab/crypt")
    show.sees(revealed(LOFT), False)
    show.answer("move lab/loft")
    show.sees(place(), "lab/loft")
    show.sees(revealed(LOFT), True)
    show.sees(location(FIEND), "lab/loft")
    show.sees(threat(FIEND), 0)


@shows("arkham/basics/1.19")
def a_keyword_counts_once_and_a_unique_title_is_in_play_once(show: Show) -> None:
    """A card that has Surge twice draws one more card and not two; a second Leo De Luca cannot be played by anybody."""
    show.lab(scholar(play=[PAUSE]), encounter_deck=[FLOOD, DUST, DUST], **MYTHOS)
    show.pass_to("turn")
    show.sees(encounter_discard(), ["lab/flood", "lab/dust"])
    show.lay(Inv("skids-otoole", hand=["leo-de-luca-1"], resources=9), Inv(play=["leo-de-luca"]), locations=["attic"])
    show.lacks("play leo-de-luca-1")
    show.why_not("play leo de luca", "ahlcg/unique/b")


@shows("arkham/basics/2")
def an_opening_hand_has_five_cards_and_no_weakness(show: Show) -> None:
    """Five resources and five cards; those replaced, and weaknesses drawn for them, go back into the deck."""
    show.begin(
        scenario="the-gathering",
        investigators=[{"id": "core/roland-banks", "deck": ["core/emergency-cache"] * 12 + ["core/paranoia"] * 12}],
        seed=3,
    )
    show.sees(resources(), 5)
    show.sees(hand(), ["emergency-cache"] * 5)
    show.asked(0, "mulligan")
    show.answer(*["replace emergency-cache"] * 3, "keep")
    show.sees(hand(), ["emergency-cache"] * 5)
    show.sees(view(0, "investigators", 0, "deck"), 19)
    show.asked(0, "turn")


@shows("arkham/basics/6.10")
def the_last_window_of_a_turn_comes_before_its_end(show: Show) -> None:
    """After the last action the turn still has a window; then comes what happens at its end, and no other window."""
    show.lab(scholar(actions=1, play=[CURFEW, PAUSE]))
    show.answer("resource")
    show.asked(0, "turn")
    show.offers("use lab/pause", "end turn")
    show.sees(said(), [])
    show.answer("use lab/pause", "end turn")
    show.sees(said(), ["curfew"])
    show.sees(step(), "enemy window")
    show.sees(entries("action"), [("", 0, None, "resource")])
