"""Fixtures for browser tests: a server, a browser and devices."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browser as chromium
import pytest
from playwright.sync_api import Browser, BrowserType, Playwright, expect, sync_playwright

from e2e.devices import PATIENCE, Devices
from support.background import Background

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    if not any(here in item.path.parents for item in items) or chromium.find() is not None:
        return
    for item in items:
        if here in item.path.parents and "devices" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=chromium.MISSING))


# A browser is started once for all the tests of a worker. Playwright runs an event loop in their
# thread all that time; it is laid aside after each test, so that tests without a page can run
# loops of their own.
LOOPS: list[asyncio.AbstractEventLoop] = []


def take_up_the_loop() -> None:
    asyncio._set_running_loop(LOOPS[-1] if LOOPS else None)


def lay_the_loop_aside() -> None:
    asyncio._set_running_loop(None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    take_up_the_loop()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    try:
        yield
    finally:
        lay_the_loop_aside()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        LOOPS.append(asyncio.get_running_loop())
        yield running
        take_up_the_loop()
        LOOPS.clear()
    lay_the_loop_aside()


@pytest.fixture(scope="session")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="session")
def launch_browser(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> Iterator[Callable[..., Browser]]:
    """They are closed at the end of the session."""
    opened: list[Browser] = []

    def launch(**more: Any) -> Browser:
        found = browser_type.launch(
            executable_path=chromium.find(),
            args=list(chromium.ARGUMENTS),
            **{**browser_type_launch_args, **more},
        )
        opened.append(found)
        return found

    yield launch
    take_up_the_loop()
    for one in opened:
        one.close()


@pytest.fixture(scope="session")
def browser(launch_browser: Callable[..., Browser]) -> Browser:
    return launch_browser()


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """Nothing by default: each device says what it is."""
    return {}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    house = Background(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()


@pytest.fixture
def house(shared_house: Background) -> Iterator[Background]:
    """A server that many tests share: each has its own tables, and its people go home."""
    yield shared_house
    shared_house.send_home()


@pytest.fixture
def devices(house: Background, new_context: Callable[..., Any]) -> Iterator[Devices]:
    opened = Devices(house, new_context)
    yield opened
    assert opened.faults == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Background]:
    """A server for a test that stops it, or moves its time."""
    house = Background(tmp_path).open()
    yield house
    house.close()


@pytest.fixture
def still_house(own_house: Background) -> Background:
    """One whose time goes by only when the test says so: the hands of a busy machine are slow."""
    own_house.stop_time()
    return own_house


@pytest.fixture
def own_devices(own_house: Background, new_context: Callable[..., Any]) -> Iterator[Devices]:
    opened = Devices(own_house, new_context)
    yield opened
    assert opened.faults == []
