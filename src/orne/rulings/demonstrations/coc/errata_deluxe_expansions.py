"""Errata of the deluxe expansions."""

from __future__ import annotations

from orne.coc.language import (
    CARD_IN_PLAY,
    CHARACTER,
    CONSPIRACY,
    CancelWound,
    Choose,
    Draw,
    ExhaustThis,
    PlaceSuccess,
    action,
    destroy,
    disrupt,
    everything,
    shuffle_in,
    wound_to,
)
from orne.rulings.laboratory.coc import (
    BARE,
    BORE,
    FIGHT,
    FROM_HAND,
    FULL,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    event,
    lab_card,
    tool,
)
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import (
    active,
    committed_to,
    controller,
    discard,
    domains,
    drained,
    hand,
    hand_size,
    has,
    icons,
    in_play,
    removed,
    skill,
    state,
    text,
    text_in,
    view,
    wounds,
    zone,
)

NOON = lab_card("ty-noon", keywords=(("day", 1),))
YEB = "the-thousand-young/yeb"
TOXEMIA = "the-thousand-young/pervasive-toxemia"
ROW = [BARE, FIGHT, FULL, TOXEMIA]
ESHU = "the-thousand-young/favor-of-eshu"
LESSON = event("ty-lesson", Draw())
STEEL = lab_card("ty-steel", keywords=(("invulnerability", 1),))
MEDIC = tool("ty-medic", disrupt(wound_to(CHARACTER), CancelWound(), cost=ExhaustThis()))
PLOT = lab_card("tv-plot", type="conspiracy", cost=0, struggles=(0, 0, 0, 0))
VAULT = "terror-in-venice/flooded-vault"
CLOCK = tool("tv-clock", cost=3, faction="agency", subtypes=("Artifact",))
HOUSE = tool("tv-house", cost=1, subtypes=("Location",))
MAGE = "terror-in-venice/the-mages-machinations"
SCANDAL = tool("tv-scandal", action(shuffle_in(), Choose(CONSPIRACY), cost=ExhaustThis()))


def _play_the_mage(show: Show, *mine: str) -> None:
    """A game in which the conspiracy has just been played."""
    show.lay(Side(hand=[MAGE], play=[*mine, SCANDAL, PAUSE]), Side(play=[OAF, BORE]), stories=[FIGHT, BARE, FULL])
    show.answer(f"play {MAGE}")


SAVIO = "terror-in-venice/savio-corvi"
TRIUMPH = tool("tv-triumph", action(PlaceSuccess(everything(CONSPIRACY)), cost=ExhaustThis()))
BLAST = event("tv-blast", destroy(), Choose(CARD_IN_PLAY))
LORD = "the-order-of-the-silver-twilight/lord-jeffrey-farrington"
LODGE = "the-order-of-the-silver-twilight/the-silver-twilight-lodge"
KNIGHT = lab_card("os-knight", faction="silver-twilight", cost=3)
CLERK = lab_card("os-clerk", faction="silver-twilight", cost=1)
DUSK = lab_card("du-dusk", keywords=(("night", 1),))
CROOK = lab_card("du-crook", subtypes=("Criminal",))
ATTORNEY = "denizens-of-the-underworld/crooked-attorney"


@shows("coc/errata/thousand-young/f20-yeb")
def yeb_has_each_player_sacrifice_for_small_domains(show: Show) -> None:
    """Played, Yeb destroys the opponent's Day card before each player sacrifices for their small domains."""
    show.lay(
        Side(hand=[YEB], play=[PAWN, PAUSE], domains=["shub-niggurath:5", "agency:3", "agency:2"]),
        Side(play=[NOON, OAF, BORE, PAWN], domains=["agency:2", "agency:1", "agency:3"]),
    )
    show.answer(f"play {YEB} domain 1")
    show.asked(0, "sacrifice")
    show.offers(f"sacrifice {PAUSE}", f"sacrifice {PAWN}", f"sacrifice {YEB}")
    show.answer(f"sacrifice {PAWN}")
    show.asked(1, "sacrifice")
    show.offers(f"sacrifice {BORE}", f"sacrifice {OAF}", f"sacrifice {PAWN}")
    show.answer(f"sacrifice {OAF}", f"sacrifice {PAWN}")
    show.sees(in_play(0), [PAUSE, YEB])
    show.sees(in_play(1), [BORE])
    show.sees(discard(1), [NOON, OAF, PAWN])
    show.offers(*IDLE)


