"""Packs the standard library anew: without what makes no sense here, with our own modules.

Runs inside a plain interpreter at build time. Stored, not deflated: brotli does better over the
whole file, and a module is read at once.
"""

import zipfile

LEFT_OUT = (
    "__phello__/",
    "ctypes/",
    "ftplib.py",
    "http/server.py",
    "imaplib.py",
    "mailbox.py",
    "multiprocessing/",
    "poplib.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3/",
    "tarfile.py",
    "wsgiref/",
    "xmlrpc/",
    "zipapp.py",
)
SAME_MOMENT = (2026, 1, 1, 0, 0, 0)


def repack(source, target, own):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if not name.endswith("/") and not name.startswith(LEFT_OUT):
                _add(new, name, old.read(name))
        for name, text in sorted(own.items()):
            _add(new, name, text.encode())


def _add(archive, name, content):
    archive.writestr(zipfile.ZipInfo(name, SAME_MOMENT), content)
