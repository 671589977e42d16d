"""Tables of Las Vegas with dice, compiled."""

from vabanque.envs.las_vegas.encoding import act, layout, lead, mask, mover, observe, settle
from vabanque.envs.loops import Functions, new_loops
from vabanque.games.las_vegas.compiled import start
from vabanque.games.las_vegas.convert import from_state, new
from vabanque.games.vegas.compiled import score, winners

FUNCTIONS = Functions(start, settle, mover, act, lead, observe, mask, score, winners)
LOOPS = new_loops(__name__, __file__, layout, new, from_state, FUNCTIONS)
