"""The HTTP routes: answers, headers, limits and origins."""

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlotte.games import registered
from support.logged import Log, logged
from support.server import FakeSeconds, Running, running
from support.tables import games

PUBLIC = "https://parlotte.example"
JSON = {"content-type": "application/json"}
GOOD = json.dumps({"name": "Camille", "animal": "renard"})


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Site:
    """A server, asked from outside its event loop."""

    def __init__(self, runner: asyncio.Runner, log: Log) -> None:
        self._runner = runner
        self.log = log

    def open(self, data: Path, **settings: Any) -> None:
        self._serving = running(data, library=games(), **settings)
        self.here: Running = self._runner.run(self._serving.__aenter__())

    def close(self) -> None:
        self._runner.run(self._serving.__aexit__(None, None, None))

    def ask(
        self, method: str, path: str, body: str | bytes | None = None, **headers: str
    ) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self._runner.run(asyncio.to_thread(self._ask, method, path, body, named))

    def _ask(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        port = self.here.house.settings.port
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            line.request(method, path, body, headers)
            told = line.getresponse()
            kept = {name.lower(): value for name, value in told.getheaders()}
            return Answer(told.status, kept, told.read())
        finally:
            line.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with logged("warning") as log, asyncio.Runner() as runner:
        made = Site(runner, log)
        made.open(tmp_path_factory.mktemp("http"), public_url=PUBLIC)
        yield made
        made.close()


ANSWERS = {
    200: ("GET", "/healthz", None, {}),
    201: ("POST", "/api/tables", GOOD, JSON),
    400: ("POST", "/api/tables", "{", JSON),
    403: ("POST", "/api/tables", GOOD, {**JSON, "origin": "https://evil.example"}),
    404: ("GET", "/api/nothing/here", None, {}),
    405: ("DELETE", "/api/tables", None, {}),
    413: ("POST", "/api/tables", "x" * 20_000, JSON),
    422: ("POST", "/api/tables", '{"name":"","animal":"renard"}', JSON),
}


@pytest.mark.parametrize("status", ANSWERS)
def test_every_answer_has_the_security_headers(site: Site, status: int) -> None:
    method, path, body, headers = ANSWERS[status]
    answer = site.ask(method, path, body, **headers)
    assert answer.status == status
    policy = dict(
        part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert site.log.faults() == []


@pytest.mark.parametrize("path", ["/", "/GVEK", "/GVEK/ecran", "/%00", "/..%2f..%2fetc%2fpasswd"])
def test_any_page_is_the_client_or_not_found(site: Site, path: str) -> None:
    answer = site.ask("GET", path)
    assert answer.status in (200, 404)
    assert "content-security-policy" in answer.headers
    assert b"<style" not in answer.body
    assert b"root:" not in answer.body
    assert site.log.faults() == []


def test_health_is_public(site: Site) -> None:
    answer = site.ask("GET", "/healthz")
    assert answer.json["status"] == "ok"
    assert answer.json.keys() == {"status", "version", "disk"}


@pytest.mark.parametrize(
    "header",
    [{"x_forwarded_for": "127.0.0.1"}, {"X_Forwarded_For": ""}, {"x_forwarded_for": "::1"}],
)
def test_metrics_are_for_localhost_only_and_not_through_a_proxy(
    site: Site, header: dict[str, str]
) -> None:
    assert b"parlotte_tables_live" in site.ask("GET", "/metrics").body
    answer = site.ask("GET", "/metrics", **header)
    assert answer.status == 404
    assert b"parlotte_" not in answer.body


def test_every_game_has_a_form_in_both_languages(site: Site) -> None:
    french, english = (site.ask("GET", f"/api/games?lang={lang}").json for lang in ("fr", "en"))
    for told in (french, english):
        assert [game["key"] for game in told] == list(registered())
        for game in told:
            registration = registered()[game["key"]]
            assert game["minutes"] == registration.minutes
            keys = [field["key"] for field in game["form"]]
            assert keys == list(registration.options.__struct_fields__)
    for one, other in zip(french, english, strict=True):
        assert one["form"][0]["label"] != other["form"][0]["label"]


def test_the_schema_lists_every_route(site: Site) -> None:
    schema = site.ask("GET", "/schema/openapi.json").json
    assert schema["openapi"].startswith("3.1")
    listed = {(method, path) for path, about in schema["paths"].items() for method in about}
    assert listed == {
        ("get", "/healthz"), ("get", "/metrics"), ("get", "/api/games"), ("get", "/api/animals"),
        ("post", "/api/tables"), ("get", "/api/day"), ("get", "/api/deal"),
    }  # fmt: skip


BODIES = {
    "nothing": "", "null": "null", "a list": "[]", "text": "bonjour",
    "no animal": '{"name":"Camille"}',
    "name of a number": '{"name":1,"animal":"renard"}',
    "name of half a pair": '{"name":"\\ud800","animal":"renard"}',
    "a long name": json.dumps({"name": "x" * 201, "animal": "renard"}),
}  # fmt: skip


@pytest.mark.parametrize("kind", BODIES)
def test_a_malformed_request_for_a_table_is_a_bad_request(site: Site, kind: str) -> None:
    before = len(site.here.house.tables)
    answer = site.ask("POST", "/api/tables", BODIES[kind], **JSON)
    assert answer.status == 400
    assert len(site.here.house.tables) == before
    assert site.log.faults() == []


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"name": "", "animal": "renard"}, "name-empty"),
        ({"name": "\0\u202e\u200b", "animal": "renard"}, "name-empty"),
        ({"name": "x" * 17, "animal": "renard"}, "name-too-long"),
        ({"name": "Zoé", "animal": "dragon"}, "unknown-animal"),
        ({"name": "Zoé", "animal": "robot"}, "unknown-animal"),
        ({"name": "Zoé", "animal": "renard", "game": "../x"}, "unknown-game"),
    ],
)
def test_an_invalid_table_is_refused_with_a_sentence(
    site: Site, body: dict[str, str], key: str
) -> None:
    said = {}
    for lang in ("fr", "en", "xx"):
        answer = site.ask("POST", "/api/tables", json.dumps({**body, "lang": lang}), **JSON)
        assert answer.status == 422
        assert answer.json["refused"] == key
        said[lang] = answer.json["say"]
    assert said["fr"] == said["xx"] != said["en"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "text/html"])
