"""Samples: a game as it might be for all that a seat knows, and nothing of the true one in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Inv, Place
from orne.arkham.position import build as build_arkham
from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.coc.position import At, Side, build
from orne.coc.rulebook import RULEBOOK as COC
from orne.kernel.errors import IllegalChoice, NoDeal, UserError
from orne.kernel.game import Game, positions, random_policy
from orne.lab.games import arkham_game, edition_of, starter_game
from orne.lab.simulator import as_dealt
from tests.look import asked, decision, seat_asked

HAND = ["shotgun-blast", "g-men", "t-men", "monster-hunter", "shotgun"]


def shot_at() -> Game[Any]:
    """A game in which seat 1 has just shot at a character of seat 0, who may disrupt it."""
    game = build(
        Side(
            play=["young-deep-one", At("patrol-wagon", on="young-deep-one")],
            domains=["agency:2", "", ""],
            deck=["mad-artist"] * 20,
        ),
        Side(hand=HAND, domains=["agency:4", "", ""], deck=["undercover-security"] * 20),
        active=1,
    )
    game.play("play core/shotgun-blast domain 1", "x 4")
    return game


def random_game(which: str, number: int, decisions: int) -> Game[Any]:
    """A random game after some decisions, or before its last one."""
    start = starter_game(number, edition=edition_of(number)) if which == "coc" else arkham_game(number)
    game: Game[Any] = Game(COC if which == "coc" else ARKHAM, start)
    policy = random_policy(number)
    for _ in range(decisions):
        game.choose(policy(decision(game)))
        if game.decision is None:
            game.undo()
            break
    return game


def test_what_was_shown_since_the_keyframe_stays_true_and_the_rest_is_dealt() -> None:
    game = shot_at()
    assert asked(game) == (0, "disrupt")
    hands = set()
    for seed in range(12):
        sample = game.resample(0, seed)
        assert sample.decision.keys == game.decision.keys
        assert sample.view(0) == game.view(0)
        hands.add(tuple(sample.view(1)["players"][1]["hand"]))
    assert len(hands) > 3


@pytest.mark.parametrize("which", ["coc", "arkham"])
def test_samples_do_not_depend_on_those_dealt_before_them(which: str) -> None:
    game = random_game(which, 4, 30)
    seats = range(game.state.seats)
    for _ in range(4):
        fresh = game.copy()
        for seat in seats:
            assert game.resample(seat, 1).fingerprint() == game.resample(seat, 1).fingerprint()
        assert [game.resample(seat, 5).fingerprint() for seat in seats] == [
            fresh.copy().resample(seat, 5).fingerprint() for seat in seats
        ]
        game.choose(0)


def test_a_trial_plays_on_without_changing_the_game() -> None:
    game = shot_at()
    before = game.save()
    table = game.trial(game.decision.keys.index("pass"))
    table.policies = [lambda decision: decision.options[-1]] * 2
    game.rules.step(table)
    assert table.state.cards[table.state.play[0]].wounds == 1
    assert game.save() == before


@pytest.mark.parametrize(("which", "number", "decisions"), [("coc", 4, 70), ("arkham", 3, 30), ("arkham", 6, 25)])
def test_a_sample_has_no_way_back(which: str, number: int, decisions: int) -> None:
    game = random_game(which, number, decisions)
    seat = seat_asked(game)
    sample = game.resample(seat, 1)
    before = sample.fingerprint()
    assert sample.decisions() == []
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        sample.undo()
    assert len(sample.log) < len(game.log)
    list(sample.log)
    [*positions(sample)]
    assert sample.fingerprint() == before
    told = json.dumps([sample.record(), sample.save(), sample.start])
    generators = {step.state.rng for step in positions(game)} | {game._position.plain.state.rng}
    assert not any(str(chance) in told for chance in generators if chance > 10**6)
    for name in ("seed", "decks", "investigators", "stories", "log"):
        assert name not in sample.start


@pytest.mark.parametrize(("which", "number", "decisions"), [("coc", 4, 70), ("arkham", 3, 30), ("arkham", 7, 21)])
def test_the_record_and_the_save_of_a_sample_are_its_own_and_lead_to_it(
    which: str, number: int, decisions: int
) -> None:
    sample = random_game(which, number, decisions).resample(0, 5)
    policy = random_policy(9)
    made = 0
    while sample.decision is not None and made < 6:
        for other in (Game.from_record(json.loads(json.dumps(sample.record()))), Game.load(sample.save())):
            assert other.fingerprint() == sample.fingerprint()
            assert list(other.log) == list(sample.log)
            assert other.decisions() == sample.decisions()
        sample.choose(policy(decision(sample)))
        made += 1
    assert len(sample.decisions()) == made
    for _ in range(made):
        sample.undo()
    assert sample.decisions() == []


def test_chance_that_was_seen_stays_and_the_sample_goes_on_by_itself() -> None:
    """A token is out and the test is over but for a choice; draws after it are the sample's own."""
    bag = BAGS["standard"]
    later: set[tuple[str, ...]] = set()
    game = build_arkham(
        Inv("core/roland-banks", play=["beat-cop"], hand=["knife"], deck=["knife", "flashlight"] * 8),
        Inv("core/agnes-baker"),
        locations=[Place("attic", clues=3), "hallway"],
        bag=bag,
        seed=8,
    )
    investigate = next(key for key in game.decision.keys if key.startswith("investigate"))
    game.choose(investigate)
    tokens = [entry.after for entry in game.log if entry.kind == "token"]
    assert tokens
    for seed in range(10):
        sample = game.resample(0, seed)
        assert sample.view(0) == game.view(0)
        assert sample.state.rng != game.state.rng
        ahead = sample.copy()
        while ahead.decision is not None and investigate in ahead.decision.keys:
            ahead.choose(investigate)
        later.add(tuple(entry.after for entry in ahead.log if entry.kind == "token"))
    assert len(later) > 3


