# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawings of the game as functions that return SVG text."""
