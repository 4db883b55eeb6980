"""The Syndicate, Core Set."""

from __future__ import annotations

from orne.coc.events import USE
from orne.coc.language import *

card = cards_of("core")


def _before_it_resolves(g: CocTable, use: Use, event: Event) -> bool:
    """Any triggered ability, but nothing that is itself a reaction to his own escape."""
    if use.me < 0 or event.source is None or not is_triggered_ability(event.source):
        return False
    source: Use | None = event.source
    while source is not None:
        if source.holder == use.holder and source.ability is use.ability:
            return False
        source = source.event.source if source.event is not None and source.event.kind == USE else None
    return True


card(
    "jack-brass-brady",
    disrupt(Trigger(USE, _before_it_resolves, "before a triggered ability resolves"), return_to_hand(ITSELF)),
)

card(
    "richard-upton-pickman",
    action(Then(GainAbilitiesOf(IT), Lasting(Blanks(AFFECTED, printed=True), IT)), Choose(CHARACTER), cost=Pay(2)),
)

card("clover-club-bouncer", action(gain(skill=-1), Choose(CHARACTER), cost=ExhaustThis()))

card("clover-club-torch-singer", action(gain(skill=-2), Choose(CHARACTER), cost=Pay(1)))

card("syndicate-liaison", forced(THIS_ENTERS_PLAY, exhaust(), Choose(CHARACTER & IS_READY)))

card("hard-case", response(THIS_ENTERS_PLAY, exhaust(), Choose(CHARACTER & cost_at_most(YOUR_DOMAINS))))

card("patsy", action(DiscardSuccess(2, STORY & tokens_at_most(4)), cost=SacrificeThis()))

card(
    "extortionist",
    response(THIS_ENTERS_FROM_HAND_OVERPAID, exhaust(), Choose(CHARACTER & ~subtype("Ancient One"))),
)

card("freelance-photographer", action(ready(ITSELF), cost=Pay(1)))

card("dutch-courage", Gives(CHARACTER & YOURS, "toughness", 1))

card("cathouse", response(overpays(for_ability=True), ready(), Choose(CHARACTER)))

card("alhazred-lamp", AttachTo(CHARACTER), *(Gives(HOST, icon, 1) for icon in STRUGGLES))

card("like-a-moth", action(Lasting(SkillIs(AFFECTED, 0, printed=True), IT), Choose(CHARACTER)))

card("panic", action(exhaust(everything(CHARACTER & SKILL_BELOW_X))))

card("get-on-yer-feet", action(Also(ready(), IfOverpaid(gain(skill=3))), Choose(CHARACTER)))

card(
    "low-blow",
    action(
        by_case((IS_READY, exhaust), (IS_EXHAUSTED, go_insane)), Choose(CHARACTER & where(IS_EXHAUSTED, CAN_GO_INSANE))
    ),
)

card(
    "legacy-of-ramses",
    action(Then(ready(), MayPay(DrainOwn(), keep_this())), Choose(CHARACTER & IS_EXHAUSTED)),
)
