"""Targets: who may be chosen, who escapes, and parts of an effect that choose their own."""

from __future__ import annotations

from orne.coc.abilities import Choose, action, forced
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    THIS_ENTERS_PLAY,
    Draw,
    ExhaustThis,
    Then,
    destroy,
    everything,
    exhaust,
    ready,
)
from orne.rulings.laboratory.coc import IDLE, OAF, PAUSE, TWO_SHOTS, WARY, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import said, times, wounds, zone

LEVER = tool("lever-of-rest", action(Then(exhaust(), Draw()), Choose(CHARACTER)))
WAKE = lab_card("wakes-all", forced(THIS_ENTERS_PLAY, Then(ready(everything(CHARACTER & OPPONENTS)), Draw())), cost=0)
HIT = tool("hit-then-draw", action(Then(destroy(), Draw()), Choose(CHARACTER), cost=ExhaustThis()))


@shows("coc/rule/1.10-eligible-targets")
def a_target_that_stays_as_it_is_may_still_be_chosen_beside_others(show: Show) -> None:
    """It meets what the text asks of a target; the rest is ignored."""
    show.lay(Side(play=[LEVER, "bag-man", At("mad-artist", exhausted=True), PAUSE]))
    show.answer(f"use {LEVER}")
    show.offers("choose core/bag-man", "choose core/mad-artist")
    show.answer("choose core/mad-artist")
    show.sees(times("drawn"), 0)


@shows("coc/rule/1.11-forced-responses/a")
def a_forced_response_does_what_it_can(show: Show) -> None:
    """It must trigger, and resolves as far as it goes."""
    show.lay(Side(hand=[WAKE], play=[PAUSE]))
    show.answer(f"play {WAKE}")
    show.sees(times("drawn"), 1)


@shows("coc/rule/1.9-choosing-targets/f")
def a_chosen_card_that_is_gone_is_not_all_of_none(show: Show) -> None:
    """The chosen character escapes, so it is not destroyed and what follows "then" does not happen."""
    show.lay(Side(play=[HIT, PAUSE]), Side(play=["jack-brass-brady"]))
    show.answer(f"use {HIT}")
    show.asked(1, "disrupt")
    show.answer("use core/jack-brass-brady")
    show.sees(times("drawn"), 0)
    show.offers(*IDLE)


@shows("coc/rule/1.3-multiple-effects/b")
def a_choice_left_to_the_opponent_is_not_triggered_by_them(show: Show) -> None:
    """The opponent's choice in the second part of the effect does not count as triggering anything."""
    mine = Side(hand=["sacrificial-offerings"], play=[WARY, PAUSE], domains=["cthulhu:1", "", ""])
    show.lay(mine, Side(play=[OAF, PAUSE]))
    show.answer("play core/sacrificial-offerings domain 1")
    show.asked(1, "choose")
    show.offers(f"choose {OAF}", "none")
    show.answer(f"choose {OAF}")
    show.sees(wounds(OAF), 2)
    show.sees(said(), [])


@shows("coc/rule/1.9-choosing-targets/f")
def who_is_chosen_by_a_later_part_may_still_escape_it(show: Show) -> None:
    """A character chosen by the second part of an effect may still avoid the wound with its Disrupt."""
    theirs = Side(play=[OAF, "adult-deep-one", PAUSE], domains=["cthulhu:2", "", ""])
    show.lay(Side(play=[TWO_SHOTS, PAUSE]), theirs)
    show.answer(f"use {TWO_SHOTS}", f"choose {OAF}", "choose core/adult-deep-one")
    show.asked(1, "disrupt")
    show.offers("pass", "use core/adult-deep-one domain 1")
    show.answer("use core/adult-deep-one domain 1")
    show.sees(wounds(OAF), 1)
    show.sees(wounds("adult-deep-one"), 0)


@shows("coc/rule/1.11-forced-responses/c")
def a_forced_response_is_no_card_effect(show: Show) -> None:
    """What cancels a card effect that chooses it as a target is not offered to the character that T-Men choose."""
    show.lay(
        Side(hand=["t-men"], play=[PAUSE], domains=["agency:5"]),
        Side(play=["adult-deep-one"], domains=["cthulhu:2"]),
    )
    show.answer("play t-men domain 1", "choose adult-deep-one")
    show.asked(0, "action")
    show.sees(zone("adult-deep-one"), "discard")


@shows("coc/rule/1.11-forced-responses/a")
def a_forced_response_must_choose_though_only_its_own_card_is_there(show: Show) -> None:
    """T-Men that enter play alone wound themselves: nobody is asked whether they should."""
    show.lay(Side(hand=["t-men"], play=[PAUSE], domains=["agency:5"]))
    show.answer("play t-men domain 1")
    show.sees(zone("t-men"), "discard")
    show.asked(0, "action")


@shows("coc/rule/1.11-forced-responses/a", editions=("ccg-2.0", "lcg-1.4", "lcg-4"))
def a_forced_response_that_chooses_a_card_is_a_card_effect_in_the_other_documents(show: Show) -> None:
    """There the character that T-Men choose may be protected."""
    show.lay(
        Side(hand=["t-men"], play=[PAUSE], domains=["agency:5"]),
        Side(play=["adult-deep-one"], domains=["cthulhu:2"]),
    )
    show.answer("play t-men domain 1", "choose adult-deep-one")
    show.asked(1, "disrupt")
    show.offers("pass", "use adult-deep-one domain 1")
    show.answer("use adult-deep-one domain 1")
    show.sees(zone("adult-deep-one"), "play")
