"""A table that is ours to write, until another node has it."""


class Claim:
    """One for each time a table was taken: whatever is written for it carries it."""

    __slots__ = ("came_from", "code", "fence", "given_back", "node", "spoiled")

    def __init__(self, code: str, node: int, fence: int, came_from: str | None = None) -> None:
        self.code = code
        self.node = node  # as which we took it
        self.fence = fence
        self.came_from = came_from  # the node that had to give it up, and may want it back
        # Something of it was not written: then nothing behind that is either, and the table is read
        # anew. Set by the writer, or in the event loop; never taken back.
        self.spoiled = False
        self.given_back = False  # or is about to be: nobody may sit down at it
