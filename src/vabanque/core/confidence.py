"""How wide confidence intervals are, wherever results are counted."""

Z_95 = 1.959964
"""95 % of a normal distribution lies within this many standard deviations of its mean."""