@shows("coc/errata/thousand-young/f20-yeb")
def yeb_put_into_play_only_ends_the_day(show: Show) -> None:
    """However Yeb comes into play, the Day cards are destroyed."""
    show.lay(Side(hand=[YEB, FROM_HAND], play=[PAWN, PAUSE]), Side(play=[NOON, OAF]))
    show.answer(f"play {FROM_HAND}")
    show.sees(in_play(1), [OAF])
    show.sees(discard(1), [NOON])
    show.offers(*IDLE)


@shows("coc/errata/thousand-young/f34-pervasive-toxemia")
def under_pervasive_toxemia_a_wound_is_paid_once_to_commit(show: Show) -> None:
    """To commit two characters, one wound is dealt to a character of that player's choice."""
    show.lay(Side(play=[PAWN, OAF, BORE, PAUSE]), stories=ROW, step="active player commits")
    show.answer(f"commit {PAWN} {BARE}")
    show.offers(f"wound {BORE}", f"wound {OAF}", f"wound {PAWN}")
    show.answer(f"wound {OAF}", f"commit {BORE} {BARE}", "done")
    show.sees(wounds(OAF), 1)
    show.sees(discard(0), [])
    show.sees(committed_to(PAWN), BARE)
    show.sees(committed_to(BORE), BARE)
    show.sees(committed_to(OAF), None)


@shows("coc/errata/thousand-young/f34-pervasive-toxemia")
def whoever_dies_of_the_toxemia_does_not_commit(show: Show) -> None:
    """A character may be wounded and destroyed for its own commitment, and another one commits for that wound."""
    show.lay(Side(play=[PAWN, BORE, PAUSE]), stories=ROW, step="active player commits")
    show.answer(f"commit {PAWN} {BARE}", f"wound {PAWN}")
    show.sees(discard(0), [PAWN])
    show.offers(*(f"commit {BORE} {story}" for story in ROW), "done")
    show.answer(f"commit {BORE} {BARE}")
    show.sees(committed_to(BORE), BARE)


@shows("coc/errata/thousand-young/f34-pervasive-toxemia")
def without_a_character_to_wound_nobody_commits(show: Show) -> None:
    """With only an Invulnerable character nothing can be wounded, and nobody is asked to commit."""
    show.lay(Side(play=[STEEL, PAUSE]), stories=ROW, step="active player commits")
    show.asked(0, "action")
    show.offers(*IDLE)
    show.sees(committed_to(STEEL), None)


def _pay_the_toxemia(show: Show) -> None:
    """The wound for a commitment is dealt, and a card could cancel wounds."""
    show.lay(Side(play=[OAF, MEDIC, PAUSE]), stories=ROW, step="active player commits")
    show.answer(f"commit {OAF} {BARE}")


@shows("coc/errata/thousand-young/f34-pervasive-toxemia")
def the_wound_of_the_toxemia_cannot_be_cancelled(show: Show) -> None:
    """What could cancel a wound is not offered."""
    _pay_the_toxemia(show)
    show.sees(wounds(OAF), 1)
    show.sees(committed_to(OAF), BARE)
    show.sees(state(MEDIC), "ready")
    show.asked(0, "action")


@shows("coc/errata/thousand-young/f34-pervasive-toxemia", editions=("lcg-3.0",))
def before_the_wound_of_the_toxemia_could_be_cancelled(show: Show) -> None:
    """Before the change, what can cancel the wound is offered."""
    _pay_the_toxemia(show)
    show.asked(0, "disrupt")
    show.offers("pass", f"use {MEDIC}")
    show.answer("pass")
    show.sees(wounds(OAF), 1)


@shows("coc/errata/thousand-young/f29-favor-of-eshu", editions=("lcg-3.0",))
def before_favor_of_eshu_could_be_attached_to_an_opponents_domain(show: Show) -> None:
    """Before the change, every domain is offered, the opponent's too, whose resources you may then play as yours."""
    show.lay(
        Side(hand=[ESHU], play=[PAUSE], domains=["shub-niggurath:2", [OAF]]), Side(domains=["agency:1", [PAWN, LESSON]])
    )
    show.answer(f"play {ESHU} domain 1")
    show.offers("domain 1", "domain 2", "opponent's domain 1", "opponent's domain 2")
    show.answer("opponent's domain 2")
    show.sees(view(0, "players", 0, "play", 1, "host"), "domain 2 of player 2")
    show.offers(
        "pass",
        f"play {PAWN} resource domain 2",
        f"play {LESSON} resource",
        f"use {PAUSE}",
    )
    show.answer(f"play {LESSON} resource")
    show.sees(discard(1), [LESSON])
    show.sees(hand_size(0), 1)
    show.answer(f"play {PAWN} resource domain 2")
    show.sees(domains(1), [["filler/agency"], []])
    show.sees(controller(PAWN), 0)
    show.sees(zone(PAWN), "play")


