"""The story phase: committing, and resolving the stories as one block (coc/rule/3.5-story-resolution/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import commitment, readiness, sanity, success, values, wounds
from orne.coc.abilities import DISRUPT
from orne.coc.events import (
    STORY_RESOLVED,
    STRUGGLE_BEFORE,
    STRUGGLE_BEGINS,
    STRUGGLE_WON,
    STRUGGLE_WOULD,
    SUCCEEDS,
    Event,
)
from orne.coc.state import EXHAUSTED, NOWHERE
from orne.coc.timing import disrupts, happened, responses, settle
from orne.coc.values import ARCANE, COMBAT, INVESTIGATION, STRUGGLE_NAMES, STRUGGLES, TERROR
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.coc.table import CocTable

# ---- committing


def commit_step(g: CocTable, seat: int, stories: list[int]) -> int:
    """A seat commits as many characters as it likes; all of it is one framework action. How many committed."""
    plan: dict[int, int] = {}
    able = [uid for uid in g.board.characters[seat] if commitment.commit_refusal(g, uid) is None]
    obliged = _obliged(g, seat)
    while True:
        options: list[Option] = []
        owed = _owed(g, obliged, plan, able, stories)
        for uid in able:
            if uid in plan or (owed and uid not in owed):
                continue
            for story in stories:
                if _fits(g, obliged, plan, uid, story):
                    options.append(Option(g, "commit", (uid, story), "", (uid, story)))
        if not owed or not options:
            options.append(Option(g, "done", value=None))
        choice = g.decide(seat, "commit", "Commit characters to stories", options)
        if choice is None:
            break
        plan[choice[0]] = choice[1]
    for uid, story in plan.items():
        commitment.commit(g, uid, story)
    for uid, story in plan.items():
        commitment.committed(g, uid, story, None)
    settle(g, 0)
    responses(g, -1)
    return len(plan)


def _obliged(g: CocTable, seat: int) -> list[tuple[int, int]]:
    """Characters that must commit to the story of another, if able: (who, with whom)."""
    state = g.state
    return [
        (uid, each.value)
        for each in state.lasting
        if each.kind == "must commit with"
        for uid, obj in each.targets
        if state.cards[uid].obj == obj and state.cards[uid].controller == seat
    ]


def _owed(
    g: CocTable, obliged: list[tuple[int, int]], plan: dict[int, int], able: list[int], stories: list[int]
) -> list[int]:
    """Characters that have to be committed before the player may be done (coc/rule/2.10-ready-exhausted-committed/j)."""
    return [uid for uid, leader in obliged if uid in able and uid not in plan and _where(g, plan, leader) in stories]


def _where(g: CocTable, plan: dict[int, int], uid: int) -> int:
    """The story a character is or will be committed to."""
    return plan.get(uid, g.state.cards[uid].story)


def _fits(g: CocTable, obliged: list[tuple[int, int]], plan: dict[int, int], uid: int, story: int) -> bool:
    """Whether committing here keeps every obligation to commit together."""
    for follower, leader in obliged:
        if uid == follower and _where(g, plan, leader) not in (NOWHERE, story):
            return False
        if uid == leader and plan.get(follower, story) != story:
            return False
    return True


def attacked_stories(g: CocTable) -> list[int]:
    """Where the defender may commit (coc/rule/3.1-committing-to-stories/a)."""
    if g.rules.defend_where_attackers_left:
        attacked = {story for each in g.state.lasting if each.kind == "attacked" for story in each.value}
        return [story for story in g.state.row if story in attacked]
    return [story for story in g.state.row if commitment.attackers(g, story)]


# ---- resolving


def resolve_stories(g: CocTable) -> None:
    """Resolve all stories with attackers in the order the active player likes, then take all Responses together."""
    state = g.state
    waiting = attacked_stories(g)
    while True:
        if g.rules.resolve_without_attackers:
            waiting = [story for story in waiting if story in state.row]
        else:
            waiting = [story for story in waiting if story in state.row and commitment.attackers(g, story)]
        if not waiting:
            break
        story = g.choose_card(state.active, "Which story resolves next?", waiting, "resolve")
        waiting.remove(story)
        resolve_story(g, story)
    responses(g, -1)


def resolve_story(g: CocTable, story: int) -> None:
    """Resolve a story's struggles in order, then determine success; stop when it is won."""
    state = g.state
    obj = state.cards[story].obj
    cause = g.cause
    g.cause = g.note("story resolves", story, seat=state.active)
    there = g.board.committed[story]
    here = tuple(state.cards[uid] for side in there for uid in side)
    for struggle in STRUGGLES:
        resolved = 0
        while state.cards[story].obj == obj and resolved < values.struggles(g, story).count(struggle):
            mark = len(g.happened)
            there = g.board.committed[story]
            resolve_struggle(g, story, struggle)
            settle(g, mark)
            resolved += 1
    mark = len(g.happened)
    if state.cards[story].obj == obj:
        there = g.board.committed[story]
        determine_success(g, story)
        there = g.board.committed.get(story, there)
    stayed = frozenset(uid for side in there for uid in side)
    happened(g, Event(STORY_RESOLVED, story, state.active, cards=here, note=stayed))
    settle(g, mark)
    if g.rules.uncommit_when_story_resolves and state.cards[story].obj == obj:
        for side in g.board.committed[story]:
            for uid in tuple(side):
                commitment.uncommit(g, uid)
    g.cause = cause


