# SPDX-License-Identifier: GPL-3.0-or-later
"""How a good club player decides at Buck Euchre, one module a kind of decision."""
