"""Targets: designated as something is initiated, looked at again before it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.rules import claims
from orne.coc.selector import exists, legal_targets, next_target_refusal
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Choose, Use
    from orne.coc.table import CocTable


def refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why there are too few legal targets (coc/rule/1.9-choosing-targets/b and d)."""
    choices: tuple[Choose, ...] = use.ability.choose
    if not choices:
        return None
    immunities = g.state.catalogue.has_immunity and g.index.immune
    for choose in choices:
        least = 1 if choose.up_to or choose.count == 1 else choose.number(g, use)
        if _untargeted(g, choose) or _may_lack(g, use, choose):
            continue
        if least < 1:
            return Refusal("coc/faq/no-if-able-must-resolve-whole", "there is nothing to choose: {.text}", choose)
        if not exists(g, use, choose.what, least) or (immunities and len(legal_targets(g, use, choose.what)) < least):
            return _too_few(g, use, choose, least)
    return None


def _too_few(g: CocTable, use: Use, choose: Choose, least: int) -> Refusal:
    """Say how many legal targets a choice lacks."""
    if least == 1:
        return Refusal("coc/rule/1.9-choosing-targets/b", "there is no legal target: {.text}", choose)
    there = len(legal_targets(g, use, choose.what))
    ruling = "coc/rule/1.9-choosing-targets/d"
    return Refusal(ruling, "there are {} legal targets of {}: {.text}", there, least, choose)


def choose(g: CocTable, use: Use, *, paid_for: bool = False) -> bool:
    """Designate all targets; a Forced Response without a legal one does nothing.

    Where a cost is yet to be paid, only what it leaves is a target (coc/faq/no-if-able-must-resolve-whole).
    """
    for index, choose in enumerate(use.ability.choose):
        if _untargeted(g, choose):
            use.targets.append([])
            continue
        picked = _pick(g, use, choose, index if paid_for else None)
        if picked is None and _may_lack(g, use, choose):
            picked = []
        if picked is None:
            return False
        use.targets.append([(uid, g.state.cards[uid].obj) for uid in picked])
    use.locked = True
    return True


def settle(g: CocTable, use: Use) -> None:
    """Forget targets that turned illegal before the effect resolves (coc/rule/1.9-choosing-targets/f).

    What is chosen without targeting is chosen now.
    """
    cards = g.state.cards
    for index, targets in enumerate(use.targets):
        if _untargeted(g, use.ability.choose[index]):
            picked = _pick(g, use, use.ability.choose[index], None) or ()
            use.targets[index] = [(uid, cards[uid].obj) for uid in picked]
            continue
        test = use.ability.choose[index].what.test
        use.targets[index] = [
            (uid, obj)
            for uid, obj in targets
            if cards[uid].obj == obj and test(g, use, uid) and not immunity.is_immune(g, uid, use, chosen=True)
        ]


def _untargeted(g: CocTable, choose: Choose) -> bool:
    """Whether a choice does not target: it is then made as the effect resolves (coc/rule/1.9-choosing-targets/a)."""
    return choose.worded_chosen and not g.rules.chosen_marks_targeting


def _may_lack(g: CocTable, use: Use, choose: Choose) -> bool:
    """Whether a choice may be left out, as there is nothing to choose."""
    return choose.may_lack is not None and choose.may_lack.test(g, use) and not exists(g, use, choose.what)


def _pick(g: CocTable, use: Use, choose: Choose, unpaid: int | None) -> list[int] | None:
    """Let the chooser take the targets of one choice; before it is paid for, those that the cost would leave."""
    legal = cards = legal_targets(g, use, choose.what)
    if unpaid is not None:
        cards = claims.left_by_cost(g, use, unpaid, legal)
    pays = [] if cards is legal else [uid for uid in legal if uid not in cards]
    count = choose.number(g, use)
    least = 1 if choose.up_to else count
    if len(cards) < least:
        return None
    picked: list[int] = []
    chooser = choose.chooser(g, use) if choose.chooser else 1 - use.seat if choose.opponent_chooses else use.seat

    def no(uid: int) -> Refusal | None:
        found = next_target_refusal(g, use, choose.what, picked, uid)
        if (
            found is not None and uid not in picked and chooser != use.seat
        ):  # "you" in the words of the choice is not who is asked
            words = "{} is not one of the cards that {} has you choose from"
            return Refusal(found.ruling, words, g.title(uid), g.title(use.holder))
        if found is None and uid in pays:
            words = "{} is needed to pay for {}"
            return Refusal("coc/faq/no-if-able-must-resolve-whole", words, g.title(uid), g.title(use.holder))
        return found

    while cards and len(picked) < count:
        picks = g.card_options(cards, "choose")
        if choose.up_to and picked:
            picks.append(Option(g, "done", value=-1))
        uid = g.decide(chooser, "choose", choose.prompt, picks, use.holder, no)
        if uid < 0:
            break
        picked.append(uid)
        cards.remove(uid)
    return picked
