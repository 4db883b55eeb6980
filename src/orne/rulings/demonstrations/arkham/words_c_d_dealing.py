"""Damage and horror: assigned, prevented, applied; who is defeated by them."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import DAMAGE
from orne.arkham.language import Discard, Do, Gain, after, when
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, FIEND, SCHOLAR, lab_card, scholar, told, uid_of, yours
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    controller,
    damage,
    discard,
    encounter_discard,
    gone,
    harm_on,
    horror,
    log,
    resources,
    trauma,
    zone,
)


def dealing(slug: str, number: int, of_horror: int, *, direct: bool = False) -> str:
    """A card with a free ability: take damage and horror."""

    def do(g: ArkhamTable, use: Use) -> None:
        deal(g, use.seat, number, of_horror, direct=direct, source=use)

    words = f"take {number} {'direct ' * direct}damage and {of_horror} {'direct ' * direct}horror"
    return lab_card(slug, free(told(words, do)))


HURT_2_2 = dealing("hurt-2-2", 2, 2)
HURT_3_1 = dealing("hurt-3-1", 3, 1)
HURT_1_1 = dealing("hurt-1-1", 1, 1)
HURT_1_0 = dealing("hurt-1-0", 1, 0)
HURT_0_0 = dealing("hurt-0-0", 0, 0)
HURT_0_1 = dealing("hurt-0-1", 0, 1)
HURT_0_2_DIRECT = dealing("hurt-0-2-direct", 0, 2, direct=True)
FRAIL = lab_card("frail-ally", slots=("ally",), health=1, sanity=1)
STURDY = lab_card("firm-ally", slots=("ally",), health=2, sanity=2)
VEST = lab_card("plain-vest", health=4)


def _prevent(g: ArkhamTable, use: Use) -> None:
    """Prevent it all."""
    assert use.event is not None
    for pair in use.event.assigned.values():
        pair[0] = pair[1] = 0


FULL_WARD = lab_card("full-ward", reaction(when(DAMAGE, yours, "you are dealt damage"), Do(_prevent)))
ECHO = lab_card("pain-echo", forced(after(DAMAGE, lambda g, use, e: True, "damage is dealt"), Gain(1)))
SOLACE = lab_card("late-solace", reaction(after(DAMAGE, yours, "you were dealt damage"), Gain(1)))
THUG = lab_card("own-bruiser", type="enemy", weakness="basic")


def _strike_both(g: ArkhamTable, use: Use) -> None:
    """Deal 3 damage to the fiend and 4 to the bruiser."""
    damage_enemy(g, uid_of(g, FIEND), 3, use.seat)
    damage_enemy(g, uid_of(g, THUG), 4, use.seat)


KILL_BOTH = lab_card("kill-both", free(Do(_strike_both), Discard()))
HOUND = lab_card("faithful-hound", slots=("ally",), health=3, sanity=1)
BORROW = lab_card(
    "borrowing",
    free(told("take control of the hound", lambda g, use: take_control(g, uid_of(g, HOUND), use.seat)), Discard()),
)


@shows(
    "ahlcg/dealing-damage-horror/a",
    "ahlcg/dealing-damage-horror/b",
    "ahlcg/dealing-damage-horror/k",
)
def damage_and_horror_are_assigned_together_then_applied_together(show: Show) -> None:
    """An ally of 1 and 1 may take one of each: nothing lies on it until all is assigned, then both, and it falls."""
    show.lab(scholar(play=[HURT_2_2, FRAIL]))
    show.answer("use lab/hurt-2-2")
    show.offers("damage lab/scholar", "damage lab/frail-ally")
    show.answer("damage lab/frail-ally")
    show.offers("horror lab/scholar", "horror lab/frail-ally")
    show.sees(harm_on(FRAIL), [0, 0])
    show.sees(harm_on(SCHOLAR), [0, 0])
    show.answer("horror lab/frail-ally")
    show.sees(harm_on(SCHOLAR), [1, 1])
    show.sees(discard(), [FRAIL])
    show.asked(0, "turn")


@shows("ahlcg/asset-cards/b", "ahlcg/dealing-damage-horror/a")
def damage_and_horror_may_be_split_with_an_asset(show: Show) -> None:
    """Of 3 damage and 1 horror an ally of 2 and 2 may take none, a part, or as much as defeats it."""
    for on_ally in range(3):
        for horror_on_ally in range(2):
            show.lab(scholar(play=[HURT_3_1, STURDY]))
            show.answer("use lab/hurt-3-1")
            picks = ["damage lab/firm-ally"] * on_ally + ["damage lab/scholar"] * (3 - on_ally)
            for each in picks[:2] if on_ally == 2 else picks:
                show.offers("damage lab/scholar", "damage lab/firm-ally")
                show.answer(each)
            show.offers("horror lab/scholar", "horror lab/firm-ally")
            show.answer("horror lab/firm-ally" if horror_on_ally else "horror lab/scholar")
            show.sees(harm_on(SCHOLAR), [3 - on_ally, 1 - horror_on_ally])
            show.sees(zone(STURDY), "discard pile" if on_ally == 2 else "play")
    show.sees(log("defeated"), ["defeated lab/firm-ally"])


@shows("ahlcg/dealing-damage-horror/c")
def only_ones_own_assets_with_the_value_take_it(show: Show) -> None:
    """A vest with health takes damage and no horror; another's ally is no help, and a tool takes neither."""
    show.lab(scholar(play=[HURT_1_1, VEST]), scholar(DREAMER, play=[FRAIL]))
    show.answer("use lab/hurt-1-1")
    show.offers("damage lab/scholar", "damage lab/plain-vest")
    show.answer("damage lab/plain-vest")
    show.sees(harm_on(VEST), [1, 0])
    show.sees(harm_on(SCHOLAR), [0, 1])
    show.asked(0, "turn")


