"""A demonstration told: its positions, questions and answers, what the log says of each, and what is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any

from orne.kernel.decision import Decision
from orne.rulings.position_words import position_lines
from orne.rulings.showing.demonstration import Demonstration
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import Show, Step, told
from orne.rulings.value_words import Line, answer_words, capital, value_words

YOU = 0
"""The seat whose log is read."""
EXPECTED = {"includes": "offered", "excludes": "not offered", "unmentioned": "nothing is offered of"}
"""What is expected of the options, in words."""
CAMPAIGN = "steps"
"""The parameter of a probe that is a whole campaign: it is told once, and then only what is new of it."""
SO_FAR = "so far"


def narrated(demonstration: Demonstration, edition: str) -> list[Line]:
    """Play a demonstration and tell it; NotShown is raised where it fails."""
    narrator = Narrator()
    show = demonstration.run(edition, narrator.hear)
    return [*laboratory_lines(show), *narrator.lines]


def laboratory_lines(show: Show[Any]) -> Iterator[Line]:
    """The laboratory cards that have a text, each with it."""
    for card in show.laboratory:
        text = show.printed(card)["text"]
        if text:
            yield 0, f"{show.title(card)}, a card of the laboratory: {text.replace(chr(10), ' ')}"


class Narrator:
    """Hears every step of a demonstration and tells it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._read = 0
        """How much of the log has been told."""
        self._pending: Decision | None = None
        self._labels: Mapping[str, str] = {}
        """The options of the pending question in words: once it is answered, nothing says what they were about."""
        self._asked = False
        """Whether the pending question has been told."""
        self._campaign: list[Json] = []
        """The steps of the campaign that was told last."""

    def hear(self, show: Show[Any], step: Step) -> None:
        """Tell one step that has been done."""
        match step["do"]:
            case "lay":
                self._say(0, "The position:")
                self.lines += position_lines(show, step["position"])
                self._read = 0
            case "cannot lay":
                self._say(0, "No game could be in this position:")
                self.lines += position_lines(show, step["position"])
            case "begin":
                self._say(0, "A game begins.")
                self._read = 0
            case "ask":
                self._ask(show, step)
            case "answer":
                self._answer(show, step)
            case "repeat":
                self._say(0, f"This is repeated {step['done']} times.")
            case "cannot repeat":
                self._say(0, f"To repeat this {step['times']} times is not possible: {step['says']}.")
            case "why not":
                self._why_not(show, step)
            case "see" | "read":
                self._tell_campaign(show, step)
                self._say(1, f"✓ {_seen(show, step)}")
        if show.is_laid:
            self._tell_log(show)
            if self._pending is not show.game.decision:
                self._pending, self._asked = show.game.decision, False
                options = () if self._pending is None else self._pending.options
                self._labels = {option.key: option.label for option in options}

    def _ask(self, show: Show[Any], step: Step) -> None:
        """Tell what is asked, and what is expected of it."""
        decision = show.game.decision
        if decision is None:
            self._say(0, f"The game is over: {show.game.result}")
            return
        if not self._asked:
            self._say(0, f"{capital(show.who(decision.seat))}: {decision.prompt}")
            self._asked = True
        if "options" in step:
            only = "of this kind " if "verbs" in step else ""
            offered = "; ".join(self._labels[key] for key in step["options"]) or "nothing"
            self._say(1, f"✓ {only}offered, and nothing else: {offered}")
        for name, words in EXPECTED.items():
            if name in step:
                self._say(1, f"✓ {words}: {'; '.join(named(show, each) for each in step[name])}")

    def _why_not(self, show: Show[Any], step: Step) -> None:
        """Tell the reasons that are given, each with its claim."""
        self._say(0, f"Why not “{named(show, step['words'])}”?")
        reasons = show.game.why(step["words"], step.get("seat")).refusals
        for each in dict.fromkeys((each.sentence, each.ruling) for each in reasons):
            self._say(1, f"✓ {capital(each[0])} ({each[1]})" if each[1] else f"✓ {capital(each[0])}")
        if not reasons:
            self._say(1, "✓ There is no reason to give.")

    def _tell_campaign(self, show: Show[Any], step: Step) -> None:
        """Tell the campaign that is read, as far as it is another than the one before."""
        steps = _campaign_of(show, step)
        if steps is None or steps == self._campaign:
            return
        before = self._campaign
        pairs = zip(before, steps, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if not same:
            self._say(0, "A campaign:")
        elif same == len(before):
            self._say(0, "The campaign goes on:")
        else:
            self._say(0, f"The campaign once more, up to {same}{', then:' if steps[same:] else '.'}")
        for number, each in enumerate(steps[same:], same + 1):
            self._say(1, f"{number}. {capital(value_words(show, each))}")
        self._campaign = steps

    def _answer(self, show: Show[Any], step: Step) -> None:
        """Tell the answer in the words of the question it was given to."""
        decision = self._pending
        if decision is None:
            return
        who = capital(show.who(decision.seat))
        if not self._asked:
            self._say(0, f"{who}: {decision.prompt}")
        self._say(0, f"{who} → {self._labels[step['choice']]}")

    def _tell_log(self, show: Show[Any]) -> None:
        sentences = show.game.sentences(YOU)
        for each in sentences[self._read :]:
            self._say(2, each.strip())
        self._read = len(sentences)

    def _say(self, depth: int, words: str) -> None:
        self.lines.append((depth, words))


def _seen(show: Show[Any], step: Step) -> str:
    """What a probe was asked, and what it found."""
    known = (show.probes.known if step["do"] == "see" else show.probes.readings)[step["probe"]]
    names = [*known.parameters, *("",) * len(step["of"])]
    of = [
        SO_FAR if name == CAMPAIGN else _argument(show, name, each)
        for name, each in zip(names, step["of"], strict=False)
    ]
    asked = _to_you(told(known.words, of, known.parameters)).removesuffix(":")
    return f"{asked}: {answer_words(show, known.gives, step['is'])}"


def _campaign_of(show: Show[Any], step: Step) -> list[Json] | None:
    """The steps of the campaign that a probe reads; None where it reads something else."""
    known = (show.probes.known if step["do"] == "see" else show.probes.readings)[step["probe"]]
    return list(step["of"][0]) if known.parameters[:1] == (CAMPAIGN,) and step["of"] else None


def _to_you(words: str) -> str:
    """What is said of somebody, said to them where they are the reader."""
    counts = r"\bthe number of ([a-z]+) (in|on) (the|each) ([a-z ]+) of you\b"
    words = re.sub(counts, r"how many \1 are \2 \3 \4 of you", words)
    words = re.sub(r"\b(which|each) domains? of you\b", r"\1 of your domains", words)
    return re.sub(r"\bthe ([a-z]+(?: pile)?) of you\b", r"your \1", words).replace("you has", "you have")


def _argument(show: Show[Any], name: str, value: Json) -> str:
    if name == "seat":
        return show.who(value) if isinstance(value, int) else "a spectator"
    if name == "story" and isinstance(value, int):
        return f"story {value + 1}"
    if isinstance(value, Mapping):
        return ", ".join(
            f"{show.title(card)} with {value_words(show, each)}"
            if isinstance(each, Mapping)
            else f"{each} × {show.title(card)}"
            for card, each in value.items()
        )
    if value is None:
        return ""
    if isinstance(value, list):
        return value_words(show, value)
    return show.title(value).replace("_", " ") if isinstance(value, str) else str(value)


def named(show: Show[Any], option: str) -> str:
    """An option that is not there to be asked for its words: its cards by their titles."""
    return " ".join(show.title(word) for word in option.split())
