"""The story phase."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, Trigger, action, disrupt, response
from orne.coc.events import LEAVES_PLAY, WOUND
from orne.coc.language import CHARACTER, IS_COMMITTED, STORY, CancelWound, Draw, SacrificeThis, WinStory, uncommit
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, MIND, PAUSE, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    active,
    committed_to,
    happened,
    log,
    row,
    state,
    step,
    stories_resolved,
    struggles_so_far,
    success_on,
    times,
    winner,
    won,
    zone,
)

WITHDRAW = event("withdraw", uncommit(), Choose(CHARACTER & IS_COMMITTED))
CLUE = lab_card("clue-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 1))
FIGHT_TOO = lab_card("combat-too", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
SHIELDS = lab_card(
    "shields",
    disrupt(Trigger(WOUND, lambda g, use, event: event.amount > 0, "when wounded"), CancelWound()),
    type="event",
    cost=0,
)


def _two_fights(show: Show, *support: Any, hand: Any = ()) -> None:
    """Two stories, each about to cost the defender a character."""
    show.lay(
        Side(play=[At("hired-muscle", story=0), At("g-men", story=1), *support, PAUSE], hand=hand),
        Side(play=[At("laboratory-assistant", story=0), At("mad-artist", story=1), "blackwood-file-clerk"]),
        stories=[FIGHT, FIGHT_TOO],
        step="stories resolve",
    )


DEATH = Trigger(LEAVES_PLAY, lambda g, use, event: True, "after a card leaves play")
MOURNS = tool("mourns", response(DEATH, Draw()))
SIGN = lab_card("drawn-sign", action(WinStory(), Choose(STORY), cost=SacrificeThis()), type="support", cost=0)


@shows("coc/rule/3.1-committing-to-stories/a")
def the_defender_is_limited_to_stories_with_attackers(show: Show) -> None:
    """Where nobody attacks, nobody may defend."""
    show.lay(Side(play=["mad-artist"]), Side(play=["bag-man"]), stories=[FULL, BARE], step="active player commits")
    show.answer("commit mad-artist lab/bare-story")
    show.asked(1, "commit")
    show.offers("commit bag-man lab/bare-story", "done")


@shows("coc/rule/3.1-committing-to-stories/a")
def the_defender_has_no_story_left_when_the_attackers_are_removed(show: Show) -> None:
    """An attacker is withdrawn before the defender commits: no commit step for the defender, no story resolved."""
    show.lay(
        Side(hand=[WITHDRAW], play=["mad-artist"]),
        Side(play=["bag-man"]),
        stories=[FULL, BARE],
        step="active player commits",
    )
    show.answer("commit mad-artist lab/quiet-story")
    show.offers("pass", "play lab/withdraw")
    show.answer("play lab/withdraw")
    show.sees(active(), 1)
    show.sees(happened("story resolves"), [])


@shows("coc/rule/3.1-committing-to-stories/b")
def a_story_without_attackers_does_not_resolve(show: Show) -> None:
    """Neither struggles nor a success check, though a defender is there."""
    show.lay(
        Side(play=[there("mad-artist", 1), PAUSE]),
        Side(play=[there("bag-man", 0)]),
        stories=[FULL, BARE],
        step="stories resolve",
    )
    show.sees(stories_resolved(), ["lab/bare-story"])
    show.sees(struggles_so_far(), [])


@shows("coc/rule/3.1-committing-to-stories/b")
def stories_resolve_once_each_where_somebody_attacks(show: Show) -> None:
    """The active player picks the next: not one with a defender alone, and not one that has resolved."""
    attackers = [there("mad-artist", 0), there("triggerman", 1)]
    row = [BARE, FIGHT, FULL]
    show.lay(Side(play=[*attackers, PAUSE]), Side(play=[there("bag-man", 2)]), stories=row, step="stories resolve")
    show.asked(0, "resolve")
    show.offers(f"resolve {BARE}", f"resolve {FIGHT}")
    show.why_not(f"resolve {FULL}", "coc/rule/3.1-committing-to-stories/b", says="no attacker is there")
    show.lay(Side(play=[*attackers, there("bag-man", 2), PAUSE]), stories=row, step="stories resolve")
    show.answer(f"resolve {BARE}")
    show.offers(f"resolve {FIGHT}", f"resolve {FULL}")
    show.why_not(f"resolve {BARE}", "coc/rule/3.1-committing-to-stories/b")
    show.why_not("resolve bag-man", "coc/rule/2.10-ready-exhausted-committed/g")


@shows("coc/rule/3.2-resolving-stories/c")
def a_story_won_in_the_middle_stops_resolving(show: Show) -> None:
    """Its tokens are gone, its characters uncommitted, and success is not determined any more."""
    show.lay(
        Side(play=[there("blackwood-file-clerk"), PAUSE]),
        Side(play=[there("mad-artist")]),
        stories=[Story(CLUE, (4, 3)), BARE],
        story_deck=[MIND],
        step="stories resolve",
    )
    show.answer("place lab/clue-story")
    show.sees(row(), ["lab/mind-story", "lab/bare-story"])
    show.sees(won(0), ["lab/clue-story"])
    show.sees(success_on("lab/clue-story"), [0, 0])
    show.sees(committed_to("blackwood-file-clerk"), None)
    show.sees(committed_to("mad-artist"), None)
    show.sees(state("mad-artist"), "exhausted")
    show.sees(happened("skill compared"), [])
    show.sees(log("story turned up"), ["story turned up mind-story"])


@shows("coc/rule/3.2-resolving-stories/a", "coc/rule/3.5-story-resolution/a")
def no_actions_and_no_responses_between_the_stories(show: Show) -> None:
    """Both stories resolve before anybody is asked; both answers come together in one window at the end."""
    _two_fights(show, MOURNS)
    show.asked(0, "resolve")
    show.offers("resolve lab/combat-story", "resolve lab/combat-too")
    show.answer("resolve lab/combat-story")
    show.asked(0, "response")
    show.sees(log("destroyed"), ["destroyed laboratory-assistant", "destroyed mad-artist"])
    show.sees(stories_resolved(), ["lab/combat-story", "lab/combat-too"])
    show.sees(happened("skill compared"), ["skill compared"] * 2)
    once_for_each = [f"use {MOURNS} laboratory-assistant", f"use {MOURNS} mad-artist"]
    show.offers("pass", *once_for_each)
    show.answer(once_for_each[1])
    show.offers("pass", f"use {MOURNS}")
    show.answer(f"use {MOURNS}")
    show.asked(0, "action")
    show.sees(step(), "last story actions")


@shows("coc/rule/3.3-winning-an-icon-struggle", "coc/example/3.3-terror-struggle-unopposed")
def a_struggle_can_be_won_against_nobody(show: Show) -> None:
    """A Terror icon wins the Terror struggle though no defender is there."""
    show.lay(Side(play=[there("servant-of-nodens"), PAUSE]), stories=[MIND], step="stories resolve")
    show.sees(struggles_so_far(), [["Terror", 0, [1, 0]]])


@shows("coc/rule/3.3-winning-an-icon-struggle")
def a_struggle_can_be_won_against_characters_without_the_icon(show: Show) -> None:
    """The Terror struggle is won against a character without the icon, who goes insane."""
    show.lay(
        Side(play=[there("servant-of-nodens"), PAUSE]),
        Side(play=[there("bag-man")]),
        stories=[MIND],
        step="stories resolve",
    )
    show.sees(struggles_so_far(), [["Terror", 0, [1, 0]]])
    show.sees(state("bag-man"), "insane")
    show.sees(zone("bag-man"), "play")


@shows("coc/rule/3.1-committing-to-stories/c", "coc/rule/3.1-committing-to-stories/d")
def a_story_once_committed_to_resolves_though_the_attackers_are_gone(show: Show) -> None:
    """The attacker is withdrawn; the defender may still commit to that story and to no other, and it resolves."""
    show.lay(
        Side(hand=[WITHDRAW], play=["mad-artist", PAUSE]),
        Side(play=["bag-man"]),
        stories=[FULL, BARE],
        step="active player commits",
    )
    show.answer("commit mad-artist lab/bare-story", "play lab/withdraw", "pass")
    show.asked(1, "commit")
    show.offers("commit bag-man lab/bare-story", "done")
    show.answer("done")
    show.pass_to("last story actions")
    show.sees(stories_resolved(), ["lab/bare-story"])


@shows("coc/rule/3.2-resolving-stories/b", "coc/rule/3.5-story-resolution/b")
def disrupts_cut_in_before_what_they_answer(show: Show) -> None:
    """A Disrupt is offered before the wound of the struggle is dealt, and cancels it."""
    _two_fights(show, hand=[SHIELDS])
    show.answer("resolve lab/combat-story")
    show.asked(0, "disrupt")
    show.offers("pass", "play lab/shields")
    show.sees(times("wounded"), 0)
    show.answer("play lab/shields")
    show.sees(zone("laboratory-assistant"), "play")
    show.sees(zone("mad-artist"), "discard")


@shows("coc/faq/explicit-text-overrides", "coc/rule/3.4-story-totals/c")
def a_text_that_says_who_wins_a_story_wins_it(show: Show) -> None:
    """A support card that says outright that its player wins a story wins it, instead of moving it."""
    show.lay(Side(play=[SIGN, PAUSE]), stories=[BARE])
    show.answer(f"use {SIGN}")
    show.sees(zone(BARE), "won")
    show.sees(zone(SIGN), "discard")
    show.offers("pass", "use lab/pause")


def _won(show: Show, story: str, mine: Any = (), theirs: Any = ()) -> None:
    """Your Laboratory Assistant wins a story by its Investigation struggle; you have won others before."""
    others = [each for each in ("dreamwalkers", "frozen-in-time", "nowhere-to-hide") if each != story]
    show.lay(
        Side(play=[there("laboratory-assistant"), PAUSE], won=mine),
        Side(won=theirs),
        stories=[Story(story, (4, 1)), *others[:2]],
        step="stories resolve",
    )
    show.answer(f"place {story}")


@shows("coc/rule/3.4-story-totals/a")
def the_third_story_wins_before_it_can_be_executed(show: Show) -> None:
    """With two won stories the third ends the game at once; with one won story it goes on."""
    _won(show, "dreamwalkers", mine=["rotting-away", "opening-night"], theirs=["the-other-path"])
    show.offers()
    show.sees(winner(), 0)
    show.sees(won(0), ["rotting-away", "opening-night", "dreamwalkers"])
    _won(show, "dreamwalkers", mine=["rotting-away"], theirs=["the-other-path"])
    show.asked(0, "yes or no")
    show.sees(winner(), None)
    show.answer("no")


def _dreamwalkers_leave_one_story(show: Show) -> None:
    """The opponent, who had two stories, has one, and the other is in the story deck again."""
    show.sees(won(1), ["the-other-path"])
    show.sees(zone("opening-night"), "story deck")
    show.sees(winner(), None)


@shows("coc/example/3.4-dreamwalkers", "coc/rule/3.4-story-totals/b", editions=("lcg-1.4", "lcg-3.0"))
def dreamwalkers_take_a_story_from_the_opponent(show: Show) -> None:
    """Whoever wins it chooses one of the opponent's two won stories, which goes back; one is left."""
    for mine in ([], ["rotting-away"]):
        _won(show, "dreamwalkers", mine=mine, theirs=["opening-night", "the-other-path"])
        show.answer("yes")
        show.includes("give back opening-night", "give back the-other-path")
        show.answer("give back opening-night")
        _dreamwalkers_leave_one_story(show)
        show.sees(won(0), [*mine, "dreamwalkers"])