@pytest.mark.parametrize("which", ["coc", "arkham"])
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_games_that_differ_only_in_what_a_seat_cannot_know_give_it_the_same_samples(which: str, number: int) -> None:
    """The strongest test: the sample is made of what the seat knows and of its seed, and of nothing else."""
    game = random_game(which, number, 0)
    policy = random_policy(number)
    compared = 0
    for at in range(60):
        for seat in range(game.state.seats) if at % 3 == 0 else (seat_asked(game),):
            try:
                other = game.resample(seat, at)
                one, two = game.resample(seat, 1000 + at), other.resample(seat, 1000 + at)
            except NoDeal:
                continue
            assert as_dealt(one) == as_dealt(two), f"decision {at}, seat {seat}"
            compared += 1
        game.choose(policy(decision(game)))
        if game.decision is None:
            break
    assert compared > 15


def test_without_known_lists_hidden_cards_come_from_a_pool() -> None:
    game = shot_at()
    seen: set[str] = set()
    for seed in range(5):
        sample = game.resample(0, seed, known_lists=False)
        state = sample.state
        assert sample.view(0) == game.view(0)
        assert sample.decision.keys == game.decision.keys
        theirs = [state.catalogue.kinds[state.cards[uid].kind].slug for uid in (*state.hand[1], *state.deck[1])]
        seen |= set(theirs)
        assert max(theirs.count(card) for card in theirs) <= 3
        own = [state.catalogue.kinds[state.cards[uid].kind].slug for uid in state.deck[0]]
        assert own == ["core/mad-artist"] * 20
    assert len(seen) > 40
    pool = ["core/bag-man", "core/triggerman", "core/g-men", "core/t-men", "core/shotgun", "core/hired-muscle"]
    pool += ["core/son-of-yeb", "core/monster-hunter", "core/local-sheriff"]
    sample = game.resample(0, 1, known_lists=False, pool=pool)
    state = sample.state
    assert {state.catalogue.kinds[state.cards[uid].kind].slug for uid in (*state.hand[1], *state.deck[1])} <= set(pool)
    assert "core/undercover-security" not in state.catalogue.ids
    with pytest.raises(UserError, match="A pool of 2 cards is too small"):
        game.resample(0, 1, known_lists=False, pool=pool[:2])


