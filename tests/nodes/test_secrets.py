"""Through the balancer, and from one node to the next: nobody receives what is another's.

The same game and the same vigil as beside one server. In the middle of it the node that has the
table is killed: what the next one shows is read as well.
"""

from dataclasses import dataclass, field

from parlotte.client import Client
from server.lauriers.secret_game import Game
from support.cluster.cluster import Cluster
from support.cluster.scenes import moved
from support.server import run

ROUNDS, MOVES_IN = 2, 1


@dataclass
class FrontDoor:
    """The balancer, as people see it."""

    url: str
    clients: list[Client] = field(default_factory=list)


class MovedGame(Game):
    """A game whose table goes from node to node: at the vote of a round its owner dies."""

    def __init__(self, here: Cluster, door: FrontDoor) -> None:
        super().__init__(door, automatic=True)
        self._cluster = here
        self.moved = False

    @property
    def over(self) -> bool:
        """The round in which it moves, and one after it, tell all there is."""
        return super().over or self.view["round"] > ROUNDS

    async def voting(self) -> None:
        if self.view["round"] == MOVES_IN and not self.moved:
            others = [one for one in self.clients.values() if one is not self.host]
            await moved(self._cluster, [self.host, *others])
            self.moved = True
        await super().voting()


async def scene(here: Cluster) -> None:
    door = FrontDoor(f"http://127.0.0.1:{await here.balancer.reach('')}")
    try:
        game = MovedGame(here, door)
        await game.gather()
        phases = await game.play()
        assert game.moved
        assert phases == {"writing", "reading", "voting", "revealing"}
        assert {game.key, *game.tokens, *game.unread} <= game.secret_watch.secrets.keys()
        assert game.secret_watch.leaks == []
    finally:
        for client in door.clients:
            await client.stop()


def test_nobody_receives_what_is_anothers_while_a_table_changes_nodes(here: Cluster) -> None:
    run(lambda: scene(here), 280)
    assert "table-opened" in here.logs()
