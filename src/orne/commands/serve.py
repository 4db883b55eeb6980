"""``orne serve``: tables for people elsewhere, in their browsers."""

from __future__ import annotations

import argparse
from pathlib import Path

from orne.commands import Subparsers
from orne.kernel.errors import UserError
from orne.kernel.files import shown

HOST, PORT = "127.0.0.1", 8080
MOST = 1_000_000
"""No limit reaches it."""


def add(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to browsers",
        description="Serve tables to browsers. Games are kept in the store; with PostgreSQL several of these serve "
        "the same tables. Put a program in front of it that speaks HTTPS.",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen at (default: {HOST})")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"the port (default: {PORT}; 0: any)")
    parser.add_argument(
        "--store", metavar="PLACE", help="a file, or postgresql://… (default: ORNE_STORE, or the data folder)"
    )
    parser.add_argument("--local", action="store_true", help="for the person at this machine alone: show all its games")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another address of the page")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes for bots (default: 2)")
    parser.add_argument("--rooms", type=int, metavar="N", help="tables open at a time, at most")
    parser.add_argument("--sockets", type=int, metavar="N", help="sockets of one address, at most")
    parser.add_argument("--tables-per-hour", type=int, metavar="N", help="new tables of one address, at most")
    parser.add_argument("--messages", type=float, metavar="N", help="messages of a socket in a second, at most")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until ctrl-C."""
    # Imported here for the sake of start-up time.
    from dataclasses import replace

    from orne.server.running import run
    from orne.server.settings import Limits, ServerSettings

    given = {
        "rooms": args.rooms,
        "sockets_per_address": args.sockets,
        "tables_per_hour": args.tables_per_hour,
        "messages_per_second": args.messages,
    }
    wanted = {name: value for name, value in given.items() if value is not None}
    if not all(1 <= value < MOST for value in (*wanted.values(), args.workers)):
        raise UserError(f"Every limit is at least 1, and less than {MOST:,}.")
    _refuse_no_file(args.store)
    if "messages_per_second" in wanted:
        wanted["messages_at_once"] = int(wanted["messages_per_second"] * 5)
    settings = ServerSettings(
        store=args.store,
        local=args.local,
        origins=tuple(map(_origin, args.origin)),
        workers=args.workers,
        limits=replace(Limits(), **wanted),
    )
    return run(settings, args.host, args.port, lambda address: print(f"Orne serves at {address}", flush=True))


def _origin(address: str) -> str:
    """An address of the page as a browser writes it in its requests; another way of writing it would never be met."""
    # Imported here for the sake of start-up time.
    from urllib.parse import urlsplit

    try:
        said = urlsplit(address)
    except ValueError:
        said = urlsplit("")
    if said.scheme not in ("http", "https") or not said.netloc or said.path not in ("", "/") or said.query:
        raise UserError("--origin is an address such as https://cards.example, without anything behind it.")
    return f"{said.scheme}://{said.netloc.lower()}"


def _refuse_no_file(store: str | None) -> None:
    """Refuse a file in a folder that is not there: a mistyped name would be a new store, without any of the games."""
    if store is None or "://" in store:
        return
    place = Path(store).expanduser()
    if place.is_dir():
        raise UserError(f"{shown(place)} is a folder; give --store a file in it.")
    if not place.parent.is_dir():
        raise UserError(f"There is no folder {shown(place.parent)} for the store; make it, or give another --store.")
