"""Skill tests: bonuses of copies, bold action words, automatic failure."""

from __future__ import annotations

from orne.arkham.abilities import Use, action
from orne.arkham.facts import COMBAT, WILLPOWER
from orne.arkham.language import YOU, Do, Gives
from orne.arkham.rules.investigate import investigate
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import SkillTest
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    FIEND,
    HALL,
    MINION,
    SCHOLAR,
    lab_card,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    damage,
    exhausted,
    hand,
    happened,
    location,
    results,
    threat,
)

CHARM = lab_card("brass-charm", Gives(YOU, COMBAT, 2))


def _look(g: ArkhamTable, use: Use) -> None:
    """Investigate with a shroud 2 lower."""
    investigate(g, use.seat, source=use, shroud=-2)


TORCH = lab_card("torch", action(Do(_look), word="investigate"))
CLUES = (Place("attic", clues=3), "hallway")


def _known(slug: str, result: bool, words: str) -> str:
    """A card with a willpower test against 9 whose result is known before it begins."""

    def prepare(test: SkillTest) -> None:
        test.automatic = result

    def do(g: ArkhamTable, use: Use) -> None:
        plain_test(g, use.seat, WILLPOWER, 9, use, prepare)

    do.__doc__ = words
    return lab_card(slug, action(Do(do), word="parley"))


SURE_TEST = _known("sure-test", True, "Test willpower (9) and succeed automatically.")

LOST_TEST = _known("lost-test", False, "Test willpower (9) and fail automatically.")

RESOLVE = lab_card("resolve", type="skill", icons=(1, 0, 0, 0, 0))


@shows("ahlcg/ability/d")
def bonuses_of_copies_add_up(show: Show) -> None:
    """Two copies of an asset with +2 combat give +4."""
    show.lab(scholar(play=[CHARM, CHARM]), enemies=[Foe(FIEND, exhausted=True)], bag=("-4",))
    show.answer("fight lab/fiend")
    show.sees(damage(FIEND), 1)


@shows("ahlcg/action-designators/a", "ahlcg/action-designators/b")
def an_investigation_by_a_card_is_an_investigation(show: Show) -> None:
    """An asset's bold Investigate discovers a clue and brings an attack like the basic action."""
    show.lab(scholar(play=[TORCH]), locations=[Place(HALL, clues=1)], bag=("-3",), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/torch")
    show.sees(clues(SCHOLAR), 1)
    show.sees(damage(SCHOLAR), 1)


@shows("ahlcg/automatic-failure-success/b")
def an_automatic_failure_against_nothing_still_fails(show: Show) -> None:
    """Against a shroud of 0 the auto-fail token still fails, where any other token succeeds."""
    show.lay(Inv(play=["flashlight"]), locations=CLUES, bag=("auto-fail",))
    show.answer("use core/flashlight")
    show.sees(clues("core/roland-banks"), 0)
    show.asked(0, "turn")
    show.lay(Inv(play=["flashlight"]), locations=CLUES, bag=("-8",))
    show.answer("use core/flashlight")
    show.sees(clues("core/roland-banks"), 1)
    show.asked(0, "turn")


@shows("ahlcg/automatic-failure-success/c", "ahlcg/automatic-failure-success/d")
def a_known_result_reveals_no_token(show: Show) -> None:
    """Cards are committed and the test ends as it must, its difficulty counting as 0 or its value as 0; no token."""
    for card, ended in (("sure-test", ("test succeeds", 4, 4)), ("lost-test", ("test fails", 0, 9))):
        show.lab(scholar(play=[SURE_TEST, LOST_TEST], hand=[RESOLVE]), bag=("-1",))
        show.answer(f"use lab/{card}")
        show.asked(0, "commit")
        show.offers("commit lab/resolve", "done")
        show.answer("commit lab/resolve")
        show.sees(results(), [ended])
        show.sees(happened("token"), [])
        show.sees(hand(), [])


@shows("ahlcg/automatic-failure-success/f", "ahlcg/evade/d")
def an_automatic_evasion_is_not_a_test(show: Show) -> None:
    """Stray Cat exhausts and disengages the enemy without any test, so that nothing is committed or revealed."""
    show.lay(
        Inv("wendy-adams", play=["stray-cat"], hand=["manual-dexterity"]),
        enemies=[Foe(MINION, engaged=0)],
        bag=["auto-fail"],
    )
    show.answer("use stray-cat")
    show.sees(happened("test", "token", "committed", "test succeeds"), [])
    show.sees(exhausted(MINION), True)
    show.sees(threat(MINION), None)
    show.sees(location(MINION), "hallway")
    show.asked(0, "turn")
    foes = [Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)]
    show.lay(Inv("wendy-adams", hand=["cunning-distraction"]), enemies=foes, bag=["auto-fail"])
    show.answer("play cunning-distraction")
    for card, number in (("ghoul-minion", 1), ("ghoul-minion", 2), ("swarm-of-rats", 1)):
        show.sees(exhausted(card, number), True)
        show.sees(threat(card, number), None)
    show.sees(happened("test", "token"), [])
