"""Argument parsing that speaks the user's language, in whole sentences."""

import argparse
import re
import sys
from typing import Any, NoReturn

from parlotte.i18n import Speaker


class FriendlyParser(argparse.ArgumentParser):
    """An ArgumentParser whose own words come from our catalogue."""

    def __init__(self, *, say: Speaker, **settings: Any) -> None:
        super().__init__(add_help=False, **settings)
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
        """One of our own sentences, or one of the library's few in our words."""
        self._stop(self._translated(message))

    def _translated(self, message: str) -> str:
        if missing := re.search(r"arguments are required: (.+)$", message):
            return self._say("cli-missing", names=missing[1])
        if silent := re.search(r"argument (\S+): expected", message):
            return self._say("cli-needs-value", name=silent[1])
        return re.sub(r"^argument ([^:]+): ", "", message)

    def _stop(self, message: str) -> NoReturn:
        sys.stderr.write(f"{message}\n{self.format_usage()}")
        sys.exit(2)


class WholeNumber:
    """A whole number, perhaps with a least one."""

    def __init__(self, say: Speaker, least: int | None = None) -> None:
        self._say = say
        self._least = least

    def __call__(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text):
            raise argparse.ArgumentTypeError(self._say("cli-not-a-number", value=text))
        if self._least is not None and int(text) < self._least:
            raise argparse.ArgumentTypeError(
                self._say("cli-too-small", value=text, least=self._least)
            )
        return int(text)


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
