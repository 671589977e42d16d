"""A table as text and as a picture: what everybody sees, drawn from the scene like in all front ends.

A drawing is a list of shapes (`canvas`), which becomes SVG here and pixels in `vabanque.envs`. Needs only the engine.
"""

from vabanque.pictures.canvas import Canvas
from vabanque.pictures.registry import PICTURES, register_picture
from vabanque.pictures.table import draw, text

register_picture("las-vegas", "vabanque.pictures.vegas:draw")
register_picture("las-vegas-cards", "vabanque.pictures.vegas:draw")
register_picture("top-10000", "vabanque.pictures.top_10000:draw")

__all__ = ["PICTURES", "Canvas", "draw", "register_picture", "text"]
