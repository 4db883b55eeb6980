"""The Mystic cards of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import (
    EVADE,
    Committed,
    Condition,
    Effect,
    ExtraSlots,
    Gives,
    Rule,
    Use,
    action,
    event,
    forced,
    free,
    reaction,
)
from orne.arkham.cards.registry import card
from orne.arkham.facts import INTELLECT, WILLPOWER
from orne.arkham.language.effects import (
    ENGAGED,
    FIGHTS,
    NOT_ELITE,
    THIS_ENTERS_PLAY,
    Exhaust,
    Resources,
    TakeHorror,
    UseUp,
    after,
    boost,
    effect,
    enemies_here,
    enemy_refusal,
    engaged_enemies,
    fight_with,
    if_revealed,
    last,
    testing,
    when,
    you,
)
from orne.arkham.rules import acting, clues, damage, drawing, enemies
from orne.arkham.rules.chaos import BAD_SYMBOLS
from orne.arkham.rules.moving import spend_uses
from orne.arkham.rules.skill_test import ONE_TOKEN, Revealing, SkillTest
from orne.arkham.rules.timing import cancel
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.table import ArkhamTable

# ---- talents and charms


@effect
def draw_on_secrets(g: ArkhamTable, use: Use) -> None:
    """Turn one of its secrets into a resource of yours."""
    if g.state.cards[use.holder].tokens:
        acting.gain_resources(g, use.seat, 1)
        spend_uses(g, use.holder, 1)


card(
    "core/forbidden-knowledge",
    Rule("discarded when empty", True, "without secrets it is discarded"),
    free(
        draw_on_secrets,
        Exhaust(),
        TakeHorror(1),
        possible=Condition(lambda g, use: g.state.cards[use.holder].tokens > 0, "it has a secret"),
    ),
)
card("core/holy-rosary", Gives(you, WILLPOWER, 1))
card(
    "core/arcane-studies",
    free(boost(WILLPOWER), Resources(1), during=testing(WILLPOWER)),
    free(boost(INTELLECT), Resources(1), during=testing(INTELLECT)),
)


@effect
def heal_horror(g: ArkhamTable, use: Use) -> None:
    """Heal 1 of your horror."""
    damage.heal(g, g.state.investigators[use.seat], horror=1)


card("core/fearless", Committed(heal_horror))

# ---- spells for fighting and evading

EVADES = {
    "word": EVADE,
    "possible": Condition(lambda g, use: bool(engaged_enemies(g, use)), "an enemy is engaged with you"),
}


def take_horror(g: ArkhamTable, use: Use, test: SkillTest) -> None:
    """What Shrivelling does to its caster."""
    damage.deal(g, use.seat, 0, 1, source=use)


card(
    "core/shrivelling",
    action(
        fight_with(
            extra=1,
            skill=WILLPOWER,
            prepare=if_revealed(BAD_SYMBOLS, take_horror),
            words="1 horror for you when a symbol other than the elder sign is revealed",
        ),
        UseUp("charges"),
        **FIGHTS,
    ),
)


def blinding_light(hurt: int, horror: int) -> Effect:
    """An evasion by willpower that hurts the enemy; symbols cost an action, and perhaps horror."""

    def backlash(g: ArkhamTable, use: Use, test: SkillTest) -> None:
        acting.lose_action(g, use.seat)
        damage.deal(g, use.seat, 0, horror, source=use)

    def do(g: ArkhamTable, use: Use) -> None:
        targets = engaged_enemies(g, use)
        if not targets:
            g.note("no effect", use.holder, seat=use.seat)
            return
        target = g.choose_card(
            use.seat, "Whom do you evade?", targets, "evade", use.holder, enemy_refusal(g, use, ENGAGED)
        )

        def succeed(g: ArkhamTable, test: SkillTest) -> None:
            enemies.evaded(g, target, use.seat, use)
            damage.damage_enemy(g, target, hurt, use.seat, use)

        def prepare(test: SkillTest) -> None:
            test.on_success = [("evade", succeed)]
            if_revealed(BAD_SYMBOLS, backlash)(g, use, test)

        acting.evade(g, use.seat, target, source=use, skill=WILLPOWER, prepare=prepare)

    price = "an action of this turn" + (f" and {horror} horror" if horror else "")
    return Effect(
        f"evade with willpower instead of agility, and deal {hurt} damage to the enemy you evade; "
        f"a symbol other than the elder sign costs you {price}",
        do,
    )


card("core/blinding-light", event(blinding_light(1, 0), **EVADES))
card("core/blinding-light-2", event(blinding_light(2, 1), **EVADES))

# ---- the decks


def decks_to_look_at(g: ArkhamTable, use: Use) -> list[Option]:
    """The decks that have cards: the investigators', and the encounter deck."""
    found = [
        Option(g, "look", (g.state.investigators[seat],), "", g.state.deck[seat])
        for seat in g.players()
        if g.state.deck[seat]
    ]
    if g.state.encounter_deck:
        found.append(Option(g, "look", note="encounter deck", value=g.state.encounter_deck))
    return found


@effect
def scry(g: ArkhamTable, use: Use) -> None:
    """Look at the 3 uppermost cards of any investigator's deck or of the encounter deck; put them back as you like."""
    decks = decks_to_look_at(g, use)
    if not decks:
        return
    deck: list[int] = g.decide(use.seat, "look", "Which deck do you look at?", decks, use.holder)
    looked = list(reversed(deck[-3:]))
    for uid in looked:
        card = g.state.edit(uid)
        # Whoever had looked at them before does not know their order any more.
        card.known = card.known | 1 << use.seat if len(looked) == 1 else 1 << use.seat
    g.note("looked", -1, use.holder, use.seat, after=len(looked))
    order: list[int] = []
    while looked:
        prompt = "Which card is on top?" if not order else "Which card comes next?"
        uid = g.choose_card(use.seat, prompt, looked, "put", use.holder)
        looked.remove(uid)
        order.append(uid)
    deck[-len(order) :] = reversed(order)


