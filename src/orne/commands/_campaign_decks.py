"""The parts of ``orne campaign`` about decks: looking at them, prices, buying.

Imports inside functions keep start-up quick.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from orne.commands import Subparsers, _campaign_names, refuse_needless, refuse_no_place
from orne.commands._campaign_names import add_file, add_investigator
from orne.kernel.errors import UserError
from orne.kernel.files import refuse_existing
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from rich.table import Table

    from orne.arkham.campaign import Member
    from orne.campaign import Offer
    from orne.decks.arkham import InvestigatorDeck


def add(parts: Subparsers) -> None:
    """Declare the parts."""
    part = parts.add_parser("deck", help="show an investigator's deck, or write it to a file")
    add_file(part)
    add_investigator(part)
    part.add_argument("--out", metavar="OUT", type=Path, help="a new file, ending in .json (ArkhamDB) or .txt")
    part.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    part.set_defaults(run=run_deck)

    part = parts.add_parser("cards", help="list the cards an investigator may buy, with prices")
    add_file(part)
    add_investigator(part)
    part.add_argument("--all", action="store_true", help="include those that cost more than there is to spend")
    part.set_defaults(run=run_cards)

    part = parts.add_parser("buy", help="buy a card between scenarios")
    add_file(part)
    add_investigator(part)
    part.add_argument("card", metavar="CARD", help="the card, such as 'Police Badge (2)'")
    part.add_argument("--remove", metavar="CARD", help="the card that leaves the deck for it")
    part.set_defaults(run=run_buy)

    part = parts.add_parser("upgrade", help="replace a card with a higher level of it")
    add_file(part)
    add_investigator(part)
    part.add_argument("card", metavar="CARD", help="the card of the deck, or the higher level itself")
    part.set_defaults(run=run_upgrade)

    part = parts.add_parser("fill", help="take a card of level 0 for free into a deck that has lost cards")
    add_file(part)
    add_investigator(part)
    part.add_argument("card", metavar="CARD", help="the card")
    part.set_defaults(run=run_fill)


def run_deck(args: argparse.Namespace) -> int:
    """Show or write a deck."""
    from orne.decks.arkham import write
    from orne.terminal.arkham.decks import show_deck

    campaign = args.file.read()
    member = campaign.member(_campaign_names.investigator(campaign, args.investigator))
    if args.out is None:
        refuse_needless({"--force": args.force}, "overwrites the file of --out, and none is given")
        show_deck(_deck(member))
        return 0
    if not args.force:
        refuse_existing(args.out, "give another name, or --force to overwrite it")
    refuse_no_place(args.out)
    write(_deck(member), args.out, overwrite=args.force)
    print(f"Wrote {args.out}: {member.name}, {plural(sum(member.deck.values()), 'card')}.")
    return 0


def _deck(member: Member) -> InvestigatorDeck:
    """A member's deck with what it has cost and may still cost."""
    from orne.decks.arkham import InvestigatorDeck, total_experience

    deck = InvestigatorDeck(member.investigator, member.deck, f"{member.player}'s deck", earned=member.earned)
    return replace(deck, experience=member.experience + total_experience(deck))


def run_cards(args: argparse.Namespace) -> int:
    """List what may be bought."""
    from orne.campaign import offers
    from orne.terminal.style import console

    campaign = args.file.read()
    member = campaign.member(_campaign_names.investigator(campaign, args.investigator))
    every = offers(campaign, member.investigator)
    shown = [offer for offer in every if args.all or offer.price <= member.experience]
    if shown:
        console().print(_table(shown))
    dear = len(every) - len(shown)
    more = f"; {dear} more cost more than that (--all)" if dear else ""
    print(f"{member.name} has {member.experience} experience{more}.")
    return 0


def _table(shown: list[Offer]) -> Table:
    """A line for each offer."""
    from rich.table import Table
    from rich.text import Text

    from orne.arkham.facts import load
    from orne.decks.arkham.references import reference

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("Price", "Card", "Class", "Type", ""):
        table.add_column(heading, justify="right" if heading == "Price" else "left")
    for offer in shown:
        facts = load()[offer.card]
        how = f"upgrades {reference(offer.replaces)}" if offer.replaces else ""
        words = [word for word in ("exceptional", "permanent") if getattr(facts, word)]
        table.add_row(
            str(offer.price),
            Text(reference(offer.card), style="bold" if offer.replaces else ""),
            facts.class_.capitalize(),
            facts.type.capitalize(),
            Text(", ".join([how, *words] if how else words), style="dim"),
        )
    return table


def run_buy(args: argparse.Namespace) -> int:
    """Buy a card."""
    from orne.campaign import buy
    from orne.decks.arkham.references import reference

    campaign = args.file.read()
    who = _campaign_names.investigator(campaign, args.investigator)
    card, out = _campaign_names.card(args.card), _campaign_names.card(args.remove) if args.remove else None
    cost = buy(campaign, who, card, out)
    args.file.write(campaign)
    member = campaign.member(who)
    left = f", {reference(out)} leaves" if out else ""
    print(f"{member.name} buys {reference(card)} for {cost}{left}; {member.experience} experience left.")
    return 0


def run_upgrade(args: argparse.Namespace) -> int:
    """Upgrade a card."""
    from orne.campaign import upgrade
    from orne.decks.arkham.references import reference

    campaign = args.file.read()
    who = _campaign_names.investigator(campaign, args.investigator)
    member = campaign.member(who)
    before = dict(member.deck)
    cost = upgrade(campaign, who, _campaign_names.card(args.card))
    args.file.write(campaign)
    new = next(card for card, copies in member.deck.items() if copies > before.get(card, 0))
    print(f"{member.name} upgrades to {reference(new)} for {cost}; {member.experience} experience left.")
    return 0


def run_fill(args: argparse.Namespace) -> int:
    """Fill a deck up."""
    from orne.campaign import fill_up, missing
    from orne.decks.arkham.references import reference

    campaign = args.file.read()
    who = _campaign_names.investigator(campaign, args.investigator)
    card = _campaign_names.card(args.card)
    fill_up(campaign, who, card)
    args.file.write(campaign)
    member = campaign.member(who)
    left = missing(member)
    more = f"; {left} more {'is' if left == 1 else 'are'} missing" if left else ""
    print(f"{member.name} takes {reference(card)} for free{more}.")
    return 0


def refuse_unfilled(members: list[Member]) -> None:
    """Say so where a deck lacks cards, for no scenario begins with one that does."""
    from orne.campaign import missing

    for member in members:
        if (left := missing(member)) > 0:
            lacks = plural(left, "card")
            raise UserError(f"The deck of {member.name} lacks {lacks}; orne campaign fill takes some of level 0.")
