"""How the networks of Las Vegas with dice are trained."""
