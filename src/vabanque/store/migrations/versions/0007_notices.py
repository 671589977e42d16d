"""Who wants to be told when it is their turn, and the server's key for Web Push."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "token_hash", "kind", name="pk_notices"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
