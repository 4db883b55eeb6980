"""Rooms played at random: every page fits its schema and tells nothing hidden, every bad answer changes nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from orne.bots.shared import Bot
from orne.kernel import rng
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import LONGEST, UserError
from orne.kernel.game import Game
from orne.kernel.rulebook import Rulebook
from orne.kernel.undo import NEW, policy_of
from orne.lab.deals import difference
from orne.lab.meddling import Meddler
from orne.lab.room_pages import Seen, opened_again
from orne.lab.simulator import Broken
from orne.set_up.shared.seated import HUMAN
from orne.table.room import Room
from orne.table.settings import Settings
from orne.table.shared.clocks import ClockRule
from orne.table.shared.data import Card, Value
from orne.table.shared.messages import Page
from orne.table.shared.plain import plain, text
from orne.table.shared.question_data import Question
from orne.table.shared.questions import is_declining
from orne.table.shared.schema import Unfit, check, schema

MOST_ANSWERS = 5_000
TINY = 1e-6
"""Seconds by which sums of times may be out."""
HIDDEN_PLACES = ("deck", "hand", "story_deck", "encounter_deck", "special_deck")
"""Where cards lie hidden, in either game."""
JUNK: tuple[object, ...] = (
    None, True, 7, -1, 3.5, "", "pass the salt", "\x00" * 50, [], [1], {}, {"i": -1}, {"i": 10**6}, {"i": "0"},
    {"key": 3}, {"q": 0, "i": 0}, {"i": 0, "key": "nothing of the kind"}, {"i": 0, "is": [0]}, {"is": [10**6]},
    {"order": []}, {"plan": [["c1", "c2", "c3"]]}, {"plan": [["nobody", "nowhere"]]}, {"amounts": {"c1": [9, 9]}},
    {"amounts": {"nobody": [1, 0]}}, {"say": "hello"}, {"i": True}, {"is": "all"}, b"pass",
)  # fmt: skip
"""What is not an answer to any question."""


def check_room(rules: Rulebook[Any], start: Mapping[str, Any], seed: int, *, thorough: int = 1) -> int:
    """Play one game in a room at random, every ``thorough``-th answer looked at in full; how many there were."""
    trial = _Trial(Game(rules, start), seed)
    try:
        return trial.play(thorough)
    except Unfit as unfit:
        raise Broken(trial.where(f"a page does not fit its schema: {unfit}")) from unfit


class _Failing:
    """A bot that now and then raises, or answers what nobody offers."""

    def __init__(self, bot: Bot, chance: rng.Chance) -> None:
        self._bot = bot
        self._chance = chance
        self.name = bot.name

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Fail, or answer as the bot does."""
        fails = rng.below(self._chance, 24)
        if fails == 0:
            raise ZeroDivisionError("a bot fails")
        return Option(game.table, "fly away") if fails == 1 else self._bot.choose(game, decision)


