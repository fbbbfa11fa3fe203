"""HAProxy for the tests of several nodes: found where the machine keeps it, installed where we may.

Usage: python tools/balancer.py   (before the tests; quick when there is one)
"""

import functools
import os
import shutil
import sys

import debian

# Where Debian puts it; not everybody's PATH goes there.
PLACES = ("haproxy", "/usr/sbin/haproxy")
MISSING = "HAProxy is missing"
HOW = "install the package « haproxy », 2.6 or later, or name one in PARLOTTE_HAPROXY"


@functools.cache
def find() -> str | None:
    """The balancer to use, if it runs."""
    wished = os.environ.get("PARLOTTE_HAPROXY")
    candidates = [wished] if wished else [shutil.which(place) for place in PLACES]
    return next((one for one in candidates if one and debian.runs([one, "-v"])), None)


def main() -> int:
    if find() is None and "PARLOTTE_HAPROXY" not in os.environ and debian.may_install():
        debian.install("haproxy", "HAProxy")
        find.cache_clear()
    if find() is None:
        print(
            "HAProxy manque (paquet « haproxy ») : les tests des nœuds s’en passent.\n"
            f"{MISSING}: the tests of several nodes hash tables themselves; {HOW}.",
            file=sys.stderr,
        )
    return 0  # the nodes are worth testing all the same


if __name__ == "__main__":
    sys.exit(main())
