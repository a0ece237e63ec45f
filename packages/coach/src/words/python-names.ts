export const constants = ['True', 'False', 'None'];

export const keywords = new Set(
  `${constants.join(' ')} and as assert async await break class continue def del elif else except
  finally for from global if import in is lambda nonlocal not or pass raise return try while with
  yield`.split(/\s+/),
);

/** Those a learner may mean. */
export const builtins = new Set(
  `abs all any bool bytes chr dict divmod enumerate eval exec exit filter float format help hex
  input int isinstance len list map max min open ord pow print quit range reversed round set
  sorted str sum super tuple type zip Exception ValueError TypeError KeyError IndexError NameError
  ZeroDivisionError`.split(/\s+/),
);

/** What can stand behind `except` and `raise`. */
export const exceptions = new Set(
  `ArithmeticError AssertionError AttributeError EOFError Exception FileNotFoundError ImportError
  IndexError KeyError KeyboardInterrupt LookupError ModuleNotFoundError NameError
  NotImplementedError OSError OverflowError PermissionError RecursionError RuntimeError
  StopIteration SyntaxError TimeoutError TypeError UnboundLocalError UnicodeError ValueError
  ZeroDivisionError`.split(/\s+/),
);

/** Those that take all their values as one list. */
export const listFunctions = new Set(
  'choice choices shuffle sample sum len sorted list set tuple join any all extend'.split(' '),
);

export const rareBuiltins = new Set(
  `aiter anext ascii bin breakpoint bytearray callable classmethod compile complex delattr dir
  frozenset getattr globals hasattr hash id issubclass iter locals memoryview next object oct
  property repr setattr slice staticmethod vars`.split(/\s+/),
);

/** Where a well-known name lives, for the learner who forgot the import. */
const contents: Record<string, string> = {
  random: 'randint choice choices shuffle uniform sample randrange seed',
  time: 'sleep time_ns perf_counter localtime strftime',
  math: 'sqrt pi sin cos tan floor ceil factorial gcd log log10 radians degrees hypot prod',
  datetime: 'date timedelta',
  turtle: `Turtle Screen forward backward left right penup pendown goto circle pensize color
    fillcolor begin_fill end_fill hideturtle showturtle shape speed bgcolor mainloop done`,
  collections: 'Counter defaultdict deque namedtuple OrderedDict',
  dataclasses: 'dataclass field',
  enum: 'Enum auto',
  pathlib: 'Path',
  functools: 'reduce partial lru_cache cache wraps',
  itertools: 'product permutations combinations cycle chain',
  statistics: 'mean median mode stdev',
  fractions: 'Fraction',
  decimal: 'Decimal',
  string: 'ascii_letters ascii_lowercase ascii_uppercase digits punctuation',
  copy: 'deepcopy',
  abc: 'ABC abstractmethod',
};

export const homeOf = new Map(
  Object.entries(contents).flatMap(([module, names]) =>
    names.split(/\s+/).map((name) => [name, module] as const),
  ),
);

export const modules = [
  ...Object.keys(contents),
  ...`asyncio base64 bisect calendar cmath colorsys contextlib csv difflib getpass glob graphlib
  hashlib heapq html inspect io json keyword locale logging numbers operator os pickle platform
  pprint queue re secrets shutil string struct sys tempfile textwrap threading timeit traceback
  types typing unicodedata urllib uuid warnings zlib`.split(/\s+/),
];
