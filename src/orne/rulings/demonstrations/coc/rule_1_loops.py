"""Endless loops: shown once, declared, cancelled against each other, never used to stall."""

from __future__ import annotations

from orne.coc.abilities import action
from orne.coc.language import ITSELF, Also, Do, ExhaustThis, Gain, PlaceSuccess, Ref, everything, ready
from orne.coc.selector import Sel
from orne.rulings.laboratory.coc import BARE, BELL, lab_card, shuffle, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import entries, icons, skill, times, winner


def _named(slug: str) -> Ref:
    """The cards of one name."""
    return everything(Sel(lambda g, use, uid: g.kind(uid).slug == f"lab/{slug}", slug))


FIRST_STORY = Ref(lambda g, use: [g.state.row[0]], "the first story")
STRONGER = Gain((("skill", 1),), ITSELF)
FIERCER = Gain(((1, 1),), ITSELF)
WHEEL = lab_card("wheel", action(Also(ready(_named("crank")), STRONGER), cost=ExhaustThis()))
CRANK = tool("crank", action(ready(_named("wheel")), cost=ExhaustThis()))
LEFT_WHEEL = lab_card("left-wheel", action(Also(ready(_named("left-crank")), STRONGER), cost=ExhaustThis()))
LEFT_CRANK = tool("left-crank", action(ready(_named("left-wheel")), cost=ExhaustThis()))
IDLE_WHEEL = tool("idle-wheel", action(ready(_named("idle-crank")), cost=ExhaustThis()))
IDLE_CRANK = tool("idle-crank", action(ready(_named("idle-wheel")), cost=ExhaustThis()))
MILL = lab_card("mill", action(Also(ready(_named("sail")), Do(shuffle)), cost=ExhaustThis()))
SAIL = tool("sail", action(ready(_named("mill")), cost=ExhaustThis()))
PRESS = tool("printing-press", action(Also(ready(_named("type-case")), PlaceSuccess(FIRST_STORY)), cost=ExhaustThis()))
CASE = tool("type-case", action(ready(_named("printing-press")), cost=ExhaustThis()))
PEN = lab_card("pen", action(Also(ready(_named("ink")), FIERCER), cost=ExhaustThis()))
INK = tool("ink", action(ready(_named("pen")), cost=ExhaustThis()))
QUILL = lab_card("quill", action(Also(ready(_named("sand")), FIERCER), cost=ExhaustThis()))
SAND = tool("sand", action(ready(_named("quill")), cost=ExhaustThis()))


@shows("coc/example/1.16-two-cards-readying-each-other", "coc/rule/1.16-infinite-loops/b")
def one_cycle_is_shown_and_then_millions_are_done_at_once(show: Show) -> None:
    """Two cards make each other usable again; the one cycle and seventeen millions more are 17,000,001 skill."""
    show.lay(Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]))
    show.answer(f"use {WHEEL}", f"use {CRANK}")
    show.sees(skill(WHEEL), 2)
    show.repeat(17_000_000)
    show.sees(skill(WHEEL), 17_000_002)
    show.asked(0, "action")
    show.offers("pass", f"use {BELL}", f"use {WHEEL}")
    show.sees(entries("loop repeated"), [("", 0, None, 17_000_000)])


@shows("coc/rule/1.16-infinite-loops/b")
def repeating_is_the_same_as_playing_each_cycle(show: Show) -> None:
    """Twenty cycles declared give what twenty cycles played give, and end when they would end."""
    for declared in (True, False):
        show.lay(Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]))
        for _ in range(1 if declared else 6):
            show.answer(f"use {WHEEL}", f"use {CRANK}")
        if declared:
            show.repeat(5)
        show.sees(skill(WHEEL), 7)
        show.pass_to("active player commits")
        show.sees(skill(WHEEL), 1)


@shows("coc/rule/1.16-infinite-loops/b")
def a_loop_that_wins_the_game_wins_it(show: Show) -> None:
    """With two stories won, repeating what puts a success token on the third wins the game after four more."""
    show.lay(
        Side(play=[PRESS, At(CASE, exhausted=True), BELL], won=["ancient-apocrypha", "dreamwalkers"]),
        stories=[BARE],
        story_deck=[],
    )
    show.answer(f"use {PRESS}", f"use {CASE}")
    show.repeat(100, done=4)
    show.offers()
    show.sees(winner(), 0)


