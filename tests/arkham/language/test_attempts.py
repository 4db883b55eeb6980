"""Fighting, evading and investigating with a card; numbers that follow the test; what tokens set off."""

from __future__ import annotations

import pytest

from orne.arkham import card_text
from orne.arkham.language import (
    AGILITY,
    AUTO_FAIL,
    BAD_SYMBOLS,
    CLUES_ARE_HERE,
    COMBAT,
    EVADE,
    FIGHT,
    HORROR_ON_YOU,
    INTELLECT,
    INVESTIGATE,
    NO_OTHER_ENEMY_ENGAGED,
    SKULL,
    WILLPOWER,
    YOU,
    Committed,
    DiscardCard,
    ElderSign,
    Evading,
    Fight,
    Gain,
    Gives,
    Harm,
    Investigate,
    MoreClues,
    MoreDamage,
    Revealed,
    Take,
    TokenCountsAs,
    TokensTimes,
    action,
    if_,
    if_else,
    in_a,
    margin_from,
    pay_for,
    succeed_by,
)
from orne.arkham.position import Foe, Place
from tests.arkham.laboratory import FIEND, HALL, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import asked

OX = lab_card("ox-of-attempts", type="enemy", health=9, damage=0, horror=0)
HAUNT = lab_card("haunt-of-attempts", TokensTimes(2, EVADE), type="enemy", evade=1, damage=0, horror=0)


@pytest.mark.parametrize(
    ("name", "fight", "text", "token", "hurt"),
    [
        ("plain", Fight(), "fight", "0", 1),
        ("bonus", Fight(1, damage=1), "fight with +1 combat and +1 damage", "-1", 2),
        ("agile", Fight(skill=AGILITY), "fight with agility instead of combat", "0", 1),
        ("alone", Fight(damage=if_(NO_OTHER_ENEMY_ENGAGED, 1)),
         "fight with +1 damage if it alone is engaged with you", "0", 2),
        ("well", Fight(damage=if_(succeed_by(2), 1)), "fight with +1 damage if you succeed by 2 or more", "+1", 1),
        ("very-well", Fight(2, damage=if_(succeed_by(2), 1)),
         "fight with +2 combat and +1 damage if you succeed by 2 or more", "0", 2),
        ("by-margin", Fight(standard=margin_from(1, 5)),
         "fight with 1 to 5 by the margin as its standard damage", "+1", 1),
        ("spread", Fight(3, standard=margin_from(1, 5), damage=1),
         "fight with +3 combat, +1 damage and 1 to 5 by the margin as its standard damage", "+1", 5),
        ("clues", Fight(if_else(CLUES_ARE_HERE, 3, 1)), "fight with +1 combat (+3 while a clue lies on your location)",
         "-3", 1),
    ],
)  # fmt: skip
def test_a_fight_attacks_as_its_words_say(name: str, fight: Fight, text: str, token: str, hurt: int) -> None:
    blade = lab_card(f"blade-{name}", action(fight))
    assert fight.text == text
    game = lab(scholar(play=[blade]), locations=[Place(HALL, clues=1)], enemies=[Foe(OX, engaged=0)], bag=(token,))
    game.choose(f"use {blade}")
    assert (record(game, OX).damage, asked(game)) == (hurt, (0, "turn"))


def test_a_fight_asks_for_the_enemy_and_is_not_offered_without_one() -> None:
    blade = lab_card("blade-plain", action(Fight()))
    game = lab(scholar(play=[blade]), enemies=[Foe(OX, engaged=0), Foe(FIEND, engaged=0)])
    game.choose(f"use {blade}")
    assert keys(game) == [f"fight {OX}", f"fight {FIEND}"]
    assert f"use {blade}" not in keys(lab(scholar(play=[blade])))


@pytest.mark.parametrize(("token", "horror"), [(SKULL, 1), ("0", 0)])
def test_what_symbols_set_off(token: str, horror: int) -> None:
    fight = Fight(skill=WILLPOWER, revealed=Revealed(BAD_SYMBOLS, Take(horror=1)))
    assert fight.text == (
        "fight with willpower instead of combat; if a symbol other than the elder sign is revealed, take 1 horror"
    )
    wand = lab_card("wand-of-attempts", action(fight))
    game = lab(scholar(play=[wand]), enemies=[Foe(OX, engaged=0)], bag=(token,))
    game.choose(f"use {wand}")
    assert (record(game, SCHOLAR).horror, asked(game)) == (horror, (0, "turn"))


def test_what_follows_afterwards() -> None:
    fight = Fight(2, revealed=Revealed((AUTO_FAIL,), DiscardCard(), afterwards=True))
    assert fight.text == "fight with +2 combat; if the auto-fail is revealed, discard this card afterwards"
    club = lab_card("club-of-attempts", action(fight))
    game = lab(scholar(play=[club]), enemies=[Foe(OX, engaged=0)], bag=(AUTO_FAIL,))
    game.choose(f"use {club}")
    assert (record(game, club).uid in game.state.discard[0], asked(game)) == (True, (0, "turn"))


