"""Names of keys: a sign stands for itself, other keys have the names of Tk."""

from hbg_turtle.errors import TurtleGraphicsError

_SIGNS = dict(
    zip(
        """
        exclam quotedbl numbersign dollar percent ampersand apostrophe parenleft parenright
        asterisk plus comma minus period slash colon semicolon less equal greater question at
        bracketleft backslash bracketright asciicircum underscore grave braceleft bar braceright
        asciitilde degree section adiaeresis odiaeresis udiaeresis Adiaeresis Odiaeresis Udiaeresis
        ssharp
        """.split(),
        "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~°§äöüÄÖÜß",
    )
)
_NAMED = """
    Up Down Left Right space Return Escape BackSpace Tab Delete Insert Home End Prior Next
    Shift_L Shift_R Control_L Control_R Alt_L Alt_R Caps_Lock
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
""".split()
# What learners try instead; the comparison ignores capitals.
_ALIASES = {
    "arrowup": "Up",
    "arrowdown": "Down",
    "arrowleft": "Left",
    "arrowright": "Right",
    "enter": "Return",
    "kp_enter": "Return",
    "esc": "Escape",
    "del": "Delete",
    "pageup": "Prior",
    "pagedown": "Next",
    "page_up": "Prior",
    "page_down": "Next",
    "shift": "Shift_L",
    "control": "Control_L",
    "alt": "Alt_L",
    **{name.lower(): name for name in _NAMED},
}


def name_of(key):
    if not isinstance(key, str):
        raise TypeError(f"the name of a key must be a str, not {type(key).__name__}")
    if key == " ":
        return "space"
    if len(key) == 1:
        return key
    name = _SIGNS.get(key) or _ALIASES.get(key.lower())
    if name is None:
        raise TurtleGraphicsError(f'bad event type or keysym "{key}"')
    return name
