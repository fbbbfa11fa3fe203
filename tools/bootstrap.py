"""Sets up .venv/ from a lock file. Needs only python3 (3.11 or later) and pip.

Usage: python3 tools/bootstrap.py LOCK STAMP
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LEAST = (3, 11)
QUIET = ("--disable-pip-version-check", "--quiet", "--quiet")


def stop(french: str, english: str) -> None:
    sys.exit(f"{french}\n{english}")


def run(*command: str, silent: bool = False) -> bool:
    output = subprocess.DEVNULL if silent else None
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=output, stderr=output)  # noqa: S603
    return done.returncode == 0


def pip() -> tuple[str, ...] | None:
    """The environment's own pip; without ensurepip, the machine's pip."""
    own = (str(PYTHON), "-m", "pip")
    machine = (sys.executable, "-m", "pip", "--python", str(PYTHON))
    return next((way for way in (own, machine) if run(*way, "--version", silent=True)), None)


def make_environment() -> tuple[str, ...]:
    """Creates the environment and returns its pip command; a half-made environment is rebuilt."""
    if PYTHON.exists() and run(str(PYTHON), "-c", "", silent=True) and (way := pip()):
        return way
    venv = (sys.executable, "-m", "venv", "--clear", str(VENV))
    if not (run(*venv, silent=True) or run(*venv, "--without-pip")):
        stop(
            "Impossible de créer .venv : installez le module venv de Python (paquet python3-venv).",
            "Could not create .venv: install Python's venv module (package python3-venv).",
        )
    way = pip()
    if way is None:
        stop("Il manque pip (paquet python3-pip).", "pip is missing (package python3-pip).")
    return way or ()


def point_at_the_sources() -> None:
    """Uses a relative path, so that the folder can be moved and its name may contain any
    character."""
    for file in VENV.glob("lib/python*/site-packages/_*parlotte.pth"):
        file.write_text("../../../../src\n", encoding="ascii")


def main() -> None:
    if sys.version_info < LEAST:
        stop("Parlotte demande Python 3.11 ou plus récent.", "Parlotte needs Python 3.11 or later.")
    lock, stamp = sys.argv[1:]
    print("Préparation de .venv/, un instant… | Setting up .venv/, one moment…", file=sys.stderr)
    way = make_environment()
    installed = run(*way, *QUIET, "install", "--require-hashes", "--no-deps", "-r", lock) and run(
        *way, *QUIET, "install", "--no-deps", "--no-build-isolation", "--no-index", "-e", "."
    )
    if not installed:
        stop(
            "L’installation a échoué : vérifiez la connexion au dépôt de paquets, puis relancez.",
            "The installation failed: check the connection to the package index, then try again.",
        )
    point_at_the_sources()
    (ROOT / stamp).touch()


try:
    main()
except KeyboardInterrupt:
    stop("Interrompu ; relancez quand vous voulez.", "Stopped; run it again whenever you like.")
