"""Tables of Die oberen 10 000, compiled."""

from vabanque.envs.loops import Functions, new_loops
from vabanque.envs.top_10000.encoding import act, layout, lead, mask, mover, observe, settle
from vabanque.games.top_10000.compiled import score, start, winners
from vabanque.games.top_10000.convert import from_state, new

FUNCTIONS = Functions(start, settle, mover, act, lead, observe, mask, score, winners)
LOOPS = new_loops(__name__, __file__, layout, new, from_state, FUNCTIONS)
