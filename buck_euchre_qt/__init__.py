# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre: a card table for one person against computer players."""

__version__ = "0.1.0"
