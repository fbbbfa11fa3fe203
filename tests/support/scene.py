"""The frame of a test that plays at a table: a server runs, a scene plays, all is put away.

    @served()
    async def test_somebody_joins(here: Running) -> None:
        host, guest = await here.table(2)

A scene that asks for a `clock` gets one that only it moves, and one that asks for a `database_url`
has its house there; pytest gives it whatever else it asks for.
"""

import inspect
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import wraps
from pathlib import Path
from typing import Any

from parlotte.server.content.library import Library
from support.logged import logged
from support.server import FakeSeconds, run, running
from support.tables import toys

Scene = Callable[..., Awaitable[None]]
Test = Callable[..., None]


def played(scene: Scene) -> Test:
    """Plays a scene that starts its servers itself, and stops it when it hangs."""

    @wraps(scene)
    def test(**given: Any) -> None:
        run(lambda: scene(**given))

    return test


def served(
    library: Library | None = None, *, warned: tuple[str, ...] | None = None, **settings: Any
) -> Callable[[Scene], Test]:
    """Plays a scene in a house of these games (without, of small ones), with these settings.

    `warned`: what the server's log holds in the end, of warnings and worse; without, anything.
    """

    def frame(scene: Scene) -> Test:
        asked = dict(inspect.signature(scene).parameters)
        wants_folder, wants_clock = "tmp_path" in asked, asked.pop("clock", None) is not None
        del asked["here"]

        @wraps(scene)
        def test(tmp_path: Path, **given: Any) -> None:
            more = dict(settings)
            if wants_clock:
                given["clock"] = more["seconds"] = FakeSeconds()
            if "database_url" in given:
                more["database"] = given["database_url"]
            if wants_folder:
                given["tmp_path"] = tmp_path

            async def whole() -> None:
                async with running(tmp_path, library=library or toys(), **more) as here:
                    await scene(here=here, **given)

            with nullcontext() if warned is None else logged("warning") as log:
                run(whole)
            if log is not None:
                assert [line["event"] for line in log.lines()] == list(warned or ()), log.lines()

        folder = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        others = [one for name, one in asked.items() if name != "tmp_path"]
        test.__signature__ = inspect.Signature([folder, *others])  # type: ignore[attr-defined]
        return test

    return frame
