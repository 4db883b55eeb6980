"""Success tokens that move, and cards that are won stories."""

from __future__ import annotations

from orne.coc.abilities import Choose, Condition, Use, WhenWon, action
from orne.coc.language import STORY, Do, chosen
from orne.coc.rules import success
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, MIND, PAUSE, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import entries, is_in_play, result, won, zone

BRAWLER = lab_card("two-fisted", icons=(0, 2, 0, 0))
GIANT = lab_card("gentle-giant", skill=9, keywords=(("toughness", 1),))
WILBUR = "forgotten-lore/wilbur-whateley"


def _claim(g: CocTable, use: Use) -> bool:
    """Win the chosen story."""
    return success.claim(g, use.seat, chosen(0).cards(g, use)[0], use)


ALLOWED = Condition(success.may_claim, "if a story says so", "coc/rule/3.4-story-totals/c")
THIEF = lab_card("story-thief", action(Do(_claim), Choose(STORY), during=ALLOWED))
BOLD = lab_card("bold-thief", action(Do(_claim), Choose(STORY)))
GRAND = lab_card(
    "grand-story", WhenWon(Do(_claim), (Choose(STORY),)), type="story", faction=None, resources=(), cost=0,
    struggles=(0, 0, 0, 0),
)  # fmt: skip


@shows("coc/rule/3.4-story-totals/c")
def only_a_story_puts_an_unwon_story_among_the_won(show: Show) -> None:
    """A character that would win a story may not try, or tries in vain; a story's own effect wins another one."""
    show.lay(Side(play=[THIEF, BOLD]), stories=[BARE])
    show.offers("pass", f"use {BOLD}")
    show.why_not(f"use {THIEF}", "coc/rule/3.4-story-totals/c")
    show.answer(f"use {BOLD}")
    show.sees(zone(BARE), "row")
    show.lay(
        Side(play=[there("mad-artist"), PAUSE]),
        stories=[Story(GRAND, (4, 0)), BARE],
        story_deck=[],
        step="stories resolve",
    )
    show.answer("yes")
    show.sees(won(0), [GRAND, BARE])
    show.sees(entries("story won"), [(GRAND, 0, None, None), (BARE, 0, None, None)])


@shows("coc/rule/3.3-winning-an-icon-struggle", "coc/faq/no-if-able-must-resolve-whole")
def moving_the_scenery_takes_a_token_to_the_other_side(show: Show) -> None:
    """A struggle won by two icons against nobody moves a token: a fifth one wins; without any it is not played."""
    director = Side(hand=["moving-the-scenery"], play=[there(BRAWLER), PAUSE], domains=["neutral:2"])
    for before, after in (((4, 2), None), ((1, 2), [2, 1])):
        show.lay(director, stories=[FIGHT, Story(BARE, before), MIND], step="stories resolve")
        show.asked(0, "response")
        show.offers("pass", "play moving-the-scenery domain 1")
        show.answer("play moving-the-scenery domain 1")
        sides = [f"move {BARE} to player 1", f"move {BARE} to player 2", f"move {FIGHT} to player 2"]
        show.offers(*sides)
        show.answer(sides[0])
        show.sees(entries("success token moved"), [(BARE, 0, list(before), [before[0] + 1, 1])])
        show.sees(zone(BARE), "won" if after is None else "row")
    show.lay(
        Side(hand=["moving-the-scenery"], play=[there(BRAWLER), PAUSE], domains=["neutral:2"]),
        Side(play=[there(GIANT)]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )
    show.offers(*IDLE)


@shows("coc/rule/3.4-story-totals/a")
def wilbur_whateley_with_four_tokens_is_a_won_story(show: Show) -> None:
    """His fourth token makes him one of his owner's won stories: the third wins the game, a second one does not."""
    for before, over in ((["dreamwalkers", "frozen-in-time"], True), (["dreamwalkers"], False)):
        show.lay(
            Side(play=[At(WILBUR, exhausted=True, story=0, success=(3, 0)), PAUSE], won=before),
            stories=[MIND, BARE],
            step="stories resolve",
        )
        show.sees(won(0), [*before, WILBUR])
        if over:
            show.offers()
            show.sees(result(), "Player 1 has won three stories.")
        else:
            show.sees(zone(WILBUR), "won")
            show.sees(is_in_play(WILBUR), False)
            show.offers(*IDLE)
