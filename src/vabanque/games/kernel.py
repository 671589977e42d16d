"""Old names of vabanque.compiled and games.vegas_compiled, until nobody uses them any more."""

from vabanque.compiled import *  # noqa: F403
from vabanque.compiled import compiled as jit
from vabanque.compiled import copy_record as copy
from vabanque.compiled import integer as whole
from vabanque.compiled import layout as fields
from vabanque.compiled import lookup as table
from vabanque.games.vegas_compiled import *  # noqa: F403

__all__ = ["copy", "fields", "jit", "table", "whole"]
