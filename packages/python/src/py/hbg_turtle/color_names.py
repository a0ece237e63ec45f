"""The colours that have a name: those of the web, and what Tk knows besides."""

WEB = frozenset(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray
    lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle
    tomato turquoise violet wheat white whitesmoke yellow yellowgreen
    """.split()
)

# The brightest of the four shades that X11 has of a colour: red1, red2, red3, red4.
FIRST_SHADES = """
    snow fffafa seashell fff5ee antiquewhite ffefdb bisque ffe4c4 peachpuff ffdab9
    navajowhite ffdead lemonchiffon fffacd cornsilk fff8dc ivory fffff0 honeydew f0fff0
    lavenderblush fff0f5 mistyrose ffe4e1 azure f0ffff slateblue 836fff royalblue 4876ff
    blue 0000ff dodgerblue 1e90ff steelblue 63b8ff deepskyblue 00bfff skyblue 87ceff
    lightskyblue b0e2ff slategray c6e2ff lightsteelblue cae1ff lightblue bfefff
    lightcyan e0ffff paleturquoise bbffff cadetblue 98f5ff turquoise 00f5ff cyan 00ffff
    darkslategray 97ffff aquamarine 7fffd4 darkseagreen c1ffc1 seagreen 54ff9f
    palegreen 9aff9a springgreen 00ff7f green 00ff00 chartreuse 7fff00 olivedrab c0ff3e
    darkolivegreen caff70 khaki fff68f lightgoldenrod ffec8b lightyellow ffffe0
    yellow ffff00 gold ffd700 goldenrod ffc125 darkgoldenrod ffb90f rosybrown ffc1c1
    indianred ff6a6a sienna ff8247 burlywood ffd39b wheat ffe7ba tan ffa54f
    chocolate ff7f24 firebrick ff3030 brown ff4040 salmon ff8c69 lightsalmon ffa07a
    orange ffa500 darkorange ff7f00 coral ff7256 tomato ff6347 orangered ff4500
    red ff0000 deeppink ff1493 hotpink ff6eb4 pink ffb5c5 lightpink ffaeb9
    palevioletred ff82ab maroon ff34b3 violetred ff3e96 magenta ff00ff orchid ff83fa
    plum ffbbff mediumorchid e066ff darkorchid bf3eff purple 9b30ff mediumpurple ab82ff
    thistle ffe1ff
    """.split()
_BRIGHTNESS = {"1": 1, "2": 0.932, "3": 0.804, "4": 0.545}


def _shades():
    for name, first in zip(FIRST_SHADES[::2], FIRST_SHADES[1::2]):
        for digit, brightness in _BRIGHTNESS.items():
            parts = (round(part * brightness) for part in bytes.fromhex(first))
            yield name + digit, "#" + bytes(parts).hex()


def _grays():
    for percent in range(101):
        part = int(percent * 2.55 + 0.5)
        for name in ("gray", "grey"):
            yield f"{name}{percent}", "#" + bytes([part] * 3).hex()


ONLY_TK = {
    "lightgoldenrod": "#eedd82",
    "lightslateblue": "#8470ff",
    "navyblue": "#000080",
    "violetred": "#d02090",
    **dict(_shades()),
    **dict(_grays()),
}
