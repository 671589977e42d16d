"""Solved games, one folder per game."""
