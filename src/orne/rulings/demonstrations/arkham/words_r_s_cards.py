"""Resigning, resources, horror, revelations, set-aside cards, signature cards, exchanges."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import ENTERS_LOCATION, PHASE_BEGINS
from orne.arkham.language import SELF, Discard, Do, Gain, Gives, Take, after
from orne.arkham.rules import hands
from orne.arkham.rules.attaching import attach
from orne.arkham.rules.control import take_control
from orne.arkham.rules.enemy_movement import move_enemy
from orne.arkham.rules.spawning import spawn
from orne.arkham.rules.travel import place_investigator
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    lab_card,
    pause,
    say,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    agenda_doom,
    controller,
    damage,
    discard,
    encounter_discard,
    entries,
    exhausted,
    gone,
    hand,
    happened,
    harm_on,
    health,
    horror,
    host,
    is_in_play,
    location,
    place,
    resolution,
    resources,
    said,
    threat,
    threats,
    times,
    trauma,
    uses,
    zone,
)
from orne.rulings.showing.arkham_readings import deck_problems, printed

FRIGHT_1, FRIGHT_2, FRIGHT_4, FRIGHT_5 = (
    lab_card(f"plain-fright-{number}", free(Take(0, number))) for number in (1, 2, 4, 5)
)
PROUD = lab_card("proud-twin", Gives(SELF, "health", 2), health=1, title="Twin")
PLAIN = lab_card("plain-twin", health=1, title="Twin")
ASIDE_BELL = lab_card(
    "aside-bell", forced(after(PHASE_BEGINS, lambda g, use, e: True, "a phase begins"), Gain(9)), type="treachery"
)


def _exchange(g: ArkhamTable, use: Use) -> None:
    """Exchange the other's gun for your paper."""
    take_control(g, uid_of(g, "core/45-automatic"), use.seat)
    take_control(g, uid_of(g, MONEY), 1)


MONEY = lab_card("paper-money")
FAIR = lab_card("fair", free(Do(_exchange), Discard()))


def _mirrored(g: ArkhamTable, use: Use) -> None:
    """Change places with the fiend."""
    fiend = uid_of(g, FIEND)
    mine, theirs = g.state.place[use.seat], g.location_of(fiend)
    move_enemy(g, fiend, mine)
    place_investigator(g, use.seat, theirs)


MIRROR = lab_card("mirror", free(Do(_mirrored), Discard()))
ENTRY_BELL = lab_card("entry-bell", forced(after(ENTERS_LOCATION, lambda g, use, e: True, "you enter"), say("entered")))
HORN = lab_card(
    "horn-of-calling",
    free(
        told(
            "spawn what is set aside here",
            lambda g, use: spawn(g, g.state.set_aside[0], use.seat, g.state.place[use.seat]),
        ),
        Discard(),
    ),
)
LONG_HOOK = lab_card(
    "long-hook",
    free(
        told(
            "take the top card of your deck into your hand",
            lambda g, use: hands.to_hand(g, g.state.deck[use.seat][-1]),
        ),
        Discard(),
    ),
)


def grabbing(card: str) -> str:
    """A card that takes control of that card."""
    words = f"take control of {card}"
    do = told(words, lambda g, use: take_control(g, uid_of(g, f"core/{card}"), use.seat))
    return lab_card(f"grab-{card}", free(do, Discard()))


GRABS = {card: grabbing(card) for card in ("flashlight", "rolands-38-special")}
CRATE = lab_card("gun-crate")
PACK = lab_card(
    "pack-the-gun",
    free(
        told(
            "attach Roland's .38 Special to the crate",
            lambda g, use: attach(g, uid_of(g, "core/rolands-38-special"), uid_of(g, CRATE)),
        ),
        Discard(),
    ),
)
CRATE_GIFT = lab_card(
    "crate-gift",
    free(told("the other takes the crate", lambda g, use: take_control(g, uid_of(g, CRATE), 1)), Discard()),
)
RUSHING = lab_card("rushing-thing", type="treachery", keywords=("surge",))


