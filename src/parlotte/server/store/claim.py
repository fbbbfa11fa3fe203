"""The right of this node to write for one table, until another node takes it."""


class Claim:
    """Created each time a table is claimed; every write for the table carries it."""

    def __init__(self, code: str, node: int, fence: int, came_from: str | None = None) -> None:
        self.code = code
        self.node = node  # the node id under which it was claimed
        self.fence = fence
        self.came_from = came_from  # the name of a node that lost it and may want it back
        # A write for the table failed: then no later write is made either, and the table is
        # reloaded. Set by the writer or in the event loop; never reset.
        self.spoiled = False
        self.given_back = False  # given back, or about to be: nobody may join the table
