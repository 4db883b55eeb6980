"""Initiating abilities, and the steps of a skill test, with real cards."""

from __future__ import annotations

from orne.arkham.abilities import action
from orne.arkham.language import Gain, Resources
from orne.arkham.rules.travel import move_investigator
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    DAISY,
    FIEND,
    HALL,
    LOFT,
    SCHOLAR,
    lab_card,
    lab_scenario,
    scholar,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    bag,
    clues,
    damage,
    discard,
    entries,
    foes,
    hand,
    happened,
    harm_on,
    log,
    place,
    resources,
    results,
    times,
    zone,
)

PAID_WORK = lab_card("paid-work", action(Gain(1), Resources(2)))


def _run(g: ArkhamTable, test: SkillTest) -> tuple[int, bool]:
    """Move the tester to the Loft."""
    move_investigator(g, test.seat, uid_of(g, LOFT))
    return 0, False


RUNNING = lab_scenario("running-skull", symbols={"skull": _run})


@shows("ahlcg/initiation/declare", "ahlcg/initiation/check-restrictions")
def what_is_not_legal_is_not_begun(show: Show) -> None:
    """Beat Cop for 3 of 4 resources, and First Aid with nobody hurt, are not offered: nothing is paid for either."""
    show.lay(Inv(hand=["beat-cop"], resources=3), enemies=[Foe("ghoul-minion", engaged=0)])
    show.offers_of("play")
    show.why_not("play beat cop", "ahlcg/initiation/determine-cost")
    show.sees(resources(0), 3)
    show.lay(Inv(hand=["beat-cop"], resources=4))
    show.offers_of("play", "play beat-cop")
    for hurt in (0, 1):
        show.lay(Inv(damage=hurt, play=["first-aid"]))
        show.offers_of("use", *["use first-aid"] * hurt)
    show.lay(Inv(hand=["evidence"]), enemies=[Foe("ghoul-minion", engaged=0, damage=1)], locations=["hallway"])
    show.answer("fight ghoul-minion")
    show.asked(0, "turn")
    show.sees(hand(), ["evidence"])


