"""Reads every byte of a full match: nobody receives another's secret."""

from base64 import b64encode
from pathlib import Path

import msgspec
import pytest

from parlotte.core.match import Setup
from parlotte.games.lauriers import GAME
from parlotte.server.settings import Limits
from server.lauriers.secret_game import DOOR, STRANGER, Game
from support.logbook import logbook
from support.logged import Log, logged
from support.server import FixedSecrets, run, running
from support.tables import games


async def only_the_person_who_asks_gets_the_key(game: Game) -> None:
    game.secret_watch.confide(game.key, "2")
    assert game.key in (await game.people[2].ask("invite"))["link"]
    await game.secret_watch.nothing_leaked(game.clients)


def search_what_is_left(game: Game, data: Path, log: Log) -> None:
    """Searches the logs, the seed, the files and the door's frames."""
    with logbook(f"sqlite:///{data / 'parlotte.sqlite'}", data) as book:
        (match,) = book.matches(game.host.code)
    seed = msgspec.json.decode(match.setup, type=Setup[GAME.options]).seed
    received = "".join(text for texts in game.secret_watch.received.values() for text in texts)
    logged_text = log.getvalue().encode().decode("unicode-escape")
    assert "table-opened" in logged_text
    for form in (seed.hex(), b64encode(seed).decode()):
        assert form not in received + logged_text
    for secret in (game.key, *game.tokens, *game.said, game.host.code):
        assert secret not in logged_text
    # Texts that no rule ever shows were registered with the secret watch.
    assert {game.key, *game.tokens, *game.unread} <= game.secret_watch.secrets.keys()
    outside = "".join(game.secret_watch.received[DOOR] + game.secret_watch.received[STRANGER])
    assert [said for said in game.said if said in outside] == []
    assert '"table":{' not in outside
    files = b"".join(file.read_bytes() for file in data.iterdir() if file.is_file())
    assert game.tokens[1].encode() in files  # a token's digest
    for token in game.tokens[::2]:
        assert token.encode() not in files


@pytest.mark.parametrize("automatic", [False, True], ids=["with an mdj", "without"])
def test_nobody_receives_anothers_secret_in_a_whole_match(
    tmp_path: Path, *, automatic: bool
) -> None:
    async def scene() -> Game:
        limits = Limits(frames_per_second=1000.0, frames_burst=1000.0)
        server = running(tmp_path, secrets=FixedSecrets(), library=games(), limits=limits)
        async with server as here:
            game = Game(here, automatic=automatic)
            await game.gather()
            phases = await game.play()
            middle = set() if automatic else {"choosing", "preparing"}
            assert phases == {"writing", "reading", "voting", "revealing"} | middle
            await only_the_person_who_asks_gets_the_key(game)
            return game

    with logged("debug") as log:
        game = run(scene)
    search_what_is_left(game, tmp_path, log)
