"""Who wants to be called to their next table at an evening."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "callings",
        sa.Column("evening_id", sa.String(24), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "person", name="pk_callings"),
    )
