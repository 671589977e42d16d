"""Alembic runs this with the connection that `upgrade` was given."""

from alembic import context

from vabanque.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the caller has already begun a transaction
)
context.run_migrations()
