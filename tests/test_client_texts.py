"""The client's catalogues are set in true typography: read from the TypeScript, without Node."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
CATALOGUES = {
    lang: sorted(
        [
            *(SOURCES / "locales" / lang).rglob("*.ts"),
            *(SOURCES / "games").glob(f"*/words*.{lang}.ts"),
            *(SOURCES / "games").glob(f"*/words/*.{lang}.ts"),
        ]
    )
    for lang in ("fr", "en")
}

HOLE = "\ufffc"  # stands where a template has ${…}
NARROW, WIDE = "\u202f", "\u00a0"  # the no-break spaces
_ESCAPES = {"n": "\n", "t": "\t"}


def literals(source: str) -> Iterator[tuple[int, str]]:
    """The line and the content of each string of a TypeScript source; imports apart."""
    yield from _Reader(source).code(stop="")


class _Reader:
    """Just enough of TypeScript: comments, strings, and templates with code in them."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def code(self, stop: str) -> Iterator[tuple[int, str]]:
        """Reads code up to the brace that closes it; all of it without one."""
        depth = 0
        while self.at < len(self.source):
            sign = self.source[self.at]
            if sign == stop and depth == 0:
                self.at += 1
                return
            depth += {"{": 1, "}": -1}.get(sign, 0)
            if skipped := re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL).match(self.source, self.at):
                self.at = skipped.end()
            elif sign in "\"'":
                yield from self._string(sign)
            elif sign == "`":
                yield from self._template()
            else:
                self.at += 1

    def _string(self, quote: str) -> Iterator[tuple[int, str]]:
        line, imported = self._line(), self._is_import()
        self.at += 1
        text = ""
        while self.source[self.at] != quote:
            text += self._sign()
        self.at += 1
        if not imported:
            yield line, text

    def _template(self) -> Iterator[tuple[int, str]]:
        line, text = self._line(), ""
        self.at += 1
        while self.source[self.at] != "`":
            if self.source.startswith("${", self.at):
                self.at += 2
                yield from self.code(stop="}")
                text += HOLE
            else:
                text += self._sign()
        self.at += 1
        yield line, text

    def _sign(self) -> str:
        if self.source[self.at] != "\\":
            self.at += 1
            return self.source[self.at - 1]
        if code := re.compile(r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4}))").match(
            self.source, self.at
        ):
            self.at = code.end()
            return chr(int(code[1] or code[2], 16))
        self.at += 2
        return _ESCAPES.get(self.source[self.at - 1], self.source[self.at - 1])

    def _line(self) -> int:
        return self.source.count("\n", 0, self.at) + 1

    def _is_import(self) -> bool:
        start = self.source.rfind("\n", 0, self.at) + 1
        return bool(re.match(r"\s*(import|export .* from)\b", self.source[start : self.at]))


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


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_catalogues_are_well_set(lang: str) -> None:
    assert CATALOGUES[lang], "the catalogues have moved"
    found = []
    for path in CATALOGUES[lang]:
        source = path.read_text()
        lines = source.splitlines()
        for line, text in literals(source):
            if lang == "en" and any(f"{key}:" in "".join(lines[line - 2 : line]) for key in QUOTED):
                continue
            found += [f"{path.relative_to(SOURCES)}:{line} {fault}" for fault in faults(text, lang)]
    assert not found, "\n".join(found)


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


def test_only_what_is_said_is_read() -> None:
    source = """
    import { a } from "./it's";
    // l'un ! « deux »
    /* l'autre ? */
    export const fr = {
      one: (n: number) => (n === 1 ? "un" : `${n > 2 ? `plus de ${n}` : 'deux'} mots`),
      two: "dit \\"oui\\"\\u202f!",
    };
    """
    assert [text for _, text in literals(source)] == [
        "un",
        f"plus de {HOLE}",
        "deux",
        f"{HOLE} mots",
        f'dit "oui"{NARROW}!',
    ]


def test_a_fault_is_told_with_its_line() -> None:
    assert list(literals('\nconst a = {\n  b: "l\'un",\n};')) == [(3, "l'un")]
