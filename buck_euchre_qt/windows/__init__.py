# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows: Qt Widgets around the table."""
