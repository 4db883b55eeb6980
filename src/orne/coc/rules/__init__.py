"""The rules of Call of Cthulhu, one module each."""
