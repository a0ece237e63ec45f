"""Keeps programs away from JavaScript: they have no business in the page or in the server's process."""

import sys

_NAMES = ("js", "pyodide_js", "pyodide.code", "pyodide.http", "_pyodide_core")


class _Closed:
    """Stands first in line, before the finder that would bring these modules."""

    def find_spec(self, name, path=None, target=None):
        if name in _NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def lock_out():
    for name in _NAMES:
        sys.modules.pop(name, None)
    for finder in list(sys.meta_path):
        if hasattr(finder, "jsproxies"):
            finder.jsproxies.clear()
            sys.meta_path.remove(finder)
    if not sys.meta_path or type(sys.meta_path[0]) is not _Closed:
        sys.meta_path.insert(0, _Closed())
