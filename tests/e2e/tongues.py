"""Finds text in the wrong language on a page; and changes the language."""

from functools import cache

from playwright.sync_api import Page

from e2e import steps
from support.catalogue import HOLE, areas, read

SHORTEST = 8  # a shorter text may be a word of both languages


@cache
def french_only() -> set[str]:
    """Sentences of the French catalogues that are not in the English ones."""
    french, english = (
        {text for area in areas() for texts in read(area, lang).values() for text in texts}
        for lang in ("fr", "en")
    )
    told = "\n".join(english)  # an English page names the French language in French
    return {one for one in french if one not in told and len(one) >= SHORTEST and HOLE not in one}


def french_left(page: Page) -> list[str]:
    """What an English page still says in French, read aloud or not."""
    told: str = page.evaluate(
        "() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')]"
        ".map((one) => one.getAttribute('aria-label'))].join('\\n')"
    )
    return sorted(one for one in french_only() if one in told)


def choose(page: Page, group: str, choice: str) -> None:
    radios = page.get_by_role("radiogroup", name=steps.words(page)[group])
    radios.get_by_role("radio", name=choice).click()


def paper(page: Page) -> str:
    return page.evaluate("() => getComputedStyle(document.body).backgroundColor")
