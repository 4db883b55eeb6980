"""Where games and campaigns are kept: a database in the user's data folder, or one named by a URL.

A game is a row and its journal; each answer is one row of the journal, written before anybody is told that it counts.
"""
