"""Skill tests: difficulties, chaos tokens, automatic results."""

from __future__ import annotations

from orne.arkham.abilities import Use, action, reaction
from orne.arkham.events import TOKEN_WOULD
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Do, when
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import ONE_TOKEN, Revealing
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import HALL, LOFT, MINION, MYTHOS, SCHOLAR, lab_card, lab_scenario, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import bag, clues, damage, discard, entries, happened, horror, results, times
from orne.rulings.showing.arkham_readings import difficulty_levels, starting_bag

TWICE = lab_scenario("twice-revealed", symbols={"cultist": lambda g, test: (-1, len(test.tokens) == 1)})


def _three_for_two(g: ArkhamTable, use: Use) -> None:
    """Reveal three tokens and resolve two of them."""
    assert use.event is not None
    use.event.revealing = Revealing(3, 2)


def _brave(g: ArkhamTable, use: Use) -> None:
    """Test willpower (3)."""
    plain_test(g, use.seat, WILLPOWER, 3, use)


NERVE = lab_card("nerve-test", action(Do(_brave), word="parley"))
DICE = lab_card(
    "three-dice",
    reaction(
        when(
            TOKEN_WOULD,
            lambda g, use, event: event.seat == use.seat and event.revealing == ONE_TOKEN,
            "you would reveal a token",
        ),
        Do(_three_for_two),
    ),
)


@shows("ahlcg/automatic-failure-success/e", "ahlcg/chaos-tokens/g")
def what_a_card_says_about_a_revealed_symbol_happens_even_in_failure(show: Show) -> None:
    """Shrivelling's horror comes with the automatic failure, once; a number brings none."""
    for token, suffered, hurt in (("auto-fail", 1, 0), ("0", 0, 2)):
        show.lay(
            Inv("agnes-baker", play=["shrivelling"]),
            enemies=[Foe("ghoul-priest", engaged=0, exhausted=True)],
            bag=[token],
        )
        show.answer("use shrivelling")
        show.pass_to("turn")
        show.sees(happened("token"), ["token"])
        show.sees(horror("agnes-baker"), suffered)
        show.sees(damage("ghoul-priest"), hurt)


@shows("ahlcg/chaos-tokens/b")
def the_cultist_hurts_only_in_failure(show: Show) -> None:
    """The Gathering's cultist is -1, and brings 1 horror if the test fails."""
    for at, place, suffered, ended in (
        (0, "attic", 0, ("test succeeds", 2, 1)),
        (1, "cellar", 1, ("test fails", 2, 2)),
    ):
        show.lay(Inv(at=at), locations=[Place("attic", clues=1), Place("cellar", clues=1)], bag=["cultist"])
        show.answer(f"investigate {place}")
        show.sees(results(), [ended])
        show.sees(horror("roland-banks"), suffered)


@shows("ahlcg/chaos-tokens/e", "ahlcg/chaos-tokens/f")
def several_tokens_all_count(show: Show) -> None:
    """A cultist that is -1 and reveals another makes 3 into 1 against a shroud of 2; the bag is whole afterwards."""
    places = [Place(HALL, clues=1)]
    show.lab(scholar(), locations=places, bag=("cultist", "cultist"), scenario=TWICE)
    show.answer("investigate lab/hall")
    show.sees(happened("token"), ["token", "token"])
    show.sees(results(), [("test fails", 1, 1)])
    show.sees(clues(SCHOLAR), 0)
    show.sees(bag(), ["cultist", "cultist"])
    for token, ended in (
        ("-1", ("test succeeds", 2, 0)),
        ("+1", ("test succeeds", 4, 2)),
        ("-2", ("test fails", 1, 1)),
    ):
        show.lab(scholar(), locations=places, bag=(token,))
        show.answer("investigate lab/hall")
        show.sees(results(), [ended])


@shows("ahlcg/chaos-tokens/h")
def what_is_not_resolved_does_not_count(show: Show) -> None:
    """Of three tokens two are resolved, and the third, were it the failure, is ignored."""
    for choice, ended in (("token 0, 0", ("test succeeds", 3, 0)), ("token 0, auto-fail", ("test fails", 0, 3))):
        show.lab(scholar(play=[NERVE, DICE]), bag=("0", "0", "auto-fail"))
        show.answer("use lab/nerve-test", "react lab/three-dice")
        show.asked(0, "token")
        show.offers("token 0, 0", "token 0, auto-fail")
        show.answer(choice)
        show.sees(results(), [ended])
        show.asked(0, "turn")


