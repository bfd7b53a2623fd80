"""The first schema: guests, tables, seats, the log, chat and uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_records_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_records")),
    )
    op.create_index(op.f("ix_records_guest"), "records", ["guest"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=100), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("to_act", sa.JSON(), nullable=False),
        sa.Column("totals", sa.JSON(), nullable=False),
        sa.Column("ranks", sa.JSON(), nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host_status"), "tables", ["host", "status"], unique=False)
    op.create_index(
        op.f("ix_tables_public_status_changed"),
        "tables",
        ["public", "status", "changed"],
        unique=False,
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_chat_guest")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("move_id", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_log_table")),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_log")),
        sa.UniqueConstraint("table", "seat", "move_id", name=op.f("uq_log_table_seat_move_id")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_guest"), "seats", ["guest"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_seats_guest"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("log")
    op.drop_table("chat")
    op.drop_index(op.f("ix_tables_public_status_changed"), table_name="tables")
    op.drop_index(op.f("ix_tables_host_status"), table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_records_guest"), table_name="records")
    op.drop_table("records")
    op.drop_table("keys")
    op.drop_table("guests")
