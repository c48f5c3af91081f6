# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles for the tests that search for a case that fails."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A busy machine must not fail a test, and what fails once must fail again: only a long search,
# which is asked for by its name, looks where nobody has looked before.
for name, examples in (("local", 60), ("ci", 300)):
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.register_profile("long", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "local"))
