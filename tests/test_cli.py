"""The command, as people and programs use it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.command import Run

COMMANDS = (
    "play",
    "serve",
    "games",
    "simulate",
    "packs",
    "replay",
    "backup",
    "restore",
    "lexicon",
    "say",
)


def test_games_lists_what_can_be_played(run: Run) -> None:
    code, out, err = run("games", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == [
        {"key": "bornes", "name": "1000 Bornes des Mots", "seats": [2, 6]},
        {"key": "coquillaude", "name": "La Coquillaude", "seats": [2, 4]},
        {"key": "lauriers", "name": "Les Lauriers", "seats": [3, 6]},
        {"key": "melo", "name": "Mélo Ego Duo", "seats": [4, 10]},
        {"key": "reussite", "name": "La Réussite", "seats": [1, 8]},
    ]
    assert "Les Lauriers, de 3 à 6 joueurs" in run("games")[1]


def test_simulate_reports_in_json_and_nothing_else(run: Run) -> None:
    code, out, err = run(
        "simulate",
        "lauriers",
        "--games",
        "8",
        "--level",
        "1,1,3,3",
        "--seed",
        "7",
        "--verify",
        "--json",
    )
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert set(report) == {
        "game", "seats", "games", "finished", "seconds", "games_per_s", "rounds", "scores",
        "wins_by_level",
    }  # fmt: skip
    assert (report["game"], report["seats"], report["games"], report["finished"]) == (
        "lauriers",
        4,
        8,
        8,
    )
    assert set(report["rounds"]) == {"mean", "min", "max"}
    assert report["rounds"]["min"] <= report["rounds"]["mean"] <= report["rounds"]["max"]
    assert report["scores"]["best"] == 26
    assert set(report["wins_by_level"]) == {"1", "3"}
    assert sum(report["wins_by_level"].values()) == pytest.approx(8)


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    def played(seed: str) -> dict[str, object]:
        report = json.loads(
            run("simulate", "lauriers", "--games", "5", "--seed", seed, "--json")[1]
        )
        return {k: v for k, v in report.items() if k not in ("seconds", "games_per_s")}

    assert played("3") == played("3")
    assert played("3") != played("4")
    assert played("-3") != played("3")


def test_simulate_tells_people_in_their_language(run: Run) -> None:
    assert "Tours par partie" in run("simulate", "lauriers", "--games", "2")[1]
    assert "Rounds in a game" in run("simulate", "lauriers", "--games", "2", lang="en_GB")[1]
    assert "est redevenue la même" in run("simulate", "lauriers", "--games", "2", "--verify")[1]


def test_options_seats_and_levels_reach_the_table(run: Run) -> None:
    code, out, _ = run(
        "simulate", "lauriers", "--seats", "6", "--games", "3", "--json",
        "--option", "track=15", "automatic-mdj=oui", "--option", "packs=base", "writing_minutes=0",
    )  # fmt: skip
    report = json.loads(out)
    assert code == 0
    assert report["seats"] == 6
    assert report["scores"]["best"] == 15


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate"], "Il manque : JEU."),
        (
            ["simulate", "echecs"],
            "« echecs ». Choix possibles : bornes, coquillaude, lauriers, melo, reussite.",
        ),
        (["zut"], "Je ne connais pas « zut ». Choix possibles : play, serve, nodes, games, "),
        (["simulate", "lauriers", "--games"], "« --games » attend une valeur."),
        (["simulate", "lauriers", "--games", "0"], "--games : 0 est trop peu : au moins 1."),
        (["simulate", "lauriers", "--seed", "x"], "--seed : « x » n’est pas un nombre entier."),
        (["simulate", "lauriers", "--seed", "9" * 20], "est trop grand."),
        (["simulate", "lauriers", "--level", "²"], "« ² » n’est pas un niveau"),
        (["simulate", "lauriers", "--level", "1,2"], "2 niveaux, donc 2 places"),
        (["simulate", "lauriers", "--se", "3"], "Je ne comprends pas « --se 3 »."),
        (["simulate", "lauriers", "--seats", "2"], "Ce jeu se joue de 3 à 6 joueurs."),
        (["simulate", "lauriers", "--level", "4"], "Il n’y a pas de niveau 4"),
        (["simulate", "lauriers", "--level", "fort"], "« fort » n’est pas un niveau"),
        (["simulate", "lauriers", "--level", "1,2,3", "--seats", "4"], "3 niveaux pour 4 places"),
        (["simulate", "lauriers", "--option", "track"], "écrivez NOM=VALEUR"),
        (
            ["simulate", "lauriers", "--option", "track=20"],
            "« track » ne peut pas valoir « 20 ». Valeurs possibles : 15, 26.",
        ),
        (["simulate", "lauriers", "--option", "taille=2"], "Il n’y a pas d’option « taille »"),
        (["simulate", "lauriers", "--option", "packs=x"], "Il n’y a pas de paquet « x »"),
        (["games", "--tout"], "Je ne comprends pas « --tout »."),
    ],
)
def test_bad_words_get_a_clear_sentence_and_exit_2(
    run: Run, arguments: list[str], sentence: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err.replace("\u00a0", " ")
    assert "Traceback" not in err


def test_packs_reports_in_json(run: Run) -> None:
    code, out, err = run("packs", "--json")
    assert (code, err) == (0, "")
    cards, book, pack, french, english, days = json.loads(out)
    assert (cards["game"], cards["lang"], cards["errors"]) == ("bornes", "fr-en", [])
    assert (cards["counts"]["word_cards"], cards["counts"]["words"]) == (174, 348)
    assert cards["counts"]["pictures"] == 348
    assert cards["counts"]["proverbs_layable"] >= 30
    assert (days["game"], days["pack"], days["errors"]) == ("reussite", "days", [])
    assert (pack["game"], pack["pack"], pack["lang"], pack["errors"]) == (
        "lauriers",
        "base",
        "fr",
        [],
    )
    assert pack["counts"] == {"cards": 258, "words": 1032, "leurres": 3096}
    for deck, lang, least, adjectives in ((french, "fr", 150, 30), (english, "en", 60, 12)):
        assert (deck["game"], deck["lang"], deck["errors"]) == ("melo", lang, [])
        assert min(deck["counts"][kind] for kind in ("melo", "ego", "duo")) >= least
        assert deck["counts"]["duo_adjective"] >= adjectives
    assert (book["game"], book["errors"]) == ("coquillaude", [])
    assert book["counts"] == {
        "entries": 1296,
        "stars_1": 583,
        "stars_2": 363,
        "stars_3": 194,
        "coquillaudinettes": 78,
        "coquillaudettes": 52,
        "coquillaudes": 26,
        "persons": 3472,
    }


def test_packs_checks_a_familys_own_file_and_exits_1_on_an_error(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mamie.csv"
    file.write_text("mot,classe,définition\nzig,n.m.,Petit bidule.\nzag,nom,Autre.\n", "utf-8")
    code, out, _ = run("packs", str(file))
    assert code == 1
    assert "mamie.csv, ligne 3, champ « classe »" in out
    code, out, _ = run("packs", str(file), "--json", lang="en_US")
    (pack,) = json.loads(out)
    assert code == 1
    assert pack["pack"] == "mamie"
    assert pack["counts"]["words"] == 1
    assert "line 3" in pack["errors"][0]


def test_a_file_for_a_game_that_takes_none_is_told_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "jours.csv"
    file.write_text("mot,classe,définition\nzig,n.m.,Petit bidule.\n", "utf-8")
    code, out, _ = run("packs", str(file), "--game", "reussite")
    assert code == 1
    assert "jours.csv : Ce jeu a déjà tout ce qu’il lui faut" in out


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_is_friendly_in_both_languages(run: Run, command: list[str]) -> None:
    french, english = run(*command, "--help")[1], run(*command, "--help", lang="en_US")[1]
    assert "affiche cette aide" in french
    assert "show this help" in english
    assert "usage:" not in french
    assert french.count("Usage") == english.count("Usage") == 1
    assert "options :\n" in french


def parlotte(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, **environment}
    command = [sys.executable, "-m", "parlotte", *arguments]
    return subprocess.run(command, capture_output=True, env=env, check=False)


def test_the_command_alone_shows_its_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert "simulate" in out


def test_accents_survive_a_terminal_that_believes_in_ascii() -> None:
    done = parlotte("games", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert "à" in done.stdout.decode("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("games >/dev/full", 1),
        pytest.param("games >&-", 0, marks=pytest.mark.deep),
        pytest.param("simulate echecs 2>&-", 2, marks=pytest.mark.deep),
    ],
)
def test_an_output_that_takes_nothing_gets_no_stack_trace(arguments: str, code: int) -> None:
    command = f'"{sys.executable}" -m parlotte {arguments}'
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


def test_a_reader_who_leaves_early_gets_no_stack_trace() -> None:
    command = f'"{sys.executable}" -m parlotte simulate lauriers --games 3 | true'
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert done.stderr == b""


def test_a_single_game_is_told_in_the_singular(run: Run) -> None:
    assert "1 partie à 4" in run("simulate", "lauriers", "--games", "1")[1]
    assert "1 game of 4" in run("simulate", "lauriers", "--games", "1", lang="en_GB")[1]


def test_the_version_is_told(run: Run) -> None:
    code, out, _ = run("--version")
    assert (code, out.split()[0]) == (0, "parlotte")
