"""Skill tests, ST.1 to ST.8 (arkham/basics/1.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orne.arkham import chaos, values
from orne.arkham.abilities import AFTER, WHEN, Effect, Use
from orne.arkham.events import INVESTIGATED, TEST_ENDS, TOKEN_REVEALED, TOKEN_WOULD, WOULD_FAIL, Event
from orne.arkham.facts import INTELLECT, SKILLS, WILD
from orne.arkham.moving import discard, move
from orne.arkham.player_window import window
from orne.arkham.state import COMMITTED, HAND, NOBODY
from orne.arkham.timing import announce, answer
from orne.kernel import limits
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

Difficulty = Callable[["ArkhamTable"], int]


class SkillTest:
    """A skill test under way."""

    __slots__ = (
        "adjust", "automatic", "bonus", "clues", "committed", "damage", "difficulty", "effects", "kind", "margin",
        "modifier", "on_fail", "on_success", "seat", "skill", "source", "success", "target", "token_text",
        "tokens", "value",
    )  # fmt: skip

    def __init__(
        self, seat: int, skill: int, difficulty: Difficulty, kind: str = "", target: int = -1, source: Use | None = None
    ) -> None:
        self.seat = seat
        self.skill = skill
        self.difficulty = difficulty
        self.kind = kind
        """``fight``, ``evade``, ``investigate`` or nothing."""
        self.target = target
        self.source = source
        self.bonus = 0
        """Bonuses for this test alone."""
        self.damage = 1
        """What an attack deals on success."""
        self.clues = 1
        """What an investigation discovers on success."""
        self.adjust: list[Callable[[ArkhamTable, SkillTest], Any]] = []
        """What changes the size of the results when they are known: texts of weapons about their damage."""
        self.committed: list[tuple[int, int]] = []
        self.tokens: list[str] = []
        self.modifier = 0
        self.automatic: bool | None = None
        self.on_success: list[tuple[str, Callable[[ArkhamTable, SkillTest], Any]]] = []
        self.on_fail: list[tuple[str, Callable[[ArkhamTable, SkillTest], Any]]] = []
        self.effects: list[Callable[[ArkhamTable, SkillTest], Any]] = []
        """What is left for after the test."""
        self.token_text: list[Callable[[ArkhamTable, SkillTest, str], Any]] = []
        """Riders on revealed tokens: a weapon's text about symbols."""
        self.value = 0
        self.margin = 0
        self.success = False


def perform(g: ArkhamTable, test: SkillTest) -> bool:
    """Perform a skill test to its end; whether it succeeded.

    A test that would begin inside another waits until that one is over (ahlcg/nested-skill-tests/a): its results must
    lie in ``on_success``, ``on_fail`` and ``effects``, because whoever asked for it has gone on by then.
    """
    state = g.state
    if g.test is not None:
        g.test.effects.append(lambda g, _: None if state.gone[test.seat] else perform(g, test))
        return False
    g.test = test
    state.values = {}
    g.note("test", state.investigators[test.seat], seat=test.seat, before=SKILLS[test.skill], after=test.difficulty(g))
    window(g, "Skill test: before committing")  # ST.1
    if not state.gone[test.seat]:
        _commit(g, test)  # ST.2
        window(g, "Skill test: before the token")
        if test.automatic is None and not no_tokens(g, test.seat):
            _reveal(g, test)  # ST.3 and ST.4
    if not state.gone[test.seat]:
        _determine(g, test)  # ST.5 and ST.6
    if not state.gone[test.seat]:
        _apply(g, test)  # ST.7
    _end(g, test)  # ST.8
    g.test = None
    state.values = {}
    for effect in test.effects:
        effect(g, test)
    return test.success


def no_tokens(g: ArkhamTable, seat: int) -> bool:
    """Whether the investigator reveals no tokens this turn."""
    return any(each.kind == "no chaos tokens" and each.seat == seat for each in g.state.lasting)


# ---- ST.2


def icons(g: ArkhamTable, uid: int, skill: int) -> int:
    """The icons of a card that count for a skill."""
    printed = g.kind(uid).facts.icons
    return printed[skill] + printed[WILD]


def committable(g: ArkhamTable, test: SkillTest, seat: int) -> list[int]:
    """The cards in a hand that may be committed now: the tester any number, others at his location one each."""
    if seat != test.seat:
        if g.state.place[seat] != g.state.place[test.seat] or any(who == seat for who, _ in test.committed):
            return []
        if g.peril not in (NOBODY, seat):
            return []
    titles = {g.title(uid) for _, uid in test.committed}
    found: list[int] = []
    for uid in g.state.hand[seat]:
        if not icons(g, uid, test.skill):
            continue
        text = g.kind(uid).committed
        if text is not None and text.max_one and g.title(uid) in titles:
            continue
        if text is not None and text.own_test_only and seat != test.seat:
            continue
        found.append(uid)
    return found


