"""The lab: how networks, solutions, studies and puzzles are made. Nothing else imports it; playing never needs it."""
