"""The table's own items as whole files: upload and removal."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.packs.loader import own_pack
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.items import drop, item_form_of, refuse_faulty
from parlotte.server.commands.kinds import DropPack, PutPack
from parlotte.server.store.rows import PackRow
from parlotte.server.table.names import clean_name

MOST_ROWS = 2_000  # of a pack; about as many as fit into a frame


@handles(PutPack, "person")
def put_pack(context: CommandContext, command: PutPack) -> None:
    """Refuses a pack with a problem as a whole, and names the first problem."""
    taken = item_form_of(context, command.game)
    if taken.own.by_person:
        raise Rejected("items-one-by-one")
    game = taken.game
    name = clean_name(command.name).replace(":", "-")
    body = command.text.encode()
    file = command.file.rpartition("/")[2].replace("\0", "")  # PostgreSQL stores no NUL in a text
    own = context.state.own_packs
    if own.find(command.game, name) is None and len(own) >= context.house.settings.limits.packs:
        raise Rejected("too-many-packs")
    row = PackRow(table_id=context.state.id, game=command.game, name=name, file=file, body=body)
    context.aside = partial(_read, context, game, row)


def _read(context: CommandContext, game: Registration, row: PackRow) -> None:
    pack = own_pack(game, row.name, row.file, row.body, most_rows=MOST_ROWS)
    refuse_faulty(context, pack)
    context.write.packs.append(row)
    context.after.append(partial(context.state.own_packs.keep, row, pack))


@handles(DropPack, "person")
def drop_pack(context: CommandContext, command: DropPack) -> None:
    taken = item_form_of(context, command.game)
    if context.state.own_packs.find(command.game, command.name) is None:
        raise Rejected("pack-unknown")
    if taken.own.by_person:
        context.must_host()  # its items belong to several people
    drop(context, taken, command.name)
