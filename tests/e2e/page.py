"""Local mode as a process of its own, and its page in Chromium, used as a person uses it."""

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHROMIUM = shutil.which("chromium")
"""Debian's own."""
LONG = 60_000
"""Milliseconds after which what was pressed counts as lost."""
OPENINGS = 6
"""How often a list is opened within that time, as a repaint of the page may close it."""
QUIET = "simcordPreview.pendingAction === null && simcordPreview.awaitingRevision === null"
MESSAGE = "article.channel-message"
PRIVATE = "Only you can see this"
BUTTON = "button[data-control-key]:enabled"
CONTROL = ".component-button:enabled, .select-trigger:enabled"
OPTION = "[role=option]:visible"


class Local:
    """`rieles local` on a data folder."""

    def __init__(self, data: Path, people: int = 2, **environment: str) -> None:
        self.data, self.people = data, people
        self.environment = {**os.environ, **environment, "PYTHONUNBUFFERED": "1"}
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, before: Sequence[str] = ()) -> str:
        """The page's address, which is the one line on standard output.

        `before` is a command that starts what follows it.
        """
        with (self.data.parent / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(*before, sys.executable, "-m", "bot", "local", "--data", str(self.data)),
                *("--people", str(self.people)),
                env=self.environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        assert line.startswith("Rieles: http://127.0.0.1:"), line
        return line.removeprefix("Rieles: ").strip()

    async def stop(self, number: int = signal.SIGINT) -> None:
        """As Ctrl-C does."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)
            try:
                assert await asyncio.wait_for(self.process.wait(), 30) == 0
            except TimeoutError:
                self.process.kill()
                raise
        self.process = None

    @property
    def log(self) -> str:
        return (self.data.parent / "log").read_text()


@asynccontextmanager
async def chromium(width: int = 1280, height: int = 1000) -> AsyncIterator[Any]:
    """A page of a browser that nothing is left in."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            page = await browser.new_page(
                viewport={"width": width, "height": height}, bypass_csp=True
            )
            try:
                yield page
            except Exception as error:
                error.add_note(await page.locator("body").inner_text())
                raise
        finally:
            await browser.close()


class Person:
    """Somebody before the page; presses what is seen, once, and waits for what comes of it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.set_default_timeout(LONG)

    async def open(self, address: str) -> None:
        await self.page.goto("about:blank")
        await self.page.goto(address)
        await self.page.wait_for_function("window.simcordPreview?.ready")

    async def be(self, name: str) -> None:
        """Who looks: one device, several people."""
        await self.page.locator("#viewer-picker").select_option(label=name)
        await self._settled()

    async def slash(self, words: str) -> None:
        """A command without options."""
        await self.page.locator("#channel-composer-input").fill(words)
        await self.page.locator(".command-entry", has_text=words).first.click()
        await self.page.locator("#send-message").click()
        await self._settled()

    # What is seen
    @property
    def table(self) -> Any:
        """The newest message that everybody sees."""
        return self.page.locator(MESSAGE).filter(has_not_text=PRIVATE).last

    @property
    def panel(self) -> Any:
        """The newest message that this person alone sees."""
        return self.page.locator(MESSAGE, has_text=PRIVATE).last

    # What is done
    async def press(self, label: str, where: Any) -> None:
        await where.locator(BUTTON, has_text=label).first.click()
        await self._settled()

    async def choose(self, menu: str, option: str, where: Any) -> None:
        """In the list that is called so."""
        trigger = where.locator(".select-trigger", has_text=menu).first
        await self._choose(trigger, self.page.locator(OPTION, has_text=option).first)

    async def press_offer(self, offer: "Offer", number: int) -> None:
        """A button; or of a list the option at this place."""
        control = self.page.locator(f'button[data-control-key="{offer.control}"]')
        if offer.is_list:
            await self._choose(control, self.page.locator(OPTION).nth(number))
        else:
            await control.click()
            await self._settled()

    async def _choose(self, trigger: Any, wanted: Any) -> None:
        """As a person does: a list that closed under their eyes is opened again."""
        from playwright.async_api import TimeoutError as TooLate

        for _ in range(OPENINGS):
            if not await wanted.is_visible():
                await trigger.click()
            try:
                await wanted.click(timeout=LONG / OPENINGS)
            except TooLate:
                continue
            await self._settled()
            return
        raise AssertionError((await trigger.inner_text(), await self.page.inner_text("body")))

    async def _settled(self) -> None:
        await self.page.wait_for_function(QUIET)


async def labels(where: Any) -> list[str]:
    """What can be pressed in a message, without emojis before the words."""
    return [one.strip().split("\n")[-1] for one in await where.locator(BUTTON).all_inner_texts()]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be pressed in a message."""

    words: str
    """Without an emoji before them; a picture's name where there are none."""
    control: str
    is_list: bool


async def offers(where: Any) -> list[Offer]:
    """From top to bottom."""
    seen = await where.locator(CONTROL).evaluate_all(
        """found => found.map(one => [
            one.querySelector(".button-label")?.textContent
                || one.getAttribute("aria-label")
                || one.querySelector("img")?.alt
                || one.textContent,
            one.dataset.controlKey,
            one.matches(".select-trigger"),
        ])"""
    )
    return [Offer(*one) for one in seen]
