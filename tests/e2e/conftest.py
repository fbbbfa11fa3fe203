"""A server, a browser and devices for the tests that look at real pages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browser as chromium
import pytest
from playwright.sync_api import Browser, BrowserType, Playwright, expect, sync_playwright

from e2e.devices import Devices
from support.background import Background

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    if not any(here in item.path.parents for item in items) or chromium.find() is not None:
        return
    for item in items:
        if here in item.path.parents and "devices" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=chromium.MISSING))


# The plugin's own fixtures last for the whole session, and hold an event loop open all that time:
# the other tests of the same worker could not run theirs. A module is long enough.


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="module")
def launch_browser(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> Callable[..., Browser]:
    def launch(**more: Any) -> Browser:
        return browser_type.launch(
            executable_path=chromium.find(),
            args=list(chromium.ARGUMENTS),
            **{**browser_type_launch_args, **more},
        )

    return launch


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    opened = launch_browser()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    """Nothing by default: each device says what it is."""
    return {}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    house = Background(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()


@pytest.fixture
def house(shared_house: Background) -> Background:
    """A server that many tests share: each has its own tables."""
    return shared_house


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
