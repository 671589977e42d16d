"""Playing: the authority for a game in progress, its journal, its source of chance, and verifying recorded games."""