@shows("ahlcg/resign/a", "ahlcg/resign/b", "ahlcg/resign/c")
def resigning_is_not_a_defeat_and_provokes_nobody(show: Show) -> None:
    """In the Parlor, for an action, without an attack or trauma; elsewhere it is not offered; the last ends it all."""
    foes = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv(), Inv(DAISY, at=1), locations=["parlor", "hallway"], enemies=foes)
    show.offers_of("use", "use parlor resign")
    show.answer("use parlor resign")
    show.sees(gone(0), "resigned")
    show.sees(harm_on("roland-banks"), [0, 0])
    show.sees(trauma(0), [0, 0])
    show.sees(times("attacks"), 0)
    show.sees(resolution(), "")
    show.asked(1, "turn")
    show.offers_of("use")
    show.answer("move parlor", "use parlor resign")
    show.offers()
    show.sees(resolution(), "none")


@shows("ahlcg/resources/a", "ahlcg/resources/b")
def resources_are_the_pool(show: Show) -> None:
    """Hyperawareness is paid for out of it twice; the action and the upkeep each bring one."""
    show.lay(Inv(DAISY, play=["hyperawareness"], resources=3), bag=["0"])
    show.answer("investigate hallway")
    show.offers("use hyperawareness ability 1", "pass")
    show.answer("use hyperawareness ability 1", "use hyperawareness ability 1")
    show.sees(resources(0), 1)
    show.answer("pass")
    show.pass_to("turn")
    show.sees(entries("test succeeds"), [("daisy-walker", 0, 7, 6)])
    show.answer("resource")
    show.sees(resources(0), 2)
    show.lay(
        Inv(deck=["paranoia", *["knife"] * 5], resources=3),
        Inv(DAISY, play=[pause()]),
        step="4.4 draw and resources",
        active=None,
        encounter_deck=["dissonant-voices"] * 3,
    )
    show.sees(resources(0), 1)
    show.sees(resources(1), 6)


@shows("ahlcg/sanity-and-horror/a", "ahlcg/sanity-and-horror/d")
def horror_is_tokens_on_the_card_that_takes_it(show: Show) -> None:
    """An Elder Sign Amulet of 4 sanity holds 2, a Holy Rosary of 2 falls with them."""
    for card, left in (("elder-sign-amulet-3", [0, 2]), ("holy-rosary", [0, 0])):
        show.lay(Inv(play=[card, FRIGHT_2]))
        show.answer("use lab/plain-fright-2")
        for _ in range(2):
            show.offers("horror roland-banks", f"horror {card}")
            show.answer(f"horror {card}")
        show.sees(harm_on(card), left)
        show.sees(zone(card), "play" if left[1] else "discard pile")
        show.sees(horror("roland-banks"), 0)


@shows("ahlcg/sanity-and-horror/b", "ahlcg/sanity-and-horror/c")
def horror_up_to_sanity_defeats_and_leaves_mental_trauma(show: Show) -> None:
    """With 4 horror Roland goes on; with 5 he is defeated and has 1 mental trauma."""
    for card, how, suffered in ((FRIGHT_4, "", [0, 0]), (FRIGHT_5, "horror", [0, 1])):
        show.lay(Inv(play=[card]), Inv(DAISY))
        show.answer(f"use {card}")
        show.sees(gone(0), how)
        show.sees(trauma(0), suffered)


@shows("ahlcg/sanity-and-horror/e")
def remaining_sanity_counts_modifiers(show: Show) -> None:
    """Agnes has 8 sanity; under Dreams of R'lyeh a seventh horror defeats her, without it an eighth."""
    for under, has, how in ((["dreams-of-rlyeh"], 5, ""), (["dreams-of-rlyeh"], 6, "horror"), ([], 6, "")):
        show.lay(Inv("agnes-baker", horror=has, threat=under, play=[FRIGHT_1]), Inv(DAISY))
        show.answer("use lab/plain-fright-1")
        show.pass_to("turn")
        show.sees(gone(0), how)


