"""`parlotte replay`: a match played on a real server, told, checked, tampered with, saved."""

import json
import shutil
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlotte.core.autoplay import autoplay, bot_for
from parlotte.core.contract import Input, Seats
from parlotte.core.match import Match, Setup
from parlotte.core.replay import Trace, record
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from support.command import Run
from support.databases import behind
from support.server import FixedSecrets, play_on, running
from support.server import run as play

REPLAYS = Path(__file__).parent / "replays"
WORDS = "mot,classe,définition\nzig,n.m.,Petit bidule.\n"


@pytest.fixture
def run(run: Run) -> Run:
    return partial(run, "replay")


@dataclass(frozen=True)
class Evening:
    """A table that played one match to its end, and left the next in the middle."""

    data: Path
    over: str
    begun: str

    @property
    def outcome(self) -> Any:
        return json.loads(self.ask("SELECT outcome FROM matches WHERE id = ?", self.over)[0][0])

    def ask(self, query: str, *values: object) -> list[Any]:
        with behind(self.data) as store:
            return store.execute(query, values).fetchall()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """With words of their own, so that the content of the matches is in the store alone."""
    data = tmp_path_factory.mktemp("evening")

    async def scene() -> tuple[str, str]:
        async with running(data, secrets=FixedSecrets(3)) as here:
            [host] = await here.table(1, game="lauriers", bots=2, track=26, automatic_mdj=True)
            about = {"game": "lauriers", "name": "mamie", "file": "mamie.csv", "text": WORDS}
            await host.ask("put-pack", **about)
            await host.ask("start")
            over = host.table["match"]["id"]
            await play_on(host)
            await host.ask("start")
            await host.until(lambda: host.table["match"]["id"] != over)
            await host.until(lambda: bool(host.prompts()))
            await host.do({"act": "write", "text": "Secret de polichinelle.", "done": True})
            return over, host.table["match"]["id"]

    return Evening(data, *play(scene))


@pytest.fixture
def evening(played: Evening, tmp_path: Path) -> Evening:
    """The same evening, in files that a test may spoil."""
    shutil.copytree(played.data, tmp_path / "data")
    return replace(played, data=tmp_path / "data")


# Told.


def test_a_match_is_told_with_names_times_and_its_outcome(run: Run, played: Evening) -> None:
    code, out, err = run(played.over, "--data", played.data)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Les Lauriers"
    assert lines[1].startswith("Partie du ")
    assert lines[2] == "À la table : Camille, Léon, Ada"
    assert "0:00  Le mot est « " in lines[3]
    assert "Camille : « Sorte de chose numéro" in out
    assert "Camille a rendu sa copie." in out
    assert " gagne" in out
    names = ("Camille", "Léon", "Ada")
    best = min(played.outcome["standings"], key=lambda standing: standing["place"])
    assert f"1. {names[best['seat']]} : {best['score']} points" in lines


def test_a_match_is_told_in_english_too(run: Run, played: Evening) -> None:
    code, out, _ = run(played.over, "--data", played.data, lang="en_GB")
    assert code == 0
    assert "At the table: Camille, Léon, Ada" in out
    assert "The word is “" in out
    assert " win" in out


def test_an_unfinished_match_keeps_its_secrets(run: Run, played: Evening, tmp_path: Path) -> None:
    code, out, _ = run(played.begun, "--data", played.data)
    assert code == 0
    assert "Camille a rendu sa copie." in out
    assert "polichinelle" not in out
    assert "La partie n’est pas finie" in out
    report = json.loads(run(played.begun, "--data", played.data, "--json")[1])
    assert (report["over"], report["outcome"], report["verified"]) == (False, None, None)
    code, out, err = run(played.begun, "--data", played.data, "--save", tmp_path / "x.json")
    assert (code, out) == (1, "")
    assert "pas finie" in err
    assert not (tmp_path / "x.json").exists()
    code, out, _ = run(played.begun, "--data", played.data, "--verify")
    assert (code, "redevenue la même" in out) == (0, True)


