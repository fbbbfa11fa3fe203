"""What watches over the browser tests is able to find something."""

import pytest

from e2e.devices import Devices, overflow, whispers
from e2e.test_axe import faults

ADD = "(html) => document.querySelector('main').insertAdjacentHTML('beforeend', html)"


@pytest.mark.parametrize(
    "script",
    [
        f"({ADD})('<p style=\"color: red\">x</p>')",
        f'({ADD})(\'<img src="https://example.org/x.png" alt="">\')',
        "void setTimeout(() => { throw new Error('oops'); })",
        "console.error('oops')",
    ],
)
def test_a_fault_of_a_page_is_remembered(devices: Devices, script: str) -> None:
    page = devices.open("/")
    assert devices.faults == []
    with page.expect_event("console") if "throw" not in script else page.expect_event("pageerror"):
        page.evaluate(f"() => {{ {script} }}")
    assert devices.faults != []
    devices.faults.clear()


def test_axe_finds_what_has_no_name(devices: Devices) -> None:
    page = devices.open("/")
    assert faults(page) == []
    page.evaluate(ADD, "<button></button>")
    assert "button-name" in faults(page)[0]


def test_what_is_too_wide_is_measured_and_what_is_hidden_is_found(devices: Devices) -> None:
    page = devices.open("/")
    assert overflow(page) == 0
    assert whispers(page, "zigouigoui") == []
    page.evaluate("() => { document.body.style.width = '600px'; }")
    assert overflow(page) > 0
    page.evaluate(ADD, "<p hidden>zigouigoui</p>")
    assert whispers(page, "zigouigoui") == ["zigouigoui"]
