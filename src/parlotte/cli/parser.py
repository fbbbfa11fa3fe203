"""Argument parsing that speaks the user's language, in whole sentences."""

import argparse
import re
import sys
from typing import Any, NoReturn

from parlotte.i18n import Speaker

MOST_DIGITS = 18


class FriendlyParser(argparse.ArgumentParser):
    """An ArgumentParser whose own words come from our catalogue."""

    def __init__(self, *, say: Speaker, **settings: Any) -> None:
        class Formatter(argparse.HelpFormatter):
            def add_usage(
                self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
            ) -> None:
                ours = say("cli-usage") + " " if prefix is None else prefix
                super().add_usage(usage, actions, groups, ours)

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **settings)
        self._say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def format_help(self) -> str:
        """With the headings as our language prints them."""
        return re.sub(
            r"^(\w[^:\n]*):$",
            lambda heading: self._say("cli-heading", title=heading[1]),
            super().format_help(),
            flags=re.MULTILINE,
        )

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
        if named := re.match(r"argument ([^:]+): (.*)", message, re.DOTALL):
            return self._say("cli-about-argument", name=named[1], what=named[2])
        return message

    def _stop(self, message: str) -> NoReturn:
        sys.stderr.write(f"{message}\n{self.format_usage()}")
        sys.exit(2)


class WholeNumber:
    """A whole number, perhaps with a least one."""

    def __init__(self, say: Speaker, least: int | None = None) -> None:
        self._say = say
        self._least = least

    def __call__(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]+", text):
            raise argparse.ArgumentTypeError(self._say("cli-not-a-number", value=text))
        if len(text) > MOST_DIGITS:
            raise argparse.ArgumentTypeError(self._say("cli-too-big", value=text))
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
        if not all(re.fullmatch(r" *[0-9]{1,3} *", part) for part in parts):
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
