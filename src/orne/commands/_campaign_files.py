"""The parts of ``orne campaign`` that list the campaigns of the store, write them to files, and take them from there.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from orne.commands import Subparsers, agreed


def add(parts: Subparsers) -> None:
    """Declare the parts."""
    part = parts.add_parser("list", help="list the campaigns that are kept")
    part.set_defaults(run=run_list)

    part = parts.add_parser("export", help="write a campaign to a file")
    part.add_argument("name", metavar="NAME", help="the campaign's name")
    part.add_argument("out", metavar="FILE", type=Path, help="a new file")
    part.set_defaults(run=run_export)

    part = parts.add_parser("import", help="take a campaign from a file, as a new one")
    part.add_argument("source", metavar="FILE", type=Path, help="the campaign's file")
    part.add_argument("name", metavar="NAME", help="what it is to be called")
    part.set_defaults(run=run_import)

    part = parts.add_parser("delete", help="delete a campaign for good; its games stay")
    part.add_argument("name", metavar="NAME", help="the campaign's name")
    part.add_argument("--yes", action="store_true", help="do not ask")
    part.set_defaults(run=run_delete)


def run_list(args: argparse.Namespace) -> int:
    """List the campaigns."""
    from orne.store import campaigns
    from orne.store.database import Store

    with Store.to_read() as store:
        found = campaigns.listed(store)
    if not found:
        print("No campaigns are kept yet; orne campaign new NAME begins one.")
    for each in found:
        under_way = "" if each.game is None else f"; a scenario is under way (game {each.game})"
        print(f"{each.name}{under_way}; {time.strftime('%Y-%m-%d %H:%M', time.localtime(each.changed))}")
    return 0


def run_export(args: argparse.Namespace) -> int:
    """Write a campaign to a new file."""
    from orne.campaign import write
    from orne.store import campaigns
    from orne.store.database import Store

    with Store.to_read() as store:
        campaign = campaigns.read(store, args.name).campaign
    write(args.out.expanduser(), campaign, new=True)
    print(f"Wrote {args.out}: the campaign {args.name}.")
    return 0


def run_import(args: argparse.Namespace) -> int:
    """Take a campaign from a file."""
    from orne.campaign import read
    from orne.store import campaigns
    from orne.store.database import Store

    campaign = read(args.source.expanduser())
    with Store() as store:
        campaigns.add(store, args.name, campaign)
    print(f"The campaign {args.name} is kept; orne campaign next {args.name} goes on with it.")
    return 0


def run_delete(args: argparse.Namespace) -> int:
    """Delete a campaign, if that is meant."""
    from orne.store import campaigns
    from orne.store.database import Store

    with Store() as store:
        campaigns.read(store, args.name)
        if not args.yes and not agreed(f"Delete the campaign {args.name} for good? (yes, Enter: no) "):
            print("It stays.")
            return 0
        campaigns.remove(store, args.name)
    print(f"The campaign {args.name} is deleted.")
    return 0
