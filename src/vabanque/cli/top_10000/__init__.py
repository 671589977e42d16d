"""Commands for the game that is solved: Die oberen 10 000."""
