"""The strong bots of the card game."""
