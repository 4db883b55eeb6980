"""Actions: how many there are, additional ones, lost ones, what counts as one, what is activated."""

from __future__ import annotations

from orne.arkham.abilities import INVESTIGATE, MOVE, Use, action, free
from orne.arkham.language import Discard, Do, ExtraAction, Gain
from orne.arkham.rules.actions import gain_action, lose_action
from orne.arkham.rules.investigate import investigate
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, FIEND, HALL, LOFT, SCHOLAR, lab_card, nothing, pause, scholar
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    active,
    additional_actions,
    additional_for,
    clues,
    damage,
    deck_size,
    discard,
    entries,
    hand_size,
    happened,
    horror,
    resources,
    zone,
)


def _lose(g: ArkhamTable, use: Use) -> None:
    """Lose two actions."""
    lose_action(g, use.seat)
    lose_action(g, use.seat)


TRAP = lab_card("time-trap", free(Do(_lose), Discard()))
READER = lab_card("tome-reader", ExtraAction("Tome"))


def _both(g: ArkhamTable, use: Use) -> None:
    """Gain two different actions and lose one."""
    gain_action(g, use.seat, only="Tome")
    gain_action(g, use.seat)
    lose_action(g, use.seat)


LATE_TRAP = lab_card("late-trap", free(Do(_both), Discard()))


def _look(g: ArkhamTable, use: Use) -> None:
    """Investigate."""
    investigate(g, use.seat, source=use)


LENS = lab_card("lens", free(Do(_look), Discard()))
BURGLARY = lab_card("robbery", action(Gain(3), word=INVESTIGATE))
TOOL = lab_card("own-tool", action(Gain(1)))
DEBT = lab_card("heavy-debt", action(Do(nothing), Discard(), actions=2), type="treachery")
BOOK = lab_card("fitting-book", action(Gain(1)), traits=("Tome",))
BOOK_READER = lab_card("book-reader", ExtraAction("Tome"))
FRIEND = lab_card("book-friend", ExtraAction())
STEP = lab_card("step", free(Gain(1), word=MOVE))
QUICK = lab_card("quick-gadget", keywords=("fast",), cost=1)
ONLY_BOOK = lab_card("book", action(Gain(1)), traits=("Tome",))
ONLY_READER = lab_card("reader", ExtraAction("Tome"))
USABLE_DEBT = lab_card("debt", action(Gain(1)), type="treachery")
THEIR_TOOL = lab_card("their-tool", action(Gain(1)))


@shows("ahlcg/action/a", "ahlcg/action/k")
def a_turn_has_three_actions_and_no_more(show: Show) -> None:
    """Afterwards only free abilities and the end of the turn; what is unused is lost."""
    show.lab(scholar(play=[pause()]))
    show.sees(actions(0), 3)
    show.answer("resource", "resource", "resource")
    show.offers("use lab/pause", "end turn")
    show.lab(scholar(play=[pause()]))
    show.answer("resource", "end turn")
    show.sees(actions(0), 0)
    show.offers("use lab/pause", "pass")
    show.pass_to("turn")
    show.sees(actions(0), 3)


@shows("ahlcg/action/f")
def lost_actions_are_standard_ones_before_additional_ones(show: Show) -> None:
    """Of 3 and one more, two lost leave 1 and the additional one."""
    show.lab(scholar(play=[TRAP, READER]), step="2.2 next turn begins", active=None)
    show.answer("use lab/time-trap")
    show.sees(actions(0), 1)
    show.sees(additional_for(), ["Tome"])


@shows("ahlcg/action/f")
def of_additional_actions_the_investigator_chooses_which_are_lost(show: Show) -> None:
    """With no standard action left, the investigator chooses which additional one is lost."""
    show.lab(scholar(play=[LATE_TRAP, pause()], actions=0))
    show.answer("use lab/late-trap")
    show.offers("lose Tome", "lose any")
    show.answer("lose Tome")
    show.sees(additional_for(), [""])
    show.sees(entries("action lost"), [("", 0, None, None)])


