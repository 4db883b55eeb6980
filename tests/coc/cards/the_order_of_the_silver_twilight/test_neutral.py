"""Neutral cards of The Order of the Silver Twilight."""

from __future__ import annotations

from orne.coc import values
from orne.coc.language import AttachTo, Draw, ExhaustThis, Gives, GivesAbility, action
from orne.coc.language.select import CHARACTER, HOST, SELF
from orne.coc.position import At, Side, build
from tests.coc.laboratory import IDLE, PAUSE, lab_card, tool
from tests.coc.look import idle, in_play, keys, skill, table, uid

GROUND = "the-order-of-the-silver-twilight/neutral-ground"
READER = lab_card("ng-reader", action(Draw(), cost=ExhaustThis()), Gives(SELF, "skill", 2), keywords=(("fast", 1),))
AGENT = lab_card("ng-agent", action(Draw(), cost=ExhaustThis()), faction="agency")
BADGE = tool(
    "ng-badge", AttachTo(CHARACTER), GivesAbility(HOST, action(Draw(), cost=ExhaustThis())), subtypes=("Attachment",)
)


def test_neutral_ground_takes_the_printed_text_of_neutral_characters_of_both_players() -> None:
    game = build(Side(hand=[GROUND], play=[READER, AGENT, PAUSE], domains=["agency:2"]), Side(play=[READER]))
    assert (skill(game, READER), keys(game)) == (
        3,
        ["pass", f"play {GROUND} domain 1", f"use {AGENT}", f"use {READER}", f"use {PAUSE}"],
    )
    game.choose(f"play {GROUND} domain 1")
    assert keys(game) == ["pass", f"use {AGENT}", f"use {PAUSE}"]
    assert [skill(game, READER, number) for number in (1, 2)] == [1, 1]
    assert not any(values.has(table(game), uid(game, READER, number), "fast") for number in (1, 2))
    assert idle(game)


def test_what_neutral_characters_gain_they_keep() -> None:
    game = build(Side(play=[READER, At(BADGE, on=READER), GROUND, PAUSE]))
    gained = f"use {READER} gained {BADGE}"
    assert keys(game) == ["pass", gained, f"use {PAUSE}"]
    game.choose(gained)
    assert (keys(game), in_play(game, 0)) == (IDLE, [READER, BADGE, GROUND, PAUSE])
    assert idle(game)
