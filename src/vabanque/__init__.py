"""Vabanque."""
