"""The random simulator: plays any game at random and checks at every decision what must always be true."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import NoDeal, RulesError, UserError
from orne.kernel.frames import Frame
from orne.kernel.game import Game, play_out
from orne.kernel.position import run
from orne.kernel.rulebook import Rulebook
from orne.kernel.samples import Witness
from orne.lab.reasons import wrong_reasons

Shown = tuple[Any, Any]
MOST_DECISIONS = 20_000
"""A game that is not over by then does not end."""


SAMPLED = 4
"""Decisions between two looks at samples."""


class Broken(AssertionError):
    """Something that must always be true was not; the message says what, and how to see it again."""


def check_game(
    rules: Rulebook[Any], start: Mapping[str, Any], seed: int, *, thorough: int = 1, reasons: int = 0
) -> int:
    """Play one game at random, checking every ``thorough``-th decision in full; how many decisions it had.

    What is answered to "why not?" is checked at every ``reasons``-th decision, which takes longest; 0 is never.
    """
    game: Game[Any] = Game(rules, start)
    beside: Game[Any] = Game(rules, start)
    """Only ever answered: where the rules can be kept waiting at a question, they are never run again in it."""
    chance = rng.Chance(seed)
    number = 0
    now = _shown(game)
    while game.decision is not None:
        if number > MOST_DECISIONS:
            raise Broken(_where(game, number, "the game does not end"))
        _check_question(game, number)
        option = game.options[rng.below(chance, len(game.options))]
        try:
            if reasons and number % reasons == 0:
                for wrong in wrong_reasons(game):
                    raise Broken(_where(game, number, wrong))
            if number % thorough:
                game.choose(option)
            else:
                _check_position(game, number, chance, now)
                now = _check_choice(game, option, number, now)
            beside.choose(option.key)
        except (RulesError, UserError) as error:
            raise Broken(_where(game, number, f"{error}, after {option.key}")) from error
        number += 1
        if number % thorough == 0 and thorough > 1:
            now = _shown(game)
        if number % thorough == 0 and (_shown(beside) != now or len(beside.log) != len(game.log)):
            raise Broken(_where(game, number, "a game that is only answered went on differently"))
    if list(beside.log) != list(game.log):
        raise Broken(_where(game, number, "a game that is only answered tells another story"))
    try:
        _check_end(game, number)
    except (RulesError, UserError) as error:
        raise Broken(_where(game, number, f"played through again: {error}")) from error
    return number


def _check_choice(game: Game[Any], option: Option, number: int, before: Shown) -> Shown:
    """Make a choice on a copy and on the game: both go the same way, neither touches the other, undo leads back."""
    other = game.copy()
    other.choose(option.key)
    if _shown(game) != before:
        raise Broken(_where(game, number, "choosing on a copy changed the original"))
    game.choose(option)
    after = _shown(game)
    if _shown(other) != after:
        raise Broken(_where(game, number, "a copy went on differently"))
    other.undo()
    if _shown(other) != before:
        raise Broken(_where(game, number, "undo did not lead back"))
    return after


def _check_question(game: Game[Any], number: int) -> None:
    """There is a way on, and every option can be told from the others."""
    keys = [option.key for option in game.options]
    if len(keys) < (1 if game.start.get("ask_always") else 2):
        raise Broken(_where(game, number, "there is nothing to choose between"))
    if len(set(keys)) != len(keys):
        raise Broken(_where(game, number, f"two options have the same key: {sorted(keys)}"))
    wrong = game.rules.problems(game.state)
    if wrong:
        raise Broken(_where(game, number, "; ".join(wrong)))


def _check_position(game: Game[Any], number: int, chance: rng.Chance, now: Shown) -> None:
    """The JSON round trip is equal, and a view (of each seat in turn) does not tell what the seat may not know."""
    if _shown(Game.load(game.save())) != now:
        raise Broken(_where(game, number, "a saved and loaded game differs"))
    rules = game.rules
    seat = number % game.state.seats
    view = rules.view(game.state, seat)
    json.dumps(view)
    if rules.view(rules.deal(game.state, seat, rng.Chance(rng.word(chance))), seat) != view:
        raise Broken(_where(game, number, f"the view of seat {seat} depends on hidden cards"))
    _check_question_on_other_deals(game, number, chance)
    if number % SAMPLED == 0:
        _check_samples(game, number, chance)
    if game.start.get("ask_always"):
        _check_asking(game, number, chance)


def _check_question_on_other_deals(game: Game[Any], number: int, chance: rng.Chance) -> None:
    """A question depends on nothing that its seat cannot know; where all are always asked, nor does who is asked."""
    decision = game.decision
    if decision is None or not game.at_boundary or game.table.memory() is not None:
        return
    always = bool(game.start.get("ask_always"))
    for seat in range(game.state.seats) if always else (decision.seat,):
        other = asked_on_another_deal(game, seat, rng.word(chance))
        if other is None or (other.seat, other.kind) != (decision.seat, decision.kind):
            if always:
                raise Broken(_where(game, number, f"who is asked depends on cards hidden from seat {seat}: {other}"))
            continue
        if seat == decision.seat and (other.prompt, other.keys) != (decision.prompt, decision.keys):
            raise Broken(_where(game, number, f"the question to seat {seat} depends on hidden cards: {other}"))


def asked_on_another_deal(game: Game[Any], seat: int, seed: int) -> Decision | None:
    """What is asked at a boundary when the cards hidden from a seat lie differently."""
    rules = game.rules
    frame = Frame(rules.deal(game.state, seat, rng.Chance(seed)))
    return run(rules, frame, (), ask_always=bool(game.start.get("ask_always"))).decision


def _check_samples(game: Game[Any], number: int, chance: rng.Chance) -> None:
    """A sample is made of what the seat knows and of its seed alone: a sample of a sample is the same."""
    seat = number // SAMPLED % game.state.seats
    one, two = rng.word(chance), rng.word(chance)
    try:
        sample = game.resample(seat, two)
        other = game.resample(seat, one).resample(seat, two)
    except NoDeal:
        return
    # A card that came to light since the keyframe is dealt where it lay then: in the hand, or in the deck.
    came_to_light = Witness(game.rules, game._position, seat, bool(game.start.get("ask_always"))).cards
    if not came_to_light and as_dealt(sample) != as_dealt(other):
        raise Broken(_where(game, number, f"a sample for seat {seat} depends on what the seat cannot know"))
    if sample.view(seat) != game.view(seat):
        raise Broken(_where(game, number, f"seat {seat} would see something else in a sample"))
    told = sample.sentences(seat)
    if told and game.sentences(seat)[-len(told) :] != told:
        raise Broken(_where(game, number, f"seat {seat} would be told something else in a sample: {told}"))
    if sample.state.rng == game.state.rng:
        raise Broken(_where(game, number, "a sample goes on with the true generator"))


def _check_asking(game: Game[Any], number: int, chance: rng.Chance) -> None:
    """Where all are always asked, whoever is told the same sees the same seat being asked the same kind of question."""
    watching = number % game.state.seats
    try:
        other = game.resample(watching, rng.word(chance))
    except NoDeal:
        return
    one, seed = game.copy(), rng.word(chance)
    keys = [key for key in one.decision.keys if key in other.decision.keys] if one.decision and other.decision else []
    if one.decision is None or not keys or (one.decision.seat != watching and "pass" not in keys):
        return
    key = keys[rng.below(chance, len(keys))] if one.decision.seat == watching else "pass"
    before = len(one.sentences(watching)), len(other.sentences(watching))
    for each in (one, other):
        each.reseed(seed)
        each.choose(key)
    told = one.sentences(watching, before[0]), other.sentences(watching, before[1])
    length = min(map(len, told))
    asked = _asked(one), _asked(other)
    if any(each is not None and each[0] == watching for each in asked):
        return  # what a seat is asked it may have learned itself just now, by a search
    if told[0][:length] == told[1][:length] and (told[0] != told[1] or asked[0] != asked[1]):
        what = f"after {key} seat {watching} was told {told}, and sees {asked}"
        raise Broken(_where(game, number, f"who is asked depends on hidden cards: {what}"))


def _asked(game: Game[Any]) -> tuple[int, str] | None:
    """Who is asked, and what kind of question: what everybody at the table sees."""
    return (game.decision.seat, game.decision.kind) if game.decision else None


def as_dealt(sample: Game[Any]) -> Shown:
    """A sample and its question as anybody could tell it: which copy of a card lies where is nobody's to know.

    In the middle of a step the copy that was found in a deck keeps its place there, which says nothing: the deck is
    shuffled after the search.
    """
    state = sample.state
    ordered = sample.at_boundary
    piles: list[list[int]] = []
    for name in _PILES:
        pile = getattr(state, name, [])
        for cards in pile if pile and isinstance(pile[0], list) else [pile]:
            kinds = [state.cards[uid].kind for uid in cards]
            piles.append(kinds if ordered and name != "hand" else sorted(kinds))
    views = [sample.rules.view(state, each) for each in range(state.seats)]
    decision = sample.decision
    # The order of a hand says nothing, and so neither does that of the options made from it.
    asked = decision and (decision.seat, decision.kind, decision.prompt, sorted(decision.keys))
    return [piles, *views], asked


_PILES = ("deck", "hand", "story_deck", "encounter_deck", "special_deck")
"""Where cards lie hidden, in either game."""


def _check_end(game: Game[Any], number: int) -> None:
    """The record leads to the same end, on the fast path too."""
    record = game.record()
    again = Game.from_record(json.loads(json.dumps(record)))
    if _shown(again) != _shown(game) or list(again.log) != list(game.log):
        raise Broken(_where(game, number, "the record does not lead to the same end"))
    keys = iter(record["decisions"])

    def recorded(decision: Decision) -> Option:
        key = next(keys)
        return next(option for option in decision.options if option.key == key)

    table = play_out(game.rules, game.start, (recorded,) * game.state.seats)
    if game.rules.encode(table.state) != game.rules.encode(game.state):
        raise Broken(_where(game, number, "the fast path leads elsewhere"))


def _shown(game: Game[Any]) -> Shown:
    """The whole position and its question, for comparing."""
    decision = game.decision
    asked = None if decision is None else (decision.seat, decision.kind, decision.prompt, decision.keys)
    return game.rules.encode(game.state), asked


def _where(game: Game[Any], number: int, what: str) -> str:
    """What is wrong, and the record that shows it."""
    return f"decision {number + 1}: {what}\nrecord: {json.dumps(game.record())}"
