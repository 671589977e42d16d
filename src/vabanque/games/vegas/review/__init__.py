"""What the reviews of all Las Vegas games share."""
