"""What is kept from one observation to the next is what would be made again: each thing that a row depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as build_arkham
from orne.arkham.rules import moving as moving_arkham
from orne.arkham.state import DECK as ARKHAM_DECK
from orne.arkham.state import DISCARD as ARKHAM_DISCARD
from orne.arkham.state import ENCOUNTER_DISCARD
from orne.arkham.state import PLAY as ARKHAM_PLAY
from orne.arkham.table import ArkhamTable
from orne.coc.abilities import AttachTo, Blanks, Gives, LosesIcons, SkillIs
from orne.coc.language import (
    CHARACTER,
    HOST,
    IS_DAY,
    IS_EXHAUSTED,
    OTHER,
    SELF,
    SUPPORT,
    YOURS,
    skill_at_most,
    subtype,
)  # fmt: skip
from orne.coc.position import At, Side, build
from orne.coc.rules import moving
from orne.coc.state import DECK, DISCARD, EXHAUSTED, INSANE, READY, LastingEffect
from orne.coc.table import CocTable
from orne.coc.values import COMBAT
from orne.environments import arkham_horror, call_of_cthulhu, columns_arkham, columns_coc
from orne.environments.aec import TableEnv
from orne.environments.columns import OPTION
from orne.environments.episode import Episode
from orne.environments.observing import Observation, Observer
from orne.kernel.game import Game, random_policy
from tests.coc.laboratory import PAUSE, lab_card, tool
from tests.environments.look import ACTIONS, GAMES, by_name, differences, of_table, random_positions, seen

BOTH = pytest.mark.parametrize(
    ("name", "numbers"), [("coc", range(20, 22)), ("arkham", range(20, 24))], ids=list(GAMES)
)


@BOTH
def test_copies_samples_and_answers_taken_back_are_seen_as_they_are(name: str, numbers: tuple[int, ...]) -> None:
    """One observer looks at a game, a copy that was played on, the game with an answer taken back, and another game."""
    make = GAMES[name][2]
    kept = make(ACTIONS)
    for number in numbers:
        policy = random_policy(number)
        other = next(random_positions(name, number + 1))
        for place, game in enumerate(random_positions(name, number)):
            looked_at: list[Game[Any]] = [game]
            if place % 20 == 0 and game.decision is not None:
                ahead = game.copy()
                for _ in range(3):
                    if ahead.decision is not None:
                        ahead.choose(policy(ahead.decision))
                looked_at += [ahead, game]
                back = ahead.copy()
                back.undo()
                looked_at += [back, other, game]
            for each in looked_at:
                for seat in range(each.state.seats):
                    assert differences(seen(kept, each, seat), seen(make(ACTIONS), each, seat)) == []


@pytest.mark.parametrize(
    "env",
    [call_of_cthulhu.raw_env(), arkham_horror.raw_env(), arkham_horror.raw_env(investigators=["roland", "agnes"])],
    ids=["coc", "arkham", "two investigators"],
)
def test_an_environment_that_has_played_other_seeds_shows_every_seat_what_a_new_one_would(env: TableEnv) -> None:
    setting = env.setting
    for seed in (5, 6, 5):
        policy = random_policy(seed)
        env.reset(seed=seed)
        while (decision := env.episode.play.decision) is not None:
            fresh = Episode(setting, setting.observer(setting.actions), env.episode.play)
            fresh.page = env.episode.page
            for seat, agent in enumerate(env.possible_agents):
                shown, anew = env.observe(agent), fresh.observe(seat)
                assert {name: array.tobytes() for name, array in shown.items()} == {
                    name: array.tobytes() for name, array in anew.items()
                }
            env.step(min(decision.index(policy(decision)), env.episode.possible - 1))


# ---- Call of Cthulhu: whatever the row of a card in play depends on

LEADER = lab_card("kept-leader", Gives(CHARACTER & OTHER & YOURS & subtype("Cultist"), "skill", 2))
FOLLOWER = lab_card("kept-follower", subtypes=("Cultist",), skill=3)
SHIELD = tool("kept-shield", Gives(SUPPORT & OTHER, "invulnerability", 1))
ARMS = lab_card("kept-arms", AttachTo(CHARACTER), Gives(HOST, "skill", 3), type="support")
NURSE = lab_card("kept-nurse", Gives(CHARACTER & skill_at_most(1), "skill", 1))
WATCHER = lab_card("kept-watcher", Gives(SELF, COMBAT, 2, while_=IS_DAY))
SUN = tool("kept-sun", keywords=(("day", 1),))
HUSH = lab_card("kept-hush", Blanks(CHARACTER & IS_EXHAUSTED))
WILLED = lab_card("kept-willed", keywords=(("willpower", 1),))
TYRANT = lab_card("kept-tyrant", SkillIs(CHARACTER & OTHER & IS_EXHAUSTED, 0))
CURSE = lab_card("kept-curse", LosesIcons(CHARACTER & OTHER & IS_EXHAUSTED))
ARMED = lab_card("kept-armed", icons=(0, 2, 0, 0))


def uid_of(game: Game[Any], card: str) -> int:
    """The card in play of an id."""
    state = game.state
    return int(next(uid for uid in state.play if state.catalogue.kinds[state.cards[uid].kind].slug == card))


def edit(game: Game[Any], card: str, **fields: Any) -> None:
    """Replace the record of a card in play, as rules do."""
    record = game.state.edit(uid_of(game, card))
    for name, value in fields.items():
        setattr(record, name, value)
    game.state.changed()


def leave(game: Game[Any], card: str) -> None:
    """Take a card out of play."""
    uid = uid_of(game, card)
    game.state.play.remove(uid)
    game.state.edit(uid).zone = DISCARD
    game.state.discard[0].append(uid)
    game.state.changed()


def last(game: Game[Any], card: str, attribute: str, amount: int) -> None:
    """Add to a value of a card for a time."""
    uid = uid_of(game, card)
    about = ((uid, game.state.cards[uid].obj),)
    game.state.lasting = (*game.state.lasting, LastingEffect("add", about, (attribute, amount), "phase", uid, 0))
    game.state.changed()


def turn_the_row(game: Game[Any]) -> None:
    """Let the stories lie the other way round."""
    game.state.row.reverse()
    game.state.changed()


Change = Callable[[Game[Any]], None]


@pytest.mark.parametrize(
    ("play", "card", "column", "change", "before", "after"),
    [
        ([LEADER, FOLLOWER], FOLLOWER, "skill", lambda game: leave(game, LEADER), 5, 3),
        ([LEADER, FOLLOWER], FOLLOWER, "skill", lambda game: edit(game, LEADER, state=INSANE), 5, 3),
        ([LEADER, FOLLOWER], FOLLOWER, "skill", lambda game: edit(game, LEADER, controller=1), 5, 3),
        ([LEADER, FOLLOWER], FOLLOWER, "whose", lambda game: edit(game, FOLLOWER, controller=1), 1, 2),
        ([FOLLOWER, At(ARMS, on=FOLLOWER)], FOLLOWER, "skill", lambda game: leave(game, ARMS), 6, 3),
        ([FOLLOWER, At(ARMS, on=FOLLOWER)], ARMS, "host", lambda game: leave(game, PAUSE), 5, 4),
        ([NURSE, FOLLOWER], NURSE, "skill", lambda game: leave(game, FOLLOWER), 2, 2),
        ([SHIELD, SUN], SUN, "invulnerability", lambda game: leave(game, SHIELD), 1, 0),
        ([WATCHER, SUN], WATCHER, "combat", lambda game: leave(game, SUN), 2, 0),
        ([HUSH, At(WILLED, exhausted=True)], WILLED, "willpower", lambda game: edit(game, WILLED, state=READY), 0, 1),
        ([TYRANT, FOLLOWER], FOLLOWER, "skill", lambda game: edit(game, FOLLOWER, state=EXHAUSTED), 3, 0),
        ([CURSE, ARMED], ARMED, "combat", lambda game: edit(game, ARMED, state=EXHAUSTED), 2, 0),
        ([FOLLOWER], FOLLOWER, "skill", lambda game: last(game, FOLLOWER, "skill", 4), 3, 7),
        ([FOLLOWER], FOLLOWER, "wounds", lambda game: edit(game, FOLLOWER, wounds=1), 0, 1),
        ([FOLLOWER], FOLLOWER, "story", lambda game: edit(game, FOLLOWER, story=game.state.row[1]), 0, 2),
        ([At(FOLLOWER, story=2)], FOLLOWER, "story", turn_the_row, 3, 1),
    ],
)  # fmt: skip
def test_a_row_is_made_again_when_what_it_depends_on_has_changed(
    play: list[str | At], card: str, column: str, change: Change, before: int, after: int
) -> None:
    make = GAMES["coc"][2]
    game = build(Side(play=[PAUSE, *play]), step="actions after attackers commit")
    kept = make(ACTIONS)
    number = columns_coc.card_numbers().get(card, 0)
    uid = uid_of(game, card)

    def told() -> int:
        row = len(game.state.row) + game.state.play.index(uid)
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        shown = by_name(kept, observation, row)
        assert (shown["card"], shown["place"]) == (number, columns_coc.PLAY)
        return shown[column]

    assert told() == before
    change(game)
    assert told() == after


def test_an_option_names_the_row_in_which_its_card_is_now() -> None:
    make = GAMES["coc"][2]
    game = build(Side(play=[FOLLOWER, ARMED, PAUSE]))
    kept = make(ACTIONS)
    columns = columns_coc.CARD.place, OPTION.place

    def told() -> list[int]:
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        named = observation["options"][:, columns[1]["row_1"]]
        rows = [int(row) - 1 for row in named if row]
        assert all(observation["cards"][row, columns[0]["place"]] == columns_coc.PLAY for row in rows)
        return rows

    stories = len(game.state.row)
    assert told() == [stories + 2]
    leave(game, FOLLOWER)
    leave(game, ARMED)
    assert told() == [stories]


def top_of_deck(game: Game[Any], seat: int) -> int:
    """The top card of a deck."""
    return int(game.table.state.deck[seat][-1])


def learn(game: Game[Any], uid: int, known: int) -> None:
    """Say which seats know a card, as rules do."""
    game.table.state.edit(uid).known = known


def turn_up(game: Game[Any], uid: int) -> None:
    """Turn the card of a deck face up."""
    game.table.state.edit(uid).face_down = False


def leave_and_return(game: Game[Any], uid: int, known: int) -> None:
    """Move the top card of a deck out of it and back again."""
    table = cast(CocTable, game.table)
    moving.move(table, uid, DISCARD)
    moving.move(table, uid, DECK, known=known)


def shown_in(observer: Observer, observation: Observation, place: int) -> int:
    """How many cards are shown in a place."""
    return sum(by_name(observer, observation, row)["place"] == place for row in range(observer.rows))


Turn = Callable[[Game[Any], int], None]


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("turn", "is_shown"),
    [
        (lambda game, uid: learn(game, uid, 1), True),
        (lambda game, uid: learn(game, uid, 0), False),
        (turn_up, True),
        (lambda game, uid: leave_and_return(game, uid, 1), True),
        (lambda game, uid: leave_and_return(game, uid, 0), False),
    ],
)
def test_the_top_of_a_deck_is_shown_once_it_is_known_and_as_long(
    seat: int, before: int, turn: Turn, is_shown: bool
) -> None:
    make = GAMES["coc"][2]
    game = build(Side(play=[PAUSE]), Side())
    kept = make(ACTIONS)
    uid = top_of_deck(game, seat)

    def told() -> int:
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        return shown_in(kept, observation, columns_coc.DECK)

    assert told() == 0
    learn(game, uid, before)
    assert told() == before
    turn(game, uid)
    assert told() == is_shown


def test_a_card_in_the_hand_of_an_opponent_is_shown_once_it_is_known_and_as_long() -> None:
    make = GAMES["coc"][2]
    game = build(Side(play=[PAUSE]), Side(hand=[FOLLOWER, ARMED]))
    kept = make(ACTIONS)
    for known, shown in ((0, 0), (1, 1), (1, 1), (3, 1), (2, 0)):
        learn(game, game.table.state.hand[1][0], known)
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        assert shown_in(kept, observation, columns_coc.HAND) == shown


def test_day_and_night_are_told_again_when_they_end() -> None:
    make = GAMES["coc"][2]
    game = build(Side(play=[PAUSE, SUN]))
    kept = make(ACTIONS)
    assert of_table(kept, seen(kept, game, 0))["day"] == 1
    leave(game, SUN)
    assert of_table(kept, seen(kept, game, 0))["day"] == 0


# ---- Arkham Horror


@pytest.mark.parametrize(
    ("place", "column", "changes"),
    [
        (columns_arkham.LOCATION, "clues", {"clues": 3}),
        (columns_arkham.LOCATION, "doom", {"doom": 2}),
        (columns_arkham.LOCATION, "revealed", {"revealed": False}),
        (columns_arkham.ENEMY, "whose", {"threat": 0}),
        (columns_arkham.ENEMY, "damage", {"damage": 1}),
        (columns_arkham.ENEMY, "exhausted", {"exhausted": True}),
        (columns_arkham.PLAY, "tokens", {"tokens": 1}),
        (columns_arkham.INVESTIGATOR, "horror", {"horror": 2}),
    ],
)
def test_a_row_of_arkham_horror_is_made_again_when_its_card_has_changed(
    place: int, column: str, changes: dict[str, Any]
) -> None:
    make = GAMES["arkham"][2]
    inv = Inv("core/roland-banks", play=["rolands-38-special"])
    game = build_arkham(inv, locations=["hallway", "attic"], enemies=[Foe("ghoul-minion", at="attic")])
    kept, state = make(ACTIONS), game.table.state

    def told() -> int:
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        row = next(row for row in range(kept.rows) if by_name(kept, observation, row)["place"] == place)
        return by_name(kept, observation, row)[column]

    uid = {
        columns_arkham.LOCATION: state.locations[0],
        columns_arkham.ENEMY: state.play[-1],
        columns_arkham.PLAY: state.play[0],
        columns_arkham.INVESTIGATOR: state.investigators[0],
    }[place]
    before = told()
    record = state.edit(uid)
    for name, value in changes.items():
        setattr(record, name, value)
    state.changed()
    assert told() != before


def test_a_location_is_shown_with_what_is_attached_to_it() -> None:
    make = GAMES["arkham"][2]
    game = build_arkham(Inv("core/roland-banks"), locations=[Place("hallway", attached=["obscuring-fog"])])
    kept, state = make(ACTIONS), game.table.state

    def shroud() -> int:
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        return by_name(kept, observation, 0)["shroud"]

    before = shroud()
    (fog,) = (uid for uid in state.play if state.cards[uid].host == state.locations[0])
    state.play.remove(fog)
    state.edit(fog).zone = ENCOUNTER_DISCARD
    state.changed()
    assert before == shroud() + 2
    state.play.append(fog)
    state.edit(fog).zone = ARKHAM_PLAY
    state.changed()
    assert shroud() == before


def discard_and_return(game: Game[Any], uid: int) -> None:
    """Put the top card of a deck onto the discard pile, where everybody sees it, and back."""
    table = cast(ArkhamTable, game.table)
    moving_arkham.move(table, uid, ARKHAM_DISCARD)
    moving_arkham.move(table, uid, ARKHAM_DECK)


def discard_and_return_together(game: Game[Any], uid: int) -> None:
    """The same as one of several cards that are moved together, and shuffled: nobody knows where it is."""
    table = cast(ArkhamTable, game.table)
    moving_arkham.move_all(table, [uid], ARKHAM_DISCARD)
    moving_arkham.move_all(table, [uid], ARKHAM_DECK)


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("turn", "is_shown"),
    [
        (lambda game, uid: learn(game, uid, 1), True),
        (lambda game, uid: learn(game, uid, 0), False),
        (discard_and_return, True),
        (discard_and_return_together, False),
    ],
)
def test_the_top_of_an_investigators_deck_is_shown_once_it_is_known_and_as_long(
    seat: int, before: int, turn: Turn, is_shown: bool
) -> None:
    make = GAMES["arkham"][2]
    roland = Inv("core/roland-banks", deck=["emergency-cache", "machete"])
    game = build_arkham(roland, Inv("core/agnes-baker", deck=["emergency-cache", "shrivelling"]))
    kept = make(ACTIONS)
    uid = top_of_deck(game, seat)

    def told() -> int:
        observation = seen(kept, game, 0)
        assert differences(observation, seen(make(ACTIONS), game, 0)) == []
        return shown_in(kept, observation, columns_arkham.DECK)

    assert told() == 0
    learn(game, uid, before)
    assert told() == before
    turn(game, uid)
    assert told() == is_shown


@pytest.mark.parametrize(
    ("name", "game", "place"),
    [
        ("coc", build(Side(play=[PAUSE], deck=[ARMED] * 3)), columns_coc.DECK),
        ("arkham", build_arkham(Inv("core/roland-banks", deck=["machete"] * 3)), columns_arkham.DECK),
    ],
)
def test_a_known_card_is_shown_again_by_an_observer_that_has_forgotten_the_game(
    name: str, game: Game[Any], place: int
) -> None:
    kept = GAMES[name][2](ACTIONS)
    learn(game, top_of_deck(game, 0), 1)
    for _ in range(2):
        assert shown_in(kept, seen(kept, game, 0), place) == 1
        kept.forget()


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_replaced_is_noted_for_whoever_looks_and_not_in_a_copy(name: str) -> None:
    state = next(random_positions(name, 3)).table.state.copy()
    assert state.replaced is None
    state.edit(0)
    assert state.replaced is None
    state.replaced = []
    other = state.copy()
    assert other.replaced is None
    other.edit(1)
    state.edit(2)
    assert (state.replaced, other.replaced) == ([2], None)


def test_a_location_that_looks_like_others_tells_which_it_is_as_long_as_it_is_revealed() -> None:
    make = GAMES["arkham"][2]
    game = build_arkham(Inv("core/roland-banks"), locations=["main-path", "arkham-woods-old-house"])
    kept, state = make(ACTIONS), game.table.state
    number = columns_arkham.card_numbers()["core/arkham-woods-old-house"]
    for revealed, told in ((True, number), (False, 0), (True, number)):
        state.edit(state.locations[1]).revealed = revealed
        state.changed()
        assert by_name(kept, seen(kept, game, 0), 1)["card"] == told


@pytest.mark.parametrize(
    ("name", "game", "place"),
    [
        ("coc", build(Side(play=[PAUSE], deck=[ARMED] * 3)), columns_coc.DECK),
        ("arkham", build_arkham(Inv("core/roland-banks", deck=["machete"] * 3)), columns_arkham.DECK),
    ],
)
def test_copies_in_a_deck_are_shown_each_in_its_place(name: str, game: Game[Any], place: int) -> None:
    kept = GAMES[name][2](ACTIONS)
    for uid in game.table.state.deck[0][-2:]:
        learn(game, uid, 1)
    observation = seen(kept, game, 0)
    rows = [by_name(kept, observation, row) for row in range(kept.rows)]
    assert [row["number"] for row in rows if row["place"] == place] == [1, 2]
