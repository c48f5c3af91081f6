# SPDX-License-Identifier: GPL-3.0-or-later
"""The short forms of the long trials of `tests.soak`."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.soak.household import Household
from tests.soak.monkey import let_loose
from tests.soak.soaking import soak

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_sixty_deals_leave_no_card_and_no_warning(
    application: QApplication, tmp_path: Path
) -> None:
    house = Household(tmp_path, "short soak", application)
    soaked = soak(house, 60)
    house.close()
    assert not house.faults, house.faults[0]
    assert soaked.deals == 60
    assert soaked.most_sprites == 24


def test_four_hundred_random_things_break_nothing(
    application: QApplication, tmp_path: Path
) -> None:
    house = Household(tmp_path, "short monkey", application)
    monkey = let_loose(house, 400)
    house.close()
    assert not house.faults, house.faults[0]
    assert sum(monkey.done.values()) > 300
