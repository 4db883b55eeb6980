"""What the table says of Call of Cthulhu."""
