# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the self-contained program begins; the process that thinks begins here, too."""

import sys

from buck_euchre_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