@shows("ahlcg/difficulty-level/a", "ahlcg/difficulty-level/b")
def the_four_levels_have_bags_of_their_own(show: Show) -> None:
    """There are four levels and no other; each has its numbers and the same symbols."""
    show.reads(difficulty_levels(), ["easy", "standard", "hard", "expert"])
    symbols = ["skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
    for level, numbers in (
        ("easy", "+1 +1 0 0 0 -1 -1 -1 -2 -2"),
        ("standard", "+1 0 0 -1 -1 -1 -2 -2 -3 -4"),
        ("hard", "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5"),
        ("expert", "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8"),
    ):
        show.reads(starting_bag(level), [*numbers.split(), *symbols])
    show.cannot_lay(difficulty="nightmare", says="no difficulty called “nightmare”")


@shows("ahlcg/difficulty-level/c", "ahlcg/chaos-tokens/b", "ahlcg/letter-x/a")
def symbols_follow_the_side_of_the_scenario_card(show: Show) -> None:
    """On the easier side a skull is X, the ghouls here: 0 without any, -1 with one; on the harder side it is -2."""
    for level, ghouls, value in (
        ("standard", 0, 3),
        ("standard", 1, 2),
        ("standard", 2, 1),
        ("easy", 0, 3),
        ("easy", 1, 2),
        ("hard", 0, 1),
        ("hard", 1, 1),
        ("expert", 0, 1),
    ):
        show.lay(
            Inv(),
            locations=[Place("parlor", clues=1)],
            enemies=[Foe(MINION, engaged=0, exhausted=True)] * ghouls,
            bag=["skull"],
            difficulty=level,
        )
        show.answer("investigate parlor")
        wins = value >= 2
        show.sees(results(), [("test succeeds" if wins else "test fails", value, abs(value - 2))])


@shows("ahlcg/difficulty-skill-tests/a")
def the_skill_value_must_reach_the_difficulty(show: Show) -> None:
    """3 less a token against a shroud of 2: with 3 and with 2 the clue is found, with 1 it is not."""
    for token, found in (("0", 1), ("-1", 1), ("-2", 0)):
        show.lab(scholar(), locations=[Place(HALL, clues=1), LOFT], bag=(token,))
        show.answer("investigate lab/hall")
        show.sees(clues(SCHOLAR), found)
        show.sees(clues(HALL), 1 - found)


@shows("ahlcg/difficulty-skill-tests/b", "ahlcg/difficulty-skill-tests/c", "ahlcg/difficulty-skill-tests/d")
def the_base_difficulty_is_the_printed_value(show: Show) -> None:
    """An attack is against the fight value, an evasion against the evade value, an investigation against the shroud."""
    for person, act, tested in (
        (Inv(), "fight ravenous-ghoul", ("combat", 3)),
        (Inv("skids-otoole"), "evade ghoul-priest", ("agility", 4)),
        (Inv("skids-otoole"), "fight ghoul-priest", ("combat", 4)),
        (Inv(), "investigate cellar", ("intellect", 4)),
        (Inv(play=["flashlight"]), "use flashlight", ("intellect", 2)),
    ):
        name = act.split()[1]
        foes = [Foe(name, engaged=0)] if name in ("ravenous-ghoul", "ghoul-priest") else []
        show.lay(person, locations=[Place("cellar", clues=1)], enemies=foes)
        show.answer(act)
        about = name if name != "flashlight" else "cellar"
        show.sees(entries("test"), [(about, 0, *tested)])


@shows("ahlcg/difficulty-skill-tests/e", "ahlcg/example/test-intellect-3")
def the_difficulty_of_a_cards_own_test_is_its_number(show: Show) -> None:
    """Crypt Chill is willpower 4, leaving Twisting Paths intellect 3."""
    show.lay(Inv(play=[pause()]), encounter_deck=["crypt-chill", "ancient-evils"], **MYTHOS)
    show.sees(entries("test"), [("roland-banks", 0, "willpower", 4)])
    show.pass_to("turn")
    show.lay(
        Inv(),
        locations=["arkham-woods-twisting-paths", "main-path"],
        scenario="the-devourer-below",
        act="investigating-the-trail",
        agenda="the-arkham-woods",
    )
    show.answer("move main-path")
    show.sees(entries("test"), [("roland-banks", 0, "intellect", 3)])


@shows("ahlcg/chaos-tokens/h", "ahlcg/cancel/a")
def wendy_puts_a_token_back_for_a_card(show: Show) -> None:
    """Once in a test a card of hers lets the token go back, and another is revealed; a weakness is no payment."""
    show.lay(Inv("wendy-adams", hand=["knife", "beat-cop"]), bag=("auto-fail",))
    show.answer("investigate hallway")
    show.asked(0, "reaction")
    show.offers("react wendy-adams", "pass")
    show.answer("react wendy-adams")
    show.offers("discard knife", "discard beat-cop")
    show.answer("discard knife")
    show.sees(discard(0), ["knife"])
    show.sees(entries("token"), [("", 0, None, "auto-fail")] * 2)
    show.sees(entries("cancelled"), [("", 0, "token revealed", "auto-fail")])
    show.sees(times("test fails"), 1)
    show.asked(0, "turn")
    show.lay(Inv("wendy-adams", hand=["dark-memory"]), bag=("auto-fail",))
    show.answer("investigate hallway")
    show.asked(0, "turn")
