"""Training the networks of all Las Vegas games."""
