"""Commands for the game that is solved: Die oberen 10 000."""

from vabanque.cli.top_10000.advise import advise
from vabanque.cli.top_10000.solve import solve
from vabanque.cli.top_10000.study import study

COMMANDS = (advise, solve, study)
