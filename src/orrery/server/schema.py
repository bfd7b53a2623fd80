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
    false,
    true,
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
    Column("pauses", Boolean, nullable=False, server_default=true()),
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
    Column("ticket", Integer, nullable=True),
    Column("colour", Integer, nullable=True),
    Column("gone", Boolean, nullable=False, server_default=false()),
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
    Column("note", Text, nullable=False, server_default=""),
    Column("checked", Text, nullable=False, server_default=""),
)
"""Records that were uploaded for review."""

bars = Table(
    "bars",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What an operator has forbidden a guest or an address: to talk, to play or to come at all."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("about", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What running servers are to read again: a table's id, or `bars`."""

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The servers that are alive, where several share a database: each says so again and again."""

leases = Table(
    "leases",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
)
"""Which server leads which live table."""
