"""Effects say what they are about to do, so that cards may cancel it."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, action, disrupt
from orne.coc.cards import behaviour, implemented, text
from orne.coc.catalogue import parts
from orne.coc.events import DESTROY, GO_INSANE
from orne.coc.language import (
    CHARACTER,
    IT,
    SUPPORT,
    YOURS,
    Also,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    Then,
    Wound,
    destroy,
    does,
    each_player,
    everything,
    go_insane,
    pick,
    subtype,
    uses,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import keys, zone

SHIELD = lab_card("ab-shield", disrupt(uses(would=(DESTROY, CHARACTER & YOURS)), CancelIt()), type="support")


def tool(slug: str, effect: Any, *choose: Any) -> str:
    return lab_card(f"ab-{slug}", action(effect, *choose, cost=ExhaustThis()), type="support")


def offered(effect: Any, *choose: Any, slug: str) -> bool:
    axe = tool(slug, effect, *choose)
    game = build(Side(play=[axe, PAUSE]), Side(play=[PAWN, SHIELD]))
    game.choose(f"use {axe}")
    return f"use {SHIELD}" in keys(game)


def test_every_way_of_saying_it_is_seen() -> None:
    assert offered(destroy(), Choose(CHARACTER), slug="one")
    assert offered(destroy(everything(CHARACTER)), slug="all")
    assert offered(Also(Draw(), destroy(everything(CHARACTER))), slug="also")
    assert offered(Then(Draw(), destroy(everything(CHARACTER))), slug="then")
    assert offered(destroy(pick(CHARACTER)), slug="pick")
    assert offered(each_player(destroy(pick(CHARACTER & YOURS)), if_able=True), slug="each")
    assert not offered(Wound(), Choose(CHARACTER), slug="wound")
    assert not offered(destroy(), Choose(SUPPORT), slug="other")


def test_an_odd_function_declares_it() -> None:
    def smash(g, use):  # type: ignore[no-untyped-def]
        """Smash it."""
        from orne.coc.rules import leaving

        return leaving.destroy(g, IT.cards(g, use), use)

    assert offered(Do(smash, about=does(DESTROY, IT)), Choose(CHARACTER), slug="odd")
    axe = tool("odd-2", Do(smash, about=does(DESTROY, IT)), Choose(CHARACTER))
    game = build(Side(play=[axe, PAUSE]), Side(play=[PAWN, SHIELD]))
    game.play(f"use {axe}", f"use {SHIELD}")
    assert zone(game, PAWN) == "play"


def test_all_odd_functions_of_cards_declare_it() -> None:
    """Else cards that cancel are blind to them."""
    silent = [
        card
        for card in implemented()
        for ability in behaviour(card)
        for part in parts(ability)
        if isinstance(part, Do) and part.says is None and not card.startswith("lab/")
    ]
    assert silent == []


def test_what_it_chose_and_would_do() -> None:
    guard = lab_card(
        "ab-guard", disrupt(uses(subtype("Spell"), targeting=CHARACTER & YOURS, only=True), CancelIt()), type="support"
    )
    mind = lab_card("ab-mind", disrupt(uses(would=(GO_INSANE, CHARACTER & YOURS)), CancelIt()), type="support")
    bolt = lab_card("ab-bolt", action(go_insane(), Choose(CHARACTER)), type="event", cost=0, subtypes=("Spell",))
    game = build(Side(hand=[bolt], play=[PAUSE]), Side(play=[PAWN, guard, mind]))
    game.choose(f"play {bolt}")
    assert keys(game) == ["pass", f"use {guard}", f"use {mind}"]
    assert text(guard) == "Disrupt: When a Spell card chooses a character you control as its only target, cancel it."
    assert text(mind) == "Disrupt: When a card effect would drive a character you control insane, cancel it."
