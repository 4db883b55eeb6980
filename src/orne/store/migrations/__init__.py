"""Changes of the store's schema, run by Alembic."""