@shows("ahlcg/action/i")
def a_resolved_action_neither_costs_nor_counts_nor_provokes(show: Show) -> None:
    """An effect that investigates spends no action, counts as none and brings no attack."""
    show.lab(scholar(play=[LENS]), locations=[Place(HALL, clues=2), LOFT], enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/lens")
    show.sees(clues(SCHOLAR), 1)
    show.sees(damage(SCHOLAR), 0)
    show.sees(actions(0), 3)
    show.sees(happened("action"), [])


@shows("ahlcg/action/j", "ahlcg/action-designators/b", "ahlcg/activate-action/a", "ahlcg/activate-action/c")
def a_plain_fight_is_basic_and_the_weapons_is_an_activation(show: Show) -> None:
    """Fighting and activating the Machete are different options, and neither brings an attack."""
    show.lay(Inv(play=["core/machete"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    show.includes("fight core/ghoul-minion", "use core/machete")
    show.answer("use core/machete")
    show.sees(damage("core/roland-banks"), 0)


@shows("ahlcg/action-designators/b")
def a_bold_investigate_provokes(show: Show) -> None:
    """The action is really performed, so an enemy strikes as at any investigation."""
    show.lab(scholar(play=[BURGLARY]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/robbery")
    show.sees(damage(SCHOLAR), 1)
    show.sees(resources(0), 8)


@shows("ahlcg/activate-action/a", "ahlcg/draw-action/a", "ahlcg/active-player/a", "ahlcg/action/k")
def abilities_with_action_cost_are_for_ones_own_turn(show: Show) -> None:
    """In another's turn only free abilities are offered; in one's own turn the actions are."""
    show.lab(scholar(), scholar(DREAMER, play=[TOOL, pause()]))
    show.asked(1, "window")
    show.offers("use lab/pause", "pass")
    show.sees(active(), 0)
    show.answer("pass", "end turn")
    show.asked(1, "turn")
    show.includes("use lab/own-tool", "draw")
    show.sees(active(), 1)
    show.answer("draw")
    show.sees(hand_size(1), 1)
    show.sees(deck_size(1), 9)
    show.sees(actions(1), 2)
    show.answer("end turn")
    show.asked(1, "window")
    show.offers("use lab/pause", "pass")
    show.sees(active(), None)


@shows("ahlcg/activate-action/b", "ahlcg/activate-action/c", "ahlcg/attack-of-opportunity/f")
def two_icons_cost_two_actions_and_provoke_once(show: Show) -> None:
    """Two actions, both gone at once, and one attack."""
    show.lab(scholar(threat=[DEBT]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/heavy-debt")
    show.sees(actions(0), 1)
    show.sees(damage(SCHOLAR), 1)
    show.sees(horror(SCHOLAR), 1)
    show.sees(zone(DEBT), "encounter discard pile")
    show.lab(scholar(threat=[DEBT], actions=1))
    show.lacks("use lab/heavy-debt")


@shows("ahlcg/action/e")
def one_picks_among_additional_actions_that_fit(show: Show) -> None:
    """For a Tome either the Tome action or the free one is used, and the other remains."""
    for chosen, left in (("use up lab/book-reader", ""), ("use up lab/book-friend", "Tome")):
        show.lab(scholar(play=[BOOK, BOOK_READER, FRIEND]), step="2.2 next turn begins", active=None)
        show.answer("use lab/fitting-book")
        show.offers("use up lab/book-reader", "use up lab/book-friend")
        show.answer(chosen)
        show.sees(actions(0), 3)
        show.sees(additional_for(), [left])
    show.lab(scholar(play=[BOOK, BOOK_READER, FRIEND]), step="2.2 next turn begins", active=None)
    show.answer("resource")
    show.sees(additional_for(), ["Tome"])


@shows("ahlcg/action/d", editions=("2016-letter",))
def by_the_letter_a_fitting_restricted_action_goes_before_one_for_anything(show: Show) -> None:
    """A Tome uses up the action for Tomes, whichever came first, and the one for anything remains."""
    for friends in ([BOOK_READER, FRIEND], [FRIEND, BOOK_READER]):
        show.lab(scholar(play=[BOOK, *friends]), step="2.2 next turn begins", active=None)
        show.answer("use lab/fitting-book")
        show.sees(actions(0), 3)
        show.sees(additional_for(), [""])


@shows("ahlcg/attack-of-opportunity/j", "ahlcg/fast/a")
def free_abilities_and_fast_cards_do_not_provoke(show: Show) -> None:
    """A free ability, even one with a bold action word, and a fast card bring no attack."""
    show.lab(scholar(play=[STEP], hand=[QUICK]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/step", "play lab/quick-gadget")
    show.sees(damage(SCHOLAR), 0)
    show.sees(actions(0), 3)


@shows("ahlcg/action/d")
def a_restricted_additional_action_pays_for_nothing_else_and_is_used_first(show: Show) -> None:
    """An additional action for Tomes pays for nothing else, and the first Tome uses it up."""
    show.lab(scholar(play=[ONLY_BOOK, ONLY_READER]), step="2.2 next turn begins", active=None)
    show.answer("resource", "resource", "resource")
    show.offers("use lab/book", "end turn")
    show.answer("use lab/book")
    show.sees(resources(0), 5 + 4 + 1)
    show.lab(scholar(play=[ONLY_BOOK, ONLY_READER]), step="2.2 next turn begins", active=None)
    show.answer("use lab/book")
    show.sees(actions(0), 3)
    show.sees(additional_actions(), ())


@shows(
    "ahlcg/activate-action/d",
    "ahlcg/activate-action/e",
    "ahlcg/activate-action/f",
    "ahlcg/triggered-abilities/o",
    "ahlcg/triggered-abilities/p",
)
def scenario_cards_at_the_location_and_in_any_threat_area_there_may_be_used(show: Show) -> None:
    """A treachery in another's threat area here may be used, one elsewhere or another's asset may not."""
    show.lab(scholar(), scholar(DREAMER, threat=[USABLE_DEBT], play=[THEIR_TOOL]))
    show.includes("use lab/debt")
    show.lacks("use lab/their-tool")
    show.lab(scholar(), scholar(DREAMER, at=1, threat=[USABLE_DEBT]))
    show.lacks("use lab/debt")


@shows("ahlcg/action/a", "ahlcg/action/k")
def leo_de_luca_brings_an_action_to_the_turn_he_comes_in(show: Show) -> None:
    """Played in one's own turn he gives an additional action at once: there are three more."""
    show.lay(Inv(hand=["leo-de-luca"], play=[pause()], resources=6))
    show.answer("play leo-de-luca")
    show.sees(actions(0), 2)
    show.sees(additional_actions(), [[0, "", "leo-de-luca"]])
    show.answer("resource", "resource", "resource")
    show.sees(actions(0), 0)
    show.sees(additional_actions(), [])
    show.offers("use lab/pause", "end turn")


@shows("ahlcg/action/f", "ahlcg/action/k")
def leo_de_luca_takes_his_unused_action_along(show: Show) -> None:
    """He falls with it unused, and three are left; had it been used before, three are left as well."""
    skids = Inv("skids-otoole", play=[In("leo-de-luca", horror=1), "forbidden-knowledge"], resources=0)
    for used in (0, 1):
        show.lay(skids, step="2.2 next turn begins", active=None, locations=["hallway"])
        show.sees(additional_actions(), [[0, "", "leo-de-luca"]])
        show.answer(*["resource"] * used)
        show.answer("use forbidden-knowledge", "horror leo-de-luca")
        show.sees(discard(0), ["leo-de-luca"])
        show.sees(additional_actions(), [])
        show.sees(actions(0), 3)
