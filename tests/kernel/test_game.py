"""The driver: choose, undo, copy, record, save, load, and what bad input is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from orne.coc.position import At, Side, build
from orne.coc.rulebook import new_game
from orne.decks.coc import starter, story_deck
from orne.kernel.errors import IllegalChoice, UserError
from orne.kernel.game import Game, play_out, positions, random_policy
from orne.kernel.rng import below, seeded, shuffle
from tests.look import decision, kind_asked, seat_asked


def just_begun(seed: int = 7) -> Game[Any]:
    decks = [starter("agency", "miskatonic", "A").each(), starter("hastur", "cthulhu", "B").each()]
    return new_game(decks, story_deck(), seed)


def played_on(number: int = 40, seed: int = 7) -> Game[Any]:
    game = just_begun(seed)
    policy = random_policy(seed)
    for _ in range(number):
        game.choose(policy(decision(game)))
    return game


def test_a_game_begins_with_the_first_players_mulligan() -> None:
    game = just_begun()
    assert kind_asked(game) == "mulligan"
    assert game.decision.keys == ["keep", "mulligan"]
    assert seat_asked(game) == game.state.first


def test_choices_by_option_key_or_number_lead_to_the_same_position() -> None:
    one, two, three = just_begun(), just_begun(), just_begun()
    one.choose("keep")
    two.choose(two.options[0])
    three.choose(0)
    assert one.fingerprint() == two.fingerprint() == three.fingerprint()


def test_a_choice_that_is_not_offered_changes_nothing_and_says_what_is() -> None:
    game = just_begun()
    before = game.fingerprint()
    with pytest.raises(IllegalChoice, match=r"“sing” is not offered to seat \d .*offered: “keep”, “mulligan”"):
        game.choose("sing")
    with pytest.raises(IllegalChoice, match="There is no option 9: choose 0 to 1"):
        game.choose(9)
    assert game.fingerprint() == before


def test_undo_leads_back_and_playing_on_is_the_same_again() -> None:
    game = played_on()
    prints = [each.fingerprint() for each in positions(game)]
    keys = game.decisions()
    for print_ in reversed(prints[:-1]):
        game.undo()
        assert game.fingerprint() == print_
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        game.undo()
    game.play(*keys)  # type: ignore[arg-type]
    assert game.fingerprint() == prints[-1]


def test_a_copy_and_its_original_do_not_touch_each_other() -> None:
    game = played_on()
    before = game.fingerprint()
    copy = game.copy()
    policy = random_policy(3)
    for _ in range(10):
        copy.choose(policy(decision(copy)))
    assert game.fingerprint() == before
    assert copy.fingerprint() != before
    assert copy.decisions()[: len(game.decisions())] == game.decisions()


def test_a_record_leads_to_the_same_game_to_the_last_log_line() -> None:
    game = played_on(70)
    record = json.loads(json.dumps(game.record()))
    again = Game.from_record(record)
    assert again.fingerprint() == game.fingerprint()
    assert list(again.log) == list(game.log)
    assert len(list(game.log)) > 100


def test_a_save_holds_game_past_and_log() -> None:
    game = played_on(60)
    loaded = Game.load(game.save())
    assert loaded.fingerprint() == game.fingerprint()
    assert loaded.decisions() == game.decisions()
    assert list(loaded.log) == list(game.log)
    loaded.undo()
    game.undo()
    assert loaded.fingerprint() == game.fingerprint()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not JSON"),
        ("[1, 2]", "not an Orne record or save"),
        ('{"game": "coc"}', "has nothing as its format; this version of Orne reads formats 1 and 2"),
        ('{"game": "chess", "format": 1}', "There is no game called “chess” here; the games are .*coc"),
        ('{"game": "coc", "format": 1}', "This record is damaged: start must be a table, not nothing"),
        ('{"game": "coc", "format": 2, "frame": {}}', "This save is damaged: start must be a table, not nothing"),
    ],
)
def test_a_bad_save_gets_one_sentence(text: str, told: str) -> None:
    with pytest.raises(UserError, match=told) as caught:
        Game.load(text)
    assert "\n" not in str(caught.value)


def test_a_record_that_does_not_fit_says_where() -> None:
    record = played_on(5).record()
    record["decisions"][2] = "resource core/none"
    with pytest.raises(UserError, match="does not fit the rules at decision 3"):
        Game.from_record(record)


def test_the_fast_path_plays_the_same_game() -> None:
    start = just_begun(11).start
    keys: list[str] = []
    table = play_out(Game.rulebooks["coc"], start, (random_policy(1), random_policy(2)), keys)
    assert table.decisions == len(keys)
    game = Game.from_record({"format": 1, "game": "coc", "start": start, "decisions": keys})
    assert game.over
    assert game.rules.encode(game.state) == game.rules.encode(table.state)
    assert game.decision is None
    with pytest.raises(IllegalChoice, match="The game is over"):
        game.choose(0)
    assert (
        game.result in ("Player 1 has won three stories.", "Player 2 has won three stories.") or "deck" in game.result
    )


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    class Holder:
        rng = seeded("orne")

    holder = Holder()
    assert [below(holder, 100) for _ in range(8)] == [83, 14, 66, 66, 20, 73, 65, 48]
    cards = list(range(10))
    shuffle(holder, cards)
    assert sorted(cards) == list(range(10))


def test_a_loaded_game_in_mid_resolution_goes_on_from_there() -> None:
    game = build(
        Side(play=[At("core/monster-hunter", story=0), At("core/hired-muscle", story=0)], domains=["agency:3"]),
        Side(play=[At("core/young-deep-one", story=0)], domains=["cthulhu:2"]),
        step="stories resolve",
    )
    assert game.decision.keys == ["place core/ancient-apocrypha", "none"] or kind_asked(game)
    loaded = Game.load(game.save())
    while game.decision is not None and len(game.decisions()) < 6:
        game.choose(0)
        loaded.choose(0)
        assert loaded.fingerprint() == game.fingerprint()


def test_an_answer_for_a_seat_is_taken_only_to_its_own_question() -> None:
    game = just_begun()
    asked = seat_asked(game)
    before = game.fingerprint()
    others: tuple[Any, ...] = (1 - asked, 7, -1, True, "0")
    for other in others:
        if other is True and asked == 0:
            continue
        with pytest.raises(IllegalChoice, match=f"is for seat {asked}, and nobody else may answer it"):
            game.choose("keep", seat=other)
    assert game.fingerprint() == before
    game.choose("keep", seat=asked)
    assert seat_asked(game) == 1 - asked
    with pytest.raises(IllegalChoice, match=f"is for seat {1 - asked}"):
        game.play("keep", seat=asked)
    game.play("keep", seat=1 - asked)
    assert game.decisions() == ["keep", "keep"]


@pytest.mark.parametrize(
    "text", ["reseed 12345", "repeat 3", "repeat ²", "reseed ²", "reseed " + "9" * 5000, '{"reseed": 5}', "reseed"]
)
def test_no_text_given_as_an_answer_reaches_a_control_word(text: str) -> None:
    game = just_begun()
    before = game.fingerprint()
    with pytest.raises(IllegalChoice, match="is not offered"):
        game.choose(text)
    assert game.fingerprint() == before
    assert game.decisions() == []


@pytest.mark.parametrize("number", [-1, 1 << 64, 1 << 4000, True, "12", "²", 1.5, None])
def test_the_generator_is_set_to_a_number_that_it_can_hold(number: Any) -> None:
    game = just_begun()
    with pytest.raises(UserError, match="The generator is set to a whole number from 0 to 18,446,744,073,709,551,615"):
        game.reseed(number)
    assert game.decisions() == []


@pytest.mark.parametrize("number", [0, -3, 10**10, 1 << 4000, True, "12", "²", 1.5, None])
def test_a_loop_is_repeated_a_number_of_times_that_can_be_named(number: Any) -> None:
    with pytest.raises(UserError, match="A loop is repeated 1 to 1,000,000,000 times"):
        just_begun().repeat(number)


def test_control_words_stay_in_the_record_apart_from_answers_and_play_through() -> None:
    game = just_begun()
    game.reseed(99)
    game.choose("mulligan")
    game.reseed(5)
    assert game.decisions() == [{"reseed": 99}, "mulligan", {"reseed": 5}]
    plain = just_begun()
    plain.choose("mulligan")
    assert plain.state.deck != game.state.deck
    for other in (Game.from_record(json.loads(json.dumps(game.record()))), Game.load(game.save())):
        assert other.fingerprint() == game.fingerprint()
        assert other.state.rng == 5
    game.undo()
    game.undo()
    assert game.decisions() == [{"reseed": 99}]
    assert game.state.rng == 99


@pytest.mark.parametrize(
    "made", [{"reseed": "5"}, {"reseed": -1}, {"shuffle": 5}, {"reseed": 5, "repeat": 1}, {}, 0, None]
)
def test_a_record_holds_nothing_but_answers_and_control_words(made: object) -> None:
    record = {**just_begun().record(), "decisions": [made]}
    with pytest.raises(UserError, match="does not fit the rules at decision 1"):
        Game.from_record(record)


def brief(value: object) -> str:
    """A name for a strange value that is short, and the same in every process."""
    return "object" if type(value) is object else ascii(value)[:20]


STRANGE: tuple[Any, ...] = (True, False, -1, 2, 10**30, 1.0, 0.0, float("nan"), "0", "\ud800", b"0", [], {}, object())


@pytest.mark.parametrize("seat", STRANGE, ids=brief)
def test_what_is_not_a_seat_is_refused_everywhere(seat: Any) -> None:
    game = played_on()
    asks = (
        lambda: game.view(seat),
        lambda: game.sentences(seat),
        lambda: game.why("pass", seat),
        lambda: game.resample(seat, 1),
        lambda: game.choose(0, seat=seat),
    )
    for ask in asks:
        with pytest.raises(UserError, match=r"There are seats 0 to 1|is for seat") as refused:
            ask()
        assert len(str(refused.value)) <= 300


@pytest.mark.parametrize("choice", [*STRANGE, None, "x" * 10**6, "reseed 1", "repeat 3", {"reseed": 1}], ids=brief)
def test_what_is_not_an_answer_is_refused_and_changes_nothing(choice: Any) -> None:
    game = just_begun()
    before = game.save()
    with pytest.raises(IllegalChoice) as refused:
        game.choose(choice)
    assert len(str(refused.value)) <= 300
    str(refused.value).encode()
    assert game.save() == before


@pytest.mark.parametrize("number", [None, "1", 1.5, True, [], "²"], ids=repr)
def test_numbers_and_words_of_the_wrong_kind_are_refused(number: Any) -> None:
    game = just_begun()
    asks: list[Callable[[], object]] = [
        lambda: game.sentences(0, number),
        lambda: game.reseed(number),
        lambda: game.repeat(number),
    ]
    if not isinstance(number, str):
        asks += [lambda: game.why(number), lambda: game.resample(0, number)]
    for ask in asks:
        with pytest.raises(UserError):
            ask()
    for words in ("\ud800", "x" * 1001):
        with pytest.raises(UserError):
            game.why(words)
        with pytest.raises(UserError):
            game.resample(0, words)


@pytest.mark.parametrize("pool", [5, [], "core/g-men", [1], [[]], ["\ud800"], ["core/opening-night"] * 90, ["x/y"]])
def test_a_pool_holds_cards_that_a_deck_may_have(pool: Any) -> None:
    with pytest.raises(UserError):
        just_begun().resample(0, 1, known_lists=False, pool=pool)
