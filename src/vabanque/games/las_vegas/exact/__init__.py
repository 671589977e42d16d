"""Rounds of Las Vegas with dice for two, solved exactly: `duel.duel_for` serves bots, hints and reviews."""
