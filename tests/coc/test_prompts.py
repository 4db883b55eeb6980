"""Questions about answers say what they answer, and which card that is about."""

from __future__ import annotations

from orne.coc import events
from orne.coc.happening import _BEFALLS, _WORDS
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import PAUSE
from tests.coc.look import table
from tests.look import prompt, seat_asked


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


def test_a_question_for_a_card_asks_which() -> None:
    domains = [["agoraphobia", "blind-submission"], ["gathering-at-the-stones"]]
    game = build(Side(hand=["servant-from-out-of-time"], domains=domains), step="operations")
    game.choose("play core/servant-from-out-of-time")
    assert prompt(game) == "Sacrifice which resource on your domains?"
    game = build(Side(play=["hastur"], domains=["hastur:3"]), Side(play=["performance-artist", "young-deep-one"]))
    game.choose("use core/hastur domain 1")
    assert prompt(game).startswith("Which character")
    assert prompt(game).endswith("?")


def test_whoever_chooses_is_you_whose_effect_it_may_be() -> None:
    game = build(Side(play=["cthulhu", "peeler", PAUSE]), Side(play=["cthulhu"]), step="refresh actions")
    game.play("pass", "resolve core/cthulhu#2")
    assert (seat_asked(game), prompt(game)) == (0, "Which character you control?")
    served = Side(play=["the-yuggoth-contract/cthulhu", PAUSE], domains=["neutral:3"])
    game = build(served, Side(play=["peeler", "mad-artist"]))
    game.choose("use the-yuggoth-contract/cthulhu domain 1")
    assert (seat_asked(game), prompt(game)) == (1, "Which character you control?")
