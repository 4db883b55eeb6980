"""The skill test under way as data: the sum with its sources, the chance, the tokens, and how it came out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

from orne.arkham import odds, values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE
from orne.arkham.facts import SKILLS
from orne.arkham.immunity import immune
from orne.arkham.rules import chaos
from orne.arkham.rules.fight import DAMAGE
from orne.arkham.rules.investigate import CLUE
from orne.arkham.rules.player_window import offers
from orne.arkham.rules.skill_test import (
    committable,
    committers,
    helping_refusal,
    icons,
    token_worth,
    total,
)
from orne.arkham.rules.timing import who_may_act
from orne.arkham.sentences import first_name
from orne.arkham.skill_test import Result as Outcome
from orne.arkham.skill_test import SkillTest
from orne.arkham.state import HAND, NOWHERE
from orne.arkham.table import ArkhamTable
from orne.kernel.log_words import plural
from orne.table.arkham.sources import added, parts
from orne.table.arkham.warnings import missed
from orne.table.shared.data import Ahead, Chance, Part, Result, Test, Token
from orne.table.shared.handles import Namer

COMMITTING, REVEALING = 2, 3
MOST_ICONS = 40
"""More than ever count in a test: that many pass it on every token that can be passed on."""
KNOWN = 5
"""The step from which on it is known how a test comes out; what it would be may still be answered in this one."""
_COMPARED = {FIGHT: "fight", EVADE: "evade", INVESTIGATE: "shroud"}
"""The value of its target that a test of a kind is against."""


def fraction(chance: Fraction) -> Chance:
    """A chance as two numbers."""
    return chance.numerator, chance.denominator


def of_test(g: ArkhamTable, of: Namer, asked: int | None, own: Collection[int] = ()) -> Test | None:
    """The test under way, or None; what comes next is for who is asked, and whoever else answers with them."""
    test = g.test
    if test is None:
        return None
    if not test.facing:
        return _shown(g, test, of, asked, own, None)
    # A token that may still be answered is shown as it would count.
    stands = odds.with_token(g, test, test.facing)
    test.tokens.append(test.facing)
    try:
        return _shown(g, test, of, asked, own, stands)
    finally:
        test.tokens.pop()


def _shown(
    g: ArkhamTable, test: SkillTest, of: Namer, asked: int | None, own: Collection[int], stands: Fraction | None
) -> Test:
    """A test with its tokens; the chance is given where one of them is not resolved yet."""
    seen = odds.of_test(g, test)
    before = _before(g, test)
    left = Counter(chaos.remaining(g.state.bag, test.tokens))
    known = test.step >= KNOWN
    dealt, more = _dealt(g, test) if _usual(test) else (0, [])
    adds = _adds(g, test, asked, dealt) if asked is not None and test.step == COMMITTING and _usual(test) else []
    most = sum(number for _, number in adds)
    here = [asked, *own]
    with_them = len([seat for seat in own if seat in committers(g, test)]) if test.step == COMMITTING else 0
    return Test(
        seat=test.seat,
        skill=SKILLS[test.skill],
        value=test.value if known else seen.value,
        parts=_value(g, test, seen.value, of),
        difficulty=seen.difficulty,
        parts2=_difficulty(g, test, seen.difficulty, of),
        chance=fraction(_chance(g, test, seen.chance) if stands is None else stands),
        before=fraction(before.chance),
        tokens=tuple(
            Token(token, copies, _worth(g, test, token), token not in seen.fails_on, token not in before.fails_on)
            for token, copies in sorted(left.items(), key=_place)
        ),
        step=test.step,
        revealed=tuple(test.tokens),
        committed=tuple(h for _, uid in test.committed if (h := of(uid))),
        source=of(test.about) if test.about != NOWHERE else None,
        success=_success(g, test, dealt),
        result=Result(test.success, test.margin, tuple(test.tokens)) if known else None,
        by=of(test.source.holder) if test.source is not None else None,
        success_parts=_sizes(g, dealt, more, of, always=bool(adds)),
        ahead=tuple(_ahead(g, test)) if test.step == COMMITTING else (),
        last=asked is not None and _nobody_else(g, test.committing[1:], test, asked, here),
        alone=asked is not None and _nobody_else(g, committers(g, test), test, asked, here),
        then=_then(g, test, asked, here) if asked is not None and test.step == COMMITTING else "",
        failure="; ".join(each.words for each in missed(g, test.seat, test.target, dealt)) if _may_miss(test) else "",
        adds=parts(g, most, adds, of),
        success_ahead=tuple(_success(g, test, dealt + more + 1) for more in range(most + with_them)),
    )


def _may_miss(test: SkillTest) -> bool:
    """Whether it is an attack that may still fail, or has failed."""
    return test.kind == FIGHT and not (test.step >= KNOWN and test.success)


def passing(g: ArkhamTable, test: SkillTest, seen: odds.Odds) -> tuple[str, ...]:
    """The tokens left in the bag on which a test would pass, each once."""
    left = dict.fromkeys(chaos.remaining(g.state.bag, test.tokens))
    return tuple(token for token in left if token not in seen.fails_on)


def _ahead(g: ArkhamTable, test: SkillTest) -> Iterator[Ahead]:
    """What each further icon would make of a test, until no more of them change anything."""
    now, best = odds.with_icons(g, test, 0), odds.with_icons(g, test, MOST_ICONS)
    more = 0
    while now.chance < best.chance:
        more += 1
        now = odds.with_icons(g, test, more)
        yield Ahead(fraction(now.chance), passing(g, test, now))


def _nobody_else(
    g: ArkhamTable, seats: Sequence[int], test: SkillTest, asked: int, here: Collection[int | None]
) -> bool:
    """Whether, for all that who is asked can know, nobody is asked before the token but who answers ``here``."""
    if test.step not in (COMMITTING, REVEALING) or test.tokens:
        return False
    acting = _acting(g, asked)
    if test.step == REVEALING:
        return acting in ([], [asked])
    return not acting and not _committing(g, seats, test, here)


def _acting(g: ArkhamTable, asked: int) -> list[int]:
    """Who has something to do in the player window before the token: what others hold is not known."""
    cards = g.state.cards
    return [
        seat
        for seat in who_may_act(g)
        if g.ask_always
        or any(seat == asked or all(cards[uid].zone != HAND for uid in each.cards) for each in offers(g, seat))
    ]


def _committing(g: ArkhamTable, seats: Sequence[int], test: SkillTest, here: Collection[int | None]) -> list[int]:
    """Which of some investigators might commit something, besides who is asked now: what they hold is not known."""
    hands = g.state.hand
    return [
        seat
        for seat in seats
        if seat not in here
        and (g.ask_always or (hands[seat] and (seat == test.seat or helping_refusal(g, test, seat) is None)))
    ]


def _then(g: ArkhamTable, test: SkillTest, asked: int, here: Collection[int | None]) -> str:
    """What comes when whoever is asked commits nothing more, as a button says it."""
    if others := _committing(g, test.committing[1:], test, here):
        return f"Let {first_name(g.title(g.state.investigators[others[0]]))} commit"
    return "On to the player window" if _acting(g, asked) else "Reveal a token"


def _place(copies: tuple[str, int]) -> tuple[bool, int, str]:
    """Where tokens stand in a row: numbers from the best down, then symbols."""
    token = copies[0]
    number = token.lstrip("+-").isdecimal()
    return not number, -int(token) if number else 0, token


def _value(g: ArkhamTable, test: SkillTest, total: int, of: Namer) -> tuple[Part, ...]:
    """What the value is made of: the skill, texts, icons, bonuses and tokens."""
    uid = g.state.investigators[test.seat]
    printed = g.kind(uid).facts.skills
    found = [(uid, printed[test.skill] if printed else 0), *added(g, uid, test.skill)]
    if test.kind:
        found += added(g, uid, f"{test.skill} {test.kind}")
    if test.source is not None and test.bonus:
        found.append((test.source.holder, test.bonus))
    if test.source is not None and test.varying is not None:
        found.append((test.source.holder, test.varying(g)))
    found += [(card, icons(g, card, test.skill)) for _, card in test.committed]
    tokens = tuple(
        Part(token, None, number) for place, token in enumerate(test.tokens) if (number := token_worth(g, test, place))
    )
    return (*parts(g, total - sum(each.n for each in tokens), found, of), *tokens)


def _difficulty(g: ArkhamTable, test: SkillTest, total: int, of: Namer) -> tuple[Part, ...]:
    """What the difficulty is made of: a value of the target, and texts about it."""
    compared = _COMPARED.get(test.kind)
    if compared is None or test.target == NOWHERE:
        return parts(g, total, [(test.about, total)] if test.about != NOWHERE else [], of)
    printed = getattr(g.kind(test.target).facts, compared) or 0
    found = [(test.target, printed), *added(g, test.target, compared)]
    if test.source is not None:
        # What the card changes by which one fights, evades or investigates is no change of the target itself.
        found.append((test.source.holder, total - sum(number for _, number in found)))
    return parts(g, total, found, of)


def _worth(g: ArkhamTable, test: SkillTest, token: str) -> int | None:
    """What a token would add now; None for the one that fails by itself."""
    if token == chaos.AUTO_FAIL:
        return None
    test.tokens.append(token)
    try:
        return token_worth(g, test, len(test.tokens) - 1)
    finally:
        test.tokens.pop()


def _chance(g: ArkhamTable, test: SkillTest, before_a_token: Fraction) -> Fraction:
    """The chance now: with its token revealed a test stands or falls, as things are."""
    if test.step >= KNOWN:
        return Fraction(int(test.success))
    if not test.tokens:
        return before_a_token
    stands = test.automatic is not False and (test.automatic is True or total(g, test) >= max(0, test.difficulty(g)))
    return Fraction(int(stands))


def _before(g: ArkhamTable, test: SkillTest) -> odds.Odds:
    """The numbers without the cards that are committed."""
    more = sum(icons(g, uid, test.skill) for _, uid in test.committed)
    test.bonus -= more
    try:
        return odds.of_test(g, test)
    finally:
        test.bonus += more


def _success(g: ArkhamTable, test: SkillTest, dealt: int) -> str:
    """What success does, in a few words."""
    return "; ".join(words for each in test.on_success if (words := _told(g, test, each, dealt)))


def _told(g: ArkhamTable, test: SkillTest, result: Outcome, dealt: int) -> str:
    """What one result of success does: the usual one of its kind of test, what a card's text does, or both."""
    own = result.effect.text if result.effect is not None else ""
    if result.name == CLUE:
        usual = f"discovers {plural(dealt, 'clue')}"
    elif result.name == DAMAGE:
        usual = f"deals {dealt} damage{_defeats(g, test, dealt)}"
    elif result.name == EVADE:
        usual = "evades"
    else:
        usual = "" if own else result.name
    return "; ".join(words for words in (usual, own) if words)


