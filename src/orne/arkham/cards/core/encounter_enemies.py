"""Core set: the enemies of the encounter sets, and Lita Chantler who comes with one of them."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.events import TEST_ENDS, Event
from orne.arkham.language import *
from orne.arkham.table import ArkhamTable


def _monster_hit_beside(g: ArkhamTable, use: Use, event: Event) -> bool:
    """Whether somebody at the location of whoever controls this has just hit a Monster."""
    test = event.test
    return (
        use.card.controller >= 0
        and test.success
        and test.kind == FIGHT
        and values.has_trait(g, test.target, "Monster")
        and g.state.place[test.seat] == g.state.place[use.card.controller]
    )


# ---- The Gathering, Rats, Ghouls

card(
    "core/lita-chantler",
    Gives(INVESTIGATOR & HERE, COMBAT, 1, while_=WHILE_CONTROLLED),
    reaction(
        # The attack's damage comes only when results are applied, so this is still in time (arkham/basics/1.8).
        after(TEST_ENDS, _monster_hit_beside, "an attack by an investigator at your location on a Monster succeeds"),
        MoreDamage(1),
    ),
)

card("core/ghoul-priest", highest(COMBAT))

card("core/flesh-eater", spawn_at("Attic"))

card("core/icy-ghoul", spawn_at("Cellar"))

card("core/swarm-of-rats")

card("core/ghoul-minion")

card("core/ravenous-ghoul", LOWEST_HEALTH)

# ---- The Midnight Masks, Cult of Umôrdhoth

card(
    "core/the-masked-hunter",
    Spawn(None),
    MOST_CLUES,
    Cannot("discover", YOU, while_=WHILE_ENGAGED),
    Cannot("spend", YOU, while_=WHILE_ENGAGED),
)

card("core/wolf-man-drew", spawn_at("Downtown"), forced(THIS_ATTACKS, Heal(1, who=ITSELF)))

card("core/herman-collins", spawn_at("Graveyard"), action(ToVictory(), DiscardCards(4), word=PARLEY))

card("core/peter-warren", spawn_at("Miskatonic University"), action(ToVictory(), SpendClues(2), word=PARLEY))

card("core/victoria-devereux", spawn_at("Northside"), action(ToVictory(), Resources(5), word=PARLEY))

card("core/ruth-turner", spawn_at("St. Mary's Hospital"), forced(THIS_IS_EVADED, ToVictory()))

# ---- The Devourer Below

LITA_IS_YOURS = you_control(kind_of_card("core/lita-chantler"))

card(
    "core/umordhoth",
    forced(TURN_ENDS, Readies()),
    # The attack of opportunity that this provokes may have killed her.
    action(Still(LITA_IS_YOURS, EndScenario("R3", "Lita Chantler was given to Umôrdhoth")), during=LITA_IS_YOURS),
)

# ---- Dark Cult, Nightgaunts

card("core/acolyte", Spawn(LOCATION & EMPTY), forced(THIS_ENTERS_PLAY, PlaceDoom(1)))

card("core/wizard-of-the-order", Spawn(LOCATION & EMPTY), forced(phase_ends("mythos"), PlaceDoom(1)))

card("core/hunting-nightgaunt", TokensTimes(2, EVADE))

# ---- the Agents

card("core/screeching-byakhee", LOWEST_SANITY, Gives(SELF, ("fight", "evade"), 1, while_=remaining_sanity_at_most(4)))

card("core/yithian-observer", FEWEST_CARDS, forced(THIS_ATTACKS, IfNot(DiscardRandom(), AttackDeals(1, 1))))

card("core/relentless-dark-young", lowest(AGILITY), forced(ROUND_ENDS, Heal(2, who=ITSELF)))

card("core/goat-spawn", forced(THIS_IS_DEFEATED, Harm(0, everything(INVESTIGATOR & AT_THIS), horror=1)))

card("core/young-deep-one", lowest(COMBAT), forced(THIS_ENGAGES, Take(horror=1)))
