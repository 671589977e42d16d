"""Clubs: their keys, members and evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    club = sa.ForeignKey("clubs.id", ondelete="CASCADE")
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "club_keys",
        sa.Column("club_id", sa.String(24), club, nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "key_hash", name="pk_club_keys"),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(24)),
        sa.PrimaryKeyConstraint("club_id", "number", name="pk_members"),
    )
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("code", sa.String(8)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
        sa.UniqueConstraint("code", name="uq_evenings_code"),
    )
    op.create_index("ix_evenings_club_id", "evenings", ["club_id"])
    op.create_table(
        "evening_journal",
        sa.Column("evening_id", sa.String(24), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.PrimaryKeyConstraint("evening_id", "seq", name="pk_evening_journal"),
        sa.UniqueConstraint("evening_id", "command", name="uq_evening_journal_evening_id_command"),
    )
    op.create_table(
        "club_records",
        sa.Column("evening_id", sa.String(24), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "game", name="pk_club_records"),
    )
