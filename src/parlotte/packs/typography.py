"""French typography that a linter can see: apostrophes, spaces, ligatures, capitals."""

import re
from collections.abc import Iterator

_CHECKS = (
    ("typography-apostrophe", re.compile(r"['`´‘ʼ]")),
    ("typography-quotes", re.compile(r"[\"“”]")),
    ("typography-space-before", re.compile(r"(?<!\u202f)[;:!?»]")),
    ("typography-space-after", re.compile(r"«(?!\u202f)")),
    ("typography-double-space", re.compile(r"\s\s")),
    ("typography-edge-space", re.compile(r"^\s|\s$")),
    ("typography-space-before-comma", re.compile(r"\s[,.]")),
    ("typography-ellipsis", re.compile(r"\.\.")),
    # A letter A within a sentence is one: « notre A est ».
    (
        "typography-capital-accent",
        re.compile(r"(?<![a-zà-ÿ] )\bA (?=[a-zà-ÿ])|\b(?:Etre|Etat|Ecu|Epée|Etoffe)"),
    ),
    (
        "typography-ligature",
        re.compile(r"\b(?:c|s|b|m|v|n|ch)?oe(?:u[rfvxd]|il|ill)|\boeuvre", re.IGNORECASE),
    ),
)


def typography_problems(text: str) -> Iterator[str]:
    for key, pattern in _CHECKS:
        if pattern.search(text):
            yield key