def resolve_struggle(g: CocTable, story: int, struggle: int) -> None:
    """One struggle: before it, when it begins, count, would win or lose, result, after it (coc/timing/disrupt-struggle-before)."""
    active = g.state.active
    _moment(g, Event(STRUGGLE_BEFORE, story, active, note=struggle))
    _moment(g, Event(STRUGGLE_BEGINS, story, active, note=struggle))
    totals = [struggle_total(g, story, struggle, seat) for seat in (0, 1)]
    winner = _winner(g, story, totals)
    g.note("struggle", story, seat=winner, before=STRUGGLE_NAMES[struggle], after=totals)
    if winner < 0:
        return
    margin = abs(totals[0] - totals[1])
    would = Event(STRUGGLE_WOULD, story, winner, amount=margin, note=struggle)
    _moment(g, would)
    if would.cancelled:
        return
    _apply(g, story, struggle, winner)
    won = Event(STRUGGLE_WON, story, winner, amount=margin, note=struggle)
    happened(g, won)
    _moment(g, won)


def _moment(g: CocTable, event: Event) -> None:
    """A moment of the struggle at which Disrupts may be used."""
    if (DISRUPT, event.kind) in g.watched:
        disrupts(g, event)


def struggle_total(g: CocTable, story: int, struggle: int, seat: int) -> int:
    """A side's icons of a kind at a story; booster icons do not count."""
    return sum(values.icons(g, uid, struggle) for uid in g.board.committed[story][seat])


def _winner(g: CocTable, story: int, totals: list[int]) -> int:
    """The seat that wins, or -1; Fast on one side only breaks a tie of 1 or more (coc/basics/10.1)."""
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    if totals[0] == 0:
        return -1
    fast = [any(values.has(g, uid, "fast") for uid in g.board.committed[story][seat]) for seat in (0, 1)]
    return -1 if fast[0] == fast[1] else fast.index(True)


def _apply(g: CocTable, story: int, struggle: int, winner: int) -> None:
    """The result of a struggle: a game effect that does not target."""
    loser = 1 - winner
    if struggle == TERROR:
        mine = [uid for uid in g.board.committed[story][loser] if sanity.can_go_insane(g, uid)]
        if mine:
            sanity.go_insane(g, g.choose_card(loser, "Terror lost: who goes insane?", mine, "insane"), None)
    elif struggle == COMBAT:
        mine = [uid for uid in g.board.committed[story][loser] if wounds.can_be_wounded(g, uid)]
        if mine:
            wounds.wound(g, [g.choose_card(loser, "Combat lost: who is wounded?", mine, "wound")], None)
    elif struggle == ARCANE:
        mine = [uid for uid in g.board.committed[story][winner] if g.state.cards[uid].state == EXHAUSTED]
        if mine:
            options = [Option(g, "ready", (uid,), "", uid) for uid in mine]
            options.append(Option(g, "none", value=-1))
            uid = g.decide(winner, "arcane", "Arcane won: ready a character?", options)
            if uid >= 0:
                readiness.ready(g, uid, None)
    elif struggle == INVESTIGATION:
        options = [Option(g, "place", (story,), "", True), Option(g, "none", value=False)]
        if g.decide(winner, "investigation", "Investigation won: place a success token?", options):
            success.place(g, winner, story, None)


def determine_success(g: CocTable, story: int) -> None:
    """The active player succeeds with more skill, at least 1; unchallenged means one more token (coc/basics/6.6)."""
    active = g.state.active
    skill = [sum(counted_skill(g, uid) for uid in g.board.committed[story][seat]) for seat in (0, 1)]
    mine, theirs = skill[active], skill[1 - active]
    g.note("skill compared", story, seat=active, before=mine, after=theirs)
    if mine <= theirs or mine < 1:
        return
    happened(g, Event(SUCCEEDS, story, active, amount=mine - theirs))
    obj = g.state.cards[story].obj
    success.place(g, active, story, None)
    if theirs <= 0 and g.state.cards[story].obj == obj:
        success.place(g, active, story, None)


def counted_skill(g: CocTable, uid: int) -> int:
    """The skill a character counts in the comparison (coc/rule/2.30-counting-skill)."""
    return values.skill(g, uid)
