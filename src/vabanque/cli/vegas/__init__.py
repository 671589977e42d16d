"""Commands for the games whose strong bots are trained: Las Vegas."""

from vabanque.cli.vegas.train import train

COMMANDS = (train,)
