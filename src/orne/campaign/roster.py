"""Players joining, leaving and coming back between scenarios; a lost investigator's player takes a new one."""

from __future__ import annotations

from dataclasses import replace

from orne.arkham.campaign import ACTIVE, AWAY, MOST_PLAYERS, Campaign, Member
from orne.arkham.facts import load
from orne.arkham.sentences import listed
from orne.decks.arkham import InvestigatorDeck, check, draw_weaknesses
from orne.kernel.errors import UserError, echo


def join(campaign: Campaign, player: str, deck: InvestigatorDeck, collection: str | None = None) -> Member:
    """A player takes an investigator nobody has used, with a deck as at the start of a campaign.

    Experience and trauma are 0; weaknesses still to be drawn are drawn from what the other decks leave of the
    collection. Unless its owner is named, it is that of the player's last deck, or else the table's
    (ahlcg/collection/a, ahlcg/example/shared-collection).
    """
    name, title = _newcomer(campaign, player, deck.investigator)
    if collection is None:
        collection = next((each.collection for each in reversed(campaign.members) if each.player == name), "")
    if wrong := check(deck, "campaign", experience=0, earned={}):
        raise UserError(f"The deck of {title} is not legal: {wrong[0].reason}.")
    whole = draw_weaknesses(deck, campaign, campaign.taken_from(collection), campaign.products(collection))
    return _enter(campaign, Member(name, whole.investigator, dict(whole.cards), collection=collection))


def transfer(campaign: Campaign, old: Campaign, player: str) -> Member:
    """A player brings the investigator of a finished campaign into a new one.

    Deck, earned cards, experience and trauma come along; the old log and the tokens added to the old bag do not.
    """
    if not old.result:
        raise UserError("The campaign the investigator is to come from is not over yet.")
    if campaign.finished:
        raise UserError("Investigators of another campaign come into this one only before its first scenario.")
    for member in old.members:
        if member.player == player and not member.lost:
            name, _ = _newcomer(campaign, player, member.investigator)
            own = replace(member, player=name, deck=dict(member.deck), earned=dict(member.earned), status=ACTIVE)
            if member.collection in old.collections:
                campaign.collections.setdefault(member.collection, old.products(member.collection))
            return _enter(campaign, own)
    through = ", ".join(member.player for member in old.members if not member.lost) or "nobody"
    raise UserError(f"No investigator of {echo(player)} came through that campaign; those who did: {through}.")


def _newcomer(campaign: Campaign, player: str, investigator: str) -> tuple[str, str]:
    """The player's and the investigator's name, if they may join now."""
    campaign.refuse_unless_between()
    name = player.strip()
    if not name:
        raise UserError("A player needs a name.")
    for member in campaign.members:
        if member.player == name and not member.lost:
            how = "has left, and comes back with" if member.status == AWAY else "plays"
            raise UserError(f"{name} {how} {member.name} in this campaign, and cannot take another investigator.")
    _refuse_without_room(campaign, name)
    known = load().get(investigator)
    title = known.title if known else investigator
    for member in campaign.members:
        if member.investigator == investigator:
            lost = f", and was lost: {member.status}" if member.lost else ""
            free = ", ".join(load()[card].title for card in campaign.unused()) or "but none is left"
            raise UserError(f"{title} has been played in this campaign{lost}; take another investigator ({free}).")
    _refuse_to_leave_too_few(campaign, name, investigator)
    return name, title


def _refuse_to_leave_too_few(campaign: Campaign, player: str, investigator: str) -> None:
    """Say so if a newcomer would take an investigator that those who must choose another need."""
    waiting = [member.player for member in campaign.bereft()]
    left = [card for card in campaign.unused() if card != investigator]
    if player not in waiting and len(waiting) > len(left):
        raise UserError(
            f"{listed(waiting)} must choose another investigator first, and would not find one any more; "
            "whoever leaves needs none."
        )


def _refuse_without_room(campaign: Campaign, player: str) -> None:
    """Say so if four players are here without this one, those included who are still to choose an investigator."""
    waiting = [member.player for member in campaign.bereft() if member.player != player]
    if len(campaign.active()) + len(waiting) >= MOST_PLAYERS:
        but = f" ({waiting[0]} is still to choose another investigator)" if waiting else ""
        raise UserError(f"Four players are here already{but}, and there is no room for {player}.")


def _enter(campaign: Campaign, member: Member) -> Member:
    """Record a member; the player counts as there again."""
    campaign.left = [each for each in campaign.left if each != member.player]
    campaign.members.append(member)
    return member


def leave(campaign: Campaign, player: str) -> Member:
    """A player leaves; what is known about the investigator is kept."""
    campaign.refuse_unless_between()
    for member in campaign.members:
        if member.player == player and member.status == ACTIVE:
            member.status = AWAY
            return member
    for member in campaign.bereft():
        if member.player == player:
            campaign.left.append(player)
            return member
    here = ", ".join(member.player for member in (*campaign.active(), *campaign.bereft())) or "nobody is here"
    raise UserError(f"No player called {echo(player)} is here to leave ({here}).")


def come_back(campaign: Campaign, player: str) -> Member:
    """A player who left comes back with the investigator as they were."""
    campaign.refuse_unless_between()
    for member in campaign.members:
        if member.player == player and member.status == AWAY:
            _refuse_without_room(campaign, player)
            member.status = ACTIVE
            return member
    raise UserError(f"No player called {echo(player)} has left this campaign; a newcomer gives a deck as well.")
