"""Finds HAProxy and nginx for the tests of several nodes, or installs them where that is allowed.

Usage: python tools/balancer.py   (before the tests; quick if they are installed)
"""

import functools
import os
import shutil
import sys
from typing import NamedTuple

import debian


class Program(NamedTuple):
    name: str  # the name shown to people
    without: tuple[str, str]  # what the tests do without it, in French and in English

    @property
    def missing(self) -> str:
        return f"{self.name} is missing"


PROGRAMS = {
    "haproxy": Program(
        "HAProxy",
        ("les tests des nœuds s’en passent", "the tests of several nodes hash tables themselves"),
    ),
    "nginx": Program(
        "nginx", ("ses tests ne seront pas joués", "the tests behind it will not be run")
    ),
}


def how(command: str) -> str:
    return f"install the package « {command} », or name one in {_variable(command)}"


def _variable(command: str) -> str:
    return f"PARLOTTE_{command.upper()}"


@functools.cache
def find(command: str) -> str | None:
    """The path of the balancer, if it runs."""
    wished = os.environ.get(_variable(command))
    # Debian installs them in /usr/sbin, which is not on every PATH.
    places = [wished] if wished else [shutil.which(command), shutil.which(f"/usr/sbin/{command}")]
    return next((one for one in places if one and debian.runs([one, "-v"])), None)


def may_install(command: str) -> bool:
    """Installing nginx starts it at once on a machine with a service manager, so it is not
    installed there."""
    if _variable(command) in os.environ or not debian.may_install():
        return False
    return command != "nginx" or not debian.starts_services()


def main() -> int:
    for command, program in PROGRAMS.items():
        if find(command) is None and may_install(command):
            debian.install(command, program.name)
            find.cache_clear()
        if find(command) is None:
            french, english = program.without
            print(
                f"{program.name} manque (paquet « {command} ») : {french}.\n"
                f"{program.missing}: {english}; {how(command)}.",
                file=sys.stderr,
            )
    return 0  # without a balancer, the tests of the nodes still run


if __name__ == "__main__":
    sys.exit(main())
