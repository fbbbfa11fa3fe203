"""Set up .venv/ from a lock file. Needs only python3 (3.11 or later) and pip.

Usage: python3 tools/bootstrap.py LOCK STAMP
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LEAST = (3, 11)


def stop(french: str, english: str) -> None:
    sys.exit(f"{french}\n{english}")


def run(*command: str) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0  # noqa: S603


def pip(*arguments: str) -> bool:
    """Pip of the environment itself, or the one of the machine where ensurepip is missing."""
    quiet = ("--disable-pip-version-check", "--quiet", "--quiet")
    if (VENV / "with-system-pip").exists():
        own = (sys.executable, "-m", "pip", "--python", str(PYTHON))
    else:
        own = (str(PYTHON), "-m", "pip")
    return run(*own, *quiet, *arguments)


def make_environment() -> None:
    if PYTHON.exists() and run(str(PYTHON), "-c", ""):
        return
    try:
        import ensurepip  # noqa: F401, PLC0415 - Debian ships python3 without it
    except ImportError:
        made = run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV))
        if made:
            (VENV / "with-system-pip").touch()
    else:
        made = run(sys.executable, "-m", "venv", "--clear", str(VENV))
    if not made:
        stop(
            "Impossible de créer .venv : installez le module venv de Python (paquet python3-venv).",
            "Could not create .venv: install Python's venv module (package python3-venv).",
        )


def main() -> None:
    if sys.version_info < LEAST:
        stop(
            f"Parlotte demande Python {LEAST[0]}.{LEAST[1]} ou plus récent.",
            f"Parlotte needs Python {LEAST[0]}.{LEAST[1]} or later.",
        )
    lock, stamp = sys.argv[1:]
    print("Préparation de .venv/ (une seule fois)… | Setting up .venv/ (once)…", file=sys.stderr)
    make_environment()
    installed = pip("install", "--require-hashes", "--no-deps", "-r", lock) and pip(
        "install", "--no-deps", "--no-build-isolation", "--no-index", "-e", "."
    )
    if not installed:
        stop(
            "L’installation a échoué : vérifiez la connexion au dépôt de paquets, puis relancez.",
            "The installation failed: check the connection to the package index, then try again.",
        )
    (ROOT / stamp).touch()


main()
