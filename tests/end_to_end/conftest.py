# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop, desktop, installed_program, missing_programs


@pytest.fixture(scope="session")
def program() -> Path:
    """Return the installed program."""
    path = installed_program()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("the program is not installed in this environment")
        pytest.skip("the program is not installed in this environment")
    return path


@pytest.fixture(scope="session")
def screen() -> Iterator[Desktop]:
    """Return a desktop of the tests' own."""
    missing = missing_programs()
    if missing:
        if os.environ.get("CI"):
            pytest.fail(f"missing: {', '.join(missing)}")
        pytest.skip(f"missing: {', '.join(missing)}")
    with desktop() as found:
        yield found
