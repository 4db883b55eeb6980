"""What the table says of Arkham Horror."""