@shows("ahlcg/initiation/order-check-then-modify-then-pay", "ahlcg/initiation/step-2-attacks-of-opportunity")
def costs_are_paid_before_the_attacks_and_the_effect_comes_after_them(show: Show) -> None:
    """Two resources are gone when the enemy strikes, and the gain comes afterwards; so with a Machete."""
    show.lab(scholar(play=[PAID_WORK]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/paid-work")
    show.sees(happened("used", "attacks", "resolves", "resources"), ["used", "attacks", "resolves", "resources"])
    show.sees(resources(0), 4)
    show.lay(Inv(hand=["machete"], play=["guard-dog"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("play machete")
    show.offers("damage roland-banks", "damage guard-dog")
    show.sees(resources(0), 2)
    show.sees(actions(0), 2)
    show.sees(zone("machete"), "hand")
    show.answer("damage roland-banks", "horror roland-banks")
    show.sees(zone("machete"), "play")
    show.sees(harm_on("roland-banks"), [1, 1])


@shows("ahlcg/initiation/location-change-does-not-stop")
def a_started_test_finishes_though_the_tester_moved(show: Show) -> None:
    """The skull moves the investigator to the Loft, and the clue is taken in the Hall where the test began."""
    show.lab(scholar(), locations=[Place(HALL, clues=1), Place(LOFT, clues=1)], bag=("skull",), scenario=RUNNING)
    show.answer("investigate lab/hall")
    show.sees(clues(SCHOLAR), 1)
    show.sees(clues(HALL), 0)
    show.sees(clues(LOFT), 1)
    show.sees(place(0), LOFT)


@shows("ahlcg/skill-test/st-2-others-commit")
def each_other_investigator_here_commits_one_card(show: Show) -> None:
    """Roland may commit every fitting card, Wendy beside him one, and Daisy elsewhere none."""
    people = (
        Inv(hand=["perception", "guts", "deduction"]),
        Inv("wendy-adams", hand=["perception", "perception"]),
        Inv(DAISY, at=1, hand=["perception"]),
    )
    show.lay(*people, locations=[Place("attic", clues=1), "hallway"], bag=["0"])
    show.answer("investigate attic")
    show.asked(0, "commit")
    show.offers("commit perception", "commit deduction", "done")
    show.why_not("commit guts", "ahlcg/skill-test/st-2-no-cost")
    show.answer("commit deduction")
    show.offers("commit perception", "done")
    show.answer("done")
    show.asked(1, "commit")
    show.offers("commit perception", "done")
    show.answer("commit perception")
    show.asked(0, "order")
    show.sees(results(), [("test succeeds", 6, 5)])
    show.pass_to("turn")
    show.sees(hand(1), ["emergency-cache", "perception"])


@shows("ahlcg/skill-test/st-2-non-skill-cards")
def events_are_committed_not_played(show: Show) -> None:
    """Evidence! gives its two icons and no clue of its own, and nothing is paid for it."""
    show.lay(Inv(hand=["evidence"]), locations=[Place("hallway", clues=3)])
    show.answer("investigate hallway", "commit evidence")
    show.sees(results(), [("test succeeds", 5, 4)])
    show.sees(clues("roland-banks"), 1)
    show.sees(clues("hallway"), 2)
    show.sees(resources(0), 5)
    show.sees(discard(), ["evidence"])


@shows("ahlcg/skill-test/st-3")
def one_token_is_revealed_at_random(show: Show) -> None:
    """One token for each test; with other seeds other tokens of the same bag."""
    for seed, token in ((1, "-1"), (3, "0"), (6, "-2")):
        show.lay(Inv(), bag=["0", "-1", "-2"], seed=seed)
        show.answer("investigate hallway")
        show.sees(entries("token"), [("", 0, None, token)])


@shows("ahlcg/skill-test/st-4-symbols")
def a_symbols_text_comes_after_the_reveal(show: Show) -> None:
    """Sure Gamble answers the tablet that is revealed; the tablet's own damage comes after it."""
    show.lay(Inv(DAISY, hand=["sure-gamble-3"]), enemies=[Foe("ravenous-ghoul", engaged=0)], bag=["tablet"])
    show.answer("fight ravenous-ghoul")
    show.offers("play sure-gamble-3", "pass")
    show.sees(damage("daisy-walker"), 0)
    show.answer("play sure-gamble-3")
    show.sees(damage("daisy-walker"), 1)
    show.sees(damage("ravenous-ghoul"), 1)


@shows("ahlcg/skill-test/st-4-none")
def a_token_without_a_text_changes_nothing(show: Show) -> None:
    """An elder thing, of which The Gathering says nothing, and a 0 count for nothing and do nothing."""
    for token in ("elder thing", "0"):
        show.lay(Inv(), bag=[token], enemies=[Foe("ghoul-minion", at="attic")])
        show.answer("investigate hallway")
        show.sees(results(), [("test succeeds", 3, 2)])
        show.sees(harm_on("roland-banks"), [0, 0])
        show.sees(times("token"), 1)
    show.sees(log("nothing discovered"), ["nothing discovered hallway"])


@shows("ahlcg/skill-test/st-6-succeed-by")
def the_margin_is_the_difference(show: Show) -> None:
    """Rotting Remains failed by 1, 2 or 3 is as much horror."""
    for token, margin in (("-1", 1), ("-2", 2), ("-3", 3)):
        show.drawing("rotting-remains", Inv(), bag=[token])
        show.sees(results(), [("test fails", 3 - margin, margin)])
        show.sees(harm_on("roland-banks"), [0, margin])


@shows("ahlcg/skill-test/st-7-results")
def the_results_of_an_attack_are_dealt_together(show: Show) -> None:
    """Vicious Blow adds to the attack's own damage, and both are dealt at once; after a failure neither is."""
    for token, dealt in (("0", [2]), ("-8", [])):
        show.lay(Inv(hand=["vicious-blow"]), enemies=[Foe("ghoul-priest", engaged=0, exhausted=True)], bag=[token])
        show.answer("fight ghoul-priest", "commit vicious-blow")
        show.sees(entries("damaged"), [("ghoul-priest", 0, None, each) for each in dealt])
        show.sees(damage("ghoul-priest"), sum(dealt))


@shows("ahlcg/skill-test/st-7-order")
def the_tester_orders_the_results(show: Show) -> None:
    """With Overpower's card first the enforcer is there before the blow falls, otherwise after it."""
    for first, order in (("apply overpower", ["engaged", "damaged"]), ("apply damage", ["damaged", "engaged"])):
        show.lay(
            Inv(hand=["overpower"], deck=["mob-enforcer", "knife"]),
            enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
            locations=["hallway"],
            bag=["0"],
        )
        show.answer("fight ghoul-minion", "commit overpower")
        show.offers("apply damage", "apply overpower")
        show.answer(first)
        show.sees(happened("engaged", "damaged"), order)
        show.sees(foes(), ["mob-enforcer"])


@shows("ahlcg/skill-test/st-8")
def at_its_end_committed_cards_are_discarded_and_tokens_return(show: Show) -> None:
    """Opportunist is discarded, unless one succeeds by three, which returns it; the bag is whole either way."""
    for token, back in (("-1", False), ("0", True), ("auto-fail", False)):
        show.lay(Inv(DAISY, hand=["opportunist"]), locations=["southside-historical-society"], bag=[token])
        show.answer("investigate southside-historical-society", "commit opportunist")
        show.sees(hand(), ["opportunist"] if back else [])
        show.sees(discard(), [] if back else ["opportunist"])
        show.sees(bag(), [token])


@shows("ahlcg/skill-test/chaos-bag-restored")
def the_bag_stays_as_it_is(show: Show) -> None:
    """Twenty tests with five tokens change nothing in it."""
    tokens = ["0", "0", "-1", "skull", "auto-fail"]
    show.lab(scholar(actions=20), bag=tokens)
    for number in range(19):
        show.answer("investigate lab/hall")
        show.sees(times("token"), number + 1)
        show.sees(bag(), tokens)
