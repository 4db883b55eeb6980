"""Orne: an engine, a table, opponents and a laboratory for two card games."""
