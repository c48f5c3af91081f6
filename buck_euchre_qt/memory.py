# SPDX-License-Identifier: GPL-3.0-or-later
"""How freed memory finds its way back to the system."""

from __future__ import annotations

import sys
from typing import Final

_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_BLOCK_BYTES: Final = 128 * 1024
_TOP_BYTES: Final = 1024 * 1024


def give_freed_memory_back() -> None:
    """Have large blocks given back to the system as soon as they are freed.

    By itself the GNU C library takes the largest block freed so far, such as the picture of a
    whole window, for the usual size and keeps what is smaller: after some changes of the size
    the heap is full of holes where cards were. Does nothing where the C library is another one.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    set_option(_M_MMAP_THRESHOLD, _BLOCK_BYTES)
    set_option(_M_TRIM_THRESHOLD, _TOP_BYTES)