@shows("ahlcg/revelation/a", "ahlcg/revelation-abilities/a")
def revelations_come_with_the_draw(show: Show) -> None:
    """Obscuring Fog attaches, Ancient Evils brings doom, Rotting Remains is tested before it is discarded."""
    rest = ["dissonant-voices"]
    show.lay(Inv(play=[pause()]), encounter_deck=["obscuring-fog", *rest], **MYTHOS)
    show.sees(host("obscuring-fog"), "hallway")
    show.lay(Inv(play=[pause()]), encounter_deck=["ancient-evils", *rest], **MYTHOS)
    show.sees(agenda_doom(), 1)
    show.sees(encounter_discard(), ["ancient-evils"])
    show.lay(Inv(play=[pause()]), encounter_deck=["rotting-remains", *rest], bag=["-3"], **MYTHOS)
    show.sees(encounter_discard(), [])
    show.pass_to("turn")
    show.sees(happened("test fails", "discarded"), ["test fails", "discarded"])
    show.lay(Inv(deck=["paranoia", "knife"], resources=4))
    show.answer("draw")
    show.sees(resources(0), 0)
    show.sees(discard(), ["paranoia"])


@shows("ahlcg/revelation/b", "ahlcg/weakness/e")
def a_weakness_entering_the_hand_is_resolved(show: Show) -> None:
    """Put into the hand without a draw, Psychosis goes to the threat area and Paranoia takes all resources."""
    show.lay(Inv(deck=["psychosis", "knife"], play=[LONG_HOOK]))
    show.answer("use lab/long-hook")
    show.sees(threats(0), ["psychosis"])
    show.sees(hand(), [])
    show.lay(Inv(deck=["paranoia", "knife"], play=[LONG_HOOK]))
    show.answer("use lab/long-hook")
    show.sees(resources(0), 0)
    show.sees(discard(), [LONG_HOOK, "paranoia"])
    show.lay(Inv(deck=["knife", "paranoia"], play=[LONG_HOOK]))
    show.answer("use lab/long-hook")
    show.sees(hand(), ["knife"])


@shows("ahlcg/surge/a")
def surge_draws_another_card_for_the_same_investigator(show: Show) -> None:
    """The first investigator draws the enemy below the surging card too, and the second one the card after it."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER, at=1), encounter_deck=[RUSHING, FIEND, DUST, DUST], **MYTHOS)
    show.sees(threat(FIEND), 0)
    show.sees(encounter_discard(), [RUSHING, DUST])
    show.sees(
        entries("encounter"),
        [(RUSHING, 0, None, None), (FIEND, 0, None, None), (DUST, 1, None, None)],
    )


@shows("ahlcg/ready/b")
def what_is_ready_is_not_readied(show: Show) -> None:
    """Umôrdhoth readies when a turn ends if exhausted; ready, nothing happens."""
    for tired in (True, False):
        show.lay(
            Inv(play=[pause()]),
            scenario="the-devourer-below",
            locations=["main-path", "ritual-site"],
            act="investigating-the-trail",
            agenda="the-arkham-woods",
            enemies=[Foe("umordhoth", at="ritual-site", exhausted=tired)],
        )
        show.answer("end turn")
        show.sees(times("resolves"), int(tired))
        show.sees(times("readied"), int(tired))
        show.sees(exhausted("umordhoth"), False)


@shows("ahlcg/set-aside/a")
def cards_set_aside_do_nothing(show: Show) -> None:
    """The Ghoul Priest is neither in play nor in a deck, and a bell set aside does not ring when phases begin."""
    show.lay(Inv(play=[pause()]), set_aside=["ghoul-priest", ASIDE_BELL], encounter_deck=[DUST] * 3)
    show.sees(is_in_play("ghoul-priest"), False)
    show.sees(zone("ghoul-priest"), "set aside")
    show.offers_of("fight evade engage")
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(resources(0), 6)
    show.sees(zone("ghoul-priest"), "set aside")


@shows("ahlcg/self-referential-text/b")
def this_is_the_card_that_bears_the_text(show: Show) -> None:
    """The bonus is for that card only, not for another of the same title."""
    show.lab(scholar(play=[PROUD, PLAIN, PLAIN]))
    show.sees(health(PROUD), 3)
    show.sees(health(PLAIN), 1)
    show.sees(health(PLAIN, 2), 1)


@shows("ahlcg/signature-cards/a", "ahlcg/signature-cards/b", "ahlcg/signature-cards/d")
def signature_cards_are_one_investigators_and_of_a_kind_of_their_own(show: Show) -> None:
    """Exactly one each in Roland's deck and none of others'; of another card's title it is still no copy of that."""
    for card in ("rolands-38-special", "cover-up"):
        show.reads(printed(card, "signature_of"), "core/roland-banks")
        for copies, wrong in ((0, ["ahlcg/signature-cards/b"]), (1, []), (2, ["ahlcg/signature-cards/b"])):
            show.reads(deck_problems("starter-roland", {card: copies}), wrong)
    for card in ("wendys-amulet", "dark-memory"):
        show.reads(deck_problems("starter-roland", {card: 1}), ["ahlcg/signature-cards/a"])
    renamed = {"rolands-38-special": {"title": "Machete"}}
    show.reads(deck_problems("starter-roland", {"machete": 2, "knife": 1}, printed=renamed), [])
    show.reads(
        deck_problems("starter-roland", {"machete": 2, "knife": 1}, printed={"beat-cop": {"title": "Machete"}}),
        ["ahlcg/deckbuilding/two-copies"],
    )