card(
    "core/scrying",
    action(
        scry,
        Exhaust(),
        UseUp("charges"),
        possible=Condition(lambda g, use: bool(decks_to_look_at(g, use)), "there is a deck to look at"),
    ),
)


@effect
def doom_on_this(g: ArkhamTable, use: Use) -> None:
    """Put 1 doom on it."""
    clues.place_doom(g, use.holder, 1, use)


@effect
def seek_spell(g: ArkhamTable, use: Use) -> None:
    """Search the three uppermost cards of your deck for a Spell, draw it, and shuffle."""
    drawing.search(
        g,
        use.seat,
        drawing.top_cards(g, use.seat, 3),
        lambda uid: values.has_trait(g, uid, "Spell"),
        "Which Spell do you draw?",
    )


card(
    "core/arcane-initiate",
    forced(THIS_ENTERS_PLAY, doom_on_this),
    free(
        seek_spell,
        Exhaust(),
        possible=Condition(lambda g, use: bool(g.state.deck[use.seat]), "your deck has cards"),
    ),
)


def encounter_cards_left(g: ArkhamTable, use: Use) -> bool:
    """Whether an encounter card can be drawn at all."""
    return bool(g.state.encounter_deck or g.state.encounter_discard)


@effect
def court_danger(g: ArkhamTable, use: Use) -> None:
    """Draw the top encounter card, then discover 2 clues where you are by then."""
    if encounter_cards_left(g, use):
        drawing.draw_encounter(g, use.seat)
        if not g.state.gone[use.seat]:
            clues.discover(g, use.seat, 2, source=use)


card(
    "core/drawn-to-the-flame",
    event(court_danger, possible=Condition(encounter_cards_left, "there are encounter cards")),
)


def your_treachery(g: ArkhamTable, use: Use, event: Event) -> bool:
    """A treachery drawn by this investigator that is no weakness."""
    drawn = g.kind(event.subject).facts
    return event.seat == use.seat and drawn.type == "treachery" and drawn.weakness is None


@effect
def ward(g: ArkhamTable, use: Use) -> None:
    """Cancel its revelation, then take 1 horror."""
    if use.event is not None:
        cancel(g, use.event, use.holder)
        damage.deal(g, use.seat, 0, 1, source=use)


card(
    "core/ward-of-protection",
    event(ward, trigger=when(events.REVELATION, your_treachery, "you draw a treachery that is no weakness")),
)

# ---- higher levels


def minds_here(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies at an investigator's location that are not Elite."""
    return [uid for uid in enemies_here(g, use) if not values.has_trait(g, uid, "Elite")]


@effect
def wipe_mind(g: ArkhamTable, use: Use) -> None:
    """Blank an enemy where you are that is not Elite: until the phase ends it has no printed text but its traits."""
    targets = minds_here(g, use)
    if targets:
        uid = g.choose_card(
            use.seat, "Whose text is blank?", targets, "blank", use.holder, enemy_refusal(g, use, NOT_ELITE)
        )
        last(g, "blank", True, "phase", use, (uid,))
        g.note("blank", uid, use.holder, use.seat)
        enemies.engage_ready(g)  # what kept it from engaging may have been in the text


card(
    "core/mind-wipe-1",
    event(
        wipe_mind,
        trigger=after(events.PHASE_BEGINS, lambda g, use, event: True, "a phase begins"),
        possible=Condition(lambda g, use: bool(minds_here(g, use)), "an enemy that is not Elite is at your location"),
    ),
)


def spells_with_charges(g: ArkhamTable, use: Use) -> list[int]:
    """The Spell assets of an investigator that use charges: no card takes uses of another kind (1.19)."""
    return [
        uid
        for uid in values.assets(g, use.seat)
        if values.has_trait(g, uid, "Spell") and (g.kind(uid).facts.uses or ("",))[0] == "charges"
    ]


@effect
def charge(g: ArkhamTable, use: Use) -> None:
    """Put 1 charge on a Spell asset you control."""
    targets = spells_with_charges(g, use)
    if targets:
        uid = g.choose_card(use.seat, "Which Spell gets a charge?", targets, "charge", use.holder)
        g.state.edit(uid).tokens += 1
        g.note("charged", uid, use.holder, use.seat)


card(
    "core/book-of-shadows-3",
    ExtraSlots("arcane", 1),
    action(
        charge,
        Exhaust(),
        possible=Condition(lambda g, use: bool(spells_with_charges(g, use)), "you have a Spell with charges"),
    ),
)


def first_token_of_yours(g: ArkhamTable, use: Use, event: Event) -> bool:
    """An investigator's own reveal that nobody has doubled yet."""
    return event.seat == use.seat and event.value == ONE_TOKEN


@effect
def reveal_two(g: ArkhamTable, use: Use) -> None:
    """Reveal two tokens instead, resolve one of them, and ignore the other."""
    if use.event is not None:
        use.event.value = Revealing(2)


card(
    "core/grotesque-statue-4",
    Rule("discarded when empty", True, "without charges it is discarded"),
    reaction(when(events.TOKEN_WOULD, first_token_of_yours, "you would reveal a token"), reveal_two, UseUp("charges")),
)