@shows("coc/errata/thousand-young/f29-favor-of-eshu")
def favor_of_eshu_lets_the_resources_of_a_domain_be_played(show: Show) -> None:
    """Your own domains are offered for it, not the opponent's; the resources of the one chosen may be played."""
    show.lay(
        Side(hand=[ESHU], play=[PAUSE], domains=["shub-niggurath:2", [PAWN, LESSON], [OAF]]), Side(domains=["agency:1"])
    )
    show.answer(f"play {ESHU} domain 1")
    show.offers("domain 1", "domain 2", "domain 3")
    show.answer("domain 2")
    show.sees(view(0, "players", 0, "play", 1, "host"), "domain 2 of player 1")
    show.offers(
        "pass",
        f"play {PAWN} resource domain 2",
        f"play {PAWN} resource domain 3",
        f"play {LESSON} resource",
        f"use {PAUSE}",
    )
    show.answer(f"play {LESSON} resource")
    show.sees(discard(0), [LESSON])
    show.sees(hand_size(0), 1)
    show.answer(f"play {PAWN} resource domain 3")
    show.sees(domains(0), [["filler/shub-niggurath"] * 2, [], [OAF]])
    show.sees(zone(PAWN), "play")


@shows("coc/errata/terror-in-venice/f16-flooded-vault")
def flooded_vault_finds_a_support_card_and_pays_for_it(show: Show) -> None:
    """The card found enters play, and the domain of three that pays its printed cost is drained."""
    show.lay(Side(play=[VAULT, PAUSE], deck=[PAWN, CLOCK, HOUSE, PAWN], domains=["cthulhu:3", "cthulhu:2"]))
    show.answer(f"use {VAULT}")
    show.offers("nothing", f"take {CLOCK}")
    show.answer(f"take {CLOCK}")
    show.sees(in_play(0), [PAUSE, CLOCK])
    show.sees(drained(), [True, False])
    show.sees(discard(0), [VAULT])
    show.offers(*IDLE)


@shows("coc/errata/terror-in-venice/f16-flooded-vault")
def what_flooded_vault_finds_and_cannot_be_paid_stays_in_the_deck(show: Show) -> None:
    """Where the printed cost cannot be paid, the card found does not enter play."""
    show.lay(Side(play=[VAULT, PAUSE], deck=[PAWN, CLOCK, PAWN], domains=["cthulhu:2", "cthulhu:2"]))
    show.answer(f"use {VAULT}", f"take {CLOCK}")
    show.sees(in_play(0), [PAUSE])
    show.sees(zone(CLOCK), "deck")
    show.sees(drained(), [False, False])
    show.offers(*IDLE)


@shows("coc/errata/terror-in-venice/f30-the-mages-machinations/a")
def they_come_back_as_the_mages_conspiracy_leaves_play(show: Show) -> None:
    """The conspiracy is shuffled into a deck, and both characters it removed are in play again."""
    _play_the_mage(show, PAWN)
    show.answer(f"choose {OAF}")
    show.sees(removed(), [PAWN, OAF])
    show.answer(f"use {SCANDAL}")
    show.sees(zone(OAF), "play")
    show.sees(zone(PAWN), "play")
    show.sees(zone(MAGE), "deck")


@shows("coc/errata/terror-in-venice/f30-the-mages-machinations/b")
def the_mage_does_nothing_unless_every_player_can_choose(show: Show) -> None:
    """You have no character for the opponent to choose: nobody is removed. With one of yours in play, two are."""
    _play_the_mage(show)
    show.sees(zone(OAF), "play")
    show.sees(zone(BORE), "play")
    show.ends_idle()
    _play_the_mage(show, PAWN)
    show.asked(0, "choose")
    show.offers(f"choose {BORE}", f"choose {OAF}")
    show.answer(f"choose {OAF}")
    show.sees(removed(), [PAWN, OAF])


