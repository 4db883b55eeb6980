"""Verbs of enemies, locations and actions: each does what its text says."""

from __future__ import annotations

import pytest

from orne.arkham.language import (
    ENEMY,
    ENTERABLE,
    EXHAUSTED,
    HAVEN,
    HERE,
    LOCATION,
    READY,
    THEM,
    Choose,
    Discard,
    Disengage,
    Engage,
    Evade,
    Exhausts,
    GainAction,
    Harm,
    LoseAction,
    MoveTo,
    Readies,
    SlipAway,
    everything,
    free,
    the,
    titled,
)
from orne.arkham.position import Foe
from tests.arkham.laboratory import CRYPT, FIEND, HALL, TOWER, lab, lab_card, scholar
from tests.arkham.language.trial import BRUTE, FIENDS, Trial, try_out
from tests.arkham.look import keys, record, uid

TRIALS = [
    Trial(
        "evade",
        free(Evade(everything(ENEMY & HERE & READY)), Discard()),
        "Free: Discard this card: evade all ready enemies at your location, without a test.",
        [],
        lambda game: (record(game, FIEND).exhausted, record(game, FIEND).threat),
        (True, -1),
        rest={"enemies": FIENDS},
    ),
    Trial(
        "engage",
        free(Engage(), Choose(ENEMY & EXHAUSTED), Discard()),
        "Free: Discard this card: choose an exhausted enemy and engage it.",
        [],
        lambda game: record(game, BRUTE).threat,
        0,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "disengage",
        free(Disengage(everything(ENEMY)), Discard()),
        "Free: Discard this card: disengage from all enemies.",
        [],
        lambda game: record(game, BRUTE).threat,
        -1,
        rest={"enemies": [Foe(BRUTE, engaged=0, exhausted=True)]},
    ),
    Trial(
        "exhaust-them",
        free(Exhausts(THEM), Choose(ENEMY & READY, count=2, up_to=True), Discard()),
        "Free: Discard this card: choose up to 2 ready enemies and exhaust them.",
        ["exhaust lab/fiend"],
        lambda game: record(game, FIEND).exhausted,
        True,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "ready",
        free(Readies(the(ENEMY & EXHAUSTED)), Discard()),
        "Free: Discard this card: ready an exhausted enemy.",
        [],
        lambda game: record(game, BRUTE).exhausted,
        False,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "move-to",
        free(MoveTo(the(titled("Tower") & LOCATION)), Discard()),
        "Free: Discard this card: move to Tower.",
        [],
        lambda game: game.state.place[0],
        lambda game: uid(game, TOWER),
    ),
    Trial(
        "move-along",
        free(MoveTo(), Choose(ENTERABLE), Discard()),
        "Free: Discard this card: choose a connecting location and move to it.",
        ["move lab/crypt"],
        lambda game: game.state.place[0],
        lambda game: uid(game, CRYPT),
    ),
    Trial(
        "slip-away",
        free(SlipAway(HAVEN), Discard()),
        "Free: Discard this card: disengage from all your enemies, and move to another revealed location without "
        "enemies.",
        ["move lab/tower"],
        lambda game: (record(game, FIEND).threat, game.state.place[0]),
        lambda game: (-1, uid(game, TOWER)),
        rest={"enemies": FIENDS},
    ),
    Trial(
        "actions",
        free(GainAction(2), Discard()),
        "Free: Discard this card: have 2 additional actions this turn.",
        [],
        lambda game: len(game.state.extra_actions),
        2,
    ),
    Trial(
        "lose-action",
        free(LoseAction(), Discard()),
        "Free: Discard this card: lose an action of this turn.",
        [],
        lambda game: game.state.actions,
        [2],
    ),
]


@pytest.mark.parametrize("trial", TRIALS, ids=[trial.name for trial in TRIALS])
def test_a_verb_does_what_it_says(trial: Trial) -> None:
    try_out(trial)


def test_a_choice_is_declared_once_for_offer_list_refusal_and_text() -> None:
    """Without a card to choose it is not offered, and says what is missing; one that is not meant says why."""
    dart = lab_card("verb-dart", free(Harm(1), Choose(ENEMY & HERE & EXHAUSTED), Discard()))
    game = lab(scholar(play=[dart]), enemies=[Foe(FIEND, engaged=0)])
    assert f"use {dart}" not in keys(game)
    told = [str(refusal) for refusal in game.why_not(dart)]
    assert told == [
        "it would change nothing unless there is an exhausted enemy at your location: ahlcg/triggered-abilities/k"
    ]
    foes = [Foe(FIEND, engaged=0), Foe(BRUTE, at=HALL, exhausted=True), Foe(FIEND, engaged=0, exhausted=True)]
    game = lab(scholar(play=[dart]), enemies=foes)
    game.choose(f"use {dart}")
    assert keys(game) == [f"damage {BRUTE}", f"damage {FIEND}#2"]
    assert [str(refusal) for refusal in game.why_not(FIEND)] == ["Fiend is not exhausted: ahlcg/target/a"]
