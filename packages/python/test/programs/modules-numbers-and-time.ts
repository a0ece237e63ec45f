import { type ProgramCase, printed, python } from './program-case.ts';

export const modulesNumbersAndTime: readonly ProgramCase[] = [
  {
    title: 'random with a seed gives the numbers that it gives everywhere',
    code: python`
      import random
      random.seed(42)
      print(random.random(), random.randint(1, 6), random.choice("abc"), random.sample(range(10), 3))
      liste = [1, 2, 3, 4, 5]
      random.shuffle(liste)
      print(liste, random.uniform(0, 1), random.choices([1, 2], [9, 1], k=3), random.gauss(0, 1))
    `,
    output: printed`
      0.6394267984578837 1 c [4, 3, 8]
      [5, 4, 3, 1, 2] 0.5904925124490397 [1, 1, 1] -1.0288009176018047
    `,
  },
  {
    title: 'random numbers stay within their bounds',
    code: python`
      import random
      würfe = [random.randint(1, 6) for _ in range(2000)]
      print(sorted(set(würfe)), all(0 <= random.random() < 1 for _ in range(100)), random.randrange(0, 10, 5) in (0, 5))
      print(len(random.sample("abcdef", 6)), random.getrandbits(8) < 256, len(random.randbytes(4)))
    `,
    output: '[1, 2, 3, 4, 5, 6] True True\n6 True 4\n',
  },
  {
    title: 'a choice out of nothing',
    code: 'import random\nrandom.choice([])',
    error: { type: 'IndexError', message: 'Cannot choose from an empty sequence', at: '2:1-2:18' },
  },
  {
    title: 'secrets and identifiers',
    code: python`
      import secrets, uuid
      print(len(secrets.token_hex(8)), secrets.randbelow(1), uuid.UUID(int=1), uuid.uuid4() != uuid.uuid4())
      print(uuid.uuid5(uuid.NAMESPACE_DNS, "hbg.example"))
    `,
    output:
      '16 0 00000000-0000-0000-0000-000000000001 True\n8ca7b6e6-1696-511e-8746-1cad7fe4af7a\n',
  },
  {
    title: 'the functions of math',
    code: python`
      import math
      print(math.pi, math.e, math.sqrt(2), math.floor(-1.5), math.ceil(1.2), math.trunc(-1.7), math.gcd(12, 18), math.lcm(4, 6))
      print(math.sin(math.pi / 2), math.degrees(math.pi), math.radians(180), math.hypot(3, 4), math.log(8, 2), math.log10(1000), math.exp(0))
      print(math.factorial(10), math.comb(49, 6), math.perm(5, 2), math.isclose(0.1 + 0.2, 0.3), math.prod([2, 3, 4]), math.isqrt(17), math.fsum([0.1] * 10), math.dist((0, 0), (3, 4)))
      print(math.inf > 10 ** 308, math.isnan(math.nan), math.copysign(1, -0.0), math.fmod(-7, 3), math.modf(2.5), math.cbrt(27))
    `,
    output: printed`
      3.141592653589793 2.718281828459045 1.4142135623730951 -2 2 -1 6 12
      1.0 180.0 3.141592653589793 5.0 3.0 3.0 1.0
      3628800 13983816 20 True 24 4 1.0 5.0
      True True -1.0 -1.0 (0.5, 2.0) 3.0
    `,
  },
  {
    title: 'exact decimals',
    code: python`
      from decimal import Decimal, ROUND_HALF_UP, getcontext
      print(Decimal("0.1") + Decimal("0.2"), Decimal(1) / 3, Decimal("2.675").quantize(Decimal("0.01"), ROUND_HALF_UP), Decimal("1.10"), repr(Decimal(5)))
      getcontext().prec = 5
      print(Decimal(2).sqrt(), Decimal("1E+3"), Decimal(0.5))
    `,
    output: "0.3 0.3333333333333333333333333333 2.68 1.10 Decimal('5')\n1.4142 1E+3 0.5\n",
  },
  {
    title: 'exact fractions',
    code: python`
      from fractions import Fraction
      print(Fraction(1, 3) + Fraction(1, 6), Fraction("0.125"), Fraction(6, 4), float(Fraction(1, 4)), Fraction(3.5), Fraction(22, 7).limit_denominator(3), repr(Fraction(1, 2)))
    `,
    output: '1/2 1/8 3/2 0.25 7/2 3 Fraction(1, 2)\n',
  },
  {
    title: 'statistics',
    code: python`
      import statistics as s
      noten = [1, 2, 2, 3, 5]
      print(s.mean(noten), s.median(noten), s.mode(noten), s.fmean(noten), s.median([1, 2, 3, 4]), s.multimode("aabb"))
      print(round(s.stdev(noten), 4), s.pvariance(noten), s.quantiles([1, 2, 3, 4, 5], n=4), s.correlation([1, 2, 3], [2, 4, 6]))
      s.mean([])
    `,
    output: printed`
      2.6 2 2 2.6 2.5 ['a', 'b']
      1.5166 1.84 [1.5, 3.0, 4.5] 1.0
    `,
    error: {
      type: 'StatisticsError',
      message: 'mean requires at least one data point',
      at: '5:1-5:11',
    },
  },
  {
    title: 'dates and times',
    code: python`
      from datetime import date, datetime, time, timedelta, timezone
      heiligabend = date(2026, 12, 24)
      print(heiligabend, heiligabend.weekday(), heiligabend.strftime("%d.%m.%Y %A %j"), heiligabend + timedelta(days=8), heiligabend.isocalendar().week)
      print((date(2027, 1, 1) - heiligabend).days, date.fromisoformat("2024-02-29").replace(year=2028), repr(time(7, 30)), date(2026, 3, 1) - timedelta(1))
      d = datetime(2026, 5, 17, 14, 5, 9)
      print(d, d.isoformat(), d.strftime("%H:%M Uhr, %B"), datetime.strptime("03.10.1990", "%d.%m.%Y"), d.timetuple().tm_yday)
      print(datetime(2026, 1, 1, tzinfo=timezone.utc).timestamp(), timedelta(hours=25, seconds=5), timedelta(1) / timedelta(hours=6), d < d + timedelta(microseconds=1))
    `,
    output: printed`
      2026-12-24 3 24.12.2026 Thursday 358 2027-01-01 52
      8 2028-02-29 datetime.time(7, 30) 2026-02-28
      2026-05-17 14:05:09 2026-05-17T14:05:09 14:05 Uhr, May 1990-10-03 00:00:00 137
      1767225600.0 1 day, 1:00:05 4.0 True
    `,
  },
  {
    title: 'a date that does not exist',
    code: 'from datetime import date\ndate(2026, 2, 30)',
    error: { type: 'ValueError', message: /^day .*month/, at: '2:1-2:18' },
  },
  {
    title: 'today is a day of our time',
    code: python`
      from datetime import datetime
      import time
      print(datetime.now().year >= 2026, abs(time.time() - datetime.now().timestamp()) < 5, time.gmtime(0).tm_year, time.strftime("%Y", time.gmtime(0)))
    `,
    output: 'True True 1970 1970\n',
  },
  {
    title: 'a calendar',
    code: 'import calendar\nprint(calendar.month(2026, 2), calendar.isleap(2028), calendar.monthrange(2026, 2)[1], calendar.day_name[0])',
    output:
      '   February 2026\nMo Tu We Th Fr Sa Su\n                   1\n 2  3  4  5  6  7  8\n 9 10 11 12 13 14 15\n' +
      '16 17 18 19 20 21 22\n23 24 25 26 27 28\n True 28 Monday\n',
  },
  {
    title: 'sleep waits and gives nothing',
    code: python`
      import time
      vorher = time.monotonic()
      print(time.sleep(0.05), time.sleep(0), time.sleep(True * 0))
      print(time.monotonic() - vorher >= 0.045, time.perf_counter() > 0)
    `,
    output: 'None None None\nTrue True\n',
  },
  {
    title: 'sleeping a negative time',
    code: 'import time\ntime.sleep(-1)',
    error: { type: 'ValueError', message: 'sleep length must be non-negative', at: '2:1-2:15' },
  },
  {
    title: 'sleeping a text',
    code: 'import time\ntime.sleep("1")',
    error: {
      type: 'TypeError',
      message: /^'str' object cannot be interpreted as an integer/,
      at: '2:1-2:16',
    },
  },
  {
    title: 'sleeping within a generator, a lambda and a sort',
    code: python`
      import time
      def langsam():
          for z in "ab":
              time.sleep(0.001)
              yield z
      print(list(langsam()), sorted([2, 1], key=lambda x: time.sleep(0.001) or x))
    `,
    output: "['a', 'b'] [1, 2]\n",
  },
  {
    title: 'how long something takes',
    code: 'import timeit\nprint(0 <= timeit.timeit("x = 1 + 1", number=100) < 5, timeit.timeit(lambda: None, number=1) >= 0)',
    output: 'True True\n',
  },
];
