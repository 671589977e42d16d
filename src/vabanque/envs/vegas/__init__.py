"""What the environments of both Las Vegas games share."""