def _commit(g: ArkhamTable, test: SkillTest) -> None:
    """Let the tester, then the others at his location, commit cards."""
    for seat in (test.seat, *(seat for seat in g.investigators_at(g.state.place[test.seat]) if seat != test.seat)):
        while True:
            cards = committable(g, test, seat)
            if not cards:
                break
            seen: dict[int, int] = {}
            for uid in cards:
                seen.setdefault(g.state.cards[uid].kind, uid)
            options = [Option(g, "commit", (uid,), "", uid) for uid in seen.values()]
            options.append(Option(g, "done", value=-1))
            uid = g.decide(seat, "commit", "Commit cards to the test", options)
            if uid < 0:
                break
            move(g, uid, COMMITTED)
            test.committed.append((seat, uid))
            g.note("committed", uid, seat=seat)


# ---- ST.3 and ST.4


def _reveal(g: ArkhamTable, test: SkillTest) -> None:
    """Reveal a token and resolve its symbol; texts may cancel it, redraw it or ask for another."""
    from orne.arkham.scenario import scenario_of

    would = Event(TOKEN_WOULD, -1, test.seat, test=test, value=1)
    answer(g, WHEN, would)
    if would.value == 2:
        pair = [chaos.draw(g, test.seat)]
        pair.append(chaos.draw(g, test.seat, tuple(pair)))
        options = [g.option("token", note=token, value=token) for token in dict.fromkeys(pair)]
        token = str(g.decide(test.seat, "token", "Which token do you resolve?", options))
    else:
        token = chaos.draw(g, test.seat)
    again = True
    while again:
        again = False
        g.note("token", -1, seat=test.seat, after=token)
        revealed = Event(TOKEN_REVEALED, -1, test.seat, test=test, value=token)
        answer(g, WHEN, revealed)
        if revealed.cancelled:  # it goes back into the bag and counts as never revealed
            token = chaos.draw(g, test.seat, tuple(test.tokens))
            again = True
            continue
        test.tokens.append(token)
        before = test.modifier
        another = _resolve_token(g, test, token, scenario_of(g))
        for rider in test.token_text:
            rider(g, test, token)
        revealed.damage = test.modifier - before
        answer(g, AFTER, revealed)
        # Nobody reveals for an investigator whom the last token's text has defeated.
        if another and not g.state.gone[test.seat] and len(test.tokens) < len(g.state.bag):
            token = chaos.draw(g, test.seat, tuple(test.tokens))
            again = True


def _resolve_token(g: ArkhamTable, test: SkillTest, token: str, scenario: Any) -> bool:
    """Apply a token's modifier and text; whether another token is to be revealed."""
    if chaos.is_number(token):
        test.modifier += counted(g, test, int(token))
        return False
    if token == chaos.ELDER_SIGN and elder_sign_fails(g, test.seat):
        token = chaos.AUTO_FAIL
    if token == chaos.AUTO_FAIL:
        test.automatic = False
        return False
    if token == chaos.ELDER_SIGN:
        _elder_sign(g, test)
        return False
    number, another = scenario.token(g, test, token)
    test.modifier += counted(g, test, number)
    return bool(another)


def counted(g: ArkhamTable, test: SkillTest, number: int) -> int:
    """What a token's modifier counts for: some enemies double negative ones while they are evaded."""
    return 2 * number if number < 0 and doubles_negative(g, test) else number


def doubles_negative(g: ArkhamTable, test: SkillTest) -> bool:
    """Whether the enemy evaded doubles negative tokens; a blank one does not."""
    if test.kind != "evade" or test.target in g.board.blank:
        return False
    return bool(g.kind(test.target).rules.get("doubles negative tokens"))


def elder_sign_fails(g: ArkhamTable, seat: int) -> bool:
    """Whether a card turns this investigator's elder signs into automatic failures."""
    return any(g.kind(uid).rules.get("elder sign fails") and g.state.cards[uid].threat == seat for uid in g.state.play)


def _elder_sign(g: ArkhamTable, test: SkillTest) -> None:
    """The investigator's own effect; a blank investigator gets nothing from it."""
    uid = g.state.investigators[test.seat]
    sign = g.kind(uid).elder_sign
    if sign is None or uid in g.board.blank:
        return
    if sign.succeeds is not None and sign.succeeds(g, test.seat):
        test.automatic = True
        return
    test.modifier += sign.modifier(g, test.seat)
    if sign.on_success is not None:
        effect = sign.on_success
        test.on_success.append((effect.text, lambda g, test: g.carry_out(effect, g.use_of(uid, test.seat))))


