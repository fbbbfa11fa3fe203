"""The table's own words, one by one: shown, written, changed, taken away."""

from functools import partial
from typing import Any

from parlotte.core.codec import fingerprint
from parlotte.core.contract import Rejected
from parlotte.packs.format import OneByOne, Pack
from parlotte.packs.loader import one_by_one
from parlotte.packs.problems import Problem, problem_told
from parlotte.packs.rows import Row
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import DropWord, GetPack, PutWord, Words
from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.store.rows import PackRow

OUR_WORDS = "Nos mots"  # the pack of whatever is typed in at the table
LANGUAGE = "fr"


def _form(hearing: Hearing, game: str) -> OneByOne:
    if game not in hearing.house.library.games:
        raise Rejected("unknown-game")
    form = one_by_one(game)
    if form is None:
        raise Rejected("no-own-words")
    return form


def _not_at_play(hearing: Hearing, game: str) -> None:
    """While a game is on, its words are nobody's to look up: one of them may be the riddle."""
    if hearing.table.playing and hearing.table.game == game:
        raise Rejected("words-at-play")


def _check(item: Any) -> str:
    """A name for a word as it is now: whoever changes it says which one he saw."""
    return fingerprint(item)[:12]


@handles(Words, "anyone")
def words(hearing: Hearing, command: Words) -> None:
    form = _form(hearing, command.game)
    _not_at_play(hearing, command.game)
    hearing.answer = {
        "words": [
            {"pack": pack.key, "at": at, "check": _check(item), **form.told(item)}
            for pack in hearing.kept.own_packs.of(command.game)
            for at, item in enumerate(pack.items)
        ]
    }


@handles(GetPack, "anyone")
def get_pack(hearing: Hearing, command: GetPack) -> None:
    """Handed back as it was brought, or as the kind of file that is asked for."""
    found = hearing.kept.own_packs.find(command.game, command.name)
    if found is None:
        raise Rejected("pack-unknown")
    _not_at_play(hearing, command.game)
    row, pack = found
    file, body = row.file, row.body
    if command.as_ is not None:
        form = _form(hearing, command.game)
        file = f"{row.file.rpartition('.')[0]}.{command.as_}"
        body = _written(form, file, pack.items)
    hearing.answer = {"file": file, "text": body.decode()}


@handles(PutWord, "person")
def put_word(hearing: Hearing, command: PutWord) -> None:
    """One word more, or in the place of another. A match that is on keeps the words it has."""
    form = _form(hearing, command.game)
    name = OUR_WORDS if command.pack is None else command.pack
    pack, file = _pack(hearing, command.game, name)
    at, said = len(pack.items), command.word
    if command.at is not None:
        at = command.at
        # What is not said of it stays as it is.
        said = form.told(_seen(pack, at, command.check)) | said
    word = _judged(hearing, form, pack, said)
    others = (*pack.items[:at], *pack.items[at + 1 :])
    if form.key(word) in {form.key(other) for other in others}:
        name_of = form.needed[0]
        twice = Problem("pack-twice", field=name_of, params={"said": form.told(word)[name_of]})
        raise _refused(hearing, command.game, twice)
    _keep(hearing, form, file, _with_items(pack, (*pack.items[:at], word, *pack.items[at + 1 :])))
    hearing.answer = {"pack": name, "at": at, "check": _check(word)}


@handles(DropWord, "person")
def drop_word(hearing: Hearing, command: DropWord) -> None:
    """With its last word a pack is gone."""
    form = _form(hearing, command.game)
    pack, file = _pack(hearing, command.game, command.pack)
    _seen(pack, command.at, command.check)
    left = (*pack.items[: command.at], *pack.items[command.at + 1 :])
    if left:
        _keep(hearing, form, file, _with_items(pack, left))
    else:
        drop(hearing, command.game, command.pack)


def drop(hearing: Hearing, game: str, name: str) -> None:
    hearing.remember()
    hearing.write.packs_gone.append((hearing.kept.id, game, name))
    hearing.after.append(partial(hearing.kept.own_packs.lose, game, name))
    # What is gone can't be chosen any more: left in the options, it would let no game begin.
    chosen = hearing.table.options.get(game, {})
    if name in chosen.get("packs", ()):
        left = [one for one in chosen["packs"] if one != name]
        hearing.alter(options={**hearing.table.options, game: {**chosen, "packs": left}})


def _pack(hearing: Hearing, game: str, name: str) -> tuple[Pack, str]:
    """The pack and its file. The one for what is typed in begins with its first word."""
    own = hearing.kept.own_packs
    found = own.find(game, name)
    if found is None and name != OUR_WORDS:
        raise Rejected("pack-unknown")
    if found is None:
        if len(own) >= hearing.house.settings.limits.packs:
            raise Rejected("too-many-packs")
        return Pack(game, name, LANGUAGE, ()), f"{OUR_WORDS}.csv"
    row, pack = found
    refuse_faulty(hearing, pack)  # since an update: what can't be read would be lost
    return pack, row.file


def refuse_faulty(hearing: Hearing, pack: Pack) -> None:
    if pack.problems:
        first = problem_told(pack.problems[0], hearing.socket.say)
        raise Rejected("pack-refused", problem=first, count=len(pack.problems))


def _seen(pack: Pack, at: int, check: str | None) -> Any:
    """The word at that place, if it still is the one that was seen there."""
    if at not in range(len(pack.items)) or _check(pack.items[at]) != check:
        raise Rejected("word-changed")
    return pack.items[at]


def _judged(hearing: Hearing, form: OneByOne, pack: Pack, said: dict[str, Any]) -> Any:
    """By the same reader as a whole file."""
    if not said.keys() <= set(form.fields):
        raise Rejected("bad-action")
    row = Row("", 0, dict.fromkeys(form.needed, "") | said)
    items, problems = form.read(pack.key, [row])
    if problems:
        raise _refused(hearing, pack.game, problems[0])
    return items[0]


def _refused(hearing: Hearing, game: str, problem: Problem) -> Rejected:
    """Which field, and what to mend in it: there is no file, and no line."""
    say, field = hearing.socket.say, str(problem.field)
    return Rejected(
        "word-refused",
        field=field,
        label=say(f"{game}-field-{field}"),
        problem=say(problem.key, **problem.params),
    )


def _with_items(pack: Pack, items: tuple[Any, ...]) -> Pack:
    return Pack(pack.game, pack.key, pack.lang, items)


def _keep(hearing: Hearing, form: OneByOne, file: str, pack: Pack) -> None:
    """Written as the kind of file it was, and no bigger than one that can be brought again."""
    stem, _, kind = file.rpartition(".")
    file = file if kind.lower() == "json" else f"{stem}.csv"
    body = _written(form, file, pack.items)
    if len(body) > MOST_FRAME_BYTES:
        raise Rejected("pack-full")
    row = PackRow(table_id=hearing.kept.id, game=pack.game, name=pack.key, file=file, body=body)
    hearing.remember()
    hearing.write.packs.append(row)
    hearing.after.append(partial(hearing.kept.own_packs.keep, row, pack))


def _written(form: OneByOne, file: str, items: tuple[Any, ...]) -> bytes:
    write = form.json if file.lower().endswith(".json") else form.csv
    return write(items).encode()
