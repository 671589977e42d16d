"""What contests of all Las Vegas games share."""
