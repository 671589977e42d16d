"""Die oberen 10 000: five black dice, a red one with a lucky coin, and the question when to stop."""
