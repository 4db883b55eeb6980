"""What is observed is what a seat may know: the same as its view, and nothing that depends on hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as build_arkham
from orne.coc.abilities import AttachTo
from orne.coc.language import CHARACTER
from orne.coc.position import At, Side, build
from orne.coc.view import KEYWORDS
from orne.environments import arkham_horror, columns, columns_arkham, columns_coc
from orne.environments.columns import OPTION
from orne.environments.encoding import hashed, note_numbers
from orne.environments.episode import Episode
from orne.environments.observing import Observation
from orne.environments.words import ARKHAM, COC, NEXT_PAGE, SHARED, SPARE
from orne.kernel.errors import NoDeal
from tests.coc.laboratory import PAUSE, lab_card
from tests.environments.look import ACTIONS, GAMES, by_name, differences, of_table, random_positions, seen

BOTH = pytest.mark.parametrize(("name", "numbers"), [("coc", range(3)), ("arkham", range(5))], ids=list(GAMES))


@BOTH
def test_games_that_differ_only_in_hidden_cards_look_the_same_to_a_seat(name: str, numbers: range) -> None:
    make = GAMES[name][2]
    compared = 0
    for number in numbers:
        for place, game in enumerate(random_positions(name, number)):
            if place % 7 or game.decision is None:
                continue
            for seat in range(game.state.seats):
                try:
                    sample = game.resample(seat, place)
                except NoDeal:
                    continue
                compared += 1
                assert differences(seen(make(ACTIONS), game, seat), seen(make(ACTIONS), sample, seat)) == []
    assert compared > 40


@BOTH
def test_what_is_kept_from_one_question_to_the_next_is_what_would_be_made_anew(name: str, numbers: range) -> None:
    make = GAMES[name][2]
    space = make(ACTIONS).space()
    for number in numbers:
        kept = make(ACTIONS)
        for game in random_positions(name, number):
            for seat in range(game.state.seats):
                observation = seen(kept, game, seat)
                assert differences(observation, seen(make(ACTIONS), game, seat)) == []
                assert space.contains(observation)


def test_what_a_seat_plans_is_shown_with_its_question_alone() -> None:
    make = GAMES["coc"][2]
    positions = (game for number in range(9) for game in random_positions("coc", number))
    game = next(each for each in positions if each.state.plan and each.decision and each.decision.kind == "commit")
    decision = game.decision
    assert decision is not None
    kept, seat = make(ACTIONS), decision.seat
    planned = seen(kept, game, seat)
    after, fresh = (each.observe(game.table, seat, None, (), 0, 0) for each in (kept, make(ACTIONS)))
    story = columns_coc.CARD.place["story"]
    assert planned["cards"][:, story].sum() > fresh["cards"][:, story].sum()
    assert differences(after, fresh) == []


def test_a_booster_adds_to_the_story_it_is_committed_to_and_to_no_other_place() -> None:
    booster = lab_card("seen-booster", boosters=(0, 0, 1, 0))
    observer = GAMES["coc"][2](ACTIONS)
    found = []
    for where in (At(booster, story=0), At(booster)):
        game = build(Side(play=[where, PAUSE]), step="actions after attackers commit")
        told = rows(observer, seen(observer, game, 0), place=columns_coc.STORY)
        assert [row["arcane"] for row in told] == [each["struggles"].count(2) for each in game.view(0)["stories"]]
        found.append(sum(row["arcane"] for row in told))
    assert found[0] == found[1] + 1


def test_a_booster_adds_to_the_story_that_its_bearer_is_committed_to() -> None:
    bearer = lab_card("seen-bearer")
    booster = lab_card("seen-attached-booster", AttachTo(CHARACTER), type="support", boosters=(0, 0, 1, 0))
    observer = GAMES["coc"][2](ACTIONS)
    found = []
    for story in (0, None):
        play: list[str | At] = [At(bearer, story=story), At(booster, on=bearer), PAUSE]
        game = build(Side(play=play), step="actions after attackers commit")
        told = rows(observer, seen(observer, game, 0), place=columns_coc.STORY)
        assert [row["arcane"] for row in told] == [each["struggles"].count(2) for each in game.view(0)["stories"]]
        found.append(sum(row["arcane"] for row in told))
    assert found[0] == found[1] + 1


def test_what_is_learned_of_a_deck_is_shown_after_cards_were_drawn_from_it() -> None:
    make = GAMES["coc"][2]
    game = build(Side())
    kept, state = make(ACTIONS), game.table.state
    for known in ((), (3,), (0, 3), ()):
        state.edit(state.deck[0].pop())
        for depth, uid in enumerate(reversed(state.deck[0])):
            state.edit(uid).known = 1 if depth in known else 0
        observation = seen(kept, game, 0)
        told = rows(kept, observation, place=columns_coc.DECK, whose=columns_coc.MINE)
        assert [row["number"] for row in told] == [depth + 1 for depth in known]
        state.edit(state.deck[0].pop())
        told = rows(kept, seen(kept, game, 0), place=columns_coc.DECK, whose=columns_coc.MINE)
        assert [row["number"] for row in told] == [depth for depth in known if depth]


def test_the_map_is_that_of_the_sides_that_show_whoever_has_looked_before() -> None:
    make = GAMES["arkham"][2]
    investigators = [Inv("core/roland-banks"), Inv("core/agnes-baker")]
    woods, other = "arkham-woods-unhallowed-ground", "arkham-woods-old-house"
    game = build_arkham(*investigators, locations=[woods, other])
    kept, state = make(ACTIONS), game.table.state
    maps = set()
    for seat in (0, 1, 0, 1, 1, 0):
        observation = seen(kept, game, seat)
        assert differences(observation, seen(make(ACTIONS), game, seat)) == []
        maps.add(observation["map"].tobytes())
        turned = state.edit(state.locations[1])
        turned.revealed = not turned.revealed
        state.changed()
    assert len(maps) == 2


def test_where_a_card_lies_is_told_anew_when_there_are_other_locations() -> None:
    make = GAMES["arkham"][2]
    game = build_arkham(
        Inv("core/roland-banks"), locations=[Place("hallway"), "attic"], enemies=[Foe("ghoul-minion", at="attic")]
    )
    kept = make(ACTIONS)
    before = seen(kept, game, 0)
    game.state.locations.reverse()
    after = seen(kept, game, 0)
    (enemy,) = rows(kept, after, place=columns_arkham.ENEMY)
    assert [row["at"] for row in rows(kept, before, place=columns_arkham.ENEMY)] == [3 - enemy["at"]]
    assert differences(after, seen(make(ACTIONS), game, 0)) == []


def test_nothing_of_a_game_is_kept_for_another_with_the_same_cards() -> None:
    """Two investigators may draw each other's weaknesses: other cards under the same numbers."""
    setting = arkham_horror.setting(investigators=["roland", "agnes"])
    seeds = range(6)
    kept = setting.observer(ACTIONS)
    for seed in seeds:
        one, other = (Episode.begun(setting, observer, seed) for observer in (kept, setting.observer(ACTIONS)))
        for seat in range(2):
            assert differences(one.observe(seat), other.observe(seat)) == []


