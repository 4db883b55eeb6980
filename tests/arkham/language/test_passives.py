"""Constant texts and what else the rules look for on a card: their English, and that they work."""

from __future__ import annotations

from fractions import Fraction

import pytest

from orne.arkham import registry, values
from orne.arkham.abilities import Text
from orne.arkham.card_text import card_text, text
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import (
    AGILITY,
    ALL_SKILLS,
    ALLY,
    AT_THIS,
    ATTACK_YOU,
    BEARER_ONLY,
    CLUES_HERE,
    COMBAT,
    ELITE,
    ENEMY,
    ENTER_HOST,
    FEWEST_CARDS,
    HERE,
    HOST,
    INTELLECT,
    INVESTIGATOR,
    LOCATION,
    LOWEST_HEALTH,
    MOST_CLUES,
    OTHER,
    SELF,
    WHILE_CONTROLLED,
    WHILE_IT_HAS_HORROR,
    WILLPOWER,
    YOU,
    YOU_ARE_HERE,
    ActObjective,
    Base,
    Blank,
    Cannot,
    ClosedWhileUnrevealed,
    Condition,
    ConnectedTo,
    Copies,
    CostChange,
    CostX,
    DiscardedWhenEmpty,
    ExtraAction,
    ExtraSlots,
    Gives,
    GivesKeyword,
    GoesUnderDeck,
    Immune,
    InvestigatedWith,
    MayPlayFromDiscard,
    NoTokens,
    Objective,
    OpeningHand,
    SkillInstead,
    Spawn,
    SpawnsHere,
    Times,
    UnrevealedAs,
    card_type,
    highest,
    kind_of_card,
    lowest,
    spawn_at,
    trait,
)
from orne.arkham.position import Foe, Place
from orne.arkham.registry import facts_of
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import DREAMER, FIEND, HALL, LOFT, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record, uid
from tests.look import asked

NEVER = Condition(lambda g, use: False, "it never happens")

