"""Slots, skill tests, searches and opening hands."""

from __future__ import annotations

from orne.arkham.abilities import Condition, free
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, WILLPOWER
from orne.arkham.language import Discard, ExtraSlots, Gain
from orne.arkham.rules.leaving import discard as discard_card
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.texts import OpeningHand
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import DAISY, FIEND, WENDY, lab_card, scholar, told
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    deck_size,
    discard,
    entries,
    hand_size,
    happened,
    in_play,
    log,
    resources,
    results,
    threats,
    view,
    zone,
)

SWORD = lab_card("short-sword", slots=("hand",))
AXE = lab_card("great-axe", slots=("hand", "hand"))
TOME = lab_card("slim-tome", slots=("hand",), traits=("Tome",))
SATCHEL = lab_card(
    "satchel",
    ExtraSlots("hand", 2, "Tome"),
    free(told("discard this card", lambda g, use: discard_card(g, use.holder))),
)
POUCH = lab_card("tome-pouch", ExtraSlots("hand", 1, "Tome"))
SLOTTED = {slot: lab_card(f"one-{slot}", slots=(slot,)) for slot in ("accessory", "body", "ally", "hand", "arcane")}
SKILLS = {"willpower": WILLPOWER, "intellect": INTELLECT, "combat": COMBAT, "agility": AGILITY}


def trying(name: str, skill: int, difficulty: int) -> str:
    """A card with a test of that skill."""
    do = told(f"test {name} ({difficulty})", lambda g, use: plain_test(g, use.seat, skill, difficulty, use))
    return lab_card(f"{name}-trial-{difficulty}", free(do, Discard()))


TRIALS = {(name, number): trying(name, skill, number) for name, skill in SKILLS.items() for number in (3, 4)}
IN_AGILITY_TEST = Condition(lambda g, use: g.test is not None and g.test.skill == AGILITY, "during your agility test")
SHOES = lab_card("soft-shoes", free(Gain(1), during=IN_AGILITY_TEST, limit=Limit(1, "test", False)))
PICKY = lab_card("careful-drawer", OpeningHand(8, 5), type="investigator")
MORE = lab_card("better-start", OpeningHand(more=1), permanent=True)
NOTES = [lab_card(f"kept-note-{letter}", cost=99) for letter in "abcdefghijklmnop"]


@shows("ahlcg/slots/a", "ahlcg/slots/b", "ahlcg/slots/e")
def each_slot_holds_its_number(show: Show) -> None:
    """One accessory, body and ally, two hands and two arcane: one more makes one go that was there."""
    for slot, number in (("accessory", 1), ("body", 1), ("ally", 1), ("hand", 2), ("arcane", 2)):
        card = SLOTTED[slot]
        show.lab(scholar(play=[card] * (number - 1), hand=[card]))
        show.answer(f"play {card}")
        show.asked(0, "turn")
        show.sees(discard(), [])
        show.lab(scholar(play=[card] * number, hand=[card]))
        show.answer(f"play {card}")
        if number == 2:
            show.offers(f"discard {card}#2", f"discard {card}#3")
            show.answer(f"discard {card}#2")
        show.sees(discard(), [card])
        show.sees(zone(card), "play")


@shows("ahlcg/slots/b", "ahlcg/slots/d", "ahlcg/slots/e")
def a_full_slot_makes_one_discard_as_the_new_asset_enters(show: Show) -> None:
    """A third hand makes one of two go, a two-handed axe both."""
    show.lab(scholar(play=[SWORD, TOME], hand=[SWORD]))
    show.answer("play lab/short-sword")
    show.offers("discard lab/short-sword#2", "discard lab/slim-tome")
    show.answer("discard lab/slim-tome")
    show.sees(in_play(), ["lab/short-sword#2", "lab/short-sword"])
    show.lab(scholar(play=[SWORD, TOME], hand=[AXE]))
    show.answer("play lab/great-axe")
    show.sees(in_play(), [AXE])
    show.lay(Inv(DAISY, play=["old-book-of-lore", "knife"], deck=["the-necronomicon", "knife"]))
    show.answer("draw")
    show.offers("discard old-book-of-lore", "discard knife")
    show.answer("discard knife")
    show.sees(threats(), ["the-necronomicon"])
    show.sees(in_play(), ["old-book-of-lore"])


