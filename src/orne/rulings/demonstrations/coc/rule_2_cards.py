"""Terms and rules of play, shown with printed cards."""

from __future__ import annotations

from orne.coc.abilities import Cannot, action
from orne.coc.language import (
    ACTION_OR_RESPONSE_USED,
    CHARACTER,
    SELF,
    CancelIt,
    Choose,
    Draw,
    Wound,
    disrupt,
    everything,
    gain,
    once,
    skill_at_most,
)
from orne.rulings.laboratory.coc import BARE, FROM_HAND, GUN, IDLE, IDLER, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, drained, entries, hand, in_play, skill, tokens, view

BOOSTER = lab_card("booster", boosters=(1, 0, 0, 0))
LOVER_IDLE = ["pass", "use core/demon-lover"]
SAINT = lab_card("lasting-saint", Cannot("be sacrificed", SELF))
WILMARTH = "forgotten-lore/professor-albert-wilmarth"
FISH = lab_card("sac-fish", subtypes=("Deep One",))
ELDER = lab_card("sac-elder", subtypes=("Ancient One",))
CARL = "secrets-of-arkham/carl-stanford"
BLAST = event("sac-blast", Wound(everything(CHARACTER)))
RISING = "secrets-of-arkham/deep-one-rising"
FIGHTER = lab_card("sn-fighter", skill=3, icons=(0, 2, 0, 0))
RIFT = "secrets-of-arkham/dimensional-rift"
VETO = tool("sn-veto", disrupt(ACTION_OR_RESPONSE_USED, CancelIt()))
COMPANY = "summons-of-the-deep/shadow-company"
AZATHOTH = "summons-of-the-deep/called-by-azathoth"
KEY = "the-key-and-the-gate/one-in-all"
WELL = tool("oi-well", action(Draw(), limit=once("turn")))
CROOK = lab_card("ys-crook", subtypes=("Criminal",))
GAG = "the-yuggoth-contract/bound-and-gagged"
TONIC = event("ys-tonic", gain(skill=3), Choose(CHARACTER & skill_at_most(1)))


@shows("coc/rule/2.13-paying-costs/h")
def after_bradys_escape_another_character_must_be_picked(show: Show) -> None:
    """Brady escapes Cthulhu's sacrifice, and another character has to be sacrificed."""
    show.lay(Side(play=["cthulhu", "jack-brass-brady", "bag-man"]), step="draw")
    show.answer("choose core/jack-brass-brady", "use core/jack-brass-brady")
    show.asked(0, "choose")
    show.offers("choose core/bag-man", "choose core/cthulhu")
    show.answer("choose core/bag-man")
    show.sees(in_play(0), ["cthulhu"])
    show.sees(discard(0), ["bag-man"])


@shows("coc/rule/2.16-minimum-of-1/b")
def the_lord_never_makes_cthulhu_free(show: Show) -> None:
    """Six copies of Lord of the Silver Twilight leave Cthulhu a cost of 1."""
    show.lay(
        Side(hand=["cthulhu"], play=["lord-of-the-silver-twilight"] * 6, domains=["", "cthulhu:1"]), ask_always=True
    )
    show.offers("pass", "play core/cthulhu domain 2")


@shows("coc/rule/2.2-cannot/b")
def sacrificial_offerings_needs_an_opposing_character_that_can_be_wounded(show: Show) -> None:
    """Against Dagon alone, who cannot be wounded, Sacrificial Offerings is not offered."""
    show.lay(
        Side(hand=["sacrificial-offerings"], domains=["cthulhu:1"], play=["bag-man"]),
        Side(play=["dagon"]),
        ask_always=True,
    )
    show.offers("pass")


@shows("coc/example/2.13-predatory-byakhee")
def predatory_byakhee_is_lost_when_it_is_cancelled(show: Show) -> None:
    """Power Drain cancels the ability, and Predatory Byakhee stays sacrificed."""
    show.lay(Side(play=["predatory-byakhee", "demon-lover"]), Side(hand=["power-drain"], domains=["hastur:2"]))
    show.answer("use core/predatory-byakhee", "play core/power-drain domain 1")
    show.sees(discard(0), ["predatory-byakhee"])
    show.sees(discard(1), ["power-drain"])
    show.sees(view(0, "players", 1, "deck"), 10)
    show.offers("pass", "use core/demon-lover")


