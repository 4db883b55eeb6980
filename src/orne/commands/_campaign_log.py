"""The campaign log as ``orne campaign`` shows it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from orne.arkham.campaign import ACTIVE, Campaign, Member, title
from orne.arkham.facts import load
from orne.arkham.guide import ANYBODY
from orne.arkham.scenario import LOST, SURVIVED, WON, scenario
from orne.campaign.notes import in_words
from orne.decks.arkham.references import reference
from orne.terminal.style import console

RESULTS = {WON: "The investigators have won.", LOST: "The investigators have lost.", SURVIVED: "They have survived."}


def show(campaign: Campaign) -> None:
    """Show scenarios, notes, investigators and the bag."""
    out = console()
    out.print(Text.assemble((campaign.guide.title, "bold"), (f"  {campaign.difficulty}", "dim")))
    for done in campaign.finished:
        story = scenario(done["scenario"])
        told = story.resolutions().get(done["resolution"], "")
        how = "no resolution" if done["resolution"] == "none" else done["resolution"]
        out.print(Text.assemble(f"{story.title}: ", (how, "bold"), f". {told}"))
        interlude = campaign.guide.interludes.get(done["scenario"])
        if interlude is not None and (done is not campaign.finished[-1] or not campaign.result):
            out.print(Text.assemble(f"{interlude.title}: ", interlude.words))
    out.print(Text(_what_next(campaign), style="bold"))
    if campaign.notes:
        out.print(Text("\nCampaign notes", style="underline"))
        for note, value in campaign.notes.items():
            gone = note in campaign.crossed_out
            out.print(
                Text.assemble(
                    (in_words(campaign.guide, note, value), "strike" if gone else ""), " (crossed out)" if gone else ""
                )
            )
    if campaign.members:
        out.print(Text("\nInvestigators", style="underline"))
        out.print(_investigators(campaign))
    if not campaign.result:
        free = ", ".join(load()[card].title for card in campaign.unused()) or "nobody"
        out.print(Text.assemble(("\nStill available", "underline"), f" {free}"))
    counts = {token: campaign.bag.count(token) for token in dict.fromkeys(campaign.bag)}
    bag = ", ".join(token if number == 1 else f"{number}× {token}" for token, number in counts.items())
    out.print(Text.assemble(("\nChaos bag", "underline"), f" {bag}"))


def _what_next(campaign: Campaign) -> str:
    """What the players may do now."""
    if campaign.result:
        return RESULTS[campaign.result]
    if campaign.next_scenario is None:
        return "No scenario is left."
    coming = scenario(campaign.next_scenario).title
    if campaign.game is not None:
        return f"{coming} is under way."
    if bereft := campaign.bereft():
        names = " and ".join(member.player for member in bereft)
        return f"{coming} is next; {names} must take another investigator first (orne campaign join … --deck)."
    if campaign.story_assets:
        offers = " and ".join(f"{_who(able)} may take {title(card)}" for card, able in campaign.story_assets.items())
        return f"{coming} is next; {offers} into the deck (orne campaign take)."
    if not campaign.active():
        return f"{coming} is next, and nobody is here to play it (orne campaign join)."
    if any(member.experience for member in campaign.active()):
        return f"{coming} is next; experience can be spent before (orne campaign cards, buy, upgrade)."
    return f"{coming} is next."


def _who(able: list[str]) -> str:
    """Those who may take a story asset."""
    return "anybody" if ANYBODY in able else " or ".join(map(title, able))


def _investigators(campaign: Campaign) -> Table:
    """A line for each investigator."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("Player", "Investigator", "Physical", "Mental", "Experience", "Earned", ""):
        table.add_column(heading, justify="right" if heading in ("Physical", "Mental", "Experience") else "left")
    for member in campaign.members:
        table.add_row(*_row(member, campaign.bots.get(member.investigator, "")))
    return table


def _row(member: Member, bot: str) -> list[Text]:
    earned = ", ".join(reference(card) for card, copies in member.earned.items() for _ in range(copies))
    fate = bot and f"played by {bot}" if member.status == ACTIVE else member.status
    numbers = (member.physical, member.mental, member.experience)
    return [Text(each) for each in (member.player, member.name, *map(str, numbers), earned, fate)]