def numbered(cards: list[str], numbers: Mapping[str, int]) -> list[int]:
    """The numbers of cards by their ids."""
    return [numbers.get(card, 0) for card in cards]


def rows(observer: Any, observation: Observation, **wanted: int) -> list[Mapping[str, int]]:
    """The rows of cards for which some columns say this."""
    found = (by_name(observer, observation, row) for row in range(observer.rows))
    return [row for row in found if all(row[name] == value for name, value in wanted.items())]


def test_call_of_cthulhu_is_seen_as_its_view_says() -> None:
    numbers = columns_coc.card_numbers()
    compared = 0
    for number in (1, 2, 5):
        observer = GAMES["coc"][2](ACTIONS)
        for place, game in enumerate(random_positions("coc", number)):
            for seat in (0, 1) if place % 6 == 0 else ():
                view, observation = game.view(seat), seen(observer, game, seat)
                table = of_table(observer, observation)
                assert (table["turn"], table["story_deck"]) == (view["turn"], view["story_deck"])
                assert (table["day"], table["night"]) == (view["day"], view["night"])
                assert table["asked"] == (view["waiting_for"] == seat)
                plan = game.state.plan and table["asked"]
                for side, whose in ((seat, 1), (1 - seat, 2)):
                    player = view["players"][side]
                    name = ("mine", "theirs")[whose - 1]
                    assert table[f"hand_{name}"] == len(player["hand"])
                    assert table[f"deck_{name}"] == player["deck"]
                    hand = [row["card"] for row in rows(observer, observation, place=columns_coc.HAND, whose=whose)]
                    assert hand == numbered([card for card in player["hand"] if card is not None], numbers)
                    discard = [
                        row["card"] for row in rows(observer, observation, place=columns_coc.DISCARD, whose=whose)
                    ]
                    assert discard == numbered(player["discard"], numbers)[::-1]
                    resources = rows(observer, observation, place=columns_coc.RESOURCE, whose=whose)
                    assert [(row["number"], row["card"]) for row in resources] == [
                        (domain, numbers[card])
                        for domain, each in enumerate(player["domains"], 1)
                        for card in each["resources"]
                    ]
                    for domain, each in enumerate(player["domains"][: columns_coc.DOMAINS], 1):
                        assert table[f"drained_{domain}_{name}"] == each["drained"]
                        assert table[f"resources_{domain}_{name}"] == len(each["resources"])
                    known = rows(observer, observation, place=columns_coc.DECK, whose=whose)
                    assert {str(row["number"]): row["card"] for row in known} == {
                        depth: numbers[card] for depth, card in player["deck_known"].items()
                    }
                    play = rows(observer, observation, place=columns_coc.PLAY, whose=whose)
                    assert len(play) == len(player["play"])
                    for row, card in zip(play, player["play"], strict=True):
                        compared += 1
                        assert row["card"] == numbers.get(card["card"], 0)
                        assert row["wounds"] == card["wounds"]
                        assert (row["success_mine"], row["success_theirs"]) == (
                            card["success"][seat],
                            card["success"][1 - seat],
                        )
                        state = "exhausted" if row["exhausted"] else "insane" if row["insane"] else "ready"
                        assert state == card["state"]
                        stories = [each["ref"] for each in view["stories"]]
                        if not plan:
                            assert row["story"] == (stories.index(card["story"]) + 1 if card["story"] in stories else 0)
                        if card["character"]:
                            assert row["skill"] == card["skill"]
                            assert [row[icon] for icon in columns_coc.ICONS] == card["icons"]
                            words = {
                                each.partition(" +")[0]: int(each.partition(" +")[2] or 0) for each in card["keywords"]
                            }
                            for word in KEYWORDS:
                                assert (row[word] > 0) == (word in words)
                            assert row["toughness"] == words.get("toughness", 0)
                stories_seen = rows(observer, observation, place=columns_coc.STORY)
                for row, story in zip(stories_seen, view["stories"], strict=True):
                    assert row["card"] == numbers[story["card"]]
                    assert (row["success_mine"], row["dormant"]) == (story["success"][seat], story["dormant"])
                    assert [row[icon] for icon in columns_coc.ICONS] == [story["struggles"].count(n) for n in range(4)]
    assert compared > 100


