"""What only happens at a real terminal: one write for a page, passing the keyboard, being asked for decks."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from prompt_toolkit.data_structures import Size
from rich.text import Text

from orne.coc.position import Side, Story, build
from orne.kernel.game import Game
from orne.set_up.coc.begin import DECK, OPPONENT_DECK
from orne.set_up.coc.wishes import CocWishes
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store.keeping import Kept
from orne.terminal.coc import opening
from orne.terminal.editor import Editor
from orne.terminal.keeping import InStore
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Session


class Tty(io.StringIO):
    """A terminal that remembers each write."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, store: Path) -> Screen:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Screen(Tty(), Tty())


def session_of(screen: Screen, game: Game[Any], players: tuple[str, ...]) -> Session:
    keeping = InStore(Kept.new(Seated(game, players)))
    return Session(room_of(game, players, keeping), keeping, screen=screen)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers: Iterator[str] = iter(lines)

    def read(prompt: str = "") -> str:
        for line in answers:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", read)


def test_a_page_is_one_write_with_colours(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    game = build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side(play=["young-deep-one"]))
    assert session_of(screen, game, (HUMAN, "random")).run() == 0
    page = next(text for text in screen.target.writes if text)
    assert page.startswith("\x1b[H")
    assert page.endswith("\x1b[J")
    assert "\x1b[2J" not in page
    assert "Young Deep One" in page
    assert "take an action" in page
    assert "\x1b[1;38;5;167mC" in page


def test_the_other_hand_is_hidden_until_the_keyboard_has_passed(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "pass", "", "pass")
    game = build(
        Side(hand=["shotgun-blast"], domains=["agency:1", "", ""], play=["young-deep-one"]),
        Side(hand=["shotgun-blast"], domains=["agency:1", "", ""]),
    )
    session_of(screen, game, (HUMAN, HUMAN)).run()
    between = [text for text in screen.target.writes if "Nobody else looking?" in text]
    assert between
    assert "Shotgun Blast" not in between[0]
    assert "Player 2, it is your turn to choose." in between[0]


def test_the_log_gives_way_to_a_page_that_would_not_fit(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "", "")
    game = build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side(), step="turn begins")
    session = session_of(screen, game, (HUMAN, "random"))
    monkeypatch.setenv("LINES", "22")
    session.run()
    assert all(text.count("\n") <= 21 for text in screen.target.writes if text.startswith("\x1b[H"))


def shown_as_news(screen: Screen) -> list[str]:
    """The pages that told what had happened."""
    return [text for text in screen.target.writes if "Since you were asked last" in text]


def test_what_happens_after_something_was_taken_back_is_news_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "20")
    # The order to take it back is given while the news are read.
    typed(monkeypatch, "done", "undo", "done")
    game = build(Side(play=["g-men"]), Side(play=["young-deep-one"]), step="active player commits")
    session_of(screen, game, (HUMAN, "random")).run()
    assert ["Turn 4" in text for text in shown_as_news(screen)] == [True, True]


def test_an_order_typed_while_the_end_is_read_is_carried_out_once(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "16")
    typed(monkeypatch, "1", "1", "undo")
    game = build(
        Side(play=["g-men", "t-men"], won=["frozen-in-time", "dreamwalkers"]),
        Side(play=["young-deep-one"]),
        step="active player commits",
        stories=[Story("ancient-apocrypha", success=(4, 0))],
    )
    session = session_of(screen, game, (HUMAN, "random"))
    session.run()
    assert "three stories are won" in screen.target.getvalue()
    over = next(text for text in screen.target.writes if "You have won" in text)
    assert "so far" not in over
    assert session.room.ended is None
    assert session.room.game.decisions() == ["commit core/g-men core/ancient-apocrypha"]


def test_an_answer_typed_while_the_news_are_read_is_not_taken_unseen(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "20")
    typed(monkeypatch, "help", "3")
    session = session_of(screen, duel(), (HUMAN, "random"))
    session.run()
    assert session.room.n == 0
    assert "“3” was typed before the question was shown, and is not taken." in screen.target.getvalue()


