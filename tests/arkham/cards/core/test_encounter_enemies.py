"""The enemies of the encounter sets, and Lita Chantler."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.laboratory import drawing
from tests.arkham.look import encounter_pile, foe, foes, hurt, in_turn, keys, me, seen, threats
from tests.look import kind_asked, seat_asked

ROLAND_AND_DAISY = (Inv(), Inv("daisy-walker"))


# ---- The Gathering, Rats, Ghouls


def test_ghoul_priest_prefers_the_highest_combat() -> None:
    """Modified values count: haunted three times, Roland has less than Daisy (1.16)."""
    for prey in (0, 1):
        game = build(
            Inv(at=1, threat=("haunted", "haunted", "haunted") if prey else ()),
            Inv("daisy-walker", at=1),
            enemies=[Foe("ghoul-priest", at="hallway")],
            step="3.2 hunters move",
            active=None,
        )
        assert foe(game, "ghoul-priest")["engaged"] == prey
        assert foe(game, "ghoul-priest")["health"] == 10


def test_ghoul_priest_retaliates_when_ready() -> None:
    """A failed attack on it costs 2 and 2, without exhausting it (6.35)."""
    game = build(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-1",))
    game.choose("fight core/ghoul-priest")
    assert hurt(game) == (2, 2)
    assert not foe(game, "ghoul-priest")["exhausted"]
    game.choose("evade core/ghoul-priest")
    assert hurt(game) == (2, 2), "a failed evasion never sets it off"
    game = build(Inv(), enemies=[Foe("ghoul-priest", at="hallway", exhausted=True)], bag=("-1",))
    game.choose("fight core/ghoul-priest")
    assert hurt(game) == (0, 0)


@pytest.mark.parametrize(("card", "where"), [("flesh-eater", "attic"), ("icy-ghoul", "cellar")])
def test_ghouls_spawn_in_attic_and_cellar(card: str, where: str) -> None:
    """Without the location in play they are discarded (6.37)."""
    game = drawing(card)
    assert foe(game, card)["location"] == where
    assert foe(game, card)["engaged"] is None
    game = drawing(card, locations=("study",))
    assert foes(game) == []
    assert encounter_pile(game) == [card]
    assert in_turn(game)


def test_ghoul_minion_and_rats_engage_their_drawer() -> None:
    """No Spawn: the drawer (1.16), even where a Prey would prefer another (6.36)."""
    for card in ("ghoul-minion", "swarm-of-rats", "ravenous-ghoul"):
        game = drawing(card, Inv(), Inv("daisy-walker", damage=4), under=("ancient-evils",))
        assert foe(game, card)["engaged"] == 0


def test_ravenous_ghoul_prefers_the_lowest_remaining_health() -> None:
    """Health less damage: Roland 9 less 5 is below Daisy's 5 (1.2)."""
    for damage, prey in ((5, 0), (3, 1)):
        game = build(
            Inv(damage=damage),
            Inv("daisy-walker"),
            enemies=[Foe("ravenous-ghoul", exhausted=True)],
            step="4.3 ready",
            active=None,
        )
        assert foe(game, "ravenous-ghoul")["engaged"] == prey


def test_lita_helps_everybody_at_her_controllers_location() -> None:
    """One more combat for all there, and for nobody elsewhere."""
    game = build(Inv(play=("lita-chantler",)), Inv("daisy-walker"), Inv("wendy-adams", at=1))
    assert [me(game, seat)["skills"]["combat"] for seat in range(3)] == [5, 3, 1]


def test_litas_reaction_is_offered_to_her_controller_for_monsters() -> None:
    """Daisy hits a Ghoul; Roland, who controls Lita, may make it 2 damage (6.21, 6.75)."""
    game = build(Inv(play=("lita-chantler",)), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=1)], active=1)
    game.choose("fight core/ghoul-minion")
    assert seat_asked(game) == 0
    assert sorted(keys(game)) == ["pass", "react core/lita-chantler"]
    declined = game.copy()
    declined.choose("pass")
    assert foe(declined, "ghoul-minion")["damage"] == 1
    game.choose("react core/lita-chantler")
    assert foes(game) == []
    assert encounter_pile(game) == ["ghoul-minion"]
    assert in_turn(game, 1)


