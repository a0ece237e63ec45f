import { type ProgramCase, printed, python } from './program-case.ts';

export const numbers: readonly ProgramCase[] = [
  {
    title: 'the basic operations',
    code: 'print(7 + 2, 7 - 2, 7 * 2, 7 / 2, 7 // 2, 7 % 2, 7 ** 2, -7)',
    output: '9 5 14 3.5 3 1 49 -7\n',
  },
  {
    title: 'division rounds down, and the rest has the sign of the divisor',
    code: 'print(-7 // 2, -7 % 3, 7 % -3, -7.5 // 2, divmod(-7, 2), divmod(7.5, 2))',
    output: '-4 2 -2 -4.0 (-4, 1) (3.0, 1.5)\n',
  },
  {
    title: 'powers bind tighter than signs, and brackets tighter than all',
    code: 'print(-2 ** 2, (-2) ** 2, 2 ** 3 ** 2, 2 + 3 * 4, (2 + 3) * 4, 2 ** -1)',
    output: '-4 4 512 14 20 0.5\n',
  },
  {
    title: 'whole numbers have no end',
    code: 'print(2 ** 100, 10 ** 30 + 1, (2 ** 64) * (2 ** 64))',
    output:
      '1267650600228229401496703205376 1000000000000000000000000000001 340282366920938463463374607431768211456\n',
  },
  {
    title: 'a huge factorial is exact',
    code: python`
      from math import factorial
      f = factorial(500)
      print(len(str(f)), str(f)[:12], f % 10 ** 124 == 0, f % 10 ** 125 == 0)
    `,
    output: '1135 122013682599 True False\n',
  },
  {
    title: 'a number with more than 4,300 digits is not written out',
    code: 'print(10 ** 5000)',
    error: {
      type: 'ValueError',
      message:
        'Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit',
      at: '1:1-1:18',
    },
  },
  {
    title: 'decimals are written as short as possible',
    code: 'print(0.1 + 0.2, 0.1, 1/3, 2/3, 1e16, 1e15, 123456789.0, 1e-5, 0.0001, 5e-324, 1.0)',
    output:
      '0.30000000000000004 0.1 0.3333333333333333 0.6666666666666666 1e+16 1000000000000000.0 ' +
      '123456789.0 1e-05 0.0001 5e-324 1.0\n',
  },
  {
    title: 'infinity, not a number and negative zero',
    code: python`
      inf = float("inf")
      nan = float("nan")
      print(inf, -inf, nan, nan == nan, inf - inf, -0.0, 0.0 == -0.0, 1e308 * 10)
    `,
    output: 'inf -inf nan False nan -0.0 True inf\n',
  },
  {
    title: 'rounding goes to the even neighbour',
    code: 'print(round(0.5), round(1.5), round(2.5), round(2.675, 2), round(1234, -2), round(3.14159, 3), round(-1.5))',
    output: '0 2 2 2.67 1200 3.142 -2\n',
  },
  {
    title: 'numbers are read from texts',
    code: 'print(int(" 42 "), int("-7"), int("1_000"), int("ff", 16), int("0b101", 0), float(" 1e3 "), float(".5"), int(3.99), int(-3.99))',
    output: '42 -7 1000 255 5 1000.0 0.5 3 -3\n',
  },
  {
    title: 'other bases',
    code: 'print(0b1010, 0o17, 0xFF, bin(10), oct(8), hex(255), bin(-5), 1_000_000)',
    output: '10 15 255 0b1010 0o10 0xff -0b101 1000000\n',
  },
  {
    title: 'bits',
    code: 'print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 40, -8 >> 1, (255).bit_length(), (255).bit_count())',
    output: '2 7 5 -7 1099511627776 -4 8 8\n',
  },
  {
    title: 'complex numbers',
    code: 'print((1 + 2j) * (3 - 1j), abs(3 + 4j), (1 + 2j).conjugate(), 1j ** 2, complex("1+2j").real)',
    output: '(5+5j) 5.0 (1-2j) (-1+0j) 1.0\n',
  },
  {
    title: 'truth values count as numbers',
    code: 'print(True + True, sum([True, False, True]), True * 3.5, [10, 20][True])',
    output: '2 2 3.5 20\n',
  },
  {
    title: 'whole numbers and decimals are compared exactly',
    code: 'print(1 == 1.0, 2 ** 53 == 2 ** 53 + 1.0, 2 ** 53 + 1 == float(2 ** 53), 0.1 + 0.2 == 0.3, hash(1) == hash(1.0) == hash(True))',
    output: 'True True False False True\n',
  },
  {
    title: 'smallest, largest, sum and amount',
    code: 'print(min(3, 1, 2), max([3, 1, 2]), sum(range(101)), abs(-5), pow(2, 10, 1000), sum([0.1] * 10), max([], default=0))',
    output: '1 3 5050 5 24 1.0 0\n',
  },
  {
    title: 'a fraction of a decimal',
    code: 'print((0.75).as_integer_ratio(), (2.0).is_integer(), 1e100.hex(), float.fromhex("0x1.8p1"))',
    output: '(3, 4) True 0x1.249ad2594c37dp+332 3.0\n',
  },
  {
    title: 'numbers as bytes and back',
    code: 'print((1024).to_bytes(2, "big"), int.from_bytes(b"\\x00\\xff", "little"), bytes([72, 105]))',
    output: "b'\\x04\\x00' 65280 b'Hi'\n",
  },
  {
    title: 'all primes below fifty with a sieve',
    code: python`
      ist_prim = [True] * 50
      for n in range(2, 50):
          if ist_prim[n]:
              ist_prim[n * n::n] = [False] * len(ist_prim[n * n::n])
      print(*[n for n in range(2, 50) if ist_prim[n]])
    `,
    output: '2 3 5 7 11 13 17 19 23 29 31 37 41 43 47\n',
  },
  {
    title: 'the greatest common divisor',
    code: python`
      def ggt(a, b):
          while b:
              a, b = b, a % b
          return a
      print(ggt(1071, 462), ggt(17, 5))
    `,
    output: '21 1\n',
  },
  {
    title: 'a text times a number too big for the index',
    code: 'x = [0] * 2**40',
    error: { type: 'OverflowError', message: "cannot fit 'int' into an index-sized integer" },
  },
  {
    title: 'conversions that cannot be',
    code: python`
      for versuch in "int('12a')", "int('3.5')", "float('3,5')", "int('')", "int(None)", "int(float('inf'))":
          try:
              eval(versuch)
          except (ValueError, TypeError, OverflowError) as fehler:
              print(type(fehler).__name__, fehler)
    `,
    output: printed`
      ValueError invalid literal for int() with base 10: '12a'
      ValueError invalid literal for int() with base 10: '3.5'
      ValueError could not convert string to float: '3,5'
      ValueError invalid literal for int() with base 10: ''
      TypeError int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
      OverflowError cannot convert float infinity to integer
    `,
  },
];
