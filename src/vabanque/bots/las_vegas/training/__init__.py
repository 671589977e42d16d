"""How the net of Las Vegas with dice learns."""
