"""Texts that last: any passive, or a delayed effect, with an expiry of its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orne.coc import events, values
from orne.coc.abilities import (
    Cannot,
    Choose,
    CostChange,
    Gives,
    GivesAbility,
    GivesSubtype,
    LosesIcons,
    SkillIs,
    Trigger,
    action,
)
from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    ALL_AFFECTED,
    CARD,
    CHARACTER,
    IS_EXHAUSTED,
    IT,
    OPPONENTS,
    SUPPORT,
    Draw,
    ExhaustThis,
    Lasting,
    Later,
    Then,
    ThenChoose,
    everything,
    exhaust,
    ready,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import cannot
from orne.coc.rules.lasting import NEXT_REFRESH, WHILE_EXHAUSTED, YOUR_NEXT_TURN
from orne.coc.values import COMBAT, TERROR
from orne.kernel.game import Game
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import Coc, card, keys, skill, table, uid


def event(slug: str, effect: Any, *choose: Any) -> str:
    """A free event with an Action."""
    return lab_card(f"lt-{slug}", action(effect, *choose), type="event", cost=0)


def forbidden(game: Coc, verb: str, name: str) -> bool:
    return cannot.refusal(table(game), verb, uid(game, name)) is not None


def pass_until(game: Coc, entry: str, seat: int | None = None) -> None:
    """Pass until the log has an entry of a phase or turn since now."""
    seen = len(list(game.log))
    while not any(each.kind == entry and seat in (None, each.seat) for each in list(game.log)[seen:]):
        game.choose(keys(game)[0] if "pass" not in keys(game) else "pass")


def test_a_prohibition_lasts_until_the_end_of_the_phase() -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    bind = event("bind", Lasting(Cannot("be readied", AFFECTED), IT), Choose(CHARACTER))
    wake = lab_card("lt-wake", action(ready(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(hand=[bind], play=[At(PAWN, exhausted=True), wake, PAUSE]))
    assert f"use {wake}" in keys(game)
    game.choose(f"play {bind}")
    assert forbidden(game, "be readied", PAWN)
    assert f"use {wake}" not in keys(game)
    pass_until(game, "phase")
    assert game.state.lasting == ()
    assert not forbidden(game, "be readied", PAWN)
    assert text(bind) == "Action: Choose a character and until the end of the phase it cannot be readied."


def test_what_lasts_is_plain_data_and_survives_saving() -> None:
    bind = event("bind-2", Lasting(Cannot("be readied", AFFECTED), IT), Choose(CHARACTER))
    game = build(Side(hand=[bind], play=[PAWN, PAUSE]))
    game.choose(f"play {bind}")
    again = Game.load(game.save())
    assert json.dumps(again.state.data()) == json.dumps(game.state.data())
    assert forbidden(again, "be readied", PAWN)


def test_a_text_in_a_gained_ability_lasts() -> None:
    """The text is found where it is printed: on the card that gives the ability, inside of it."""
    teacher = lab_card(
        "lt-teacher",
        GivesAbility(
            CHARACTER,
            action(
                Then(
                    exhaust(),
                    ThenChoose(Lasting(GivesSubtype(AFFECTED, "Sorcerer"), IT), Choose(CHARACTER)),
                ),
                Choose(SUPPORT),
                cost=ExhaustThis(),
            ),
        ),
        type="support",
    )
    game = build(Side(play=[PAWN, teacher, PAUSE]))
    game.play(f"use {PAWN} gained {teacher}", f"choose {PAUSE}")
    assert values.has_subtype(table(game), uid(game, PAWN), "Sorcerer")


@pytest.mark.parametrize(("until", "over"), [("turn", "turn"), (YOUR_NEXT_TURN, "turn"), (NEXT_REFRESH, "phase")])
def test_how_long_it_lasts(until: str, over: str) -> None:
    bind = event(
        f"until-{until.replace(' ', '-')}", Lasting(Cannot("be exhausted", AFFECTED), IT, until), Choose(CHARACTER)
    )
    game = build(Side(hand=[bind], play=[PAUSE]), Side(play=[PAWN, PAUSE]))
    game.choose(f"play {bind}")
    pass_until(game, "phase")
    assert forbidden(game, "be exhausted", PAWN)
    pass_until(game, "turn", 1)
    assert forbidden(game, "be exhausted", PAWN) == (until != "turn")
    if until == NEXT_REFRESH:
        pass_until(game, "phase")
        pass_until(game, "phase")
        assert not forbidden(game, "be exhausted", PAWN)
    elif until == YOUR_NEXT_TURN:
        pass_until(game, "turn", 0)
        assert not forbidden(game, "be exhausted", PAWN)


def test_it_lasts_while_its_card_is_exhausted() -> None:
    guard = lab_card(
        "lt-guard",
        action(Lasting(Cannot("commit", AFFECTED), IT, WHILE_EXHAUSTED), Choose(CHARACTER), cost=ExhaustThis()),
        type="support",
    )
    wake = lab_card("lt-wake-2", action(ready(), Choose(SUPPORT), cost=ExhaustThis()), type="support")
    game = build(Side(play=[guard, wake, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {guard}")
    assert forbidden(game, "commit", PAWN)
    game.play(f"use {wake}", f"choose {guard}")
    assert not forbidden(game, "commit", PAWN)
    assert game.state.lasting == ()


def test_values_are_set_for_a_time() -> None:
    """Icons of one kind, and skill that others add to."""
    fear = event("fear", Lasting(LosesIcons(ALL_AFFECTED, (TERROR,)), everything(CHARACTER & OPPONENTS)))
    weak = event("weak", Lasting(SkillIs(AFFECTED, 0), IT), Choose(CHARACTER))
    brute = lab_card("lt-brute", skill=4, icons=(2, 1, 0, 0))
    flag = lab_card("lt-flag", Gives(CHARACTER, "skill", 1), type="support")
    game = build(Side(hand=[fear, weak], play=[PAUSE]), Side(play=[brute, flag]))
    game.play(f"play {fear}", f"play {weak}")
    g, who = table(game), uid(game, brute)
    assert [values.icons(g, who, icon) for icon in (TERROR, COMBAT)] == [0, 1]
    assert skill(game, brute) == 1
    assert text(fear).endswith(
        "Until the end of the phase all characters an opponent controls lose their printed Terror icons."
    )


def test_the_next_card_is_cheaper_once() -> None:
    """A change of cost for the next card is used up by it, and not by another kind of card."""
    sale = event("sale", Lasting(CostChange(CHARACTER, -1, next_only=True)))
    game = build(Side(hand=[sale, PAWN, PAWN], play=[PAUSE]))
    game.choose(f"play {sale}")
    assert f"play {PAWN}" in keys(game)
    game.choose(f"play {PAWN}")
    assert f"play {PAWN}" not in keys(game)
    assert text(sale) == "Action: Until the end of the phase the next character you play costs 1 less."


def test_a_delayed_effect_happens_once_or_every_time() -> None:
    """Later(…): the next time, or as often as it happens while it lasts."""
    drawn = []
    for every_time in (False, True):
        readied = Trigger(events.READIED, lambda g, use, e: True, "after a card is readied")
        vow = event(f"vow-{every_time}", Later(readied, Draw(), every_time=every_time))
        wake = lab_card(
            "lt-wake-3", action(ready(), Choose(CHARACTER & IS_EXHAUSTED), cost=ExhaustThis()), type="support"
        )
        game = build(Side(hand=[vow], play=[At(PAWN, exhausted=True), At(PAWN, exhausted=True), wake, wake, PAUSE]))
        game.choose(f"play {vow}")
        game.play(f"use {wake}", f"choose {PAWN}", f"use {wake}#2")
        drawn.append(len(game.state.hand[0]))
    assert drawn == [1, 2]


def test_it_lasts_as_long_as_the_effect_resolves() -> None:
    """What a "then" part does is done under it; what comes after the effect is not."""
    order = event(
        "hold",
        Then(Lasting(Cannot("be exhausted", AFFECTED), IT, "effect"), exhaust(everything(CHARACTER))),
        Choose(CHARACTER),
    )
    game = build(Side(hand=[order], play=[PAUSE]), Side(play=[PAWN, lab_card("lt-second")]))
    game.play(f"play {order}", f"choose {PAWN}")
    assert (card(game, PAWN).state, card(game, "lab/lt-second").state) == (0, 1)
    assert game.state.lasting == ()
    assert not forbidden(game, "be exhausted", PAWN)


def test_an_insane_card_may_be_forbidden_something() -> None:
    """coc/rule/2.34-insanity/d: what changes neither its values nor its text reaches it."""
    seal = event("seal", Lasting(Cannot("be restored", AFFECTED), IT), Choose(CHARACTER))
    game = build(Side(hand=[seal], play=[At(PAWN, insane=True), PAUSE]))
    game.choose(f"play {seal}")
    assert forbidden(game, "be restored", PAWN)
    assert card(game, PAWN).state == 2


def test_all_cards_cost_more_for_everybody() -> None:
    dear = event("dear", Lasting(CostChange(CARD, 1, yours=False)))
    game = build(Side(hand=[dear, PAWN], domains=["agency:1", "agency:2"], play=[PAUSE]))
    assert f"play {PAWN} domain 1" in keys(game)
    game.choose(f"play {dear}")
    assert f"play {PAWN} domain 1" not in keys(game)
    assert f"play {PAWN} domain 2" in keys(game)
