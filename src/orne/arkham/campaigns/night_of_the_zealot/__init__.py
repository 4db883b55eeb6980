"""The campaign of the core set: The Gathering, The Midnight Masks, The Devourer Below (arkham/basics/4)."""
