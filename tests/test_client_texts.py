"""The client's catalogues are set in true typography, as `make ui` wrote them down."""

import re

import pytest

from support.catalogue import HOLE, WEB, written

NARROW, WIDE = "\u202f", "\u00a0"  # the no-break spaces


# What each is called, and where it is: the sign itself is in what is found.
BOTH = {
    "straight apostrophe": re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])"),
    "straight quotation mark": re.compile('"'),
    "three full stops": re.compile(r"\.\.\."),
    "two spaces": re.compile(r"  "),
}
FRENCH = BOTH | {
    # A sign at the very beginning stands after something else, or alone as a button's face.
    "no no-break space before": re.compile(
        rf"(?<=[^{NARROW}{WIDE}!?…(])[!?;»]|(?<=[^{NARROW}{WIDE}]):(?=\s|$)"
    ),
    "no no-break space after": re.compile(rf"«(?![{NARROW}{WIDE}])"),
}
ENGLISH = BOTH | {
    "French quotation mark": re.compile("[«»]"),
    "space before": re.compile(rf"(?<=[\w{HOLE}’”)])[ {NARROW}{WIDE}][!?;:](?=\s|$)"),
}
FAULTS = {"fr": FRENCH, "en": ENGLISH}

# French samples that the English catalogue shows as they are typed at a French table.
QUOTED = {"pasteSample"}


def faults(text: str, lang: str) -> list[str]:
    return [f"{name}: …{text[max(0, found.start() - 12) : found.end() + 8]}…"
            for name, pattern in FAULTS[lang].items()
            for found in pattern.finditer(text)]  # fmt: skip


def language(file: str) -> str:
    return "en" if re.search(r"/en/|[/.]en\.ts$", file) else "fr"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_catalogues_are_well_set(lang: str) -> None:
    files = {file: texts for file, texts in written().items() if language(file) == lang}
    assert files, "the catalogues have moved"
    found = [
        f"{file}:{one.line} {fault}"
        for file, texts in files.items()
        for one in texts
        if lang == "fr" or one.key not in QUOTED
        for fault in faults(one.text, lang)
    ]
    assert not found, "\n".join(found)


def test_every_catalogue_is_written_down() -> None:
    files = {
        file.relative_to(WEB).as_posix()
        for pattern in ("locales/*/*.ts", "games/*/words/*fr.ts", "games/*/words/*en.ts")
        for file in WEB.glob(pattern)
    }
    assert set(written()) == files


def test_a_text_is_told_with_its_line_and_its_message() -> None:
    file = "locales/fr/common.ts"
    lines = (WEB / file).read_text(encoding="utf-8").splitlines()
    said = {one.text: one for one in written()[file]}
    menu = said["Menu"]
    assert (menu.key, lines[menu.line - 1].strip()) == ("menu", 'menu: "Menu",')
    assert said[f"Soufflez un peu. {HOLE} relancera la partie."].key == "pausedBy"


@pytest.mark.parametrize(
    "text",
    [
        "l'hôte",
        "À vous !",
        "À vous!",
        "Qui mène ?",
        f"{HOLE}!",
        f"{HOLE} ?",
        "Le but : gagner",
        "Le but: gagner",
        "Le but:",
        "un ; deux",
        "un; deux",
        "« mot »",
        f"«mot{NARROW}»",
        f"«{NARROW}mot»",
        f"«{NARROW}mot »",
        "On attend...",
        'le mot "juste"',
        "deux  espaces",
        " !",
    ],
)
def test_bad_french_is_found(text: str) -> None:
    assert faults(text, "fr")


@pytest.mark.parametrize(
    "text",
    [
        "l’hôte",
        f"À vous{NARROW}!",
        f"Quoi{NARROW}?!",
        f"Le but{WIDE}: gagner",
        f"Le but{NARROW}:",
        f"«{NARROW}C’était la bonne{NARROW}!{NARROW}»",
        f"«{WIDE}mot{WIDE}»",
        "On attend…",
        "12:30",
        "https://exemple.fr",
        "?",
        "rock 'n' roll",
        "",
    ],
)
def test_good_french_passes(text: str) -> None:
    assert faults(text, "fr") == []


@pytest.mark.parametrize(
    "text", ["it's", "the «word»", "Really ?", f"Well{NARROW}!", "Wait...", 'the "word"']
)
def test_bad_english_is_found(text: str) -> None:
    assert faults(text, "en")


@pytest.mark.parametrize("text", ["it’s", "the “word”", "Really? Yes: now!", "Wait…"])
def test_good_english_passes(text: str) -> None:
    assert faults(text, "en") == []
