"""Several processes that want the same game: one at a time has it, and every answer is there once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from orne.set_up.shared.seated import Seated
from orne.store import games
from orne.store.database import Store

Begun = Callable[..., Seated]
EACH = 4
CODE = f"""
import sys, time
from orne.store.keeping import Kept
from orne.store.lease import InUse

done = 0
while done < {EACH}:
    try:
        kept = Kept.resumed(1, sys.argv[1])
    except InUse:
        time.sleep(0.01)
        continue
    kept.seated.game.play(0)
    assert kept.keep(kept.seated.game), kept.trouble
    done += 1
    if done == {EACH}:
        break  # it ends with the game in its hands
    kept.close()
"""


def test_processes_that_take_turns(place: str, begun: Begun) -> None:
    with Store(place) as store:
        games.add(store, begun())
    running = [subprocess.Popen([sys.executable, "-c", CODE, place], stderr=subprocess.PIPE) for _ in range(3)]
    assert [(each.communicate()[1].decode(), each.returncode) for each in running] == [("", 0)] * 3
    with Store(place) as store:
        assert len(games.since(store, 1)) == 3 * EACH
        assert len(games.read(store, 1).game.decisions()) == 3 * EACH
        assert games.holder(store, 1) is None