def test_evading_with_a_card_may_hurt_the_enemy() -> None:
    evading = Evading(skill=WILLPOWER, also=Harm(2))
    assert evading.text == "evade with willpower instead of agility; on a success, deal 2 damage to it"
    dust = lab_card("flash-of-attempts", action(evading))
    game = lab(scholar(play=[dust]), enemies=[Foe(OX, engaged=0)])
    game.choose(f"use {dust}")
    ox = record(game, OX)
    assert (ox.exhausted, ox.threat, ox.damage, asked(game)) == (True, -1, 2, (0, "turn"))
    assert f"use {dust}" not in keys(game)


def test_investigating_with_a_card() -> None:
    lamp = lab_card("lamp-of-attempts", action(Investigate(shroud=-2)), action(Investigate(instead=Gain(3))))
    assert card_text.text(lamp) == (
        "Action: Investigate; your location gets -2 shroud for it.\n"
        "Action: Investigate; success brings no clues, but gain 3 resources."
    )
    game = lab(scholar(play=[lamp]), locations=[Place(HALL, clues=1)], bag=("-3",))
    game.choose(f"use {lamp} ability 1")
    assert (record(game, SCHOLAR).clues, asked(game)) == (1, (0, "turn"))
    game = lab(scholar(play=[lamp]), locations=[Place(HALL, clues=1)])
    game.choose(f"use {lamp} ability 2")
    assert (record(game, SCHOLAR).clues, game.state.resources, asked(game)) == (0, [8], (0, "turn"))


def test_committed_cards_change_the_size_of_a_result() -> None:
    blow = lab_card("blow-of-attempts", Committed(MoreDamage(2), when=in_a(FIGHT)), type="skill", icons=(0, 0, 1, 0, 0))
    wit = lab_card(
        "wit-of-attempts", Committed(MoreClues(1), when=in_a(INVESTIGATE)), type="skill", icons=(0, 1, 0, 0, 0)
    )
    assert card_text.text(blow) == "If the test succeeds in an attempt to fight, that attack deals 2 more damage."
    assert card_text.text(wit) == "If the test succeeds in an attempt to investigate, discover 1 more clue."
    game = lab(
        scholar(hand=[blow, wit]), locations=[Place(HALL, clues=3)], enemies=[Foe(OX, engaged=0, exhausted=True)]
    )
    game.play(f"fight {OX}", f"commit {blow}", "investigate lab/hall", f"commit {wit}")
    assert (record(game, OX).damage, record(game, SCHOLAR).clues, asked(game)) == (3, 2, (0, "turn"))


def test_a_resource_for_a_skill() -> None:
    drill = lab_card("drill-of-attempts", pay_for(COMBAT))
    assert card_text.text(drill) == "Free: During your combat test, spend 1 resource: get +1 combat for this test."
    game = lab(scholar(play=[drill]), enemies=[Foe(OX, engaged=0)], bag=("-1",))
    assert f"use {drill}" not in keys(game)
    game.play(f"fight {OX}", f"use {drill}", "pass", "pass")
    assert (record(game, OX).damage, game.state.resources, asked(game)) == (1, [4], (0, "turn"))


def test_a_bonus_in_tests_of_one_kind_alone() -> None:
    lens = lab_card("lens-of-attempts", Gives(YOU, INTELLECT, 1, during=INVESTIGATE))
    assert card_text.text(lens) == "You get +1 intellect while you investigate."
    game = lab(scholar(play=[lens]), locations=[Place(HALL, clues=1)], bag=("-2",))
    game.choose("investigate lab/hall")
    assert (record(game, SCHOLAR).clues, asked(game)) == (1, (0, "turn"))


def test_tokens_that_count_otherwise() -> None:
    book = lab_card("book-of-attempts", TokenCountsAs("elder sign", AUTO_FAIL), type="treachery", weakness="basic")
    hero = lab_card("hero-of-attempts", ElderSign(HORROR_ON_YOU, Gain(1)), type="investigator")
    assert card_text.text(hero) == "Elder sign: +1 for each horror on you; on success gain a resource."
    for threat, hurt in (([], 1), ([book], 0)):
        game = lab(scholar(hero, horror=2, threat=threat), enemies=[Foe(OX, engaged=0)], bag=("elder sign",))
        game.choose(f"fight {OX}")
        if hurt:
            assert keys(game) == ["apply damage", "apply elder sign"]
            game.choose("apply damage")
        assert (record(game, OX).damage, game.state.resources, asked(game)) == (hurt, [5 + hurt], (0, "turn"))
    game = lab(scholar(), enemies=[Foe(HAUNT, engaged=0)], bag=("-1",))
    assert card_text.text(HAUNT) == "Negative modifiers of tokens count 2 times in tests to evade it."
    game.choose(f"evade {HAUNT}")
    assert record(game, HAUNT).exhausted
    game = lab(scholar(), enemies=[Foe(HAUNT, engaged=0)], bag=("-2",))
    game.choose(f"evade {HAUNT}")
    assert not record(game, HAUNT).exhausted
