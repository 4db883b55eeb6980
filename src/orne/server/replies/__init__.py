"""What the HTTP API answers: the form of every answer, for its description; tests hold real answers against it."""
