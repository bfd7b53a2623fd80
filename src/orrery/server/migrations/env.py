"""Alembic's way in: it works on the connection that `upgrade` hands it."""

from alembic import context

from orrery.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
