import { python } from '../programs/program-case.ts';
import { byItself, type HostileCase } from './hostile-case.ts';

const refused = { held: 'refused', allowedKinds: byItself } as const;

export const filesAndSecrets: readonly HostileCase[] = [
  {
    title: 'reads the list of users',
    code: 'print("DURCH", open("/etc/passwd").read())',
    ...refused,
    errorType: 'FileNotFoundError',
  },
  {
    title: 'reads the list of users by number',
    code: 'import os\nprint("DURCH", os.read(os.open("/etc/shadow", os.O_RDONLY), 100))',
    ...refused,
    errorType: 'FileNotFoundError',
  },
  {
    title: 'looks for files of the computer everywhere',
    code: python`
      from pathlib import Path
      for path in "/etc", "/root", "/var", "/usr", "/work", "/home", "/proc/1", "/sys", "/mnt", "/host":
          for file in Path(path).rglob("*") if Path(path).exists() else ():
              if file.is_file() and not str(file).startswith("/home/hbg"):
                  print("DURCH", file)
    `,
    ...refused,
  },
  {
    title: 'walks out of its folder',
    code: python`
      for tiefe in range(1, 12):
          for ziel in "etc/passwd", "proc/self/environ", "proc/self/cmdline", "work/main/package.json":
              try:
                  print("DURCH", open("../" * tiefe + ziel, "rb").read(50))
              except OSError:
                  pass
    `,
    ...refused,
    allowedKinds: ['finished'],
  },
  {
    title: 'lists the processes of the computer',
    code: 'import os\nif any(name.isdigit() for name in os.listdir("/proc")): print("DURCH")',
    ...refused,
  },
  {
    title: 'follows a link to the outside',
    code: python`
      import os
      os.symlink("/etc", "raus")
      os.symlink("/proc/self/root/etc/passwd", "raus2")
      for path in "raus/passwd", "raus2":
          try:
              print("DURCH", open(path).read())
          except OSError as e:
              print(type(e).__name__)
    `,
    ...refused,
  },
  {
    title: 'mounts the file system of the host',
    code: python`
      from hbg import console
      js = console.host().constructor.constructor
      js("pyodide.FS.mkdir('/raus'); pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, {root: '/'}, '/raus')")()
      import os
      print("DURCH", os.listdir("/raus"))
    `,
    ...refused,
    errorType: 'JsException',
  },
  {
    title: 'reads devices',
    code: python`
      import os
      for path in "/dev/mem", "/dev/kmem", "/dev/sda", "/dev/fd/3", "/proc/self/fd/3", "/proc/self/mem":
          try:
              print("DURCH", os.open(path, os.O_RDWR))
          except OSError as e:
              print(type(e).__name__)
    `,
    ...refused,
  },
  {
    title: 'reads from every open descriptor',
    code: python`
      import os
      for nummer in range(3, 200):
          try:
              daten = os.read(nummer, 1000)
              if daten: print("DURCH", nummer, daten)
          except OSError:
              pass
    `,
    ...refused,
    allowedKinds: ['finished'],
  },
  {
    title: 'changes the modules of the engine for the next program',
    code: python`
      import os, sys
      for path in "/lib/python314.zip", "/lib/python3.14", sys.path[1]:
          try:
              with open(path, "r+b") as f: f.write(b"kaputt")
          except OSError as e:
              print(type(e).__name__)
      os.makedirs("/lib/python3.14/site-packages", exist_ok=True)
      with open("/lib/python3.14/site-packages/math.py", "w") as f: f.write("pi = 3")
    `,
    ...refused,
  },
  {
    title: 'looks for secrets in the environment',
    code: python`
      import os, sys
      for name, wert in os.environ.items():
          print(name)
          if any(w in name for w in ("PASSWORD", "KEY", "SECRET", "TOKEN", "DATABASE", "AI_", "DENO", "NODE")):
              print("DURCH", wert)
      print(os.getenv("FAMILY_PASSWORD"), sys.argv, sys.executable, sys.orig_argv)
    `,
    ...refused,
    allowedKinds: ['finished'],
    mustNotPrint: /\/work|\/root|node_modules|DATA_DIR/,
  },
  {
    title: 'asks who and where it is',
    code: python`
      import os, platform, socket, getpass
      for frage in os.getuid, os.getpid, os.getppid, os.getlogin, platform.node, socket.gethostname, getpass.getuser, os.cpu_count:
          try:
              print(frage.__name__, frage())
          except Exception as e:
              print(frage.__name__, type(e).__name__)
    `,
    held: 'refused',
    allowedKinds: ['finished', 'crashed'],
  },
  {
    title: 'takes more files than it may',
    code: python`
      i = 0
      while True:
          with open(f"datei{i}", "wb") as f: f.write(b"x" * 1_000_000)
          i += 1
    `,
    held: 'ended',
    allowedKinds: ['python-error', 'out-of-memory'],
  },
  {
    title: 'makes endlessly many empty files',
    code: 'i = 0\nwhile True:\n    open(f"/tmp/{i}", "w").close()\n    i += 1',
    held: 'ended',
    allowedKinds: ['python-error', 'out-of-memory', 'timed-out', 'crashed'],
  },
  {
    title: 'makes one file endlessly long by jumping',
    code: 'with open("/tmp/lang", "wb") as f:\n    f.seek(2**40)\n    f.write(b"x")\nprint("DURCH")',
    ...refused,
    allowedKinds: ['python-error', 'out-of-memory'],
  },
  {
    title: 'truncates a file to a terabyte',
    code: 'import os\nwith open("/tmp/lang", "wb") as f:\n    os.truncate(f.fileno(), 2**31 - 1)\nprint(os.path.getsize("/tmp/lang"))',
    ...refused,
    allowedKinds: ['python-error', 'out-of-memory', 'finished'],
  },
];