def _defeats(g: ArkhamTable, test: SkillTest, damage: int) -> str:
    """Whether that much damage is enough for the enemy, and what it is worth then."""
    if test.step >= KNOWN or immune(g, test.target, test.source.holder if test.source else g.effect_of):
        return ""
    if g.state.cards[test.target].damage + damage < (values.health(g, test.target) or 0):
        return ""
    victory = g.kind(test.target).facts.victory
    return f", enough to defeat it{f': victory {victory}' if victory else ''}"


def _sizes(
    g: ArkhamTable, dealt: int, more: list[tuple[int, int]], of: Namer, *, always: bool = False
) -> tuple[Part, ...]:
    """The usual damage or clue, and what each card adds; unless it is wanted always, nothing where none does."""
    added = sum(number for _, number in more)
    return (Part("", None, dealt - added), *parts(g, added, more, of)) if more or always else ()


def _size(test: SkillTest) -> int:
    """How much damage a fight deals, or how many clues an investigation discovers."""
    return test.damage if test.kind == FIGHT else test.clues


def _usual(test: SkillTest) -> bool:
    """Whether success deals damage or discovers clues, and no card's text stands in its place."""
    return any(each.name in (DAMAGE, CLUE) for each in test.on_success)


def _adds(g: ArkhamTable, test: SkillTest, asked: int, dealt: int) -> list[tuple[int, int]]:
    """What each card that may be committed now would add to the damage or clues."""
    held = committable(g, test, asked)
    found = [(uid, _dealt(g, test, ((asked, uid),))[0] - dealt) for uid in held]
    return [(uid, more) for uid, more in found if more]


def _dealt(
    g: ArkhamTable, test: SkillTest, besides: Sequence[tuple[int, int]] = ()
) -> tuple[int, list[tuple[int, int]]]:
    """How much a test brings once its results are known, and what weapons and committed cards add to it.

    Once they are known they have been changed already, and cannot be told apart any more. More cards count as if they
    were committed besides.
    """
    if test.success:
        return _size(test), []
    trial = test.again()
    trial.success = True
    log, g.log, g.test = g.log, None, trial
    try:
        for change in test.adjust:
            change(g, trial)
        found = [(test.source.holder, _size(trial) - 1)] if test.source is not None else []
        for seat, uid in (*test.committed, *besides):
            before = _size(trial)
            text, use = g.kind(uid).committed, g.use_of(uid, seat)
            if text is not None and text.adjusts and text.effect is not None:
                if text.when is None or text.when.test(g, use):
                    g.carry_out(text.effect, use)
            found.append((uid, _size(trial) - before))
    finally:
        g.log, g.test = log, test
    return _size(trial), [(uid, more) for uid, more in found if more]
