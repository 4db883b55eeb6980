"""Campaigns for tests: begun with shipped decks, scenarios ended as a test wants them."""

from __future__ import annotations

from typing import Any

from orne.arkham.campaign import Campaign, begin
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import VICTORY, State
from orne.campaign import join
from orne.decks.arkham import shipped
from orne.kernel.game import Game
from orne.store import campaigns
from orne.store.database import Store

NAMES = ("roland", "daisy", "skids", "agnes", "wendy")
ROLAND, DAISY, SKIDS, AGNES, WENDY = (shipped(f"starter-{name}").investigator for name in NAMES)


def campaign(players: int = 1, difficulty: str = "standard", seed: int = 5) -> Campaign:
    """A campaign with a number of investigators, played by Ann, Bob, Cay and Dan."""
    new = begin(difficulty, seed)
    for name, player in zip(NAMES[:players], ("Ann", "Bob", "Cay", "Dan"), strict=False):
        join(new, player, shipped(f"starter-{name}"))
    return new


def ended(
    at: Campaign, resolution: str, victory: tuple[str, ...] = (), memory: dict[str, Any] | None = None, **changes: Any
) -> Game[State]:
    """The next scenario, begun and at once over with a resolution; ``victory`` lies in the victory display."""
    state = at.start().state.copy()
    state.resolution = resolution
    for slug in victory:
        uid = next(c.uid for c in state.cards if state.catalogue.kinds[c.kind].slug == slug and c.zone != VICTORY)
        card = state.edit(uid)
        piles = (state.set_aside, state.encounter_deck, state.special_deck, state.locations, state.play)
        next(pile for pile in piles if uid in pile).remove(uid)
        card.zone = VICTORY
        state.victory.append(uid)
    for key, value in (memory or {}).items():
        state.remember(key, value)
    for name, value in changes.items():
        setattr(state, name, value)
    return Game(RULEBOOK, {"position": state.data()})


def over(at: Campaign, resolution: str, *args: Any, **changes: Any) -> Campaign:
    """The campaign after its next scenario ended like this."""
    at.finish(ended(at, resolution, *args, **changes))
    return at


def put(name: str, at: Campaign) -> str:
    """Keep a campaign under a name, in place of the one that had it."""
    with Store() as store:
        if name in [each.name for each in campaigns.listed(store)]:
            campaigns.remove(store, name)
        campaigns.add(store, name, at)
    return name


def got(name: str) -> Campaign:
    """The campaign that is kept under a name."""
    with Store() as store:
        return campaigns.read(store, name).campaign