@shows("coc/rule/1.16-infinite-loops/a")
def a_whole_cycle_must_be_shown_first(show: Show) -> None:
    """Before the cycle, and in the middle of it, nothing can be repeated; the other player may pass in it."""
    show.lay(Side(play=[WHEEL, At(CRANK, exhausted=True)]), Side(play=[BELL]))
    show.cannot_repeat(5, says="No loop has been shown")
    show.answer(f"use {WHEEL}", "pass")
    show.cannot_repeat(5, says="No loop has been shown")
    show.answer(f"use {CRANK}", "pass")
    show.asked(0, "action")
    show.repeat(100)
    show.sees(skill(WHEEL), 102)


@shows("coc/rule/1.16-infinite-loops/a")
def a_cycle_in_which_the_other_player_acts_is_not_repeated(show: Show) -> None:
    """Players repeat only actions of their own."""
    show.lay(Side(play=[WHEEL, At(CRANK, exhausted=True)]), Side(play=[IDLE_WHEEL, At(IDLE_CRANK, exhausted=True)]))
    show.answer(f"use {WHEEL}", f"use {IDLE_WHEEL}", f"use {CRANK}", f"use {IDLE_CRANK}")
    show.cannot_repeat(3, says="other player takes part")


@shows("coc/rule/1.16-infinite-loops/c")
def loops_that_shuffle_are_played_out(show: Show) -> None:
    """A cycle that shuffles the deck is not repeated by word, but may be played again."""
    show.lay(Side(play=[MILL, At(SAIL, exhausted=True)]))
    show.answer(f"use {MILL}", f"use {SAIL}")
    show.cannot_repeat(9, says="draws or shuffles")
    show.answer(f"use {MILL}", f"use {SAIL}")
    show.sees(times("deck shuffled"), 2)


@shows("coc/rule/1.16-infinite-loops/b", editions=("ccg-2.0", "lcg-1.4"))
def in_older_documents_loops_that_shuffle_are_declared_as_well(show: Show) -> None:
    """Nine repetitions and the cycle shown shuffle the deck ten times."""
    show.lay(Side(play=[MILL, At(SAIL, exhausted=True)]))
    show.answer(f"use {MILL}", f"use {SAIL}")
    show.repeat(9)
    show.sees(times("deck shuffled"), 10)


@shows("coc/example/1.16-opposing-icon-loops", "coc/rule/1.16-infinite-loops/d")
def opposing_loops_cancel_out(show: Show) -> None:
    """Both players can add icons without end: neither has gained anything, and the play goes on."""
    show.lay(Side(play=[PEN, At(INK, exhausted=True), BELL]), Side(play=[QUILL, At(SAND, exhausted=True)]))
    show.answer(f"use {PEN}", "pass", f"use {INK}", "pass")
    show.repeat(50)
    show.sees(icons(PEN), [0, 51, 0, 0])
    show.answer("pass", f"use {QUILL}", "pass", f"use {SAND}", "pass")
    show.sees(icons(QUILL), [0, 1, 0, 0])
    show.repeat(60, done=0)
    show.sees(icons(PEN), [0, 0, 0, 0])
    show.sees(icons(QUILL), [0, 0, 0, 0])
    show.asked(0, "action")
    show.offers("pass", f"use {BELL}")
    show.answer(f"use {BELL}")
    show.asked(1, "action")


@shows("coc/rule/1.16-infinite-loops/d", "coc/rule/1.16-infinite-loops/e")
def two_endless_pairs_come_to_an_end(show: Show) -> None:
    """Neither player declares anything; after a few cycles the first pair is offered no more, and nothing lasts."""
    show.lay(
        Side(play=[WHEEL, At(CRANK, exhausted=True), BELL]),
        Side(play=[LEFT_WHEEL, At(LEFT_CRANK, exhausted=True)]),
    )
    for _ in range(5):
        for mine, theirs in ((WHEEL, LEFT_WHEEL), (CRANK, LEFT_CRANK)):
            show.answer(f"use {mine}", f"use {theirs}")
    show.asked(0, "action")
    show.offers("pass", f"use {BELL}")
    show.answer("pass")
    show.asked(1, "action")
    show.answer("pass")
    show.pass_to("active player commits")
    show.sees(skill(WHEEL), 1)
    show.sees(skill(LEFT_WHEEL), 1)


@shows("coc/rule/1.16-infinite-loops/e")
def an_idle_pair_is_not_used_to_stall(show: Show) -> None:
    """A pair that changes nothing is soon not offered any more."""
    show.lay(Side(play=[IDLE_WHEEL, At(IDLE_CRANK, exhausted=True), BELL]))
    for _ in range(7):
        show.answer(f"use {IDLE_WHEEL}", f"use {IDLE_CRANK}")
    show.offers("pass", f"use {BELL}")