@shows(
    "coc/example/3.4-dreamwalkers",
    "coc/example/3.4-dreamwalkers-each-player",
    "coc/rule/3.4-story-totals/b",
    editions=("lcg-4",),
)
def dreamwalkers_send_back_a_won_story_of_each_player(show: Show) -> None:
    """Each player shuffles one of the other won stories back; the opponent chooses which, and has one left."""
    _won(show, "dreamwalkers", mine=["rotting-away"], theirs=["opening-night", "the-other-path"])
    show.asked(0, "yes or no")
    show.offers("no", "yes")
    show.answer("yes")
    show.asked(1, "give back")
    show.offers("give back opening-night", "give back the-other-path")
    show.answer("give back opening-night")
    _dreamwalkers_leave_one_story(show)
    show.sees(won(0), ["dreamwalkers"])


@shows("coc/example/3.4-dreamwalkers-each-player")
def dreamwalkers_cannot_be_executed_unless_both_have_another(show: Show) -> None:
    """Where a player has no other won story nobody is asked."""
    for mine, theirs in ((["rotting-away"], []), ([], ["rotting-away"]), ([], [])):
        _won(show, "dreamwalkers", mine=mine, theirs=theirs)
        show.asked(0, "action")
        show.sees(won(0), [*mine, "dreamwalkers"])
        show.sees(won(1), theirs)


@shows("coc/rule/3.4-story-totals/b", editions=("ccg-2.0",))
def a_story_sent_back_no_longer_counts(show: Show) -> None:
    """A player with two won stories loses one of them, and the next one does not win the game."""
    _won(show, "dreamwalkers", mine=["rotting-away"], theirs=["opening-night", "the-other-path"])
    show.answer("yes", "give back opening-night")
    _dreamwalkers_leave_one_story(show)


@shows("coc/example/3.4-the-well")
def the_well_takes_a_won_story_back(show: Show) -> None:
    """Won and used, it shuffles a won story of the opponent, who had two, back into the story deck."""
    well = "ccg-arkham-edition/the-well"
    _won(show, well, mine=["rotting-away"], theirs=["opening-night", "the-other-path"])
    show.answer("yes", "give back opening-night")
    _dreamwalkers_leave_one_story(show)
    show.sees(log("story shuffled back"), ["story shuffled back rotting-away", "story shuffled back opening-night"])
    show.sees(won(0), [well])
