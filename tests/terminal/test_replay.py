"""`orne replay`: by decisions and turns, from any seat, all hands, and going on from a position."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from orne.coc.position import Side, build
from orne.commands.replay import go_on
from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.coc.wishes import CocWishes
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.terminal.replay import HELP, Branch, Replay
from orne.terminal.screen import Screen

Piped = Callable[..., tuple[int, str, str]]
DECISIONS = 60


def screen_of(*lines: str) -> Screen:
    """A screen that is read from and written to as plain text."""
    return Screen(io.StringIO("".join(f"{line}\n" for line in lines)), io.StringIO())


def shown(screen: Screen) -> str:
    assert isinstance(screen.target, io.StringIO)
    return screen.target.getvalue()


def played(name: str, decisions: int = DECISIONS) -> Seated:
    """A game in which everybody takes the first option that is not to let things be."""
    wishes = (
        CocWishes(seed=5)
        if name == "coc"
        else ArkhamWishes(seed=5, investigators=["roland", "agnes"], bots=["2=greedy"])
    )
    seated = GAMES[name].begin(wishes)
    for _ in range(decisions):
        if seated.game.decision is not None:
            seated.game.choose(0)
    return seated


@pytest.fixture(scope="module")
def coc() -> Seated:
    return played("coc")


@pytest.fixture(scope="module")
def arkham() -> Seated:
    return played("arkham")


def replay_of(saved: Seated, seat: int | None = 0, *lines: str) -> Replay:
    return Replay(screen_of(*lines), saved, seat)


def test_one_goes_by_decisions_turns_and_numbers(coc: Seated) -> None:
    replay = replay_of(coc)
    last = len(coc.game.decisions())
    turns = replay.past.turns
    for words, place in (("", 1), ("n", 2), ("next", 3), ("p", 2), ("b", 1), ("back", 0), ("previous", 0), ("12", 12)):
        replay.obey(words)
        assert replay.place == place, words
    replay.obey("go 3")
    assert replay.place == 3
    replay.obey("N")
    second = replay.place
    assert (turns[second - 1], turns[second]) == (0, 1)
    replay.obey("next turn")
    assert (turns[replay.place - 1], turns[replay.place]) == (1, 2)
    replay.obey("")
    replay.obey("P")
    assert (turns[replay.place - 1], turns[replay.place]) == (1, 2)
    replay.obey("Turn  Back")
    assert replay.place == second
    replay.obey("last")
    assert replay.place == last
    replay.obey("N")
    assert replay.place == last
    replay.obey("first")
    replay.obey("P")
    assert replay.place == 0


@pytest.mark.parametrize("words", ["x", "61", "9" * 50, "seat 3", "seat x", "card xyzzy", "go", "go x", "nn"])
def test_nonsense_is_refused_in_a_sentence_and_leads_nowhere(coc: Seated, words: str) -> None:
    replay = replay_of(coc)
    replay.obey("7")
    with pytest.raises(UserError):
        replay.obey(words)
    assert (replay.place, replay.seat) == (7, 0)


def test_a_seat_sees_its_own_hand_and_no_other_unless_all_hands_are_shown(coc: Seated) -> None:
    replay = replay_of(coc)
    replay.obey("20")
    mine, theirs = (set(replay.past.hand(20, seat)) for seat in (0, 1))
    only_theirs = theirs - mine - {card.title for card in replay.page.cards}
    assert only_theirs

    def board() -> str:
        return "\n".join(line.plain for line in replay._board(200, 0))

    assert not any(title in board() for title in only_theirs)
    replay.obey("h")
    assert all(title in board() for title in only_theirs)
    replay.obey("hands")
    replay.obey("seat none")
    assert "’s hand" not in board()
    assert not any(title in board() for title in only_theirs)


def test_one_looks_from_seat_to_seat_and_then_from_nobodys(coc: Seated) -> None:
    replay = replay_of(coc, None)
    seats: list[int | None] = []
    for words in ("s", "s", "seat", "seat 2", "seat none", "seat 1"):
        replay.obey(words)
        seats.append(replay.seat)
    assert seats == [0, 1, None, 1, None, 0]


def test_all_hands_of_who_plays_together_are_on_the_board(arkham: Seated) -> None:
    replay = replay_of(arkham)
    replay.obey("30")
    hidden = "\n".join(line.plain for line in replay._board(100, 0))
    replay.obey("h")
    shown = "\n".join(line.plain for line in replay._board(100, 0))
    assert len(shown) > len(hidden)


def test_players_are_called_what_they_are(coc: Seated, arkham: Seated) -> None:
    assert replay_of(coc, 0).names == ("You", "Greedy")
    assert replay_of(coc, 1).names == ("Human", "You")
    assert replay_of(coc, None).names == ("Human", "Greedy")
    assert replay_of(arkham, None).names == ("Roland", "Agnes")
    two = Seated(coc.game, (HUMAN, HUMAN))
    assert replay_of(two, None).names == ("Human 1", "Human 2")
    assert replay_of(two, 1).names == ("Human 1", "You")


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("name", ["coc", "arkham"])
def test_the_text_of_a_game_tells_everything_once(name: str, seat: int | None, request: pytest.FixtureRequest) -> None:
    saved = request.getfixturevalue(name)
    replay = replay_of(saved, seat)
    replay.write()
    text = shown(replay.screen)
    assert "Player 1" not in text
    assert (text.splitlines()[-1] == "The game is not over.") is not saved.game.over
    for place in range(len(saved.game.decisions())):
        assert f"{place + 1:>4} " in text
    told = [line for place in range(replay.past.last + 1) for line in replay.past.told(place, seat)]
    assert len(told) == len(replay.page.log.entries)


def test_what_a_watcher_may_not_know_stays_unnamed(coc: Seated) -> None:
    replay = replay_of(coc, 1)
    deeds = [replay.past.deed(place, 1, open_hands=False) for place in range(replay.past.last)]
    assert all(deed.startswith(("You: ", "Human: ")) for deed in deeds)
    spectator = [replay.past.deed(place, None, open_hands=False) for place in range(replay.past.last)]
    opened = [replay.past.deed(place, None, open_hands=True) for place in range(replay.past.last)]
    assert not any(" a card" in deed for deed in opened)
    assert len(spectator) == len(opened)


def test_pages_are_shown_one_after_the_other_until_one_leaves() -> None:
    game = build(Side(hand=["t-men"], domains=["agency:5"]), Side(play=["young-deep-one"]))
    game.play("play core/t-men domain 1", "choose core/young-deep-one")
    replay = replay_of(Seated(game, (HUMAN, "random")), 0, "", "b", "x", "2", "")
    assert replay.run() is None
    text = shown(replay.screen)
    places = [line.split()[1] for line in text.splitlines() if line.startswith("decision ")]
    assert places == ["0", "1", "0", "0", "2"]
    assert "“x” means nothing here; type help." in text
    assert "T-Men wounds Young Deep One" in text


def test_it_goes_on_by_itself() -> None:
    game = build(Side(hand=["t-men"], domains=["agency:5"]), Side(play=["young-deep-one"]))
    game.play("play core/t-men domain 1", "choose core/young-deep-one")
    replay = replay_of(Seated(game, (HUMAN, "random")), None)
    assert replay.run(0.0) is None
    assert shown(replay.screen).count("decision ") == 3


@pytest.mark.parametrize("name", ["coc", "arkham"])
def test_a_page_fits_a_small_terminal(
    name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = replay_of(request.getfixturevalue(name))
    monkeypatch.setattr(Screen, "width", 80)
    monkeypatch.setattr(Screen, "rows", 23)
    pages: list[int] = []
    monkeypatch.setattr(Screen, "page", lambda self, lines, again: pages.append(len(lines)))
    for place in range(0, replay.past.last, 7):
        replay.place = place
        for _ in range(2):
            replay.obey("h")
            replay._paint()
    assert max(pages) <= 23
    assert len(HELP) < 20


def test_a_branch_is_the_game_as_it_stood_there(coc: Seated) -> None:
    before = coc.game.decisions()
    replay = replay_of(coc, 0, "20", "branch here")
    branch = replay.run()
    assert branch is not None
    assert branch.game.decisions() == before[:20]
    assert branch.players == coc.players
    branch.game.choose(0)
    assert coc.game.decisions() == before
    assert replay.past.games[20].decisions() == before[:20]


def test_who_watches_bots_takes_a_seat_in_the_branch(coc: Seated) -> None:
    replay = replay_of(Seated(coc.game, ("greedy", "random")), 1, "20", "branch")
    branch = replay.run()
    assert branch is not None
    assert branch.players == ("greedy", HUMAN)


def test_a_game_that_is_over_has_nothing_to_go_on_with() -> None:
    seated = played("coc", 2000)
    assert seated.game.over
    replay = replay_of(seated)
    replay.obey("last")
    with pytest.raises(UserError, match="over here"):
        replay.obey("branch")
    replay.obey("p")
    with pytest.raises(Branch):
        replay.obey("branch")


def test_log_cards_and_help_are_shown_and_one_stays_where_one_is(arkham: Seated) -> None:
    replay = replay_of(arkham, 0, "", "", "")
    replay.obey("40")
    replay.obey("log")
    replay.obey("card roland banks")
    replay.obey("help")
    assert replay.place == 40
    text = shown(replay.screen)
    assert "Investigation phase" in text
    assert "Roland Banks" in text
    assert "the next turn or round" in text


def test_a_game_of_the_store_is_watched_by_its_number_and_a_file_by_its_path(piped: Piped, tmp_path: Path) -> None:
    assert piped(["", "1", "1", "1", "quit"], "play", "coc", "--seed", "4", "--opponent", "greedy")[0] == 0
    code, out, err = piped([], "replay", "1")
    assert (code, err) == (0, "")
    assert out.startswith("Call of Cthulhu, lcg-4, seed 4, ")
    file = tmp_path / "game.json"
    assert piped([], "games", "export", "1", str(file))[0] == 0
    assert piped([], "replay", str(file))[1] == out
    assert "There is no game 7" in piped([], "replay", "7")[2]
    assert piped(["", "1", "1", "1", "quit"], "play", "coc", "--seed", "5", "--opponent", "greedy")[0] == 0
    assert piped([], "replay", "1")[1] == out  # the next game has not taken its place


def test_a_branch_becomes_a_new_game_of_the_store(coc: Seated, store: Path) -> None:
    with Store() as found:
        first = games.add(found, coc)
    branch = replay_of(coc, 0, "20", "branch").run()
    assert branch is not None
    screen = screen_of("quit")
    assert go_on(branch, screen) == 0
    assert "goes on from here" in shown(screen)
    with Store() as found:
        new, old = sorted(games.listed(found), key=lambda each: each.number != first + 1)
        assert (new.number, old.number) == (first + 1, first)
        assert games.read(found, new.number).game.decisions()[:20] == coc.game.decisions()[:20]
        assert games.read(found, old.number).game.decisions() == coc.game.decisions()
