"""The database schema. Alembic's migrations build it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from vabanque.store.values import LONGEST_KIND

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), unique=True),  # to join or watch by; null once the game is over
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # all times are milliseconds since 1970
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a bot or a clock has to act; null if none has to
    Column("secret", LargeBinary(32), nullable=False),  # the server's seed: never sent before the game is over
    Column("summary", Text, nullable=False),  # what lists show, as JSON; nothing in it is secret
    Index("ix_tables_due", "due"),
    Index("ix_tables_touched", "touched"),
)

# Append-only. Its primary key is the only lock: two writers cannot both write (table, seq).
journal = Table(
    "journal",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(LONGEST_KIND), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),  # JSON, including secrets: a viewer gets only what `Entry.seen_by` leaves
    Column("command", String(64)),  # on the last row that a command wrote
    UniqueConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)

# Who may act at a table: one row per token. Pass-and-play devices hold several seats, a host may hold none.
devices = Table(
    "devices",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("seats", String(20), nullable=False),  # "0,2"
    Column("host", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when a host last saw it; set back when it hangs up
    Column("joined", String(64)),  # the join that created it; null if that cannot be repeated any more, or REMOVED
)

takeovers = Table(
    "takeovers",
    METADATA,
    Column("code_hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary(32), nullable=False),  # the device to be replaced
    Column("expires", BigInteger, nullable=False),
)

# A profile on its way to another device, with the tokens of its owner's seats: deleted as soon as it is fetched.
profiles = Table(
    "profiles",
    METADATA,
    Column("code_hash", LargeBinary(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # encrypted with the code
    Column("expires", BigInteger, nullable=False),
)

# The review of a finished game: computed once, and then the same for everybody.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # compressed; only the server reads it
)

# One row, written by health checks: reading also works when the disk is full or the database locked.
pulse = Table("pulse", METADATA, Column("at", BigInteger, nullable=False))

# Addresses that operators keep out.
bars = Table(
    "bars",
    METADATA,
    Column("network", String(49), primary_key=True),  # "203.0.113.7/32"
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null means for good
)

# Tables that one of their players has deleted. They stay for the others for a while.
deletions = Table(
    "deletions",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger, nullable=False),  # when the table goes, even if others still want it
)

# Where a pairing led: its key makes sure that a pairing asked for twice, at whichever hosts, gets one seat.
pairings = Table(
    "pairings",
    METADATA,
    Column("id_hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index("ix_pairings_table_id", "table_id"),
)

# Who wants to be told when it is their turn, and what they were told.
notices = Table(
    "notices",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("kind", String(8), primary_key=True),  # push or hook
    Column("body", Text, nullable=False),  # where to, as JSON: an address that is nobody else's business
    Column("told", Integer, nullable=False),  # the last turn that was told, or that needs no telling
    Column("due", BigInteger),  # when to try again; null if nothing is under way
    Column("tries", Integer, nullable=False),
)

# Keys that all hosts share.
keys = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# One row, counted up with everything an operator does while servers run: they read it to learn that they should look.
orders = Table("orders", METADATA, Column("number", BigInteger, nullable=False))

# A club and its evenings. Names are in `members` only, so that they can be removed without touching what happened.
clubs = Table(
    "clubs",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

# Who may run a club's evenings. The first key has no name; helpers' keys have theirs.
club_keys = Table(
    "club_keys",
    METADATA,
    Column("club_id", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("key_hash", LargeBinary(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

members = Table(
    "members",
    METADATA,
    Column("club_id", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24)),  # null once it was removed
)

evenings = Table(
    "evenings",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("club_id", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("code", String(8), unique=True),  # to join by; null once the evening is closed
    Column("created", BigInteger, nullable=False),
)

# Append-only, and locked by its key, as `journal` is.
evening_journal = Table(
    "evening_journal",
    METADATA,
    Column("evening_id", String(24), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(80), nullable=False),  # who did it, as JSON
    Column("body", Text, nullable=False),
    Column("command", String(64)),
    UniqueConstraint("evening_id", "command"),
)

# The records of games that a club's evenings had here: tables expire, these do not.
club_records = Table(
    "club_records",
    METADATA,
    Column("evening_id", String(24), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # compressed
)

# Who wants to be called to their next table at an evening, and what they were told.
callings = Table(
    "callings",
    METADATA,
    Column("evening_id", String(24), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # where to, as JSON: an address that is nobody else's business
    Column("told", Integer, nullable=False),  # the last game that was told, or that needs no telling
)