@shows("ahlcg/dealing-damage-horror/g")
def what_is_prevented_was_never_dealt(show: Show) -> None:
    """After it is assigned it may be prevented: nothing is placed, and what answers damage stays still."""
    show.lab(scholar(play=[HURT_1_0, FULL_WARD, ECHO]))
    show.answer("use lab/hurt-1-0")
    show.offers("react lab/full-ward", "pass")
    show.answer("react lab/full-ward")
    show.sees(damage(SCHOLAR), 0)
    show.sees(resources(0), 5)
    show.lab(scholar(play=[HURT_1_0, FULL_WARD, ECHO]))
    show.answer("use lab/hurt-1-0", "pass")
    show.sees(damage(SCHOLAR), 1)
    show.sees(resources(0), 6)


@shows("ahlcg/dealing-damage-horror/g")
def no_damage_and_no_horror_are_not_dealt(show: Show) -> None:
    """An effect that deals 0 and 0 places nothing: it can neither be prevented nor answered."""
    show.lab(scholar(play=[HURT_0_0, FULL_WARD, ECHO]))
    show.answer("use lab/hurt-0-0")
    show.asked(0, "turn")
    show.sees(harm_on(SCHOLAR), [0, 0])
    show.sees(resources(0), 5)


@shows("ahlcg/dealing-damage-horror/i", "ahlcg/defeat/a")
def an_investigator_is_defeated_by_as_much_as_they_can_take(show: Show) -> None:
    """At 7 damage or 7 horror they are eliminated before they could answer it; at 6 and 6 they go on."""
    for hurt, before, how in ((HURT_1_0, (6, 0), "damage"), (HURT_0_1, (0, 6), "horror"), (HURT_1_1, (5, 5), "")):
        show.lab(scholar(play=[hurt, SOLACE], damage=before[0], horror=before[1]), scholar(DREAMER))
        show.answer(f"use {hurt}")
        show.sees(gone(0), how)
        if how:
            show.asked(1, "turn")
        else:
            show.offers("react lab/late-solace", "pass")
            show.answer("react lab/late-solace")
            show.sees(harm_on(SCHOLAR), [6, 6])


