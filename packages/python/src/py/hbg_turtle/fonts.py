"""Fonts as learners name them, and how wide a text is about to be."""

from hbg_turtle.errors import TurtleGraphicsError

_PIXELS_PER_POINT = 4 / 3
_STYLES = {"bold": "isBold", "italic": "isItalic", "underline": "isUnderlined"}
_NARROW = set("fijlrtI.,:;!|'()[] ")
_WIDE = set("mwMW@%")


def read(font):
    """A name, or name, size and style."""
    parts = (font,) if isinstance(font, str) else tuple(font)
    family, size, *styles = (*parts, *("Arial", 8, "normal")[len(parts) :])
    words = " ".join(map(str, styles)).split()
    return {
        "family": str(family),
        "size": _pixels(size),
        **{own_name: name in words for name, own_name in _STYLES.items()},
    }


def _pixels(size):
    """Points, or, as a negative number, pixels."""
    try:
        size = int(size)
    except ValueError:
        raise TurtleGraphicsError(f"bad font size: {size}") from None
    return abs(size) if size < 0 else round(size * _PIXELS_PER_POINT, 1)


def estimate_width(text, font):
    lines = text.split("\n")
    return max(sum(map(_width, line)) for line in lines) * font["size"]


def _width(sign):
    if sign in _NARROW:
        return 0.3
    return 0.85 if sign in _WIDE else 0.68 if sign.isupper() else 0.55
