"""Skill tests, ST.1 to ST.8 (arkham/basics/1.8)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import AFTER, WHEN, Effect, Use
from orne.arkham.events import INVESTIGATED, TEST_ENDS, TOKEN_REVEALED, TOKEN_WOULD, WOULD_FAIL, Event
from orne.arkham.facts import SKILLS, WILD
from orne.arkham.rules import chaos
from orne.arkham.rules.lasting import expire
from orne.arkham.rules.leaving import discard_together
from orne.arkham.rules.moving import move
from orne.arkham.rules.player_window import window
from orne.arkham.scenario import scenario_of
from orne.arkham.skill_test import ONE_TOKEN, Result, SkillTest
from orne.arkham.state import COMMITTED, HAND, NOBODY, NOWHERE
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def perform(g: ArkhamTable, test: SkillTest) -> bool:
    """Perform a skill test to its end; whether it succeeded.

    A test that would begin inside another waits until that one and its action are over (ahlcg/nested-skill-tests/a):
    its results must lie in ``on_success``, ``on_fail`` and ``effects``, for the asking rule has gone on by then.
    What happens in it is answered in it, also where it is part of an effect that goes on.
    """
    state = g.state
    if g.test is not None:
        g.waiting_tests.append(test)
        return False
    held, g.held = g.held, None
    g.test = test
    state.values = {}
    target = state.investigators[test.seat] if test.target < 0 else test.target
    source = test.source.holder if test.source is not None else NOWHERE
    cause = g.cause
    g.cause = g.note("test", target, source, test.seat, before=SKILLS[test.skill], after=max(0, test.difficulty(g)))
    window(g, "Skill test: before committing")  # ST.1
    if not state.gone[test.seat]:
        test.step = 2
        _commit(g, test)
        test.step = 3
        window(g, "Skill test: before the token")
        if test.automatic is None and not state.gone[test.seat] and not no_tokens(g, test.seat):
            _reveal(g, test)
    if not state.gone[test.seat]:
        test.step = 5
        _determine(g, test)
    if not state.gone[test.seat]:
        test.step = 7
        _apply(g, test)
    test.step = 8
    _end(g, test)
    g.test = None
    state.values = {}
    for effect in test.effects:
        effect(g, test)
    g.cause = cause
    if not g.in_action:
        begin_waiting_tests(g)
    g.held = held
    return test.success


def begin_waiting_tests(g: ArkhamTable) -> None:
    """Perform the tests that had to wait, in the order in which they came up."""
    while g.waiting_tests and g.test is None:
        test = g.waiting_tests.pop(0)
        if not g.state.gone[test.seat]:
            outer, g.effect_of = g.effect_of, test.source.holder if test.source is not None else NOWHERE
            perform(g, test)
            g.effect_of = outer


def no_tokens(g: ArkhamTable, seat: int) -> bool:
    """Whether the investigator reveals no tokens this turn."""
    return seat in g.index.no_tokens


# ---- ST.2


def icons(g: ArkhamTable, uid: int, skill: int) -> int:
    """The icons of a card that count for a skill."""
    printed = g.kind(uid).facts.icons
    return printed[skill] + printed[WILD]


def committable(g: ArkhamTable, test: SkillTest, seat: int) -> list[int]:
    """The cards in a hand that may be committed now: the tester any number, others at their location one each."""
    if seat != test.seat and helping_refusal(g, test, seat) is not None:
        return []
    titles = {g.title(uid) for _, uid in test.committed}
    return [uid for uid in g.state.hand[seat] if icons(g, uid, test.skill) and _suits(g, test, seat, uid, titles)]


def helping_refusal(g: ArkhamTable, test: SkillTest, seat: int) -> Refusal | None:
    """Why an investigator may commit nothing to another's test, or None."""
    if g.state.place[seat] != g.state.place[test.seat]:
        ruling = "ahlcg/skill-test/st-2-others-commit"
        return Refusal(ruling, "you are not at the location of {}", g.title(g.state.investigators[test.seat]))
    if any(who == seat for who, _ in test.committed):
        return Refusal("ahlcg/skill-test/st-2-others-commit", "you have committed a card to this test of another's")
    if g.peril == test.seat:
        return Refusal("ahlcg/peril/b", "under peril nobody else commits cards")
    return None


def _suits(g: ArkhamTable, test: SkillTest, seat: int, uid: int, titles: Collection[str]) -> bool:
    """Whether a card with icons fits a test and the cards of some titles that are committed to it."""
    text = g.kind(uid).committed
    return text is None or not ((text.max_one and g.title(uid) in titles) or (text.own_test_only and seat != test.seat))


