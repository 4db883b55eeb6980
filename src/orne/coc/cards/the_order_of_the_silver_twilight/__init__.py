"""The cards of The Order of the Silver Twilight."""