@shows("coc/rule/2.6-up-to/c")
def predatory_byakhee_works_while_exhausted_and_takes_what_there_is(show: Show) -> None:
    """With fewer than three cards in the deck all of them go, and the empty deck loses the game."""
    show.lay(Side(play=[At("predatory-byakhee", exhausted=True), "demon-lover"]), Side(deck=["ghost", "t-men"]))
    show.answer("use core/predatory-byakhee")
    show.offers()
    show.sees(view(0, "winner"), 0)
    show.sees(discard(1), ["ghost", "t-men"])


@shows("coc/rule/2.3-if-able/c")
def small_ghouls_bury_nothing_where_there_are_too_few(show: Show) -> None:
    """Small Ghouls ask for three cards, if able; of the two in the discard pile none is put under the deck."""
    pile = ["young-deep-one", "degenerate-ghoul"]
    show.lay(Side(hand=["small-ghouls"], play=[PAUSE], domains=["shub-niggurath:5"], discard=pile))
    show.answer("play core/small-ghouls domain 1")
    show.sees(discard(0), pile)
    show.offers(*IDLE)


@shows("coc/example/2.6-byakhee-attack")
def byakhee_attack_makes_the_opponent_discard_two_cards_of_their_choice(show: Show) -> None:
    """The opponent chooses which two of three cards to discard."""
    show.lay(
        Side(hand=["byakhee-attack", "ghost"], play=["demon-lover"], domains=["hastur:2"]),
        Side(hand=["mad-artist", "bag-man", "t-men"]),
    )
    show.answer("play core/byakhee-attack domain 1")
    show.asked(1, "discard")
    show.offers("discard core/bag-man", "discard core/mad-artist", "discard core/t-men")
    show.answer("discard core/bag-man", "discard core/t-men")
    show.sees(hand(1), ["mad-artist"])
    show.sees(discard(1), ["bag-man", "t-men"])
    show.sees(hand(0), ["ghost"])
    show.offers("pass", "use core/demon-lover")


@shows("coc/example/2.27-elder-shoggoth", "coc/example/2.27-sleep-of-reason")
def inside_information_takes_one_of_several_struggles_of_a_kind(show: Show) -> None:
    """Of two Terror struggles Inside Information removes one, and the other stays."""
    show.lay(
        Side(hand=["inside-information"], play=[At(BOOSTER, story=0, exhausted=True), IDLER], domains=["neutral:2"]),
        step="actions after attackers commit",
    )
    show.sees(view(0, "stories", 0, "struggles"), [0, 0, 1, 2, 3])
    show.answer("play core/inside-information domain 1", "choose core/ancient-apocrypha")
    show.answer("lose core/ancient-apocrypha Terror")
    show.sees(view(0, "stories", 0, "struggles"), [0, 1, 2, 3])


@shows("coc/rule/2.25-text-box/c")
def a_living_mummy_discarded_as_a_resource_does_not_react(show: Show) -> None:
    """Living Mummy, discarded from a domain, has no reaction."""
    show.lay(
        Side(hand=["servant-from-out-of-time"], play=["demon-lover"], domains=[["living-mummy"]]), Side(play=["ghost"])
    )
    show.answer("play core/servant-from-out-of-time")
    show.sees(discard(0), ["living-mummy"])
    show.sees(discard(1), [])
    show.offers(*LOVER_IDLE)


@shows("coc/rule/2.13-paying-costs/g")
def a_single_glimpse_is_not_offered_what_cannot_be_sacrificed(show: Show) -> None:
    """The opponent picks among the characters that can be sacrificed, and has to sacrifice one."""
    show.lay(
        Side(hand=["a-single-glimpse"], play=[PAUSE], domains=["yog-sothoth:4"]), Side(play=[SAINT, "g-men", "ghost"])
    )
    show.answer("play core/a-single-glimpse domain 1")
    show.offers("sacrifice core/g-men", "sacrifice core/ghost")
    show.answer("sacrifice core/ghost")
    show.sees(discard(1), ["ghost"])
    show.offers("pass", "use lab/pause")


@shows("coc/rule/2.30-counting-skill")
def monsters_of_both_players_do_not_count_their_skill_at_stories(show: Show) -> None:
    """With Professor Wilmarth in play, Monsters have their skill, but it is not compared at stories."""
    show.lay(
        Side(play=[WILMARTH, there("ghost"), there("bag-man")]),
        Side(play=[there("cannibal-ghast"), there("patsy")]),
        stories=[BARE],
        step="stories resolve",
    )
    show.sees(entries("skill compared"), [(BARE, 0, 2, 1)])
    show.sees(skill("cannibal-ghast"), 4)
    show.sees(tokens(), [1, 0])


