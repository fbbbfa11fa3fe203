"""The frame of a test at a table: starts a server, plays a scene, and cleans up.

    @served()
    async def test_somebody_joins(here: Running) -> None:
        host, guest = await here.table(2)

Whatever else a scene asks for, pytest gives it.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext
from functools import wraps
from pathlib import Path
from typing import Any

from parlotte.server.content.library import Library
from support.logged import logged
from support.server import FakeSeconds, run, running
from support.tables import toys

POSITIONAL = inspect.Parameter.POSITIONAL_OR_KEYWORD
Scene = Callable[..., Awaitable[None]]
Test = Callable[..., None]


def played(scene: Scene) -> Test:
    """Plays a scene that starts its servers itself, and stops it when it hangs."""

    @wraps(scene)
    def test(**given: Any) -> None:
        run(lambda: scene(**given))

    return test


def served(
    library: Library | None = None,
    *,
    still: bool = False,
    on_each_store: bool = False,
    warned: tuple[str, ...] | None = None,
    **settings: Any,
) -> Callable[[Scene], Test]:
    """Plays a scene in a house of these games (without, of small ones), with these settings.

    `still`: only the test moves `here.clock`. `on_each_store`: the test runs on SQLite and on
    PostgreSQL. `warned`: what the server's log holds in the end, of warnings and worse; without,
    anything.
    """

    def frame(scene: Scene) -> Test:
        wants_folder = "tmp_path" in inspect.signature(scene).parameters

        @wraps(scene)
        def test(tmp_path: Path, database_url: str | None = None, **given: Any) -> None:
            more = {**settings, "database": database_url} if database_url else dict(settings)
            if still:
                more["seconds"] = FakeSeconds()
            if wants_folder:
                given["tmp_path"] = tmp_path

            async def whole() -> None:
                async with running(tmp_path, library=library or toys(), **more) as here:
                    await scene(here=here, **given)

            with nullcontext() if warned is None else logged("warning") as log:
                run(whole)
            if log is not None:
                assert [line["event"] for line in log.lines()] == list(warned or ()), log.lines()

        more = ("tmp_path", "database_url") if on_each_store else ("tmp_path",)
        return asking(test, scene, but=("here",), also=more)

    return frame


def asking(test: Test, scene: Scene, but: Iterable[str], also: Iterable[str]) -> Test:
    """The test, which asks pytest for what its scene does, but for some, and for more."""
    asked = dict(inspect.signature(scene).parameters)
    for name in but:
        del asked[name]
    asked |= {name: inspect.Parameter(name, POSITIONAL) for name in also}
    test.__signature__ = inspect.Signature(list(asked.values()))
    return test
