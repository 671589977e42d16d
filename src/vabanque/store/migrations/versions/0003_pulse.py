"""A row to write to, so that a health check can tell whether writing works."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pulse = op.create_table("pulse", sa.Column("at", sa.BigInteger(), nullable=False))
    op.bulk_insert(pulse, [{"at": 0}])