@shows("coc/errata/terror-in-venice/f30-the-mages-machinations/a")
def whoever_wins_the_mages_conspiracy_gets_them_all(show: Show) -> None:
    """Scored, the conspiracy gives all of them to whoever won it."""
    show.lay(Side(hand=[MAGE], play=[PAWN, *[TRIUMPH] * 5, PAUSE]), Side(play=[OAF]), stories=[FIGHT, BARE, FULL])
    show.answer(f"play {MAGE}")
    for number in range(1, 6):
        show.answer(f"use {TRIUMPH}" if number == 1 else f"use {TRIUMPH}#{number}")
    show.offers("no", "yes")
    show.answer("yes")
    show.answer(f"first {OAF}")
    show.sees(controller(OAF), 0)
    show.sees(controller(PAWN), 0)
    show.sees(zone(OAF), "play")
    show.sees(zone(PAWN), "play")


@shows("coc/errata/terror-in-venice/f34-savio-corvi")
def savio_corvi_brings_the_night_while_there_is_a_conspiracy(show: Show) -> None:
    """With a conspiracy out it is Night, Day cards are destroyed and no event can choose him; without one, not so."""
    for plots in ([PLOT], []):
        is_night = bool(plots)
        show.lay(Side(hand=[BLAST], play=[SAVIO, PAWN, PAUSE]), Side(play=[NOON]), stories=[FIGHT, BARE, FULL, *plots])
        show.sees(view(None, "night"), is_night)
        show.sees(has(SAVIO, "night"), is_night)
        show.answer(f"use {PAUSE}")
        show.sees(discard(1), [NOON] if is_night else [])
        show.answer(f"play {BLAST}")
        others = [PAWN, PAUSE, PLOT] if is_night else [SAVIO, PAWN, PAUSE, NOON]
        show.offers(*(f"choose {each}" for each in others))
        show.answer(f"choose {PAWN}")


@shows("coc/errata/order-of-the-silver-twilight/f18-lord-jeffrey-farrington")
def lord_jeffrey_farrington_must_return_a_character_as_he_enters_play(show: Show) -> None:
    """Without being asked whether, his controller must choose a character, himself at the worst, to return to hand."""
    show.lay(Side(hand=[LORD], play=[PAWN, PAUSE], domains=["silver-twilight:3"]), Side(play=["peeler"]))
    show.answer(f"play {LORD} domain 1")
    show.asked(0, "choose")
    show.offers("choose core/peeler", f"choose {PAWN}", f"choose {LORD}")
    show.answer("choose core/peeler")
    show.sees(hand(1), ["peeler"])
    show.sees(in_play(0), [PAWN, PAUSE, LORD])
    show.offers(*IDLE)


@shows("coc/errata/order-of-the-silver-twilight/f36-the-silver-twilight-lodge")
def the_lodge_lowers_the_cost_of_the_first_character_of_each_turn(show: Show) -> None:
    """The first character of cost 3 is played for 2, the second is not; one of cost 1 costs 1 all the same."""
    side = Side(hand=[KNIGHT, KNIGHT, CLERK], play=[LODGE, PAUSE], domains=["silver-twilight:2", "silver-twilight:2"])
    show.lay(side, Side(domains=[""] * 3))
    show.offers(
        "pass", *(f"play {each} domain {number}" for each in (CLERK, KNIGHT) for number in (1, 2)), f"use {PAUSE}"
    )
    show.answer(f"play {KNIGHT} domain 1")
    show.offers("pass", f"play {CLERK} domain 2", f"use {PAUSE}")
    show.why_not(f"play {KNIGHT} domain 2", "coc/basics/5.1")
    show.answer(f"play {CLERK} domain 2")
    show.sees(in_play(0), [LODGE, PAUSE, KNIGHT, CLERK])
    show.sees(drained(), [True, True])


@shows("coc/errata/order-of-the-silver-twilight/f36-the-silver-twilight-lodge/old")
def the_discount_comes_back_with_your_next_turn_which_is_also_your_next_round(show: Show) -> None:
    """After one character no other is cheaper; on your next turn, which is another round, one is again."""
    show.lay(
        Side(hand=[CLERK, KNIGHT], play=[LODGE, PAUSE], domains=["silver-twilight:1", "silver-twilight:2"]), Side()
    )
    show.answer(f"play {CLERK} domain 1")
    show.offers(*IDLE)
    show.reads(text(LODGE), "The first Silver Twilight character you play each round costs 1 less (to a minimum of 1).")
    show.reads(
        text_in("lcg-4", LODGE),
        "The first Silver Twilight character you play each turn costs 1 less (to a minimum of 1).",
    )
    for phase in ("story", "operations", "story", "operations"):
        show.pass_to_phase(phase)
    show.sees(active(), 0)
    show.offers(*IDLE, f"play {KNIGHT} domain 2")