@pytest.mark.parametrize(
    ("enemy", "action", "token"),
    [
        ("swarm-of-rats", "fight core/swarm-of-rats", "0"),
        ("ghoul-minion", "fight core/ghoul-minion", "auto-fail"),
        ("ghoul-minion", "evade core/ghoul-minion", "0"),
    ],
)
def test_litas_reaction_needs_a_successful_attack_on_a_monster(enemy: str, action: str, token: str) -> None:
    """Rats are not Monsters; a miss or an evasion is not a hit."""
    game = build(Inv(play=("lita-chantler",)), enemies=[Foe(enemy, engaged=0)], bag=(token,))
    game.choose(action)
    assert in_turn(game)


def test_lita_works_for_nobody_from_another_location() -> None:
    """She and her controller are elsewhere."""
    game = build(Inv(), Inv("daisy-walker", at=1, play=("lita-chantler",)), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("fight core/ghoul-minion")
    assert foe(game, "ghoul-minion")["damage"] == 1
    assert in_turn(game)


# ---- The Midnight Masks, Cult of Umôrdhoth

ARKHAM = ("rivertown", "downtown-arkham-asylum", "graveyard", "miskatonic-university", "northside", "st-marys-hospital")


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("wolf-man-drew", "downtown-arkham-asylum"),
        ("herman-collins", "graveyard"),
        ("peter-warren", "miskatonic-university"),
        ("victoria-devereux", "northside"),
        ("ruth-turner", "st-marys-hospital"),
    ],
)
def test_cultists_spawn_where_they_live(card: str, where: str) -> None:
    """Either Downtown will do for Drew."""
    game = drawing(card, locations=ARKHAM)
    assert foe(game, card)["location"] == where
    if card == "wolf-man-drew":
        game = drawing(card, locations=("rivertown", "downtown-first-bank-of-arkham"))
        assert foe(game, card)["location"] == "downtown-first-bank-of-arkham"


def test_masked_hunter_spawns_engaged_with_most_clues() -> None:
    """Wherever that investigator is; ties are the lead's (4.3)."""
    game = drawing("the-masked-hunter", Inv(), Inv("daisy-walker", at=1, clues=2), under=("ancient-evils",))
    assert foe(game, "the-masked-hunter") | {"engaged": 1, "location": "attic", "health": 8} == foe(
        game, "the-masked-hunter"
    )
    game = drawing("the-masked-hunter", *ROLAND_AND_DAISY, under=("ancient-evils",), lead=1)
    assert seat_asked(game) == 1
    assert sorted(keys(game)) == ["engage core/daisy-walker", "engage core/roland-banks"]


def test_masked_hunter_stops_discovering_and_spending() -> None:
    """The investigation succeeds and finds nothing; the other investigator is free (6.54)."""
    game = build(
        Inv(clues=2),
        Inv("daisy-walker", clues=2),
        locations=[Place("attic", clues=1)],
        enemies=[Foe("the-masked-hunter", engaged=0), Foe("peter-warren", at="attic", exhausted=True)],
        act="trapped",
    )
    assert "use core/peter-warren" not in keys(game)
    assert "advance core/trapped" not in keys(game), "only Daisy's 2 of 4 clues count"
    game.choose("investigate core/attic")
    assert me(game)["clues"] == 2
    assert hurt(game) == (2, 1)
    game = build(
        Inv(clues=2),
        Inv("daisy-walker", clues=2),
        locations=[Place("attic", clues=1)],
        enemies=[Foe("the-masked-hunter", engaged=0), Foe("peter-warren", at="attic", exhausted=True)],
        active=1,
    )
    assert "use core/peter-warren" in keys(game)
    game.choose("investigate core/attic")
    assert me(game, 1)["clues"] == 3


