"""Sequences inside sequences, several at once, what must and may be chosen, peril, opening hands."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free, reaction, revelation
from orne.arkham.events import DAMAGE
from orne.arkham.facts import COMBAT, WILLPOWER
from orne.arkham.language import CARD, ENEMY, YOU, Base, Do, Gain, Gives, Take, after, kind_of_card, when
from orne.arkham.rules.damage import deal
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    MINION,
    MYTHOS,
    PAPER,
    SCHOLAR,
    lab_card,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    damage,
    deck,
    encounter_discard,
    evade,
    fight,
    gone,
    hand,
    harm_on,
    health,
    horror,
    log,
    place,
    resources,
    said,
    shroud,
    skill,
    zone,
)
from orne.rulings.showing.arkham_readings import printed

ANYBODY_HURT = after(DAMAGE, lambda g, use, event: True, "anybody is hurt")
SYMPATHY = lab_card("sympathy", reaction(ANYBODY_HURT, Gain(1)))
PERILOUS = lab_card("perilous-dread", revelation(Take(2, 2)), type="treachery", keywords=("peril",))
OPEN_DREAD = lab_card("open-dread", revelation(Take(2, 2)), type="treachery")


def _fear(g: ArkhamTable, use: Use) -> None:
    """Test willpower (3)."""
    plain_test(g, use.seat, WILLPOWER, 3, use)


LONELY_TEST = lab_card("lonely-test", revelation(Do(_fear)), type="treachery", keywords=("peril",))
COMMON_TEST = lab_card("common-test", revelation(Do(_fear)), type="treachery")
WILD = lab_card("wild-heart", type="skill", icons=(0, 0, 0, 0, 1))


def _deeper(g: ArkhamTable, use: Use) -> None:
    """Take 1 horror less first, and say how much it is that you take now."""
    assert use.event is not None
    if use.event.horror > 1:
        deal(g, use.seat, 0, use.event.horror - 1)
    g.note("said", NOWHERE, after=str(use.event.horror))


DEEP_WELL = lab_card(
    "deep-well", free(Take(0, 3)), forced(when(DAMAGE, lambda g, use, e: True, "you are hurt"), Do(_deeper))
)
THAW = lab_card("great-thaw", *(Gives(CARD, what, -9) for what in ("fight", "evade", "shroud")))
THICK = lab_card("thick-skin", Gives(ENEMY, "health", 1))
TONIC = lab_card("cop-tonic", Gives(kind_of_card("core/beat-cop"), "health", 1))
BASE_TWO, ALSO_TWO = lab_card("base-two", Base(YOU, COMBAT, 2)), lab_card("also-two", Base(YOU, COMBAT, 2))
BASE_FIVE = lab_card("base-five", Base(YOU, COMBAT, 5))
BASE_FOUR = lab_card("base-four", Base(YOU, COMBAT, 4))
FIRST_NOTE, SECOND_NOTE = lab_card("first-note", cost=99), lab_card("second-note", cost=99)


@shows("ahlcg/may/a")
def may_asks_the_one_named(show: Show) -> None:
    """Survival Instinct asks the one who evades whether to move, not the one who committed it."""
    show.lab(scholar(), scholar(DREAMER, hand=["core/survival-instinct"]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("evade lab/fiend")
    show.asked(1, "commit")
    show.answer("commit core/survival-instinct")
    show.asked(0, "order")
    show.answer(show.options[0])
    show.asked(0, "move")
    show.offers("move lab/loft", "move lab/crypt", "stay")
    show.answer("stay")
    show.sees(place(0), HALL)


@shows("ahlcg/must/a")
def who_must_choose_chooses_what_can_be_done(show: Show) -> None:
    """Hunting Shadow costs a clue or 2 damage; an investigator without clues takes the damage and is not asked."""
    for choice, left, hurt in (("spend a clue", 1, [0, 0]), ("take 2 damage", 2, [2, 0])):
        show.drawing("hunting-shadow", Inv(clues=2))
        show.offers("spend a clue", "take 2 damage")
        show.answer(choice)
        show.sees(clues("roland-banks"), left)
        show.sees(clues("hallway"), 0)
        show.sees(harm_on("roland-banks"), hurt)
    show.drawing("hunting-shadow", Inv())
    show.asked(0, "turn")
    show.sees(harm_on("roland-banks"), [2, 0])


@shows("ahlcg/mulligan/b")
def rejected_cards_come_back_after_the_new_ones_are_drawn(show: Show) -> None:
    """Two papers are replaced by the two top cards, never by themselves, and are in the deck afterwards."""
    show.lab(scholar(hand=[PAPER, PAPER], deck=[FIRST_NOTE, SECOND_NOTE], play=[]), step="mulligan", active=None)
    show.asked(0, "mulligan")
    show.answer("replace lab/paper", "replace lab/paper")
    show.sees(hand(), [FIRST_NOTE, SECOND_NOTE])
    show.sees(deck(), [PAPER, PAPER])
    show.asked(0, "turn")


@shows("ahlcg/nested-sequences/a")
def enemies_that_fall_together_have_left_before_anybody_reacts(show: Show) -> None:
    """The dynamite's second enemy is gone as well when the first defeat may be answered."""
    foes = [Foe(MINION, exhausted=True), Foe("swarm-of-rats", exhausted=True)]
    show.lay(Inv(hand=["dynamite-blast"]), locations=[Place("attic", clues=2)], enemies=foes)
    show.answer("play dynamite-blast")
    for _ in range(2):
        show.asked(0, "reaction")
        show.offers("react roland-banks", "pass")
        show.sees(encounter_discard(), ["ghoul-minion", "swarm-of-rats"])
        show.answer("pass")
    show.asked(0, "turn")
    show.sees(clues("roland-banks"), 0)


