"""A table as pixels, for `render`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vabanque.narration.palette import NIGHT
from vabanque.pictures import draw
from vabanque.pictures.canvas import HEIGHT, WIDTH, Disc, Line, Rectangle, Text
from vabanque.play.session import Session

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont


def picture(session: Session) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What everybody sees, as a picture: [row, column, red–green–blue]."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    pen = ImageDraw.Draw(image)
    for shape in draw(session).shapes:
        match shape:
            case Rectangle():
                corners = (shape.left, shape.top, shape.right, shape.bottom)
                pen.rounded_rectangle(corners, shape.radius, shape.fill, shape.border, shape.thickness)
            case Disc():
                x, y, radius = shape.across, shape.down, shape.radius
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), shape.fill)
            case Line():
                pen.line((shape.left, shape.down, shape.right, shape.down), shape.colour, shape.thickness)
            case Text():
                at = (shape.across, shape.down)
                pen.text(at, shape.text, shape.colour, _font(shape.size), anchor=shape.anchor)
    return np.asarray(image)


@cache
def _font(size: int) -> FreeTypeFont:
    """The font that ships with Matplotlib: it has the signs of the seats."""
    import matplotlib as mpl
    from PIL import ImageFont

    return ImageFont.truetype(Path(mpl.get_data_path(), "fonts/ttf/DejaVuSans.ttf"), size)