@shows("ahlcg/signature-cards/c")
def a_signature_card_is_not_taken_over(show: Show) -> None:
    """Daisy takes Roland's Flashlight and not his .38 Special; on a card that becomes hers, or is, it is discarded."""
    for card, taken in (("flashlight", True), ("rolands-38-special", False)):
        show.lay(Inv(DAISY, play=[GRABS[card]]), Inv(play=[card]))
        show.answer(f"use {GRABS[card]}")
        show.sees(controller(card), 0 if taken else 1)
    show.lay(Inv(play=[CRATE, "rolands-38-special", PACK, CRATE_GIFT]), Inv(DAISY))
    show.answer("use lab/pack-the-gun")
    show.sees(host("rolands-38-special"), CRATE)
    show.answer("use lab/crate-gift")
    show.sees(controller(CRATE), 1)
    show.sees(discard(0), [PACK, CRATE_GIFT, "rolands-38-special"])
    show.lay(Inv(play=["rolands-38-special", PACK]), Inv(DAISY, play=[CRATE]))
    show.answer("use lab/pack-the-gun")
    show.sees(discard(0), [PACK, "rolands-38-special"])


@shows("ahlcg/spawn/e", "ahlcg/spawn/f")
def where_an_effect_says_overrules_the_instruction_and_prey_decides_there(show: Show) -> None:
    """An Acolyte spawns at an occupied place and engages as the lead says, the Ghoul Priest the best fighter."""
    show.lay(Inv(DAISY, play=[HORN]), Inv(), locations=["hallway", "attic"], set_aside=["acolyte"])
    show.answer("use lab/horn-of-calling")
    show.sees(location("acolyte"), "hallway")
    show.asked(0, "engage")
    show.offers("engage daisy-walker", "engage roland-banks")
    show.answer("engage roland-banks")
    show.sees(threat("acolyte"), 1)
    show.lay(Inv(DAISY, play=[HORN]), Inv(), locations=["hallway", "attic"], set_aside=["ghoul-priest"])
    show.answer("use lab/horn-of-calling")
    show.sees(threat("ghoul-priest"), 1)
    show.asked(0, "turn")


@shows("ahlcg/switch-swap/a")
def what_changes_hands_keeps_its_state(show: Show) -> None:
    """The gun is exhausted and has its 2 ammo with its new controller."""
    show.lab(scholar(play=[FAIR, MONEY]), scholar(DREAMER, play=[In("core/45-automatic", exhausted=True, tokens=2)]))
    show.answer("use lab/fair")
    show.sees(controller("45-automatic"), 0)
    show.sees(exhausted("45-automatic"), True)
    show.sees(uses("45-automatic"), 2)
    show.sees(controller(MONEY), 1)
    show.sees(times("enters play"), 0)


@shows("ahlcg/switch-swap/b")
def an_exchanged_investigator_enters_and_leaves_without_moving(show: Show) -> None:
    """The investigator is in the Loft, which counts as entering it; nobody has moved. The fiend keeps its damage."""
    show.lab(scholar(play=[MIRROR, ENTRY_BELL]), enemies=[Foe(FIEND, at=LOFT, exhausted=True, damage=1)])
    show.answer("use lab/mirror")
    show.sees(place(0), LOFT)
    show.sees(location(FIEND), HALL)
    show.sees(said(), ["entered"])
    show.sees(times("moved"), 0)
    show.sees(exhausted(FIEND), True)
    show.sees(damage(FIEND), 1)
