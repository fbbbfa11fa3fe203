"""The table's own items, one by one: list, add, change, remove."""

from functools import partial
from typing import Any, NamedTuple

from parlotte.core.codec import encode, fingerprint
from parlotte.core.contract import Param, Rejected
from parlotte.core.registration import OwnItems, Registration
from parlotte.packs.format import OWN_LANGUAGE, Pack, Written
from parlotte.packs.loader import format_of, written
from parlotte.packs.problems import Problem, problem_text, what_is_wrong
from parlotte.packs.rows import MOST_CELL, Row, longest_text
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.kinds import DropItem, GetPack, Items, PutItem
from parlotte.server.content.own_packs import NOBODY, authors_of
from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.store.rows import PackRow


class ItemForm(NamedTuple):
    """A game that accepts own items, and the format of these items."""

    game: Registration
    own: OwnItems
    form: Written


def item_form_of(context: CommandContext, game: str) -> ItemForm:
    found = context.house.library.games.get(game)
    if found is None:
        raise Rejected("unknown-game")
    if found.own is None:
        raise Rejected("no-own-items")
    return ItemForm(found, found.own, written(game))


def _not_at_play(context: CommandContext, game: str) -> None:
    """Refuses while the game is being played: one of its items may be the riddle."""
    if context.table.playing and context.table.game == game:
        raise Rejected("items-at-play")


def _check(item: Any) -> str:
    """A short hash of an item: a change must name the version that it replaces."""
    return fingerprint(item)[:12]


@handles(Items, "anyone")
def items(context: CommandContext, command: Items) -> None:
    taken = item_form_of(context, command.game)
    _not_at_play(context, command.game)
    own = context.state.own_packs
    packs = own.rows_of(command.game)
    if not taken.own.by_person:
        key = "items", own.version, command.game
        context.reply_shared(*key, make=lambda: _items_shown(taken, packs, None))
        return
    # Authors are never told, and secret texts only to their author. An answer for one person is
    # not cached.
    eyes = NOBODY if context.who is None else context.who.id
    context.reply = encode(_items_shown(taken, packs, eyes))


def _items_shown(
    taken: ItemForm, packs: tuple[tuple[PackRow, Pack], ...], eyes: int | None
) -> dict[str, Any]:
    """The items that a person may see; None: those that everybody may see."""
    shown = []
    for row, pack in packs:
        for at, (item, author) in enumerate(zip(pack.items, authors_of(row, pack), strict=True)):
            mine = author == eyes != NOBODY
            if eyes is None or mine or not taken.own.secret:
                whose = {} if eyes is None else {"mine": mine}
                place = {"pack": pack.key, "at": at, "check": _check(item)}
                shown.append({**place, **whose, **taken.form.fields_of(item)})
    return {"items": shown}


@handles(GetPack, "anyone")
def get_pack(context: CommandContext, command: GetPack) -> None:
    """The pack as it was uploaded, or converted to CSV or JSON."""
    taken = item_form_of(context, command.game)
    form = taken.form
    if taken.own.secret:
        raise Rejected("items-secret")
    found = context.state.own_packs.find(command.game, command.name)
    if found is None:
        raise Rejected("pack-unknown")
    _not_at_play(context, command.game)
    row, pack = found
    key = "pack", context.state.own_packs.version, command.game, command.name, command.as_ or ""
    context.reply_shared(*key, make=lambda: _as_file(form, row, pack, command.as_))


def _as_file(form: Written, row: PackRow, pack: Pack, kind: str | None) -> dict[str, str]:
    file, body = row.file, row.body
    if kind is not None:
        file = f"{row.file.rpartition('.')[0]}.{kind}"
        body = _written(form, file, pack.items)
    return {"file": file, "text": body.decode()}


@handles(PutItem, "person")
def put_item(context: CommandContext, command: PutItem) -> None:
    """Adds an item or replaces one. A running match keeps the items it started with."""
    taken = item_form_of(context, command.game)
    context.aside = partial(_put_item, context, command, taken)


def _put_item(context: CommandContext, command: PutItem, taken: ItemForm) -> None:
    form, own, me = taken.form, taken.own, context.me.id
    name = own.pack if command.pack is None else command.pack
    pack, file, authors = _pack(context, taken, name)
    at, fields = len(pack.items), command.item
    if command.at is not None:
        at = command.at
        _refuse_others(own, authors, at, me)
        # Fields that are not given keep their values.
        fields = form.fields_of(_item_at(pack, at, command.check)) | fields
    elif own.each and context.state.own_packs.written_by(taken.game.key, me) >= own.each:
        raise Rejected("items-enough", most=own.each)
    item = _read_item(context, own, pack, fields)
    others = (*pack.items[:at], *pack.items[at + 1 :])
    if form.key(item) in {form.key(other) for other in others}:
        name_of = own.form[0]
        raise Rejected("item-there", field=name_of, said=form.fields_of(item)[name_of])
    pack = _with_items(pack, (*pack.items[:at], item, *pack.items[at + 1 :]))
    _write_pack(context, taken, file, pack, authors if command.at is not None else (*authors, me))
    context.answer = {"pack": name, "at": at, "check": _check(item)}


@handles(DropItem, "person")
def drop_item(context: CommandContext, command: DropItem) -> None:
    """Removing the last item removes the pack."""
    taken = item_form_of(context, command.game)
    context.aside = partial(_drop_item, context, command, taken)


