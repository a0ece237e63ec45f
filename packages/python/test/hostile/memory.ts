import { python } from '../programs/program-case.ts';
import { byForce, type HostileCase } from './hostile-case.ts';

const ended = { held: 'ended', allowedKinds: byForce } as const;
const outOfMemory = { held: 'ended', allowedKinds: ['out-of-memory'] } as const;

export const memory: readonly HostileCase[] = [
  {
    title: 'doubles a list',
    code: 'x = [0]\nwhile True: x += x',
    ...ended,
  },
  {
    title: 'doubles a text',
    code: 'x = "ab"\nwhile True: x += x',
    ...ended,
  },
  {
    title: 'doubles bytes',
    code: 'x = bytearray(b"ab")\nwhile True: x += bytes(x)',
    ...ended,
  },
  {
    title: 'fills a dict',
    code: 'd = {}\ni = 0\nwhile True:\n    d[i] = str(i) * 100\n    i += 1',
    ...ended,
  },
  {
    title: 'fills a list with lists',
    code: 'x = []\nwhile True: x.append([None] * 10_000)',
    ...ended,
  },
  {
    title: 'makes one text of a gigabyte',
    code: 'x = "a" * 10**9\nprint("DURCH", len(x))',
    ...outOfMemory,
  },
  { title: 'computes a number of a hundred million digits', code: 'x = 10 ** 10 ** 8', ...ended },
  { title: 'computes a tower of powers', code: 'x = 9 ** 9 ** 9', ...ended },
  {
    title: 'shifts a number out of all memory',
    code: 'x = 1 << 2**34',
    held: 'refused',
    allowedKinds: ['python-error', 'out-of-memory'],
  },
  {
    title: 'swallows that the memory is full',
    code: python`
      x = []
      while True:
          try:
              while True: x.append("a" * 1_000_000)
          except BaseException:
              pass
    `,
    held: 'ended',
    allowedKinds: ['timed-out', 'out-of-memory', 'crashed'],
  },
  {
    title: 'leaves no memory for the report',
    code: python`
      x = []
      def f():
          n = 2**24
          while n:
              try:
                  while True: x.append(bytearray(n))
              except MemoryError:
                  n //= 2
          raise ValueError("ohne Platz")
      f()
    `,
    held: 'ended',
    allowedKinds: ['python-error', 'out-of-memory', 'crashed', 'timed-out'],
  },
  {
    title: 'unpacks a bomb',
    code: python`
      import zlib
      bombe = zlib.compress(zlib.compress(b"\0" * 100_000_000))
      x = [zlib.decompress(zlib.decompress(bombe)) for _ in range(100)]
    `,
    ...ended,
  },
  {
    title: 'unpacks an archive that holds itself many times',
    code: python`
      import io, zipfile
      ziel = io.BytesIO()
      with zipfile.ZipFile(ziel, "w", zipfile.ZIP_DEFLATED) as z:
          for i in range(20): z.writestr(str(i), b"\0" * 20_000_000)
      zipfile.ZipFile(ziel).extractall("/tmp/bombe")
    `,
    ...ended,
  },
  {
    title: 'repeats a pattern without end',
    code: 'import itertools\nlist(itertools.repeat("x" * 1000))',
    ...ended,
  },
  {
    title: 'formats a width of gigabytes',
    code: 'print("DURCH", len(f"{1:>2000000000}"))',
    held: 'refused',
    allowedKinds: ['out-of-memory', 'python-error'],
  },
  {
    title: 'laughs a billion times',
    code: python`
      x = "ha"
      for _ in range(9): x = [x] * 10
      print(len(repr(x)))
      for _ in range(9): x = [x] * 10
      print("DURCH", len(repr(x)))
    `,
    ...ended,
  },
  {
    title: 'makes objects that keep each other alive',
    code: python`
      import gc
      gc.disable()
      class K: pass
      while True:
          a, b = K(), K()
          a.b, b.a, a.ballast = b, a, bytearray(100_000)
    `,
    ...ended,
  },
];