def test_masked_hunter_turns_hunting_shadow_to_damage() -> None:
    """Its clue option is gone too (6.54)."""
    game = drawing("hunting-shadow", Inv(clues=2), enemies=[Foe("the-masked-hunter", engaged=0)])
    assert hurt(game) == (2, 0)
    assert me(game)["clues"] == 2
    assert in_turn(game)


def test_drew_heals_before_he_strikes() -> None:
    """In an attack of opportunity too (ahlcg/heal)."""
    game = build(Inv(), enemies=[Foe("wolf-man-drew", engaged=0, damage=2)])
    game.choose("resource")
    assert foe(game, "wolf-man-drew")["damage"] == 1
    assert hurt(game) == (2, 0)
    assert in_turn(game)


def test_what_has_no_damage_heals_none() -> None:
    """A forced text that would change nothing is not resolved: it is not even put in order with others (1.7)."""
    game = build(Inv(), enemies=[Foe("wolf-man-drew", engaged=0)])
    game.choose("resource")
    assert (hurt(game), "resolves" in [entry.kind for entry in game.log]) == ((2, 0), False)
    game = build(
        Inv(threat=("dissonant-voices",)),
        enemies=[Foe("relentless-dark-young", engaged=0)],
        step="4.6 round ends",
        active=None,
    )
    assert threats(game) == []
    assert game.state.round == 3
    assert in_turn(game)


@pytest.mark.parametrize("card", ["wolf-man-drew", "yithian-observer"])
def test_a_cancelled_attack_sets_off_no_text(card: str) -> None:
    """Dodge comes first: Drew heals nothing, the Observer takes no card (6.31); at 3.3 it exhausts all the same."""
    game = build(
        Inv(hand=("dodge", "knife")),
        enemies=[Foe(card, engaged=0, damage=2)],
        step="3.3 enemies attack",
    )
    assert sorted(keys(game)) == ["pass", "play core/dodge"]
    assert not foe(game, card)["exhausted"]
    game.choose("play core/dodge")
    assert hurt(game) == (0, 0)
    assert foe(game, card)["damage"] == 2
    assert "core/knife" in me(game)["hand"]


def test_herman_collins_takes_four_cards() -> None:
    """Four that may be chosen: the weakness in hand cannot be one (1.23); no attack for a Parley, no defeat (6.67)."""
    game = build(
        Inv("agnes-baker", hand=("knife",) * 3 + ("guts", "dark-memory")), enemies=[Foe("herman-collins", engaged=0)]
    )
    game.choose("use core/herman-collins")
    assert seen(game, 0)["victory"] == ["core/herman-collins"]
    assert me(game)["hand"] == ["core/dark-memory"]
    assert hurt(game) == (0, 0)
    game = build(Inv("agnes-baker", hand=("knife",) * 3 + ("dark-memory",)), enemies=[Foe("herman-collins", engaged=0)])
    assert "use core/herman-collins" not in keys(game)


@pytest.mark.parametrize(
    ("card", "what", "number"), [("peter-warren", "clues", 2), ("victoria-devereux", "resources", 5)]
)
def test_parleys_for_clues_and_for_resources(card: str, what: str, number: int) -> None:
    """One less is not enough."""
    rich: dict[str, int] = {what: number}
    game = build(Inv(**rich), enemies=[Foe(card, engaged=0)])  # type: ignore[arg-type]
    game.choose(f"use core/{card}")
    assert seen(game, 0)["victory"] == [f"core/{card}"]
    assert me(game)[what] == 0
    assert hurt(game) == (0, 0)
    assert in_turn(game)
    poor: dict[str, int] = {what: number - 1}
    game = build(Inv(**poor), enemies=[Foe(card, engaged=0)])  # type: ignore[arg-type]
    assert f"use core/{card}" not in keys(game)


