# SPDX-License-Identifier: GPL-3.0-or-later
"""Teaching without Qt: lessons as scripted positions, progress, and where a rule applies."""
