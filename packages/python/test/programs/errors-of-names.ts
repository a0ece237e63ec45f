import { type ProgramCase, printed, python } from './program-case.ts';

export const errorsOfNames: readonly ProgramCase[] = [
  {
    title: 'error: a name that nobody knows, with the nearest one',
    code: 'pirnt("Hallo")',
    error: {
      type: 'NameError',
      message: "name 'pirnt' is not defined",
      at: '1:1-1:6',
      source: 'pirnt',
      suggestion: 'print',
      frames: [{ function: '', line: 1, source: 'pirnt("Hallo")', locals: {} }],
      cause: null,
      traceback: printed`
        Traceback (most recent call last):
          File "main.py", line 1, in <module>
            pirnt("Hallo")
            ^^^^^
        NameError: name 'pirnt' is not defined. Did you mean: 'print'?
      `,
    },
  },
  {
    title: 'error: a misspelt variable suggests the right one',
    code: 'spielername = "Byte"\nprint(spielernane)',
    error: {
      type: 'NameError',
      at: '2:7-2:18',
      suggestion: 'spielername',
      frames: [{ locals: { spielername: "'Byte'" } }],
    },
  },
  {
    title: 'error: a module that was not imported',
    code: 'print(math.sqrt(2))',
    error: {
      type: 'NameError',
      message: "name 'math' is not defined",
      at: '1:7-1:11',
      source: 'math',
    },
  },
  {
    title: 'error: a local name before its value',
    code: python`
      punkte = 0
      def treffer():
          punkte = punkte + 1
      treffer()
    `,
    error: {
      type: 'UnboundLocalError',
      message: "cannot access local variable 'punkte' where it is not associated with a value",
      at: '3:14-3:20',
      frames: [
        { function: '', line: 4, source: 'treffer()' },
        { function: 'treffer', line: 3, source: 'punkte = punkte + 1', locals: {} },
      ],
    },
  },
  {
    title: 'error: nothing has no attributes',
    code: 'liste = [2, 1].sort()\nliste.append(3)',
    error: {
      type: 'AttributeError',
      message: "'NoneType' object has no attribute 'append'",
      at: '2:1-2:13',
      values: { liste: { type: 'NoneType', repr: 'None' } },
    },
  },
  {
    title: 'error: a method that is misspelt',
    code: 'liste = []\nliste.apend(1)',
    error: { type: 'AttributeError', at: '2:1-2:12', suggestion: 'append' },
  },
  {
    title: 'error: a function of a module that is misspelt',
    code: 'import random\nrandom.randit(1, 6)',
    error: {
      type: 'AttributeError',
      message: "module 'random' has no attribute 'randit'",
      at: '2:1-2:14',
      suggestion: 'randint',
    },
  },
  {
    title: 'error: a name that a module does not have',
    code: 'from math import quadrat, pi',
    error: {
      type: 'ImportError',
      message: /^cannot import name 'quadrat' from 'math'/,
      at: '1:1-1:29',
    },
  },
  {
    title: 'error: a name of a module that is misspelt',
    code: 'from random import randit',
    error: { type: 'ImportError', suggestion: 'randint' },
  },
  {
    title: 'error: a module that is not there',
    code: 'import pygame',
    error: { type: 'ModuleNotFoundError', message: "No module named 'pygame'", at: '1:1-1:14' },
  },
  {
    title: 'error: too few arguments',
    code: python`
      def grüße(wen, wie):
          pass
      grüße("Byte")
    `,
    error: {
      type: 'TypeError',
      message: "grüße() missing 1 required positional argument: 'wie'",
      at: '3:1-3:14',
      values: { grüße: { type: 'function', repr: '<function grüße>', parameters: '(wen, wie)' } },
    },
  },
  {
    title: 'error: too many arguments',
    code: 'def f(a): pass\nf(1, 2)',
    error: {
      type: 'TypeError',
      message: 'f() takes 1 positional argument but 2 were given',
      at: '2:1-2:8',
    },
  },
  {
    title: 'error: a method without self',
    code: python`
      class A:
          def f(): pass
      A().f()
    `,
    error: {
      type: 'TypeError',
      message: 'A.f() takes 0 positional arguments but 1 was given',
      at: '3:1-3:8',
    },
  },
  {
    title: 'error: a name of an argument that is not known',
    code: 'def f(größe): pass\nf(grösse=1)',
    error: {
      type: 'TypeError',
      message: /^f\(\) got an unexpected keyword argument 'grösse'/,
      at: '2:1-2:12',
    },
  },
  {
    title: 'error: calling what cannot be called',
    code: 'print = 5\nprint("a")',
    error: {
      type: 'TypeError',
      message: "'int' object is not callable",
      at: '2:1-2:11',
      values: { print: { type: 'int', repr: '5' } },
    },
  },
];
