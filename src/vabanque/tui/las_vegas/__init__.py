"""Las Vegas with dice in the terminal."""
