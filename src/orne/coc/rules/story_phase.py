"""The story phase: committing, and resolving the stories as one block (coc/rule/3.5-story-resolution/a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.abilities import DISRUPT
from orne.coc.abilities.passives import AT_A_STORY
from orne.coc.events import (
    COMMITMENT_DONE,
    FAILS,
    STORY_RESOLVED,
    STRUGGLE_BEFORE,
    STRUGGLE_BEGINS,
    STRUGGLE_RESULT,
    STRUGGLE_WON,
    STRUGGLE_WOULD,
    SUCCEEDS,
    Event,
)
from orne.coc.index import committed_of, index_of
from orne.coc.rules import cannot, commitment, counting, readiness, sanity, success, tolls, wounds
from orne.coc.rules.timing import disrupts, responses, settle
from orne.coc.state import NOWHERE, Resolving, new_resolving
from orne.coc.values import ARCANE, COMBAT, INVESTIGATION, STRUGGLE_NAMES, STRUGGLES, TERROR
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.state import Card
    from orne.coc.table import CocTable

# ---- committing


class Commitments:
    """Whom a seat may commit where, besides what it has planned already, or being done."""

    __slots__ = ("g", "plan", "seat", "stories")

    def __init__(self, g: CocTable, seat: int, plan: dict[int, int], stories: Sequence[int]) -> None:
        self.g = g
        self.seat = seat
        self.plan = plan
        self.stories = stories

    def options(self) -> list[Option]:
        """Each character that may commit with each story it may commit to; those owed first."""
        g, plan, stories = self.g, self.plan, self.stories
        able = self._able()
        obliged = _obliged(g, self.seat)
        owed = _owed(g, obliged, plan, able, stories)
        some_closed = AT_A_STORY in (g.state.index or index_of(g)).cannot
        options: list[Option] = []
        for uid in owed or able:
            for story in stories:
                if some_closed and cannot.closed(g, uid, story) is not None:
                    continue
                if not obliged or _fits(g, obliged, plan, uid, story, stories):
                    options.append(Option(g, "commit", (uid, story), "", (uid, story)))
        if not owed or not options:
            options.append(Option(g, "done", value=None))
        return options

    def _able(self) -> list[int]:
        g = self.g
        if g.state.catalogue.has_tolls and tolls.commit_refusal(g, self.seat, in_step=True) is not None:
            return []
        mine = commitment.may_commit(g, self.seat)
        able = [uid for uid in mine if uid not in self.plan and commitment.commit_refusal(g, uid) is None]
        if g.state.catalogue.has_tolls:
            able = [uid for uid in able if tolls.refusal(g, "commit", uid, self.seat) is None]
        return able

    def refusal(self, uid: int, story: int) -> Refusal | None:
        """Why a card may not be committed to a story now, or None."""
        g, plan, stories = self.g, self.plan, self.stories
        if uid not in commitment.may_commit(g, self.seat):
            return Refusal(
                "coc/rule/2.10-ready-exhausted-committed/h", "{} is not a character you control", g.title(uid)
            )
        if uid in plan:
            where = g.title(plan[uid])
            return Refusal("coc/rule/2.10-ready-exhausted-committed/h", "{} commits to {}", g.title(uid), where)
        found = commitment.commit_refusal(g, uid) or tolls.refusal(g, "commit", uid, self.seat)
        found = found or tolls.commit_refusal(g, self.seat, in_step=True)
        if found is not None:
            return found
        if story not in stories:
            return story_refusal(g, story)
        found = cannot.closed(g, uid, story)
        if found is not None:
            return found
        obliged = _obliged(g, self.seat)
        owed = _owed(g, obliged, plan, self._able(), stories)
        ruling = "coc/rule/2.10-ready-exhausted-committed/j"
        if owed and uid not in owed:
            return Refusal(ruling, "{} must commit first", g.title(owed[0]))
        if not _fits(g, obliged, plan, uid, story, stories):
            return Refusal(ruling, "{} must commit to the story of another character", g.title(uid))
        return None


def story_refusal(g: CocTable, story: int) -> Refusal:
    """Why nobody is committed to a card: it is not a story, or nobody attacks there."""
    if story not in g.state.row:
        return Refusal("coc/rule/2.10-ready-exhausted-committed/g", "{} is not a story in the row", g.title(story))
    return Refusal("coc/rule/3.1-committing-to-stories/a", "nobody attacks at {}", g.title(story))


def commit_one(g: CocTable, seat: int, stories: Sequence[int]) -> list[int] | None:
    """A seat picks one more character to commit, or is done; all picks are one framework action.

    None while there is more to pick; then the stories that were attacked as everybody had committed.
    """
    state = g.state
    plan = dict(state.plan)
    commitments = Commitments(g, seat, plan, stories)
    choice = g.ask(seat, "commit", "Commit which character to which story?", commitments.options, commitments)
    if choice is not None:
        if not g.state.catalogue.has_tolls or _pays(g, choice[0], seat):
            state.plan = (*state.plan, choice)
        return None
    state.plan = ()
    if g.state.catalogue.has_tolls:  # what was paid may have cost somebody who was to commit
        plan = {uid: story for uid, story in plan.items() if _can_still_commit(g, uid, story, seat)}
    for uid, story in plan.items():
        commitment.commit(g, uid, story)
    attacked = attacked_stories(g)
    for uid, story in plan.items():
        commitment.committed(g, uid, story, None)
    if COMMITMENT_DONE in g.heard:
        event = Event(COMMITMENT_DONE, -1, seat)
        event.cards = tuple(state.cards[uid] for uid in plan)
        g.happened(event)
    settle(g, 0)
    responses(g, -1)
    return attacked


def _pays(g: CocTable, uid: int, seat: int) -> bool:
    """Pay what is demanded for committing a character, which may be gone by then; it has its consequences at once."""
    obj, mark = g.state.cards[uid].obj, len(g.occurred)
    paid = tolls.pay_to_commit(g, seat, in_step=True) and tolls.pay(g, "commit", uid, seat)
    settle(g, mark)
    return paid and g.state.cards[uid].obj == obj and commitment.commit_refusal(g, uid) is None


def _can_still_commit(g: CocTable, uid: int, story: int, seat: int) -> bool:
    """Whether a character and a story are there still, as it was planned."""
    there = uid in commitment.may_commit(g, seat) and story in g.state.row
    return there and commitment.commit_refusal(g, uid) is None


def _obliged(g: CocTable, seat: int) -> list[tuple[int, int]]:
    """Characters that must commit, if able: (who, with whom), the leader still in play; NOWHERE for any story."""
    if not (g.state.index or index_of(g)).must_commit:
        return []
    return [
        (uid, use.holder if must.with_this else NOWHERE)
        for must, use in g.index.must_commit
        if not must.with_this or (use.me >= 0 and g.state.cards[use.me].obj == use.card.obj)
        for uid in g.index.characters[seat]
        if immunity.affects(g, use, must.who, uid)
    ]


def _owed(
    g: CocTable, obliged: list[tuple[int, int]], plan: dict[int, int], able: list[int], stories: Sequence[int]
) -> list[int]:
    """Characters to be committed before the player may be done (coc/rule/2.10-ready-exhausted-committed/j)."""
    if not obliged:
        return []
    bound = {uid for uid, leader in obliged if leader == NOWHERE or _where(g, plan, leader) in stories}
    owed = [uid for uid in able if uid in bound]
    if owed and AT_A_STORY in g.index.cannot:
        owed = [uid for uid in owed if any(cannot.closed(g, uid, story) is None for story in stories)]
    return owed


def _where(g: CocTable, plan: dict[int, int], uid: int) -> int:
    """The story a character is or will be committed to."""
    return plan.get(uid, g.state.cards[uid].story)


def _fits(
    g: CocTable, obliged: list[tuple[int, int]], plan: dict[int, int], uid: int, story: int, stories: Sequence[int]
) -> bool:
    """Whether committing here keeps every obligation to commit together; one that cannot be kept is ignored."""
    for follower, leader in obliged:
        if leader == NOWHERE:
            continue
        where = _where(g, plan, leader)
        if uid == follower and where != story and where in stories:
            return False
        if uid == leader and plan.get(follower, story) != story:
            return False
    return True


def attacked_stories(g: CocTable) -> list[int]:
    """Where the defender may commit, and which stories resolve (coc/rule/3.1-committing-to-stories/a and b)."""
    state = g.state
    committed = state.committed or committed_of(g)
    outlasts = g.rules.attack_outlasts_attackers  # only then need it be asked where nobody is
    return [
        story
        for story in state.row
        if committed[story][state.active] or (outlasts and commitment.is_attacked(g, story))
    ]


# ---- resolving


def resolve_next(g: CocTable) -> bool:
    """Go on with the stories: pick one, resolve a struggle, or determine success. True when all is done.

    The active player picks the order; Responses to all of it are taken together at the end.
    """
    state = g.state
    now = state.resolving
    if now is None:
        now = Resolving(tuple(attacked_stories(g)))
    if now.story == NOWHERE:
        story = _pick_story(g, now.waiting)
        if story == NOWHERE:
            state.resolving = None
            responses(g, -1)
            return True
        here = tuple([(uid, state.cards[uid].obj) for uid in _committed(g, story)])
        g.note("story resolves", story, seat=state.active)
        waiting = tuple([other for other in now.waiting if other != story])
        state.resolving = new_resolving(Resolving, (waiting, story, state.cards[story].obj, 0, 0, here, ()))
        return False
    state.resolving = _go_on(g, now)
    g.cause = -1
    return False


def _pick_story(g: CocTable, waiting: tuple[int, ...]) -> int:
    """The story that resolves next, of those not resolved yet that are attacked still.

    Nobody who comes to a story as others resolve makes it resolve as well: it needs attackers all along
    (coc/rule/3.1-committing-to-stories/b).
    """
    open_ = [story for story in attacked_stories(g) if story in waiting]
    if not open_:
        return NOWHERE
    no = partial(_not_open, g, open_)
    return g.choose_card(g.state.active, "Which story resolves next?", open_, "resolve", no=no)


def _not_open(g: CocTable, open_: Sequence[int], uid: int) -> Refusal | None:
    """Why a card is not one of the stories left to resolve."""
    if uid in open_:
        return None
    if uid not in g.state.row:
        return story_refusal(g, uid)
    ruling = "coc/rule/3.1-committing-to-stories/b"
    if not commitment.attackers(g, uid):
        return Refusal(ruling, "{} does not resolve: no attacker is there", g.title(uid))
    return Refusal(ruling, "{} has resolved already, or nobody attacked there in time", g.title(uid))


def _go_on(g: CocTable, now: Resolving) -> Resolving:
    """Resolve the next struggle at a story, or its end; a story that is won is over at once."""
    state = g.state
    story = now.story
    mark = len(g.occurred)
    if state.cards[story].obj == now.obj:
        numbers = values.struggles(g, story)
        heard = STORY_RESOLVED in g.heard or (DISRUPT, STORY_RESOLVED) in g.watched
        stayed = _committed(g, story) if heard else ()
        for struggle in STRUGGLES[now.struggle :]:
            resolved = now.resolved if struggle == now.struggle else 0
            if resolved < numbers.count(struggle):
                resolve_struggle(g, story, struggle)
                settle(g, mark)
                return new_resolving(Resolving, (now.waiting, story, now.obj, struggle, resolved + 1, now.here, stayed))
        determine_success(g, story)
        if heard and state.cards[story].obj == now.obj:
            stayed = _committed(g, story)
        now = new_resolving(Resolving, (now.waiting, story, now.obj, now.struggle, now.resolved, now.here, stayed))
    if STORY_RESOLVED in g.heard:
        g.happened(_resolved(g, now))
    settle(g, mark)
    if (DISRUPT, STORY_RESOLVED) in g.watched:
        disrupts(g, _resolved(g, now))
        settle(g, mark)
    if g.rules.uncommit_when_story_resolves and state.cards[story].obj == now.obj:
        for uid in [uid for uid in _committed(g, story) if not commitment.stays(g, uid)]:
            commitment.uncommit(g, uid)
    return Resolving(now.waiting)


def _resolved(g: CocTable, now: Resolving) -> Event:
    """That a story has resolved, with whoever was committed as it began to and is there still."""
    event = Event(STORY_RESOLVED, now.story, g.state.active)
    event.cards = tuple(g.state.cards[uid] for uid, obj in now.here if g.state.cards[uid].obj == obj)
    event.stayed = frozenset(now.stayed)
    return event


def _committed(g: CocTable, story: int) -> tuple[int, ...]:
    """Everybody committed to a story."""
    mine, theirs = (g.state.committed or committed_of(g))[story]
    return (*mine, *theirs)


def _records(g: CocTable, story: int) -> tuple[Card, ...]:
    """The records of everybody committed to a story."""
    cards = g.state.cards
    return tuple([cards[uid] for uid in _committed(g, story)])


def resolve_struggle(g: CocTable, story: int, struggle: int) -> None:
    """One struggle: before it, when it begins, count, would win or lose, result, after it.

    It is over when the story is won meanwhile (coc/timing/disrupt-struggle-before).
    """
    active = g.state.active
    obj = g.state.cards[story].obj
    for moment in (STRUGGLE_BEFORE, STRUGGLE_BEGINS):
        if moment in g.met:
            _moment(g, moment, story, active, struggle)
            if g.state.cards[story].obj != obj:
                return
    totals = [counting.struggle_total(g, story, struggle, 0), counting.struggle_total(g, story, struggle, 1)]
    winner = struggle_winner(g, story, totals)
    g.cause = g.note("struggle", story, seat=winner, before=STRUGGLE_NAMES[struggle], after=totals)
    if winner < 0:
        return
    margin = abs(totals[0] - totals[1])
    if _moment(g, STRUGGLE_WOULD, story, winner, struggle, margin) or g.state.cards[story].obj != obj:
        return
    there = _records(g, story) if STRUGGLE_WON in g.heard or (DISRUPT, STRUGGLE_WON) in g.watched else ()
    g.struggle = struggle
    replaced = _moment(g, STRUGGLE_RESULT, story, winner, struggle, margin)
    wounded = not replaced and _apply(g, story, struggle, winner)
    g.struggle = -1
    if STRUGGLE_WON in g.heard:
        event = Event(STRUGGLE_WON, story, winner, amount=margin)
        event.struggle, event.cards, event.wounded = struggle, there, wounded
        g.happened(event)
    _moment(g, STRUGGLE_WON, story, winner, struggle, margin, there, wounded)


def _moment(
    g: CocTable,
    kind: str,
    story: int,
    seat: int,
    struggle: int,
    margin: int = 0,
    there: tuple[Card, ...] = (),
    wounded: bool = False,
) -> bool:
    """A moment of the struggle that may be altered and disrupted; whether what was to come is cancelled or replaced."""
    if kind not in g.met:
        return False
    event = Event(kind, story, seat, amount=margin)
    event.struggle, event.cards, event.wounded = struggle, there, wounded
    return not g.goes_on(event)


def struggle_winner(g: CocTable, story: int, totals: list[int]) -> int:
    """The seat that wins, or -1; Fast on one side only breaks a tie of 1 or more (coc/basics/10.1)."""
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    if totals[0] == 0:
        return -1
    fast = [any(values.has(g, uid, "fast") for uid in counting.taking_part(g, story, seat)) for seat in (0, 1)]
    return -1 if fast[0] == fast[1] else fast.index(True)


def _apply(g: CocTable, story: int, struggle: int, winner: int) -> bool:
    """The result of a struggle, a game effect that does not target; whether somebody is wounded by it."""
    loser = 1 - winner
    if struggle == TERROR:
        mine = [uid for uid in g.committed[story][loser] if sanity.can_go_insane(g, uid)]
        if mine:
            no = partial(_not_struck, g, story, loser, sanity.insanity_refusal)
            chooser = winner if TERROR in g.index.winner_picks else loser
            uid = g.choose_card(
                chooser, f"Terror {_result(chooser, loser)}: drive which character insane?", mine, "insane", no=no
            )
            sanity.go_insane(g, uid, None)
    elif struggle == COMBAT:
        mine = [uid for uid in g.committed[story][loser] if wounds.can_be_wounded(g, uid)]
        if mine:
            no = partial(_not_struck, g, story, loser, wounds.wound_refusal)
            chooser = winner if COMBAT in g.index.winner_picks else loser
            uid = g.choose_card(
                chooser, f"Combat {_result(chooser, loser)}: wound which character?", mine, "wound", no=no
            )
            return wounds.wound(g, [uid], None)
    elif struggle == ARCANE:
        mine = [uid for uid in g.committed[story][winner] if readiness.can_ready(g, uid)]
        if mine:
            options = [Option(g, "ready", (uid,), "", uid) for uid in mine]
            options.append(Option(g, "none", value=-1))
            no = partial(_not_struck, g, story, winner, readiness.readying_refusal)
            uid = g.decide(winner, "arcane", "Arcane won: ready a character?", options, about=no)
            if uid >= 0:
                readiness.ready(g, uid, None)
    elif struggle == INVESTIGATION:
        options = [Option(g, "place", (story,), "", True), Option(g, "none", value=False)]
        if g.decide(winner, "investigation", "Investigation won: place a success token?", options):
            success.place(g, winner, story, None)
    return False


def _result(chooser: int, loser: int) -> str:
    """How the struggle ended for whoever is asked."""
    return "lost" if chooser == loser else "won"


def _not_struck(
    g: CocTable, story: int, seat: int, refusal: Callable[[CocTable, int], Refusal | None], uid: int
) -> Refusal | None:
    """Why a struggle's result cannot be for a card: it is not a character of that side there, or cannot suffer it."""
    if uid not in g.committed[story][seat]:
        ruling = "coc/rule/2.10-ready-exhausted-committed/g"
        return Refusal(ruling, "{} is not a character of yours at {}", g.title(uid), g.title(story))
    return refusal(g, uid)


def determine_success(g: CocTable, story: int) -> None:
    """The active player succeeds with more skill, at least 1; unchallenged means one more token (coc/basics/6.6)."""
    active = g.state.active
    skill = [counting.skill_total(g, story, seat) for seat in (0, 1)]
    mine, theirs = skill[active], skill[1 - active]
    g.cause = g.note("skill compared", story, seat=active, before=mine, after=theirs)
    succeeds = mine > theirs and mine >= 1
    kind = SUCCEEDS if succeeds else FAILS
    if kind in g.heard:
        event = Event(kind, story, active, amount=abs(mine - theirs))
        event.cards, event.against = _records(g, story), theirs
        g.happened(event)
    if not succeeds:
        return
    obj = g.state.cards[story].obj
    success.place(g, active, story, None)
    if theirs <= 0 and g.state.cards[story].obj == obj:
        success.place(g, active, story, None)
