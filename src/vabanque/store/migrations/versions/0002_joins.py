"""Store which join created a device, and join ids only as hashes."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("devices", sa.Column("joined", sa.String(64)))
    # Anyone who knew an old join id could take the seat. No device remembers its join, so hashed ids are useless.
    journal = sa.table("journal", sa.column("table_id"), sa.column("seq"), sa.column("command"))
    connection = op.get_bind()
    joins = sa.select(journal).where(journal.c.command.like("join:%"))
    for table, seq, command in connection.execute(joins).all():
        digest = sha256(f"{table}/{command.removeprefix('join:')}".encode()).hexdigest()
        row = journal.c.table_id == table, journal.c.seq == seq
        connection.execute(sa.update(journal).where(*row).values(command=f"join:{digest[:48]}"))
