# SPDX-License-Identifier: GPL-3.0-or-later
"""Deal codes: short texts that repeat the deals of a match."""

from __future__ import annotations

import re
from typing import Final

# Letters and digits that cannot be taken for each other when a code is read out or copied.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 16
_LEAST_LENGTH: Final = 4
_GROUP: Final = 4
_MISREAD: Final = str.maketrans("OILU", "011V")


def read_code(text: str) -> str | None:
    """Return a deal code as it is kept, however it was typed; None when it is not one."""
    code = re.sub(r"[\s–—-]+", "", text).upper().translate(_MISREAD)
    is_code = _LEAST_LENGTH <= len(code) <= CODE_LENGTH and set(code) <= set(ALPHABET)
    return code if is_code else None


def shown_code(code: str) -> str:
    """Return a deal code in groups that can be read out."""
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))