def test_without_known_lists_a_sample_does_not_depend_on_the_true_list() -> None:
    """Neither on which cards there are, nor on how many of them are copies of one that is known."""
    lists = (
        (["g-men", "t-men", "monster-hunter"], ["undercover-security"] * 20),
        (["shotgun", "shotgun", "hired-muscle"], ["bag-man", "son-of-yeb"] * 10),
        (["hired-muscle"] * 3, ["shotgun"] * 20),
    )
    samples = []
    for hand, deck in lists:
        game = build(
            Side(play=["young-deep-one"], deck=["mad-artist"] * 20),
            Side(play=["hired-muscle"], hand=hand, deck=deck, domains=["agency:4", "", ""]),
        )
        samples.append([game.resample(0, seed, known_lists=False) for seed in range(5)])
    for others in samples[1:]:
        for one, other in zip(samples[0], others, strict=True):
            assert COC.encode(one.state) == COC.encode(other.state)


@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_without_known_lists_investigators_decks_do_not_matter(number: int) -> None:
    game = random_game("arkham", number, 12)
    policy = random_policy(1)
    while not game.at_boundary:
        game.choose(policy(decision(game)))
    data = json.loads(json.dumps(ARKHAM.encode(game.state)))
    other = json.loads(json.dumps(data))
    face = other["kinds"].index("core/machete") if "core/machete" in other["kinds"] else None
    if face is None:
        other["kinds"].append("core/machete")
        face = len(other["kinds"]) - 1
    hidden = [card for card in game.state.cards if card.owner > 0 and ARKHAM.hides(game.state, card, 0)]
    for card in hidden:
        other["cards"][card.uid][1] = face
    one, two = (Game(ARKHAM, {"position": each}) for each in (data, other))
    for seed in range(4):
        try:
            samples = [each.resample(0, seed, known_lists=False) for each in (one, two)]
        except NoDeal:
            continue
        assert ARKHAM.encode(samples[0].state) == ARKHAM.encode(samples[1].state)


def test_a_copied_ability_stays_what_it_is_where_cards_come_from_a_pool() -> None:
    game = build(
        Side(play=["richard-upton-pickman"], domains=["syndicate:2", "syndicate:2"], hand=["bag-man"]),
        Side(play=["clover-club-bouncer"], hand=["g-men"], deck=["t-men"] * 20),
    )
    game.play("use core/richard-upton-pickman domain 1", "choose core/clover-club-bouncer")
    assert any("copied" in key for key in game.decision.keys)
    for seat in (0, 1):
        for seed in range(4):
            sample = game.resample(seat, seed, known_lists=False)
            assert sample.view(seat) == game.view(seat)
            if seat == seat_asked(game):
                assert sample.decision.keys == game.decision.keys


def test_without_known_lists_the_others_decks_in_arkham_horror_come_from_a_pool() -> None:
    game = random_game("arkham", 2, 12)
    sample = game.resample(0, 3, known_lists=False)
    state = sample.state
    assert sample.view(0) == game.view(0)
    mine = sorted(state.catalogue.kinds[state.cards[uid].kind].slug for uid in state.deck[0])
    true = game.state
    assert mine == sorted(true.catalogue.kinds[true.cards[uid].kind].slug for uid in true.deck[0])
    policy = random_policy(1)
    for _ in range(10):
        sample.choose(policy(decision(sample)))


def test_a_game_that_is_over_has_no_samples() -> None:
    game = random_game("coc", 4, 1000)
    policy = random_policy(0)
    while game.decision is not None:
        game.choose(policy(decision(game)))
    with pytest.raises(NoDeal, match="The game is over"):
        game.resample(0, 1)


def test_a_sample_stands_at_the_same_moment_as_the_true_game() -> None:
    """Another's reaction to failing is asked for before the failure or after it, and the seat was told which."""
    agnes = Inv("agnes-baker", hand=["lucky", "perception"], deck=["look-what-i-found"] * 4)
    game = build_arkham(agnes, Inv("wendy-adams"), locations=[Place("attic", clues=1)], bag=("-2",))
    game.play("investigate core/attic", "done")
    assert game.decision.keys == ["play core/lucky", "pass"]
    made = 0
    for seed in range(12):
        try:
            sample = game.resample(1, seed)
        except NoDeal:
            continue
        made += 1
        assert sample.sentences(1)[-1] == game.sentences(1)[-1] == "Agnes reveals the token -2."
    assert made
