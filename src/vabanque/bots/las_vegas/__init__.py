"""The strong bots of Las Vegas with dice."""
