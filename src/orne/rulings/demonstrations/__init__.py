"""The demonstrations: the rules documents made executable, a package a game, a module a chapter of the catalogue."""
