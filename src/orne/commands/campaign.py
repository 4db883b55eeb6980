"""``orne campaign``: Night of the Zealot from its first scenario to its last."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers
from orne.kernel.errors import UserError

if TYPE_CHECKING:
    from orne.arkham.campaign import Campaign
    from orne.arkham.state import State
    from orne.kernel.game import Game

NOBODY = "nobody"


def add(subparsers: Subparsers) -> None:
    """Declare the command and its parts."""
    parser = subparsers.add_parser("campaign", help="play the campaign Night of the Zealot")
    parts = parser.add_subparsers(metavar="PART", title="parts", required=True)

    part = parts.add_parser("new", help="begin a campaign, kept in a file")
    _add_file(part)
    part.add_argument(
        "--deck",
        metavar="DECK",
        action="append",
        required=True,
        help="an investigator's deck: a name (see orne deck list --game arkham) or a file; once for each player",
    )
    part.add_argument("--player", metavar="NAME", action="append", default=[], help="who plays it, in the same order")
    part.add_argument("--difficulty", metavar="HOW", default="standard", help="easy, standard, hard or expert")
    part.add_argument("--seed", type=int, metavar="N", help="the same seed and decisions give the same campaign")
    part.set_defaults(run=run_new)

    part = parts.add_parser("show", help="show the campaign log")
    _add_file(part)
    part.set_defaults(run=run_show)

    part = parts.add_parser("buy", help="buy a card between scenarios")
    _add_file(part)
    _add_investigator(part)
    part.add_argument("card", metavar="CARD", help="the card, such as 'Police Badge (2)'")
    part.add_argument("--remove", metavar="CARD", help="the card that leaves the deck for it")
    part.set_defaults(run=run_buy)

    part = parts.add_parser("upgrade", help="replace a card by a higher level of it")
    _add_file(part)
    _add_investigator(part)
    part.add_argument("card", metavar="CARD", help="the card of the deck, or the higher level itself")
    part.set_defaults(run=run_upgrade)

    part = parts.add_parser("lita", help="say who takes Lita Chantler into the deck")
    _add_file(part)
    part.add_argument("investigator", metavar="INVESTIGATOR", help=f"by name, or '{NOBODY}'")
    part.set_defaults(run=run_lita)

    part = parts.add_parser("join", help="join, come back, or take a new investigator between scenarios")
    _add_file(part)
    part.add_argument("player", metavar="PLAYER", help="the player's name")
    part.add_argument("--deck", metavar="DECK", help="a deck for an investigator nobody has played; not to come back")
    part.set_defaults(run=run_join)

    part = parts.add_parser("leave", help="leave the campaign for now")
    _add_file(part)
    part.add_argument("player", metavar="PLAYER", help="the player's name")
    part.set_defaults(run=run_leave)

    part = parts.add_parser("next", help="play the next scenario, or go on with the one under way")
    _add_file(part)
    part.add_argument("--lead", metavar="INVESTIGATOR", help="the lead investigator (default: the first)")
    part.add_argument(
        "--bot", action="append", default=[], metavar="SEAT=NAME", help="a bot plays this seat: 2=greedy, 3=random"
    )
    part.add_argument("--undo", default="same", metavar="WAY", help="undo past a token: same, new or visible")
    part.add_argument("--real-bag", action="store_true", help="you draw the tokens from a bag of your own")
    part.set_defaults(run=run_next)


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the campaign's file")


def _add_investigator(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("investigator", metavar="INVESTIGATOR", help="who, by name or part of it")


# ---- the parts


def run_new(args: argparse.Namespace) -> int:
    """Begin a campaign."""
    from orne.arkham.campaign import begin
    from orne.campaign import join, write
    from orne.decks.arkham import named
    from orne.terminal.opening import fresh_seed

    if len(args.player) > len(args.deck):
        raise UserError(f"There are {len(args.player)} players and {len(args.deck)} decks; give each player a deck.")
    campaign = begin(args.difficulty, fresh_seed() if args.seed is None else args.seed)
    for number, name in enumerate(args.deck):
        join(campaign, args.player[number] if number < len(args.player) else f"player {number + 1}", named(name))
    write(args.file, campaign, new=True)
    names = " and ".join(member.name for member in campaign.members)
    print(f"Wrote {args.file}: {names} begin Night of the Zealot ({args.difficulty}); go on with orne campaign next.")
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show the log."""
    from orne.campaign import read
    from orne.commands._campaign_log import show

    show(read(args.file))
    return 0


