"""Campaigns as the page shows them, and what may be done with one between scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orne.arkham.campaign import Campaign, Member, begin, title
from orne.arkham.scenario import scenario
from orne.campaign import buy, come_back, fill_up, join, leave, missing, offers, upgrade
from orne.campaign.notes import in_words
from orne.games import ARKHAM
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.kernel.log_words import plural
from orne.server import making
from orne.server.decks import Shelf, deck_of
from orne.server.games import SERVED, refuse_no_bot
from orne.server.making import Made
from orne.server.requests import BuyBody, FillBody, JoinBody, LeaveBody, NewCampaign, NextBody, TakeBody, UpgradeBody
from orne.set_up.shared.seeds import wished_seed
from orne.store import campaigns, games, rooms
from orne.store.campaigns import Stored
from orne.store.database import Store

GAME = ARKHAM.name
EDITION = ARKHAM.editions[0]


def listed(store: Store) -> list[dict[str, Any]]:
    """Every campaign, the one changed last first."""
    found = []
    for each in campaigns.listed(store):
        campaign = settled(store, each.name).campaign
        coming = campaign.next_scenario
        found.append(
            {
                "name": each.name,
                "title": campaign.guide.title,
                "difficulty": campaign.difficulty,
                "next": "" if coming is None else scenario(coming).title,
                "under_way": campaign.game is not None,
                "members": [member.name for member in campaign.members],
                "result": campaign.result,
                "created": each.created,
                "changed": each.changed,
            }
        )
    return found


def settled(store: Store, name: str) -> Stored:
    """A campaign; a scenario under way that is over by now is settled first."""
    stored = campaigns.read(store, name)
    if stored.game is not None and stored.campaign.game is not None:
        seated = games.read(store, stored.game)
        if seated.game.outcome is not None:
            stored.campaign.finish(seated.game)
            campaigns.change(store, stored)
    return stored


def new(store: Store, shelf: Shelf, wished: NewCampaign) -> dict[str, Any]:
    """Begin a campaign."""
    campaign = begin(wished.difficulty, wished_seed(wished.seed), wished.campaign)
    for member in wished.members:
        join(campaign, member.player, _deck(shelf, member.deck))
    return state(store, campaigns.add(store, wished.name.strip(), campaign))


def state(store: Store, stored: Stored) -> dict[str, Any]:
    """A campaign as data."""
    campaign = stored.campaign
    coming = campaign.next_scenario
    room = None if stored.game is None or campaign.game is None else rooms.of_game(store, stored.game)
    return {
        "name": stored.name,
        "campaign": campaign.campaign,
        "title": campaign.guide.title,
        "difficulty": campaign.difficulty,
        "bag": list(campaign.bag),
        "bag_before": list(campaign.guide.bags[campaign.difficulty]),
        "notes": _notes(campaign),
        "finished": [_finished(done) for done in campaign.finished],
        "members": [_member(campaign, member) for member in campaign.members],
        "available": [{"id": card, "title": title(card)} for card in campaign.unused()],
        "waiting_for": [member.player for member in campaign.bereft()],
        "story_assets": [
            {"card": card, "title": title(card), "may_take": campaign.may_take(card)} for card in campaign.story_assets
        ],
        "next": None if coming is None else {"scenario": coming, "title": scenario(coming).title},
        "under_way": campaign.game is not None,
        "table": None if room is None else room.name,
        "result": campaign.result,
    }


def on_offer(store: Store, name: str, investigator: str) -> list[dict[str, Any]]:
    """What an investigator may buy."""
    campaign = settled(store, name).campaign
    return [
        {"card": SERVED[GAME].face(each.card, EDITION), "price": each.price, "replaces": each.replaces}
        for each in offers(campaign, _known(campaign, investigator))
    ]


def bought(store: Store, name: str, wished: BuyBody) -> dict[str, Any]:
    """Buy a card."""
    return _changed(store, name, lambda it: buy(it, _known(it, wished.investigator), _card(wished.card), wished.remove))


def upgraded(store: Store, name: str, wished: UpgradeBody) -> dict[str, Any]:
    """Replace a card by a higher level of it."""
    return _changed(store, name, lambda it: upgrade(it, _known(it, wished.investigator), _card(wished.card)))


def filled(store: Store, name: str, wished: FillBody) -> dict[str, Any]:
    """Take a card of level 0 into a deck that lacks cards."""
    return _changed(store, name, lambda it: fill_up(it, _known(it, wished.investigator), _card(wished.card)))


def taken(store: Store, name: str, wished: TakeBody) -> dict[str, Any]:
    """Say who takes a story asset, or that nobody does."""
    return _changed(store, name, lambda it: it.give(_card(wished.card), wished.investigator))


def joined(store: Store, shelf: Shelf, name: str, wished: JoinBody) -> dict[str, Any]:
    """A player joins with a deck, or comes back without one."""

    def change(campaign: Campaign) -> object:
        if wished.deck is None:
            return come_back(campaign, wished.player)
        return join(campaign, wished.player, _deck(shelf, wished.deck))

    return _changed(store, name, change)


def left(store: Store, name: str, wished: LeaveBody) -> dict[str, Any]:
    """A player leaves for now."""
    return _changed(store, name, lambda it: leave(it, wished.player))


def go_on(store: Store, name: str, wished: NextBody) -> Made:
    """The table of the scenario under way, or of the next one."""
    stored = settled(store, name)
    campaign = stored.campaign
    if campaign.game is None:
        for member in campaign.active():
            if (lacks := missing(member)) > 0:
                raise UserError(f"The deck of {member.name} lacks {plural(lacks, 'card')}; take some of level 0 first.")
        for card, bot in wished.bots.items():
            if bot:
                refuse_no_bot(ARKHAM.name, bot)
            campaign.bots.pop(_known(campaign, card), None)
            if bot:
                campaign.bots[card] = bot
        if all(member.investigator in campaign.bots for member in campaign.active()):
            raise UserError("Somebody must play; leave at least one investigator to a person.")
        lead = None if wished.lead is None else _known(campaign, wished.lead)
        game = campaign.start(lead, real_bag=wished.real_bag, undo=undo.check(wished.undo or undo.SAME))
        campaigns.change(store, stored, campaigns.scenario_of(campaign, game))
    assert stored.game is not None
    return making.of_game(store, stored.game, name)


def _changed(store: Store, name: str, change: Callable[[Campaign], object]) -> dict[str, Any]:
    """A campaign after a change."""
    stored = settled(store, name)
    change(stored.campaign)
    campaigns.change(store, stored)
    return state(store, stored)


def _known(campaign: Campaign, investigator: str) -> str:
    """An investigator of a campaign."""
    if all(member.investigator != investigator for member in campaign.members):
        raise UserError("That investigator is not in this campaign.")
    return investigator


def _card(card: str) -> str:
    """A card that there is."""
    if SERVED[GAME].face(card, EDITION) is None:
        raise UserError("There is no card of that name.")
    return card


def _deck(shelf: Shelf, name: str) -> Any:
    """A deck by its id: one that comes with Orne, or was saved."""
    return deck_of(GAME, {"id": name, "list": shelf.text(GAME, name) or ""}, EDITION)


def _notes(campaign: Campaign) -> list[dict[str, Any]]:
    """The notes of the log, each with the scenario after which it was written."""
    after = {note: number for number, done in enumerate(campaign.finished) for note in done.get("notes", ())}
    return [
        {
            "words": in_words(campaign.guide, note, value),
            "crossed_out": note in campaign.crossed_out,
            "after": after.get(note),
        }
        for note, value in campaign.notes.items()
    ]


def _finished(done: dict[str, Any]) -> dict[str, Any]:
    """A scenario that is over."""
    story = scenario(done["scenario"])
    told = story.resolutions().get(done["resolution"], "")
    return {
        "scenario": story.name,
        "title": story.title,
        "resolution": done["resolution"],
        "words": told,
        "experience": [{"name": title(card), "points": points} for card, points in _earned(done).items()],
    }


def _earned(done: dict[str, Any]) -> dict[str, int]:
    """What each investigator learnt in a scenario that is over."""
    return dict(done.get("experience", {}))


def _member(campaign: Campaign, member: Member) -> dict[str, Any]:
    """An investigator of a campaign."""
    served = SERVED[GAME]
    return {
        "player": member.player,
        "investigator": member.investigator,
        "name": member.name,
        "class": (served.face(member.investigator, EDITION) or {}).get("class", ""),
        "bot": campaign.bots.get(member.investigator, ""),
        "physical": member.physical,
        "mental": member.mental,
        "experience": member.experience,
        "earned": sum(_earned(done).get(member.investigator, 0) for done in campaign.finished),
        "status": member.status,
        "missing": max(0, missing(member)),
        "deck": [
            {"card": served.face(card, EDITION), "copies": copies, "earned": member.earned.get(card, 0)}
            for card, copies in member.deck.items()
        ],
    }
