"""Setting up Call of Cthulhu."""