@shows("ahlcg/slots/c")
def assets_without_a_slot_are_unlimited(show: Show) -> None:
    """A sixth talent is played beside five others, and nothing goes."""
    talents = ["physical-training", "hyperawareness", "hard-knocks", "arcane-studies", "dig-deep"]
    show.lay(Inv(play=talents, hand=["physical-training"]))
    show.answer("play physical-training")
    show.asked(0, "turn")
    show.sees(discard(), [])
    show.sees(in_play(), ["physical-training#2", *talents[1:], "physical-training"])


@shows("ahlcg/slots/g")
def slots_are_arranged_again_when_a_card_returns_to_the_hand(show: Show) -> None:
    """The book is held in a hand; when the Magnifying Glass leaves the other, it may be put into the bag."""
    person = Inv(DAISY, play=["daisys-tote-bag", "magnifying-glass-1"], hand=["old-book-of-lore"])
    show.lay(person, locations=["hallway"])
    show.answer("play old-book-of-lore")
    show.asked(0, "hold")
    show.offers("hold old-book-of-lore Tome slots", "hold hand slots")
    show.answer("hold hand slots", "use magnifying-glass-1")
    show.asked(0, "hold")
    show.offers("hold old-book-of-lore Tome slots", "hold hand slots")
    show.answer("hold old-book-of-lore Tome slots")
    show.sees(view(0, "investigators", 0, "play", 1, "slot"), "Tome")
    show.asked(0, "turn")
    show.sees(entries("held"), [("old-book-of-lore", 0, None, "Tome")])


@shows("ahlcg/slots/g")
def what_one_investigator_holds_is_nothing_to_another(show: Show) -> None:
    """Daisy's book stays in her bag while the other puts a Tome of their own into a hand."""
    daisy = Inv(DAISY, play=["daisys-tote-bag"], hand=["old-book-of-lore"])
    show.lay(daisy, scholar(play=[POUCH], hand=[TOME]), locations=["hallway"])
    show.answer("play old-book-of-lore", "hold old-book-of-lore Tome slots", "end turn")
    show.answer(f"play {TOME}")
    show.asked(1, "hold")
    show.offers(f"hold {TOME} Tome slots", "hold hand slots")
    show.answer("hold hand slots")
    show.sees(view(0, "investigators", 0, "play", 1, "slot"), "Tome")
    show.sees(view(0, "investigators", 1, "play", 1, "slot"), None)
    show.asked(1, "turn")


@shows("ahlcg/slots/h")
def extra_slots_hold_what_they_are_for_and_vanish_with_their_source(show: Show) -> None:
    """Two more hands hold Tomes and no sword; without them two of four must go."""
    show.lab(scholar(play=[SATCHEL, SWORD, SWORD, TOME], hand=[TOME, SWORD]))
    show.answer("play lab/slim-tome")
    show.asked(0, "turn")
    show.answer("play lab/short-sword")
    show.offers("discard lab/short-sword#2", "discard lab/short-sword#3")
    show.answer("discard lab/short-sword#3", "use lab/satchel")
    held = ["lab/short-sword#2", "lab/slim-tome#2", "lab/slim-tome", "lab/short-sword"]
    pairs = [f"discard {one} {other}" for number, one in enumerate(held) for other in held[number + 1 :]]
    show.offers(*pairs)
    show.answer("discard lab/slim-tome lab/short-sword")
    show.sees(in_play(), [SWORD, TOME])


@shows("ahlcg/skill-tests/a", "ahlcg/skill-tests/b")
def a_value_equal_to_the_difficulty_succeeds(show: Show) -> None:
    """Each of the four skills at 3 passes a test of 3 and fails one of 4; the test has the skill's name."""
    for (name, number), card in TRIALS.items():
        show.lab(scholar(play=[card]), bag=("0",))
        show.answer(f"use {card}")
        show.sees(entries("test"), [("lab/scholar", 0, name, number)])
        show.sees(results(), [("test succeeds", 3, 0) if number == 3 else ("test fails", 3, 1)])


