# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program with ``python -m buck_euchre_qt``."""

import sys

from buck_euchre_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
