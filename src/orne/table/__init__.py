"""A table without screen or network: rooms, questions and pages as data, the same for every front end."""
