# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles for the tests that search for a case that fails."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A busy machine must not fail a test, and what fails in CI must fail again at home.
settings.register_profile(
    "ci",
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("local", max_examples=60, deadline=None)
settings.register_profile("long", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "local"))
