"""A game that is being played and kept: what is new is written at once, or tried again until it is."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event, Lock
from typing import Any
from uuid import uuid4

from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import Ending, Seated
from orne.store import games, lease
from orne.store.database import Moved, Store, StoreError
from orne.store.heart import HEART
from orne.store.journal import Entry, Told, difference, told
from orne.store.lease import BEAT, InUse, Lease

AGAIN = 2.0
"""Seconds until what could not be written is tried again."""


class Kept:
    """A game in the store, and the right of this process to go on with it.

    Whoever plays calls ``keep`` after every answer and takes it for given only where that says True. Otherwise
    ``trouble`` says why not, until it heals: it is tried again by itself, and with every later answer.
    """

    def __init__(self, seated: Seated, place: Store | str | Path | None = None, *, address: str = "") -> None:
        self.number: int | None = None
        """The game's number in the store, once it is there."""
        self.trouble = ""
        """Why the last answers are not in the store, in one sentence; empty where they are."""
        self.trouble_here = ""
        """The same with the place of the store, for whoever sits at this machine."""
        self.notice = ""
        """What happened to the store that players should know, until somebody has told them."""
        self.lost = False
        """Whether another process has the game now: nothing more is written from here."""
        self.due = 0.0
        """When the lease is to be renewed, or what failed tried again."""
        self._seated = seated
        self._place = None if isinstance(place, Store) else place
        self._store = place if isinstance(place, Store) else None
        self._shared = isinstance(place, Store)
        """Whether the store was opened by somebody else, who will close it."""
        self._address = address
        self._token = uuid4().hex
        self._owner = uuid4().hex
        self._lease: Lease | None = None
        self._opened = 0
        """Which opening of the store the lease is of."""
        self._told = Told()
        """What the journal comes to."""
        self.rows = 0
        """How many rows of the journal are written."""
        self._in_doubt = False
        """Whether a write failed, so that nobody knows yet how much of it was done."""
        self._latest = seated.game.copy()
        self._ended = seated.ended
        self._stops = self._stops_told = ""
        """When the players want to be asked: now, and as the store has it."""
        self._lock = Lock()
        self._closed = Event()

    @classmethod
    def new(cls, seated: Seated, place: Store | str | Path | None = None, *, address: str = "") -> Kept:
        """Keep a new game; where that fails for now, it is tried again, and ``trouble`` says so."""
        kept = cls(seated, place, address=address)
        kept.keep(seated.game, seated.ended)
        HEART.add(kept)
        return kept

    @classmethod
    def resumed(cls, number: int, place: Store | str | Path | None = None, *, address: str = "") -> Kept:
        """Go on with a game of the store; ``seated`` has it. InUse is raised where another process does.

        ``address`` is where other processes reach this one, where several serve the same games.
        """
        store = place if isinstance(place, Store) else Store(place)
        try:
            seated = games.read(store, number)
            if seated.game.read_only:
                raise UserError(f"Game {number}: {seated.game.read_only} orne games show {number} shows it.")
            kept = cls(seated, place, address=address)
            with store.writing() as connection:
                kept._lease = lease.take(store, connection, number, kept._owner, address)
                kept._token = games.token(connection, number)
                rows = games.rows(connection, number)
                kept._stops = kept._stops_told = games.stops(connection, number)
        except BaseException:
            if store is not place:
                store.close()
            raise
        kept.number, kept._store, kept._opened = number, store, store.opened
        kept._told, kept.rows = told(rows), len(rows)
        if kept._told != Told(tuple(seated.game.decisions()), seated.ended):
            # Somebody has played on between reading and taking it.
            kept.close()
            return cls.resumed(number, place, address=address)
        kept.due = time.monotonic() + BEAT
        HEART.add(kept)
        return kept

    @property
    def seated(self) -> Seated:
        """The game as it was begun or resumed, and who plays it."""
        return self._seated

    @property
    def latest(self) -> Game[Any]:
        """The game as it was when it was to be kept last."""
        return self._latest

    @property
    def ended(self) -> Ending | None:
        """How the players ended the game, if they did."""
        return self._ended

    def keep(self, game: Game[Any], ended: Ending | None = None) -> bool:
        """Write what is new in a game: every answer a transaction of its own, in order, and its end by their word."""
        with self._lock:
            self._latest, self._ended = game.copy(), ended
            return self._try()

    @property
    def stops(self) -> str:
        """When the players want to be asked, as their table has said it last."""
        return self._stops

    def keep_stops(self, stops: str) -> None:
        """Write when the players want to be asked, with what else is new."""
        with self._lock:
            self._stops = stops
            if stops != self._stops_told:
                self._try()

    def close(self) -> None:
        """Leave the game to others; what could not be written is tried once more."""
        HEART.remove(self)
        self._closed.set()
        with self._lock:
            if self.trouble:
                self._try()
            if self._store is None:
                return
            try:
                if self._lease is not None:
                    with self._store.writing() as connection:
                        lease.give_back(connection, self._lease)
            except UserError:
                pass  # The lease runs out by itself.
            if not self._shared:
                self._store.close()
            self._store = self._lease = None

    # ---- writing

    def _try(self) -> bool:
        """Write what is new, or say why that cannot be done."""
        if self.lost or (self._closed.is_set() and self._store is None):
            return False
        try:
            try:
                self._write()
            except Moved:
                # What was written went with the old file; the whole game is written to the new one.
                self._write()
        except InUse as error:
            self._lose(error)
        except UserError as error:
            self._in_doubt = True
            self.trouble = error.plain if isinstance(error, StoreError) else str(error)
            self.trouble_here = str(error)
        except BaseException:
            # Somebody pressed ctrl-C in the middle of it.
            self._in_doubt = True
            raise
        else:
            self.trouble = self.trouble_here = ""
        self.due = time.monotonic() + (AGAIN if self.trouble else BEAT)
        if self.trouble:
            HEART.look_again()
        return not self.trouble

    def _write(self) -> None:
        """Write what is new."""
        if self._store is None:
            self._store = Store(self._place)
        store = self._store
        seated = Seated(self._latest, self._seated.players, self._seated.decks, self._ended)
        held = self._lease
        if held is None or not store.is_here() or self._opened != store.opened:
            with store.writing() as connection:
                number = games.add_to(store, connection, seated, self._token)
                held = lease.take(store, connection, number, self._owner, self._address)
            if self._lease is not None:
                self.notice = (
                    "The store was moved or replaced while you played: this game was written whole to what is there "
                    f"now, as game {number}."
                )
            self.number, self._lease, self._opened = number, held, store.opened
            self._told, self.rows, self._in_doubt = Told(), 0, True
            self._stops_told = ""
        if self._in_doubt:
            self._read_again(store, held)
        now = Told(tuple(seated.game.decisions()), seated.ended)
        for change in difference(self._told, now, seated.game.answered()):
            self._append(store, held, change, seated)
        if self._stops != self._stops_told:
            with store.writing(self._opened) as connection:
                games.note_stops(store, connection, held, self._stops)
            self._stops_told = self._stops

    def _append(self, store: Store, held: Lease, change: list[Entry], seated: Seated) -> None:
        """Write what belongs together."""
        with store.writing(self._opened) as connection:
            games.append(store, connection, held, self.rows + 1, change, seated)
        self.rows += len(change)
        self._told = told(change, self._told)

    def _read_again(self, store: Store, held: Lease) -> None:
        """Take note of what was written although the database did not say so."""
        with store.writing(self._opened) as connection:
            lease.renew(connection, held, store.now(connection))
            rows = games.rows(connection, held.game, self.rows)
        self._told = told(rows, self._told)
        self.rows += len(rows)
        self._in_doubt = False

    # ---- living

    def beat(self) -> None:
        """Renew the lease, or try again what could not be written."""
        with self._lock:
            self.due = time.monotonic() + BEAT
            if self._closed.is_set() or self.lost:
                HEART.remove(self)
            elif self.trouble:
                self._try()
            else:
                self._renew()

    def _renew(self) -> None:
        """Renew the lease."""
        if self._store is None or self._lease is None:
            return
        try:
            with self._store.writing(self._opened) as connection:
                lease.renew(connection, self._lease, self._store.now(connection))
        except Moved:
            self._try()
        except InUse as error:
            self._lose(error)
        except UserError:
            pass  # Nothing is lost by it yet; the next answer will say so if it cannot be written.

    def _lose(self, error: InUse) -> None:
        """Another process has the game."""
        self.lost = True
        self.trouble = self.trouble_here = str(error)