def test_what_is_left_to_read_is_counted(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", read)
    screen.through([Text("line")] * screen.rows)
    assert prompts == ["Enter: more (1 line) ", "Enter: back to the table "]


def test_being_asked_for_decks_with_enter_for_everything(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "", "")
    wishes = CocWishes()
    assert opening.ask(screen, wishes) is None
    assert (wishes.deck, wishes.opponent, wishes.opponent_deck) == (DECK, "greedy", OPPONENT_DECK)


def test_being_asked_again_after_a_slip(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(
        monkeypatch,
        "nonsense",
        "list",
        "help",
        "starter-hastur+syndicate-b",
        "nobody",
        "human",
        "pacta-arcana-02",
        "ag ct",
    )
    wishes = CocWishes()
    opening.ask(screen, wishes)
    assert (wishes.deck, wishes.opponent, wishes.opponent_deck) == (
        "starter-hastur+syndicate-b",
        "human",
        "starter-agency+cthulhu-a",
    )
    out = screen.target.getvalue()
    assert "There is no deck called “nonsense”; orne deck list shows all there are." in out
    assert "There is no opponent called “nobody”" in out
    assert "Not playable yet: " in out
    assert "Name two factions" in out
    assert "cards of “pacta-arcana-02” do not work yet" in out


def test_an_unfinished_game_is_offered(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    game = build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side())
    session_of(screen, game, (HUMAN, "random")).run()
    typed(monkeypatch, "")
    resumed = opening.ask(screen, CocWishes())
    assert resumed is not None
    assert resumed.seated.players == (HUMAN, "random")
    resumed.close()


# ---- waiting, and windows that change their size


def duel() -> Game[Any]:
    """A position in which both have something to do."""
    side = Side(hand=["shotgun-blast"], domains=["agency:2", "", ""], play=["young-deep-one"])
    return build(side, side)


def test_who_thinks_is_said_until_the_next_page(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "pass")
    session_of(screen, duel(), (HUMAN, "random")).run()
    writes = [text for text in screen.target.writes if text]
    said = writes.index("\rRandom is thinking…\x1b[K")
    assert writes[said + 1] == "\r\x1b[K"
    assert writes[said + 2].startswith("\x1b[H")
    assert writes.count(writes[said]) == len([text for text in writes if "thinking" in text])


def test_nobody_is_said_to_think_where_nothing_can_be_painted(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    for source, target in ((Tty(), Tty()), (io.StringIO("pass\n"), io.StringIO())):
        typed(monkeypatch, "pass")
        session_of(Screen(source, target), duel(), (HUMAN, "random")).run()
        assert "thinking" not in target.getvalue()
        assert "\x1b" not in target.getvalue()


def test_a_page_is_laid_out_again_for_another_size(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    game = build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side(play=["young-deep-one"]))
    session_of(screen, game, (HUMAN, "random")).run()
    for width in ("70", "130"):
        monkeypatch.setenv("COLUMNS", width)
        screen.repaint()
        page = screen.target.writes[-1]
        assert page.startswith("\x1b[H")
        rule = max((line for line in page.split("\n") if "───" in line), key=len)
        assert ("│" in rule) == (width == "130")
        assert "take an action" in page


def test_what_hides_a_hand_goes_on_hiding_it_in_another_size(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def read(prompt: str = "") -> str:
        if "Press Enter" in prompt:
            monkeypatch.setenv("LINES", "20")
            screen.repaint()
            seen.append(screen.target.writes[-1])
            raise EOFError
        return "pass"

    monkeypatch.setattr("builtins.input", read)
    side = Side(hand=["shotgun-blast"], domains=["agency:1", "", ""], play=["young-deep-one"])
    session_of(screen, build(side, side), (HUMAN, HUMAN)).run()
    assert "Nobody else looking?" in seen[0]
    assert "Shotgun Blast" not in seen[0]


def test_the_line_below_the_page_looks_at_the_size_of_the_window() -> None:
    painted: list[int] = []
    editor = Editor(lambda: painted.append(1))
    sizes = iter((Size(24, 80), Size(24, 80), Size(30, 80), Size(30, 80)))
    app = SimpleNamespace(output=SimpleNamespace(get_size=lambda: next(sizes)))
    for times in (0, 0, 1, 1):
        editor._look_at_size(cast(Any, app))
        assert len(painted) == times


def test_an_order_that_is_typed_while_reading_is_carried_out(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "help", "stops")
    game = build(Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""]), Side(play=["young-deep-one"]))
    session_of(screen, game, (HUMAN, "random")).run()
    assert "You are asked wherever you can do something." in screen.target.getvalue()


def test_an_end_that_is_taken_back_is_not_told_any_more(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1", "1", "undo")
    game = build(
        Side(play=["g-men"], won=["opening-night", "rotting-away"]),
        Side(),
        stories=[Story("ancient-apocrypha", (4, 0))],
        step="active player commits",
    )
    session_of(screen, game, (HUMAN, "random")).run()
    pages = [text for text in screen.target.writes if text.startswith("\x1b[H")]
    ended = [place for place, text in enumerate(pages) if "You have won: three stories" in text]
    assert ended
    assert ended[-1] < len(pages) - 1
