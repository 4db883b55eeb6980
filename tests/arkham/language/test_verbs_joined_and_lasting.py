"""Verbs joined to others, and what lasts: each does what its text says."""

from __future__ import annotations

import pytest

from orne.arkham import card_text
from orne.arkham.language import (
    CHOSEN,
    COMBAT,
    DURING_YOUR_TURN,
    ENEMY,
    HERE,
    INVESTIGATOR,
    IT,
    POINTS,
    READY,
    WILLPOWER,
    YOURSELF,
    Also,
    Blank,
    Cannot,
    Choose,
    Chosen,
    Discard,
    DiscardCards,
    Discover,
    Draw,
    EachInvestigator,
    Exhaust,
    Gain,
    Gives,
    Harm,
    If,
    IfAble,
    IfNot,
    May,
    Named,
    NoTokens,
    OneOf,
    Pays,
    Repeat,
    SkillInstead,
    SpendClues,
    Still,
    Take,
    Test,
    Then,
    Until,
    free,
)
from orne.arkham.position import Place
from tests.arkham.laboratory import DREAMER, FIEND, HALL, PILOT, SCHOLAR, lab, lab_card, scholar
from tests.arkham.language.trial import FIENDS, NEVER, Trial, damage, try_out
from tests.arkham.look import table, uid
from tests.look import asked

TRIALS = [
    # ---- joined
    Trial(
        "then-not",
        free(Then(IfAble(Discover()), Gain(1)), Discard()),
        "Free: Discard this card: discover a clue here, if able; then gain a resource.",
        [],
        lambda game: game.state.resources,
        [5],
        rest={"locations": [Place(HALL, clues=0)]},
    ),
    Trial(
        "also",
        free(Also(IfAble(Discover()), Gain(1)), Discard()),
        "Free: Discard this card: discover a clue here, if able, and gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
        rest={"locations": [Place(HALL, clues=0)]},
    ),
    Trial(
        "one-of",
        free(OneOf(Gain(2), Pays(SpendClues(1)), Named("nothing", Draw())), Discard()),
        "Free: Discard this card: choose one: gain 2 resources, or spend a clue, or draw a card.",
        ["nothing"],
        lambda game: len(game.state.hand[0]),
        1,
    ),
    Trial(
        "must",
        free(OneOf(Pays(DiscardCards(1)), Take(1), must=True), Discard()),
        "Free: Discard this card: you must choose one: discard a card from hand, or take 1 damage.",
        [],
        damage(SCHOLAR),
        [1],
    ),
    Trial(
        "if",
        free(If(NEVER, Gain(9), Gain(1)), Discard()),
        "Free: Discard this card: while there is Nobody, gain 9 resources; otherwise gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
    ),
    Trial(
        "if-not",
        free(IfNot(Chosen(Harm(1), Choose(ENEMY)), Gain(1)), Discard()),
        "Free: Discard this card: choose an enemy and deal 1 damage to it; if you cannot, gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
    ),
    Trial(
        "still",
        free(Still(NEVER, Gain(9)), Discard()),
        "Free: Discard this card: gain 9 resources.",
        [],
        lambda game: game.state.resources,
        [5],
    ),
    Trial(
        "may",
        free(May(Gain(1)), Discard()),
        "Free: Discard this card: you may gain a resource.",
        ["no"],
        lambda game: game.state.resources,
        [5],
    ),
    Trial(
        "repeat",
        free(Repeat(3, Gain(1)), Discard()),
        "Free: Discard this card: 3 times, gain a resource.",
        [],
        lambda game: game.state.resources,
        [8],
    ),
    Trial(
        "test",
        free(Test((WILLPOWER, COMBAT), 5, success=Gain(9), fail=Take(POINTS)), Discard()),
        "Free: Discard this card: test willpower or combat (5); on a success, gain 9 resources; on a failure, take 1 "
        "damage for each point you fail by.",
        ["combat"],
        damage(SCHOLAR),
        [2],
    ),
    # ---- what lasts
    Trial(
        "until",
        free(Until("round", Gives(CHOSEN, COMBAT, 2), who=YOURSELF), Exhaust()),
        "Free: Exhaust this card: until the end of the round, it gets +2 combat.",
        [],
        lambda game: [(each.number, each.until, each.seat) for each in game.state.lasting],
        [(0, "round", 0)],
    ),
    Trial(
        "until-for-you",
        free(Until("turn", NoTokens(), SkillInstead(WILLPOWER, (COMBAT,))), Exhaust(), during=DURING_YOUR_TURN),
        "Free: During your turn, exhaust this card: until the end of the turn, you reveal no chaos tokens in your "
        "tests and you may use willpower in place of combat.",
        [],
        lambda game: table(game).index.no_tokens,
        {0},
    ),
    Trial(
        "until-blank",
        free(Until("phase", Blank(CHOSEN), who=IT), Choose(ENEMY & READY, verb="blank"), Exhaust()),
        "Free: Exhaust this card: choose a ready enemy and until the end of the phase, it has no text but traits.",
        [],
        lambda game: table(game).index.blank,
        lambda game: {uid(game, FIEND)},
        rest={"enemies": FIENDS},
    ),
    Trial(
        "until-banned",
        free(Until("round", Cannot("attack", ENEMY)), Exhaust()),
        "Free: Exhaust this card: until the end of the round, enemies cannot attack.",
        [],
        lambda game: len(table(game).index.cannot["attack"]),
        1,
    ),
]


@pytest.mark.parametrize("trial", TRIALS, ids=[trial.name for trial in TRIALS])
def test_a_verb_does_what_it_says(trial: Trial) -> None:
    try_out(trial)


def test_each_investigator_does_it_in_player_order() -> None:
    bell = lab_card("verb-each", free(EachInvestigator(Gain(2), INVESTIGATOR & HERE), Discard()))
    assert card_text.text(bell) == ("Free: Discard this card: each investigator at your location: gain 2 resources.")
    game = lab(scholar(play=[bell]), scholar(DREAMER), scholar(PILOT, at=1))
    game.choose(f"use {bell}")
    assert (game.state.resources, asked(game)) == ([7, 7, 5], (0, "turn"))