def commit_refusal(g: ArkhamTable, test: SkillTest, seat: int, uid: int) -> Refusal | None:
    """Why a card may not be committed to a test now, or None."""
    title = g.title(uid)
    if uid not in g.state.hand[seat]:
        return Refusal("ahlcg/skill-test/st-2-own-commit", "{} is not in your hand", title)
    found = helping_refusal(g, test, seat) if seat != test.seat else None
    if found is not None:
        return found
    if not icons(g, uid, test.skill):
        ruling = "ahlcg/skill-test/st-2-no-cost"
        return Refusal(ruling, "{} has no {} icon and no wild one", title, SKILLS[test.skill])
    if _suits(g, test, seat, uid, {g.title(each) for _, each in test.committed}):
        return None
    text = g.kind(uid).committed
    if text is not None and text.own_test_only and seat != test.seat:
        return Refusal("ahlcg/play-restrictions/a", "{} is committed to your own tests only", title)
    return Refusal("ahlcg/limits-and-maximums/g", "a copy of {} is committed, and it allows no second", title)


def committers(g: ArkhamTable, test: SkillTest) -> list[int]:
    """Who may commit, in the order of being asked: the tester, then the others at their location in player order."""
    here = g.investigators_at(g.state.place[test.seat])
    return [test.seat] + [seat for seat in here if seat != test.seat]


def commit_options(g: ArkhamTable, test: SkillTest, seat: int) -> list[Option]:
    """The cards an investigator may commit now, copies listed once."""
    kinds: dict[int, int] = {}
    for uid in committable(g, test, seat):
        kinds.setdefault(g.state.cards[uid].kind, uid)
    return [Option(g, "commit", (uid,), "", uid) for uid in kinds.values()]


def _commit(g: ArkhamTable, test: SkillTest) -> None:
    """Let all commit cards in any order: it goes round until everybody is done in a row."""
    seats = committers(g, test)
    test.committing = list(seats)
    while test.committing:
        seat = test.committing[0]
        uid = -1
        options = commit_options(g, test, seat)
        if options or g.ask_always:
            options.append(Option(g, "done", value=-1))
            no = partial(commit_refusal, g, test, seat)
            uid = g.decide(seat, "commit", "Commit which card to the test?", options, test.about, about=no)
        if uid < 0:
            test.committing.pop(0)
        else:
            place = seats.index(seat)
            test.committing = seats[place:] + seats[:place]
            move(g, uid, COMMITTED)
            test.committed.append((seat, uid))
            g.note("committed", uid, seat=seat)


# ---- ST.3 and ST.4


def _reveal(g: ArkhamTable, test: SkillTest) -> None:
    """Reveal tokens and resolve their symbols; texts may cancel one, redraw it or ask for another."""
    waiting = _next_tokens(g, test, ())
    while waiting:
        token = waiting.pop(0)
        g.note("token", -1, seat=test.seat, after=token)
        revealed = Event(TOKEN_REVEALED, -1, test.seat)
        revealed.test, revealed.token = test, token
        test.facing = token
        g.answer(WHEN, revealed)
        test.facing = ""
        if revealed.cancelled:  # it goes back into the bag and counts as never revealed
            waiting = [*_next_tokens(g, test, waiting), *waiting]
            continue
        test.tokens.append(token)
        if (AFTER, TOKEN_REVEALED) in g.watched:
            revealed.token_place = len(test.tokens) - 1
            revealed.worth = token_worth(g, test, revealed.token_place)
            g.answer(AFTER, revealed)
        test.step = 4
        another = _resolve_token(g, test, token)
        for rider in test.token_text:
            rider(g, test, treated_as(g, test, token))
        # Nobody reveals for an investigator whom the last token's text has defeated.
        if g.state.gone[test.seat]:
            return
        if another and len(test.tokens) + len(waiting) < len(g.state.bag):
            waiting = [*_next_tokens(g, test, waiting), *waiting]


def _next_tokens(g: ArkhamTable, test: SkillTest, waiting: Sequence[str]) -> list[str]:
    """The tokens to resolve next: one, or what a text makes of it each time one would be revealed.

    The tester chooses at once where not all are resolved; those that wait to be resolved are out of the bag.
    """
    plan = ONE_TOKEN
    if (WHEN, TOKEN_WOULD) in g.watched:
        would = Event(TOKEN_WOULD, -1, test.seat)
        would.test, would.revealing = test, plan
        g.answer(WHEN, would)
        plan = would.revealing
    if plan.instead:
        return list(plan.instead)
    out = (*test.tokens, *waiting)
    drawn: list[str] = []
    for _ in range(min(plan.number, len(g.state.bag) - len(out))):
        drawn.append(chaos.draw(g, test.seat, (*out, *drawn)))
    if len(drawn) <= plan.resolved:
        return drawn
    ways: dict[tuple[str, ...], tuple[str, ...]] = {}
    for way in combinations(drawn, plan.resolved):
        ways.setdefault(tuple(sorted(way)), way)
    options = [g.option("token", note=", ".join(way), value=way) for way in ways.values()]
    prompt = "Resolve which token?" if plan.resolved == 1 else "Resolve which tokens?"
    return list(g.decide(test.seat, "token", prompt, options))


