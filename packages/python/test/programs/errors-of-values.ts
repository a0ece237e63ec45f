import { type ProgramCase, printed, python } from './program-case.ts';

export const errorsOfValues: readonly ProgramCase[] = [
  {
    title: 'error: a text plus a number, with both values',
    code: 'alter = "12"\nprint(alter + 1)',
    error: {
      type: 'TypeError',
      message: 'can only concatenate str (not "int") to str',
      at: '2:7-2:16',
      source: 'alter + 1',
      values: { alter: { type: 'str', repr: "'12'", length: 2 } },
    },
  },
  {
    title: 'error: a number plus a text',
    code: 'print(1 + "2")',
    error: {
      type: 'TypeError',
      message: "unsupported operand type(s) for +: 'int' and 'str'",
      at: '1:7-1:14',
    },
  },
  {
    title: 'error: a key that is not there, with the real ones',
    code: python`
      alter = {"Byte": 13, "Pixel": 9}
      wer = "byte"
      alter[wer]
    `,
    error: {
      type: 'KeyError',
      message: "'byte'",
      at: '3:1-3:11',
      values: {
        alter: {
          type: 'dict',
          repr: "{'Byte': 13, 'Pixel': 9}",
          length: 2,
          keys: ["'Byte'", "'Pixel'"],
        },
        wer: { type: 'str', repr: "'byte'" },
      },
    },
  },
  {
    title: 'error: an index behind the end, written and deleted',
    code: python`
      a = [1]
      try:
          a[1] = 2
      except IndexError as e:
          print(e)
      del a[-2]
    `,
    output: 'list assignment index out of range\n',
    error: { type: 'IndexError', message: 'list assignment index out of range', at: '6:5-6:10' },
  },
  {
    title: 'error: an index of a text and of a tuple',
    code: python`
      try:
          (1, 2)[2]
      except IndexError as e:
          print(e)
      "abc"[3]
    `,
    output: 'tuple index out of range\n',
    error: { type: 'IndexError', message: 'string index out of range', at: '5:1-5:9' },
  },
  {
    title: 'error: unpacking too much and too little',
    code: python`
      try:
          a, b = 1, 2, 3
      except ValueError as e:
          print(e)
      a, b, c = [1, 2]
    `,
    output: 'too many values to unpack (expected 2, got 3)\n',
    error: {
      type: 'ValueError',
      message: 'not enough values to unpack (expected 3, got 2)',
      at: '5:1-5:8',
      source: 'a, b, c',
    },
  },
  {
    title: 'error: unpacking what is no sequence',
    code: 'a, b = 5',
    error: { type: 'TypeError', message: 'cannot unpack non-iterable int object', at: '1:1-1:5' },
  },
  {
    title: 'error: walking over a number',
    code: 'for i in 5:\n    print(i)',
    error: {
      type: 'TypeError',
      message: "'int' object is not iterable",
      at: '1:10-1:11',
      source: '5',
    },
  },
  {
    title: 'error: comparing what has no order',
    code: 'if "5" > 3: print("ja")',
    error: {
      type: 'TypeError',
      message: "'>' not supported between instances of 'str' and 'int'",
      at: '1:4-1:11',
    },
  },
  {
    title: 'error: sorting what has no order',
    code: 'gemischt = [1, "a"]\ngemischt.sort()',
    error: {
      type: 'TypeError',
      message: "'<' not supported between instances of 'str' and 'int'",
      at: '2:1-2:16',
      values: { gemischt: { repr: "[1, 'a']" } },
    },
  },
  {
    title: 'error: changing a text and a tuple',
    code: python`
      try:
          (1, 2)[0] = 3
      except TypeError as e:
          print(e)
      wort = "hund"
      wort[0] = "m"
    `,
    output: "'tuple' object does not support item assignment\n",
    error: {
      type: 'TypeError',
      message: "'str' object does not support item assignment",
      at: '6:1-6:8',
      source: 'wort[0]',
    },
  },
  {
    title: 'error: an index that is no number',
    code: 'liste = [1, 2]\nliste["1"]',
    error: {
      type: 'TypeError',
      message: 'list indices must be integers or slices, not str',
      at: '2:1-2:11',
    },
  },
  {
    title: 'error: a list as a key',
    code: 'd = {}\nd[[1]] = 2',
    error: { type: 'TypeError', message: /unhashable type: 'list'/, at: '2:1-2:7' },
  },
  {
    title: 'error: division by zero in every form',
    code: python`
      for rechnung in "1 / 0", "1 // 0", "1 % 0", "1.0 / 0", "0 ** -1", "divmod(1, 0)":
          try:
              eval(rechnung)
          except ZeroDivisionError as e:
              print(e)
      null = 0
      10 % null
    `,
    output: printed`
      division by zero
      division by zero
      division by zero
      division by zero
      zero to a negative power
      division by zero
    `,
    error: {
      type: 'ZeroDivisionError',
      message: 'division by zero',
      at: '7:1-7:10',
      values: { null: { repr: '0' } },
    },
  },
  {
    title: 'error: a value that is not in the list',
    code: 'liste = [1]\nliste.remove(5)',
    error: { type: 'ValueError', message: /not in list$/, at: '2:1-2:16' },
  },
  {
    title: 'error: the largest of nothing and the last of nothing',
    code: python`
      try:
          max([])
      except ValueError as e:
          print(e)
      [].pop()
    `,
    output: 'max() iterable argument is empty\n',
    error: { type: 'IndexError', message: 'pop from empty list', at: '5:1-5:9' },
  },
  {
    title: 'error: the root of a negative number',
    code: 'import math\nmath.sqrt(-1)',
    error: { type: 'ValueError', message: /nonnegative input/, at: '2:1-2:14' },
  },
  {
    title: 'error: a file that is not there',
    code: 'open("gibtsnicht.txt")',
    error: {
      type: 'FileNotFoundError',
      message: /No such file or directory: 'gibtsnicht.txt'$/,
      at: '1:1-1:23',
    },
  },
];
