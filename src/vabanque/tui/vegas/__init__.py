"""What the tables of all Las Vegas games look like, and what is said about them."""
