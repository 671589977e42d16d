"""Reviewing Die oberen 10 000."""
