"""A server, a browser and somebody who plays: things are found by role and name, as a screen reader has them."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Locator, Page, expect

from orne.web import BUILT

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), "")
"""The one without windows first: it draws the same page with two thirds of the work."""
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--in-process-gpu", "--disable-software-rasterizer",
    # All windows load the same page, and trust each other: one process draws them, which takes a quarter less time.
    "--renderer-process-limit=1", "--disable-site-isolation-trials",
    "--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess",
]  # fmt: skip
WIDE, MIDDLE, PHONE = (1440, 900), (1024, 768), (390, 844)
LYING = (844, 390)
"""A phone on its side."""
TWICE = (720, 450)
"""What is left of a wide window in which everything is enlarged to 200 %."""
AXE = BUILT.parent / "node_modules/axe-core/axe.min.js"
COC: dict[str, Any] = {
    "game": "coc",
    "seed": 3,
    "seats": [
        {"kind": "here", "name": "Anna", "deck": "starter-agency+miskatonic-a"},
        {"kind": "bot", "bot": "random", "deck": "starter-cthulhu+shub-niggurath-b"},
    ],
}
ARKHAM: dict[str, Any] = {
    "game": "arkham",
    "seed": 3,
    "scenario": "the-gathering",
    "seats": [{"kind": "here", "deck": "starter-roland"}],
}
PATIENCE = 60_000
"""Milliseconds: on a loaded machine everything comes late, and that is not a fault."""
CAN = re.compile(r"can be chosen")
ASKED = """
(button, most) => new Promise((done) => {
  const asked = () => !/^(Waiting|Sent)/.test(button.innerText);
  const end = (so) => { watch.disconnect(); clearTimeout(timer); done(so); };
  const watch = new MutationObserver(() => asked() && end(true));
  const timer = setTimeout(() => end(asked()), most);
  watch.observe(button, {childList: true, characterData: true, subtree: true});
  if (asked()) end(true);
})
"""
"""Waits at the large button until it no longer says that one must wait."""
OFFERED = """
(question) => new Promise((done) => {
  const found = () => {
    const options = question.querySelectorAll('li button:not(:disabled)').length;
    return options || question.querySelector('[data-primary]') ? options : null;
  };
  const look = () => { const count = found(); if (count !== null) { watch.disconnect(); done(count); } };
  const watch = new MutationObserver(look);
  watch.observe(question, {childList: true, attributes: true, subtree: true});
  look();
})
"""
"""Waits in the text view until options can be chosen, or the large button says that the game is over."""
LAID_OUT = """
() => new Promise((done) => {
  let frames = 4;
  const next = () => (frames-- ? requestAnimationFrame(next) : done());
  next();
})
"""
"""Waits until what watches the size of something has seen to it."""
WRONG = """
async () => {
  const slight = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const rules = Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }]));
  return (await axe.run(document, { resultTypes: ['violations'], rules })).violations;
}
"""
"""What is wrong on a page, by the rules that can find anything serious; to tell of all that is right, and to hold the
page against the other rules, takes twice as long."""


class Server:
    """``orne serve`` in a process of its own, so that it can be killed."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Serve where it served before, or where there is a place, and wait until it says that it does."""
        port = self.url.rpartition(":")[2] or "0"
        words = [
            "serve", "--local", "--port", port, "--store", str(self.store), "--tables-per-hour", "1000",
            "--messages", "200", "--sockets", "50",
        ]  # fmt: skip
        code = f"from orne.cli import main; main({words!r})"
        environment = os.environ | {"PYTHONPATH": "src"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, "The server does not begin."
        self.url = said.split()[-1].rstrip("/")

    def kill(self) -> None:
        """End it as a crash does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as it should end."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)

    def post(self, path: str, body: object) -> Any:
        """What the server answers to a request."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(self, wishes: dict[str, Any]) -> tuple[str, list[dict[str, Any]]]:
        """A new table, and the seats that are held here."""
        made = self.post("/api/tables", wishes)
        return made["id"], [seat for seat in made["seats"] if seat.get("secret")]


_resting: defaultdict[tuple[Browser, bool], list[Page]] = defaultdict(list)
"""Pages that nobody uses now, each in a context of its own, by their browser and whether they are touched."""
_scripts: defaultdict[Page, ExitStack] = defaultdict(ExitStack)
"""What runs before whatever a page loads, until its window is closed."""
BESIDE = (-9, -9)
"""Where a pointer lies on nothing."""
PLAIN: Mapping[str, Any] = {"reduced_motion": "reduce", "color_scheme": "light", "forced_colors": "none"}


@contextmanager
def window(browser: Browser, size: tuple[int, int] = WIDE, *, new: bool = False, **media: Any) -> Iterator[Page]:
    """A browser window that keeps nothing yet; whatever goes wrong on its page is a failure.

    Its page is used again when it is closed, with the code of Orne's page at hand, and what it goes to is there in two
    thirds of the work; a ``new`` one, with a cache that is empty and a history without steps, is for whoever looks at
    how a page arrives, stops its clock, stands between it and its socket, or changes its context.
    """
    touched = min(size) < 450
    resting = _resting[browser, touched]
    page = _page(browser, touched) if new or not resting else resting.pop()
    resize(page, size)
    page.emulate_media(**{**PLAIN, **media})
    beforehand(page, _once("localStorage.clear(); sessionStorage.clear();"))
    wrong: list[str] = []
    heard: dict[str, Callable[[Any], None]] = {
        "pageerror": lambda error: wrong.append(str(error)),
        "console": lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None,
        "request": lambda asked: wrong.append(asked.url) if "//127.0.0.1" not in asked.url else None,
    }
    for event, hear in heard.items():
        page.on(event, hear)  # type: ignore[call-overload]
    try:
        yield page
    except BaseException as error:
        error.add_note(_shown(page))
        page.context.close()
        raise
    if new:
        page.context.close()
    else:
        _rest(page, heard)
        resting.append(page)
    assert wrong == []


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a window another size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def through(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Give a window one size after the other, each of which is laid out when it is given."""
    for size in sizes:
        resize(page, size)
        page.evaluate(LAID_OUT)
        yield size


def _page(browser: Browser, touched: bool) -> Page:
    """A new page in a context of its own."""
    context = browser.new_context(has_touch=touched)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def _rest(page: Page, heard: Mapping[str, Callable[[Any], None]]) -> None:
    """Leave a page as blank as it was, but for what it has learned by heart."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.mouse.move(*BESIDE)
    page.goto("about:blank")
    page.unroute_all()
    for event, hear in heard.items():
        page.remove_listener(event, hear)
    _scripts.pop(page).close()


def beforehand(page: Page, script: str) -> None:
    """Let a script run before whatever the window loads."""
    _scripts[page].enter_context(page.add_init_script(script))


def _shown(page: Page) -> str:
    """What stands at the foot of a page, for whoever reads that a test failed on it."""
    if page.is_closed():
        return "The page was closed."
    asked = page.get_by_role("contentinfo")
    return "\n".join([f"The page asked, at {page.url}:", *(each.inner_text() for each in asked.all())])


def sit(page: Page, server: Server, table: str, seats: list[dict[str, Any]], view: str = "") -> None:
    """Go to a table, holding seats."""
    held = {table: [{"seat": seat["seat"], "secret": seat["secret"]} for seat in seats]}
    kept = {"orne.seats": held} | ({"orne.settings": {"textView": True}} if view == "text" else {})
    keep(page, kept)
    page.goto(f"{server.url}/t/{table}")


def keep(page: Page, kept: Mapping[str, object]) -> None:
    """Let the window hold something under some names before its next page is loaded, and not again after that."""
    script = f"""
        const kept = {json.dumps(kept)};
        for (const name in kept) localStorage.setItem(name, JSON.stringify(kept[name]));
    """
    beforehand(page, _once(script))


def _once(script: str) -> str:
    """A script that is run before the first page that a window loads, and not again."""
    once = uuid4().hex
    return f"""
        if (location.protocol === "http:" && !sessionStorage.getItem("{once}")) {{
            {script}
            sessionStorage.setItem("{once}", "done");
        }}
    """


class Player:
    """Plays at random, by what the page says can be chosen."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.bar = page.get_by_role("contentinfo")
        self.primary = self.bar.get_by_role("button").last
        self.lit = page.get_by_role("button", name=CAN)
        self.answers = 0

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.bar.get_by_role("heading").inner_text()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.primary.inner_text().startswith("Rematch")

    def ready(self) -> bool:
        """Whether the large button can be pressed."""
        return self.primary.get_attribute("aria-disabled") == "false"

    def choices(self) -> list[Locator]:
        """Buttons for what is not a card on the table."""
        inside = self.page.get_by_role("group", name="Choices").get_by_role("button").all()
        own = re.compile(r"Undo|Why not|Clear plan|^Back|Don’t ask")  # the last opens a sheet that lies over a phone
        in_bar = self.bar.get_by_role("group", name="Answers").get_by_role("button", disabled=False)
        return inside or in_bar.filter(has_not_text=own).all()

    def settled(self, most: float = PATIENCE) -> bool:
        """Wait until something is asked here or the game is over; whether that came."""
        return bool(self.primary.evaluate(ASKED, most))

    def turn(self, most: float = PATIENCE) -> None:
        """Answer once, or do one step of an answer, when something is asked."""
        if not self.settled(most) or self.over:
            return
        self.answers += 1
        self.page.mouse.move(0, 0)  # a card under the pointer lies over its neighbours in a full row
        wish = self.chance.random()
        if (ready := self.ready()) and wish < 0.35:
            self.primary.click()
        elif wish < 0.8 and (lit := self.lit.count()):
            self.lit.nth(self.chance.randrange(lit)).click(position={"x": 14, "y": 10})
        elif choices := self.choices():
            self.chance.choice(choices).click()
        elif lit := self.lit.count():
            self.lit.nth(self.chance.randrange(lit)).click(position={"x": 14, "y": 10})
        elif ready:
            self.primary.click()

    def play(self, most: int = 1500) -> None:
        """Play to the end."""
        expect(self.primary).to_be_visible()
        while not (self.settled() and self.over):
            assert self.answers < most, f"still asked: {self.prompt}"
            self.turn()


class Reader:
    """Plays in the text view, by the numbers of what is offered there."""

    def __init__(self, page: Page) -> None:
        self.question = page.get_by_role("region", name="Question")
        self.line = page.get_by_role("textbox", name="Answer")

    @property
    def heading(self) -> str:
        """What is asked."""
        return self.question.get_by_role("heading").inner_text()

    def offered(self) -> int:
        """How many options there are, once something is asked; none once the game is over."""
        return int(self.question.evaluate(OFFERED))

    def say(self, words: str) -> None:
        """Answer, once something is asked."""
        self.offered()
        self.line.fill(words)
        self.line.press("Enter")


def edges(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Whether two boxes do not overlap, but for a border."""
    return one[2] <= other[0] + 2 or other[2] <= one[0] + 2 or one[3] <= other[1] + 2 or other[3] <= one[1] + 2


def location(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name="Map").get_by_role("button", name=re.compile(f"^{title}"))


def serious(page: Page) -> list[str]:
    """What axe finds on a page that is serious or worse, each with the first place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(WRONG)
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found if each["impact"] in ("serious", "critical")]
