"""Answers about conspiracies, which nobody controls and everybody may use."""

from __future__ import annotations

from orne.coc.abilities import Choose, Condition, Gives, action
from orne.coc.language import CHARACTER, OPPONENTS, STORY, YOURS, Draw, PlaceSuccess
from orne.rulings.laboratory.coc import BARE, BELL, PAWN, lab_card, plot
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import hand_size, skill, success_on, winner, zone

MINE = lab_card("row-mine", action(PlaceSuccess(), Choose(STORY & YOURS)), type="support")
THEIRS = lab_card("row-theirs", action(PlaceSuccess(), Choose(STORY & OPPONENTS)), type="support")
PLAIN = plot("row-plain")
PLACE = lab_card("row-event", action(PlaceSuccess(), Choose(STORY)), type="event", cost=0)
DOOR = plot("row-door", action(Draw()))
TWO = Condition(lambda g, use: len(g.index.characters[use.seat]) >= 2, "while you control two characters")
CROWD = plot("row-crowd", Gives(CHARACTER, "skill", 1, while_=TWO))


@shows("coc/faq/conspiracy-has-no-controller")
def whoever_you_are_a_condition_on_a_conspiracy_counts_once(show: Show) -> None:
    """The bonus is given once, whether one player or both meet the condition about "you"."""
    for mine, theirs, expected in (([PAWN], [PAWN], 1), ([PAWN], [PAWN] * 2, 2), ([PAWN] * 2, [PAWN] * 2, 2)):
        show.lay(Side(play=[*mine, BELL]), Side(play=theirs), stories=[CROWD])
        show.sees(skill(PAWN), expected)


@shows("coc/faq/conspiracy-has-no-controller")
def nobody_controls_a_story_or_conspiracy(show: Show) -> None:
    """Neither "a story you control" nor "a story an opponent controls" finds a target in the row."""
    show.lay(Side(play=[MINE, THEIRS, BELL]), stories=[BARE, PLAIN])
    show.offers("pass", f"use {BELL}")


@shows("coc/faq/conspiracy-has-no-controller")
def an_action_on_a_conspiracy_may_be_used_by_every_player(show: Show) -> None:
    """Each player may use the Action on a conspiracy, one after the other."""
    show.lay(Side(play=[BELL]), Side(), stories=[BARE, DOOR])
    show.offers("pass", f"use {BELL}", f"use {DOOR}")
    show.answer(f"use {DOOR}")
    show.sees(hand_size(0), 1)
    show.asked(1, "action")
    show.offers("pass", f"use {DOOR}")
    show.answer(f"use {DOOR}")
    show.sees(hand_size(1), 1)


@shows("coc/faq/conspiracy-in-play-is-a-story")
def a_conspiracy_in_play_is_a_story_for_every_effect(show: Show) -> None:
    """It lies in the row, is chosen as a story, is committed to, and is the third story that wins the game."""
    show.lay(Side(hand=[PLAIN, PLACE], play=["bag-man", BELL]), stories=[BARE])
    show.answer(f"play {PLAIN}")
    show.sees(zone(PLAIN), "row")
    show.answer(f"play {PLACE}")
    show.offers(f"choose {BARE}", f"choose {PLAIN}")
    show.answer(f"choose {PLAIN}")
    show.sees(success_on(PLAIN), [1, 0])
    show.pass_to("active player commits")
    show.offers(f"commit bag-man {BARE}", f"commit bag-man {PLAIN}", "done")
    show.lay(
        Side(play=[At("bag-man", story=1), BELL], won=["dreamwalkers", "rotting-away"]),
        stories=[BARE, Story(PLAIN, (4, 0))],
        step="stories resolve",
    )
    show.offers()
    show.sees(winner(), 0)
