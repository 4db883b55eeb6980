"""Rulings on health and sanity that change, and on damage that several investigators take at once."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.language import (
    AGENDA,
    ASSET,
    CHOSEN,
    ENEMY,
    HERE,
    INVESTIGATOR,
    IT,
    THEY,
    YOU,
    YOU_TAKE_DAMAGE,
    YOURS,
    Also,
    Choose,
    Discard,
    Gain,
    Gives,
    GivesKeyword,
    PlaceDoom,
    Take,
    Until,
    everything,
    free,
    reaction,
)
from orne.arkham.position import Foe, In
from tests.arkham.laboratory import DREAMER, FIEND, HALL, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import foes, in_play, record, words
from tests.look import asked, happened

# ---- health and sanity that change


@pytest.mark.parametrize(("value", "hurt"), [("health", "damage"), ("sanity", "horror")])
def test_who_has_too_little_left_without_a_card_is_defeated_as_it_leaves(value: str, hurt: str) -> None:
    """ahlcg/defeat/b, ahlcg/modifiers/a"""
    coat = lab_card("lined-coat", Gives(YOU, value, 2), free(Gain(3), Discard()))
    for number, gone, resources in ((8, hurt, 0), (6, "", 8)):
        much: dict[str, Any] = {hurt: number}
        game = lab(scholar(play=[coat], **much), scholar(DREAMER))
        game.choose(f"use {coat}")
        assert (game.state.gone, game.state.resources[0]) == ([gone, ""], resources)


def test_a_card_that_takes_health_away_may_defeat_an_asset_and_an_enemy() -> None:
    """ahlcg/defeat/d, ahlcg/defeat/e"""
    ally = lab_card("companion", health=2, sanity=2)
    blight = lab_card("blight", Gives(ENEMY, "health", -2), Gives(ASSET & YOURS, "sanity", -1), cost=0)
    game = lab(
        scholar(hand=[blight], play=[In(ally, horror=1)]),
        enemies=[Foe(FIEND, at=HALL, exhausted=True, damage=1)],
    )
    game.choose(f"play {blight}")
    assert (in_play(game), foes(game)) == (["blight"], [])


def test_what_takes_health_away_for_a_while_may_defeat_an_enemy() -> None:
    """ahlcg/defeat/d: with 1 damage of 3 it falls when 2 are taken away, with none it does not."""
    curse = lab_card(
        "curse", free(Until("phase", Gives(CHOSEN, "health", -2), who=IT), Choose(ENEMY & HERE), Discard())
    )
    for damage, left in ((1, list[str]()), (0, ["fiend"])):
        game = lab(scholar(play=[curse]), enemies=[Foe(FIEND, engaged=0, damage=damage)])
        game.choose(f"use {curse}")
        assert foes(game) == left


def test_health_given_for_a_while_is_missed_when_that_is_over() -> None:
    """ahlcg/lasting-effects/d, ahlcg/defeat/b"""
    tonic = lab_card(
        "tonic", free(Until("turn", Gives(CHOSEN, "health", 2), who=THEY), Choose(INVESTIGATOR & HERE), Discard())
    )
    blow = lab_card("blow", free(Take(1, direct=True), Discard()))
    game = lab(scholar(play=[tonic, blow], damage=6), scholar(DREAMER))
    game.play(f"use {tonic}", f"choose {SCHOLAR}", f"use {blow}")
    assert game.state.gone == ["", ""]
    game.choose("end turn")
    assert game.state.gone == ["damage", ""]


def test_an_enemy_that_was_aloof_for_a_while_engages_when_that_is_over() -> None:
    """ahlcg/enemy-engagement/c"""
    lull = lab_card("lull", free(Until("turn", GivesKeyword(CHOSEN, "aloof"), who=IT), Choose(ENEMY), Discard()))
    game = lab(scholar(play=[lull]), enemies=[Foe(FIEND, at="lab/loft")])
    game.play(f"use {lull}", "move lab/loft")
    assert record(game, FIEND).threat == -1
    game.choose("end turn")
    assert happened(game, "engaged", "attacks") == ["engaged", "attacks"]


# ---- several at once


@pytest.mark.parametrize("direct", [False, True])
def test_what_all_take_lies_there_before_anybody_is_defeated(direct: bool) -> None:
    """ahlcg/priority-of-simultaneous-resolution/a, ahlcg/dealing-damage-horror/f"""
    quake = lab_card("quake", free(Take(7, direct=direct, who=everything(INVESTIGATOR & HERE)), Discard()))
    game = lab(scholar(play=[quake]), scholar(DREAMER))
    game.choose(f"use {quake}")
    assert [each for each in words(game) if "takes 7" in each or "is defeated" in each] == [
        "Scholar takes 7 damage (Quake).",
        "Dreamer takes 7 damage (Quake).",
        "Scholar is defeated by damage.",
        "Dreamer is defeated by damage.",
    ]


def test_what_follows_for_all_comes_before_anything_answers() -> None:
    """ahlcg/effects/f; ahlcg/effects/c: the doom needs nobody, and is placed though its investigator has fallen."""
    loud = lab_card("loud", reaction(YOU_TAKE_DAMAGE, Gain(1)))
    everybody = everything(INVESTIGATOR & HERE)
    shock = lab_card("shock", free(Also(Take(1, who=everybody), PlaceDoom(1, AGENDA)), Discard()))
    for hurt in (0, 6):
        game = lab(scholar(play=[shock, loud], damage=hurt), scholar(DREAMER, play=[loud]))
        game.choose(f"use {shock}")
        assert asked(game)[1] == "reaction"
        assert record(game, "lab/agenda").doom == 1
