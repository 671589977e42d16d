"""A table as text and as a picture: what everybody sees, drawn from the scene like in all front ends.

A drawing is a list of shapes (`canvas`), which becomes SVG here and pixels in `vabanque.envs`. Needs only the engine.
"""

from vabanque.pictures.canvas import Canvas
from vabanque.pictures.table import draw, text

__all__ = ["Canvas", "draw", "text"]
