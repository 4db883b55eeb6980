"""What is asked and answered at the terminal: every form of question, choices under way, being asked, being taught."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from orne.arkham import position as arkham
from orne.arkham.position import Foe, In, Inv, Place
from orne.coc import position as coc
from orne.coc.position import At, Side
from orne.games import COC
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.games import starter_game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.store.keeping import Kept
from orne.table.shared.messages import Page
from orne.table.shared.stops import Stops
from orne.terminal.coc.board import CHOSEN, FULL, GOING, LEAST, STATES, Board
from orne.terminal.coc.opening import by_factions
from orne.terminal.keeping import InStore
from orne.terminal.opening import one_of
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Coach, Session
from orne.terminal.signs import LETTERS


@pytest.fixture
def play(store: Path) -> Callable[..., tuple[Session, list[str]]]:
    """Play a position with some lines; gives the session, and the output cut at each answer."""

    def run(
        game: Game[Any], lines: Sequence[str], players: tuple[str, ...] = (HUMAN, "random"), coach: Coach | None = None
    ) -> tuple[Session, list[str]]:
        out = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out)
        keeping = InStore(Kept.new(Seated(game, players)))
        session = Session(room_of(game, players, keeping), keeping, coach, screen=screen)
        assert session.run() == 0
        return session, out.getvalue().split("\n> ")

    return run


Play = Callable[..., tuple[Session, list[str]]]


def hunters() -> Game[Any]:
    """Two characters ready to commit, in the story phase."""
    return coc.build(Side(play=["g-men", "t-men"]), Side(play=["young-deep-one"]))


# ---- forms


def test_several_are_marked_one_by_one_and_shown_on_the_board(play: Play) -> None:
    game = arkham.build(Inv(hand=("guts", "perception", "overpower")), locations=[Place("attic")], step="mulligan")
    _, pages = play(game, ["1", "2", ""], (HUMAN,))
    assert "✓ chosen" not in pages[0]
    assert "✓ chosen: " in pages[1]
    assert pages[2].count("✓") > pages[1].count("✓")


def test_a_number_is_typed_as_it_is_meant(play: Play) -> None:
    game = coc.build(
        Side(hand=["shotgun-blast"], domains=["agency:3", "", ""]), Side(play=["young-deep-one", "adult-deep-one"])
    )
    session, pages = play(game, ["2", "9", "2"])
    assert "1 for nothing" in pages[0]
    assert "(1 to 3)" in pages[1]
    assert "“9” is not a number that may be named now" in pages[2]
    assert "x 2" in session.room.game.decisions()


def test_a_plan_is_shown_where_it_will_go(play: Play) -> None:
    game = coc.build(
        Side(play=["g-men", "monster-hunter"]), Side(play=["young-deep-one"]), step="active player commits"
    )
    session, pages = play(game, ["1", "1 done"])
    assert "Commit which character to which story?" in pages[0]
    assert "»" in pages[1]
    assert "so far" in pages[1]
    assert [str(key).split()[0] for key in session.room.game.decisions()[:3]] == ["commit", "commit", "done"]


def test_what_hangs_on_who_is_struck_is_foreseen_from_least_to_most(play: Play) -> None:
    mine = ("laboratory-assistant", "paul-lemond", "professor-nathaniel-peaslee")
    game = coc.build(
        Side(play=[At(card, exhausted=True, story=0) for card in mine]),
        Side(play=[At("yellow-muse", exhausted=True, story=0), "bag-man"]),
        step="defender commits",
    )
    _, pages = play(game, [], (HUMAN, HUMAN))
    assert "+0 to 1●" in pages[0]


def test_nothing_is_foreseen_of_a_story_that_has_resolved(play: Play) -> None:
    game = coc.build(
        Side(play=["g-men", "t-men"], hand=["shotgun-blast"], domains=["agency:1", "", ""]),
        Side(play=["young-deep-one"]),
        step="active player commits",
    )
    _, pages = play(game, ["1 5 done", "", "done", "", "1"], (HUMAN, HUMAN))
    assert "Which story resolves next?" in pages[4]
    assert pages[4].count("so far") == 2
    assert "Dreamwalkers resolves:" in pages[5]
    assert "so far" not in pages[5]


def test_done_comes_last(play: Play) -> None:
    game = coc.build(Side(play=["g-men", "monster-hunter"]), Side(), step="active player commits")
    _, pages = play(game, ["7 1"])
    assert "say that last" in pages[1]


def test_damage_is_assigned_by_enter_or_point_by_point(play: Play) -> None:
    def attacked() -> Game[Any]:
        return arkham.build(
            Inv(play=[In("guard-dog")]), enemies=[Foe("ghoul-priest", engaged=0)], locations=[Place("attic")]
        )

    _, pages = play(attacked(), ["draw", ""], (HUMAN,))
    assert "Assign 2 damage and 2 horror to whom?" in pages[1]
    assert "Enter: Roland Banks 2 damage and 2 horror; or point by point:" in pages[1]
    assert "1 Assign 1 damage to Roland Banks" in pages[1]
    session, _ = play(attacked(), ["draw", "2 2"], (HUMAN,))
    assert session.room.game.decisions()[1:3] == ["damage core/guard-dog"] * 2


def test_options_say_what_they_do_to_what_for_what_and_what_they_provoke(play: Play) -> None:
    game = arkham.build(
        Inv(hand=("machete",), play=[In("physical-training")]),
        locations=[Place("attic", clues=1)],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    _, pages = play(game, ["fight"], (HUMAN,))
    assert "Play Machete  ! provokes an attack by Ghoul Minion  costs 1 action and 3 resources" in pages[0]
    assert "Use Physical Training  spend 1 resource  get +1 combat for this test" in pages[1]
    assert "ability 1" not in pages[1]


def test_what_an_ability_costs_is_said_in_words(play: Play) -> None:
    game = coc.build(Side(play=["messenger-from-beyond"]), Side(play=["young-deep-one"]))
    _, pages = play(game, [])
    assert "1 Use Messenger from Beyond  exhaust this card  choose a character" in pages[0]


def test_a_pick_that_is_no_longer_offered_is_named(play: Play) -> None:
    game = coc.build(Side(play=["g-men", "monster-hunter"]), Side(), step="active player commits")
    _, pages = play(game, ["1 2"])
    assert "Not taken, as it is no longer offered: Commit G-Men to Dreamwalkers." in pages[1]


def test_the_last_pick_that_is_left_is_made_by_itself_and_not_called_late(play: Play) -> None:
    game = coc.build(
        Side(play=["g-men", "t-men"]),
        Side(play=["ygolonac"], domains=["shub-niggurath:2", "shub-niggurath:2", ""]),
        active=1,
        step="story actions",
    )
    summons = ["use y'golonac domain 1", "g-men", "use y'golonac domain 2", "t-men", "2"]
    _, pages = play(game, [*summons, "1 2"], (HUMAN, HUMAN))
    assert "G-Men: must commit to the story Y’Golonac commits to, if able." in pages[2]
    assert "Player 1: Commit which character to which story?  (several at once: 1 4)\n" in pages[5]
    assert "Player 1 commits T-Men to Dreamwalkers." in pages[6]
    assert "Not taken" not in "".join(pages)


# ---- being asked


def armed(active: int, step: str = "operations") -> Game[Any]:
    """A position in which the first player could always answer with a cheap event."""
    return coc.build(
        Side(hand=["shotgun-blast"], domains=["agency:2", "agency:2", ""], play=["g-men"]),
        Side(play=["adult-deep-one", "young-deep-one"], domains=["cthulhu:1", "", ""]),
        active=active,
        step=step,
    )


def test_skip_stops_at_what_the_opponent_commits(play: Play) -> None:
    _, pages = play(armed(1, "story actions"), ["skip", "1 4"], (HUMAN, HUMAN))
    assert "Player 1: " in pages[0]
    assert "Player 2: Commit which character to which story?" in pages[1]
    assert "Player 1: " in pages[2]
    assert "Player 2 commits " in pages[2]
    assert "Pass  Enter" in pages[2]


def test_skip_stops_at_ones_own_main_phase(play: Play) -> None:
    _, pages = play(armed(0, "draw actions"), ["skip", "none", "skip", "skip"], (HUMAN, "random"))
    assert "[draw]" in pages[0]
    assert "Attach a card as a resource?" in pages[1]
    assert "[resource]" in pages[2]
    assert "[operations]" in pages[3]
    assert "your turn" in pages[3]
    assert "[operations]" not in pages[4]


def test_what_is_passed_is_told_in_one_line(play: Play) -> None:
    _, pages = play(armed(active=1), ["stops operations off", "stops story off", ""], (HUMAN, "random"))
    assert any("Passed for you" in page for page in pages)


def test_a_card_is_named_because_of_which_one_is_asked_no_more(play: Play) -> None:
    _, pages = play(armed(active=1), ["not now shotgun"], (HUMAN, "random"))
    assert "You are not asked because of Shotgun Blast alone" in pages[1]


def test_not_now_alone_means_the_card_that_asks_and_the_same_again_takes_it_back(play: Play) -> None:
    agnes = Inv("agnes-baker", play=["arcane-initiate"], deck=["shrivelling"] * 6)
    game = arkham.build(agnes, Inv("roland-banks"), step="enemy window", active=None)
    session, pages = play(game, ["not now", "stops", "not now arcane"], (HUMAN, "random"))
    assert "You are not asked because of Arcane Initiate alone, unless you are struck" in pages[1]
    assert "No reason to ask: Arcane Initiate." in pages[2]
    assert "You are asked because of Arcane Initiate again." in pages[3]
    asking = session.room.hello(0).asking
    assert asking is not None
    assert asking.not_now == ()


def test_where_several_cards_ask_not_now_wants_a_name(play: Play) -> None:
    agnes = Inv("agnes-baker", play=["arcane-initiate", "hyperawareness"], deck=["shrivelling"] * 6)
    game = arkham.build(agnes, Inv("roland-banks"), locations=[Place("hallway", clues=1)], bag=["0"])
    game.choose("investigate core/hallway")
    _, pages = play(game, ["not now"], (HUMAN, "random"))
    assert "Say which: not now" in pages[1]


def test_passes_are_told_once_in_a_phase_and_need_no_heading(play: Play) -> None:
    session, _ = play(armed(1, "turn begins"), ["not now shotgun"], (HUMAN, "random"))
    told = [line.plain.strip() for line in session.story(100).lines]
    passed = [line for line in told if line.startswith("Passed for you")]
    phases = ("refresh", "draw", "resource", "operations", "story")
    assert passed == [f"Passed for you in the {phase} phase." for phase in phases]
    assert "Draw phase" in told
    assert "Refresh phase" not in told
    entries = session.page.log.entries
    assert sum(entry.kind == "passed" for entry in entries) > len(passed)


# ---- looking


def test_a_card_is_looked_at_by_the_number_of_its_option(play: Play) -> None:
    _, pages = play(armed(0), ["card 2", "card 4"])
    assert "Shotgun Blast" in pages[1]
    assert "Core Set" in pages[1]
    assert "Shotgun Blast" not in pages[2]


def test_a_card_on_the_table_comes_before_all_others(play: Play) -> None:
    game = arkham.build(Inv(hand=("machete",)), locations=[Place("attic"), Place("parlor", revealed=False)])
    _, pages = play(game, ["card mach", "card parlor"], (HUMAN,))
    assert "asset · guardian" in pages[1]


def test_an_unrevealed_location_keeps_its_secret(play: Play) -> None:
    places = [Place("rivertown"), Place("downtown-arkham-asylum", revealed=False)]
    game = arkham.build(Inv(), locations=places, scenario="the-midnight-masks")
    session, pages = play(game, ["card downtown"], (HUMAN,))
    hidden = [card for card in session.page.cards if card.title.startswith("Downtown")]
    assert [card.state for card in hidden] == ["unrevealed"]
    assert "is not revealed yet: nobody knows its other side." in pages[1]


def test_a_coach_speaks_above_the_question(play: Play) -> None:
    class Teacher:
        def lines(self, page: Page) -> list[str]:
            assert page.question is not None
            return [f"You have {len(page.question.options)} options."]

    _, pages = play(hunters(), [], coach=Teacher())
    assert "options.\n" in pages[0].split("help\n")[1]


# ---- giving up, beginning


def test_giving_up_is_kept_and_can_be_thought_better_of(play: Play) -> None:
    game = armed(active=0)
    _, pages = play(game, ["concede", "no", "concede", "yes"])
    assert "Nobody gives up." in "".join(pages)
    assert "Random has won: you have given up, turn " in pages[-1]
    with Store() as store:
        about = games.listed(store)[0]
        assert (about.ended, about.how, about.winners) == ("Player 1 gives up.", "conceded", (1,))
        assert games.unfinished(store) is None


@pytest.mark.parametrize(
    ("words", "deck"),
    [
        ("ag mi", "starter-agency+miskatonic-a"),
        ("miskatonic+agency", "starter-agency+miskatonic-a"),
        ("s h", ""),
        ("agency", ""),
        ("ag ag", "starter-agency+agency-a"),
    ],
)
def test_a_deck_by_its_factions(words: str, deck: str) -> None:
    assert by_factions(words) == deck


def test_one_of_some_names_by_its_beginnings() -> None:
    known = one_of(("the-gathering", "the-midnight-masks", "the-devourer-below"))
    assert known("gath") == "the-gathering"
    assert known("the-midnight-masks") == "the-midnight-masks"
    with pytest.raises(UserError, match="There is no “the”"):
        known("the")


# ---- what lasts


def test_when_one_is_asked_survives_leaving_and_coming_back(play: Play) -> None:
    game = coc.build(Side(play=["g-men", "t-men"], hand=["shotgun-blast"]), Side(play=["young-deep-one"]))
    said = ["stops refresh off", "not now Shotgun Blast", "always for T-Men", "stops"]
    session, pages = play(game, said)
    assert "No reason to ask: Shotgun Blast." in pages[4]
    before = session.room.hello(0).asking
    kept = Kept.resumed(1)
    room = room_of(kept.seated.game, kept.seated.players, InStore(kept))
    assert room.hello(0).asking == before
    assert before is not None
    assert (before.mode, before.not_now, before.always_for) == ("pass", ("core/shotgun-blast",), ("core/t-men",))
    kept.close()


def test_what_is_skipped_is_skipped_on_after_coming_back(store: Path) -> None:
    game = coc.build(Side(play=["g-men"]), Side(hand=["shotgun-blast"], domains=["agency:3", "", ""]))
    kept = Kept.new(Seated(game, (HUMAN, HUMAN)))
    room = room_of(game, kept.seated.players, InStore(kept))
    room.skip(1, "turn")
    assert room.stops[1].skip is not None
    kept.close()
    kept = Kept.resumed(1)
    again = room_of(kept.seated.game, kept.seated.players, InStore(kept))
    assert again.stops == room.stops
    kept.close()


def test_a_game_that_asks_about_everything_goes_on_as_its_player_said(store: Path) -> None:
    game = Game(COC.rulebook(), {**starter_game(3), "ask_always": True})
    kept = Kept.new(Seated(game, (HUMAN, "random")))
    room = room_of(game, kept.seated.players, InStore(kept))
    assert room.stops[0].mode == "always"
    room.ask(0, "can act")
    kept.close()
    kept = Kept.resumed(1)
    assert room_of(kept.seated.game, kept.seated.players, InStore(kept)).stops[0].mode == "can act"
    kept.close()


def test_what_was_kept_about_being_asked_and_cannot_be_read_is_left_out() -> None:
    for data in (None, 3, {}, {**Stops().data(), "mode": "loud"}, {**Stops().data(), "skip": [1]}):
        assert Stops.of(data) == Stops()


def test_whoever_assigns_an_attack_is_not_read_the_enemy(play: Play) -> None:
    game = arkham.build(
        Inv(play=[In("guard-dog")]),
        enemies=[Foe("ghoul-priest", engaged=0)],
        locations=[Place("attic")],
        step="3.3 enemies attack",
    )
    _, pages = play(game, [], (HUMAN,))
    assert "Ghoul Priest: Assign 2 damage and 2 horror to whom?" in pages[0]
    assert "Retaliate" not in pages[0]


def test_the_smallest_board_still_says_the_factions_of_a_hand(play: Play) -> None:
    session, _ = play(armed(0), [])
    for level in (FULL, LEAST):
        hand = Board(session.page, session.room.names, 80, level).lines()[-1].plain
        assert hand.split() == ["Ag", "X", "Shotgun", "Blast"] + ["event"] * (level == FULL)


def test_signs_of_the_board_stay_apart_where_letters_stand_for_them() -> None:
    signs = [sign for sign, _ in (*STATES.values(), CHOSEN, GOING)]
    assert len({LETTERS[sign] for sign in signs}) == len(signs)


# ---- taking back


def test_what_was_taken_back_is_one_line_of_the_log(play: Play) -> None:
    game = arkham.build(Inv("core/roland-banks"), locations=[Place("hallway", clues=1), "attic"], bag=("+1",))
    _, pages = play(game, ["investigate", "undo"], (HUMAN,))
    assert "Roland succeeds by" in pages[1]
    assert "✗ Taken back, with 4 lines after it: Roland investigates Hallway." in pages[2]
    assert "Roland succeeds by" not in pages[2]