def run_buy(args: argparse.Namespace) -> int:
    """Buy a card."""
    from orne.campaign import buy, read, write
    from orne.decks.arkham.references import reference

    campaign = read(args.file)
    who = _investigator(campaign, args.investigator)
    card, out = _card(args.card), _card(args.remove) if args.remove else None
    cost = buy(campaign, who, card, out)
    write(args.file, campaign)
    member = campaign.member(who)
    left = f", {reference(out)} leaves" if out else ""
    print(f"{member.name} buys {reference(card)} for {cost}{left}; {member.experience} experience left.")
    return 0


def run_upgrade(args: argparse.Namespace) -> int:
    """Upgrade a card."""
    from orne.campaign import read, upgrade, write
    from orne.decks.arkham.references import reference

    campaign = read(args.file)
    who = _investigator(campaign, args.investigator)
    member = campaign.member(who)
    before = dict(member.deck)
    cost = upgrade(campaign, who, _card(args.card))
    write(args.file, campaign)
    new = next(card for card, copies in member.deck.items() if copies > before.get(card, 0))
    print(f"{member.name} upgrades to {reference(new)} for {cost}; {member.experience} experience left.")
    return 0


def run_lita(args: argparse.Namespace) -> int:
    """Say who takes Lita Chantler."""
    from orne.campaign import read, write

    campaign = read(args.file)
    who = None if args.investigator == NOBODY else _investigator(campaign, args.investigator)
    campaign.give_lita(who)
    write(args.file, campaign)
    print(f"Lita Chantler joins {campaign.member(who).name}." if who else "Lita Chantler goes her own way.")
    return 0


def run_join(args: argparse.Namespace) -> int:
    """Join or come back."""
    from orne.campaign import come_back, join, read, write
    from orne.decks.arkham import named

    campaign = read(args.file)
    if args.deck is None:
        member = come_back(campaign, args.player)
    else:
        member = join(campaign, args.player, named(args.deck))
    write(args.file, campaign)
    print(f"{member.player} plays {member.name}.")
    return 0


def run_leave(args: argparse.Namespace) -> int:
    """Leave for now."""
    from orne.campaign import leave, read, write

    campaign = read(args.file)
    member = leave(campaign, args.player)
    write(args.file, campaign)
    print(f"{member.player} and {member.name} leave; orne campaign join brings them back.")
    return 0


def run_next(args: argparse.Namespace) -> int:
    """Play on until the scenario ends or the player stops; what was reached is kept."""
    from orne.arkham.scenario import scenario
    from orne.campaign import read, write
    from orne.commands._campaign_log import show
    from orne.kernel import undo
    from orne.terminal.arkham import play

    campaign = read(args.file)
    if campaign.game is None:
        lead = _investigator(campaign, args.lead) if args.lead else None
        game = campaign.start(lead, real_bag=args.real_bag, undo=undo.check(args.undo))
        write(args.file, campaign)
    elif args.lead:
        raise UserError("A scenario is under way, and its lead investigator is chosen already.")
    else:
        game = campaign.resume()
    title = scenario(game.state.scenario).title

    def keep(game: Game[State]) -> None:
        campaign.keep(game)
        write(args.file, campaign)

    played = play(game, keep, args.bot)
    if not played.state.over:
        keep(played)
        print(f"{title} is kept in {args.file}; orne campaign next goes on with it.")
        return 0
    print(played.rules.result(played.state))
    campaign.finish(played)
    write(args.file, campaign)
    show(campaign)
    return 0


# ---- names


def _investigator(campaign: Campaign, name: str) -> str:
    """The investigator of the campaign a user means, by name, part of it, or the player's name."""
    from orne.arkham.facts import folded

    wanted = folded(name)
    names = {member.investigator: (folded(member.name), folded(member.player)) for member in campaign.members}
    for fits in (lambda each: wanted == each, lambda each: bool(wanted) and wanted in each):
        found = [card for card, each in names.items() if any(map(fits, each))]
        if len(found) == 1:
            return found[0]
        if found:
            break
    who = ", ".join(member.name for member in campaign.members)
    raise UserError(f"'{name}' names {'nobody' if not found else 'several'} in this campaign; there are {who}.")


def _card(name: str) -> str:
    """The card a user means."""
    from orne.decks.arkham.references import resolve
    from orne.decks.references import UnknownCardError

    try:
        return resolve(name)
    except UnknownCardError as error:
        raise UserError(f"{error}.") from None
