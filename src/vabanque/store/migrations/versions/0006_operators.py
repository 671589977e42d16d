"""What operators decide while servers run: addresses that are barred, and a number that says when to look again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bars",
        sa.Column("network", sa.String(49), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("network", name="pk_bars"),
    )
    orders = op.create_table("orders", sa.Column("number", sa.BigInteger(), nullable=False))
    op.bulk_insert(orders, [{"number": 0}])
