"""Proves that the checks of the browser tests can find a fault."""

from e2e.devices import Devices, overflows, shown, whispers
from e2e.page_checks import faults

ADD = "(html) => document.querySelector('main').insertAdjacentHTML('beforeend', html)"


def test_a_fault_of_a_page_is_remembered(devices: Devices) -> None:
    page = devices.open("/")
    for script, event in (
        (f"({ADD})('<p style=\"color: red\">x</p>')", "console"),
        (f'({ADD})(\'<img src="https://example.org/x.png" alt="">\')', "console"),
        ("void setTimeout(() => { throw new Error('oops'); })", "pageerror"),
        ("console.error('oops')", "console"),
    ):
        assert devices.faults == [], script
        with page.expect_event(event):
            page.evaluate(f"() => {{ {script} }}")
        assert devices.faults != [], script
        devices.faults.clear()


def test_what_has_no_name_and_what_is_hidden_is_found(devices: Devices) -> None:
    page = devices.open("/")
    assert faults(page) == []
    assert whispers(page, "zigouigoui") == []
    page.evaluate(ADD, "<button></button>")
    assert "button-name" in faults(page)[0]
    page.evaluate(ADD, "<p hidden>zigouigoui</p>")
    assert whispers(page, "zigouigoui") == ["zigouigoui"]


TOO_LARGE = (
    ("document.body.style.width = '600px'", "the page is 210 pixels too wide"),
    ("document.body.append(Object.assign(new Image(1, 1)))", "the page is"),
    ("document.querySelector('.body').style.cssText = 'overflow: auto'; add('400px', '1px')",
     "div.body is"),
    ("add('1px', '9000px', '<div class=in></div>')", "div.in scrolls within div.body"),
)  # fmt: skip


def test_what_is_too_large_is_told(devices: Devices) -> None:
    page = devices.open("/")
    for fault, told in TOO_LARGE:
        assert overflows(page) == [], fault
        page.evaluate(f"""() => {{
          const add = (width, height, html = '<i></i>') => {{
            const body = document.querySelector('.body');
            body.insertAdjacentHTML('beforeend', html + '<i></i>');
            const size = `width: ${{width}}; height: ${{height}}`;
            for (const one of body.querySelectorAll(':scope > i'))
              one.style.cssText = `display: block; flex: none; ${{size}}`;
            const inner = body.querySelector('.in');
            if (!inner) return;
            inner.style.cssText = 'overflow-y: auto; height: 2rem; flex: none';
            inner.textContent = 'many words '.repeat(400);
          }};
          {fault};
        }}""")
        assert any(one.startswith(told) for one in overflows(page)), fault
        page.reload()
        shown(page)
