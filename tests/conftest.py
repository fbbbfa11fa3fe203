"""Settings shared by all tests."""

import os

from hypothesis import HealthCheck, settings

# The same examples on every machine; PARLOTTE_EXPLORE=1 looks for new ones instead.
settings.register_profile(
    "house",
    derandomize="PARLOTTE_EXPLORE" not in os.environ,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")

pytest_plugins = ["support.command", "support.depth", "support.report"]
