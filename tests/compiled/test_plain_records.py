"""Records in plain Python: the same bytes as NumPy's, which is how a browser hands positions to WebAssembly."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from vabanque.compiled.arrays import PlainLayout, PlainRecord, int8, int16, int32, int64, uint64

BITS = {int8: 7, int16: 15, int32: 31, int64: 63, uint64: 64}


@pytest.mark.parametrize("seed", range(20))
def test_a_plain_record_packs_as_an_aligned_record_of_numpy(seed: int) -> None:
    luck = Random(seed)
    fields: list[Any] = [
        (f"f{n}", luck.choice(list(BITS)), *luck.choice([(), (3,), (7,)])) for n in range(luck.randint(1, 12))
    ]
    array = np.zeros(1, np.dtype(fields, align=True))
    layout = PlainLayout(fields)
    record = PlainRecord(layout)
    for name, kind, *size in fields:
        values = [luck.getrandbits(BITS[kind]) for _ in range(size[0] if size else 1)]
        array[name][0] = values if size else values[0]
        setattr(record, name, values if size else values[0])
    assert layout.pack(record) == array.tobytes()


def test_positions_are_converted_without_numpy() -> None:
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('numpy', 'numba')))\n"
        "from vabanque.games import make\n"
        "from vabanque.games.las_vegas.compiled import RECORD\n"
        "from vabanque.games.las_vegas.convert import from_state\n"
        "rules = make('las-vegas-2012', 2)\n"
        "print(len(RECORD.pack(from_state(rules, rules.start().state)[0])))\n"
    )
    environment = {"VABANQUE_NO_JIT": "1", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stdout) == (0, "304\n"), done.stderr