def test_a_form_posted_from_another_site_opens_no_table(site: Site, kind: str) -> None:
    """CSRF: browsers send these types without a preflight, but with their origin."""
    before = len(site.here.house.tables)
    answer = site.ask("POST", "/api/tables", GOOD, content_type=kind, origin="https://evil.example")
    assert answer.status in (400, 403, 415)
    assert len(site.here.house.tables) == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_opens_no_table(site: Site, origin: str) -> None:
    answer = site.ask("POST", "/api/tables", GOOD, **JSON, origin=origin)
    assert answer.status == 403


def test_our_own_pages_open_tables(site: Site) -> None:
    for origin in (site.here.url, PUBLIC):
        answer = site.ask("POST", "/api/tables", GOOD, **JSON, origin=origin)
        assert answer.status == 201
        assert answer.json.keys() == {"code", "key", "person", "token"}


def test_a_body_may_have_sixteen_kilobytes_and_no_more(site: Site) -> None:
    least = len(json.dumps({"name": "Zoé", "animal": "renard", "x": ""}))
    for more, status in ((16 * 1024, 201), (16 * 1024 + 1, 413)):
        body = json.dumps({"name": "Zoé", "animal": "renard", "x": "y" * (more - least)})
        assert len(body) == more
        assert site.ask("POST", "/api/tables", body, **JSON).status == status


def test_one_address_opens_twenty_tables_at_once_and_then_waits(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        site = Site(runner, Log())
        site.open(tmp_path, seconds=FakeSeconds())
        try:
            statuses = [site.ask("POST", "/api/tables", GOOD, **JSON) for _ in range(21)]
            assert [one.status for one in statuses] == [201] * 20 + [429]
            assert statuses[-1].json["refused"] == "too-many-tables"
        finally:
            site.close()
