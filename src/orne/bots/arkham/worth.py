"""What the texts of cards are worth to an investigator, read from their effects, for whoever has no time to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import REACTION, Ability, Chosen, Cost, Effect, Use
from orne.arkham.facts import COMBAT, INTELLECT
from orne.arkham.language.cards import DiscardCard, Draw, DrawEncounter, Search
from orne.arkham.language.costs import Discard, DiscardCards, Resources, SpendClues, TakeHorror
from orne.arkham.language.harming import Discover, GainClues, Harm, Heal, HealEither, PlaceClues, PlaceDoom, Take
from orne.arkham.language.joining import Also, Pays, Then
from orne.arkham.language.lasting import Until
from orne.arkham.language.moving import Evade, SlipAway
from orne.arkham.language.resources import Gain, UsesToResources
from orne.arkham.language.skill_tests import Investigate, Test, TestBonus
from orne.arkham.numbers import amount
from orne.arkham.passives import ExtraAction, Gives, SkillInstead
from orne.arkham.rules import cannot, playing
from orne.arkham.selector import open_candidates
from orne.arkham.state import PLAY
from orne.bots.arkham import chances
from orne.bots.arkham.evaluation import near_death

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable
    from orne.bots.arkham.outlook import Outlook

CARD, HELD = 2.2, 1.0
"""What a card that is drawn is worth, and one in hand to whoever gives it away."""
WANTED, SPARE = 2.2, 0.8
"""What a resource is worth to whoever has something to play with it, and to anybody else."""
SEARCH = 3.0
HEALED = 1.5
"""What a point of health or sanity more is worth besides being further from defeat."""
STRUCK = 2.0
"""What it is worth to be rid of an enemy at once, besides its end."""
ENCOUNTER = -9.0
DOOM = -10.0
RID = 8.0
"""What it is worth to be rid of a weakness."""
OF_NO_USE = -1.0
ASSET, ALLY, SKILL, TALENT, EXTRA_ACTION, EMPTY, USED = 3.5, 6.0, 1.5, 2.0, 5.0, 0.0, 4.0
"""What assets are worth in play: any, an ally, and more for what they add; those that are used up, and less."""
LOST_ASSET = 3.0


def of_use(look: Outlook, use: Use) -> float:
    """What it is worth to use an ability or to play an event now, its costs paid; an idle action is worth nothing."""
    g, ability = look.g, use.ability
    if ability is None:
        return OF_NO_USE
    worth = of_effect(look, use, ability.effect)
    if worth is None:
        return OF_NO_USE
    if use.is_played:
        if values.is_weakness(g, use.holder):
            return RID
        worth -= HELD + _resource(look) * playing.cost(g, look.seat, use.holder) * 0.7
    return worth - sum([_price(look, cost) for cost in ability.costs])


def of_asset(g: ArkhamTable, uid: int) -> float:
    """What an asset is worth in play, whatever it costs; less where it is used up or about to be lost."""
    kind = g.kind(uid)
    facts = kind.facts
    if facts.weakness is not None:
        return 0.0
    worth = ALLY if "ally" in facts.slots else ASSET
    for text in kind.constant:
        if isinstance(text, ExtraAction):
            worth += EXTRA_ACTION if not text.only else 0.0
        elif isinstance(text, Gives):
            worth += SKILL
    for ability in kind.triggered:
        if isinstance(ability.effect, TestBonus):
            worth += TALENT
            break
    card = g.state.cards[uid]
    if card.zone != PLAY:
        return worth
    if facts.uses and not card.tokens:
        return EMPTY
    return worth if kind.constant or any(not _answers_its_coming(each) for each in kind.triggered) else worth - USED


def _answers_its_coming(ability: Ability) -> bool:
    """Whether an ability was for the moment its card came into play."""
    return ability.trigger is not None and ability.trigger.kind == events.ENTERS_PLAY


def _price(look: Outlook, cost: Cost) -> float:
    """What a cost is worth to whoever pays it."""
    if isinstance(cost, Resources):
        return _resource(look) * cost.number * 0.6
    if isinstance(cost, DiscardCards):
        return HELD * cost.number
    if isinstance(cost, SpendClues):
        return look.clue / 2 * cost.number
    if isinstance(cost, Discard):
        return LOST_ASSET
    if isinstance(cost, TakeHorror):
        return _suffered(look, 0, cost.number) - _struck_by_horror(look)
    return 0.0


def of_effect(look: Outlook, use: Use, effect: Effect) -> float | None:
    """What an effect is worth; None where nothing is known of it."""
    g = look.g
    if isinstance(effect, Chosen):
        return _chosen(look, use, effect)
    if isinstance(effect, Then | Also):
        parts = [of_effect(look, use, each) for each in effect.effects]
        known = [each for each in parts if each is not None]
        return sum(known) if known else None
    if isinstance(effect, Gain):
        return amount(effect.number, g, use) * _resource(look)
    if isinstance(effect, UsesToResources):
        return _resource(look)
    if isinstance(effect, Draw):
        return CARD * amount(effect.number, g, use)
    if isinstance(effect, Search):
        return SEARCH
    if isinstance(effect, Discover):
        return _found(look, effect.number)
    if isinstance(effect, GainClues):
        return look.clue * min(effect.number, look.clues_missing)
    if isinstance(effect, PlaceClues):
        return 2.0 * look.clue
    if isinstance(effect, Harm):
        return _harm(look, effect.who.cards(g, use), amount(effect.damage, g, use), effect.horror)
    if isinstance(effect, Heal):
        return sum(_healed(look, uid, effect.damage, effect.horror) for uid in effect.who.cards(g, use))
    if isinstance(effect, HealEither):
        number = effect.number
        return sum(
            max(_healed(look, uid, number, 0), _healed(look, uid, 0, number)) for uid in effect.who.cards(g, use)
        )
    if isinstance(effect, Take):
        return -_suffered(look, amount(effect.damage, g, use), amount(effect.horror, g, use))
    if isinstance(effect, Evade):
        return sum(_evaded(look, uid) for uid in effect.who.cards(g, use))
    if isinstance(effect, SlipAway):
        return sum(0.8 * look.attack_cost(uid) for uid in look.engaged) - (0.0 if look.actions < 1 else 1.0)
    if isinstance(effect, DrawEncounter):
        return ENCOUNTER
    if isinstance(effect, PlaceDoom):
        return DOOM * amount(effect.number, g, use)
    if isinstance(effect, Pays):
        return -_price(look, effect.cost)
    if isinstance(effect, DiscardCard):
        return RID if g.state.cards[use.holder].threat == look.seat else None
    if isinstance(effect, Test):
        return _test(look, use, effect)
    if isinstance(effect, Investigate) and effect.effect is not None:
        gain = of_effect(look, use, effect.effect)
        shroud = values.shroud(g, look.here) + effect.shroud
        return None if gain is None else gain * chances.of_skill(g, look.seat, INTELLECT, shroud)
    if isinstance(effect, Until):
        return _skill_instead(look, effect)
    return None


def _chosen(look: Outlook, use: Use, effect: Chosen) -> float | None:
    """What an effect is worth with the best that it may choose."""
    cards = look.g.state.cards
    best: float | None = None
    if len(effect.choose) != 1:
        return None
    for uid in open_candidates(look.g, use, effect.choose[0].what):
        worth = of_effect(look, use.choosing(((uid, cards[uid].obj),)), effect.effect)
        if worth is not None and (best is None or worth > best):
            best = worth
    return best


def _test(look: Outlook, use: Use, test: Test) -> float | None:
    """What a test is worth by its results."""
    chance = max(chances.of_skill(look.g, look.seat, skill, test.difficulty) for skill in test.skills)
    good = None if test.success is None else of_effect(look, use, test.success)
    bad = None if test.fail is None else of_effect(look, use, test.fail)
    if good is None:
        return None
    return chance * good + (1.0 - chance) * (bad or 0.0)


def _resource(look: Outlook) -> float:
    """What a resource is worth now."""
    g = look.g
    left = g.state.resources[look.seat]
    for uid in g.state.hand[look.seat]:
        if (g.kind(uid).facts.cost or 0) > left and g.kind(uid).facts.type == "asset":
            return WANTED
    return SPARE if left < 6 else 0.3


def _found(look: Outlook, number: int) -> float:
    """What clues from this location are worth."""
    g = look.g
    if cannot.forbidder(g, "discover", look.uid) >= 0:
        return OF_NO_USE
    return look.clue * min(number, g.state.cards[look.here].clues, look.clues_missing)


def harmed(look: Outlook, uid: int, damage: int) -> float:
    """What it is worth to deal an enemy some damage without a test."""
    left = max(1, values.remaining_health(look.g, uid))
    worth = look.end_of(uid) * min(damage, left) / left
    return worth + STRUCK if damage >= left else worth


def _harm(look: Outlook, cards: list[int], damage: int, horror: int) -> float:
    """What it is worth to deal damage and horror to cards, investigators perhaps among them."""
    worth = 0.0
    for uid in cards:
        if values.is_enemy(look.g, uid):
            worth += harmed(look, uid, damage)
        elif uid == look.uid:
            worth -= _suffered(look, damage, horror)
        else:
            worth -= 3.0 * damage
    return worth


def _suffered(look: Outlook, damage: int, horror: int) -> float:
    """What damage and horror cost the investigator."""
    g = look.g
    health, sanity = values.remaining_health(g, look.uid), values.remaining_sanity(g, look.uid)
    nearer = near_death(health - damage) - near_death(health) + near_death(sanity - horror) - near_death(sanity)
    return 2.0 * damage + 2.0 * horror + nearer


def _healed(look: Outlook, uid: int, damage: int, horror: int) -> float:
    """What it is worth to heal an investigator."""
    g = look.g
    card = g.state.cards[uid]
    damage, horror = min(damage, card.damage), min(horror, card.horror)
    health, sanity = values.remaining_health(g, uid), values.remaining_sanity(g, uid)
    further = near_death(health) - near_death(health + damage) + near_death(sanity) - near_death(sanity + horror)
    return HEALED * (damage + horror) + further


def _evaded(look: Outlook, uid: int) -> float:
    """What it is worth to have evaded an enemy for certain."""
    return look.attack_cost(uid) if uid in look.engaged else 0.0


def _struck_by_horror(look: Outlook) -> float:
    """What it is worth to take horror: some investigators strike with it."""
    g = look.g
    for ability in g.kind(look.uid).triggered:
        trigger = ability.trigger
        if ability.kind == REACTION and trigger is not None and trigger.kind == events.DAMAGE:
            effect = ability.effect.effect if isinstance(ability.effect, Chosen) else ability.effect
            if isinstance(effect, Harm) and isinstance(effect.damage, int):
                here = values.enemies_at(g, look.here)
                return max((harmed(look, uid, effect.damage) for uid in here), default=0.0)
    return 0.0


def _skill_instead(look: Outlook, until: Until) -> float | None:
    """What it is worth to fight with another skill for a while: an enemy must be there, and time to fight it."""
    g = look.g
    here = values.enemies_at(g, look.here)
    for passive in until.passives:
        if isinstance(passive, SkillInstead) and COMBAT in passive.others:
            if not here or look.actions < 2:
                return OF_NO_USE
            uid = max(here, key=look.end_of)
            fight = values.fight(g, uid)
            more = chances.of_skill(g, look.seat, passive.skill, fight) - chances.of_skill(g, look.seat, COMBAT, fight)
            return more * look.end_of(uid) * look.actions / max(2, values.remaining_health(g, uid))
    return None