@shows("coc/example/2.37-carl-stanford-khopesh")
def carl_stanford_cannot_be_chosen_for_a_wound(show: Show) -> None:
    """With Carl Stanford as the only character, what wounds a chosen character is not offered."""
    show.lay(Side(play=[GUN, CARL, PAUSE]))
    show.offers(*IDLE)


@shows("coc/example/2.37-catastrophic-explosion")
def carl_stanford_is_passed_over_where_all_are_wounded(show: Show) -> None:
    """All characters are wounded but the Invulnerable Carl Stanford."""
    show.lay(Side(hand=[BLAST], play=[CARL, PAWN, PAUSE]), Side(play=[PAWN]))
    show.answer(f"play {BLAST}")
    show.sees(in_play(0), [CARL, PAUSE])
    show.sees(in_play(1), [])


@shows("coc/example/2.3-deep-one-rising", "coc/errata/arkham-premium-starter/m4-deep-one-rising")
def deep_one_rising_destroys_nobody_where_there_is_no_target_or_it_was_not_played(show: Show) -> None:
    """Deep One Rising does nothing without a legal target, nor when it is put into play instead of played."""
    show.lay(Side(hand=[RISING], play=[PAUSE], domains=["cthulhu:4"]), Side(play=[FISH, ELDER]))
    show.answer(f"play {RISING} domain 1")
    show.sees(in_play(1), [FISH, ELDER])
    show.offers(*IDLE)
    show.lay(Side(hand=[RISING, FROM_HAND], play=[PAUSE]), Side(play=[OAF]))
    show.answer(f"play {FROM_HAND}")
    show.sees(in_play(0), [PAUSE, RISING])
    show.sees(in_play(1), [OAF])
    show.sees(hand(0), [])
    show.offers(*IDLE)


@shows("coc/example/2.13-dimensional-rift")
def dimensional_rift_stays_paid_for_when_it_is_cancelled(show: Show) -> None:
    """The cancelled Dimensional Rift stays sacrificed and its domain drained."""
    show.lay(Side(play=[RIFT, PAUSE, FIGHTER], domains=["agency:3"]), Side(play=[VETO]))
    show.answer(f"use {RIFT} domain 1")
    show.offers("pass", f"use {VETO}")
    show.answer(f"use {VETO}")
    show.sees(discard(0), [RIFT])
    show.sees(drained(), [True])
    show.sees(in_play(0), [PAUSE, FIGHTER])
    show.sees(in_play(1), [VETO])
    show.offers(*IDLE)


@shows("coc/example/2.1-shadow-company")
def shadow_company_counts_hasturs_characters_and_without_its_text_has_no_skill(show: Show) -> None:
    """Shadow Company has skill for the Hastur characters of its side, and none when it is blank."""
    show.lay(Side(play=[COMPANY, COMPANY, PAUSE], hand=[AZATHOTH], domains=["cthulhu:1"]), Side(play=[COMPANY]))
    show.sees(skill(COMPANY), 2)
    show.answer(f"play {AZATHOTH} domain 1")
    show.answer(f"attach {COMPANY}")
    show.sees(skill(COMPANY), 0)
    show.sees(skill(COMPANY, 2), 2)


@shows("coc/rule/2.9-limit/b")
def one_limit_for_both_and_one_offer_however_many_lie_on_it(show: Show) -> None:
    """The card lent by One-in-All is offered once, and when it has been used nobody may use it again."""
    show.lay(Side(play=[At(KEY, on=WELL), At(KEY, on=WELL), PAUSE]), Side(play=[WELL, PAUSE]))
    show.offers("pass", f"use {WELL}", f"use {PAUSE}")
    show.answer(f"use {WELL}")
    show.asked(1, "action")
    show.offers("pass", f"use {PAUSE}#2")
    show.answer("pass")
    show.asked(0, "action")
    show.offers("pass", f"use {PAUSE}")


@shows("coc/rule/2.33-attachments/c")
def bound_and_gagged_stays_on_a_character_that_grows(show: Show) -> None:
    """Bound and Gagged stays attached to a character whose skill has become too high for it."""
    show.lay(Side(hand=[TONIC], play=[PAUSE, At(GAG, on=PAWN)]), Side(play=[PAWN, CROOK]))
    show.answer(f"play {TONIC}", f"choose {PAWN}")
    show.sees(skill(PAWN), 4)
    show.sees(in_play(0), [PAUSE, GAG])
