"""A table as text and as a picture, for `render`. People play in better looking places: `vabanque`."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.core import Decide, Over
from vabanque.play.session import Session

INK, FELT = (242, 233, 216), (18, 52, 43)
LINE, MARGIN, WIDTH, SIZE = 22, 16, 900, 16


def text(session: Session) -> str:
    """What everybody sees at the table, one thing per line."""
    view = session.view(None)
    turn = session.turn
    if isinstance(turn, Over):
        return f"over: score {list(turn.result.score)}, won by {', '.join(map(str, turn.result.winners))}"
    lines = []
    for name in view.__dataclass_fields__:
        value = getattr(view, name)
        if value is not None and value != () and name not in ("viewer", "over", "left"):
            lines.append(f"{name}: {_plain(value)}")
    if isinstance(turn, Decide):
        lines.append(f"to choose: {', '.join(f'seat {seat}' for seat in turn.seats)}")
    return "\n".join(lines)


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(f"[{_plain(part)}]" if isinstance(part, tuple) else _plain(part) for part in value)
    return "–" if value is None else str(value)


def picture(session: Session) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The same as a picture."""
    from PIL import Image, ImageDraw, ImageFont

    lines = text(session).splitlines()
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + LINE * 24), FELT)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image)
