# SPDX-License-Identifier: GPL-3.0-or-later
"""How a club player judges two-handed Euchre."""