class _Trial:
    """One room, and what has been seen of it."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.chance = rng.Chance(seed)
        seats = game.state.seats
        bots = [HUMAN, "random"]
        players = [HUMAN, *(bots[rng.below(self.chance, 2)] for _ in range(seats - 1))]
        settings = Settings(
            bot_seed=seed,
            hidden=bool(game.start.get("ask_always")),
            clock=self._any((None, None, ClockRule(600, 5), ClockRule(20))),
            one_screen=not rng.below(self.chance, 4),
        )
        self.time = 0.0
        self.room = Room(game, players, settings, now=lambda: self.time)
        for seat, bot in enumerate(self.room.seating.bots):
            if bot is not None and not rng.below(self.chance, 3):
                self.room.seating.bots[seat] = _Failing(bot, self.chance)
        self.meddler = Meddler(self.room, self.chance)
        self.schema = schema()
        self.seats = (*range(seats), None)
        self.called: list[dict[str, int]] = [{} for _ in range(seats)]
        """For every viewer, what each handle has meant so far."""
        self.gone: list[set[str]] = [set() for _ in range(seats)]
        """For every viewer, the handles of cards that went out of sight."""
        self.shown: dict[tuple[str, ...], Seen] = {}
        """What was decided before each question so far, and the page of whoever was asked."""
        self.number = 0

    def where(self, what: str) -> str:
        """What is wrong, and the record that shows it."""
        return f"answer {self.number + 1}: {what}\nrecord: {json.dumps(self.room.game.record())}"

    def _any(self, items: Any) -> Any:
        return items[rng.below(self.chance, len(items))]

    def play(self, thorough: int) -> int:
        """Play to the end."""
        room = self.room
        while room.ended is None:
            self._let_time_pass(rng.below(self.chance, 300) / 1000)
            while self._step():
                self._look_at_handles()
            if self.number > MOST_ANSWERS:
                raise Broken(self.where("the game does not end"))
            self._meddle()
            seat = room.asked
            if seat is None:
                self._wait()
                continue
            if self.number % thorough == 0:
                self._look(seat)
            if room.asked == seat:
                self._answer(seat)
            self._look_at_handles()
            self.number += 1
            if not rng.below(self.chance, 20):
                self._open_again()
        if not room.game.over:
            room.offer(self.room.seating.people[0], "rematch")
        for viewer in self.seats:
            check(plain(room.page(viewer)), self.schema)
            check(plain(room.page_at(viewer, rng.below(self.chance, room.n + 1), open_hands=True)), self.schema)
        return self.number

    def _meddle(self) -> None:
        """Somebody says something else, or two things; the table holds together."""
        for _ in range(rng.below(self.chance, 3)):
            try:
                said, message = self.meddler.meddle()
            except ValueError as broken:
                raise Broken(self.where(str(broken))) from broken
            if message is not None:
                check(plain(message), self.schema)
            if self.room.n != len(self.room.game.decisions()):
                raise Broken(self.where(f"{said}: the room has lost count of its decisions"))
            self._look_at_handles()
        if self.room.ended is None and not rng.below(self.chance, 3_000):
            self.room.concede(self._any(self.room.seating.people))

    def _let_time_pass(self, seconds: float) -> None:
        """Time passes for whoever is asked, and for nobody else."""
        before, asked = self.room.clock(), self.room.asked
        self.time += seconds
        after = self.room.clock()
        if before is None or after is None:
            return
        for seat, (had, has) in enumerate(zip(before.left, after.left, strict=True)):
            spent = had - has
            if not (0 <= spent <= seconds + TINY if seat == asked else spent == 0) or has < 0:
                raise Broken(self.where(f"the clock of seat {seat} went from {had} to {has} in {seconds} seconds"))

    def _step(self) -> bool:
        """Let the next thing happen; a person is passed over only as they have said."""
        room = self.room
        decision, seat, game = room.game.looked_at, room.awaited, room.game
        by_word = decision is not None and seat in room.seating.people and decision.kind in room.table.kinds.windows
        if not by_word or room.settings.hidden:
            return room.step()
        assert decision is not None
        state, asking = game.state, room.hello(decision.seat).asking
        assert asking is not None
        able = [option for option in decision.options if not is_declining(option)]
        slugs = [{state.catalogue.kinds[state.cards[uid].kind].slug for uid in option.cards[:1]} for option in able]
        own = room.table.main(game.table, decision) or room.table.moment(game.table)[1] in asking.phases
        unwanted = all(each and each <= set(asking.not_now) for each in slugs)
        if not room.step():
            return False
        made = decision.options[decision.index(str(game.decisions()[-1]))]
        if able and len(decision.options) > 1 and not is_declining(made):
            raise Broken(self.where(f"{made.key} was answered for seat {decision.seat}"))
        if able and own and not unwanted:
            raise Broken(self.where(f"seat {decision.seat} wanted to be asked, and was passed over"))
        if any(each & set(asking.always_for) for each in slugs):
            raise Broken(self.where(f"seat {decision.seat} is always asked for a card, and was passed over"))
        return True

    def _open_again(self) -> None:
        """A room that was left and opened again shows everybody what they saw."""
        room = self.room
        if room.ended is not None or room.settings.hidden or room.game.read_only:
            return
        again = opened_again(room)
        if again.asked != room.asked:
            raise Broken(self.where(f"opened again, the room asks seat {again.asked}, not {room.asked}"))
        for seat in range(room.game.state.seats):
            one, other = Seen(room, seat), Seen(again, seat)
            self._same(one.content, other.content, f"opened again, the page of seat {seat} is another one")

    def _same(self, one: str, other: str, words: str) -> None:
        """Two pages must say the same."""
        if one != other:
            at = next(place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])
            raise Broken(
                self.where(f"{words}: {one[max(0, at - 200) : at + 200]} / {other[max(0, at - 200) : at + 200]}")
            )

    def _wait(self) -> None:
        """Nobody is asked: time passes until something happens by itself."""
        room = self.room
        if room.ended is not None:
            return
        before = room.moment
        due = room.due
        if due is None:
            raise Broken(self.where("nobody is asked, and nothing will happen"))
        self.time = max(self.time, due)
        room.tick()
        if not room.step() and room.asked is None and room.moment == before and room.ended is None:
            raise Broken(self.where("nobody is asked, and nothing happens"))
        self._look_at_handles()

    # ---- pages

    def _look(self, seat: int) -> None:
        """Look at every page, the question, reasons, bad answers and taking back."""
        room = self.room
        question = room.question(seat)
        assert question is not None
        for viewer in self.seats:
            page = room.page(viewer)
            check(plain(page), self.schema)
            self._look_for_leaks(page)
            for card in page.cards:
                self._look_at_values(card)
            if viewer is not None:
                self._claim(viewer, page)
            if viewer not in (seat, None) and (page.question is not None or page.waiting is None):
                raise Broken(self.where(f"seat {viewer} is asked in the place of seat {seat}"))
            self._look_at_options(page)
        for message in (room.hello(seat), self._why_not(seat, question)):
            check(plain(message), self.schema)
        self._bad_answers(seat, question)
        if self.number % 4 == 0:
            found = difference(room.game, self._any(self.seats[:-1]), self.chance)
            if found:
                raise Broken(self.where(found))
        self._take_back(seat)
        if self.number % 16 == 0:
            self._suggest(seat)

    def _claim(self, viewer: int, page: Page) -> None:
        """A game is claimed against somebody who has no time left, and not otherwise."""
        room = self.room
        clock = room.clock()
        late = clock is not None and room.asked is not None and clock.left[room.asked] <= 0
        if "claim" in page.may:
            if not late or viewer == room.asked:
                raise Broken(self.where(f"seat {viewer} may claim the game, and nobody else is late"))
            return
        try:
            room.claim(viewer)
        except UserError:
            return
        raise Broken(self.where(f"seat {viewer} claims the game and may not"))

    def _look_for_leaks(self, page: Page) -> None:
        """No id of a card may be on a page that its viewer can see nowhere."""
        game = self.room.game
        state, rules = game.state, game.rules
        ids = [kind.slug for kind in state.catalogue.kinds]
        shown = {card.card for card in (*page.cards, *(page.question.cards if page.question else ()))}
        # What the player settled names cards that they saw at that time.
        said = text(replace(page, asking=None))
        for card in state.cards:
            name = ids[card.kind]
            if name not in shown and rules.hides(state, card, page.seat) and f'"{name}"' in said:
                raise Broken(self.where(f"the page of seat {page.seat} names {name}, which is hidden"))

    def _look_at_values(self, card: Card) -> None:
        """The sources of a value make up the difference to what is printed."""
        for name, value in card.values.items():
            if not _adds_up(value):
                raise Broken(self.where(f"{name} of {card.title} does not add up: {value}"))

    def _look_at_options(self, page: Page) -> None:
        """Options name cards that are on the page, and those cards know it; numbers are those of their places."""
        question = page.question
        if question is None:
            return
        cards = {card.h: card for card in (*page.cards, *question.cards)}
        if len(cards) < len(page.cards) + len(question.cards):
            raise Broken(self.where("two cards on a page share a handle"))
        for number, option in enumerate(question.options):
            if option.i != number or any(number not in cards[h].can for h in option.cards if h in cards):
                raise Broken(self.where(f"option {number} is not known to its cards"))
            if any(h not in cards for h in option.cards):
                raise Broken(self.where(f"option {number} names a card that is not on the page"))
        if question.primary is not None and not 0 <= question.primary < len(question.options):
            raise Broken(self.where("the primary option is not one of the options"))

    def _look_at_handles(self) -> None:
        """A handle means one card; a card that was out of sight has a new one."""
        game = self.room.game
        state, rules = game.state, game.rules
        lying = {uid for name in HIDDEN_PLACES for uid in _flat(getattr(state, name, ()))}
        revealed = bool(game.view(None).get("revealed"))
        for seat in range(len(self.called)):
            now = self.room.viewers[seat].handles.meanings()
            called, gone = self.called[seat], self.gone[seat]
            for handle, uid in now.items():
                if called.setdefault(handle, uid) != uid:
                    raise Broken(self.where(f"{handle} means another card to seat {seat}"))
                if handle in gone and not rules.hides(state, state.cards[uid], seat):
                    raise Broken(self.where(f"seat {seat} calls a card that was out of sight by its old handle"))
            if revealed:  # a card that is shown where it lies can be followed
                continue
            question = self.room.question(seat)
            shown = {card.h for card in question.cards} if question is not None else set()
            gone |= {
                handle
                for handle, uid in called.items()
                if uid in lying and handle not in shown and rules.hides(state, state.cards[uid], seat)
            }

    # ---- asking besides

    def _why_not(self, seat: int, question: Question) -> Any:
        """There is something to say about anything."""
        page = self.room.page(seat)
        what = self._any([*(card.h for card in page.cards), *(option.key for option in question.options)])
        said = self.room.why_not(seat, what)
        if not said.offered and not said.reasons:
            raise Broken(self.where(f"nothing is said about {what}"))
        offered = next((option.i for option in question.options if option.key == what), None)
        if offered is not None and offered not in said.offered:
            raise Broken(self.where(f"{what} is offered, and reasons are given against it"))
        return said

    def _suggest(self, seat: int) -> None:
        """A suggestion is one of the options."""
        try:
            check(plain(self.room.hint(seat, "greedy")), self.schema)
        except UserError:
            return

    # ---- answers

    def _bad_answers(self, seat: int, question: Question) -> None:
        """Late, foreign and malformed answers change nothing and get one sentence."""
        good = {"q": question.id, "n": question.n, "i": 0}
        others = [each for each in self.seats if each not in (seat, None)]
        bad = [(seat, self._any(JUNK)), (seat, {**good, "q": question.id - 1}), (seat, {**good, "n": question.n + 1})]
        bad += [(self._any([*others, 99, -1, "you", None]), good), (seat, {**good, "i": len(question.options)})]
        before = self.room.game.fingerprint()
        for who, said in bad:
            if isinstance(said, str) and said in [option.key for option in question.options]:
                continue
            try:
                self.room.answer(who, said)
            except UserError as error:
                if not str(error) or len(str(error)) > LONGEST or "\n" in str(error):
                    raise Broken(self.where(f"{said!r} gets no sentence: {error!r}")) from error
            else:
                raise Broken(self.where(f"{said!r} of seat {who} was taken"))
            if self.room.game.fingerprint() != before or self.room.question(seat) != question:
                raise Broken(self.where(f"{said!r} was refused, and yet something changed"))

    def _answer(self, seat: int) -> None:
        """Answer in any way that the question allows; the same answer a second time is too late."""
        question = self.room.question(seat)
        assert question is not None
        self._look_as_before(seat)
        answer = self._some_answer(question)
        try:
            self.room.answer(seat, answer)
        except UserError:
            if not {"is", "plan"} & answer.keys():
                raise
            self.room.answer(seat, answer := {"q": question.id, "key": self._any(question.options).key})
        self._too_late({**answer, "q": question.id})

    def _look_as_before(self, seat: int) -> None:
        """Where the same was decided before, and then taken back, the page is as it was."""
        decided = tuple(map(str, self.room.game.decisions()))
        now = Seen(self.room, seat)
        before = self.shown.setdefault(decided, now)
        if before is not now and before.seat == seat:
            self._same(before.content, now.content, f"taken back, the page of seat {seat} is another one")

    def _too_late(self, answer: Mapping[str, Any]) -> None:
        """An answer to a question that was answered or taken back is nobody's any more."""
        for seat in self.seats[:-1]:
            try:
                self.room.answer(seat, answer)
            except UserError:
                continue
            raise Broken(self.where(f"{answer} of seat {seat} was taken too late"))

    def _some_answer(self, question: Question) -> dict[str, Any]:
        """An answer of any shape; several picks together may not be allowed."""
        option = self._any(question.options)
        plainly = {"q": question.id, "n": question.n, "i": option.i, "key": option.key}
        if rng.below(self.chance, 2):
            return plainly
        real = [each for each in question.options if not each.harmless]
        if question.form == "order":
            order = [each.i for each in question.options]
            rng.shuffle(self.chance, order)
            return {"q": question.id, "order": order}
        if question.form == "several" and question.pick == "each":
            picked = {"q": question.id, "is": [each.i for each in real if rng.below(self.chance, 2)]}
            beside = self.room.all_beside(question.seat)
            if not beside or rng.below(self.chance, 3) == 0:
                return picked
            # What several seats of one screen commit, they may commit at once.
            return {**picked, "beside": [[seat, [self._any(found).i]] for seat, (_, found) in beside.items()]}
        if question.form == "plan":
            plan = {each.cards[0]: each.cards[1] for each in real if rng.below(self.chance, 2)}
            return {"q": question.id, "plan": [list(pair) for pair in plan.items()]}
        if question.assign is not None:
            return {"q": question.id, "amounts": {share.h: list(share.start) for share in question.assign.to}}
        return plainly

    def _take_back(self, seat: int) -> None:
        """What is taken back leads to the same position, and done again to the same as well."""
        room = self.room
        # What cannot be done again is rarely taken back, or no game would come to its end.
        if room.seating.others(seat) or rng.below(self.chance, 2 if policy_of(room.game) != NEW else 16):
            return
        left: list[str] = []
        for _ in range(1 + rng.below(self.chance, 3)):
            now, question = room.game.fingerprint(), room.question(room.asked)
            assert question is not None
            try:
                room.undo(seat)
            except UserError:
                break
            left.append(now)
            self._look_at_handles()
            self._too_late({"q": question.id, "i": 0})
            if room.asked is None:
                break
            self._look_as_before(room.asked)
        page = room.page(seat)
        check(plain(page), self.schema)
        if "redo" not in page.may:
            return
        for now in reversed(left):
            room.redo(seat)
            if room.game.fingerprint() != now:
                raise Broken(self.where("what was taken back and done again leads elsewhere"))
            self._look_at_handles()
        if room.asked is not None:
            self._look_as_before(room.asked)


def _flat(pile: Any) -> list[int]:
    """The cards of a pile, or of each player's."""
    return [uid for each in pile for uid in each] if pile and isinstance(pile[0], list) else list(pile)


def _adds_up(value: Value) -> bool:
    """Whether what is printed and its changes make up a value."""
    return value.printed is None or value.now == value.printed + sum(part.n for part in value.why)
