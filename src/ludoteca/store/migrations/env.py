"""How Alembic runs the steps: on the connection, and in the transaction, that it is given."""

from alembic import context

from ludoteca.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can undo changes of its schema, too, since transactions are begun by hand.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
