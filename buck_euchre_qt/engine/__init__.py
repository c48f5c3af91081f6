# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules: cards, deals and matches as pure values, without Qt, files or clocks."""
