# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept on disk: written whole or not at all, and nothing unreadable is ever lost."""
