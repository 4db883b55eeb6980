"""Places: what is public, what is in play, cards that are new after moving, text that works elsewhere."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Trigger, Use, action, response
from orne.coc.events import DRAINED
from orne.coc.language import (
    Do,
    Draw,
    Pay,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.moving import move
from orne.coc.state import DISCARD, RESOURCE
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BURN,
    GAG,
    GUN,
    MELT,
    PAUSE,
    Say,
    in_all_editions,
    lab_card,
)
from tests.coc.look import keys, said, side, zone
from tests.look import asked

# ---- resources with abilities (2.25/c, coc/basics/5.7)


def _unattach(g: CocTable, use: Use) -> bool:
    """Put this resource into your hand."""
    move(g, use.holder, 1)
    return True


MY_DOMAIN_DRAINED = Trigger(
    DRAINED,
    lambda g, use, event: event.seat == use.seat and use.holder in g.state.domains[use.seat][event.domain].resources,
    "after you drain a domain to which this is attached",
)
ZOOG = lab_card("zoog", response(MY_DOMAIN_DRAINED, Do(_unattach), zone=RESOURCE), resources=("zoog",))
PAYS_ONE = lab_card("pays-one", action(Draw(), cost=Pay(1)))


SHERIFF = lab_card("sheriff", action(Say("howdy"), zone=DISCARD))


@in_all_editions
@pytest.mark.parametrize("how", ["insane", "blank", "resource", "hand"])
def test_an_action_from_the_discard_pile_asks_not_how_the_card_got_there(edition: str, how: str) -> None:
    """coc/rule/1.12-card-states/f"""
    mine_ = {
        "insane": Side(play=[At(SHERIFF, insane=True), BELL]),
        "blank": Side(play=[SHERIFF, At(GAG, on=SHERIFF), BELL]),
        "resource": Side(play=[BELL], domains=[[SHERIFF]]),
        "hand": Side(play=[BELL], hand=[SHERIFF]),
    }[how]
    means = {"resource": MELT, "hand": BURN}.get(how, GUN)
    game = build(Side(play=[means]), mine_, edition=edition)
    game.choose(f"use {means}")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {BELL}", f"use {SHERIFF}"])
    game.choose(f"use {SHERIFF}")
    assert said(game) == ["howdy"]


# ---- resources with abilities


def test_a_zoog_works_from_its_domain() -> None:
    """coc/rule/2.25-text-box/c, coc/basics/5.7: it is one resource of no faction and is not discarded by draining."""
    agency = lab_card("agency-one", cost=1, faction="agency", resources=("agency",))
    game = build(Side(hand=[agency], domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    assert "play lab/agency-one domain 1" not in keys(game)
    game.choose("use lab/pays-one domain 1")
    assert keys(game) == ["pass", "use lab/zoog"]
    game.choose("pass")
    assert zone(game, ZOOG) == "resource"
    game = build(Side(domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    game.play("use lab/pays-one domain 1", "use lab/zoog")
    assert zone(game, ZOOG) == "hand"
    assert side(game, 0)["domains"][0] == {"drained": True, "resources": []}
    game = build(Side(domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    game.choose("use lab/pays-one domain 2")
    assert asked(game)[1] == "action", "another domain was drained"
