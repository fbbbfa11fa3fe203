"""The table's own items as whole files: brought, and taken away."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.packs.loader import own_pack
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.items import drop, refuse_faulty, taking
from parlotte.server.commands.kinds import DropPack, PutPack
from parlotte.server.store.rows import PackRow
from parlotte.server.table.names import clean_name

MOST_ROWS = 2_000  # of a pack; with the shortest definitions so many fit in a frame


@handles(PutPack, "person")
def put_pack(hearing: Hearing, command: PutPack) -> None:
    """A pack that can't be read is refused whole, with the first thing to mend."""
    taken = taking(hearing, command.game)
    if taken.own.by_person:
        raise Rejected("items-one-by-one")
    game = taken.game
    name = clean_name(command.name).replace(":", "-")
    body = command.text.encode()
    file = command.file.rpartition("/")[2].replace("\0", "")  # PostgreSQL keeps none in a text
    own = hearing.kept.own_packs
    if own.find(command.game, name) is None and len(own) >= hearing.house.settings.limits.packs:
        raise Rejected("too-many-packs")
    row = PackRow(table_id=hearing.kept.id, game=command.game, name=name, file=file, body=body)
    hearing.aside = partial(_read, hearing, game, row)


def _read(hearing: Hearing, game: Registration, row: PackRow) -> None:
    pack = own_pack(game, row.name, row.file, row.body, most_rows=MOST_ROWS)
    refuse_faulty(hearing, pack)
    hearing.write.packs.append(row)
    hearing.after.append(partial(hearing.kept.own_packs.keep, row, pack))


@handles(DropPack, "person")
def drop_pack(hearing: Hearing, command: DropPack) -> None:
    taken = taking(hearing, command.game)
    if hearing.kept.own_packs.find(command.game, command.name) is None:
        raise Rejected("pack-unknown")
    if taken.own.by_person:
        hearing.must_host()  # they are everybody's own
    drop(hearing, taken, command.name)
