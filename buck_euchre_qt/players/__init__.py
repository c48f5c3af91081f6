# SPDX-License-Identifier: GPL-3.0-or-later
"""Who decides: computer players that see an observation and never a state."""
