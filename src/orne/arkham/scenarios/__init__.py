"""The scenarios of Night of the Zealot."""