def test_a_private_game_keeps_its_secrets_for_ever(
    run: Run, played: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = {key: replace(game, private=True) for key, game in registered().items()}
    monkeypatch.setattr("parlotte.cli.find_match.registered", lambda: private)
    code, out, _ = run(played.over, "--data", played.data)
    assert code == 0
    assert "Camille a rendu sa copie." in out
    assert "Sorte de chose" not in out


@pytest.mark.parametrize("which", ["over", "begun"])
def test_nobody_reads_a_private_game_before_all_agree_to_keep_it(
    run: Run, evening: Evening, tmp_path: Path, which: str
) -> None:
    with behind(evening.data) as store:
        store.execute("UPDATE matches SET private = true")
    match = getattr(evening, which)
    code, out, err = run(match, "--data", evening.data)
    assert (code, err) == (0, "")
    assert "Camille" in out
    assert "Sorte de chose" not in out
    assert "a rendu sa copie" not in out
    assert "partie est privée" in out
    code, _, _ = run(match, "--data", evening.data, "--save", tmp_path / "x.json")
    assert code == 1
    assert not (tmp_path / "x.json").exists()


# Checked.


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("fr", "La partie, rejouée, est redevenue la même"), ("en", "came out identical")],
)
def test_a_stored_match_replays_to_the_byte(
    run: Run, played: Evening, lang: str, sentence: str
) -> None:
    [[count]] = played.ask("SELECT count(*) FROM inputs WHERE match_id = ?", played.over)
    [[snapshot]] = played.ask("SELECT snapshot_seq FROM matches WHERE id = ?", played.over)
    assert 0 < snapshot < count
    code, out, err = run(played.over, "--data", played.data, "--verify", lang=lang)
    assert (code, err) == (0, "")
    assert sentence in out
    assert str(count) in out
    assert out.count("\n") == 1


