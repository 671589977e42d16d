"""Reviewing Las Vegas with dice, both editions."""
