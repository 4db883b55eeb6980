"""Limits: of gained and copied abilities, of cards in the story row."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, GivesAbility, Use, action, response
from orne.coc.language import CHARACTER, IT, OTHER, SUPPORT, Do, Draw, ExhaustThis, destroy
from orne.coc.rules.lasting import last
from orne.coc.table import CocTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.coc import BELL, PAWN, Say, gift, lab_card, on, plot
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import said

ONCE = Limit(1, "phase", by_title=False)
ONE = Limit(1, "phase", by_title=True)
CRUSH = lab_card("id-crush", action(destroy(), Choose(SUPPORT & OTHER), cost=ExhaustThis()), type="support")


def _copy_it(g: CocTable, use: Use) -> bool:
    """Gain its first ability."""
    return last(g, "copy", [use.holder], (g.state.cards[IT.cards(g, use)[0]].kind, 0), use)


MIMIC = lab_card("id-mimic", action(Do(_copy_it), Choose(CHARACTER & OTHER)))
SAINT = lab_card("id-saint", GivesAbility(CHARACTER & OTHER, action(Say("amen"))), type="support")
SAGE, SEER = (lab_card(f"id-{name}", action(Say(name), limit=ONCE)) for name in ("sage", "seer"))
RING = gift("id-ring", action(Draw(), limit=ONCE))
CROWN = gift("id-crown", action(Draw(), limit=ONCE))
COUNTED_RING = gift("id-counted-ring", action(Draw(), limit=ONE))
COUNTED_CROWN = gift("id-counted-crown", action(Draw(), limit=ONE))
DRUM = gift("id-drum", response(on(events.DRAINED), Say("boom")))
ONE_EACH = plot("row-one", action(Say("one"), limit=Limit(1, "turn", by_title=True)))
ONCE_IN_ALL = plot("row-once", action(Say("once"), limit=Limit(1, "turn", by_title=False)))


@shows("coc/rule/2.9-limit/b")
def limits_of_two_gained_abilities_are_independent(show: Show) -> None:
    """Each of three gained abilities may be used once, whichever was used before."""
    show.lay(Side(play=[PAWN, At(RING, on=PAWN), At(CROWN, on=PAWN), At(RING, on=PAWN), BELL]))
    mine = [f"use {PAWN} gained {CROWN}", f"use {PAWN} gained {RING}", f"use {PAWN} gained {RING}#2"]
    show.offers("pass", f"use {BELL}", *mine)
    show.answer(mine[1])
    show.offers("pass", f"use {BELL}", mine[0], mine[2])
    show.answer(mine[2])
    show.offers("pass", f"use {BELL}", mine[0])


@shows("coc/rule/2.9-limit/b")
def a_used_gift_that_goes_leaves_the_other_unused(show: Show) -> None:
    """When the used Ring is destroyed, the ability of the other Ring may still be used."""
    show.lay(Side(play=[PAWN, At(RING, on=PAWN), At(RING, on=PAWN), CRUSH]))
    show.answer(f"use {PAWN} gained {RING}")
    show.offers("pass", f"use {CRUSH}", f"use {PAWN} gained {RING}#2")
    show.answer(f"use {CRUSH}", f"choose {RING}")
    show.offers("pass", f"use {PAWN} gained {RING}")


@shows("coc/rule/2.9-limit/a")
def a_numeral_limit_counts_the_title_whoever_gives_the_text(show: Show) -> None:
    """Two copies of one attachment share the limit of what they give; another attachment does not."""
    show.lay(Side(play=[PAWN, At(COUNTED_RING, on=PAWN), At(COUNTED_RING, on=PAWN), At(COUNTED_CROWN, on=PAWN), BELL]))
    show.answer(f"use {PAWN} gained {COUNTED_RING}")
    show.offers("pass", f"use {BELL}", f"use {PAWN} gained {COUNTED_CROWN}")


@shows("coc/rule/2.9-limit/b")
def limits_of_copied_abilities_are_independent(show: Show) -> None:
    """An ability copied twice may be used once for each copy."""
    show.lay(Side(play=[MIMIC, SAGE, SEER]))
    for who in (SAGE, SAGE, SEER):
        show.answer(f"use {MIMIC}", f"choose {who}")
    mine = [f"use {MIMIC} copied {SAGE}", f"use {MIMIC} copied {SAGE}#2", f"use {MIMIC} copied {SEER}"]
    show.offers("pass", f"use {MIMIC}", *mine, f"use {SAGE}", f"use {SEER}")
    show.answer(mine[1])
    show.offers("pass", f"use {MIMIC}", mine[0], mine[2], f"use {SAGE}", f"use {SEER}")
    show.answer(mine[2])
    show.sees(said(), ["sage", "seer"])
    show.offers("pass", f"use {MIMIC}", mine[0], f"use {SAGE}", f"use {SEER}")


@shows("coc/rule/2.13-paying-costs/j")
def two_grants_of_one_text_each_answer_once(show: Show) -> None:
    """A Response gained from two attachments may answer the same draining twice, once for each."""
    show.lay(
        Side(hand=[PAWN], play=["bag-man", At(DRUM, on="bag-man"), At(DRUM, on="bag-man"), BELL], domains=["agency:1"])
    )
    show.answer(f"play {PAWN} domain 1")
    mine = [f"use core/bag-man gained {DRUM}", f"use core/bag-man gained {DRUM}#2"]
    show.offers("pass", *mine)
    show.answer(mine[0])
    show.offers("pass", mine[1])
    show.answer(mine[1])
    show.sees(said(), ["boom", "boom"])
    show.asked(0, "action")


@shows("coc/rule/2.34-insanity/c")
def an_insane_character_has_no_gained_ability(show: Show) -> None:
    """The Action that characters gain is not offered for an insane one."""
    show.lay(Side(play=[SAINT, At(PAWN, insane=True), BELL]))
    show.offers("pass", f"use {BELL}")


@shows("coc/rule/2.9-limit/a", "coc/rule/2.9-limit/b")
def limits_on_a_conspiracy_count_for_each_player_or_for_the_card(show: Show) -> None:
    """A limit with a numeral counts for each player, one with a word for the one card."""
    show.lay(Side(play=[BELL]), Side(play=[BELL]), stories=[ONE_EACH, ONCE_IN_ALL])
    show.answer(f"use {ONE_EACH}")
    show.offers("pass", f"use {BELL}#2", f"use {ONCE_IN_ALL}", f"use {ONE_EACH}")
    show.answer(f"use {ONCE_IN_ALL}")
    show.offers("pass", f"use {BELL}")
