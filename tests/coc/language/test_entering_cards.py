"""Cards are entered by slug, by edition where documents differ, and as reprints; all words come from one module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orne.coc import language, registry
from orne.coc.abilities import ANY_PLAYER
from orne.coc.cards import behaviour, facts_of, implemented, text
from orne.coc.language import Draw, ExhaustThis, action, cards_of, once, one_per, reprint
from orne.coc.position import Side, build
from orne.kernel.errors import RulesError
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import keys
from tests.look import asked


@pytest.fixture
def _undone() -> Iterator[None]:
    registry.implemented()
    tables: list[dict[Any, Any]] = [registry._BEHAVIOUR, registry._OLDER, registry._REPRINTS]
    before = [dict(each) for each in tables]
    yield
    for each, old in zip(tables, before, strict=True):
        each.clear()
        each.update(old)
    registry.implemented.cache_clear()


@pytest.mark.usefixtures("_undone")
def test_an_older_reading_holds_until_an_edition() -> None:
    card = cards_of("trial")
    card("clock", action(Draw(3)))
    card("clock", action(Draw(2)), until="lcg-3.0")
    card("clock", action(Draw(1)), until="ccg-2.0")
    read = [behaviour("trial/clock", edition)[0].text for edition in ("ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4")]
    assert read == ["Action: Draw a card.", *["Action: Draw 2 cards."] * 2, "Action: Draw 3 cards."]
    with pytest.raises(RulesError, match="twice"):
        card("clock", action(Draw(2)), until="lcg-3.0")
    with pytest.raises(RulesError, match="no edition"):
        card("clock", action(Draw(2)), until="lcg-9")


@pytest.mark.usefixtures("_undone")
def test_a_reprint_reads_as_the_other_card() -> None:
    reprint("trial/short-fuse", of="core/short-fuse")
    registry.implemented.cache_clear()
    assert behaviour("trial/short-fuse") == behaviour("core/short-fuse")
    assert "trial/short-fuse" in implemented()
    with pytest.raises(RulesError, match="twice"):
        reprint("trial/short-fuse", of="core/short-fuse")
    assert facts_of("core/short-fuse", "lcg-4") is not None


def test_a_card_differs_by_edition_in_the_game() -> None:
    """coc/example/1.9-opening-the-limbo-gate: the oldest document can be read so that one pile is enough."""
    for edition, offered in (("ccg-2.0", True), ("lcg-4", False)):
        side = Side(hand=["opening-the-limbo-gate"], discard=["bag-man"], domains=["yog-sothoth:9"], play=[PAUSE])
        game = build(side, edition=edition)
        assert ("play core/opening-the-limbo-gate domain 1" in keys(game)) is offered
    assert text("core/dreamwalkers") != text("core/dreamwalkers", "lcg-3.0")
    assert text("core/dreamwalkers") == text("core/dreamwalkers", "ccg-2.0")


def test_any_player_may_use_it() -> None:
    """coc/faq/conspiracy-has-no-controller is for stories; some cards in play say so themselves."""
    well = lab_card("ec-well", action(Draw(), cost=ExhaustThis(), by=ANY_PLAYER), type="support")
    game = build(Side(play=[PAUSE]), Side(play=[well, PAUSE]))
    assert keys(game) == ["pass", f"use {well}", f"use {PAUSE}"]
    game.choose(f"use {well}")
    assert [len(hand) for hand in game.state.hand] == [1, 0]
    game = build(Side(play=[well, PAUSE]), Side(play=[PAUSE]))
    game.choose("pass")
    assert (asked(game)[0], f"use {well}" in keys(game)) == (1, True)
    assert text(well) == "Action: Any player may exhaust this card to draw a card."


def test_limits_in_words() -> None:
    assert (once("phase").text, one_per("turn").text) == ("Limit once per phase.", "Limit 1 per turn.")
    assert (once("phase").often, one_per("turn").often) == ("once per phase", "1 per turn")


def test_one_import_gives_all_words() -> None:
    for word in ("CHARACTER", "pick", "opponent", "Lasting", "Pay", "per", "is_destroyed", "you_win", "uses", "Gives"):
        assert hasattr(language, word)
