"""Commands that make and study the solution of Die oberen 10 000."""

from vabanque.lab.top_10000.solving import solve
from vabanque.lab.top_10000.studying import study

COMMANDS = (solve, study)
