"""Card effects and game effects, "then", targets, durations and control, with the cards that the documents name."""

from __future__ import annotations

from orne.coc.abilities import Choose, action, forced
from orne.coc.language import (
    CHARACTER,
    IS_INSANE,
    OPPONENTS,
    ExhaustThis,
    destroy,
    gain,
    is_destroyed,
    name_subtype,
    restore_and_ready,
    skill_at_least,
    subtype,
)
from orne.rulings.laboratory.coc import (
    BARE,
    BELL,
    FIGHT,
    FULL,
    IDLE,
    MIND,
    OAF,
    PAUSE,
    PAWN,
    Say,
    event,
    lab_card,
    tool,
)
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    controller,
    deck,
    discard,
    drained,
    entries,
    hand,
    has_subtype,
    host,
    icons,
    in_play,
    log,
    said,
    skill,
    sources,
    state,
    struggles_so_far,
    times,
    tokens,
    wounds,
    zone,
)

BRUTE = lab_card("brute-of-terror", icons=(2, 0, 0, 0))
TALES = "ccg-unspeakable-tales"
ELDRITCH = "ccg-eldritch-edition"
BOKRUG = "forgotten-lore/bokrug"
BRAWLER = lab_card("fl-brawler", icons=(0, 9, 0, 0), keywords=(("toughness", 1),))
CURE = lab_card(
    "la-cure", action(restore_and_ready(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()), type="support"
)
NAME = event("la-name", name_subtype(), Choose(CHARACTER))
STRONG = lab_card("strong-brute", skill=3, icons=(0, 3, 0, 0), subtypes=("Brute",), keywords=(("fast", 1),))
SLAY = tool("slay-one", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
MOURNED = CHARACTER & subtype("Brute") & OPPONENTS & skill_at_least(4)
HEARS_STRONG = tool("hears-the-strong-fall", forced(is_destroyed(MOURNED), Say("fallen")))
YITHIAN = lab_card("some-yithian", subtypes=("Yithian",))
CHEER = event("one-more-skill", gain(skill=1), Choose(CHARACTER))


@shows("coc/rule/1.1-card-effect-vs-game-effect/a")
def every_effect_is_a_card_effect_or_a_game_effect(show: Show) -> None:
    """The draw of the draw phase and a struggle's insanity are the game's doing, a wound of Shotgun Blast a card's."""
    show.lay(Side(play=[BELL]), step="draw")
    show.sees(sources("drawn"), ["game", "game"])
    show.lay(Side(hand=["shotgun-blast"], play=[BELL], domains=["agency:2"]), Side(play=[PAWN]))
    show.answer("play shotgun-blast domain 1", "x 1")
    show.sees(sources("wounded"), ["card"])
    show.lay(Side(play=[there(BRUTE), BELL]), Side(play=[there(PAWN)]), stories=[MIND], step="stories resolve")
    show.sees(log("insane"), ["insane pawn"])
    show.sees(sources("insane"), ["game"])


@shows("coc/rule/1.1-card-effect-vs-game-effect/b")
def a_forced_response_is_a_card_effect_that_its_controller_carries_out(show: Show) -> None:
    """Nobody decides whether Victoria Glasser drives somebody insane; her controller decides whom, even a friend."""
    show.lay(
        Side(hand=["victoria-glasser"], play=["mad-artist", PAUSE], domains=["hastur:2"]),
        Side(play=["bag-man", "servant-of-nodens"]),
    )
    show.answer("play victoria-glasser domain 1")
    show.asked(0, "choose")
    show.includes("choose mad-artist", "choose bag-man")
    show.answer("choose bag-man")
    show.sees(state("bag-man"), "insane")
    show.sees(sources("insane"), ["card"])
    show.lay(
        Side(hand=["victoria-glasser"], play=["hired-muscle", PAUSE], domains=["hastur:2"]),
        Side(play=["servant-of-nodens"]),
    )
    show.answer("play victoria-glasser domain 1")
    show.sees(state("hired-muscle"), "insane")
    show.offers(*IDLE)


@shows("coc/example/1.3-ygolonac-independent-parts")
def ygolonac_may_choose_a_character_that_is_ready(show: Show) -> None:
    """Readying it does nothing, and it must commit where Y'Golonac commits."""
    show.lay(
        Side(play=["ygolonac", "bag-man", PAUSE], domains=["neutral:1"]), stories=[BARE, FULL], step="story actions"
    )
    show.answer("use ygolonac domain 1")
    show.includes("choose bag-man")
    show.answer("choose bag-man")
    show.sees(times("readied"), 0)
    show.pass_to("active player commits")
    show.answer(f"commit ygolonac {FULL}")
    show.sees(committed_to("bag-man"), FULL)
    show.sees(state("bag-man"), "exhausted")


@shows("coc/example/1.3-forest-sister-sacrificial-offerings")
def forest_sister_saved_from_the_first_wound_loses_the_second(show: Show) -> None:
    """Her controller pays to cancel the wound: there is no second wound to deal. Otherwise there is."""
    for saved in (True, False):
        show.lay(
            Side(hand=["sacrificial-offerings"], domains=["cthulhu:1"], play=["young-deep-one", PAUSE]),
            Side(play=["forest-sister"], domains=["agency:2"]),
        )
        show.answer("play sacrificial-offerings domain 1")
        show.asked(1, "disrupt")
        show.offers("pass", "use forest-sister domain 1")
        if saved:
            show.answer("use forest-sister domain 1")
            show.asked(0, "action")
            show.sees(zone("forest-sister"), "play")
        else:
            show.answer("pass")
            show.asked(1, "choose")
            show.answer("choose young-deep-one")
            show.sees(zone("forest-sister"), "discard")
        show.sees(zone("young-deep-one"), "play" if saved else "discard")


@shows("coc/example/1.3-balance-of-thoth")
def without_a_wound_to_remove_balance_of_thoth_gives_no_token(show: Show) -> None:
    """It is not offered where nobody is wounded; where a wound comes off, the token goes on a story."""
    balance = f"{ELDRITCH}/balance-of-thoth"
    show.lay(Side(hand=[balance], play=[OAF, PAUSE], domains=["yog-sothoth:1"]), stories=[BARE])
    show.offers(*IDLE)
    show.lay(Side(hand=[balance], play=[At(OAF, wounds=1), PAUSE], domains=["yog-sothoth:1"]), stories=[BARE])
    show.answer(f"play {balance} domain 1")
    show.sees(wounds(OAF), 0)
    show.sees(tokens(), [1, 0])
    show.sees(entries("healed"), [("lab/oaf", -1, None, 0)])


@shows("coc/rule/1.4-duration-of-effects/c")
def what_counts_as_something_else_does_so_for_good(show: Show) -> None:
    """The Hound of Tindalos attaches itself as a support card, and is one in the next phases, too."""
    show.lay(Side(play=["hound-of-tindalos", PAUSE]), Side(play=["g-men"]))
    show.sees(skill("g-men"), 6)
    show.answer("use hound-of-tindalos ability 1")
    show.pass_to_phase("story")
    show.sees(host("hound-of-tindalos"), "g-men")
    show.sees(skill("g-men"), 2)
    show.pass_to("refresh actions")
    show.sees(host("hound-of-tindalos"), "g-men")


@shows("coc/rule/1.5-multiple-lasting-effects/b")
def skill_below_zero_is_read_as_zero_and_remembered(show: Show) -> None:
    """Two bouncers put a skill of 0 at minus 2: the first bonus and the second are lost, the third counts."""
    show.lay(
        Side(play=["clover-club-bouncer", "clover-club-bouncer", PAUSE], hand=[CHEER] * 3),
        Side(play=["young-deep-one"]),
    )
    for bouncer in ("clover-club-bouncer", "clover-club-bouncer#2"):
        show.answer(f"use {bouncer}", "choose young-deep-one")
        show.sees(skill("young-deep-one"), 0)
    for left in (0, 0, 1):
        show.answer(f"play {CHEER}", "choose young-deep-one")
        show.sees(skill("young-deep-one"), left)


@shows("coc/example/1.6-frozen-time-blanks-pistols")
def frozen_time_blanks_the_pistols(show: Show) -> None:
    """Attached to .45 Pistols it takes their text away, and their bearer has no Combat icon any more."""
    frozen = "the-key-and-the-gate/frozen-time"
    show.lay(
        Side(hand=[frozen], play=[PAWN, At("45-pistols", on=PAWN), PAUSE], domains=["yog-sothoth:2"]),
        stories=[BARE, FIGHT, FULL],
    )
    show.sees(icons(PAWN), [0, 1, 0, 0])
    show.answer(f"play {frozen} domain 1")
    show.offers("attach 45-pistols", *(f"attach {each}" for each in (PAUSE, PAWN, BARE, FIGHT, FULL)))
    show.answer("attach 45-pistols")
    show.sees(icons(PAWN), [0, 0, 0, 0])
    show.offers(*IDLE)


@shows("coc/example/1.6-feast-of-locusts")
def feast_of_locusts_is_met_at_once(show: Show) -> None:
    """The fifth character enters play, and the one under the Feast is sacrificed before anybody is asked."""
    feast = f"{ELDRITCH}/feast-of-locusts"
    show.lay(
        Side(hand=[OAF], play=["bag-man", PAWN, PAWN, PAWN, BELL], domains=["miskatonic:1"]),
        Side(play=[At(feast, on="bag-man")]),
    )
    show.sees(zone("bag-man"), "play")
    show.answer(f"play {OAF} domain 1")
    show.sees(log("played", "sacrificed"), ["played oaf", "sacrificed bag-man"])
    show.asked(0, "action")


@shows("coc/example/1.7-secret-of-the-north-woods")
def the_active_player_puts_all_characters_into_play_first(show: Show) -> None:
    """The winner is active: that player's characters enter first, in an order of choice, then the other player's."""
    woods = "ccg-arkham-edition/the-secret-of-the-north-woods"
    show.lay(
        Side(play=[there("laboratory-assistant"), PAUSE], discard=[PAWN, "bag-man", "shotgun"]),
        Side(discard=["mad-artist", "young-deep-one"]),
        stories=[Story(woods, (4, 1)), BARE],
        step="stories resolve",
    )
    show.answer(f"place {woods}", "yes")
    show.asked(0, "first")
    show.offers("first bag-man", f"first {PAWN}")
    show.answer("first bag-man")
    show.sees(in_play(0), ["laboratory-assistant", PAUSE, "bag-man", PAWN])
    show.asked(1, "first")
    show.offers("first mad-artist", "first young-deep-one")
    show.answer("first young-deep-one")
    show.sees(in_play(1), ["young-deep-one", "mad-artist"])
    show.sees(discard(0), ["shotgun"])


@shows("coc/rule/1.9-choosing-targets/d")
def too_few_targets_mean_that_nothing_is_triggered(show: Show) -> None:
    """Patsy discards exactly two tokens: with one on the story he cannot; nor can a Blast choose where nobody is."""
    for tokens_, offered in (((1, 0), []), ((1, 1), ["use patsy"]), ((0, 0), [])):
        show.lay(Side(play=["patsy", PAUSE]), stories=[Story(BARE, tokens_)])
        show.offers(*IDLE, *offered)


@shows("coc/rule/1.9-choosing-targets/d")
def an_x_that_cannot_be_met_is_not_offered(show: Show) -> None:
    """Return to Yith for X needs X Yithians in the discard pile: with one there, X is 1 and no more."""
    yith, yithian = "the-key-and-the-gate/return-to-yith", YITHIAN
    show.lay(Side(hand=[yith], play=[PAUSE], discard=["bag-man"], domains=["yog-sothoth:4"]))
    show.offers(*IDLE)
    show.lay(Side(hand=[yith], play=[PAUSE], discard=[yithian, "bag-man"], domains=["yog-sothoth:4"]))
    show.offers(*IDLE, f"play {yith} domain 1")
    show.answer(f"play {yith} domain 1")
    show.sees(hand(0), [yithian])


def _limbo(show: Show, gate: str, mine: list[str], theirs: list[str], *offered: str) -> None:
    """What is offered with these discard piles."""
    show.lay(Side(hand=[gate], play=[PAUSE], discard=mine, domains=["yog-sothoth:4"]), Side(discard=theirs))
    show.offers(*IDLE, *offered)


@shows("coc/example/1.9-opening-the-limbo-gate")
def opening_the_limbo_gate_needs_a_character_in_every_pile(show: Show) -> None:
    """It is offered only where both discard piles have a character."""
    gate = "opening-the-limbo-gate"
    _limbo(show, gate, [], [])
    _limbo(show, gate, ["ghost"], [])
    _limbo(show, gate, ["power-drain"], ["ghost"])
    _limbo(show, gate, ["ghost"], ["bag-man"], f"play {gate} domain 1")
    show.answer(f"play {gate} domain 1")
    show.sees(zone("ghost"), "play")
    show.sees(zone("bag-man"), "play")


@shows("coc/example/1.9-opening-the-limbo-gate-ccg")
def opening_the_limbo_gate_needs_a_pile_with_a_character(show: Show) -> None:
    """With no character in any discard pile it cannot be played; one in either pile is enough."""
    gate = f"{TALES}/opening-the-limbo-gate"
    _limbo(show, gate, [], [])
    _limbo(show, gate, ["power-drain"], ["power-drain"])
    _limbo(show, gate, ["ghost"], [], f"play {gate} domain 1")
    _limbo(show, gate, [], ["ghost"], f"play {gate} domain 1")


@shows("coc/example/1.9-forced-entry-unstoppable-hound")
def forced_entry_comes_to_nothing_if_the_hound_returns(show: Show) -> None:
    """The chosen Hound escapes to its owner's hand, and nobody else is wounded."""
    entry, hound = f"{TALES}/forced-entry", f"{TALES}/unstoppable-hound"
    show.lay(Side(hand=[entry], play=[PAUSE], domains=["agency:1"]), Side(play=[hound, PAWN]))
    show.answer(f"play {entry} domain 1", f"choose {hound}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {hound}")
    show.answer(f"use {hound}")
    show.sees(hand(1), [hound])
    show.sees(in_play(1), [PAWN])
    show.sees(discard(0), [entry])
    show.sees(times("wounded"), 0)


@shows("coc/example/1.11-bokrug")
def bokrug_hands_a_wound_on_in_the_middle_of_a_story(show: Show) -> None:
    """Wounded in a lost Combat struggle he must wound another character there, before success is determined."""
    show.lay(
        Side(play=[there(BRAWLER), PAUSE]),
        Side(play=[there(BOKRUG), there("peeler"), PAWN]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.answer(f"wound {BOKRUG}")
    show.asked(1, "choose")
    show.offers("choose peeler", f"choose {BRAWLER}")
    show.answer(f"choose {BRAWLER}")
    show.sees(wounds(BRAWLER), 1)
    show.sees(wounds(BOKRUG), 1)
    show.sees(struggles_so_far(), [["Combat", 0, [9, 4]]])
    show.sees(tokens(), [0, 0])
    show.offers(*IDLE)


@shows("coc/rule/1.12-card-states/d")
def what_answers_a_destruction_looks_at_the_card_as_it_was(show: Show) -> None:
    """Whose it was, its subtype and the skill it had been given count, though it lies in a discard pile now."""
    for side, hand_, heard in (
        ("theirs", [CHEER], ["fallen"]),
        ("theirs", [], []),
        ("mine", [CHEER], []),
    ):
        mine = [STRONG] if side == "mine" else []
        show.lay(Side(play=[SLAY, HEARS_STRONG, PAUSE, *mine], hand=hand_), Side(play=[] if mine else [STRONG]))
        for each in hand_:
            show.answer(f"play {each}")
        show.answer(f"use {SLAY}")
        show.sees(zone(STRONG), "discard")
        show.sees(said(), heard)


@shows("coc/example/1.12-living-mummy-forgotten-isle")
def a_mummy_blanked_by_the_isle_does_not_answer_its_end(show: Show) -> None:
    """Destroyed by Shotgun Blast, the blank Mummy does nothing; with its text it wounds all characters."""
    isle, mummy, blast = f"{TALES}/forgotten-isle", f"{ELDRITCH}/living-mummy", "ccg-arkham-edition/shotgun-blast"
    for blank in (True, False):
        show.lay(
            Side(hand=[blast], play=[isle, PAWN, PAUSE], domains=["agency:4"]),
            Side(play=[mummy], domains=["shub-niggurath:4"]),
        )
        if blank:
            show.answer(f"use {isle}", f"choose {mummy}")
        show.answer(f"play {blast} domain 1", "x 4", f"choose {mummy}")
        show.sees(discard(1), [mummy])
        show.sees(zone(PAWN), "play" if blank else "discard")
        show.asked(0, "action")


HEROES = Side(hand=["blind-submission"], play=["undercover-security", PAUSE], domains=["hastur:2"])
VILLAINS = Side(hand=["blind-submission"], play=["victoria-glasser", PAUSE], domains=["hastur:2"])
MAD_VILLAIN = At("ravager-from-the-deep", insane=True)


@shows("coc/rule/1.13-gaining-control/d")
def heroes_do_not_take_villains_nor_villains_heroes(show: Show) -> None:
    """Whoever would not go with yours is no target; an insane character is neither Heroic nor Villainous."""
    show.lay(HEROES, Side(play=["victoria-glasser", "ghost", MAD_VILLAIN]))
    show.answer("play blind-submission domain 1")
    show.offers("choose ghost", "choose ravager-from-the-deep", "choose undercover-security")
    show.answer("choose ravager-from-the-deep")
    show.sees(controller("ravager-from-the-deep"), 0)
    show.lay(VILLAINS, Side(play=["undercover-security", "ghost"]))
    show.answer("play blind-submission domain 1")
    show.offers("choose ghost", "choose victoria-glasser")
    show.answer("choose ghost")
    show.sees(controller("ghost"), 0)


@shows("coc/example/1.13-basil-elton")
def a_borrowed_basil_elton_is_shuffled_into_his_owners_deck(show: Show) -> None:
    """Whoever controls him uses him; he goes to his owner's deck, and the domains are refreshed."""
    elton = "ccg-kingsport-dreams/basil-elton"
    show.lay(
        Side(play=[At(elton, owner=1), PAUSE], domains=["neutral:1"], drained=[1], deck=[PAWN]), Side(deck=[elton])
    )
    show.answer(f"use {elton}")
    show.sees(deck(1), [elton, elton])
    show.sees(deck(0), [PAWN])
    show.sees(drained(0), [False])
    show.offers(*IDLE)


@shows("coc/rule/1.14-adding-and-removing-subtypes")
def only_a_subtype_that_some_card_has_may_be_named(show: Show) -> None:
    """Cultist may be named and is had until the end of the phase; Direwolf and nonsense may not."""
    show.lay(Side(hand=[NAME], play=[PAWN, PAUSE]))
    show.answer(f"play {NAME}")
    show.includes("name Cultist", "name Criminal")
    show.lacks("name Direwolf", "name Wizard of Oz")
    show.answer("name Cultist")
    show.sees(has_subtype(PAWN, "Cultist"), True)
    show.lay(Side(hand=[NAME], play=[At(PAWN, insane=True), CURE, BELL]))
    show.answer(f"play {NAME}", "name Cultist", f"use {CURE}")
    show.sees(state(PAWN), "ready")
    show.sees(has_subtype(PAWN, "Cultist"), False)


@shows("coc/example/1.14-direwolf-ccg")
def the_science_building_gives_a_subtype_that_some_card_has(show: Show) -> None:
    """Cultist may be named with it, Direwolf may not."""
    building = "ccg-arkham-edition/m-u-science-building"
    show.lay(Side(play=[building, PAWN, PAUSE], domains=["miskatonic:2"]))
    show.answer(f"use {building} domain 1")
    show.offers(f"choose {building}", "choose lab/pause", f"choose {PAWN}")
    show.answer(f"choose {PAWN}")
    show.includes("name Cultist")
    show.lacks("name Direwolf")
    show.answer("name Cultist")
    show.sees(has_subtype(PAWN, "Cultist"), True)
    show.offers(*IDLE)
    show.pass_to_phase("story")
    show.sees(has_subtype(PAWN, "Cultist"), False)
