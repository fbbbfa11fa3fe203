"""What can be wrong with a store, named by a message key."""

from parlotte.core.contract import Param


class StoreFault(Exception):  # noqa: N818 - it reads as what it is
    """The store can't be used. The key names a sentence that says why."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, Param] = params
