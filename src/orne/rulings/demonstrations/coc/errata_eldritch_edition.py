"""Errata of the Eldritch Edition."""

from __future__ import annotations

from orne.coc.language import CHARACTER, Choose, Draw, gain
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, FIGHT, GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    deck,
    deck_size,
    discard,
    drained,
    entries,
    icons,
    in_play,
    log,
    resources,
    tokens,
    zone,
)

CHEAPER = [
    ("man-on-the-inside", "agency", 3),
    ("military-escort", "miskatonic", 6),
    ("expatriate-reporter", "syndicate", 4),
    ("black-spawn-from-below", "shub-niggurath", 4),
    ("spectral-hunter", "yog-sothoth", 4),
]
BENEFACTORS = (
    "construction-crew",
    "mi-go-explorer",
    "miskatonic-administrator",
    "moon-cursed-lycanthrope",
    "police-sergeant",
    "ruthless-fanatic",
    "shoggoth-slave",
)
ONE = lab_card("eeo-cost-1", cost=1)
TWO = lab_card("eeo-cost-2", cost=2)
THREE = lab_card("eeo-cost-3", cost=3)
BRAWLER = lab_card("eef-brawler", icons=(0, 4, 0, 0))
AUTO = "ccg-eldritch-edition/auto-de-fe"
SUNNY = lab_card("eeo-sunny", subtypes=("Day",), keywords=(("day", 1),))
NOON = tool("eeo-noon", subtypes=("Day",), keywords=(("day", 1),))
DUSK = tool("eeo-dusk", subtypes=("Night",), keywords=(("night", 1),))
MORN = event("eeo-morn", Draw(), facts={"subtypes": ("Day",)})
BRING = (
    "pick put all characters and support cards on which {} is printed in anybody's discard pile into play"
    " under their owners' control"
)
THING = "ccg-eldritch-edition/thing-from-the-stars"
GARDENS = "ccg-eldritch-edition/ezbekiyeh-gardens"
GRIM = lab_card("eeo-grim", icons=(2, 1, 0, 0))
PLAIN = lab_card("eeo-plain")
ALL = lab_card("eeo-all", icons=(1, 1, 1, 1))
ARM = event("eeo-arm", gain(icons=(0, 2, 0, 0)), Choose(CHARACTER))
FEAST = "ccg-eldritch-edition/feast-of-locusts"
KHANUM = "ccg-eldritch-edition/ghoul-khanum"
SCRAPPER = lab_card("eeo-scrapper", icons=(0, 2, 0, 0))
STRONG = lab_card("eeo-strong", skill=9, keywords=(("toughness", 9),))
RIDDLES = "ccg-eldritch-edition/riddles"
SEDUCTION = "ccg-eldritch-edition/seduction-of-the-tombs"
SCHOLAR = lab_card("eeo-scholar", faction="miskatonic", cost=5)
STUDENT = lab_card("eeo-student", faction="miskatonic", cost=5)
DEAN = lab_card("eeo-dean", faction="miskatonic", cost=5, subtypes=("Ancient One",))
SEED = "ccg-eldritch-edition/the-mothers-seed"
KID = lab_card("eeo-kid", faction="shub-niggurath", cost=9)
CALF = lab_card("eeo-calf", faction="shub-niggurath", cost=9)
GREAT = lab_card("eeo-great", faction="shub-niggurath", cost=9, subtypes=("Ancient One",))


