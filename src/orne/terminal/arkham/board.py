"""The board of Arkham Horror, a hundred columns wide: what lies where, and every investigator with all numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from orne.arkham.facts import SKILLS, CardFacts, load
from orne.arkham.scenario import scenario
from orne.table.arkham.labels import first_name
from orne.terminal.arkham.style import CLASSES, LETTERS, icons
from orne.terminal.screen import WIDTH
from orne.terminal.style import columns, fit

TITLE, SHORT_TITLE = 26, 23
WIDE, NARROW = 96, 79
"""Below the first, cards in hand are shown without their type; below the second they stand in one column."""
Part = Mapping[str, Any]


class Board:
    """Draws the game for those at the keyboard: ``views`` has the view of each of their seats."""

    def __init__(self, views: Mapping[int, Part], width: int = WIDTH) -> None:
        self.views = views
        self.width = width
        self.view = next(iter(views.values()))
        self.facts = load()
        self.names = [first_name(self.facts[each["card"]].title) for each in self.view["investigators"]]

    def render(self) -> RenderableType:
        """The whole board."""
        parts: list[RenderableType] = [self._heading(), self._stages(), *self._locations()]
        for seat in range(len(self.view["investigators"])):
            parts.extend(self._investigator(seat))
        return Group(*parts)

    def _heading(self) -> Text:
        view = self.view
        text = Text.assemble((f" Round {view['round']} ", "bold reverse"), "  ", (view["phase"].capitalize(), "bold"))
        if view["active"] >= 0:
            text.append(f"  {self.names[view['active']]}’s turn", "italic")
        if len(self.names) > 1:
            text.append(f"  lead {self.names[view['lead']]}", "dim")
        text.append(f"   {scenario(view['scenario']).title}, {view['difficulty']}", "dim")
        text.append(f"  encounter deck {view['encounter_deck']}", "dim")
        victory = sum(self.facts[card].victory for card in view["victory"])
        if view["victory"]:
            text.append(f"  victory {victory}", "bright_yellow")
        return text

    def _stages(self) -> Text:
        """Agenda and act with doom and clues."""
        view = self.view
        text = Text()
        agenda, act = view["agenda"], view["act"]
        if agenda is not None:
            needed = f" of {agenda['needed']}" if agenda["needed"] is not None else ""
            facts = self.facts[agenda["card"]]
            text.append("Agenda ", "dim").append(f"{facts.stage or ''} {facts.title}", "bold red")
            text.append(f"  doom {view['doom']}{needed}   ", "red")
        if act is not None:
            facts = self.facts[act["card"]]
            held = sum(each["clues"] for each in view["investigators"])
            text.append("Act ", "dim").append(f"{facts.stage or ''} {facts.title}", "bold cyan")
            if act["needed"] is not None:
                text.append(f"  clues {held} of {act['needed']}", "cyan")
            if act["clues"]:
                text.append(f"  {act['clues']} on it", "cyan")
        return text

    # ---- locations and enemies

    def _locations(self) -> list[RenderableType]:
        """The locations in two columns, each with who and what is there."""
        titles = {place["ref"]: self._place_title(place) for place in self.view["locations"]}
        blocks: list[RenderableType] = [self._location(place, titles) for place in self.view["locations"]]
        return [columns(blocks, 2)] if blocks else []

    def _place_title(self, place: Part) -> str:
        number = str(place["ref"]).partition("#")[2]
        return f"{place['title']}{f' #{number}' if number else ''}"

    def _location(self, place: Part, titles: Mapping[str, str]) -> Text:
        style = "bold bright_white" if place["revealed"] else "dim"
        text = Text.assemble(("◆ " if place["revealed"] else "◇ ", "dim"), (titles[place["ref"]], style))
        if place["revealed"]:
            text.append(f"  shroud {place['shroud']}", "dim")
            text.append(f"  clues {place['clues']}", "cyan" if place["clues"] else "dim")
        else:
            text.append("  not revealed", "dim")
        if place["doom"]:
            text.append(f"  doom {place['doom']}", "red")
        if place["connections"]:
            text.append("  → " + ", ".join(titles.get(ref, ref) for ref in place["connections"]), "dim")
        here = [
            self.names[seat] for seat, each in enumerate(self.view["investigators"]) if each["location"] == place["ref"]
        ]
        if here:
            text.append("\n   ").append(", ".join(here), "bold green")
        if place["attached"]:
            text.append("\n   └ ").append(", ".join(self.facts[card].title for card in place["attached"]), "magenta")
        if place["here"]:
            text.append("\n   ").append(", ".join(self._by_ref(ref) for ref in place["here"]), "magenta")
        for enemy in self.view["enemies"]:
            if enemy["location"] == place["ref"]:
                text.append("\n   ").append(self._enemy(enemy))
        return text

    def _by_ref(self, ref: str) -> str:
        """The title of a card that lies at a location, by what an option's key calls it."""
        name, _, number = ref.partition("#")
        return f"{self.facts[name].title}{f' #{number}' if number else ''}"

    def _enemy(self, enemy: Part) -> Text:
        number = str(enemy["ref"]).partition("#")[2]
        title = f"{self.facts[enemy['card']].title}{f' #{number}' if number else ''}"
        damage, horror = enemy["attack"]
        text = Text.assemble((title, "red" if enemy["exhausted"] else "bold red"))
        text.append(f" {enemy['fight']}/{enemy['health'] - enemy['damage']}/{enemy['evade']}", "bold")
        text.append(f" hits {damage}d {horror}h", "dim")
        if enemy["doom"]:
            text.append(f" doom {enemy['doom']}", "red")
        if enemy["exhausted"]:
            text.append(" exhausted", "bright_black")
        elif enemy["engaged"] is not None:
            text.append(f" on {self.names[enemy['engaged']]}", "red")
        return text

    # ---- investigators

    def _investigator(self, seat: int) -> list[RenderableType]:
        """One investigator: numbers, then assets, threat area and hand."""
        each = self.view["investigators"][seat]
        facts = self.facts[each["card"]]
        colour = CLASSES.get(facts.class_, "white")
        skills = " ".join(f"{letter}{each['skills'][name]}" for letter, name in zip(LETTERS, SKILLS, strict=False))
        text = Text.assemble((f" {facts.title} ", f"bold reverse {colour}"), "  ", (skills, "bold"))
        if each["gone"]:
            text.append(f"   {each['gone']}", "bold red")
            return [text]
        text.append(f"  health {each['health'] - each['damage']}/{each['health']}", "red")
        text.append(f"  sanity {each['sanity'] - each['horror']}/{each['sanity']}", "bright_blue")
        text.append(f"  resources {each['resources']}", "yellow").append(f"  clues {each['clues']}", "cyan")
        limits = [f" ({extra['only']})" if extra["only"] else "" for extra in each["additional_actions"]]
        more = "".join(f" +1{only}" for only in limits)
        text.append(f"  actions {each['actions']}{more}", "bold")
        text.append(f"  deck {each['deck']}", "dim")
        parts: list[RenderableType] = [text]
        if each["play"]:
            parts.append(self._cards("in play", each["play"]))
        foes = [enemy for enemy in self.view["enemies"] if enemy["engaged"] == seat]
        if each["threat"] or foes:
            line = self._cards("threat ", each["threat"])
            for enemy in foes:
                line.append(" · " if line.plain.strip() != "threat" else " ").append(self._enemy(enemy))
            parts.append(line)
        if seat not in self.views:
            parts.append(Text(f"   {len(each['hand'])} cards in hand", "dim"))
        else:
            hand = self.views[seat]["investigators"][seat]["hand"]
            if hand:
                cards = [hand_line(self.facts[c], n, short=self.width < WIDE) for c, n in Counter(hand).items()]
                parts.append(columns(cards, 2 if self.width >= NARROW else 1))
        return parts

    def _cards(self, what: str, cards: Sequence[Part]) -> Text:
        """Cards in one line."""
        line = Text(f"   {what}", "dim")
        for number, card in enumerate(cards):
            line.append(" · " if number else " ").append(self._asset(card))
        return line

    def _asset(self, card: Part) -> Text:
        facts = self.facts[card["card"]]
        text = Text(facts.title, CLASSES.get(facts.class_, "white"))
        notes: list[str] = []
        if facts.uses or card["tokens"]:
            notes.append(f"{card['tokens']} {facts.uses[0] if facts.uses else 'tokens'}")
        if facts.health is not None and card["damage"]:
            notes.append(f"damage {card['damage']}/{facts.health}")
        if facts.sanity is not None and card["horror"]:
            notes.append(f"horror {card['horror']}/{facts.sanity}")
        notes += [f"{word} {card[word]}" for word in ("clues", "doom") if card[word]]
        notes += [f"{card['slot']} slot"] if card["slot"] else []
        notes += ["exhausted"] if card["exhausted"] else []
        return text.append(f" ({', '.join(notes)})", "dim") if notes else text


def hand_line(facts: CardFacts, copies: int = 1, *, short: bool = False) -> Text:
    """A card in hand in one line: cost, title, icons, and what it is unless the line must be short."""
    cost = "–" if facts.cost is None else str(facts.cost)
    title = fit(facts.title, SHORT_TITLE if short else TITLE)
    text = Text.assemble(f"   {cost:>2} ", (title, f"bold {CLASSES.get(facts.class_, 'white')}"), f" {icons(facts):<4}")
    if not short:
        text.append(f" {facts.type}", "dim italic")
    return text.append(f" ×{copies}", "bold") if copies > 1 else text
