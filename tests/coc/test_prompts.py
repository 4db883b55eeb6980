"""Questions about answers say what they answer, and which card that is about."""

from __future__ import annotations

from orne.coc import events
from orne.coc.happening import _BEFALLS, _WORDS
from orne.coc.position import At, Side, Story, build
from tests.coc.look import table
from tests.look import prompt


def test_every_event_has_words() -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
    assert kinds == {*_BEFALLS, *_WORDS}


def test_a_disrupt_is_asked_for_with_what_it_disrupts() -> None:
    game = build(Side(play=["hastur"], domains=["hastur:3"]), Side(play=["performance-artist", "young-deep-one"]))
    game.play("use core/hastur domain 1", "choose core/young-deep-one")
    assert game.decision is not None
    assert prompt(game) == "Hastur takes effect: you may disrupt this"
    assert table(game).ref(game.decision.source) == "core/hastur"


def test_a_response_is_asked_for_with_what_it_answers() -> None:
    game = build(
        Side(play=[At("thomas-f-malone", exhausted=True, story=0)]),
        Side(play=[At("mad-artist", exhausted=True, story=0), At("innsmouth-troublemaker", exhausted=True, story=0)]),
        stories=[Story("ancient-apocrypha", (4, 0)), "dreamwalkers", "frozen-in-time"],
        step="stories resolve",
    )
    game.play("wound core/innsmouth-troublemaker", "none", "no")
    assert game.decision is not None
    assert game.decision.keys == ["use core/thomas-f-malone", "pass"]
    assert prompt(game) == "Ancient Apocrypha has been resolved: you may respond"
    assert table(game).ref(game.decision.source) == "core/ancient-apocrypha"