@shows(
    "coc/errata/eldritch-edition/u184-black-spawn-from-below",
    "coc/errata/eldritch-edition/u69-expatriate-reporter",
    "coc/errata/eldritch-edition/u8-man-on-the-inside",
    "coc/errata/eldritch-edition/u39-military-escort",
    "coc/errata/eldritch-edition/u162-spectral-hunter",
)
def each_other_type_of_resource_on_the_domain_drained_makes_them_cheaper(show: Show) -> None:
    """With two other types a domain two short of the cost pays; with one type, one that is one short."""
    for slug, faction, cost in CHEAPER:
        card, own = (f"ccg-eldritch-edition/{slug}", f"filler/{faction}")
        show.lay(
            Side(
                hand=[card],
                play=[PAUSE],
                domains=[
                    [own, "filler/cthulhu", "filler/hastur", *[own] * max(0, cost - 5)],
                    [own] * max(1, cost - 2),
                    ["filler/cthulhu", "filler/hastur", "filler/neutral", "filler/neutral"],
                    [own, "filler/cthulhu", *[own] * (cost - 3)],
                ],
            )
        )
        show.offers("pass", f"play {card} domain 1", f"play {card} domain 4", "use lab/pause")
        show.answer(f"play {card} domain 1")
        show.sees(zone(card), "play")
        show.sees(drained(), [True, False, False, False])
        show.offers(*IDLE)


@shows(
    "coc/errata/eldritch-edition/c11-police-sergeant",
    "coc/errata/eldritch-edition/c40-miskatonic-administrator",
    "coc/errata/eldritch-edition/c67-construction-crew",
    "coc/errata/eldritch-edition/c100-shoggoth-slave",
    "coc/errata/eldritch-edition/c128-moon-cursed-lycanthrope",
    "coc/errata/eldritch-edition/c160-ruthless-fanatic",
    "coc/errata/eldritch-edition/c190-mi-go-explorer",
)
def benefactors_become_domains_before_a_card_effect_resolves(show: Show) -> None:
    """Before the gun wounds it, each of them may become a domain."""
    for slug in BENEFACTORS:
        card = f"ccg-eldritch-edition/{slug}"
        show.lay(Side(play=[GUN, PAUSE]), Side(play=[card], deck=[PAWN, FILLER, FILLER], domains=["neutral:1", "", ""]))
        show.answer(f"use {GUN}")
        show.asked(1, "disrupt")
        show.offers("pass", f"use {card} domain 1")
        show.answer(f"use {card} domain 1")
        show.sees(in_play(1), [])
        show.sees(discard(1), [])
        show.sees(deck_size(1), 2)
        show.sees(resources(1), [1, 0, 0, 1])
        show.sees(drained(1), [True, False, False, False])
        show.offers(*IDLE)
    show.sees(entries("domain gained"), [("", 1, None, 4)])


@shows(
    "coc/errata/eldritch-edition/c11-police-sergeant",
    "coc/errata/eldritch-edition/c40-miskatonic-administrator",
    "coc/errata/eldritch-edition/c67-construction-crew",
    "coc/errata/eldritch-edition/c100-shoggoth-slave",
    "coc/errata/eldritch-edition/c128-moon-cursed-lycanthrope",
    "coc/errata/eldritch-edition/c160-ruthless-fanatic",
    "coc/errata/eldritch-edition/c190-mi-go-explorer",
)
def benefactors_do_not_answer_a_game_effect(show: Show) -> None:
    """None of them is offered before the wound of a lost Combat struggle, which is no card effect."""
    for slug in BENEFACTORS:
        card = f"ccg-eldritch-edition/{slug}"
        show.lay(
            Side(play=[there(BRAWLER), PAUSE]),
            Side(play=[there(card)], domains=["neutral:1"]),
            stories=[FIGHT, BARE, "dreamwalkers"],
            step="stories resolve",
        )
        show.sees(log("wounded", "destroyed"), [f"wounded {slug}", f"destroyed {slug}"])
        show.sees(drained(1), [False])
        show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/r76-auto-de-fe")
def auto_de_fe_brings_in_all_cards_on_which_the_subtype_is_printed(show: Show) -> None:
    """Of one subtype every character and support card of both piles enters play, an event does not."""
    show.lay(
        Side(hand=[AUTO], play=[PAUSE], discard=[SUNNY, DUSK, PAWN, MORN], domains=["syndicate:3"]),
        Side(discard=[NOON]),
    )
    show.answer(f"play {AUTO} domain 1")
    show.offers(BRING.format("Day"), BRING.format("Night"))
    show.answer(BRING.format("Day"))
    show.sees(in_play(0), ["lab/pause", SUNNY])
    show.sees(in_play(1), [NOON])
    show.sees(discard(0), [DUSK, PAWN, MORN, AUTO])
    show.offers(*IDLE)
    show.sees(log("put into play"), ["put into play eeo-sunny", "put into play eeo-noon"])


