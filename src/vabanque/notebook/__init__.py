"""A table that people click in a notebook: Jupyter, marimo, VS Code (extra `notebook`).

>>> from vabanque.notebook import TableWidget
>>> widget = TableWidget("las-vegas-2012", ["Anna", "Benno"], seed=7, bots={1: "regular"})
>>> widget.asked
'Anna'
>>> widget.table.whose_turn
('Anna',)
"""

from __future__ import annotations

try:
    from vabanque.notebook.widget import TableWidget
except ImportError as error:
    from vabanque.parts import not_installed

    raise not_installed(error, "vabanque.notebook", "notebook") from None

__all__ = ["TableWidget"]
