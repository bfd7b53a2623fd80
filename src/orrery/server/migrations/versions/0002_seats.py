"""Seats have a colour of their choice, and an invitation that moves with them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ticket", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("colour", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "colour")
    op.drop_column("seats", "ticket")
