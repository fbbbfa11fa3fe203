"""`parlotte nodes` and `serve --node`: listing the nodes, and refusing a store that cannot be
shared."""

import json
from pathlib import Path

import pytest

from parlotte.cli import main
from parlotte.i18n import speaker
from parlotte.server.store.database import open_database
from parlotte.server.store.node_list import enter, hold_alive_lock, new_id


def test_nodes_are_listed_with_their_tables_and_health(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["nodes", "--database", url]) == 2  # the database has no tables yet
    database = open_database(url, tmp_path)
    assert main(["nodes", "--database", url]) == 0
    assert "Aucun nœud" in capsys.readouterr().out
    with database.session() as alive:
        with database.writing() as connection:
            lives, died = new_id(connection), new_id(connection)
            hold_alive_lock(alive, lives)
            enter(connection, lives, "un", "1.0", 0)
            enter(connection, died, "deux", "1.0", 0)
        assert main(["nodes", "--database", url]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line.split()[0] for line in lines] == ["deux", "un"]
        assert "ne répond plus, aucune table" in lines[0]
        assert "prêt, aucune table" in lines[1]
        assert main(["nodes", "--json", "--database", url]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [(one["name"], one["health"], one["tables"]) for one in told] == [
            ("deux", "silent", 0),
            ("un", "ready", 0),
        ]
    database.close()


def test_a_sqlite_file_cannot_be_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    assert main(["serve", "--data", str(data), "--port", "0", "--node", "un"]) == 2
    where = str(data / "parlotte.sqlite")
    assert capsys.readouterr().err.strip() == speaker()("store-not-shared", where=where)
    assert not data.exists()


@pytest.mark.parametrize("name", ["", "deux mots", "é", "x" * 41])
def test_a_bad_node_name_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--node", name])
    assert speaker()("cli-bad-node", value=name) in capsys.readouterr().err
