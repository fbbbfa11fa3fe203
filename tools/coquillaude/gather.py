"""Makes the data files of reviewed JSONL: `python tools/coquillaude/gather.py FILES…`.

Each line is a question or a famous person. Items already in the data files stay, unless a line has
the same folded question or name: the later one replaces the earlier, and the tool reports it. The
order does not depend on the order of the files: questions by grade, with neighbours of different
themes; people by name. A no-break space before a colon becomes a narrow one.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from parlotte.core.folding import fold
from parlotte.games.coquillaude.content import STARS, STARS_OF, Person, Question
from parlotte.games.coquillaude.rolls import SHARES
from parlotte.packs.formats.coquillaude import Item, item_of
from parlotte.packs.loader import builtin_packs
from parlotte.packs.reading import of_kind

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "src" / "parlotte" / "packs" / "data" / "coquillaude" / "base"
A_FILE = 400  # items: a file small enough for somebody to read
ABOUT = 'title = "Le Coquillaudet"\nlang = "fr"\nlicence = "MIT"\n'


def mended(value: object) -> object:
    """All texts of an item, stripped and with the house's narrow space before a colon."""
    if isinstance(value, str):
        return value.replace("\u00a0:", "\u202f:").strip()
    return [mended(one) for one in value] if isinstance(value, list) else value


def read(files: Iterable[Path]) -> Iterator[Item]:
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip():
                continue
            try:
                values = {name: mended(value) for name, value in json.loads(line).items()}
                yield item_of(values)
            except (json.JSONDecodeError, AttributeError, msgspec.ValidationError) as error:
                sys.exit(f"{file.name}:{number}: {error}")


def key(item: Item) -> str:
    return fold(item.question) if isinstance(item, Question) else item.letters


def without_doubles(items: Iterable[Item]) -> tuple[list[Item], list[str]]:
    """Items without duplicates, the last one kept; and the questions or names that were dropped."""
    kept: dict[str, Item] = {}
    dropped = []
    for item in items:
        before = kept.pop(key(item), None)
        if before is not None and before != item:
            dropped.append(before.question if isinstance(before, Question) else before.name)
        kept[key(item)] = item
    return list(kept.values()), dropped


def _mixed(question: Question) -> bytes:
    """A stable, pseudo-random sort key: the hash of the question."""
    return blake2b(fold(question.question).encode(), digest_size=8).digest()


def spread(questions: Iterable[Question]) -> list[Question]:
    """Themes alternate: the next one always has the most questions left, and differs from the
    previous."""
    left: dict[str, list[Question]] = defaultdict(list)
    for one in sorted(questions, key=_mixed):
        left[one.theme].append(one)
    found: list[Question] = []
    while any(left.values()):
        last = found[-1].theme if found else None
        ways = [theme for theme in sorted(left) if left[theme] and theme != last] or [
            theme for theme in left if left[theme]
        ]
        found.append(left[max(ways, key=lambda theme: len(left[theme]))].pop())
    return found


def in_order(items: Iterable[Item]) -> tuple[list[Question], list[Person]]:
    known = tuple(items)
    questions, persons = of_kind(known, Question), of_kind(known, Person)
    graded = [one for stars in STARS for one in spread(q for q in questions if q.stars == stars)]
    return graded, sorted(persons, key=lambda one: (one.letters, one.name))


def line_of(item: Item) -> str:
    return json.dumps(msgspec.to_builtins(item), ensure_ascii=False)


def files_of(name: str, items: list[Item]) -> dict[str, str]:
    """The texts of the data files by file name."""
    return {
        f"{name}-{at + 1:04}.json": "[\n"
        + ",\n".join(f"  {line_of(item)}" for item in items[at : at + A_FILE])
        + "\n]\n"
        for at in range(0, len(items), A_FILE)
    }


def write(folder: Path, texts: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("questions-*.json"), *folder.glob("persons-*.json")):
        if old.name not in texts:
            old.unlink()
    for name, text in {"pack.toml": ABOUT, **texts}.items():
        (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    command = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    command.add_argument("files", nargs="+", type=Path)
    command.add_argument("--into", type=Path, default=DATA, help="another folder than the pack's")
    command.add_argument("--anew", action="store_true", help="without what is there already")
    arguments = command.parse_args()
    old = [] if arguments.anew else builtin_packs("coquillaude")
    before = [item for pack in old for item in pack.items]
    items, dropped = without_doubles([*before, *read(arguments.files)])
    for one in dropped:
        print(f"dropped for a later one: {one}", file=sys.stderr)
    questions, persons = in_order(items)
    write(arguments.into, files_of("questions", [*questions]) | files_of("persons", [*persons]))
    for kind, stars in STARS_OF.items():
        count = sum(one.stars == stars for one in questions)
        beyond = f", {count - SHARES[kind]} too many" if count > SHARES[kind] else ""
        print(f"{'*' * stars} {count} of {SHARES[kind]}{beyond}")
    print(f"{len(persons)} famous people")


if __name__ == "__main__":
    main()
