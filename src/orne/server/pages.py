"""What is sent about a table: its hello, and a page for each seat that somebody plays or for whoever watches."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any

from orne.kernel.undo import Undoing
from orne.learn.coach import Coach
from orne.server.links import Link
from orne.server.tables import HERE, KeptTable, State
from orne.table.looking import UNDO_WORDS
from orne.table.room import Room
from orne.table.shared.messages import VERSION, Hello, Log, Page
from orne.table.shared.plain import plain, text

UNDOING: tuple[Undoing, ...] = ("same", "new", "visible")
KINDS = {HERE: "here"}
"""What the store calls otherwise."""


def seat_rows(table: KeptTable, is_here: Callable[[int], bool]) -> list[dict[str, Any]]:
    """The seats of a table, as everybody may know them."""
    return [
        {
            "seat": seat,
            "kind": KINDS.get(each.kind, each.kind),
            "name": each.name,
            "bot": each.bot,
            "deck": (each.deck or {}).get("title", ""),
            "present": bool(each.bot) or is_here(seat),
            "taken": table.is_taken(seat),
        }
        for seat, each in enumerate(table.seats)
    ]


class Pages:
    """Writes what each link may see."""

    def __init__(self, coach: Coach | None = None) -> None:
        self.coach = coach
        """Teaches whoever plays, where this is a first game."""
        self.agreed: set[int] = set()
        """The seats that let spectators see their hands."""
        self.open_hands = False

    def hello(
        self, room: Room | None, table: KeptTable, link: Link, seats: list[dict[str, Any]], state: State
    ) -> dict[str, Any]:
        """What a table is, for one link."""
        about: dict[str, Any]
        if room is None:
            about = plain(_waiting(table, link))
        else:
            about = plain(room.hello(link.front))
        return about | {
            "held": list(link.held),
            "front": link.front,
            "seats": seats,
            "state": state,
            "open_hands": self.open_hands,
            "agreed": sorted(self.agreed),
            "moved": table.settings.moved,
            "lesson": table.settings.lesson,
            "ruling": table.settings.ruling,
            "campaign": table.settings.campaign,
            "now": time.time(),
        }

    def write(self, room: Room, links: Sequence[Link]) -> list[tuple[Link, str]]:
        """The pages that some links are to be sent, as text."""
        written: list[tuple[Link, str]] = []
        for link in links:
            pages = self._played(room, link) if link.held else self._watched(room, link)
            for page in pages:
                link.faces.update(page.faces)
                written.append((link, self._with_envelope(page, link)))
        return written

    def _played(self, room: Room, link: Link) -> list[Page]:
        """The pages of somebody who plays: in a game played together of all seats held, the one in front last."""
        assert link.front is not None
        others = [seat for seat in link.held if seat != link.front]
        pages: list[Page] = []
        for seat in (link.front,) if room.table.competitive else (*others, link.front):
            pages.append(room.page(seat, None if seat in link.whole else 0, link.faces))
            link.whole.add(seat)
        return pages

    def _watched(self, room: Room, link: Link) -> list[Page]:
        """The pages of somebody who watches: one decision late, and of all seats where everybody agrees to that."""
        page = room.page(None, 0, link.faces)
        start = 0
        for old, new in zip(link.told, page.log.entries, strict=False):
            if old != new:
                break
            start += 1
        link.told = page.log.entries
        pages = [replace(page, log=Log(start, page.log.entries[start:]))]
        if self.open_hands:
            pages += [room.page_at(seat, page.last, page.log.since, link.faces) for seat in room.seating.people]
        return pages

    def _with_envelope(self, page: Page, link: Link) -> str:
        """A page as text, with what is said besides for one link."""
        more = f'"front":{json.dumps(link.front)},"now":{time.time():.3f}'
        card = self.coach.card(page) if self.coach is not None and link.held else None
        if card is not None:
            more += f',"coach":{json.dumps(asdict(card), ensure_ascii=False)}'
        return f"{text(page)[:-1]},{more}}}"


def _waiting(table: KeptTable, link: Link) -> Hello:
    """What a table is whose game has not begun."""
    policy = next((each for each in UNDOING if each == table.settings.undo), UNDOING[0])
    return Hello(
        type="hello",
        version=VERSION,
        n=0,
        table=table.id,
        game=table.game,
        seat=link.front,
        role="player" if link.held else "spectator",
        names=tuple(each.name for each in table.seats),
        bots=tuple(bool(each.bot) for each in table.seats),
        undo=policy,
        undo_words=UNDO_WORDS[policy],
        clock=table.settings.clock,
        hidden=table.settings.hidden,
        asking=None,
        advisers=(),
        notes=(),
    )
