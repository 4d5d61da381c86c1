"""The composition root: everything that runs is put together here."""
