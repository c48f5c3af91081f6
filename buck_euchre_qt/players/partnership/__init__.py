# SPDX-License-Identifier: GPL-3.0-or-later
"""How a club player judges partnership Euchre, and what the other game up to ten shares of it."""
