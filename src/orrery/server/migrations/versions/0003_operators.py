"""What operators forbid and tell; several servers; what was found about records."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bars",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("who", "kind", name=op.f("pk_bars")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("server", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_server"), "leases", ["server"], unique=False)
    yes, no = sa.true(), sa.false()
    op.add_column("tables", sa.Column("pauses", sa.Boolean(), nullable=False, server_default=yes))
    op.add_column("seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("records", sa.Column("note", sa.Text(), nullable=False, server_default=""))
    op.add_column("records", sa.Column("checked", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("records", "checked")
    op.drop_column("records", "note")
    op.drop_column("seats", "gone")
    op.drop_column("tables", "pauses")
    op.drop_index(op.f("ix_leases_server"), table_name="leases")
    for name in ("leases", "servers", "notices", "bars"):
        op.drop_table(name)