@shows("coc/errata/denizens-of-the-underworld/f17-crooked-attorney")
def crooked_attorney_ends_the_night_and_helps_criminals(show: Show) -> None:
    """Played at Night, the Attorney makes it Day and destroys the Night card."""
    show.lay(Side(hand=[ATTORNEY], play=[CROOK, PAWN, PAUSE], domains=["syndicate:2"]), Side(play=[DUSK, CROOK]))
    show.sees(view(None, "night"), True)
    show.sees(view(None, "day"), False)
    show.answer(f"play {ATTORNEY} domain 1")
    show.sees(view(None, "night"), False)
    show.sees(view(None, "day"), True)
    show.sees(has(ATTORNEY, "day"), True)
    show.sees(discard(1), [DUSK])
    show.sees(icons(CROOK), [0, 0, 1, 0])
    show.sees(skill(CROOK), 2)
    show.sees(icons(CROOK, 2), [0, 0, 0, 0])
    show.sees(skill(PAWN), 1)
    show.offers(*IDLE)


@shows("coc/errata/denizens-of-the-underworld/f17-crooked-attorney")
def a_night_card_that_comes_after_the_attorney_stays(show: Show) -> None:
    """A Night card played beside the Attorney stays: he destroys such cards only as he comes into play."""
    show.lay(Side(hand=[DUSK], play=[ATTORNEY, PAUSE], domains=["syndicate:1"]))
    show.answer(f"play {DUSK} domain 1")
    show.sees(in_play(0), [ATTORNEY, PAUSE, DUSK])


@shows("coc/errata/thousand-young/f20-yeb")
def day_cards_that_come_after_yeb_stay(show: Show) -> None:
    """A Day card played beside Yeb stays: it destroys such cards only as it comes into play."""
    show.lay(Side(hand=[NOON], play=[YEB, PAUSE], domains=["agency:1"]))
    show.answer(f"play {NOON} domain 1")
    show.sees(in_play(0), [YEB, PAUSE, NOON])


@shows("coc/errata/thousand-young/f20-yeb", editions=("lcg-3.0",))
def before_day_cards_beside_yeb_were_destroyed(show: Show) -> None:
    """Before the change, a Day card played beside Yeb is destroyed."""
    show.lay(Side(hand=[NOON], play=[YEB, PAUSE], domains=["agency:1"]))
    show.answer(f"play {NOON} domain 1")
    show.sees(discard(0), [NOON])


@shows("coc/errata/terror-in-venice/f30-the-mages-machinations/b", editions=("lcg-3.0",))
def before_whoever_could_choose_did(show: Show) -> None:
    """Before the change, you choose a character though you have none for the opponent to choose."""
    _play_the_mage(show)
    show.asked(0, "choose")
    show.offers(f"choose {BORE}", f"choose {OAF}")
    show.answer(f"choose {OAF}")
    show.sees(removed(), [OAF])


@shows("coc/errata/terror-in-venice/f30-the-mages-machinations/a", editions=("lcg-3.0",))
def before_they_stayed_away_as_the_mages_conspiracy_left_play(show: Show) -> None:
    """Before the change, the characters stay removed from the game when the conspiracy leaves play."""
    _play_the_mage(show, PAWN)
    show.answer(f"choose {OAF}", f"use {SCANDAL}")
    show.sees(zone(MAGE), "deck")
    show.sees(removed(), [PAWN, OAF])


@shows("coc/errata/denizens-of-the-underworld/f17-crooked-attorney", editions=("lcg-3.0",))
def before_night_cards_beside_the_attorney_were_destroyed(show: Show) -> None:
    """Before the change, a Night card played beside the Attorney is destroyed."""
    show.lay(Side(hand=[DUSK], play=[ATTORNEY, PAUSE], domains=["syndicate:1"]))
    show.answer(f"play {DUSK} domain 1")
    show.sees(discard(0), [DUSK])
