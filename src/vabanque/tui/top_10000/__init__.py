"""Die oberen 10 000 in the terminal."""
