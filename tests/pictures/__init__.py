# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the whole program to be looked at, and checks that nothing in them is cut."""
