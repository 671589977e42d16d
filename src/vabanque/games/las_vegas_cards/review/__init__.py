"""Reviewing the card game."""
