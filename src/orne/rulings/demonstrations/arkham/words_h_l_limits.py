"""Limits and maximums."""

from __future__ import annotations

from orne.arkham.abilities import Use, event, forced, free
from orne.arkham.language import THIS_ENTERS_PLAY, Copies, Discard, Do, Gain
from orne.arkham.rules.copies import IN_PLAY
from orne.arkham.rules.entering import enter_asset
from orne.arkham.rules.leaving import discard
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import BASIC, DREAMER, lab_card, scholar, uid_of
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_probes import log, resources

PAIR = lab_card("idol-pair", Copies(2, IN_PLAY), title="Pair")


def _carve(g: ArkhamTable, use: Use) -> None:
    """Put a Bell Totem into play."""
    enter_asset(g, next(each for each in g.state.hand[use.seat]), use.seat)


BELL = lab_card("bell-totem", Copies(1, IN_PLAY), forced(THIS_ENTERS_PLAY, Gain(1)))
CARVER = lab_card("carver", free(Do(_carve)))
BETTER_PAIR = lab_card("idol-pair-better", Copies(2, IN_PLAY), title="Pair", level=2)
SURGE = lab_card("once", event(Gain(1), limit=Limit(1, "round", True)), type="event")


def _bounce(g: ArkhamTable, use: Use) -> None:
    """Discard the coin and bring it back."""
    discard(g, uid_of(g, COIN))
    enter_asset(g, uid_of(g, COIN), 0)


COIN = lab_card("coin", free(Gain(1), limit=Limit(1, "game", False)))
SPRING = lab_card("spring", free(Do(_bounce), Discard()))


@shows("ahlcg/limits-and-maximums/j")
def a_limit_of_two_keeps_out_the_third(show: Show) -> None:
    """A copy of another level counts, so that the third copy of the title cannot be played."""
    show.lab(scholar(hand=[PAIR, PAIR], play=[BETTER_PAIR]))
    show.answer("play lab/idol-pair")
    show.offers(*BASIC, "end turn")


@shows("ahlcg/limits-and-maximums/j")
def a_copy_that_does_not_enter_sets_nothing_off(show: Show) -> None:
    """A second copy kept out by its limit does not count as having entered play."""
    show.lab(scholar(play=[BELL, CARVER], hand=[BELL]))
    show.answer("use lab/carver")
    show.sees(resources(0), 5)
    show.asked(0, "turn")
    show.sees(log("no effect"), ["no effect lab/bell-totem"])


@shows("ahlcg/limits-and-maximums/g", idle=False)
def only_one_copy_is_committed_whoever_has_it(show: Show) -> None:
    """After one Guts has been committed, nobody may commit another."""
    show.lay(Inv(hand=["guts", "guts"], threat=["frozen-in-fear"]), Inv("daisy-walker", hand=["guts"]))
    show.answer("end turn")
    show.offers("commit core/guts", "done")
    show.answer("commit core/guts")
    show.lacks("commit core/guts")


@shows("ahlcg/limits-and-maximums/f")
def maxima_of_events_count_all_copies_and_players(show: Show) -> None:
    """After one copy of a "max 1 per round" event, neither player may play another that round."""
    show.lab(scholar(hand=[SURGE, SURGE]), scholar(DREAMER, hand=[SURGE]))
    show.answer("play lab/once")
    show.lacks("play lab/once")
    show.answer("end turn")
    show.asked(1, "turn")
    show.lacks("play lab/once")


@shows("ahlcg/limits-and-maximums/b")
def a_card_that_returns_has_its_limit_again(show: Show) -> None:
    """A coin that was used up, discarded and put back into play may be used again."""
    show.lab(scholar(play=[COIN, SPRING]))
    show.answer("use lab/coin")
    show.lacks("use lab/coin")
    show.answer("use lab/spring")
    show.includes("use lab/coin")
