"""``orne campaign``: a campaign from its first scenario to its last.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.commands import Subparsers, _campaign_decks, refuse_another_games, refuse_needless
from orne.commands._campaign_files import add as add_files
from orne.commands._campaign_names import add_file, investigator, offered, player
from orne.commands._campaign_places import place
from orne.games import ARKHAM
from orne.kernel.errors import UserError, echo
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from orne.arkham.campaign import Campaign
    from orne.arkham.state import State
    from orne.kernel.game import Game

NOBODY = "nobody"


def add(subparsers: Subparsers) -> None:
    """Declare the command and its parts."""
    parser = subparsers.add_parser("campaign", help="play a campaign of Arkham Horror")
    parts = parser.add_subparsers(metavar="PART", title="parts", required=True)

    _add_new(parts)

    part = parts.add_parser("show", aliases=["log"], help="show the campaign log")
    add_file(part)
    part.set_defaults(run=run_show)

    add_files(parts)
    _campaign_decks.add(parts)

    part = parts.add_parser("take", help="say who takes a story asset that a scenario offers into their deck")
    add_file(part)
    part.add_argument("investigator", metavar="INVESTIGATOR", help=f"by name, or “{NOBODY}”")
    part.add_argument("card", metavar="CARD", nargs="?", help="the story asset, where there are several")
    part.set_defaults(run=run_take)

    part = parts.add_parser("join", help="join, come back, or take a new investigator between scenarios")
    add_file(part)
    part.add_argument("player", metavar="PLAYER", help="the player's name")
    part.add_argument("--deck", metavar="DECK", help="a deck for an investigator nobody has played; not to come back")
    part.add_argument(
        "--box", metavar="OWNER", help="whose cards the deck is made of (default: as before, or the table's)"
    )
    part.set_defaults(run=run_join)

    part = parts.add_parser("transfer", help="bring an investigator of a finished campaign into one not yet begun")
    add_file(part)
    part.add_argument("old", metavar="OLD", type=place, help="the finished campaign")
    part.add_argument("player", metavar="PLAYER", help="the player's name there and here")
    part.set_defaults(run=run_transfer)

    part = parts.add_parser("leave", help="leave the campaign for now")
    add_file(part)
    part.add_argument("player", metavar="PLAYER", help="the player's name")
    part.set_defaults(run=run_leave)

    _add_next(parts)


def _add_new(parts: Subparsers) -> None:
    """Declare how a campaign is begun."""
    part = parts.add_parser("new", help="begin a campaign")
    add_file(part)
    part.add_argument(
        "--deck",
        metavar="DECK",
        action="append",
        default=[],
        help="an investigator with the starter deck (roland), a deck of orne deck list, or a file; one for each player",
    )
    part.add_argument("--player", metavar="NAME", action="append", default=[], help="who plays each, in the same order")
    part.add_argument(
        "--campaign", metavar="NAME", default="", help="which campaign (default: the one of the core set)"
    )
    part.add_argument("--difficulty", metavar="HOW", default="standard", help="easy, standard, hard or expert")
    part.add_argument("--seed", type=int, metavar="N", help="the same seed and decisions give the same campaign")
    part.add_argument("--own-boxes", action="store_true", help="each has a box; otherwise all decks come from one")
    part.set_defaults(run=run_new)


def _add_next(parts: Subparsers) -> None:
    """Declare how a scenario of it is played."""
    part = parts.add_parser("next", aliases=["play"], help="play the next scenario, or go on with the one under way")
    add_file(part)
    part.add_argument("--lead", metavar="INVESTIGATOR", help="the lead investigator (default: the first)")
    part.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="WHO=NAME",
        help="who is played by a bot from now on: agnes=greedy, bob=random, or by hand again: agnes=human",
    )
    part.add_argument(
        "--undo",
        metavar="WAY",
        help="undo past a token: same (the same token again, the default), new (another one), visible (not at all)",
    )
    part.add_argument("--real-bag", action="store_true", help="you draw the tokens from a bag of your own")
    part.set_defaults(run=run_next)


# ---- the parts


def run_new(args: argparse.Namespace) -> int:
    """Begin a campaign."""
    from orne.arkham.campaign import begin
    from orne.campaign import join
    from orne.decks.arkham import named
    from orne.set_up.shared.seeds import wished_seed

    if len(args.player) > len(args.deck):
        both = f"{plural(len(args.player), 'player')} and {plural(len(args.deck), 'deck')} are named"
        raise UserError(f"{both}; give each player a deck.")
    if not args.deck:
        refuse_needless({"--own-boxes": args.own_boxes}, "says whose cards decks are made of, and no deck is given")
    refuse_another_games(ARKHAM, args.deck)
    campaign = begin(args.difficulty, wished_seed(args.seed), args.campaign)
    for number, name in enumerate(args.deck):
        who = args.player[number] if number < len(args.player) else f"player {number + 1}"
        join(campaign, who, named(name), who if args.own_boxes else "")
    args.file.add(campaign)
    what = f"{campaign.guide.title} ({args.difficulty})"
    if names := [member.name for member in campaign.members]:
        begin_it = f"{' and '.join(names)} begin{'s' if len(names) == 1 else ''} {what}"
        print(f"The campaign {args.file} is kept: {begin_it}; go on with orne campaign next {args.file}.")
    else:
        nobody = "nobody in it yet; orne campaign join or transfer brings players"
        print(f"The campaign {args.file} is kept: {what}, {nobody}.")
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show the log."""
    from orne.commands._campaign_log import show

    show(args.file.read())
    return 0


