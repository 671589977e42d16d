from __future__ import annotations

import pytest

from tests.envs.variants import every, some


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        variants = (
            {str(variant): variant for variant in every()} if metafunc.config.getoption("--every-variant") else {}
        )
        metafunc.parametrize("variant", list(variants.values()) or some(), ids=str)
