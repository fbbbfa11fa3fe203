"""Argument parsing with messages in the user's language."""

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlsplit

from parlotte.i18n import Speaker

MOST_DIGITS = 18
EXAMPLE_URL = "https://parlotte.example.org"
USUAL_PORTS = {"http": 80, "https": 443}
_NODE = re.compile(r"[0-9A-Za-z][0-9A-Za-z._-]{0,39}")
_HOST = re.compile(r"[0-9A-Za-z._-]+|[0-9A-Fa-f:.]+")


class FriendlyParser(argparse.ArgumentParser):
    """An ArgumentParser whose messages come from our catalogue."""

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


# Argument types; each is made with a speaker for its refusals.


def whole_number(
    say: Speaker, least: int | None = None, most: int | None = None
) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]+", text):
            raise argparse.ArgumentTypeError(say("cli-not-a-number", value=text))
        if len(text) > MOST_DIGITS or (most is not None and int(text) > most):
            raise argparse.ArgumentTypeError(say("cli-too-big", value=text))
        if least is not None and int(text) < least:
            raise argparse.ArgumentTypeError(say("cli-too-small", value=text, least=least))
        return int(text)

    return read


def level_list(say: Speaker) -> Callable[[str], tuple[int, ...]]:
    """One level for all bots, or one per seat: 2, or 1,1,3,3."""

    def read(text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if not all(re.fullmatch(r" *[0-9]{1,3} *", part) for part in parts):
            raise argparse.ArgumentTypeError(say("cli-bad-levels", value=text))
        return tuple(int(part) for part in parts)

    return read


def option_pair(say: Speaker) -> Callable[[str], tuple[str, str]]:
    """NAME=VALUE."""

    def read(text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise argparse.ArgumentTypeError(say("cli-bad-pair", value=text))
        return name.strip().replace("-", "_"), value.strip()

    return read


def node_name(say: Speaker) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not _NODE.fullmatch(text):
            raise argparse.ArgumentTypeError(say("cli-bad-node", value=text))
        return text

    return read


def public_url(say: Speaker) -> Callable[[str], str]:
    """The public address of the server: http or https, a host, an optional port, no path."""

    def read(text: str) -> str:
        found = _origin(text)
        if found is None:
            raise argparse.ArgumentTypeError(say("cli-bad-url", value=text, example=EXAMPLE_URL))
        return found

    return read


def _origin(text: str) -> str | None:
    """The origin as browsers write it, so that the two can be compared."""
    try:
        url = urlsplit(text)
        host, port = (url.hostname or "").encode("idna").decode(), url.port
    except ValueError:
        return None
    if url.path.rstrip("/") or url.query or url.fragment or "@" in url.netloc:
        return None
    if url.scheme not in USUAL_PORTS or not _HOST.fullmatch(host):
        return None
    name = f"[{host}]" if ":" in host else host
    shown = "" if port in (None, USUAL_PORTS[url.scheme]) else f":{port}"
    return f"{url.scheme}://{name}{shown}"
