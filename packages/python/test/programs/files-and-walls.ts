import { type ProgramCase, printed, python } from './program-case.ts';

export const filesAndWalls: readonly ProgramCase[] = [
  {
    title: 'a file is written, read, appended and removed',
    code: python`
      import os
      with open("tagebuch.txt", "w", encoding="utf-8") as f:
          print(f.write("Grüße 🐍\nzweite Zeile\n"), f.name, f.closed)
      with open("tagebuch.txt", "a") as f:
          print("dritte", file=f)
      with open("tagebuch.txt") as f:
          print(f.readline().strip(), [z.strip() for z in f], f.encoding)
      print(os.path.exists("tagebuch.txt"), os.path.getsize("tagebuch.txt"))
      os.remove("tagebuch.txt")
      print(os.path.exists("tagebuch.txt"))
    `,
    output: printed`
      21 tagebuch.txt False
      Grüße 🐍 ['zweite Zeile', 'dritte'] UTF-8
      True 33
      False
    `,
  },
  {
    title: 'paths and folders',
    code: python`
      from pathlib import Path
      import shutil
      ordner = Path("spiel/daten")
      ordner.mkdir(parents=True)
      datei = ordner / "stand.txt"
      datei.write_text("42")
      print(datei.read_text(), datei.name, datei.suffix, datei.stem, datei.parent.name, datei.exists())
      print(sorted(p.name for p in Path("spiel").rglob("*")), datei.with_suffix(".bak").as_posix())
      shutil.rmtree("spiel")
      print(ordner.exists(), Path("/a/b").parts, Path("a") / ".." / "b")
    `,
    output: printed`
      42 stand.txt .txt stand daten True
      ['daten', 'stand.txt'] spiel/daten/stand.bak
      False ('/', 'a', 'b') a/../b
    `,
  },
  {
    title: 'bytes in a file, with a seek',
    code: python`
      import os, tempfile
      with tempfile.TemporaryFile() as f:
          f.write(b"abcdef")
          f.seek(2)
          print(f.read(2), f.tell())
      with tempfile.TemporaryDirectory() as d:
          print(os.listdir(d), os.path.isdir(d))
    `,
    output: "b'cd' 4\n[] True\n",
  },
  {
    title: 'a mode that does not fit',
    code: 'with open("neu.txt", "w") as f:\n    f.read()',
    error: { type: 'UnsupportedOperation', message: 'not readable', at: '2:5-2:13' },
  },
  {
    title: 'a closed file is closed',
    code: python`
      f = open("zu.txt", "w")
      f.close()
      f.write("x")
    `,
    error: { type: 'ValueError', message: 'I/O operation on closed file.', at: '3:1-3:13' },
  },
  {
    title: 'an own module is written and imported',
    code: python`
      with open("rechner.py", "w") as f:
          f.write("PI = 3\n\ndef doppelt(x):\n    return x * 2\n\nprint('geladen als', __name__)\n")
      import rechner
      from rechner import doppelt as d
      print(rechner.PI, d(4), rechner.__name__)
    `,
    output: 'geladen als rechner\n3 8 rechner\n',
  },
  {
    title: 'an own package',
    code: python`
      from pathlib import Path
      Path("paket").mkdir(exist_ok=True)
      Path("paket/__init__.py").write_text("from .innen import wert")
      Path("paket/innen.py").write_text("wert = 7")
      import paket, importlib
      print(paket.wert, importlib.import_module("paket.innen").wert)
    `,
    output: '7 7\n',
  },
  {
    title: 'a syntax error in an own module is placed at its import',
    code: 'open("schief.py", "w").write("x = = 1\\n")\nimport schief',
    error: {
      type: 'SyntaxError',
      message: 'invalid syntax',
      at: '2:1-2:14',
      source: 'import schief',
    },
  },
  {
    title: 'JavaScript is out of reach',
    code: 'import js',
    error: {
      type: 'ModuleNotFoundError',
      message: "No module named 'js'",
      at: '1:1-1:10',
      source: 'import js',
    },
  },
  {
    title: 'the modules of the engine are out of reach',
    code: python`
      for name in "js", "pyodide_js", "pyodide.code", "pyodide.http", "_pyodide_core", "micropip":
          try:
              __import__(name)
              print(name, "ist da")
          except ModuleNotFoundError as e:
              print(e)
    `,
    output: printed`
      No module named 'js'
      No module named 'pyodide_js'
      No module named 'pyodide.code'
      No module named 'pyodide.http'
      No module named '_pyodide_core'
      No module named 'micropip'
    `,
  },
  {
    title: 'packages that are not part of Python',
    code: python`
      for name in "numpy", "pygame", "requests", "tkinter", "pandas", "ctypes":
          try:
              __import__(name)
          except ImportError as e:
              print(type(e).__name__, name)
    `,
    output: printed`
      ModuleNotFoundError numpy
      ModuleNotFoundError pygame
      ModuleNotFoundError requests
      ModuleNotFoundError tkinter
      ModuleNotFoundError pandas
      ModuleNotFoundError ctypes
    `,
  },
  {
    title: 'threads cannot start',
    code: python`
      import threading
      print(threading.current_thread().name)
      threading.Thread(target=print).start()
    `,
    output: 'MainThread\n',
    error: { type: 'RuntimeError', message: "can't start new thread", at: '3:1-3:39' },
  },
  {
    title: 'a pool of threads cannot start',
    code: python`
      from concurrent.futures import ThreadPoolExecutor
      with ThreadPoolExecutor() as p:
          p.submit(print, 1)
    `,
    error: { type: 'RuntimeError', message: "can't start new thread" },
  },
  {
    title: 'other programs cannot be started',
    code: 'import subprocess\nsubprocess.run(["ls"])',
    error: { type: 'OSError', message: /emscripten does not support processes/, at: '2:1-2:23' },
  },
  {
    title: 'there is no network',
    code: 'import socket\nsocket.create_connection(("127.0.0.1", 80), timeout=1)',
    error: { type: 'OSError', message: /Host is unreachable/ },
    needs: 'walls',
  },
  {
    title: 'there are no web pages',
    code: 'import urllib.request\nurllib.request.urlopen("http://127.0.0.1/")',
    error: { type: 'URLError', message: /Host is unreachable|urlopen error/ },
    needs: 'walls',
  },
  {
    title: 'the environment tells nothing of the computer',
    code: python`
      import os, sys
      erlaubt = {"HOME", "LANG", "USER", "LOGNAME", "PATH", "PWD", "LD_LIBRARY_PATH"}
      print(set(os.environ) - erlaubt, sys.argv, sys.executable, sys.orig_argv)
      print(os.listdir())
    `,
    output: /^set\(\) \['main\.py'\] {2}\['main\.py'\]\n\[.*\]\n$/,
  },
  {
    title: 'which Python this is',
    code: 'import sys, platform\nprint(sys.version_info[:2], sys.implementation.name, platform.python_implementation(), sys.byteorder, sys.getdefaultencoding())',
    output: '(3, 14) cpython CPython little utf-8\n',
  },
];