def _resolve_token(g: ArkhamTable, test: SkillTest, token: str) -> bool:
    """Carry out a token's text; whether another token is to be revealed."""
    if chaos.is_number(token):
        return False
    other = g.index.token_counts_as.get((test.seat, token))
    if other is not None:
        g.note("counts as", other[1], other[1], test.seat, before=token, after=other[0])
        token = other[0]
    if token == chaos.AUTO_FAIL:
        test.automatic = False
        return False
    if token == chaos.ELDER_SIGN:
        _elder_sign(g, test)
        return False
    return scenario_of(g).token(g, test, token)


def token_worth(g: ArkhamTable, test: SkillTest, place: int) -> int:
    """What one of the resolved tokens counts for as things are now (ahlcg/modifiers/a)."""
    token = test.tokens[place]
    if chaos.is_number(token):
        number = int(token)
    elif token == chaos.ELDER_SIGN:
        uid = g.state.investigators[test.seat]
        sign = g.kind(uid).elder_sign
        number = 0 if sign is None or uid in g.index.blank else sign.modifier(g, test.seat)
    elif token == chaos.AUTO_FAIL:
        number = 0
    else:
        number = scenario_of(g).token_modifier(g, test.seat, token)
    return counted(g, test, abs(number) if place in test.turned else number)


def counted(g: ArkhamTable, test: SkillTest, number: int) -> int:
    """What a token's modifier counts for: some enemies multiply negative ones."""
    if number >= 0:
        return number
    times = g.index.tokens_times
    return number * times.get((test.target, test.kind), 1) if times else number


def treated_as(g: ArkhamTable, test: SkillTest, token: str) -> str:
    """What a revealed token counts as for every text that looks at it."""
    other = g.index.token_counts_as.get((test.seat, token))
    return token if other is None else other[0]


def _elder_sign(g: ArkhamTable, test: SkillTest) -> None:
    """The investigator's own effect; a blank investigator gets nothing from it."""
    uid = g.state.investigators[test.seat]
    sign = g.kind(uid).elder_sign
    if sign is None or uid in g.index.blank:
        return
    if sign.is_success(g, test.seat):
        test.automatic = True
        return
    if sign.on_success is not None:
        effect = sign.on_success
        by_text = lambda g, test: g.carry_out(effect, g.use_of(uid, test.seat))  # noqa: E731
        test.on_success.append(Result(chaos.ELDER_SIGN, by_text, effect=effect))


# ---- ST.5 to ST.7


def total(g: ArkhamTable, test: SkillTest) -> int:
    """The skill value now: base, modifiers, icons and tokens, never below 0 in the end."""
    return 0 if test.automatic is False else max(0, standing(g, test))


def standing(g: ArkhamTable, test: SkillTest) -> int:
    """Base, modifiers, icons and the tokens revealed so far, added up; it may be below 0."""
    committed = sum(icons(g, uid, test.skill) for _, uid in test.committed)
    tokens = sum(token_worth(g, test, place) for place in range(len(test.tokens)))
    varying = test.varying(g) if test.varying is not None else 0
    return skill_of(g, test) + committed + test.bonus + varying + tokens


def skill_of(g: ArkhamTable, test: SkillTest) -> int:
    """The tester's skill for this test, with bonuses that hold only in tests of its kind."""
    value = values.skill(g, test.seat, test.skill)
    return value + values.in_tests(g, g.state.investigators[test.seat], test.skill, test.kind) if test.kind else value


def _determine(g: ArkhamTable, test: SkillTest) -> None:
    """Compare the value with the difficulty; "would fail" comes just before, "after" reactions here (ST.6)."""
    _compare(g, test)
    if not test.success:
        g.announce(WHEN, WOULD_FAIL, seat=test.seat, test=test)
        _compare(g, test)
    test.step = 6
    word = "succeeds" if test.success else "fails"
    if test.automatic is not None:
        g.note("automatic", -1, seat=test.seat, after=word)
    g.note(f"test {word}", g.state.investigators[test.seat], seat=test.seat, before=test.value, after=test.margin)
    g.announce(AFTER, TEST_ENDS, seat=test.seat, test=test)
    if test.success and test.kind == "investigate":
        g.announce(AFTER, INVESTIGATED, test.target, test.seat, test=test)


