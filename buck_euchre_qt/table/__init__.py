# SPDX-License-Identifier: GPL-3.0-or-later
"""The card table: a graphics scene that shows places, cards and events, and knows no rules."""
