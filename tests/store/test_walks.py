"""Random walks over everything that can be done to a game and its store: what was said to be kept is there, once."""

from __future__ import annotations

import contextlib
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.kernel.errors import UserError
from orne.set_up.shared.seated import Ending, Seated
from orne.store import games
from orne.store.database import Store, StoreError
from orne.store.journal import Told, told
from orne.store.keeping import Kept
from orne.store.lease import InUse

Begun = Callable[..., Seated]
STEPS = 30


class Walk:
    """A game that is kept, with everything that may happen to it."""

    def __init__(self, place: str, seated: Seated, chance: random.Random, patch: pytest.MonkeyPatch) -> None:
        self.place, self.chance, self.patch = place, chance, patch
        self.kept = Kept.new(seated, place)
        self.ended: Ending | None = None
        self.is_file = "://" not in place

    @property
    def game(self) -> Any:
        return self.kept.seated.game

    def answer(self) -> None:
        if self.game.decision is not None and self.ended is None:
            self.game.choose(self.chance.randrange(len(self.game.options)))

    def several(self) -> None:
        for _ in range(3):
            self.answer()

    def undo(self) -> None:
        if self.ended is None:
            for _ in range(min(self.chance.randint(1, 3), len(self.game.decisions()))):
                self.game.undo()

    def reseed(self) -> None:
        """Chance takes another course; the same question is still asked."""
        if self.game.decision is not None and self.ended is None:
            self.game.reseed(self.chance.randrange(1000))

    def give_up(self) -> None:
        if self.chance.random() < 0.1:
            self.ended = Ending("conceded", (1,), 0)

    def refused(self) -> None:
        """The next write fails, and nothing of it is done."""
        self.answer()
        with self.patch.context() as patch:
            patch.setattr(games, "append", lambda *_: (_ for _ in ()).throw(StoreError("the disk is full.")))
            before = self.journal()
            assert self.kept.keep(self.game, self.ended) == (before == self.now())
        assert self.journal() == before

    def unheard(self) -> None:
        """The next write is done, and the word of it is lost, or somebody presses ctrl-C."""
        self.answer()
        append = self.kept._append
        error = self.chance.choice((StoreError("the database cannot be reached."), KeyboardInterrupt()))

        def lost(*words: Any) -> None:
            rows, before = self.kept.rows, self.kept._told
            append(*words)
            self.kept.rows, self.kept._told = rows, before
            raise error

        with self.patch.context() as patch:
            patch.setattr(self.kept, "_append", lost)
            with contextlib.suppress(KeyboardInterrupt):
                self.kept.keep(self.game, self.ended)

    def again(self) -> None:
        """Another process goes on with it."""
        assert self.kept.keep(self.game, self.ended)
        self.kept.close()
        self.kept = Kept.resumed(self.kept.number or 0, self.place)
        assert self.kept.ended == self.ended

    def second(self) -> None:
        """Another process tries, while this one has it."""
        assert self.kept.keep(self.game, self.ended)
        with pytest.raises(InUse):
            Kept.resumed(self.kept.number or 0, self.place)

    def deleted(self) -> None:
        if self.is_file:
            for end in self.chance.choice((("",), ("", "-wal", "-shm"), ("-wal",))):
                Path(self.place + end).unlink(missing_ok=True)

    def older(self) -> None:
        """The file is replaced with an older copy of itself."""
        if self.is_file:
            assert self.kept.keep(self.game, self.ended)
            self.kept.close()
            shutil.copy(self.place, self.place + ".old")
            self.kept = Kept.resumed(self.kept.number or 0, self.place)
            self.several()
            assert self.kept.keep(self.game, self.ended)
            Path(self.place + ".old").replace(self.place)

    def now(self) -> Told:
        """What has happened."""
        return Told(tuple(self.game.decisions()), self.ended)

    def journal(self) -> Told:
        """What the store says has happened."""
        with Store(self.place) as store:
            assert games.about(store, self.kept.number or 0).ended == (self.journal_end(store) or "")
            return told(games.since(store, self.kept.number or 0))

    def journal_end(self, store: Store) -> str:
        return games.read(store, self.kept.number or 0).result

    def check(self) -> None:
        """Everything is there once it is said to be."""
        assert self.kept.keep(self.game, self.ended), self.kept.trouble
        assert self.journal() == self.now()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_to_be_kept_is_there(place: str, begun: Begun, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    walk = Walk(place, begun(seed), chance, monkeypatch)
    often = [walk.answer, walk.several, walk.undo]
    steps = [
        *often,
        *often,
        walk.reseed,
        walk.give_up,
        walk.refused,
        walk.unheard,
        walk.again,
        walk.second,
        walk.deleted,
        walk.older,
    ]
    for _ in range(STEPS):
        chance.choice(steps)()
        walk.check()
    walk.kept.close()


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_file_gets_one_sentence(tmp_path: Path, begun: Begun, seed: int) -> None:
    chance = random.Random(seed)
    place = tmp_path / "games.sqlite"
    seated = begun()
    seated.game.play("keep", "keep", 0)
    with Store(place) as store:
        for _ in range(3):
            games.add(store, seated)
    whole = place.read_bytes()
    for number in range(10):
        spoilt = bytearray(whole)
        for _ in range(chance.choice((1, 5, 50))):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        if chance.random() < 0.2:
            del spoilt[chance.randrange(len(spoilt)) :]
        other = tmp_path / f"{number}.sqlite"
        other.write_bytes(spoilt)
        # Anything else than a sentence fails.
        with contextlib.suppress(UserError):
            with Store(other) as store:
                games.listed(store)
                games.read(store, 2)
            kept = Kept.resumed(1, other)
            kept.seated.game.play(0)
            kept.keep(kept.seated.game)
            kept.close()
