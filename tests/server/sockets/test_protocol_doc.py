"""docs/protocol.md agrees with the code, and its example client plays a match."""

import ast
import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import protocol
import pytest
from msgspec import Struct

from parlotte.games import registered
from parlotte.packs.rows import MOST_CELL
from parlotte.server.commands import context, kinds, packs
from parlotte.server.content.own_packs import PackView
from parlotte.server.http.socket_frames import MOST_ID, Frame
from parlotte.server.limits import costs, wrong_codes
from parlotte.server.limits.connection_rate import MOST_WAIT
from parlotte.server.limits.visitors import Credential
from parlotte.server.past import archive
from parlotte.server.settings import MIB, Limits
from parlotte.server.sockets import connection, frames
from parlotte.server.table import gathering, loading, views
from parlotte.server.workers import shared_requests
from parlotte.server.workers.questions import BOUNDS
from support.scene import served
from support.server import Running
from support.tables import games

DOC = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
MOST_WORDS = 7400
LIMITS = Limits()
# Names that a game's page may use besides its own: keys of answers to `advise`.
OF_THE_HOUSE = ("advise", "found", "length", "first")
COMMANDS: dict[str, type[Struct]] = {
    one.__struct_config__.tag: one for one in get_args(kinds.AnyCommand)
}
CLOSE_CODES = {name: code for name, code in vars(frames).items() if name.startswith("CLOSE_")}
# Close codes that the WebSocket library sends by itself.
LIBRARY_CODES = {1008, 1009}
WHO = {
    "door": "door",
    "watcher": "inside",
    "anyone": "inside",
    "person": "person",
    "in-charge": "in charge",
    "minder": "minding",
    "host": "host",
}


def section(title: str) -> str:
    """The text below a heading, up to the next heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", DOC, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def spans(text: str) -> list[str]:
    """The names written as code."""
    without_blocks = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", without_blocks)


def rows(title: str) -> list[list[str]]:
    """The cells of a section's table, without its header."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def encoded(kind: type[Struct]) -> tuple[str, ...]:
    return kind.__struct_encode_fields__


def test_every_command_has_exactly_one_row() -> None:
    told = [spans(row[0]) for row in rows("Commands to the table")]
    assert sorted(told) == sorted([tag] for tag in COMMANDS)


@pytest.mark.parametrize("tag", COMMANDS)
def test_a_commands_row_has_its_fields_and_who_may_send_it(tag: str) -> None:
    row = next(row for row in rows("Commands to the table") if spans(row[0]) == [tag])
    fields = re.findall(r"`(\w+)`(=?)", row[1])
    command = COMMANDS[tag]
    needed = len(command.__struct_fields__) - len(command.__struct_defaults__)
    expected = [
        (name, "=" if place >= needed else "") for place, name in enumerate(encoded(command))
    ]
    assert fields == expected
    assert row[2] == WHO[context._HANDLERS[command][0]]


def test_every_reaction_is_listed() -> None:
    assert set(get_args(kinds.Reaction)) <= set(spans(section("Commands to the table")))


def test_every_key_of_the_table_has_exactly_one_row() -> None:
    told = [name for row in rows("The `table` part") for name in spans(row[0])]
    assert sorted(told) == sorted(encoded(views.TableView))


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        (views.PersonView, "The `table` part"),
        (views.GuestView, "The `table` part"),
        (views.MatchView, "The `table` part"),
        (views.PlayedView, "The `table` part"),
        (PackView, "The `table` part"),
    ],
)
def test_every_field_of_the_tables_structs_is_listed(kind: type[Struct], title: str) -> None:
    assert set(encoded(kind)) <= set(spans(section(title)))


@pytest.mark.parametrize("game", registered())
def test_a_games_page_is_up_to_date(game: str) -> None:
    """`make docs` rewrites it."""
    assert protocol.page(game).read_text(encoding="utf-8") == protocol.whole(game)


def test_every_game_has_a_page_and_there_are_no_others() -> None:
    pages = sorted(file.stem for file in protocol.DOCS.iterdir())
    assert pages == sorted(registered())
    told = re.findall(r"\(protocol/(\w+)\.md\)", section("The games"))
    assert sorted(told) == pages


