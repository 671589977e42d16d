"""When a table goes that one of its players has deleted, and which pairing led where."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "deletions",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_deletions"),
    )
    op.create_table(
        "pairings",
        sa.Column("id_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id_hash", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
