"""A demonstration being played: every step is checked against the game and recorded as data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from orne.kernel.decision import Decision
from orne.kernel.errors import ImpossiblePosition, UserError, echo
from orne.kernel.game import Game
from orne.kernel.rulebook import S
from orne.rulings.showing.probe import Json, Probe, Probes, Reading, plain

Step = dict[str, Json]
"""One step of a demonstration: ``do`` says which, the rest is what is done or expected."""
MOST_PASSES: Final = 60
"""How often somebody passes, at most, until what is waited for comes."""
DECLINING: Final = ("pass", "done", "none")


class NotShown(Exception):
    """A demonstration that does not show what it says: the step, what was expected and what was found."""


class Show(ABC, Generic[S]):
    """One demonstration in one edition. Its methods are the sentences that a demonstration is written in."""

    probes: ClassVar[Probes[Any]]

    def __init__(self, edition: str, listener: Callable[[Show[S], Step], None] | None = None) -> None:
        self.edition = edition
        self.steps: list[Step] = []
        self._listener = listener
        self._game: Game[S] | None = None
        self._performers: Final[dict[str, Callable[[Step], None]]] = {
            "lay": self._lay,
            "cannot lay": self._cannot_lay,
            "begin": self._begin,
            "ask": self._ask,
            "answer": self._answer,
            "repeat": self._repeat,
            "cannot repeat": self._cannot_repeat,
            "why not": self._why_not,
            "see": self._see,
            "read": self._read,
            "idle": self._idle,
        }

    # ---- what the games differ in

    @abstractmethod
    def built(self, position: Mapping[str, Json]) -> Game[S]:
        """A game in the position that data describes."""

    @abstractmethod
    def begun(self, set_up: Mapping[str, Json]) -> Game[S]:
        """A game from its beginning, as data sets it up."""

    @abstractmethod
    def is_idle(self) -> bool:
        """Whether nothing is half done: no card half played, no test under way, nothing left to answer."""

    @abstractmethod
    def who(self, seat: int) -> str:
        """A player in words."""

    @abstractmethod
    def title(self, card: str) -> str:
        """The title of a card by its id or reference; what is not a card stays as it is."""

    @abstractmethod
    def printed(self, card: str) -> dict[str, Json]:
        """What is printed on a card, by its id, and its text in our words."""

    # ---- the game

    @property
    def game(self) -> Game[S]:
        """The game in the position laid last, to look at."""
        if self._game is None:
            raise NotShown("no position has been laid yet")
        return self._game

    @property
    def is_laid(self) -> bool:
        """Whether there is a game."""
        return self._game is not None

    @property
    def options(self) -> list[str]:
        """What is offered now; nothing when the game is over."""
        return list(self.game.decision.keys) if self.game.decision else []

    @property
    def laboratory(self) -> list[str]:
        """The cards and scenarios of the laboratory that the positions need."""
        positions = (step["position"] for step in self.steps if "position" in step)
        return sorted({each for position in positions for each in _strings(position) if each.startswith("lab/")})

    # ---- the sentences

    def begin(self, **set_up: Any) -> None:
        """Begin a game from its set-up."""
        self.perform({"do": "begin", "set_up": plain(set_up)})

    def asked(self, seat: int, kind: str) -> None:
        """This seat is asked a question of this kind."""
        self.perform({"do": "ask", "seat": seat, "kind": kind})

    def offers(self, *options: str) -> None:
        """Exactly this is offered, in whatever order; nothing, when the game is over."""
        self.perform({"do": "ask", "options": list(options)})

    def offers_of(self, verbs: str, *options: str) -> None:
        """Of the options that begin with these verbs, exactly these are offered."""
        self.perform({"do": "ask", "verbs": verbs.split(), "options": list(options)})

    def includes(self, *options: str) -> None:
        """This is offered, and perhaps more."""
        self.perform({"do": "ask", "includes": list(options)})

    def lacks(self, *options: str) -> None:
        """None of this is offered."""
        self.perform({"do": "ask", "excludes": list(options)})

    def never_mentions(self, *names: str) -> None:
        """No option speaks of these cards."""
        self.perform({"do": "ask", "unmentioned": list(names)})

    def answer(self, *options: str) -> None:
        """The questions are answered, one after the other."""
        for each in options:
            decision = self._decision()
            self.perform(
                {
                    "do": "answer",
                    "seat": decision.seat,
                    "kind": decision.kind,
                    "options": list(decision.keys),
                    "choice": self._whole(each),
                }
            )

    def repeat(self, times: int, done: int | None = None) -> None:
        """The cycle just shown is repeated, as often as that is possible or as ``done`` says."""
        self.perform({"do": "repeat", "times": times, "done": times if done is None else done})

    def cannot_repeat(self, times: int, *, says: str) -> None:
        """No cycle can be declared now, and the reason has these words in it."""
        self.perform({"do": "cannot repeat", "times": times, "says": says})

    def why_not(self, words: str, *claims: str, seat: int | None = None, says: str = "") -> None:
        """This is not offered, and exactly these claims are given as reasons, in words that say so."""
        step: Step = {"do": "why not", "words": words, "claims": list(claims)}
        if seat is not None:
            step["seat"] = seat
        if says:
            step["says"] = says
        self.perform(step)

    def sees(self, probe: Probe, value: object) -> None:
        """What the probe finds in the game is this."""
        self.perform({"do": "see", "probe": probe.name, "of": list(probe.of), "is": plain(value)})

    def reads(self, reading: Reading, value: object) -> None:
        """What is printed, or what a list says, is this."""
        self.perform({"do": "read", "probe": reading.name, "of": list(reading.of), "is": plain(value)})

    def ends_idle(self) -> None:
        """Nothing is half done now."""
        self.perform({"do": "idle"})

    # ---- performing

    def perform(self, step: Step) -> None:
        """Do and check one step, and record it."""
        perform = self._performers.get(str(step.get("do")))
        if perform is None:
            raise UserError(f"There is no step called {echo(step.get('do'))}; there are {', '.join(self._performers)}.")
        perform(step)
        self.steps.append(step)
        if self._listener is not None:
            self._listener(self, step)

    def _lay(self, step: Step) -> None:
        self._game = self.built(step["position"])

    def _cannot_lay(self, step: Step) -> None:
        try:
            self.built(step["position"])
        except ImpossiblePosition as refused:
            self._expect("the reason why the position is impossible", step["says"] in str(refused), True, str(refused))
        else:
            raise NotShown("the position was expected to be impossible, and it was laid")

    def _begin(self, step: Step) -> None:
        self._game = self.begun(step["set_up"])

    def _ask(self, step: Step) -> None:
        decision = self.game.decision
        if "seat" in step:
            self._expect("who is asked", self._decision().seat, step["seat"])
        if "kind" in step:
            self._expect("what is asked", self._decision().kind, step["kind"])
        offered = list(decision.keys) if decision is not None else []
        if "options" in step:
            among = [key for key in offered if "verbs" not in step or key.split()[0] in step["verbs"]]
            if Counter(map(bare, among)) != Counter(map(bare, step["options"])):
                self._expect("what is offered", sorted(among), sorted(step["options"]))
            step["options"] = among
        known = {bare(key) for key in offered}
        for each in step.get("includes", ()):
            self._expect(f"whether {each!r} is offered", bare(each) in known, True, f"offered: {offered}")
        for each in step.get("excludes", ()):
            self._expect(f"whether {each!r} is offered", bare(each) in known, False, f"offered: {offered}")
        for each in step.get("unmentioned", ()):
            self._expect(f"what is offered of {each}", [key for key in offered if each in key], [])

    def _answer(self, step: Step) -> None:
        decision = self._decision()
        self._expect("who is asked", decision.seat, step["seat"])
        self._expect("what is asked", decision.kind, step["kind"])
        self._expect("what is offered", sorted(decision.keys), sorted(step["options"]))
        self.game.choose(step["choice"])

    def _repeat(self, step: Step) -> None:
        self._expect("how often the cycle is repeated", self.game.repeat(step["times"]), step["done"])

    def _cannot_repeat(self, step: Step) -> None:
        try:
            self.game.copy().repeat(step["times"])
        except UserError as refused:
            self._expect("the reason why nothing is repeated", step["says"] in str(refused), True, str(refused))
        else:
            raise NotShown("no cycle was expected to be repeated, and one was")

    def _why_not(self, step: Step) -> None:
        reasons = self.game.why(step["words"], step.get("seat"))
        asked = f"why {step['words']!r} is not offered"
        self._expect(asked, [each.key for each in reasons.offered], [])
        found = sorted({each.ruling for each in reasons.refusals})
        self._expect(asked, found, sorted(step["claims"]), "; ".join(map(str, reasons.refusals)))
        told = " ".join(each.sentence for each in reasons.refusals)
        self._expect(asked, step.get("says", "") in told, True, told)

    def _see(self, step: Step) -> None:
        known = self.probes.known.get(step["probe"])
        if known is None:
            raise UserError(f"There is no probe called {echo(step['probe'])}.")
        found = plain(known.answer(self.game, *step["of"]))
        self._expect(told(known.words, step["of"], known.parameters), found, step["is"])

    def _read(self, step: Step) -> None:
        known = self.probes.readings.get(step["probe"])
        if known is None:
            raise UserError(f"There is no reading called {echo(step['probe'])}.")
        found = plain(known.answer(self.edition, *step["of"]))
        self._expect(told(known.words, step["of"], known.parameters), found, step["is"])

    def _idle(self, step: Step) -> None:
        self._expect("whether nothing is half done", self.is_idle(), True, f"offered: {self.options}")

    # ---- parts of it

    def _decision(self) -> Decision:
        if self.game.decision is None:
            raise NotShown(f"the game is over and nothing is asked: {self.game.result}")
        return self.game.decision

    def _whole(self, option: str) -> str:
        """The key of the option meant; a bare name means the core set."""
        found = [key for key in self.options if bare(key) == bare(option)]
        if not found:
            raise NotShown(f"{option!r} is not offered; offered: {self.options}")
        return found[0]

    def _decline_until(self, arrived: Callable[[], bool], wanted: str) -> None:
        """Decline whatever is offered until something is so."""
        for _ in range(MOST_PASSES):
            if arrived():
                return
            offered = self.options
            if not offered:
                break
            self.answer(next((word for word in DECLINING if word in offered), offered[0]))
        raise NotShown(f"the game never came to {wanted}")

    def _expect(self, what: str, found: object, wanted: object, more: str = "") -> None:
        if found != wanted:
            number = len(self.steps) + 1
            raise NotShown(f"step {number}, {what}: expected {wanted!r}, found {found!r}{more and f' ({more})'}")


def bare(key: str) -> str:
    """A key in which cards of the core set are named without their set."""
    return key.replace("core/", "")


def whole(card: str) -> str:
    """A card's whole id, of an id or a reference such as ``bag-man#2``; a bare one means the core set."""
    id = card.partition("#")[0]
    return id if "/" in id else f"core/{id}"


def told(words: str, of: Sequence[Json], names: Sequence[str] = ()) -> str:
    """What a probe asks, in words; arguments for which it has no place come after, the number of a card by name."""
    places = words.count("{}")
    more = []
    for place, each in enumerate(of[places:], places):
        is_number = place < len(names) and names[place] == "number"
        more.append(f"(number {each})" if is_number else str(each))
    return " ".join((words.format(*of[:places]).strip(), *filter(None, more)))


def _strings(value: Json) -> Iterator[str]:
    """Every text in some data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
