"""Which package draws which kind of scene in the terminal and puts it into words.

Each package has two modules: `drawn` with a class `Drawn` (`drawing.Drawing`), and `spoken` with a class `Spoken`
(`talking.Talking`). They are imported when they are needed: the line mode never loads what draws. A kind that nobody
has registered is drawn as a generic table, as in the browser: its scene has to derive from `AreaScene`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vabanque.tui.drawing import AnyDrawing
    from vabanque.tui.talking import AnyTalking

GENERIC = "areas"
PACKAGES = {
    GENERIC: "vabanque.tui.generic",
    "las-vegas": "vabanque.tui.las_vegas",
    "las-vegas-cards": "vabanque.tui.las_vegas_cards",
    "top-10000": "vabanque.tui.top_10000",
}
"""A scene's kind → its package. Other packages may add their own."""


def drawing_for(kind: str) -> type[AnyDrawing]:
    """What draws scenes of this kind."""
    drawn: type[AnyDrawing] = import_module(f"{_package(kind)}.drawn").Drawn
    return drawn


def talking_for(kind: str) -> type[AnyTalking]:
    """What puts scenes of this kind into words."""
    spoken: type[AnyTalking] = import_module(f"{_package(kind)}.spoken").Spoken
    return spoken


def _package(kind: str) -> str:
    return PACKAGES.get(kind, PACKAGES[GENERIC])