def test_ruth_turner_is_done_for_when_evaded() -> None:
    """A success; a failure leaves her."""
    for token, victory in (("0", ["core/ruth-turner"]), ("auto-fail", [])):
        game = build(
            Inv("wendy-adams", hand=("manual-dexterity",)), enemies=[Foe("ruth-turner", engaged=0)], bag=(token,)
        )
        game.play("evade core/ruth-turner", "commit core/manual-dexterity")
        while game.decision is not None and kind_asked(game) == "order":
            game.choose(0)
        assert seen(game, 0)["victory"] == victory
        assert in_turn(game)


# ---- The Devourer Below

SITE = ("ritual-site", "main-path")


def test_umordhoth_readies_at_the_end_of_every_turn() -> None:
    """Evaded, it is engaged with nobody until that turn ends (6.32)."""
    game = build(
        Inv("wendy-adams", hand=("manual-dexterity",)),
        Inv("daisy-walker", at=1),
        locations=SITE,
        enemies=[Foe("umordhoth")],
    )
    assert foe(game, "umordhoth")["health"] == 14
    game.play("evade core/umordhoth", "commit core/manual-dexterity")
    while game.decision is not None and kind_asked(game) == "order":
        game.choose(0)
    assert foe(game, "umordhoth")["exhausted"]
    game.choose("resource")
    assert hurt(game) == (0, 0)
    game.choose("end turn")
    assert not foe(game, "umordhoth")["exhausted"]
    assert in_turn(game, 1)


def test_umordhoth_is_engaged_with_all_and_strikes_only_who_provokes() -> None:
    """Massive: no Engage action, an attack of opportunity on the provoker alone, no following (1.19)."""
    game = build(Inv(), Inv("wendy-adams"), locations=SITE, enemies=[Foe("umordhoth")], bag=("auto-fail",))
    assert [key for key in sorted(keys(game)) if "umordhoth" in key] == ["evade core/umordhoth", "fight core/umordhoth"]
    game.choose("fight core/umordhoth")
    assert [hurt(game), hurt(game, 1)] == [(0, 0), (0, 0)], "a miss hurts nobody else"
    game.choose("move core/main-path")
    assert [hurt(game), hurt(game, 1)] == [(3, 3), (0, 0)]
    assert foe(game, "umordhoth")["location"] == "ritual-site"
    assert in_turn(game)


