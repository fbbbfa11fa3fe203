"""A PostgreSQL that keeps what it says, for nodes to share."""

from collections.abc import Iterator
from pathlib import Path

import balancer
import pytest

from parlotte.packs.french import warm
from support.cluster.balancing import Balancer, HAProxy, Nginx
from support.cluster.cluster import Cluster, cluster, durable_postgres
from support.cluster.scenes import restarted


@pytest.fixture(scope="session", autouse=True)
def _words_are_read() -> None:
    """Before the checker reads them, while phones wait."""
    warm()


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("nodes")
    with durable_postgres() as postgres, cluster(folder, postgres) as three:
        yield three


@pytest.fixture
def here(made: Cluster) -> Iterator[Cluster]:
    """All of its nodes are up, whatever the test before did to them."""
    for node in made.nodes:
        if not node.running:
            restarted(node)
    yield made
    print(made.logs())  # shown where the test fails


@pytest.fixture(params=[HAProxy, Nginx], ids=lambda kind: kind.name)
def door(request: pytest.FixtureRequest, here: Cluster, tmp_path: Path) -> Iterator[Balancer]:
    """Each balancer that we ship a configuration for, before the same nodes."""
    kind = request.param
    found = balancer.find(kind.name)
    if found is None:
        pytest.skip(balancer.PROGRAMS[kind.name].missing)
    started = kind(found, tmp_path)
    started.start(here.nodes)
    try:
        started.wait()
        yield started
    finally:
        started.stop()
