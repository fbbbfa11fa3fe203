"""What is wrong with a pack, said so that whoever wrote it finds the place."""

from msgspec import Struct

from parlotte.core.contract import Param


class Problem(Struct, frozen=True, omit_defaults=True):
    """A message key with parameters, and the file, line and field it is about."""

    key: str
    file: str = ""
    line: int | None = None
    field: str | None = None
    params: dict[str, Param] = {}
