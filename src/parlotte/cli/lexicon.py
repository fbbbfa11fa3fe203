"""`parlotte lexicon`: look up words and anagrams, list voted words, rebuild the word files."""

import argparse
import gzip
from pathlib import Path
from typing import Any

from parlotte.cli.data_folder import add_store
from parlotte.cli.output import Refused, add_json, listed, show, show_json
from parlotte.i18n import Speaker
from parlotte.lexicon import manifest
from parlotte.lexicon.lexicon import Found, Lexicon, load

HOUSE = Path(__file__).parent.parent
WORDS = HOUSE / "words"
PATCH = HOUSE / "lexicon" / "patch.txt"
NEAR = 5  # suggestions for an unknown word


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    commands = command.add_subparsers(
        title=say("cli-commands"), metavar=say("cli-command"), required=True
    )

    def added(name: str) -> argparse.ArgumentParser:
        about = say(f"cli-lexicon-{name}")
        # Our parser class needs the speaker too, which argparse does not declare.
        settings: dict[str, Any] = {"say": say, "help": about, "description": about}
        one: argparse.ArgumentParser = commands.add_parser(name, **settings)
        return one

    check = added("check")
    check.add_argument("words", metavar=say("cli-word"), nargs="+", help=say("cli-lexicon-words"))
    add_json(check, say)
    check.set_defaults(lexicon=_check)
    anagrams = added("anagrams")
    anagrams.add_argument("word", metavar=say("cli-word"), help=say("cli-lexicon-letters"))
    add_json(anagrams, say)
    anagrams.set_defaults(lexicon=_anagrams)
    house = added("house")
    house.add_argument(
        "--undo", metavar=say("cli-word"), nargs="+", default=[], help=say("cli-lexicon-undo")
    )
    add_store(house, say)
    add_json(house, say)
    house.set_defaults(lexicon=_house)
    build = added("build")
    build.add_argument(
        "--source",
        metavar=say("cli-folder"),
        type=Path,
        required=True,
        help=say("cli-lexicon-source", files=listed(manifest.SOURCES)),
    )
    build.add_argument(
        "--out", metavar=say("cli-folder"), type=Path, default=WORDS, help=say("cli-lexicon-out")
    )
    build.set_defaults(lexicon=_build)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    code: int = arguments.lexicon(arguments, say)
    return code


def _check(arguments: argparse.Namespace, say: Speaker) -> int:
    """Exit code 0 if every one is a common word."""
    lexicon = load(WORDS)
    found = [(word, lexicon.look_up(word)) for word in arguments.words]
    if arguments.json:
        show_json([one for _, one in found])
    else:
        for word, one in found:
            show(_text(word, one, lexicon, say))
    return 0 if all(one.common for _, one in found) else 1


def _text(word: str, found: Found, lexicon: Lexicon, say: Speaker) -> str:
    if not found.common:
        if found.proper:
            return say("lexicon-name", word=word)
        near, missing = lexicon.suggestions(word, NEAR), say("lexicon-no-word", word=word)
        return say("lexicon-near", word=word, near=listed(near)) if near else missing
    lines = [say("lexicon-word", word=word, often=say(f"lexicon-band-{found.band}"))]
    for one in found.readings:
        kind = say(f"lexicon-kind-{one.kind}")
        lines.append("  " + say("lexicon-reading", form=one.form, lemma=one.lemma, kind=kind))
    if found.proper:
        lines.append("  " + say("lexicon-name-too"))
    return "\n".join(lines)


def _anagrams(arguments: argparse.Namespace, say: Speaker) -> int:
    """Exit code 0 if the letters form a word."""
    found = load(WORDS).anagrams(arguments.word)
    if arguments.json:
        show_json(found)
    elif found:
        show("\n".join(found))
    else:
        show(say("lexicon-no-anagram", word=arguments.word))
    return 0 if found else 1


def _house(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.cli.house_words import list_or_undo  # noqa: PLC0415

    return list_or_undo(arguments, say)


def _build(arguments: argparse.Namespace, say: Speaker) -> int:
    from parlotte.lexicon.build import build, strange  # noqa: PLC0415

    try:
        sources = {name: (arguments.source / name).read_bytes() for name in manifest.SOURCES}
    except OSError as fault:
        raise Refused(say("lexicon-no-source", file=str(fault.filename))) from None
    if others := strange(sources):
        raise Refused(say("lexicon-other-source", files=listed(map(_wanted, others))))
    aff, dic = (sources[name].decode() for name in (manifest.AFF, manifest.DIC))
    met = gzip.decompress(sources[manifest.MET])
    files = build(aff, dic, met, PATCH.read_text(encoding="utf-8"))
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (arguments.out / name).write_bytes(data)
    except OSError as fault:
        raise Refused(say("lexicon-cannot-write", file=str(fault.filename))) from None
    size = sum(map(len, files.values()))
    show(say("lexicon-built", folder=str(arguments.out), size=f"{size / 1e6:.1f}"))
    return 0


def _wanted(name: str) -> str:
    source = manifest.SOURCES[name]
    return f"{name} ({source.package} {source.version})"
