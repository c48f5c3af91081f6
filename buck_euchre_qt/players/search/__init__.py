# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking ahead: deals as bits, solved exactly or played out, over many possible worlds."""
