# SPDX-License-Identifier: GPL-3.0-or-later
"""The turn loop: who is asked next, and when; QtCore only."""
