"""A lesson at the terminal: the game with its coach, and the same again without."""

from __future__ import annotations

from rich.text import Text

from orne.learn.coach import Coach
from orne.learn.lesson import Lesson
from orne.learn.lessons import LESSONS
from orne.set_up.shared.seated import Seated
from orne.terminal.keeping import InStore, NewInStore
from orne.terminal.playing import play
from orne.terminal.rooms import room_of
from orne.terminal.screen import Screen
from orne.terminal.session import Session
from orne.terminal.style import GREY


def choose(screen: Screen) -> Lesson:
    """Ask which game to learn; EOFError where nobody says."""
    lessons = list(LESSONS.values())
    for number, lesson in enumerate(lessons, 1):
        screen.say(Text.assemble(f"{number}  ", (lesson.title, "bold"), f": {lesson.about}"))
    while True:
        said = screen.read("Which one? (Enter: 1) ").lower() or "1"
        for number, lesson in enumerate(lessons, 1):
            if said == str(number) or (len(said) > 1 and lesson.title.lower().startswith(said)) or said == lesson.game:
                return lesson
        screen.say(f"Type a number from 1 to {len(lessons)}.")


def learn(lesson: Lesson, screen: Screen) -> int:
    """Play a lesson with its coach; the exit code."""
    seated = lesson.begin()
    return _taught(lesson, seated, NewInStore(seated, unkept=True), screen)


def go_on(number: int, screen: Screen) -> int:
    """Go on with a game of the store, with the coach of its kind; the exit code."""
    # Imported here for the sake of start-up time: a new lesson is shown before the store is open.
    from orne.store.keeping import Kept

    kept = Kept.resumed(number)
    return _taught(LESSONS[kept.seated.game.rules.name], kept.seated, InStore(kept), screen)


def alone(lesson: Lesson, screen: Screen) -> int:
    """Play the same game without the coach; the exit code."""
    seated = lesson.begin()
    return play(seated.game, seated.players, NewInStore(seated, unkept=True), screen)


def _taught(lesson: Lesson, seated: Seated, keeping: InStore, screen: Screen) -> int:
    """Play with a coach, and say how it goes on afterwards."""
    coach = Coach(lesson)
    room = room_of(seated.game, seated.players, keeping)
    session = Session(room, keeping, coach, screen=screen)
    code = session.run()
    if session.room.ended is None:
        screen.say(Text(f"With me beside you: orne learn --resume {keeping.kept.number}", GREY), whole=True)
    else:
        screen.say(*coach.lines(session.page)[1:])
        screen.say(Text(f"The same again without me: orne learn {lesson.game} --alone", GREY), whole=True)
    return code
