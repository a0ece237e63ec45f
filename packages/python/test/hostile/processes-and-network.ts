import { python } from '../programs/program-case.ts';
import { byItself, type HostileCase } from './hostile-case.ts';

const refused = { held: 'refused', allowedKinds: byItself } as const;

export const processesAndNetwork: readonly HostileCase[] = [
  {
    title: 'asks the shell',
    code: 'import os\nprint("DURCH" if os.system("id") == 0 else "nein")\nprint("DURCH", os.popen("id").read())',
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'crashed'],
  },
  {
    title: 'starts programs in every way',
    code: python`
      import os, subprocess
      wege = {
          "run": lambda: subprocess.run(["/bin/sh", "-c", "id"]),
          "shell": lambda: subprocess.check_output("id", shell=True),
          "Popen": lambda: subprocess.Popen("id"),
          "fork": os.fork if hasattr(os, "fork") else lambda: 1 / 0,
          "execv": lambda: os.execv("/bin/sh", ["sh"]),
          "spawn": lambda: os.spawnv(os.P_WAIT, "/bin/sh", ["sh"]),
          "posix_spawn": lambda: os.posix_spawn("/bin/sh", ["sh"], {}),
          "forkpty": lambda: os.forkpty(),
      }
      for name, weg in wege.items():
          try:
              print("DURCH", name, weg())
          except BaseException as e:
              print(name, type(e).__name__)
    `,
    ...refused,
    allowedKinds: ['finished'],
  },
  {
    title: 'forks without end',
    code: 'import os\nwhile True:\n    os.fork()',
    ...refused,
    allowedKinds: ['python-error'],
  },
  {
    title: 'starts threads without end',
    code: 'import threading\nwhile True:\n    threading.Thread(target=lambda: None).start()',
    ...refused,
    allowedKinds: ['python-error'],
    errorType: 'RuntimeError',
  },
  {
    title: 'starts threads by the lowest module',
    code: 'import _thread\n_thread.start_new_thread(print, ("DURCH",))',
    ...refused,
    allowedKinds: ['python-error'],
  },
  {
    title: 'starts processes by multiprocessing',
    code: 'import multiprocessing\nmultiprocessing.Pool(4).map(print, ["DURCH"])',
    ...refused,
    allowedKinds: ['python-error'],
  },
  {
    title: 'makes interpreters inside of the interpreter',
    code: python`
      try:
          from concurrent import interpreters
          i = interpreters.create()
          i.exec("import os, sys; print('innen', 'js' in sys.modules)")
          i.exec("import js; print('DURCH')")
      except BaseException as e:
          print(type(e).__name__)
    `,
    held: 'refused',
    allowedKinds: ['finished', 'crashed'],
  },
  {
    title: 'kills its neighbours and its parent',
    code: python`
      import os, signal
      for pid in 1, 0, -1, os.getppid(), os.getpid() + 1:
          try:
              os.kill(pid, signal.SIGKILL)
              print("gesendet", pid)
          except BaseException as e:
              print(pid, type(e).__name__)
    `,
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'crashed', 'stopped'],
  },
  {
    title: 'ends the process below itself',
    code: 'import os\nprint("vorher", flush=True)\nos._exit(0)',
    held: 'refused',
    allowedKinds: ['finished', 'crashed', 'python-error'],
  },
  {
    title: 'aborts the process',
    code: 'import os\nos.abort()',
    held: 'refused',
    allowedKinds: ['crashed', 'python-error'],
  },
  {
    title: 'raises deadly signals',
    code: python`
      import signal, os
      for s in signal.SIGTERM, signal.SIGSEGV, signal.SIGKILL, signal.SIGSTOP, signal.SIGABRT:
          try:
              signal.raise_signal(s)
          except BaseException as e:
              print(type(e).__name__)
    `,
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'crashed', 'stopped'],
  },
  {
    title: 'sets an alarm',
    code: 'import signal, time\nsignal.signal(signal.SIGALRM, lambda *a: print("DURCH"))\nsignal.alarm(1)\ntime.sleep(1.5)',
    ...refused,
  },
  {
    title: 'raises its own limits',
    code: python`
      import resource
      for grenze in resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_NPROC:
          resource.setrlimit(grenze, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    `,
    ...refused,
  },
  {
    title: 'talks to the server by a socket',
    code: python`
      import socket
      for wo in ("127.0.0.1", 3000), ("127.0.0.1", 22), ("localhost", 5432), ("::1", 3000), ("192.168.0.1", 80):
          try:
              s = socket.create_connection(wo, timeout=1)
              s.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
              antwort = s.recv(100)
              if antwort: print("DURCH", antwort)
          except OSError as e:
              print(type(e).__name__)
    `,
    ...refused,
    allowedKinds: ['finished'],
  },
  {
    title: 'listens on a port',
    code: python`
      import socket
      s = socket.socket()
      s.bind(("0.0.0.0", 8080))
      s.listen()
      s.settimeout(1)
      s.accept()
      print("DURCH")
    `,
    ...refused,
    allowedKinds: ['python-error', 'crashed'],
  },
  {
    title: 'sends a parcel without a connection',
    code: python`
      import socket
      s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
      s.sendto(b"geheim", ("127.0.0.1", 53))
      print(socket.gethostbyname("example.com"))
      s.settimeout(1)
      print("DURCH", s.recvfrom(100))
    `,
    ...refused,
  },
  {
    title: 'opens web pages',
    code: python`
      import urllib.request, http.client
      for adresse in "http://127.0.0.1:3000/api/health", "http://example.com", "file:///etc/passwd", "ftp://localhost/":
          try:
              print("DURCH", urllib.request.urlopen(adresse, timeout=1).read(50))
          except Exception as e:
              print(type(e).__name__)
      http.client.HTTPConnection("127.0.0.1", 3000, timeout=1).request("GET", "/")
    `,
    ...refused,
    allowedKinds: ['python-error'],
  },
  {
    title: 'fetches by the engine',
    code: 'from pyodide.http import pyfetch, open_url\nprint("DURCH", open_url("http://127.0.0.1:3000/api/health").read())',
    ...refused,
    errorType: 'ModuleNotFoundError',
  },
  {
    title: 'installs packages',
    code: python`
      import asyncio
      try:
          import micropip
          asyncio.run(micropip.install("requests"))
          print("DURCH")
      except ModuleNotFoundError:
          print("nein")
      import ensurepip
      ensurepip.bootstrap()
      import pip
      print("DURCH")
    `,
    ...refused,
    allowedKinds: ['python-error'],
  },
  {
    title: 'calls C by ctypes',
    code: 'import ctypes\nctypes.CDLL(None).system(b"id")\nprint("DURCH")',
    ...refused,
    errorType: 'ModuleNotFoundError',
  },
  {
    title: 'loads a foreign library',
    code: python`
      import importlib.machinery, importlib.util, sys
      open("böse.so", "wb").write(b"\0asm\x01\0\0\0")
      lader = importlib.machinery.ExtensionFileLoader("böse", "böse.so")
      print("DURCH", importlib.util.module_from_spec(importlib.util.spec_from_loader("böse", lader)))
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'crashed'],
  },
];
