"""The scales of the networks' inputs: they keep inputs near 1.

The shipped networks were trained with exactly these numbers: changing one means retraining. All were chosen by hand.
"""

from __future__ import annotations

BILL = 0.02
"""Bills and payouts: 50 thousand are 1."""
WEIGHT = 0.25
"""Dice at a casino: four are 1."""
HAND = 0.125
"""Dice in hand, or cards laid: eight are 1."""
MOST_DIFFERENCE = 3
DIFFERENCE = 0.3333
"""The difference between two owners, capped at three dice: three are about 1."""
SCORE = 0.01
"""Money won: 100 thousand are 1 …"""
MOST_SCORE = 4
"""… and a lead counts up to 400 thousand."""
BILLS_WON = 0.2
"""Bills won, which break ties: five are 1."""
MOST_AT_CASINO = 8
"""Nobody can have more dice than this at one casino."""
MORE_DICE = 3
"""For each seat, the network sees what the casino would pay it with 1, 2 and 3 more dice."""
STANDING = 5
"""Inputs per seat in `describe_standings`."""
