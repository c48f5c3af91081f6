# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking ahead in the games in which two sides score up to a target."""