def test_arkham_horror_is_seen_as_its_view_says() -> None:
    numbers = columns_arkham.card_numbers()
    compared = 0
    for number in (0, 1, 3, 9):
        observer = GAMES["arkham"][2](ACTIONS)
        for place, game in enumerate(random_positions("arkham", number)):
            seats = game.state.seats
            for seat in range(seats) if place % 3 == 0 else ():
                view, observation = game.view(seat), seen(observer, game, seat)
                table = of_table(observer, observation)
                assert (table["round"], table["doom"], table["seats"]) == (view["round"], view["doom"], seats)
                assert (table["encounter_deck"], table["special_deck"]) == (
                    view["encounter_deck"],
                    view["special_deck"],
                )
                assert sum(table[name] for name in table if name.startswith("bag_")) == len(view["bag"])
                refs = [location["ref"] for location in view["locations"]]
                for row, location in zip(
                    rows(observer, observation, place=columns_arkham.LOCATION), view["locations"], strict=True
                ):
                    assert row["card"] == (0 if location["card"] is None else numbers[location["card"]])
                    assert (row["clues"], row["doom"]) == (location["clues"], location["doom"])
                    assert (row["revealed"], row["shroud"]) == (location["revealed"], location["shroud"] or 0)
                    joined = observation["map"][refs.index(location["ref"])]
                    assert [refs[n] for n in np.flatnonzero(joined)] == sorted(location["connections"], key=refs.index)
                enemies = rows(observer, observation, place=columns_arkham.ENEMY)
                told = {(each["card"], each["damage"], each["fight"], each["evade"]) for each in view["enemies"]}
                assert len(enemies) == len(view["enemies"])
                assert {(row["card"], row["damage"], row["fight"], row["evade"]) for row in enemies} == {
                    (numbers[card], damage, fight, evade) for card, damage, fight, evade in told
                }
                assert sorted(row["health"] for row in enemies) == sorted(
                    each["health"] or 0 for each in view["enemies"]
                )
                for turn in range(seats):
                    each = view["investigators"][(seat + turn) % seats]
                    compared += 1
                    for name in ("resources", "clues", "damage", "horror", "health", "sanity"):
                        assert table[f"{name}_{turn + 1}"] == each[name]
                    for skill, value in each["skills"].items():
                        assert table[f"{skill}_{turn + 1}"] == value
                    where = table[f"location_{turn + 1}"]
                    assert where == (refs.index(each["location"]) + 1 if each["location"] else 0)
                    hand = [
                        row["card"] for row in rows(observer, observation, place=columns_arkham.HAND, whose=turn + 1)
                    ]
                    assert hand == numbered([card for card in each["hand"] if card is not None], numbers)
                    play = rows(observer, observation, place=columns_arkham.PLAY, whose=turn + 1)
                    assert [row["card"] for row in play] == numbered([card["card"] for card in each["play"]], numbers)
                    assert [row["tokens"] for row in play] == [card["tokens"] for card in each["play"]]
    assert compared > 40


