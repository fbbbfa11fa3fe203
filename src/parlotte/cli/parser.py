"""Argument parsing that speaks the user's language, in whole sentences."""

import argparse
import re
import sys
from typing import Any, NoReturn
from urllib.parse import urlsplit

from parlotte.i18n import Speaker

MOST_DIGITS = 18
EXAMPLE_URL = "https://parlotte.example.org"
USUAL_PORTS = {"http": 80, "https": 443}
_NODE = re.compile(r"[0-9A-Za-z][0-9A-Za-z._-]{0,39}")
_HOST = re.compile(r"[0-9A-Za-z._-]+|[0-9A-Fa-f:.]+")


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
    """A whole number, perhaps with a least and a most."""

    def __init__(self, say: Speaker, least: int | None = None, most: int | None = None) -> None:
        self._say = say
        self._least = least
        self._most = most

    def __call__(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]+", text):
            raise argparse.ArgumentTypeError(self._say("cli-not-a-number", value=text))
        if len(text) > MOST_DIGITS or (self._most is not None and int(text) > self._most):
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


class NodeName:
    """By which a node is known in lists, logs and metrics."""

    def __init__(self, say: Speaker) -> None:
        self._say = say

    def __call__(self, text: str) -> str:
        if not _NODE.fullmatch(text):
            raise argparse.ArgumentTypeError(self._say("cli-bad-node", value=text))
        return text


class PublicUrl:
    """The address at which strangers find us: http or https, a host, perhaps a port, no path."""

    def __init__(self, say: Speaker) -> None:
        self._say = say

    def __call__(self, text: str) -> str:
        found = _origin(text)
        if found is None:
            told = self._say("cli-bad-url", value=text, example=EXAMPLE_URL)
            raise argparse.ArgumentTypeError(told)
        return found


def _origin(text: str) -> str | None:
    """As browsers write the origin of a page, so that the two can be compared."""
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