def run_take(args: argparse.Namespace) -> int:
    """Say who takes a story asset."""
    from orne.arkham.campaign import title

    campaign = args.file.read()
    who = None if args.investigator == NOBODY else investigator(campaign, args.investigator)
    card = offered(campaign, args.card)
    campaign.give(card, who)
    args.file.write(campaign)
    print(f"{title(card)} joins {campaign.member(who).name}." if who else f"Nobody takes {title(card)}.")
    return 0


def run_join(args: argparse.Namespace) -> int:
    """Join or come back."""
    from orne.campaign import come_back, join
    from orne.decks.arkham import named

    if args.deck is None:
        refuse_needless({"--box": args.box}, "says whose cards a deck is made of, and no deck is given")
    refuse_another_games(ARKHAM, [args.deck] if args.deck else ())
    campaign = args.file.read()
    who = player(campaign, args.player)
    member = come_back(campaign, who) if args.deck is None else join(campaign, who, named(args.deck), args.box)
    args.file.write(campaign)
    print(f"{member.player} plays {member.name}.")
    return 0


def run_transfer(args: argparse.Namespace) -> int:
    """Bring an investigator from another campaign."""
    from orne.campaign import transfer

    campaign, old = args.file.read(), args.old.read()
    member = transfer(campaign, old, player(old, args.player))
    args.file.write(campaign)
    hurt = f"{member.physical} physical and {member.mental} mental trauma"
    print(f"{member.player} brings {member.name}, with {member.experience} experience, {hurt}.")
    return 0


def run_leave(args: argparse.Namespace) -> int:
    """Leave for now."""
    from orne.campaign import leave

    campaign = args.file.read()
    member = leave(campaign, player(campaign, args.player))
    args.file.write(campaign)
    print(f"{member.player} and {member.name} leave; orne campaign join brings {member.player} back.")
    return 0


def run_next(args: argparse.Namespace) -> int:
    """Play on until the scenario ends or the player stops; what was reached is kept."""
    from orne.arkham.scenario import scenario
    from orne.commands._campaign_log import show
    from orne.terminal.playing import play_in_campaign

    campaign = args.file.read()
    game = _begun(campaign, args)
    players = _players(campaign, args.bot)
    game, keeping = args.file.keeping(campaign, game)
    title = scenario(game.state.scenario).title
    played = play_in_campaign(game, keeping, players)
    if not played.state.over:
        print(f"{title} is kept; orne campaign next {args.file} goes on with it.")
        return 0
    campaign.finish(played)
    args.file.write(campaign)
    show(campaign)
    return 0


def _begun(campaign: Campaign, args: argparse.Namespace) -> Game[State]:
    """The scenario under way, or the next one begun as the users want it."""
    from orne.kernel import undo
    from orne.kernel.reading import look_through

    if campaign.game is None:
        if not campaign.active() and not campaign.bereft() and not campaign.result:
            raise UserError("Nobody is here to play; orne campaign join brings players.")
        lead = investigator(campaign, args.lead) if args.lead else None
        way = undo.check(args.undo or undo.SAME)
        _campaign_decks.refuse_unfilled(campaign.active())
        return campaign.start(lead, real_bag=args.real_bag, undo=way)
    for option, given in (("--lead", args.lead), ("--undo", args.undo), ("--real-bag", args.real_bag)):
        if given:
            raise UserError(f"A scenario is under way, and {option} is settled until it ends; leave it out.")
    try:
        game = campaign.resume()
        look_through(game)
    except UserError as error:
        words = str(error).rstrip(".")
        raise UserError(f"{args.file}: the scenario under way is damaged ({words}); take an older copy.") from None
    return game


def _players(campaign: Campaign, wishes: Sequence[str]) -> tuple[str, ...]:
    """Who plays each seat of the scenario: as before, but for what is wished now."""
    from orne.bots.arkham import BOTS
    from orne.set_up.shared.seated import HUMAN

    for wish in wishes:
        who, _, name = wish.partition("=")
        if name not in (*BOTS, HUMAN):
            raise UserError(
                f"--bot {wish}: say who and {', '.join(BOTS)} or {HUMAN}, such as agnes=greedy or 2=greedy."
            )
        seat = int(who) if who.isdecimal() and len(who) == 1 else 0
        card = campaign.seats[seat - 1] if 1 <= seat <= len(campaign.seats) else investigator(campaign, who)
        campaign.bots.pop(card, None)
        if name != HUMAN:
            campaign.bots[card] = name
    for card, bot in campaign.bots.items():
        if bot not in BOTS:
            name = campaign.member(card).name
            raise UserError(f"No bot is called {echo(bot)}; say who plays {name} with --bot WHO=NAME.")
    players = tuple(campaign.bots.get(card, HUMAN) for card in campaign.seats)
    if HUMAN not in players:
        raise UserError("Somebody must sit at the keyboard; let a bot go with --bot WHO=human.")
    return players