@shows("ahlcg/nested-sequences/b")
def a_goat_spawn_killed_by_a_dog_frightens_before_it_is_gone(show: Show) -> None:
    """Within the attack the dog's bite, within that the defeat, within that the fright; each ends before the outer."""
    show.lay(Inv(play=["guard-dog"]), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    show.answer("resource", "damage guard-dog", "react guard-dog")
    show.offers("horror roland-banks", "horror guard-dog")
    show.sees(zone("goat-spawn"), "play")
    show.answer("horror roland-banks")
    show.sees(log("hurt", "enemy defeated"), ["hurt roland-banks", "enemy defeated goat-spawn", "hurt guard-dog"])
    show.sees(horror("roland-banks"), 1)
    show.sees(damage("guard-dog"), 1)
    show.sees(resources(0), 6)


@shows("ahlcg/nested-sequences/b", "ahlcg/nested-sequences/c")
def nested_sequences_end_from_the_inside(show: Show) -> None:
    """As 3 horror is dealt 2 is dealt first, and before that 1; the last that began is the first that ends."""
    show.lab(scholar(play=[DEEP_WELL]))
    show.answer("use lab/deep-well")
    show.sees(said(), ["1", "2", "3"])
    show.sees(horror(SCHOLAR), 6)


@shows("ahlcg/priority-of-simultaneous-resolution/a")
def goat_spawn_horrifies_all_at_once(show: Show) -> None:
    """Both say in player order who takes it, and both have the horror before anybody answers it."""
    show.lay(
        Inv("agnes-baker", play=["research-librarian"]),
        Inv("daisy-walker", play=["research-librarian"]),
        enemies=[Foe("goat-spawn", engaged=0, damage=2), Foe("ghoul-minion", exhausted=True)],
        bag=["+1"],
    )
    show.answer("fight goat-spawn")
    for seat, name, ally in ((0, "agnes-baker", "research-librarian"), (1, "daisy-walker", "research-librarian#2")):
        show.asked(seat, "assign")
        show.offers(f"horror {name}", f"horror {ally}")
        show.sees(harm_on("agnes-baker"), [0, 0])
        show.answer(f"horror {name}")
    show.offers("react agnes-baker", "pass")
    show.sees(harm_on("agnes-baker"), [0, 1])
    show.sees(harm_on("daisy-walker"), [0, 1])
    show.answer("react agnes-baker", "damage ghoul-minion")
    show.sees(damage("ghoul-minion"), 1)
    show.sees(encounter_discard(), ["goat-spawn"])


@shows("ahlcg/priority-of-simultaneous-resolution/c")
def the_lead_orders_texts_that_exclude_each_other(show: Show) -> None:
    """The same base value twice, or one alone, raises no question; two different ones are ordered by the lead."""
    show.lab(scholar(play=[BASE_TWO, ALSO_TWO]), scholar(DREAMER, play=[BASE_FIVE]))
    show.asked(0, "turn")
    show.sees(skill(0, "combat"), 2)
    show.sees(skill(1, "combat"), 5)
    for last, value in (("base-two", 2), ("base-five", 5)):
        show.lab(scholar(play=[BASE_TWO, BASE_FIVE]), scholar(DREAMER), lead=1)
        show.asked(1, "apply last")
        show.offers("apply last lab/base-two", "apply last lab/base-five")
        show.answer(f"apply last lab/{last}")
        show.sees(skill(0, "combat"), value)
        show.asked(0, "turn")
        show.answer("resource")
        show.asked(0, "turn")


@shows("ahlcg/priority-of-simultaneous-resolution/c")
def a_further_text_that_excludes_the_others_is_put_in_order_as_well(show: Show) -> None:
    """A third base value comes into play after two were put in order: the lead is asked again, about all three."""
    show.lab(scholar(play=[BASE_TWO, BASE_FIVE], hand=[BASE_FOUR]))
    show.answer("apply last lab/base-five", "play lab/base-four")
    show.asked(0, "apply last")
    show.offers("apply last lab/base-two", "apply last lab/base-five", "apply last lab/base-four")
    show.answer("apply last lab/base-four")
    show.sees(skill(0, "combat"), 4)
    show.asked(0, "turn")


@shows("ahlcg/peril/b")
def under_peril_a_companion_neither_helps_nor_answers(show: Show) -> None:
    """A perilous treachery is answered by nobody else and its test gets no card of another; an open one does."""
    for card, seat, kind in ((PERILOUS, 0, "turn"), (OPEN_DREAD, 1, "reaction")):
        show.lab(scholar(), scholar(DREAMER, play=[SYMPATHY]), encounter_deck=[card, DUST, DUST], **MYTHOS)
        if kind == "reaction":
            show.asked(seat, kind)
            show.offers("react lab/sympathy", "pass")
            show.answer("pass")
        show.sees(harm_on(SCHOLAR), [2, 2])
    for card, asked in ((LONELY_TEST, [0]), (COMMON_TEST, [0, 1])):
        show.lab(scholar(hand=[WILD]), scholar(DREAMER, hand=[WILD]), encounter_deck=[card, DUST, DUST], **MYTHOS)
        for seat in asked:
            show.asked(seat, "commit")
            show.offers("commit lab/wild-heart", "done")
            show.answer("done")
        show.sees(zone(card), "encounter discard pile")


@shows("ahlcg/per-investigator/a", "ahlcg/per-investigator/b", "ahlcg/per-investigator/c", "ahlcg/per-investigator/d")
def per_investigator_counts_all_who_began_and_modifiers_come_after(show: Show) -> None:
    """The Priest has 5 for each and a modifier's 1 once; who is eliminated still counts, for clues as well."""
    show.lay(Inv(play=[THICK]), Inv("daisy-walker"), enemies=[Foe("ghoul-priest", engaged=0)])
    show.sees(health("ghoul-priest"), 11)
    show.lay(Inv(), enemies=[Foe("ghoul-priest", engaged=0)])
    show.sees(health("ghoul-priest"), 5)
    people = Inv(), Inv("daisy-walker"), Inv("wendy-adams")
    show.lay(*people, enemies=[Foe("the-masked-hunter", engaged=0)])
    show.sees(health("the-masked-hunter"), 10)
    show.lay(
        Inv(),
        Inv("daisy-walker", damage=4),
        locations=["hallway", Place("cellar", revealed=False)],
        enemies=[Foe("ghoul-minion", engaged=1), Foe("ghoul-priest", at="cellar", exhausted=True)],
        step="3.3 enemies attack",
        active=None,
    )
    show.sees(gone(1), "damage")
    show.sees(health("ghoul-priest"), 10)
    show.pass_to("turn")
    show.answer("move cellar")
    show.sees(clues("cellar"), 4)


@shows("ahlcg/modifiers/e")
def no_value_functions_below_nothing(show: Show) -> None:
    """With 9 less, fight, evade and shroud are 0; the negative sum is kept, so that 2 more is still 0."""
    show.lab(scholar(play=[THAW]), enemies=[Foe(MINION, engaged=0)])
    show.sees(fight(MINION), 0)
    show.sees(evade(MINION), 0)
    show.sees(shroud(HALL), 0)
    show.lay(Inv(play=[THAW]), locations=[Place("study", attached=["obscuring-fog"])])
    show.sees(shroud("study"), 0)


@shows("ahlcg/printed/a")
def printed_is_what_stands_on_the_card(show: Show) -> None:
    """With a tonic Beat Cop's health is 3, and what is printed on him is 2."""
    show.lay(Inv(play=["beat-cop", TONIC]))
    show.sees(health("beat-cop"), 3)
    show.reads(printed("beat-cop", "health"), 2)


@shows("ahlcg/play-restrictions/a")
def opportunist_is_for_ones_own_tests(show: Show) -> None:
    """Skids may commit it to his own test, and is not asked in Daisy's."""
    show.lay(Inv("daisy-walker"), Inv("skids-otoole", hand=["opportunist"]), locations=["hallway"])
    show.answer("investigate hallway")
    show.asked(0, "turn")
    show.sees(hand(1), ["opportunist"])
    show.lay(Inv("daisy-walker"), Inv("skids-otoole", hand=["opportunist"]), locations=["hallway"], active=1)
    show.answer("investigate hallway", "pass")
    show.asked(1, "commit")
    show.offers("commit opportunist", "done")
    show.answer("done")
    show.pass_to("turn")
