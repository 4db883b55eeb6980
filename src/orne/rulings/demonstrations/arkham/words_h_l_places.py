"""Locations that come back, and doom that leaves with its card."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import Discard, Do, Gain
from orne.arkham.rules.doom import place_doom
from orne.arkham.rules.leaving import remove_from_game
from orne.arkham.rules.locations import put_into_play
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import lab_card, scholar, uid_of
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_probes import clues, log, revealed, view


def _renew(g: ArkhamTable, use: Use) -> None:
    """The location goes and comes back."""
    remove_from_game(g, uid_of(g, "core/attic"))
    put_into_play(g, uid_of(g, "core/attic"))


RENEWAL = lab_card("renewal", free(Do(_renew)))


def _mark(g: ArkhamTable, use: Use) -> None:
    """Put doom on this."""
    place_doom(g, use.holder, 2)


IDOL = lab_card("idol", free(Do(_mark), limit=Limit(1, "round", False)), free(Gain(1), Discard()))


@shows("ahlcg/location-cards/g")
def a_location_that_comes_back_has_its_clues_again(show: Show) -> None:
    """The Attic that left play comes back unrevealed, and has its clues once it is entered."""
    show.lay(Inv(play=[RENEWAL]), Inv("daisy-walker"))
    show.sees(clues("core/attic"), 0)
    show.answer("use lab/renewal")
    show.sees(revealed("core/attic"), False)
    show.answer("move core/attic")
    show.sees(clues("core/attic"), 4)
    show.sees(log("location"), ["location attic"])


@shows("ahlcg/leaves-play/b")
def doom_leaves_with_its_card(show: Show) -> None:
    """When the asset leaves play, the doom on it no longer counts."""
    show.lab(scholar(play=[IDOL]))
    show.answer("use lab/idol ability 1")
    show.sees(view(0, "doom"), 2)
    show.answer("use lab/idol ability 2")
    show.sees(view(0, "doom"), 0)
