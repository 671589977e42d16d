"""Las Vegas, the card game, in the terminal."""
