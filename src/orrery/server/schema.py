"""What is stored. The log is the truth: its rows are added and never changed.

`status`, `to_act`, `totals` and `ranks` of a table repeat what follows from its log, so that lists
can be shown without playing every game again.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of this server: what cookies and links are signed with."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(200), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(100), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("to_act", JSON, nullable=False),
    Column("totals", JSON, nullable=False),
    Column("ranks", JSON, nullable=False),
    Column("problem", Text, nullable=False),
    Column("rematch", String(32), nullable=True),
    Index(None, "public", "status", "changed"),
    Index(None, "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(200), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("bot", String(100), nullable=False),
)
"""A seat without guest and bot is free: its invitation has not been used."""

log = Table(
    "log",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("word", Text, nullable=False),
    Column("move_id", String(200), nullable=True),
    UniqueConstraint("table", "seat", "move_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Records that were uploaded for review."""
