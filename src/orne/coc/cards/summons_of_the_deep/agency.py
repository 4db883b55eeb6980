"""The Agency, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "a-call-for-help",
    action(SearchToHand(CHARACTER & faction("agency"), shown=True), cost=ExhaustOne(CHARACTER & with_icon(ARCANE))),
)
card(
    "endless-interrogation",
    response(succeeds(), Then(opponent(DiscardRandom()), MayPay(Pay(1), top_this()))),
)
card(
    "endless-interrogation",
    response(succeeds(), Then(opponent(DiscardRandom()), MayPay(Pay(1), keep_this()))),
    until="lcg-3.0",
)

card(
    "dynamite",
    AttachTo(CHARACTER & faction("agency")),
    action(Wound(everything(CHARACTER & COMMITTED_WITH_HOST)), cost=DiscardThis()),
)

card(
    "repo-man",
    Replaces(struggle_result(COMBAT, here=True), take_control("ever", pick(SUPPORT & OPPONENTS))),
)

THERE = STORY & ANOTHER_STORY & WITH_CHARACTERS
BIKE = AttachTo(CHARACTER & YOURS)
card(
    "military-bike",
    BIKE,
    disrupt(HOSTS_STORY_RESOLVES, CommitTo(pick(THERE), THE_HOST), cost=ExhaustThis(named=True)),
)
card(
    "military-bike",
    BIKE,
    disrupt(HOSTS_STORY_RESOLVES, CommitTo(pick(THERE & UNRESOLVED), THE_HOST), cost=ExhaustThis(named=True)),
    until="lcg-3.0",
)
