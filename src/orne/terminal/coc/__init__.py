"""Call of Cthulhu in the terminal."""
