"""What is given to cards or taken from them: somebody must be there who could have it."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    TERROR,
    THE_HOST,
    AttachTo,
    Choose,
    Effect,
    ExhaustThis,
    action,
    gain,
    gain_icon_of_choice,
    gains_or_loses_icon,
    lose_now,
    name_subtype,
    pick,
)
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT
from tests.coc.laboratory import IDLE, OAF, PAUSE, PAWN, in_all_editions, lab_card, tool
from tests.coc.look import icons, idle, keys, skill
from tests.look import reasons

NOTHING = ["it would change nothing now: coc/faq/no-if-able-must-resolve-whole"]
GIFTS: dict[str, Effect] = {
    "skill": gain(THE_HOST, skill=1),
    "icons": gain_icon_of_choice(THE_HOST),
    "less": lose_now(TERROR, COMBAT, who=THE_HOST),
    "either": gains_or_loses_icon(THE_HOST),
    "subtype": name_subtype(THE_HOST),
}


@in_all_editions
@pytest.mark.parametrize("gift", GIFTS)
def test_nothing_is_given_to_an_insane_character_that_nobody_chooses(gift: str, edition: str) -> None:
    """coc/rule/2.34-insanity/c and d: it is not a target, and ignores what would alter it."""
    charm = tool(f"wc-charm-{gift}", AttachTo(CHARACTER), action(GIFTS[gift], cost=ExhaustThis()))
    for insane in (False, True):
        game = build(Side(play=[At(PAWN, insane=insane), At(charm, on=PAWN), PAUSE]), edition=edition)
        assert keys(game) == (IDLE if insane else ["pass", f"use {PAUSE}", f"use {charm}"])
    assert (reasons(game, f"use {charm}"), idle(game)) == (NOTHING, True)


@in_all_editions
def test_an_insane_character_may_be_chosen_and_is_not_picked_for_what_it_ignores(edition: str) -> None:
    """coc/rule/2.34-insanity/d: only who is targeted may be insane."""
    chooses = tool("wc-chooses", action(gain(skill=1), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()))
    picks = tool("wc-picks", action(gain(pick(CHARACTER & OPPONENTS), skill=1), cost=ExhaustThis()))
    game = build(Side(play=[chooses, picks, PAUSE]), Side(play=[At(PAWN, insane=True)]), edition=edition)
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {chooses}"]
    assert reasons(game, f"use {picks}") == NOTHING
    game.choose(f"use {chooses}")
    assert (skill(game, PAWN), keys(game), idle(game)) == (0, IDLE, True)


def test_icons_are_lent_by_another_character_than_the_one_that_gains_them() -> None:
    """Unspeakable Transformation: whoever else you control lends them, if there is somebody with icons."""
    spell = "summons-of-the-deep/unspeakable-transformation"
    fighter = lab_card("wc-fighter", icons=(0, 2, 0, 0))
    for others, offered in (([], False), ([OAF], True), ([At(OAF, insane=True)], False)):
        game = build(
            Side(hand=[spell], play=[fighter, *others, PAUSE], domains=["shub-niggurath:2"]), Side(play=[fighter])
        )
        assert keys(game) == (["pass", f"play {spell} domain 1", f"use {PAUSE}"] if offered else IDLE), others
    game = build(Side(hand=[spell], play=[fighter, OAF, PAUSE], domains=["shub-niggurath:2"]))
    game.choose(f"play {spell} domain 1")
    assert keys(game) == [f"choose {OAF}", f"choose {fighter}"]
    game.choose(f"choose {OAF}")
    assert (icons(game, OAF), idle(game)) == ([0, 2, 0, 0], True)


def test_what_a_copied_ability_gives_to_the_card_it_names_is_given_to_nobody() -> None:
    """coc/faq/copied-text-keeps-names: Paul LeMond's text names him, and so gives Pickman no icons."""
    who = "richard-upton-pickman"
    game = build(Side(play=[who, OAF, PAUSE], domains=["syndicate:2", "syndicate:2"]), Side(play=["paul-lemond"]))
    game.play(f"use core/{who} domain 1", "choose core/paul-lemond")
    assert keys(game) == ["pass", f"use core/{who} domain 2", f"use {PAUSE}"]
    assert reasons(game, f"use {who} copied core/paul-lemond domain 2") == NOTHING
    assert idle(game)