def would_fail(g: ArkhamTable, test: SkillTest) -> bool:
    """Whether the test fails as things stand; an earlier answer may have saved it."""
    _compare(g, test)
    return not test.success


def _compare(g: ArkhamTable, test: SkillTest) -> None:
    difficulty = 0 if test.automatic is True else max(0, test.difficulty(g))
    test.value = total(g, test)
    test.success = test.automatic is not False and test.value >= difficulty
    test.margin = abs(test.value - difficulty)


def _apply(g: ArkhamTable, test: SkillTest) -> None:
    """Apply results one at a time in the tester's order: the test's own, committed cards', tokens'.

    Should one of them eliminate the tester, those that concern others still apply, in the lead's order (effects/c).
    """
    for change in test.adjust:
        change(g, test)
    own = test.on_success if test.success else test.on_fail
    waiting = [each._replace(seat=test.seat) if each.seat == NOBODY else each for each in own]
    if test.success:
        for seat, uid in test.committed:
            text = g.kind(uid).committed
            if text is None or text.effect is None:
                continue
            use = g.use_of(uid, seat)
            if text.when is not None and not text.when.test(g, use):
                continue
            if text.adjusts:
                g.carry_out(text.effect, use)
            else:
                waiting.append(Result("", _by_card(text.effect, use), seat, uid))
    while waiting:
        result = waiting[0]
        if len(waiting) > 1 and len(options := _results_to_order(g, waiting)) > 1:
            chooser = g.state.lead if g.state.gone[test.seat] else test.seat
            result = g.decide(chooser, "order", "Which result applies first?", options, test.about)
        waiting.remove(result)
        result.do(g, test)
        waiting = [each for each in waiting if not g.state.gone[each.seat]]


def _results_to_order(g: ArkhamTable, waiting: Sequence[Result]) -> list[Option]:
    """Results to choose from: what copies do for one investigator comes to the same in either order."""
    distinct: dict[tuple[str, str, int], Option] = {}
    for each in waiting:
        card = () if each.card == NOWHERE else (each.card,)
        alike = (each.name, "".join(map(g.title, card)), each.seat)
        distinct.setdefault(alike, Option(g, "apply", card, each.name, each))
    return list(distinct.values())


def _by_card(effect: Effect, use: Use) -> Callable[[ArkhamTable, SkillTest], Any]:
    """A committed card's effect as a result of the test; it is its owner's."""
    return lambda g, test: g.carry_out(effect, use)


def _end(g: ArkhamTable, test: SkillTest) -> None:
    """Discard committed cards, but for those that return to the hand, and end what was for this test."""
    used: list[int] = []
    for seat, uid in test.committed:
        if g.state.cards[uid].zone != COMMITTED:
            continue
        text = g.kind(uid).committed
        returns = None if text is None else text.returns
        if returns is not None and returns.test(g, g.use_of(uid, seat)):  # who is gone has nothing committed
            move(g, uid, HAND)
            g.note("returned", uid, seat=seat)
        else:
            used.append(uid)
    discard_together(g, used)
    state = g.state
    state.uses = limits.expire(state.uses, "test")
    expire(g, "test")


def reverse_sign(g: ArkhamTable, revealed: Event) -> None:
    """Count a revealed negative token as positive; what was doubled because it was negative no longer is."""
    test = revealed.test
    test.turned.add(revealed.token_place)
    revealed.worth = token_worth(g, test, revealed.token_place)


def instead_of(g: ArkhamTable, seat: int, skill: int) -> int:
    """The skill tested: a text may let another stand in for it."""
    skills = usable(g, seat, skill)
    if len(skills) == 1:
        return skill
    names = [(SKILLS[each], each) for each in skills]
    return int(g.choose_one(seat, f"Which skill do you use for {SKILLS[skill]}?", names))


def usable(g: ArkhamTable, seat: int, skill: int) -> list[int]:
    """The skills an investigator may use where one is tested: those that texts let stand in for it, and itself."""
    others = {text.skill: None for text, use in g.index.skills_instead if use.seat == seat and skill in text.others}
    others.pop(skill, None)
    return [*others, skill]


def plain_test(
    g: ArkhamTable, seat: int, skill: int, difficulty: int, use: Use | None = None, prepare: Any = None
) -> SkillTest:
    """A plain test of a skill against a number."""
    test = SkillTest(seat, instead_of(g, seat, skill), lambda g: difficulty, "", -1, use)
    if prepare is not None:
        prepare(test)
    perform(g, test)
    return test
