"""The client's page and assets over HTTP: content, caching, compression, languages."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from parlotte.server.http.client_build import ClientBuild, shipped
from parlotte.server.http.headers import CSP, secured
from parlotte.server.http.pages import Pages, language_for, pages

SCRIPT = b"const table = 'mise';\n" * 200
FONT = b"wOF2" + bytes(range(256))
INDEX = (
    b'<!doctype html><html lang="%LANG%"><meta name="build" content="%BUILD%">'
    b'<script type="module" src="/assets/app-1a2b.js"></script>'
)
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(INDEX)
    (web / "favicon.svg").write_bytes(b"<svg/>")
    (web / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (web / "assets" / "serif-77.woff2").write_bytes(FONT)
    (tmp_path / "secret.js").write_bytes(b"secret")
    return web


def served(folder: Path) -> Any:
    shown = Pages(ClientBuild(folder), 4)
    app = Litestar(
        pages(shown),
        openapi_config=None,
        logging_config=None,
        exception_handlers={NotFoundException: shown.not_found},
    )
    return secured(app)


@pytest.fixture
def browser(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(served(folder)) as client:
        yield client


def test_the_page_holds_its_build_and_is_never_cached_unchecked(
    browser: TestClient[Any], folder: Path
) -> None:
    answer = browser.get("/", headers=PLAIN)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert f'content="{ClientBuild(folder).fingerprint}"' in answer.text
    assert "%" not in answer.text


@pytest.mark.parametrize(
    ("path", "door"),
    [
        ("/", "index"), ("/MILO", "table"), ("/LUPANI", "table"),
        ("/GVEK", "table"), ("/MILO/ecran", "screen"),
    ],
)  # fmt: skip
def test_each_entry_has_its_own_page_whatever_the_code(folder: Path, path: str, door: str) -> None:
    for name in ("table", "screen"):
        (folder / f"{name}.html").write_bytes(INDEX + name.encode())
    with TestClient(served(folder)) as client:
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.text.endswith("</script>" if door == "index" else door)
        assert client.get(f"/{door}.html").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/trop-long", "/a.b", "/é", "/1", "/MILO/nulle-part", "/MILO/ecran/encore", "/api-rien",
        "/nulle/part/du/tout", "/trop-long/tv",
    ],
)  # fmt: skip
def test_an_unknown_page_is_a_404_page_in_the_visitors_language(
    browser: TestClient[Any], path: str
) -> None:
    for lang in ("fr", "en"):
        answer = browser.get(path, headers={"accept-language": lang})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert f'<html lang="{lang}">' in answer.text
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/assets/nothing", "/ws/more", "/x/y.js"])
def test_an_unknown_api_path_or_asset_is_a_404_in_json(browser: TestClient[Any], path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"status_code": 404, "detail": "Not Found"}


@pytest.mark.parametrize("name", ["tv", "TV", "écran", "télé", "screen"])
def test_tv_addresses_redirect_to_the_big_screen(browser: TestClient[Any], name: str) -> None:
    answer = browser.get(f"/MILO/{name}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, "/MILO/ecran")


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("/milo", "/MILO"), ("/%4DILO", "/MILO"), ("/MILO/", "/MILO"), ("/lupani", "/LUPANI"),
        ("/milo/ecran", "/MILO/ecran"), ("/MILO/%65cran", "/MILO/ecran"),
        ("/mIlO/tv", "/MILO/ecran"),
    ],
)  # fmt: skip
def test_every_spelling_of_a_tables_address_redirects_to_one(
    browser: TestClient[Any], path: str, address: str
) -> None:
    answer = browser.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, address)
    assert browser.get(address, follow_redirects=False).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "fr"),
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("EN", "en"),
        ("de-DE,de;q=0.9,en;q=0.7", "en"),
        ("de,fr;q=0.5,en;q=0.4", "fr"),
        ("en;q=0.2, fr", "fr"),
        ("en;q=0", "fr"),
        ("de", "fr"),
        ("*", "fr"),
        ("en;q=beaucoup", "fr"),
        (";;,,=", "fr"),
    ],
)
def test_the_page_is_in_the_browsers_language(
    browser: TestClient[Any], accepted: str, lang: str
) -> None:
    assert language_for(accepted) == lang
    answer = browser.get("/GVEK", headers={"accept-language": accepted})
    assert f'<html lang="{lang}">' in answer.text
    assert "accept-language" in answer.headers["vary"]


def test_an_asset_is_cached_forever(browser: TestClient[Any]) -> None:
    for name, kind, body in (
        ("app-1a2b.js", "text/javascript; charset=utf-8", SCRIPT),
        ("serif-77.woff2", "font/woff2", FONT),
    ):
        answer = browser.get(f"/assets/{name}", headers=PLAIN)
        assert (answer.status_code, answer.content) == (200, body)
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-security-policy"] == CSP
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.css", "text/css; charset=utf-8"), ("a.svg", "image/svg+xml"), ("a.mp3", "audio/mpeg"),
        ("a.ogg", "audio/ogg"), ("a.wav", "audio/wav"), ("a.png", "image/png"),
        ("a.ico", "image/x-icon"), ("a.webmanifest", "application/manifest+json"),
        ("a.xyz", "application/octet-stream"),
    ],
)  # fmt: skip
def test_every_file_type_has_its_content_type(folder: Path, name: str, kind: str) -> None:
    (folder / "assets" / name).write_bytes(b"x")
    with TestClient(served(folder)) as client:
        assert client.get(f"/assets/{name}").headers["content-type"] == kind


@pytest.mark.parametrize(
    ("path", "accepted", "packed"),
    [
        ("/assets/app-1a2b.js", "gzip, deflate, br", True),
        ("/assets/app-1a2b.js", "br;q=1.0, GZIP;q=0.8", True),
        ("/assets/app-1a2b.js", "gzip;q=0", False),
        ("/assets/app-1a2b.js", "br", False),
        ("/assets/app-1a2b.js", "x-gzip", False),
        ("/assets/serif-77.woff2", "gzip", False),
        ("/", "gzip", True),
        ("/favicon.svg", "gzip", True),
    ],
)
def test_texts_are_compressed_for_clients_that_accept_gzip(
    browser: TestClient[Any], path: str, accepted: str, packed: bool
) -> None:
    with browser.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    plain = browser.get(path, headers=PLAIN).content
    assert (gzip.decompress(raw) if packed else raw) == plain
    assert int(answer.headers["content-length"]) == len(raw)
    varies = "accept-encoding" in answer.headers.get("vary", "")
    assert varies == (not path.endswith("woff2"))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-9999.js", "/assets/", "/assets/index.html", "/assets/..%2findex.html",
        "/assets/..%2f..%2fsecret.js", "/assets/%2e%2e/secret.js", "/assets/%00",
        "/secret.js", "/index.html", "/favicon.ico", "/manifest.webmanifest",
    ],
)  # fmt: skip
def test_missing_files_and_path_traversals_are_not_found(
    browser: TestClient[Any], path: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert b"secret" not in answer.content
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_the_icon_is_cached_for_a_day(browser: TestClient[Any]) -> None:
    answer = browser.get("/favicon.svg")
    assert (answer.status_code, answer.content) == (200, b"<svg/>")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "public, max-age=86400"


def test_files_changed_after_the_start_are_not_served(
    browser: TestClient[Any], folder: Path
) -> None:
    before = browser.get("/").text
    (folder / "assets" / "app-1a2b.js").write_bytes(b"other")
    (folder / "index.html").write_bytes(b"other")
    assert browser.get("/assets/app-1a2b.js").content == SCRIPT
    assert browser.get("/").text == before


def test_the_fingerprint_depends_on_every_name_and_byte(folder: Path) -> None:
    seen = {ClientBuild(folder).fingerprint}
    (folder / "assets" / "serif-77.woff2").write_bytes(FONT[:-1])
    seen.add(ClientBuild(folder).fingerprint)
    (folder / "favicon.svg").rename(folder / "icone.svg")
    seen.add(ClientBuild(folder).fingerprint)
    (folder / "icone.svg").rename(folder / "assets" / "icone.svg")
    seen.add(ClientBuild(folder).fingerprint)
    (folder / "index.html").write_bytes(INDEX + b" ")
    seen.add(ClientBuild(folder).fingerprint)
    assert len(seen) == 5
    assert ClientBuild(folder).fingerprint in seen


def test_the_shipped_client_has_a_page_in_both_languages() -> None:
    for page in shipped().page(6).values():
        assert page.body.lower().startswith(b"<!doctype html>")
        assert b"%BUILD%" not in page.body
        assert b"%LANG%" not in page.body


def test_a_page_preloads_only_the_scripts_of_its_language(folder: Path) -> None:
    asked = b"".join(
        b'<link rel="modulepreload" href="/assets/%s-1.js" data-lang="%s">\n' % (lang, lang)
        for lang in (b"fr", b"en")
    )
    (folder / "index.html").write_bytes(INDEX + b"\n" + asked)
    page = ClientBuild(folder).page(4)
    assert b"/assets/fr-1.js" in page["fr"].body
    assert b"/assets/en-1.js" not in page["fr"].body
    assert b"/assets/en-1.js" in page["en"].body
    assert b"/assets/fr-1.js" not in page["en"].body
