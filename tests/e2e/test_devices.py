"""What watches over the browser tests is able to find something."""

import pytest

from e2e.devices import Devices, overflows, whispers
from e2e.looks import faults

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


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("document.body.style.width = '600px'", "the page is 210 pixels too wide"),
        ("document.body.append(Object.assign(new Image(1, 1)))", "the page is"),
        ("document.querySelector('.body').style.cssText = 'overflow: auto'; add('400px', '1px')",
         "div.body is"),
        ("add('1px', '9000px', '<div class=in></div>')", "div.in scrolls within div.body"),
    ],
)  # fmt: skip
def test_what_is_too_large_is_told(devices: Devices, fault: str, told: str) -> None:
    page = devices.open("/")
    assert overflows(page) == []
    page.evaluate(f"""() => {{
      const add = (width, height, html = '<i></i>') => {{
        const body = document.querySelector('.body');
        body.insertAdjacentHTML('beforeend', html + '<i></i>');
        for (const one of body.querySelectorAll(':scope > i'))
          one.style.cssText = `display: block; flex: none; width: ${{width}}; height: ${{height}}`;
        const inner = body.querySelector('.in');
        if (!inner) return;
        inner.style.cssText = 'overflow-y: auto; height: 2rem; flex: none';
        inner.textContent = 'many words '.repeat(400);
      }};
      {fault};
    }}""")
    assert any(one.startswith(told) for one in overflows(page))


def test_what_is_hidden_in_a_page_is_found(devices: Devices) -> None:
    page = devices.open("/")
    assert whispers(page, "zigouigoui") == []
    page.evaluate(ADD, "<p hidden>zigouigoui</p>")
    assert whispers(page, "zigouigoui") == ["zigouigoui"]