@pytest.mark.parametrize("game", registered())
def test_a_games_page_lists_everything_sent_over_the_wire(game: str) -> None:
    page = protocol.page(game).read_text(encoding="utf-8")
    registration, said = registered()[game], set(spans(page))
    for action in get_args(registration.action):
        assert {action.__struct_config__.tag, *encoded(action)} <= said
    assert set(encoded(registration.view)) | set(encoded(registration.options)) <= said
    for word in protocol.listed_words(game):
        assert {word, f'"{word}"'} & said
    if registration.advice is not None:
        assert set(registration.advice.kinds) <= said


@pytest.mark.parametrize("game", registered())
def test_the_handwritten_part_of_a_page_names_only_what_exists(game: str) -> None:
    page = protocol.page(game).read_text(encoding="utf-8")
    by_hand, _, made = page.partition(protocol.MARKER)
    there = {span.strip('"') for span in spans(made)} | {game, *OF_THE_HOUSE}
    named = {span for span in spans(by_hand) if re.fullmatch(r"[a-z][a-z_-]+", span)}
    assert named, f"nothing is said of {game}"
    assert named <= there


def test_an_event_is_found_however_its_key_is_written() -> None:
    tree = ast.parse('key = "toy-a" if so else "toy-b"\nplay.announce(key)')
    (assigned, told) = tree.body
    (value,) = protocol.values_of(told.value.args[0], tree)
    assert value is assigned.value
    for key, found in (("toy-a", True), ("toy-b", True), ("toy-c", False)):
        assert protocol.may_be(value, key, next(iter(registered()))) is found


def test_answers_to_history_and_replay_are_described() -> None:
    told = set(spans(section("Commands to the table")))
    assert set(encoded(views.PastView)) - set(encoded(views.PlayedView)) <= told
    assert {"total", "from", "rounds", "steps", "at", "by", "act", "view", "events"} <= told
    assert f"{archive.MOST_LISTED} at most" in " ".join(section("Commands to the table").split())


def test_every_field_of_a_hello_has_exactly_one_row() -> None:
    told = [name for row in rows("Hello") for name in spans(row[0])]
    assert sorted(told) == sorted(encoded(frames.Hello))


def test_the_example_of_a_welcome_has_its_fields() -> None:
    example = next(one for one in spans(section("Hello")) if one.startswith('{"welcome"'))
    assert tuple(json.loads(example)["welcome"]) == encoded(frames.Welcome)


def test_every_key_a_client_sends_is_listed() -> None:
    told = set(spans(section("Frames you send"))) | set(re.findall(r'\{"(\w+)"', DOC))
    assert set(encoded(Frame)) <= told