# ---- ST.5 to ST.7


def total(g: ArkhamTable, test: SkillTest) -> int:
    """The skill value now: base, modifiers, icons and tokens, never below 0 in the end."""
    return 0 if test.automatic is False else max(0, standing(g, test))


def standing(g: ArkhamTable, test: SkillTest) -> int:
    """Base, modifiers, icons and the tokens revealed so far, added up; it may be below 0."""
    committed = sum(icons(g, uid, test.skill) for _, uid in test.committed)
    value = skill_of(g, test) + committed + test.bonus + test.modifier
    for each in g.state.lasting:
        if each.kind == "skill bonus" and not each.targets and each.seat == test.seat and each.value[0] == test.skill:
            value += each.value[1]
    return value


def skill_of(g: ArkhamTable, test: SkillTest) -> int:
    """The tester's skill for this test, with bonuses to intellect that hold only while investigating."""
    value = values.skill(g, test.seat, test.skill)
    if test.kind == "investigate" and test.skill == INTELLECT:
        for gives, use in g.board.gives.get("investigating", ()):
            if use.seat == test.seat and gives.to(g, use, g.state.investigators[test.seat]):
                value += gives.amount if isinstance(gives.amount, int) else gives.amount(g, use, -1)
    return value


def _determine(g: ArkhamTable, test: SkillTest) -> None:
    """Compare the value with the difficulty; "would fail" comes just before, "after" reactions here (ST.6)."""
    _compare(g, test)
    if not test.success:
        announce(g, WHEN, WOULD_FAIL, seat=test.seat, test=test)
        _compare(g, test)
    word = "succeeds" if test.success else "fails"
    g.note(f"test {word}", g.state.investigators[test.seat], seat=test.seat, before=test.value, after=test.margin)
    announce(g, AFTER, TEST_ENDS, seat=test.seat, test=test, value=test.success)
    if test.success and test.kind == "investigate":
        announce(g, AFTER, INVESTIGATED, test.target, test.seat, test=test)


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
    """Apply results one at a time in the tester's order: the test's own, committed cards', tokens'."""
    for change in test.adjust:
        change(g, test)
    waiting = list(test.on_success if test.success else test.on_fail)
    if test.success:
        for seat, uid in test.committed:
            text = g.kind(uid).committed
            if text is None or text.effect is None or (text.when is not None and not text.when(g, test)):
                continue
            if text.adjusts:
                g.carry_out(text.effect, g.use_of(uid, seat))
            else:
                waiting.append((g.title(uid), _by_card(text.effect, g.use_of(uid, seat))))
    while waiting and not g.state.gone[test.seat]:
        index = 0
        if len(waiting) > 1 and len({name for name, _ in waiting}) > 1:
            options = [Option(g, "apply", note=name, value=i) for i, (name, _) in enumerate(waiting)]
            distinct = {option.note: option for option in reversed(options)}
            index = g.decide(test.seat, "order", "Which result applies first?", list(reversed(distinct.values())))
        _, effect_of = waiting.pop(index)
        effect_of(g, test)


def _by_card(effect: Effect, use: Use) -> Callable[[ArkhamTable, SkillTest], Any]:
    """A committed card's effect as a result of the test; it is its owner's."""
    return lambda g, test: g.carry_out(effect, use)


def _end(g: ArkhamTable, test: SkillTest) -> None:
    """Discard committed cards, but for those that return to the hand, and end what was for this test."""
    for seat, uid in test.committed:
        if g.state.cards[uid].zone != COMMITTED:
            continue
        text = g.kind(uid).committed
        if text is not None and text.returns is not None and text.returns.test(g, g.use_of(uid, seat)):
            take_back(g, uid)
        else:
            discard(g, uid)
    state = g.state
    state.uses = limits.expire(state.uses, "test")
    if any(each.until == "test" for each in state.lasting):
        state.lasting = tuple(each for each in state.lasting if each.until != "test")
        state.changed()


def take_back(g: ArkhamTable, uid: int) -> None:
    """Return a committed card to its owner's hand."""
    if g.state.cards[uid].zone == COMMITTED:
        move(g, uid, HAND)
        g.note("returned", uid, seat=g.state.cards[uid].owner)


def reverse_sign(g: ArkhamTable, revealed: Event) -> None:
    """Count a revealed negative token as positive; what was doubled because it was negative is so no longer."""
    test: SkillTest = revealed.test
    own = revealed.damage
    if doubles_negative(g, test):
        own //= 2
    test.modifier -= revealed.damage + own
    revealed.damage = -own
