# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG elements as text, limited to what SVG Tiny 1.2 and QtSvg draw."""

from collections.abc import Iterable


def number(value: float) -> str:
    """Return a coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str) -> str:
    """Return a filled path; overlapping outlines cut holes."""
    return f'<path d="{d}" fill="{fill}" fill-rule="evenodd"/>'


def line(d: str, stroke: str, width: float) -> str:
    """Return a path that is only stroked, with round ends and joins."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def circle(x: float, y: float, radius: float, fill: str) -> str:
    """Return a filled disc."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def ring(x: float, y: float, radius: float, stroke: str, width: float) -> str:
    """Return a stroked circle."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none"'
        f' stroke="{stroke}" stroke-width="{number(width)}"/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """Return a filled ellipse."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        f' fill="{fill}"/>'
    )


def rounded(
    x: float, y: float, width: float, height: float, *, radius: float, fill: str, edge: str = ""
) -> str:
    """Return a rectangle with round corners, with a line of width 1.5 when an edge is given."""
    stroke = f' stroke="{edge}" stroke-width="1.5"' if edge else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}" rx="{number(radius)}" ry="{number(radius)}"'
        f' fill="{fill}"{stroke}/>'
    )


def group(transform: str, *parts: str) -> str:
    """Return parts under one transformation."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def mirrored(*parts: str) -> str:
    """Return parts and their mirror image across the line x = 0."""
    whole = "".join(parts)
    return whole + group("scale(-1 1)", whole)


def placed(part: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """Return a part scaled, turned by degrees, and moved so that its origin is at x, y."""
    turned = f" rotate({number(turn)})" if turn else ""
    moved = f"translate({number(x)} {number(y)}){turned}"
    return group(f"{moved} scale({scale:.4f})", part)


def document(width: int, height: int, parts: Iterable[str]) -> str:
    """Return a whole SVG document with one element a line."""
    body = "\n".join(parts)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n'
    )
