"""A game that is being played and kept: what is new is written at once, or tried again until it is."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any
from uuid import uuid4

from orne.kernel.control import Made
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.set_up.shared.seated import Seated
from orne.store import games, lease
from orne.store.database import Store
from orne.store.journal import Entry, decisions_of, difference
from orne.store.lease import BEAT, InUse, Lease

AGAIN = 2.0
"""Seconds until what could not be written is tried again."""


class Kept:
    """A game in the store, and the right of this process to go on with it.

    Whoever plays calls ``keep`` after every answer and takes it for given only where that says True. Otherwise
    ``trouble`` says why not, until it heals: it is tried again by itself, and with every later answer.
    """

    def __init__(self, seated: Seated, place: str | Path | None = None) -> None:
        self.number: int | None = None
        """The game's number in the store, once it is there."""
        self.trouble = ""
        """Why the last answers are not in the store, in one sentence; empty where they are."""
        self.lost = False
        """Whether another process has the game now: nothing more is written from here."""
        self._place = place
        self._seated = seated
        self._token = uuid4().hex
        self._owner = uuid4().hex
        self._store: Store | None = None
        self._lease: Lease | None = None
        self._made: list[Made] = []
        """The decisions that the journal comes to."""
        self.rows = 0
        """How many rows of the journal are written."""
        self._in_doubt = False
        """Whether a write failed, so that nobody knows yet how much of it was done."""
        self._latest = seated.game.copy()
        self._lock = Lock()
        self._closed = Event()
        self._beats = Thread(target=self._beat, name="orne-lease", daemon=True)

    @classmethod
    def new(cls, seated: Seated, place: str | Path | None = None) -> Kept:
        """Keep a new game; where that fails for now, it is tried again, and ``trouble`` says so."""
        kept = cls(seated, place)
        kept.keep(seated.game)
        kept._beats.start()
        return kept

    @classmethod
    def resumed(cls, number: int, place: str | Path | None = None) -> Kept:
        """Go on with a game of the store; ``seated`` has it. InUse is raised where another process does."""
        store = Store(place)
        try:
            seated = games.read(store, number)
            if seated.game.read_only:
                raise UserError(f"Game {number}: {seated.game.read_only} orne games show {number} shows it.")
            kept = cls(seated, place)
            with store.writing() as connection:
                kept._lease = lease.take(store, connection, number, kept._owner)
                rows = games.rows(connection, number)
        except BaseException:
            store.close()
            raise
        kept.number, kept._store = number, store
        kept._made, kept.rows = decisions_of(rows), len(rows)
        if kept._made != seated.game.decisions():
            # Somebody has played on between reading and taking it.
            kept.close()
            return cls.resumed(number, place)
        kept._beats.start()
        return kept

    @property
    def seated(self) -> Seated:
        """The game as it was begun or resumed, and who plays it."""
        return self._seated

    def keep(self, game: Game[Any]) -> bool:
        """Write what is new in a game: every answer a transaction of its own, in order."""
        with self._lock:
            self._latest = game.copy()
            return self._try()

    def close(self) -> None:
        """Leave the game to others; what could not be written is tried once more."""
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
            self._store.close()
            self._store = self._lease = None

    # ---- writing

    def _try(self) -> bool:
        """Write what is new, or say why that cannot be done."""
        if self.lost or (self._closed.is_set() and self._store is None):
            return False
        try:
            self._write(self._latest)
        except InUse as error:
            self.lost = True
            self.trouble = str(error)
        except UserError as error:
            self._in_doubt = True
            self.trouble = str(error)
        except BaseException:
            # Somebody pressed ctrl-C in the middle of it.
            self._in_doubt = True
            raise
        else:
            self.trouble = ""
        return not self.trouble

    def _write(self, game: Game[Any]) -> None:
        """Write what is new."""
        if self._store is None:
            self._store = Store(self._place)
        store = self._store
        if self._lease is None:
            whole = Seated(game, self._seated.players, self._seated.decks)
            with store.writing() as connection:
                number = games.add_to(store, connection, whole, self._token)
                held = lease.take(store, connection, number, self._owner)
            self.number, self._lease = number, held
            self._in_doubt = True
        if self._in_doubt:
            self._read_again(store, self._lease)
        for entry in difference(self._made, game.decisions(), game.answered()):
            self._append(store, self._lease, entry, game)

    def _append(self, store: Store, held: Lease, entry: Entry, game: Game[Any]) -> None:
        """Write one row."""
        with store.writing() as connection:
            games.append(store, connection, held, self.rows + 1, entry, game)
        self.rows += 1
        self._made = decisions_of([entry.text], self._made)

    def _read_again(self, store: Store, held: Lease) -> None:
        """Take note of what was written although the database did not say so."""
        with store.writing() as connection:
            lease.renew(store, connection, held)
            rows = games.rows(connection, held.game, self.rows)
        self._made = decisions_of(rows, self._made)
        self.rows += len(rows)
        self._in_doubt = False

    # ---- living

    def _beat(self) -> None:
        """Renew the lease now and then, and try again what could not be written."""
        while not self._closed.wait(AGAIN if self.trouble else BEAT):
            with self._lock:
                if self._closed.is_set() or self.lost:
                    return
                if self.trouble:
                    self._try()
                else:
                    self._renew()

    def _renew(self) -> None:
        """Renew the lease."""
        if self._store is None or self._lease is None:
            return
        try:
            with self._store.writing() as connection:
                lease.renew(self._store, connection, self._lease)
        except InUse as error:
            self.lost = True
            self.trouble = str(error)
        except UserError:
            pass  # Nothing is lost by it yet; the next answer will say so if it cannot be written.