def test_umordhoth_attacks_everybody_in_the_leads_order() -> None:
    """A full attack on each, and only then it exhausts (1.19)."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        Inv("daisy-walker", at=1),
        locations=SITE,
        enemies=[Foe("umordhoth")],
        step="3.3 enemies attack",
        lead=1,
    )
    assert seat_asked(game) == 1
    assert sorted(keys(game)) == ["attack core/roland-banks", "attack core/wendy-adams"]
    assert not foe(game, "umordhoth")["exhausted"]
    game.choose("attack core/roland-banks")
    assert [hurt(game, seat) for seat in range(3)] == [(3, 3), (3, 3), (0, 0)]
    assert not foe(game, "umordhoth")["exhausted"], "readied at 4.3"


def test_lita_may_be_given_to_umordhoth() -> None:
    """It is not a Parley: it strikes first, and only then does the scenario end (4.4)."""
    game = build(Inv(play=("lita-chantler",)), locations=SITE, enemies=[Foe("umordhoth")])
    game.choose("use core/umordhoth")
    assert sorted(keys(game)) == ["damage core/lita-chantler", "damage core/roland-banks"]
    killed = game.copy()
    killed.play(*["damage core/lita-chantler"] * 3, *["horror core/roland-banks"] * 3)
    assert not killed.over, "she is dead before she can be given away"
    game.play(*["damage core/roland-banks"] * 3, *["horror core/roland-banks"] * 3)
    assert game.over
    assert game.state.resolution == "R3"


def test_umordhoth_wants_lita_only() -> None:
    """Without her, or elsewhere, nothing is offered."""
    game = build(Inv(), Inv("daisy-walker", play=("lita-chantler",)), locations=SITE, enemies=[Foe("umordhoth")])
    assert "use core/umordhoth" not in keys(game)


# ---- Dark Cult, Nightgaunts


def test_acolyte_spawns_at_an_empty_location_with_doom() -> None:
    """Neither investigators nor enemies are there; the drawer picks (1.16)."""
    game = drawing(
        "acolyte",
        enemies=[Foe("ghoul-minion", at="cellar", exhausted=True)],
        locations=("hallway", "attic", "cellar", "parlor"),
    )
    assert sorted(keys(game)) == ["spawn core/attic", "spawn core/parlor"]
    game.choose("spawn core/parlor")
    assert foe(game, "acolyte") | {"location": "parlor", "doom": 1} == foe(game, "acolyte")
    game = drawing("acolyte", locations=("hallway",))
    assert foes(game) == []
    assert encounter_pile(game) == ["acolyte"]
    assert seen(game, 0)["doom"] == 0


def test_wizard_of_the_order_gathers_doom() -> None:
    """At the end of each mythos phase, once; the agenda does not advance by it (6.41)."""
    game = build(
        Inv(), enemies=[Foe("wizard-of-the-order", at="attic", doom=2)], step="1.5 mythos phase ends", active=None
    )
    assert foe(game, "wizard-of-the-order")["doom"] == 3
    assert seen(game, 0)["agenda"]["card"] == "core/whats-going-on"
    game = build(Inv(), enemies=[Foe("wizard-of-the-order", at="attic")], step="2.3 investigation phase ends")
    while game.decision is not None and game.state.round == 2:
        game.choose(0)
    assert foe(game, "wizard-of-the-order")["doom"] == 1


def test_nightgaunt_doubles_negative_tokens_for_evading_it_alone() -> None:
    """Agility 4 against 1: -2 is -4 when it is evaded and -2 when somebody else is (6.27)."""
    for target, token, away in (
        ("hunting-nightgaunt", "-1", True),
        ("hunting-nightgaunt", "-2", False),
        ("ghoul-minion", "-2", True),
    ):
        game = build(
            Inv("wendy-adams"),
            enemies=[Foe("hunting-nightgaunt", engaged=0), Foe("ghoul-minion", engaged=0)],
            bag=(token,),
        )
        game.choose(f"evade core/{target}")
        assert foe(game, target)["exhausted"] is away


def test_nightgaunt_leaves_good_tokens_and_fights_alone() -> None:
    """Agility lower by 1 needs +1 once; a fight with -1 is a fight with -1."""
    game = build(
        Inv("wendy-adams", threat=("haunted",) * 4), enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=("+1",)
    )
    game.choose("evade core/hunting-nightgaunt")
    assert foe(game, "hunting-nightgaunt")["exhausted"]
    game = build(Inv(), enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=("-1",))
    game.choose("fight core/hunting-nightgaunt")
    assert foe(game, "hunting-nightgaunt")["damage"] == 1


# ---- the Agents


def test_byakhee_is_stronger_against_the_frightened() -> None:
    """Whoever it is engaged with has 4 or less sanity left at that instant (ahlcg/modifiers)."""
    for horror, value in ((0, 3), (1, 4)):
        game = build(Inv(horror=horror), enemies=[Foe("screeching-byakhee", engaged=0)])
        assert (foe(game, "screeching-byakhee")["fight"], foe(game, "screeching-byakhee")["evade"]) == (value, value)
    game = build(Inv(horror=2), enemies=[Foe("screeching-byakhee", exhausted=True)])
    assert foe(game, "screeching-byakhee")["fight"] == 3


def test_byakhee_prefers_the_lowest_remaining_sanity() -> None:
    """Roland 5 before Agnes 8; with 4 horror on Agnes it is she (ahlcg/prey/b)."""
    for horror, prey in ((0, 0), (4, 1)):
        game = build(
            Inv(at=1),
            Inv("agnes-baker", at=2, horror=horror),
            enemies=[Foe("screeching-byakhee", at="hallway")],
            step="3.2 hunters move",
            active=None,
        )
        assert foe(game, "screeching-byakhee")["engaged"] == prey


def test_yithian_observer_takes_a_card_or_hits_harder() -> None:
    """The card goes before the damage comes (6.39)."""
    game = build(Inv(hand=("knife",)), enemies=[Foe("yithian-observer", engaged=0)])
    game.choose("resource")
    assert hurt(game) == (1, 1)
    assert me(game)["discard"] == ["core/knife"]
    game.choose("resource")
    assert hurt(game) == (3, 3)
    game.choose("resource")
    assert hurt(game)[0] == 5, "each attack counts for itself"


def test_yithian_observer_can_take_the_card_being_played() -> None:
    """It is still in hand while attacks of opportunity resolve; the play is lost (6.6)."""
    game = build(Inv(hand=("emergency-cache",), resources=0), enemies=[Foe("yithian-observer", engaged=0)])
    game.choose("play core/emergency-cache")
    assert me(game)["resources"] == 0
    assert me(game)["discard"] == ["core/emergency-cache"]
    assert me(game)["actions"] == 2
    assert in_turn(game)


def test_yithian_observer_prefers_the_smallest_hand() -> None:
    """Fewest cards."""
    game = build(
        Inv(hand=("knife", "knife")),
        Inv("daisy-walker", hand=("knife",)),
        enemies=[Foe("yithian-observer", exhausted=True)],
        step="4.3 ready",
        active=None,
    )
    assert foe(game, "yithian-observer")["engaged"] == 1


def test_dark_young_heals_when_the_round_ends_and_likes_the_slow() -> None:
    """Up to 2; agility 2 of Roland is less than Wendy's 4."""
    for before, after in ((3, 1), (1, 0)):
        game = build(
            Inv(),
            Inv("wendy-adams"),
            enemies=[Foe("relentless-dark-young", damage=before, exhausted=True)],
            step="4.3 ready",
            active=None,
        )
        assert foe(game, "relentless-dark-young")["engaged"] == 0
        while game.decision is not None and game.state.round == 2:
            game.choose(0)
        assert foe(game, "relentless-dark-young")["damage"] == after


