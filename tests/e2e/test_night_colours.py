"""The built styles change nothing but colours by night."""

import re

from support.background import client_folder

RULES = re.compile(r"([^{}]*)\{([^{}]*)\}")
BY_NIGHT = re.compile(r"@media[^{]*prefers-color-scheme[^{]*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
# A colour; the three numbers of one that is used with different opacities; or a switch. The build
# replaces `light-dark()` by two variables as switches: one is empty, the other `initial`.
COLOUR = re.compile(r"#[0-9a-f]{3,8}|\d+ \d+ \d+|light|dark|transparent|initial|")


def test_night_changes_the_colours_and_nothing_else() -> None:
    """`page_checks` relies on it: in the dark it checks contrast alone (`OF_COLOURS`)."""
    declared = []
    for file in sorted(client_folder().rglob("*.css")):
        text = file.read_text(encoding="utf-8")
        rules = [body for select, body in RULES.findall(text) if "data-theme" in select]
        for block in BY_NIGHT.findall(text):
            rules += [body for _, body in RULES.findall(block)]
        declared += [each.strip() for body in rules for each in body.split(";") if each.strip()]
    assert "color-scheme:dark" in declared
    others = [each for each in declared if not of_a_colour(*each.split(":", 1))]
    assert others == []


def of_a_colour(name: str, value: str) -> bool:
    named = name.strip() == "color-scheme" or name.strip().startswith("--")
    return named and COLOUR.fullmatch(value.strip()) is not None