def test_the_report_is_one_json_value(run: Run, played: Evening) -> None:
    code, out, err = run(played.over, "--data", played.data, "--verify", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    [[content, count]] = played.ask(
        "SELECT content, (SELECT count(*) FROM inputs WHERE match_id = id) FROM matches"
        " WHERE id = ?",
        played.over,
    )
    assert report == {
        "match": played.over,
        "game": "lauriers",
        "rules": registered()["lauriers"].version,
        "content": content,
        "inputs": count,
        "over": True,
        "verified": True,
        "outcome": played.outcome,
        "seats": ["Camille", "Léon", "Ada"],
    }


END = "DELETE FROM inputs WHERE seq > (SELECT snapshot_seq FROM matches WHERE id = match_id)"
TAMPERED = {
    "a snapshot": (
        "UPDATE matches SET snapshot = replace(snapshot, '\"stopped\":false', '\"stopped\":true')",
        "l’état enregistré est un autre",
    ),
    "who": ("UPDATE inputs SET given = replace(given, '\"by\":0', '\"by\":9')", "est refusé"),
    "rubbish": ("UPDATE inputs SET given = X'00' WHERE seq = 5", "le coup 5 ne se laisse pas"),
    "a line": ("DELETE FROM inputs WHERE seq = 7", "le coup 7 manque"),
    "the end": (END, "le résultat est un autre"),
    "nearly all": ("DELETE FROM inputs WHERE seq > 3", "le coup 4 manque"),
    "the result": (
        "UPDATE matches SET outcome = replace(outcome, '\"place\":1', '\"place\":2')",
        "le résultat est un autre",
    ),
    "the setup": ("UPDATE matches SET setup = X'7B7D'", "le début de la partie"),
    "the words": ("UPDATE contents SET body = replace(body, 'bidule', 'machin')", "les mots de la"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_match_is_found_out(run: Run, evening: Evening, what: str) -> None:
    statement, sentence = TAMPERED[what]
    with behind(evening.data) as store:
        store.execute(statement)
        # The functions of SQLite made texts of bytes.
        store.execute("UPDATE inputs SET given = CAST(given AS BLOB)")
        store.execute("UPDATE matches SET outcome = CAST(outcome AS BLOB)")
        store.execute("UPDATE matches SET snapshot = CAST(snapshot AS BLOB)")
        store.execute("UPDATE contents SET body = CAST(body AS BLOB)")
    code, out, err = run(evening.over, "--data", evening.data, "--verify")
    assert (code, out) == (1, "")
    assert err.startswith("La partie rejouée n’est pas la même (")
    assert sentence in err
    code, out, err = run(evening.over, "--data", evening.data, "--verify", "--json", lang="en")
    assert (code, json.loads(out)["verified"]) == (1, False)
    assert err.startswith("The game replayed is not the same (")
    told = run(evening.over, "--data", evening.data)
    assert "Traceback" not in told[2]


CANNOT = {
    "other rules": ("UPDATE matches SET rules = 99", "avec d’autres règles (version 99, ici"),
    "other house": ("UPDATE matches SET game = 'echecs'", "d’un jeu qui n’est pas dans la maison"),
    "no content": ("DELETE FROM contents", "Les mots avec lesquels cette partie a été jouée"),
    "forgotten": (
        "UPDATE matches SET kept = 0, setup = X'', snapshot = NULL, snapshot_seq = 0",
        "a été effacé",
    ),
}


@pytest.mark.parametrize("what", CANNOT)
def test_a_match_that_cannot_replay_says_so_and_still_how_it_ended(
    run: Run, evening: Evening, what: str
) -> None:
    statement, sentence = CANNOT[what]
    with behind(evening.data) as store:
        store.execute(statement)
    code, out, err = run(evening.over, "--data", evening.data, "--verify")
    assert (code, out) == (1, "")
    assert sentence in err
    code, out, err = run(evening.over, "--data", evening.data)
    assert code == (0 if what == "forgotten" else 1)
    assert sentence in out + err
    assert " gagne" in out
    report = json.loads(run(evening.over, "--data", evening.data, "--verify", "--json")[1])
    assert (report["verified"], report["over"]) == (None, True)


# Found, or not.


def test_an_unknown_match_is_a_clear_sentence(run: Run, played: Evening, tmp_path: Path) -> None:
    for name in ("0123456789abcdef", "mamie.json"):
        code, out, err = run(name, "--data", played.data)
        assert (code, out) == (1, "")
        assert f"Il n’y a ni partie ni fichier « {name} » ici." in err
    assert "neither a game nor a file" in run("zut", "--data", played.data, lang="en")[2]
    code, out, err = run(played.over, "--data", tmp_path / "nobody")
    assert (code, out) == (2, "")
    assert "Il n’y a pas de données de Parlotte ici" in err
    assert not (tmp_path / "nobody").exists()


def test_looking_takes_no_lock_and_leaves_no_trace(run: Run, evening: Evening) -> None:
    before = sorted(file.name for file in evening.data.iterdir())
    lock = (evening.data / "parlotte.sqlite.lock").stat().st_mtime_ns
    assert run(evening.over, "--data", evening.data, "--verify")[0] == 0
    assert sorted(file.name for file in evening.data.iterdir()) == before
    assert (evening.data / "parlotte.sqlite.lock").stat().st_mtime_ns == lock


# Files.


def test_a_saved_match_is_the_match(run: Run, played: Evening, tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    code, out, _ = run(played.over, "--data", played.data, "--save", file)
    assert (code, out) == (0, f"Partie enregistrée dans « {file} ».\n")
    assert file.stat().st_mode & 0o777 == 0o600
    assert set(json.loads(file.read_bytes())) == {"game", "rules", "content", "setup", "inputs"}
    code, out, _ = run(file, "--data", played.data, "--verify")
    assert (code, "redevenue la même" in out) == (0, True)
    code, out, _ = run(file, "--data", played.data)
    assert code == 0
    assert "Place 1 a rendu sa copie." in out
    report = json.loads(run(file, "--data", played.data, "--json")[1])
    assert (report["match"], report["over"], report["outcome"]) == (None, True, played.outcome)
    assert report["seats"] == ["Place 1", "Place 2", "Place 3"]
    code, out, err = run(played.over, "--data", played.data, "--save", file)
    assert (code, out) == (2, "")
    assert "existe déjà" in err


def test_a_file_needs_its_content(
    run: Run, played: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nobody"))
    file = tmp_path / "partie.json"
    assert run(played.over, "--data", played.data, "--save", file)[0] == 0
    for path in (file, REPLAYS / "lauriers-printed.json"):
        code, out, err = run(path, "--verify")
        assert (code, out) == (1, "")
        assert "Les mots avec lesquels cette partie a été jouée ne sont pas ici" in err
    assert run(file, "--verify", "--data", tmp_path / "nobody")[0] == 2
    assert not (tmp_path / "nobody").exists()


def test_a_file_with_a_trace_is_checked_state_by_state(run: Run, tmp_path: Path) -> None:
    """Played by bots with the words of the house: no store is needed."""
    registration = registered()["lauriers"]
    game, content = build(registration, load_content(registration))
    setup = Setup(registration.options(track=15), Seats(("bot",) * 3), b"file")
    log: list[Input[Any]] = []
    match, trace = Match(game, setup, log), Trace()
    trace.see(match)
    bots = {seat: bot_for(registration, match, seat, 1) for seat in range(3)}
    autoplay(match, bots, trace.see)
    body = record(registration, content, setup, log).decode()
    file = tmp_path / "partie.json"
    file.write_text(f'{{"trace":"{trace.hexdigest()}","record":{body}}}', encoding="utf-8")
    report = json.loads(run(file, "--verify", "--json")[1])
    assert (report["verified"], report["inputs"], report["over"]) == (True, len(log), True)
    file.write_text(f'{{"trace":"{"0" * 64}","record":{body}}}', encoding="utf-8")
    code, out, err = run(file, "--verify")
    assert (code, out) == (1, "")
    assert "en route, un état est un autre" in err
    assert run(file)[0] == 0


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"trace":"x","record":{}}', b"\xff"])
def test_a_file_that_is_no_match_is_refused(run: Run, tmp_path: Path, body: bytes) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(body)
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert "n’est pas une partie enregistrée" in err
