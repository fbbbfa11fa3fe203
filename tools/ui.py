"""Builds the client into src/parlotte/web, for `make ui`. Needs Node; playing does not.

Usage: python tools/ui.py [--check | --lint | --format | --test]
--check builds a copy and compares it with the committed build. --lint checks the sources, --format
formats them, --test runs the client's unit tests. Without Node (or for --test its packages) these
three do nothing and say so.
"""

import filecmp
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import client_sentences
import client_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "parlotte" / "web"
# Each pack may have a file of SVG symbols.
PACKS = ROOT / "src" / "parlotte" / "packs" / "data"
# Fingerprints of the built client. The file is not in BUILT, since everything there is served.
RECORD = WEB / "built.txt"
# Folders that git ignores (a test checks it).
IGNORED = ("node_modules", "made")
# Folders that are not part of the sources.
NOT_SOURCES = (*IGNORED, "tests")


def stop(french: str, english: str) -> None:
    sys.exit(f"{french}\n{english}")


def named(bodies: dict[str, bytes]) -> str:
    whole = sha256()
    for path, body in sorted(bodies.items()):
        whole.update(sha256(path.encode()).digest() + sha256(body).digest())
    return whole.hexdigest()


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def source_files(web: Path = WEB) -> dict[str, bytes]:
    """All source files of the client, by path below web/."""
    found: dict[str, bytes] = {}
    for child in web.iterdir():
        if child.is_dir() and child.name not in NOT_SOURCES:
            found |= {f"{child.name}/{path}": body for path, body in files_of(child).items()}
        elif child.is_file() and child.name != RECORD.name:
            found[child.name] = child.read_bytes()
    return found


def record(web: Path = WEB, built: Path = BUILT) -> str:
    """Three fingerprints: of the sources, of the schemas of their types, and of the build."""
    schemas = {name: text.encode() for name, text in client_types.texts().items()}
    return (
        f"sources {named(source_files(web))}\n"
        f"schemas {named(schemas)}\n"
        f"built {named(files_of(built))}\n"
    )


def attempt(*arguments: str, where: Path) -> int:
    done = subprocess.run(["npm", *arguments], cwd=where, check=False)  # noqa: S603, S607
    return done.returncode


def npm(*arguments: str, where: Path = WEB) -> None:
    if attempt(*arguments, where=where):
        stop(
            f"« npm {arguments[-1]} » a échoué : voir ci-dessus.",
            f"“npm {arguments[-1]}” failed: see above.",
        )


def stamp() -> Path:
    """The file that says for which package-lock.json node_modules was installed."""
    return WEB / "node_modules" / ".parlotte"


def packages_are_there() -> bool:
    return stamp().exists() and stamp().read_text(encoding="ascii") == lock()


def lock() -> str:
    return sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


INSTALL = ("ci", "--no-audit", "--no-fund", "--loglevel=error")


def packages() -> None:
    """Installs the packages of package-lock.json if needed."""
    if shutil.which("npm") is None:
        stop(
            "Il manque Node (paquets nodejs et npm, version 20.19 ou plus). "
            "Pour jouer, il n’en faut pas : make play.",
            "Node is missing (packages nodejs and npm, 20.19 or later). "
            "It is not needed to play: make play.",
        )
    if not packages_are_there():
        npm(*INSTALL)
        stamp().write_text(lock(), encoding="ascii")


def bring_pictures(made: Path) -> None:
    """Copies each pack's symbols to made/<game>.svg, where the client's build finds them."""
    for found in sorted(PACKS.glob("*/base/pictures.svg")):
        shutil.copyfile(found, made / f"{found.parts[-3]}.svg")


def generate(web: Path) -> None:
    """Generates what the client takes from the server: types, sentences and pictures of words."""
    made, gen = web / "made", web / "src" / "gen"
    for folder in (made, gen):
        folder.mkdir(parents=True, exist_ok=True)
    bring_pictures(made)
    for name, text in client_types.texts().items():
        (made / name).write_text(text, encoding="utf-8")
    client_sentences.write(gen / client_sentences.FOLDER.name)
    npm("run", "--silent", "types", where=web)


def build() -> None:
    generate(WEB)
    npm("run", "--silent", "check")
    npm("run", "--silent", "build")
    RECORD.write_text(record(), encoding="ascii")


def differences(one: Path, other: Path, under: str = "") -> list[str]:
    compared = filecmp.dircmp(one, other, ignore=[])
    shallow = [*compared.left_only, *compared.right_only]
    _, differ, odd = filecmp.cmpfiles(one, other, compared.common_files, shallow=False)
    found = [f"{under}{name}" for name in (*shallow, *differ, *odd)]
    for name in compared.common_dirs:
        found += differences(one / name, other / name, f"{under}{name}/")
    return found


def check() -> None:
    """Builds a copy and compares it byte for byte with the committed build; changes nothing
    here."""
    with tempfile.TemporaryDirectory() as folder:
        copy, out = Path(folder, "web"), Path(folder, "out")
        shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns(*NOT_SOURCES))
        (copy / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
        generate(copy)
        npm("run", "--silent", "check", where=copy)
        npm("run", "--silent", "build", "--", "--outDir", str(out), where=copy)
        stale = differences(WEB / "src" / "gen", copy / "src" / "gen", "web/src/gen/")
        stale += differences(BUILT, out, "src/parlotte/web/")
    if stale:
        told = "\n".join(sorted(stale))
        stop(
            f"Le client livré n’est pas celui des sources ; lancez « make ui » :\n{told}",
            "The committed client is not that of its sources; run “make ui”.",
        )


def only_where_node_is(script: str) -> None:
    """Does nothing without Node: `make lint` and `make format` also check other code."""
    if shutil.which("npm") is None:
        print(
            "Sans Node, le client n’est ni relu ni mis en forme.\n"
            "Without Node, the client was neither linted nor formatted."
        )
        return
    packages()
    npm("run", "--silent", script)


def test() -> int:
    """Runs the client's unit tests; without Node or its packages it says so, and `make test` goes
    on."""
    if shutil.which("npm") is None:
        return not_tested("Node (npm) manque", "Node (npm) is missing")
    if not packages_are_there():
        if attempt(*INSTALL, where=WEB):
            return not_tested("« npm ci » a échoué", "“npm ci” failed")
        stamp().write_text(lock(), encoding="ascii")
    return attempt("run", "--silent", "test", where=WEB)


def not_tested(french: str, english: str) -> int:
    print(
        f"Tests unitaires du client non lancés : {french}. "
        f"| The client's unit tests were not run: {english}."
    )
    return 0


def main() -> int:
    wanted = sys.argv[1:]
    if wanted == ["--test"]:
        return test()
    if wanted in (["--lint"], ["--format"]):
        only_where_node_is(wanted[0].removeprefix("--"))
        return 0
    packages()
    if wanted == ["--check"]:
        check()
    else:
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