def test_goat_spawn_horrifies_all_around_when_defeated() -> None:
    """Before it is gone, everybody there and nobody elsewhere (6.39)."""
    game = build(Inv(), Inv("daisy-walker"), Inv("wendy-adams", at=1), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    game.choose("fight core/goat-spawn")
    assert [hurt(game, seat) for seat in range(3)] == [(0, 1), (0, 1), (0, 0)]
    assert encounter_pile(game) == ["goat-spawn"]
    assert in_turn(game)


def test_goat_spawn_is_defeated_only_once() -> None:
    """Agnes may strike it once more while it falls, which brings no second horror and no second defeat."""
    game = build(
        Inv("roland-banks"),
        Inv("agnes-baker"),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("goat-spawn", engaged=0, damage=2)],
        bag=("+1",),
    )
    game.choose("fight core/goat-spawn")
    assert seat_asked(game) == 1
    game.choose("react core/agnes-baker")
    assert [hurt(game, seat) for seat in range(2)] == [(0, 1), (0, 1)]
    assert encounter_pile(game) == ["goat-spawn"]
    assert seat_asked(game) == 0, "the enemy was Roland's"
    assert sorted(keys(game)) == ["pass", "react core/roland-banks"]
    game.choose("react core/roland-banks")
    assert me(game)["clues"] == 1
    assert in_turn(game)


def test_young_deep_one_frightens_whom_it_engages() -> None:
    """By hunting, by an Engage action and by spawning alike; prey is the lowest combat."""
    game = build(
        Inv(at=1),
        Inv("wendy-adams", at=1),
        enemies=[Foe("young-deep-one", at="hallway")],
        step="3.2 hunters move",
        active=None,
    )
    assert foe(game, "young-deep-one")["engaged"] == 1
    assert hurt(game, 1) == (1, 2), "engaged, then attacked"
    game = build(Inv(), enemies=[Foe("young-deep-one", exhausted=True)])
    game.choose("engage core/young-deep-one")
    assert hurt(game) == (0, 1)
    game = drawing("young-deep-one", Inv())
    assert hurt(game) == (0, 1)
    assert in_turn(game)