@shows("coc/errata/eldritch-edition/r208-ezbekiyeh-gardens")
def the_gardens_turn_all_printed_icons_into_one_kind_that_is_not_printed(show: Show) -> None:
    """All three printed icons become the one kind named, which is none of those printed; gained icons stay."""
    show.lay(Side(hand=[ARM], play=[GARDENS, PLAIN, ALL, PAUSE], domains=["neutral:1"]), Side(play=[GRIM]))
    show.answer(f"play {ARM}", f"choose {GRIM}")
    show.sees(icons(GRIM), [2, 3, 0, 0])
    show.answer(f"use {GARDENS} domain 1")
    show.offers("name Arcane", "name Investigation")
    show.answer("name Arcane")
    show.sees(icons(GRIM), [0, 2, 3, 0])
    show.offers(*IDLE)
    show.pass_to_phase("story")
    show.sees(icons(GRIM), [2, 1, 0, 0])


@shows("coc/errata/eldritch-edition/c117-feast-of-locusts")
def the_bearer_of_the_feast_is_sacrificed_as_its_controller_has_five_characters(show: Show) -> None:
    """With four characters the bearer stays; the fifth is played, and it is sacrificed."""
    show.lay(
        Side(play=[At(FEAST, on=PAWN)]),
        Side(hand=[PLAIN], play=[PAWN, OAF, GRIM, ALL, PAUSE], domains=["neutral:1"]),
        active=1,
    )
    show.sees(zone(PAWN), "play")
    show.answer(f"play {PLAIN} domain 1")
    show.sees(in_play(1), [OAF, GRIM, ALL, "lab/pause", PLAIN])
    show.sees(discard(1), [PAWN])
    show.sees(discard(0), [FEAST])
    show.sees(log("sacrificed"), ["sacrificed pawn"])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/c187-ghoul-khanum")
def the_khanum_puts_a_token_on_her_story_after_a_struggle_won_by_two(show: Show) -> None:
    """After a struggle won by two icons or more, the Khanum may put a success token on her story."""
    show.lay(
        Side(play=[there(KHANUM), there(SCRAPPER), PAUSE]),
        Side(play=[there(STRONG)]),
        stories=[FIGHT, BARE, "core/dreamwalkers"],
        step="stories resolve",
    )
    show.asked(0, "response")
    show.sees(tokens(), [0, 0])
    show.offers("pass", f"use {KHANUM}")
    show.answer(f"use {KHANUM}")
    show.sees(tokens(), [1, 0])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/c187-ghoul-khanum")
def by_one_icon_or_elsewhere_the_khanum_puts_no_token(show: Show) -> None:
    """After a struggle won by one icon, or where she is not, the Khanum is not offered."""
    show.lay(
        Side(play=[there(KHANUM), PAUSE]),
        Side(play=[there(STRONG)]),
        stories=[FIGHT, BARE, "core/dreamwalkers"],
        step="stories resolve",
    )
    show.sees(tokens(), [0, 0])
    show.offers(*IDLE)
    show.lay(
        Side(play=[there(SCRAPPER), KHANUM, PAUSE]),
        Side(play=[there(STRONG)]),
        stories=[FIGHT, BARE, "core/dreamwalkers"],
        step="stories resolve",
    )
    show.sees(tokens(), [0, 0])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/u169-riddles")
