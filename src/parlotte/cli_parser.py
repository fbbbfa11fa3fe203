"""Argument parsing that speaks the user's language, in whole sentences."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from parlotte.i18n import Speaker


class FriendlyParser(argparse.ArgumentParser):
    """An ArgumentParser whose own words come from our catalogue."""

    def __init__(self, *, say: Speaker, **settings: Any) -> None:
        settings["add_help"] = False
        settings.setdefault("description", settings.get("help"))
        super().__init__(**{k: v for k, v in settings.items() if k != "help"})
        self._say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def format_usage(self) -> str:
        return self._in_our_words(super().format_usage())

    def format_help(self) -> str:
        return self._in_our_words(super().format_help())

    def _in_our_words(self, text: str) -> str:
        return text.replace("usage:", self._say("cli-usage"), 1)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        parsed, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self._stop(self._say("cli-unknown-words", words=" ".join(unknown)))
        return parsed

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            raise argparse.ArgumentError(
                None, self._say("cli-unknown-choice", value=str(value), known=known)
            )

    def error(self, message: str) -> NoReturn:
        # What reaches us here is one of our own sentences, or one of the library's few: a value
        # or an argument that is missing, or a number that is none.
        ours = message if message.endswith(".") else self._say("cli-incomplete", detail=message)
        self._stop(ours)

    def _stop(self, message: str) -> NoReturn:
        sys.stderr.write(f"{message}\n{self.format_usage()}")
        sys.exit(2)


def at_least(least: int, say: Speaker) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdigit() or int(text) < least:
            raise argparse.ArgumentTypeError(say("cli-not-a-count", value=text, least=least))
        return int(text)

    return read


class LevelList:
    """One level for all bots, or one a seat: 2, or 1,1,3,3."""

    def __init__(self, say: Speaker) -> None:
        self._say = say

    def __call__(self, text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if not all(part.strip().isdigit() for part in parts):
            raise argparse.ArgumentTypeError(self._say("cli-bad-levels", value=text))
        return tuple(int(part) for part in parts)


class OptionPair:
    """NAME=VALUE."""

    def __init__(self, say: Speaker) -> None:
        self._say = say

    def __call__(self, text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise argparse.ArgumentTypeError(self._say("cli-bad-pair", value=text))
        return name.strip().replace("-", "_"), value.strip()