@shows("ahlcg/skill-tests/b")
def what_speaks_of_agility_tests_means_evading(show: Show) -> None:
    """Shoes for agility tests are offered when evading, not when fighting."""
    show.lab(scholar(play=[SHOES]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("fight lab/fiend")
    show.asked(0, "turn")
    show.answer("evade lab/fiend")
    show.offers("use lab/soft-shoes", "pass")
    show.answer("use lab/soft-shoes")
    show.sees(resources(0), 6)
    show.sees(log("evaded"), ["evaded lab/fiend"])


@shows("ahlcg/skill-tests/c")
def results_come_one_by_one_in_the_testers_order(show: Show) -> None:
    """The clue and Perception's card, whichever is taken first."""
    for first, order in (("apply perception", ["drawn", "discovered"]), ("apply clue", ["discovered", "drawn"])):
        show.lay(Inv(DAISY, hand=["perception"]), locations=[Place("hallway", clues=2)])
        show.answer("investigate hallway", "commit perception")
        show.asked(0, "order")
        show.offers("apply clue", "apply perception")
        show.answer(first)
        show.sees(happened("drawn", "discovered"), order)
        show.sees(clues("daisy-walker"), 1)
        show.sees(hand_size(0), 1)


@shows("ahlcg/skill-tests/d")
def answers_to_success_and_failure_come_before_the_results(show: Show) -> None:
    """Dr. Milan Christopher and the fog answer before the clue is found, Rabbit's Foot before retaliation."""
    show.lay(
        Inv(DAISY, play=["dr-milan-christopher"]),
        locations=[Place("study", clues=2, attached=["obscuring-fog"])],
        bag=["+1"],
    )
    for number in (0, 1):
        show.answer("investigate study")
        show.offers("react dr-milan-christopher", "pass")
        show.sees(clues("daisy-walker"), number)
        show.sees(zone("obscuring-fog"), "encounter discard pile")
        show.answer("react dr-milan-christopher")
        show.sees(clues("daisy-walker"), number + 1)
    show.sees(resources(0), 7)
    show.lay(Inv(WENDY, play=["rabbits-foot"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=["-4"])
    show.answer("fight ghoul-priest")
    show.offers("react rabbits-foot", "pass")
    show.sees(happened("attacks"), [])
    show.answer("react rabbits-foot")
    show.sees(happened("attacks"), ["attacks"])


@shows("ahlcg/search/a")
def who_searches_sees_all_and_nobody_else(show: Show) -> None:
    """Daisy is offered each of the three cards of her search and none below; Roland is told of none."""
    show.lay(
        Inv(DAISY, play=["old-book-of-lore"], deck=["knife", "guts", "machete", "dodge"]),
        Inv(at=1),
        locations=["attic", "hallway"],
    )
    show.answer("use old-book-of-lore")
    show.asked(0, "take")
    show.offers("take knife", "take guts", "take machete")
    show.why_not("take dodge", "ahlcg/ability/c")
    show.answer("take guts")
    show.sees(view(1, "investigators", 0, "hand"), [None])
    show.sees(deck_size(0), 3)


@shows("ahlcg/replacing-opening-hand/a")
def what_changes_the_opening_hand_changes_both_numbers(show: Show) -> None:
    """Instead of five, 8 are drawn and 5 kept; with one card more 9 and 6."""
    for more, drawn, kept in (([], 8, 5), ([MORE], 9, 6)):
        people = [{"id": PICKY, "deck": [*NOTES, "core/paranoia", "core/amnesia", *more]}]
        show.begin(scenario="the-gathering", investigators=people, seed=5)
        show.asked(0, "return")
        show.sees(hand_size(0), drawn)
        show.answer(show.options[0])
        show.asked(0, "mulligan")
        show.sees(hand_size(0), kept)
        show.answer("keep")
        show.sees(hand_size(0), kept)
        show.sees(deck_size(0), 18 - kept)