@BOTH
def test_two_options_of_a_question_never_look_the_same(name: str, numbers: range) -> None:
    observer = GAMES[name][2](ACTIONS)
    for number in numbers:
        for game in random_positions(name, number):
            decision = game.decision
            if decision is None:
                continue
            observation = seen(observer, game, decision.seat)
            count = int(observation["action_mask"].sum())
            told = {tuple(row) for row in observation["options"][:count].tolist()}
            keys = decision.keys[:count]
            assert len(told) == count, keys


def test_the_note_of_an_option_is_told_in_numbers() -> None:
    assert note_numbers("domain 2") == (2, 0, 0, 0)
    assert note_numbers("ability 2 domain 3") == (3, 2, 0, 0)
    assert note_numbers("4") == (0, 0, 4, 0)
    assert note_numbers("gained core/shotgun domain 1") == (1, 0, 0, hashed("gained core/shotgun"))
    assert note_numbers("") == (0, 0, 0, 0)


def test_words_have_numbers_of_their_own_and_others_share_some() -> None:
    for words in (COC, ARKHAM):
        assert words.verb(NEXT_PAGE) == 1
        assert words.kind(words.kinds[4]) == 5
        assert SPARE <= words.verb("a verb of a single card") < SPARE + SHARED
    assert hashed("Shotgun") == hashed("Shotgun") != hashed("T-Men")
    assert OPTION.place["verb"] == 0


def test_numbers_too_large_for_a_row_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    make = GAMES["arkham"][2]
    for layout in columns._LAYOUTS:
        monkeypatch.setattr(layout, "pack", layout.pack)  # for the tests that follow
    game = next(random_positions("arkham", 0))
    before = seen(make(ACTIONS), game, 0)
    game.state.resources[0] = 40_000
    observation = seen(make(ACTIONS), game, 0)
    place = columns_arkham.TABLE.place["resources_1"]
    assert observation["table"][place] == columns.LARGE
    observation["table"][place] = before["table"][place]
    assert differences(observation, before) == []
