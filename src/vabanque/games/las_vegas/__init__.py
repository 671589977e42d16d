"""Las Vegas with dice: two editions of one game."""