def whoever_reveals_the_lower_total_cost_discards_it_and_the_other_buries_theirs(show: Show) -> None:
    """Costs of 3 against 5 are discarded; the higher cards go under the deck."""
    show.lay(
        Side(hand=[RIDDLES], play=[PAUSE], deck=[TWO, THREE, FILLER], domains=["yog-sothoth:2"]),
        Side(deck=[ONE, TWO, FILLER]),
    )
    show.answer(f"play {RIDDLES} domain 1", "x 2")
    show.asked(0, "bottom")
    show.offers(f"bottom {TWO}", f"bottom {THREE}")
    show.answer(f"bottom {THREE}")
    show.sees(deck(0), ["laboratory-assistant", THREE, TWO])
    show.sees(deck(1), ["laboratory-assistant"])
    show.sees(discard(0), [RIDDLES])
    show.sees(discard(1), [ONE, TWO])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/u169-riddles")
def on_equal_totals_of_riddles_both_discard(show: Show) -> None:
    """With costs of 4 on both sides, both players discard their cards."""
    show.lay(
        Side(hand=[RIDDLES], play=[PAUSE], deck=[ONE, THREE, FILLER], domains=["yog-sothoth:2"]),
        Side(deck=[TWO, TWO, FILLER]),
    )
    show.answer(f"play {RIDDLES} domain 1", "x 2")
    show.sees(discard(0), [ONE, THREE, RIDDLES])
    show.sees(discard(1), [TWO, TWO])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/c50-seduction-of-the-tombs")
def the_seduction_brings_a_scholar_from_hand_or_grave_for_the_phase(show: Show) -> None:
    """A Miskatonic character of hand or pile, no Ancient One, enters play and is sacrificed as the phase ends."""
    show.lay(
        Side(
            hand=[SEDUCTION, SCHOLAR, DEAN, OAF], play=[PAUSE], discard=[STUDENT, DEAN, PAWN], domains=["miskatonic:1"]
        ),
        step="story actions",
    )
    show.offers("pass", f"play {SEDUCTION} domain 1", "use lab/pause")
    show.answer(f"play {SEDUCTION} domain 1")
    show.offers(f"put {SCHOLAR} hand", f"put {STUDENT} discard")
    show.answer(f"put {STUDENT} discard")
    show.sees(in_play(0), ["lab/pause", STUDENT])
    show.pass_to_phase("refresh")
    show.sees(in_play(0), ["lab/pause"])
    show.sees(discard(0), [DEAN, PAWN, SEDUCTION, STUDENT])
    show.sees(log("sacrificed"), ["sacrificed eeo-student"])


@shows("coc/errata/eldritch-edition/u206-the-mothers-seed")
def the_seeds_bearer_is_sacrificed_for_one_of_the_mothers_children(show: Show) -> None:
    """The bearer is sacrificed, and a Shub-Niggurath character of the hand that is no Ancient One enters play."""
    show.lay(Side(hand=[KID, CALF, GREAT, PLAIN], play=[PAWN, At(SEED, on=PAWN), PAUSE]))
    show.offers("pass", f"use {SEED}", "use lab/pause")
    show.answer(f"use {SEED}")
    show.offers(f"put {CALF}", f"put {KID}")
    show.answer(f"put {KID}")
    show.sees(in_play(0), ["lab/pause", KID])
    show.sees(log("sacrificed"), ["sacrificed pawn"])
    show.sees(discard(0), ["lab/pawn", "ccg-eldritch-edition/the-mothers-seed"])
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/u132-thing-from-the-stars")
def thing_from_the_stars_costs_less_by_the_domain_drained(show: Show) -> None:
    """Of cost 5, it is paid for with four resources of two types or three of three, and not with four of Hastur."""
    show.lay(Side(hand=[THING], play=[PAUSE], domains=["hastur:4", "hastur:5", "hastur:3 agency:1"]))
    show.offers(*IDLE, f"play {THING} domain 2", f"play {THING} domain 3")
    show.lay(
        Side(
            hand=[THING],
            play=[PAUSE],
            domains=["hastur:1 agency:2", "hastur:1 agency:3", "hastur:1 agency:1 cthulhu:1"],
        )
    )
    show.offers(*IDLE, f"play {THING} domain 2", f"play {THING} domain 3")
    show.answer(f"play {THING} domain 3")
    show.sees(zone(THING), "play")
    show.sees(drained(), [False, False, True])
