"""A table in this process: its room, those who are connected to it, and everything that is sent to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from orne.bots.shared import RandomBot
from orne.kernel.errors import UserError, echo
from orne.learn.coach import Coach
from orne.learn.lessons import LESSONS
from orne.server import orders, tables, thinking
from orne.server.answers import sentence_of
from orne.server.conversation import Conversation
from orne.server.links import RESTART, Link
from orne.server.lookback import called
from orne.server.orders import Message, Reply
from orne.server.pages import Pages, seat_rows
from orne.server.seats import Attendance
from orne.server.services import Services
from orne.server.tables import KeptTable, room_settings
from orne.store import rooms
from orne.store.keeping import Kept
from orne.table.room import Room
from orne.table.shared.messages import Ok, Refused
from orne.table.shared.server_messages import Error, Notice, Pong, Presence

T = TypeVar("T")
log = logging.getLogger("orne.server")
PACE = 0.1
"""Seconds between two looks at what is due."""
STORE_LOOK = 0.2
"""Seconds between two looks at whether the store has healed."""
SORRY = "Something went wrong on our side; the table stands where it was before."


class Gone(Exception):
    """Another process has the table now."""


class Host:
    """One table. All that happens to its room happens here, one thing after the other."""

    def __init__(self, services: Services, table: KeptTable, rematch: Callable[[Host], Awaitable[None]]) -> None:
        self.services = services
        self.table = table
        self.room: Room | None = None
        self.kept: Kept | None = None
        self.attendance = Attendance(table.people, services.settings.absence)
        self.pages = Pages(Coach(LESSONS[table.settings.lesson]) if table.settings.lesson in LESSONS else None)
        self.used = time.monotonic()
        """When somebody was here last."""
        self._rematch = rematch
        self._lock = asyncio.Lock()
        self._awake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._moved = bool(table.settings.moved)
        self._conversation = Conversation(services, table.id)
        self._hearing: set[asyncio.Task[None]] = set()
        self._hinting: set[asyncio.Task[None]] = set()
        self._hinted_to: set[Link] = set()
        """Who is waiting for a hint."""
        self._closing: asyncio.Task[None] | None = None

    # ---- opening and closing

    async def open(self) -> None:
        """Begin to play the game, if it has begun; InUse is raised where another process does."""
        await self._conversation.read()
        if self.table.number is None or self.room is not None:
            return
        async with self._lock:
            await self.services.apart(self._open, self.table.number)
        self._driver = asyncio.create_task(self._drive())
        self._awake.set()

    def _open(self, number: int) -> None:
        """Read the game and make its room."""
        services = self.services
        kept = Kept.resumed(number, services.store, address=services.address)
        try:
            game = kept.seated.game
            settings = room_settings(self.table, called(self.table, game), number)
            room = Room(game, self.table.players, settings, journal=kept, now=time.time)
            if room.clocks is not None and len(self.table.clocks) == len(room.names):
                room.clocks.restore(self.table.clocks)
        except BaseException:
            kept.close()
            raise
        self.kept, self.room = kept, room

    async def close(self, sentence: str = "") -> None:
        """Send everybody away, who may connect again, and leave the game to others."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(sentence))
        # Whoever began it is sent away too, and their task with them: it must not end halfway.
        await asyncio.shield(self._closing)

    async def _close(self, sentence: str) -> None:
        """Send everybody away, wait for what is under way, and let go of the game."""
        for link in list(self.attendance.links):
            if sentence:
                link.tell(Notice("bye", self.n, sentence))
            link.close(RESTART)
        for task in (*self._hinting, *([] if self._driver is None else [self._driver])):
            task.cancel()
        async with self._lock:
            if self.kept is not None:
                await self.services.apart(self.kept.close)
                self.kept = None

    @property
    def closed(self) -> bool:
        """Whether it is being put away, or has been."""
        return self._closing is not None

    @property
    def n(self) -> int:
        """How many decisions have been made."""
        return 0 if self.room is None else self.room.n

    @property
    def state(self) -> tables.State:
        """Where the table stands."""
        if self.room is None:
            return "waiting"
        return "playing" if self.room.ended is None else "ended"

    @property
    def spectators(self) -> int:
        """How many watch."""
        return sum(1 for _ in self.attendance.spectators)

    @property
    def is_idle(self) -> bool:
        """Whether nobody has been here for a while."""
        return not self.attendance.links and time.monotonic() - self.used > self.services.settings.idle

    async def looked(self, look: Callable[[Room], T]) -> T:
        """Look at the room without changing it."""
        async with self._lock:
            assert self.room is not None
            return await self.services.apart(look, self.room)

    # ---- coming and going

    async def enter(self, link: Link, seats: tuple[int, ...]) -> None:
        """Somebody comes to play some seats, or to watch."""
        try:
            async with self._lock:
                if self.closed:
                    link.close(RESTART)
                    return
                await self._enter(link, seats)
        except Exception:
            await self._broken()
        # What is due while nobody looks on waits for somebody.
        self._awake.set()

    async def _enter(self, link: Link, seats: tuple[int, ...]) -> None:
        """Let somebody in, and show them the table."""
        self.used = time.monotonic()
        self.attendance.enter(link, seats)
        link.send(self._hello(link))
        for line in self._conversation.heard_by(link, self.n):
            link.tell(line)
        self._tell_presence()
        if self.room is not None and self.room.trouble:
            link.tell(Notice("trouble", self.n, self.room.trouble))
        else:
            await self._publish([link])

    async def leave(self, link: Link) -> None:
        """Somebody goes."""
        self.used = time.monotonic()
        if self.attendance.leave(link):
            self._tell_presence()

    async def began(self, table: KeptTable) -> None:
        """Seats or settings have changed: everybody is told, and the game begins if it can."""
        self.table = table
        await self.open()
        async with self._lock:
            for link in list(self.attendance.links):
                link.send(self._hello(link))
            await self._publish()

    # ---- messages

    async def hear(self, link: Link, message: Message) -> None:
        """Do what a message asks; what a bot must think about first is answered later, so that nobody waits for it."""
        is_hint = message.get("type") == "hint"
        tasks = self._hinting if is_hint else self._hearing
        task = asyncio.create_task(self._hear(link, message))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        if not is_hint:
            # What somebody answered is carried through and told to the others, even if their connection ends now.
            await asyncio.shield(task)

    async def _hear(self, link: Link, message: Message) -> None:
        """Do what a message asks, and answer it: once, and only when what it did is stored."""
        mark = message.get("id")
        reply: Reply | Refused
        try:
            if isinstance(mark, bool) or not isinstance(mark, int | str | None) or len(str(mark)) > 40:
                mark = None
                raise UserError("The id of a message is a number or a short text.")
            if message.get("type") == "hint":
                reply = await self._hinted(link, message)
            else:
                async with self._lock:
                    reply = await self._heard(link, message)
        except UserError as error:
            reply = Refused("refused", self.n, sentence_of(error, self.services.store))
        except Gone:
            return
        except Exception:
            await self._broken()
            return
        link.tell(replace(reply, n=self.n), mark)
        if message.get("type") in (*orders.CHANGING, "claim", "open_hands") and not isinstance(reply, Refused):
            await self._changed()

    async def _changed(self) -> None:
        """Something was done: everybody is told, bots go on, and those who agreed on it begin once more."""
        try:
            async with self._lock:
                await self._publish()
            self._awake.set()
            if self.room is not None and self.room.rematch and not self._moved:
                self._moved = True
                await self._rematch(self)
        except Exception:
            await self._broken()

    async def _heard(self, link: Link, message: Message) -> Reply:
        """Do what a message asks; the answer to it."""
        kind = message.get("type")
        if kind == "ping":
            return Pong("pong", self.n)
        if kind == "chat":
            return await self._said(link, message)
        if kind == "page":
            link.whole.clear()
            await self._publish([link])
            return Ok("ok", self.n)
        room = self._begun()
        order = orders.CHANGING.get(str(kind)) or orders.ASIDES.get(str(kind))
        if order is None and kind not in ("front", "claim", "open_hands"):
            raise UserError(f"There is no message called {echo(kind)}.")
        seat = self._seat(link, message)
        if kind == "front":
            link.front = seat
            await self._publish([link], turn=False)
            return Ok("ok", self.n)
        if kind == "claim":
            return await self._claim(link, seat)
        if kind == "open_hands":
            return await self._agree(seat, message)
        if kind == "concede" and self.table.settings.campaign:
            raise UserError("In a campaign a scenario is played to its end; to get away is an action in it.")
        assert order is not None
        reply = await self.services.apart(order, room, seat, message)
        if kind in orders.CHANGING:
            await self._stored()
        return reply

    async def _hinted(self, link: Link, message: Message) -> Reply:
        """What a bot suggests; it thinks in a process of its own, and the table goes on meanwhile."""
        if link in self._hinted_to:
            raise UserError("A bot is thinking about your last question for a hint; wait for its answer.")
        self._hinted_to.add(link)
        try:
            async with self._lock:
                room = self._begun()
                wish = await self.services.apart(room.wish, self._seat(link, message), message.get("who"))
                moment, saved = room.moment, await self.services.apart(room.game.save)
            found = await thinking.advised(self.services, self.table.id, wish, saved)
            async with self._lock:
                if room.moment != moment:
                    raise UserError("The table has gone on since you asked for a hint; ask again.")
                return await self.services.apart(room.advised, wish, found)
        finally:
            self._hinted_to.discard(link)

    def _begun(self) -> Room:
        """The room, once the game has begun and while it is played here."""
        if self.closed:
            raise UserError("This table is being put away; connect again.")
        if self.room is None:
            raise UserError("The game has not begun: somebody has still to come.")
        return self.room

    def _seat(self, link: Link, message: Message) -> int:
        """The seat a message is about: the one that is said, that is asked, or in front."""
        if not link.held:
            raise UserError("You are watching: only those who play can do that.")
        seat = message.get("seat")
        if seat is None:
            asked = None if self.room is None else self.room.asked
            if message.get("type") == "answer" and asked in link.held:
                seat = asked
            else:
                seat = link.front
        if isinstance(seat, bool) or seat not in link.held:
            raise UserError(f"You do not play seat {echo(seat)}.")
        return int(seat)

    async def _said(self, link: Link, message: Message) -> Reply:
        """Somebody says something to those they belong to."""
        to = list(self.attendance.players if link.held else self.attendance.spectators)
        await self._conversation.say(message.get("text"), link, self._name(link.front), to, self.n)
        return Ok("ok", self.n)

    def _name(self, seat: int | None) -> str:
        """What a seat is called."""
        if seat is None:
            return "Spectator"
        return self.table.seats[seat].name if self.room is None else self.room.names[seat]

    # ---- being away, hands, rematches

    async def _claim(self, link: Link, seat: int) -> Reply:
        """Claim the game of whoever has no time left or is away too long; in a game played together, their seat."""
        room = self.room
        assert room is not None
        away = [each for each in self.attendance.absent_too_long() if each not in link.held]
        if not away:
            await self.services.apart(room.claim, seat)
        elif room.table.competitive:
            await self.services.apart(room.forfeit, away[0])
        else:
            self.attendance.lend(away[0], link)
            link.send(self._hello(link))
        await self._stored()
        return Ok("ok", self.n)

    async def _agree(self, seat: int, message: Message) -> Reply:
        """Agree that spectators see all hands, or no longer."""
        wanted = message.get("wanted", True)
        if not isinstance(wanted, bool):
            raise UserError("“wanted” is true or false.")
        (self.pages.agreed.add if wanted else self.pages.agreed.discard)(seat)
        self.pages.open_hands = self.pages.agreed >= set(self.table.people)
        for link in list(self.attendance.links):
            link.send(self._hello(link))
        return Ok("ok", self.n)

    # ---- what happens by itself

    async def _drive(self) -> None:
        """Let bots answer and time pass, whenever something has changed or is due."""
        try:
            while True:
                room = self.room
                assert room is not None
                due = room.due if self.attendance.links else None
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._awake.wait(), None if due is None else max(PACE, due - time.time()))
                self._awake.clear()
                while await self._happened(room):
                    pass
        except Gone:
            return
        except Exception:
            await self._broken()

    async def _happened(self, room: Room) -> bool:
        """Let one thing happen; whether anything did."""
        async with self._lock:
            bot = room.thinking
            if bot is None or isinstance(bot, RandomBot):
                before = room.moment
                await self.services.apart(_steps, room)
                if room.moment == before:
                    return False
                await self._stored()
                await self._publish()
                return True
            moment, saved = room.moment, await self.services.apart(room.game.save)
            seat = room.game.decision.seat if room.game.decision else 0
        key = await thinking.thought(self.services, self.table.id, seat, bot.name, room.n, saved)
        # Where it is hidden who could have answered, a bot keeps the table's pace as well.
        if (early := (room.due or 0.0) - time.time()) > 0:
            await asyncio.sleep(early)
        async with self._lock:
            if room.moment == moment:
                if key is None:
                    await self.services.apart(room.step)
                else:
                    await self.services.apart(room.moved, key)
                await self._stored()
                await self._publish()
        return True

    # ---- storing and sending

    async def _stored(self) -> None:
        """Wait until everything that was answered is stored; meanwhile everybody is told why it is not."""
        room, kept = self.room, self.kept
        assert room is not None
        said = ""
        while room.trouble:
            if self.closed:
                raise Gone
            if kept is None or kept.lost:
                asyncio.get_running_loop().create_task(self.close("The table is played elsewhere now; connect again."))
                raise Gone
            if room.trouble != said:
                said = room.trouble
                self._tell(Notice("trouble", self.n, said))
            await asyncio.sleep(STORE_LOOK)
        if said:
            self._tell(Notice("trouble", self.n, ""))
        if room.clocks is not None:
            left = [room.clocks.left(seat) for seat in range(len(self.table.seats))]
            await self.services.apart(rooms.set_clocks, self.services.store, self.table.id, left)

    async def _publish(self, links: list[Link] | None = None, *, turn: bool = True) -> None:
        """Send everybody, or some, the pages they may see."""
        room = self.room
        if room is None:
            return
        whom = list(self.attendance.links) if links is None else links
        if turn:
            for link in whom:
                if room.asked in link.held:
                    link.front = room.asked
        written = await self.services.apart(self.pages.write, room, whom)
        for link, text in written:
            link.channel.send(text)

    def _hello(self, link: Link) -> dict[str, Any]:
        """What the table is, for one link."""
        return self.pages.hello(self.room, self.table, link, seat_rows(self.table, self.attendance.is_here), self.state)

    def _tell_presence(self) -> None:
        """Tell everybody who is here."""
        self._tell(Presence("presence", self.n, self.attendance.told()))

    def _tell(self, message: Presence | Notice | Error) -> None:
        """Send something to everybody."""
        for link in list(self.attendance.links):
            link.tell(message)

    async def _broken(self) -> None:
        """Something of ours failed: it is told, and the table is read from the store again."""
        report = f"{self.table.id}-{int(time.time())}"
        log.exception("table %s: report %s", self.table.id, report)
        self._tell(Error("error", self.n, SORRY, report))
        await self.close()


def _steps(room: Room) -> None:
    """Let what needs no long thought happen, until a bot has answered or must think."""
    while True:
        bot = room.thinking
        if bot is not None and not isinstance(bot, RandomBot):
            return
        if not room.step() or bot is not None:
            room.tick()
            return
