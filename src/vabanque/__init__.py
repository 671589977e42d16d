"""Las Vegas, its card game and Die oberen 10 000: one set of rules to play, verify, simulate and study."""

__version__ = "0.1.0"
