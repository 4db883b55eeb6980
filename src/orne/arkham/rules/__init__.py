"""The rules of Arkham Horror, one module each."""