TEXTS: list[tuple[Text, str]] = [
    (Gives(YOU, COMBAT, 1), "You get +1 combat."),
    (Gives(YOU, ALL_SKILLS, -1), "You get -1 to each skill."),
    (Gives(SELF, ("fight", "evade"), 1), "This card gets +1 fight and evade."),
    (Gives(HOST, "shroud", 2), "The attached location gets +2 shroud."),
    (Gives(INVESTIGATOR & HERE, COMBAT, 1, while_=WHILE_CONTROLLED),
     "While you control this card, investigators at your location get +1 combat."),
    (Gives(YOU, WILLPOWER, CLUES_HERE), "You get +1 willpower for each clue at your location."),
    (CostChange(card_type("asset") & ALLY, -2, YOU_ARE_HERE), "While you are here, Ally assets you play cost 2 less."),
    (Base(YOU, COMBAT, 5), "Your base combat is 5."),
    (Times(ENEMY, "fight", Fraction(1, 2)), "For enemies, the fight counts 1/2 times, rounded up."),
    (GivesKeyword(ENEMY & ~ELITE, "hunter"), "Non-Elite enemies have Hunter."),
    (Cannot("discover", YOU), "You cannot discover clues."),
    (Cannot("leave play", SELF, while_=WHILE_IT_HAS_HORROR), "While it has horror, this card cannot leave play."),
    (Cannot(ATTACK_YOU, ENEMY & ~ELITE), "Non-Elite enemies cannot attack you."),
    (Cannot(ENTER_HOST, ENEMY), "Enemies cannot enter the attached location."),
    (Blank(INVESTIGATOR & AT_THIS), "Investigators at its location have no text but traits."),
    (Immune(SELF, PLAYER_CARDS), "This card is immune to player card effects."),
    (SkillInstead(INTELLECT, (COMBAT, AGILITY)), "You may use intellect in place of combat and agility."),
    (NoTokens(), "You reveal no chaos tokens in your tests."),
    (ExtraAction("Tome"), "You have an additional action in your turn, only for Tome abilities."),
    (MayPlayFromDiscard("event"), "You may play the topmost event of your discard pile as if from your hand."),
    (GoesUnderDeck("event"),
     "An event you play, or discard from play, goes under your deck, not onto your discard pile."),
    (ClosedWhileUnrevealed(), "While unrevealed, investigators cannot move in here."),
    (ConnectedTo(LOCATION & trait("Woods") & OTHER), "Other Woods locations are connected to this one."),
    (InvestigatedWith(AGILITY), "This location is always investigated with agility."),
    (UnrevealedAs("lab/fog"), ""),
    (SpawnsHere(kind_of_card("core/ghoul-priest")), "If Ghoul Priest spawns, it spawns here instead."),
    (spawn_at("Attic"), "Spawn: Attic."),
    (Spawn(None), "Spawn: engaged with its prey."),
    (highest(COMBAT), "Prey: highest combat."),
    (lowest(AGILITY), "Prey: lowest agility."),
    (MOST_CLUES, "Prey: most clues."),
    (FEWEST_CARDS, "Prey: fewest cards in hand."),
    (LOWEST_HEALTH, "Prey: lowest remaining health."),
    (BEARER_ONLY, "Prey: only the one who began the game with it."),
    (ExtraSlots("hand", 2, "Tome"), "You have 2 more hand slots, only for Tome cards."),
    (Copies(1, "in play"), "Limit 1 in play for each player."),
    (CostX(1), "Costs X. X is at least 1."),
    (DiscardedWhenEmpty(), "With the last of its uses it is discarded."),
    (OpeningHand(8, 5), "For your opening hand draw 8 cards and keep 5."),
    (OpeningHand(more=1), "Your opening hand has a card more."),
    (Objective(NEVER, instead=True), "Objective: advance once it never happens."),
    (ActObjective("advance once it is over"), "Objective: advance once it is over."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words"), TEXTS, ids=[each[1] or "nothing" for each in TEXTS])
def test_a_passive_says_itself_in_words(text: Text, words: str) -> None:
    assert text.text == words
    paper = facts_of("lab/paper")
    assert paper is not None
    assert card_text(paper, (text,)) == words


def table(*people: object, **rest: object) -> ArkhamTable:
    """The table of a position in the laboratory."""
    game = lab(*people, **rest)  # type: ignore[arg-type]
    assert isinstance(game.table, ArkhamTable)
    return game.table


def test_a_skill_in_place_of_another_is_asked_for() -> None:
    coat = lab_card("coat-of-passives", SkillInstead(INTELLECT, (COMBAT,)))
    game = lab(scholar(play=[coat]), enemies=[Foe(FIEND, engaged=0)])
    game.choose(f"fight {FIEND}")
    assert keys(game) == ["intellect", "combat"]
    game.choose("intellect")
    assert (record(game, FIEND).damage, asked(game)) == (1, (0, "turn"))


def test_who_reveals_no_tokens_does_not_fail_by_one() -> None:
    calm = lab_card("calm-of-passives", NoTokens())
    game = lab(scholar(play=[calm]), enemies=[Foe(FIEND, engaged=0)], bag=("-8",))
    game.choose(f"fight {FIEND}")
    assert (record(game, FIEND).damage, asked(game)) == (1, (0, "turn"))


def test_a_ban_on_attacking_you_does_not_cover_the_other() -> None:
    veil = lab_card("veil-of-passives", Cannot(ATTACK_YOU, ENEMY))
    game = lab(
        scholar(play=[veil]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
        step="3.3 enemies attack",
        active=None,
    )
    assert (record(game, SCHOLAR).damage, record(game, DREAMER).damage) == (0, 1)


def test_values_follow_their_texts() -> None:
    crown = lab_card(
        "crown-of-passives", Gives(YOU, ALL_SKILLS, 1), Base(YOU, COMBAT, 1), Times(YOU, AGILITY, Fraction(2))
    )
    g = table(scholar(play=[crown]))
    assert [values.skill(g, 0, skill) for skill in ALL_SKILLS] == [4, 4, 2, 8]


def test_blank_cards_and_bans_by_place() -> None:
    gloom = lab_card("gloom-of-passives", Blank(INVESTIGATOR & AT_THIS), type="enemy", keywords=("aloof",))
    g = table(scholar(), scholar(DREAMER, at=1), enemies=[Foe(gloom, at=HALL)])
    assert g.index.blank == {g.state.investigators[0]}
    cave = lab_card("cave-of-passives", ClosedWhileUnrevealed(), type="location", symbol="loft", connects=("hall",))
    game = lab(scholar(), locations=[HALL, Place(cave, revealed=False)])
    assert f"move {cave}" not in keys(game)
    assert f"move {LOFT}" in keys(lab(scholar(), locations=[HALL, Place(LOFT, revealed=False)]))


def test_what_spawns_here_instead() -> None:
    den = lab_card(
        "den-of-passives", SpawnsHere(kind_of_card(FIEND)), type="location", symbol="loft", connects=("hall",)
    )
    game = lab(scholar(), locations=[HALL, den], encounter_deck=[FIEND], step="1.4 encounter cards", active=None)
    assert (record(game, FIEND).at, record(game, FIEND).threat) == (uid(game, den), -1)


def test_texts_of_the_core_set_have_no_words_beside_them() -> None:
    """Every card with behaviour has a text, and none says a placeholder."""
    for card in registry.implemented():
        told = text(card)
        assert told is not None
        assert "{}" not in told
        assert "None" not in told
