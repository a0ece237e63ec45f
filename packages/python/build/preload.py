"""Fills the memory that the snapshot keeps: all that beginners import is already there."""

import gc
import linecache
import os
import re
import sys

PRELOADED = """
    abc ast asyncio base64 bisect builtins calendar cmath collections collections.abc colorsys
    contextlib copy csv dataclasses datetime decimal difflib enum fractions functools graphlib
    hashlib heapq inspect io itertools json keyword linecache locale math numbers operator os
    pathlib pprint pydoc queue random re secrets shutil statistics string struct sys tempfile textwrap
    threading time timeit tokenize traceback turtle types typing unicodedata uuid warnings
"""


def forget_the_workshop():
    """Nothing of the machine that makes the snapshot goes out with it."""
    os.environ.clear()
    os.environ.update(HOME="/home/hbg", LANG="C.UTF-8")
    sys.executable = ""
    sys.orig_argv[:] = ["main.py"]


def preload():
    for name in PRELOADED.split():
        __import__(name)
    import hbg_check.goals
    from hbg import console, run, seal, start_over

    console.install()
    seal.install()
    pydoc = sys.modules["pydoc"]
    pydoc.pager = pydoc.plainpager
    forget_the_workshop()
    re.purge()
    linecache.clearcache()
    sys._clear_internal_caches()
    gc.collect()
    start_over.remember()
    seal.close()
    # What comes with the engine is no garbage: nobody needs to look through it again after each run.
    gc.freeze()
    return run
