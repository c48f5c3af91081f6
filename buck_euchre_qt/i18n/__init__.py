# SPDX-License-Identifier: GPL-3.0-or-later
"""Words: languages, and what the parts of a game are called in them."""
