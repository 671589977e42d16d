"""How the networks of the card game are trained."""
