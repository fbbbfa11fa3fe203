"""The tables of the store. A change needs a new version, and a migration in `database`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

SCHEMA = 6

METADATA = MetaData()
SHARED = MetaData()  # only in PostgreSQL, for clusters; not part of a backup

meta = Table(
    "meta", METADATA, Column("key", Text, primary_key=True), Column("value", Text, nullable=False)
)

# A gathering of people. The state is JSON of the server, which the store never reads.
tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("state", LargeBinary, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # unix seconds
    # Unused: only its opener was there, for a moment. Deleted sooner.
    Column("fleeting", Boolean, nullable=False, server_default=false()),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False, index=True),
    Column("setup", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("snapshot_seq", Integer, nullable=False, server_default=text("0")),
    Column("base_match", BigInteger, nullable=False),
    Column("base_house", BigInteger),  # null: the match is paused
    Column("held", BigInteger, nullable=False, server_default=text("0")),
    Column("phase_helped", Text, nullable=False, server_default=text("''")),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("outcome", LargeBinary),
    Column("names", LargeBinary, nullable=False),
    Column("kept", Boolean, nullable=False, server_default=true()),
    # A private match that not everybody has agreed to keep: its log may not be copied.
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("forget_at", BigInteger, index=True),  # unix seconds; null: no question is open
)

# The append-only log. The lines of one match are stored together, in order.
inputs = Table(
    "inputs",
    METADATA,
    Column("match_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action", Text),
    Column("given", LargeBinary, nullable=False),
    UniqueConstraint("match_id", "action"),
    sqlite_with_rowid=False,
)

contents = Table(
    "contents",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

packs = Table(
    "packs",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("file", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("authors", LargeBinary, nullable=False),  # JSON, the person of each item; or empty
    # Only the authors may read the items.
    Column("secret", Boolean, nullable=False, server_default=false()),
)

# Words that people have voted in, of one table or of the whole house (then the scope is empty).
house_words = Table(
    "house_words",
    METADATA,
    Column("scope", Text, primary_key=True),
    Column("word", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # word or person
    Column("written", Text, nullable=False),
    Column("asked_by", Text, nullable=False),  # names at that time
    Column("agreed", LargeBinary, nullable=False),  # JSON, a list of names
    Column("game", Text, nullable=False),
    Column("code", Text, nullable=False),  # of the table
    Column("at", BigInteger, nullable=False),  # unix seconds
)

# The nodes of a cluster, one row per start of a server. The clock is its house time.
nodes = Table(
    "nodes",
    SHARED,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("started_at", DateTime(timezone=True), nullable=False, server_default=text("now()")),
    Column("lease_until", DateTime(timezone=True), nullable=False),
)

# Which node owns a table. The fence grows with every new owner.
owners = Table(
    "owners",
    SHARED,
    Column("code", Text, primary_key=True),
    Column("node", Integer, index=True),  # null: no node
    Column("fence", BigInteger, nullable=False, server_default=text("0")),
    Column("came_from", Text),  # the name of a node that lost it
    Column("moves", Integer, nullable=False, server_default=text("0")),  # recent moves on request
    Column("moved_at", DateTime(timezone=True)),
)
