"""Playing: one authority for a game, its journal, where chance comes from, and checking what others recorded."""