@shows("ahlcg/defeat/c")
def a_defeat_gives_one_trauma_of_its_kind(show: Show) -> None:
    """Damage gives physical trauma and horror mental; where both defeat at once the player chooses one."""
    for hurt, before, suffered in ((HURT_1_0, (6, 0), [1, 0]), (HURT_0_1, (0, 6), [0, 1])):
        show.lab(scholar(play=[hurt], damage=before[0], horror=before[1]), scholar(DREAMER))
        show.answer(f"use {hurt}")
        show.sees(trauma(0), suffered)
    for choice, suffered in (("damage", [1, 0]), ("horror", [0, 1])):
        show.lab(scholar(damage=6, horror=6, play=[HURT_1_1]), scholar(DREAMER))
        show.answer("use lab/hurt-1-1")
        show.asked(0, "choose one")
        show.offers("damage", "horror")
        show.answer(choice)
        show.sees(gone(0), choice)
        show.sees(trauma(0), suffered)


@shows("ahlcg/direct-damage-horror/a")
def direct_horror_cannot_be_put_on_assets(show: Show) -> None:
    """Nobody is asked: both direct horror go to the investigator, though an ally could have taken one."""
    show.lab(scholar(play=[HURT_0_2_DIRECT, FRAIL]))
    show.answer("use lab/hurt-0-2-direct")
    show.sees(horror(SCHOLAR), 2)
    show.sees(horror(FRAIL), 0)
    show.asked(0, "turn")


@shows("ahlcg/dealing-damage-horror/j", "ahlcg/defeat/a", "ahlcg/defeat/d", "ahlcg/bearer/a")
def a_defeated_enemy_goes_to_the_pile_it_belongs_to(show: Show) -> None:
    """An encounter card goes to the encounter discard pile, a weakness to its bearer's, whoever it is engaged with."""
    show.lab(
        scholar(play=[KILL_BOTH]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(THUG, engaged=0, owner=1)],
    )
    show.answer("use lab/kill-both")
    show.sees(encounter_discard(), [FIEND])
    show.sees(discard(1), [THUG])
    show.sees(discard(0), [KILL_BOTH])


@shows("ahlcg/dealing-damage-horror/k", "ahlcg/defeat/a", "ahlcg/defeat/e")
def a_defeated_asset_goes_to_its_owners_pile(show: Show) -> None:
    """Horror alone is enough for a hound of 3 health and 1 sanity, and its controller need not own it."""
    show.lab(scholar(play=[BORROW, HURT_0_1]), scholar(DREAMER, play=[HOUND]))
    show.answer("use lab/borrowing")
    show.sees(controller(HOUND), 0)
    show.answer("use lab/hurt-0-1", "horror lab/faithful-hound")
    show.sees(discard(1), [HOUND])
    show.sees(discard(0), [BORROW])
    for number, where in ((1, "play"), (2, "discard pile")):
        show.lab(scholar(play=[HURT_1_0, In(HOUND, damage=number)]))
        show.answer("use lab/hurt-1-0", "damage lab/faithful-hound")
        show.sees(zone(HOUND), where)


@shows("ahlcg/dealing-damage-horror/c", "ahlcg/dealing-damage-horror/d")
def why_a_card_takes_no_more_of_it(show: Show) -> None:
    """An ally with one health left takes one; a weapon has none, and another's ally is not one's own."""
    show.lay(
        Inv(play=[In("beat-cop", damage=1), "knife"]),
        Inv("daisy-walker", play=["dr-milan-christopher"]),
        locations=["attic"],
        enemies=[Foe("ghoul-priest", engaged=0)],
    )
    show.answer("resource")
    show.asked(0, "assign")
    show.offers("damage roland-banks", "damage beat-cop")
    own = "ahlcg/dealing-damage-horror/c"
    show.why_not("damage knife", own, says="Knife has no health")
    show.why_not("damage dr-milan-christopher", own, says="is not an asset of yours")
    show.answer("damage roland-banks")
    show.answer("damage beat-cop")
    show.offers("horror roland-banks", "horror beat-cop")
    show.answer("horror roland-banks", "horror roland-banks")
    show.sees(harm_on("roland-banks"), [1, 2])
    show.sees(discard(0), ["beat-cop"])