def test_every_close_code_has_exactly_one_row() -> None:
    told = sorted(int(row[0]) for row in rows("Closed"))
    assert told == sorted({*CLOSE_CODES.values(), *LIBRARY_CODES})


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("The protocol, version", str(frames.PROTOCOL)),
        ("Hello", f"within {LIMITS.hello_seconds:.0f} seconds"),
        ("Hello", f"{frames.MOST_TOKENS} at most"),
        ("Frames you send", f"up to {MOST_ID} printable"),
        ("Coming back", f"the last {gathering.MOST_DONE} of each person"),
        ("Limits", f"{frames.MOST_FRAME_BYTES // 1024} KiB"),
        ("Limits", f"{LIMITS.frames_per_second:.0f} a second, {LIMITS.frames_burst:.0f} at once"),
        ("Limits", f"{LIMITS.strikes} times over"),
        ("Limits", f"{LIMITS.message_signs} characters, but for"),
        ("Limits", f"unread | {connection.BEHIND // 1024} KiB"),
        ("Limits", f"with {LIMITS.unread_bytes // 1024**2} MiB"),
        ("Limits", f"where {LIMITS.unread_bytes_in_all // 1024**2} MiB"),
        (
            "Limits",
            f"{LIMITS.person_bytes // MIB} MiB, of which {LIMITS.person_bytes_per_day // MIB}",
        ),
        ("Limits", f"{LIMITS.table_bytes // MIB} MiB; {LIMITS.address_bytes // MIB} MiB, "),
        ("Limits", f"sets {LIMITS.match_bytes // MIB} MiB aside"),
        ("Limits", f"for each {costs.SIGNS} characters"),
        ("Limits", f"A hello costs its address {costs.HELLO:.0f}"),
        ("Limits", f"each {loading.PACK_BYTES} bytes of its packs, {loading.OTHER_BYTES} of what"),
        ("Limits", f"and {loading.MEASURED_BYTES // 1024} KiB of"),
        ("Limits", f"being made | {shared_requests.PATIENCE:.0f} seconds"),
        ("Limits", f"from {costs.CROWD} sockets on"),
        ("Commands to the table", f"({packs.MOST_ROWS} rows, {MOST_CELL} characters a cell)"),
        ("Limits", f"`ask` | {LIMITS.frames_in_flight} |"),
        ("Limits", f"behind | {LIMITS.backlog} |"),
        ("Limits", f"after {LIMITS.slow_seconds:.0f} seconds"),
        ("Limits", f"one person | {LIMITS.connections_per_person} |"),
        ("Limits", f"{LIMITS.watchers} a table; {LIMITS.screens} beside them"),
        ("Limits", f"beside them; {LIMITS.knocking}, of one address"),
        ("Limits", f"with the link | {LIMITS.invited} a table"),
        (
            "Limits",
            f"{LIMITS.connects_per_second:.0f} a second, {LIMITS.connects_burst:.0f} at once |",
        ),
        ("Limits", f"{MOST_WAIT:.0f} seconds at most, and is cut off"),
        ("Limits", f"{LIMITS.connections_per_address}; {LIMITS.sockets_per_address}, of them"),
        ("Limits", f"{LIMITS.sockets_per_address * Credential.CODE // 4} with a bare code"),
        ("Limits", f"{LIMITS.sockets_per_address * Credential.LINK // 4} with links"),
        ("Limits", f"{LIMITS.head_seconds:.0f}, {LIMITS.body_seconds:.0f}, "),
        ("Limits", f"{LIMITS.answer_seconds:.0f} seconds"),
        ("Limits", f"of one address {LIMITS.knocking_per_address}"),
        ("Limits", f"{wrong_codes.FAILED_CODES} in ten minutes"),
        ("Limits", f"yet | {BOUNDS['hints'].of_a_table} of each a table |"),
        ("Limits", f"{gathering.MOST_PEOPLE}, {gathering.MOST_BOTS}, {LIMITS.packs} a table"),
    ],
)
def test_figures_agree_with_the_code(title: str, words: str) -> None:
    found = DOC.splitlines()[0] if title.startswith("The protocol") else section(title)
    assert words in " ".join(found.split())


def test_the_cost_of_each_command_is_listed() -> None:
    """A command that is not named costs as much as a frame."""
    told = re.search(r"\*\*Costs\.\*\*(.*?)\n\n", section("Limits"), re.DOTALL)
    listed = re.findall(
        r"((?:`[a-z-]+`(?:, | and |\s)*)+)(?:cost )?(\d+)", told[1].replace("\n", " ")
    )
    found = {tag: int(cost) for tags, cost in listed for tag in spans(tags) if tag in COMMANDS}
    dear = {tag: cost for tag, cost in costs.COMMANDS.items() if cost > 1}
    assert found == dear


def test_the_document_stays_short() -> None:
    assert len(DOC.split()) <= MOST_WORDS


@served(games())
async def test_the_example_client_plays_to_the_end(here: Running, tmp_path: Path) -> None:
    block = re.search(r"<!-- client -->\n```python\n(.*?)```\n<!-- /client -->", DOC, re.DOTALL)
    assert block is not None
    client = tmp_path / "client.py"
    client.write_text(block[1], encoding="utf-8")

    playing = await asyncio.create_subprocess_exec(
        sys.executable,
        str(client),
        here.url,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        told, complaints = await playing.communicate()
    finally:
        if playing.returncode is None:
            playing.kill()
            await playing.wait()
    assert playing.returncode == 0, complaints.decode()
    assert complaints == b""
    outcome: dict[str, Any] = json.loads(told)
    (live,) = here.house.tables.values()
    assert live.state.gathering.played[-1].outcome.winners == tuple(outcome["winners"])
    assert outcome["winners"]
    assert [credential["place"] for credential in outcome["standings"]].count(1) >= 1
    assert len(outcome["standings"]) == 4