def _drop_item(context: CommandContext, command: DropItem, taken: ItemForm) -> None:
    pack, file, authors = _pack(context, taken, command.pack)
    _refuse_others(taken.own, authors, command.at, context.me.id)
    _item_at(pack, command.at, command.check)
    left = [at for at in range(len(pack.items)) if at != command.at]
    _keep_only(context, taken, file, pack, authors, left)


def _keep_only(
    context: CommandContext,
    taken: ItemForm,
    file: str,
    pack: Pack,
    authors: tuple[int, ...],
    left: list[int],
) -> None:
    """Keeps only the items at these places."""
    if not left:
        drop(context, taken, pack.key)
        return
    items = tuple(pack.items[at] for at in left)
    _write_pack(context, taken, file, _with_items(pack, items), tuple(authors[at] for at in left))


def _refuse_others(own: OwnItems, authors: tuple[int, ...], at: int, me: int) -> None:
    """Refuses another author's secret item as if it did not exist."""
    if own.secret and (at not in range(len(authors)) or authors[at] != me):
        raise Rejected("item-changed")


def drop_written_by(context: CommandContext, person: int) -> None:
    """A person leaves for good, or the seat gets a new person: deletes their secret items."""
    games, own = context.house.library.games, context.state.own_packs
    secret = [key for key, one in games.items() if one.own is not None and one.own.secret]
    if not any(own.written_by(key, person) for key in secret):
        return

    def aside() -> None:
        for key in secret:
            taken = item_form_of(context, key)
            for row, pack in own.rows_of(key):
                authors = authors_of(row, pack)
                left = [at for at, author in enumerate(authors) if author != person]
                if len(left) < len(authors):
                    _keep_only(context, taken, row.file, pack, authors, left)

    context.aside = aside


def drop(context: CommandContext, taken: ItemForm, name: str) -> None:
    game, option = taken.game.key, taken.own.option
    context.remember()
    context.write.packs_gone.append((context.state.id, game, name))
    context.after.append(partial(context.state.own_packs.lose, game, name))
    # A removed pack must also leave the options: with it no match could start.
    chosen = context.table.options.get(game, {})
    if name in chosen.get(option, ()):
        left = [one for one in chosen[option] if one != name]
        context.alter(options={**context.table.options, game: {**chosen, option: left}})


def _pack(context: CommandContext, taken: ItemForm, name: str) -> tuple[Pack, str, tuple[int, ...]]:
    """The pack, its file and its authors. The pack for typed items is made with its first item."""
    game = taken.game.key
    own = context.state.own_packs
    found = own.find(game, name)
    if found is None and name != taken.own.pack:
        raise Rejected("pack-unknown")
    if found is None:
        if len(own) >= context.house.settings.limits.packs:
            raise Rejected("too-many-packs")
        return Pack(game, name, OWN_LANGUAGE, ()), f"{name}.csv", ()
    row, pack = found
    refuse_faulty(context, pack)  # after an update: items that can't be read would be lost
    return pack, row.file, authors_of(row, pack)


def refuse_faulty(context: CommandContext, pack: Pack) -> None:
    if pack.problems:
        first = problem_text(pack.problems[0], context.socket.say)
        raise Rejected("pack-refused", count=len(pack.problems)).with_texts(problem=first)


def _item_at(pack: Pack, at: int, check: str | None) -> Any:
    """The item at that place, unless it has changed since the sender saw it."""
    if at not in range(len(pack.items)) or _check(pack.items[at]) != check:
        raise Rejected("item-changed")
    return pack.items[at]


def _read_item(context: CommandContext, own: OwnItems, pack: Pack, fields: dict[str, Any]) -> Any:
    """Validates an item with the same code as a whole file."""
    if not fields.keys() <= {field.key for field in own.fields}:
        raise Rejected("bad-action")
    for field, value in fields.items():
        if (length := longest_text(value)) > MOST_CELL:
            params: dict[str, Param] = {"most": MOST_CELL, "length": length}
            raise _refused(context, pack.game, Problem("pack-too-long", field=field, params=params))
    row = Row("", 0, dict.fromkeys(own.needed, "") | fields)
    items, problems = format_of(pack.game).read(pack.key, [row])
    if problems:
        raise _refused(context, pack.game, problems[0])
    return items[0]


def _refused(context: CommandContext, game: str, problem: Problem) -> Rejected:
    """Names the field and its problem: there is no file and no line to name."""
    say, field = context.socket.say, str(problem.field)
    return Rejected("item-refused", field=field).with_texts(
        label=say(f"{game}-field-{field}"), problem=what_is_wrong(problem, say)
    )


def _with_items(pack: Pack, items: tuple[Any, ...]) -> Pack:
    return Pack(pack.game, pack.key, pack.lang, items)


def _write_pack(
    context: CommandContext, taken: ItemForm, file: str, pack: Pack, authors: tuple[int, ...]
) -> None:
    """Writes the pack back in its own file format, if it still fits into a frame."""
    stem, _, kind = file.rpartition(".")
    file = file if kind.lower() == "json" else f"{stem}.csv"
    body = _written(taken.form, file, pack.items)
    if len(body) > MOST_FRAME_BYTES:
        raise Rejected("pack-full")
    row = PackRow(
        table_id=context.state.id,
        game=pack.game,
        name=pack.key,
        file=file,
        body=body,
        authors=encode(authors) if taken.own.by_person else b"",
        secret=taken.own.secret,
    )
    context.remember()
    context.write.packs.append(row)
    context.after.append(partial(context.state.own_packs.keep, row, pack))


def _written(form: Written, file: str, items: tuple[Any, ...]) -> bytes:
    write = form.json if file.lower().endswith(".json") else form.csv
    return write(items).encode()
