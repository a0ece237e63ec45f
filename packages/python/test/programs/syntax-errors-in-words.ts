import { type ProgramCase, python } from './program-case.ts';

/** Nothing of such a program runs: none of them prints. */
export const syntaxErrorsInWords: readonly ProgramCase[] = [
  {
    title: 'syntax error: one equals sign in a condition',
    code: python`
      x = 3
      if x = 3:
          print("drei")
    `,
    error: {
      type: 'SyntaxError',
      message: "invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
      at: '2:4-2:9',
      source: 'x = 3',
    },
  },
  {
    title: 'syntax error: assigning to a number',
    code: '5 = x',
    error: {
      type: 'SyntaxError',
      message: "cannot assign to literal here. Maybe you meant '==' instead of '='?",
      at: '1:1-1:2',
      source: '5',
    },
  },
  {
    title: 'syntax error: assigning to a call',
    code: 'print("ä") = 3',
    error: {
      type: 'SyntaxError',
      message: "cannot assign to function call here. Maybe you meant '==' instead of '='?",
      at: '1:1-1:11',
    },
  },
  {
    title: 'syntax error: assigning to a sum',
    code: 'a + b = 3',
    error: { type: 'SyntaxError', message: /^cannot assign to expression here/, at: '1:1-1:6' },
  },
  {
    title: 'syntax error: assigning to True',
    code: 'True = 1',
    error: { type: 'SyntaxError', message: 'cannot assign to True', at: '1:1-1:5' },
  },
  {
    title: 'syntax error: a keyword as a name',
    code: 'class = 3',
    error: { type: 'SyntaxError', message: 'invalid syntax', at: '1:7-1:8' },
  },
  {
    title: 'syntax error: print without brackets',
    code: 'print "Hallo"',
    error: {
      type: 'SyntaxError',
      message: "Missing parentheses in call to 'print'. Did you mean print(...)?",
      at: '1:1-1:14',
    },
  },
  {
    title: 'syntax error: an else without an if',
    code: python`
      x = 1
      else:
          x = 2
    `,
    error: { type: 'SyntaxError', message: 'invalid syntax', at: '2:1-2:5' },
  },
  {
    title: 'syntax error: an elif behind an else',
    code: python`
      if 1:
          pass
      else:
          pass
      elif 2:
          pass
    `,
    error: { type: 'SyntaxError', message: /elif/, at: '5:1-5:5' },
  },
  {
    title: 'syntax error: a keyword that is misspelt',
    code: 'whille True:\n    pass',
    error: {
      type: 'SyntaxError',
      message: 'invalid syntax',
      traceback: /Did you mean 'while'\?\n$/,
    },
  },
  {
    title: 'syntax error: else if',
    code: python`
      if 1:
          pass
      else if 2:
          pass
    `,
    error: { type: 'SyntaxError', message: "expected ':'", at: '3:6-3:8' },
  },
  {
    title: 'syntax error: return outside of a function',
    code: 'x = 1\nreturn x',
    error: { type: 'SyntaxError', message: "'return' outside function", at: '2:1-2:9' },
  },
  {
    title: 'syntax error: break outside of a loop',
    code: 'if True:\n    break',
    error: { type: 'SyntaxError', message: "'break' outside loop", at: '2:5-2:10' },
  },
  {
    title: 'syntax error: continue outside of a loop',
    code: 'continue',
    error: { type: 'SyntaxError', message: "'continue' not properly in loop", at: '1:1-1:9' },
  },
  {
    title: 'syntax error: await outside of a function',
    code: 'import asyncio\nawait asyncio.sleep(1)',
    error: { type: 'SyntaxError', message: "'await' outside function", at: '2:1-2:23' },
  },
  {
    title: 'syntax error: yield outside of a function',
    code: 'yield 5',
    error: { type: 'SyntaxError', message: "'yield' outside function", at: '1:1-1:8' },
  },
  {
    title: 'syntax error: an argument without a name behind one with a name',
    code: 'print(end="", "Ärger")',
    error: {
      type: 'SyntaxError',
      message: 'positional argument follows keyword argument',
      at: '1:22-1:23',
    },
  },
  {
    title: 'syntax error: the same argument twice',
    code: 'print("a", end="", end="ü")',
    error: { type: 'SyntaxError', message: 'keyword argument repeated: end', at: '1:20-1:27' },
  },
  {
    title: 'syntax error: a parameter without a default behind one with a default',
    code: 'def f(a=1, b): pass',
    error: {
      type: 'SyntaxError',
      message: 'parameter without a default follows parameter with a default',
      at: '1:12-1:13',
    },
  },
  {
    title: 'syntax error: the same parameter twice',
    code: 'def f(ä, ä): pass',
    error: {
      type: 'SyntaxError',
      message: "duplicate argument 'ä' in function definition",
      at: '1:10-1:11',
    },
  },
  {
    title: 'syntax error: a function without brackets',
    code: 'def f:\n    pass',
    error: { type: 'SyntaxError', message: "expected '('", at: '1:6-1:7', source: ':' },
  },
  {
    title: 'syntax error: a global name behind its use',
    code: python`
      x = 1
      def f():
          x = 2
          global x
    `,
    error: {
      type: 'SyntaxError',
      message: "name 'x' is assigned to before global declaration",
      at: '4:5-4:13',
    },
  },
  {
    title: 'syntax error: nonlocal without an outer function',
    code: python`
      x = 1
      def f():
          nonlocal x
    `,
    error: { type: 'SyntaxError', message: "no binding for nonlocal 'x' found", at: '3:5-3:15' },
  },
  {
    title: 'syntax error: try without except',
    code: python`
      try:
          x = 1
      print(x)
    `,
    error: { type: 'SyntaxError', message: "expected 'except' or 'finally' block", at: '3:1-3:6' },
  },
  {
    title: 'syntax error: a condition without its else within an expression',
    code: 'x = 1 if True',
    error: {
      type: 'SyntaxError',
      message: "expected 'else' after 'if' expression",
      at: '1:5-1:14',
    },
  },
  {
    title: 'syntax error: an import of all names within a function',
    code: 'def f():\n    from math import *',
    error: { type: 'SyntaxError', message: 'import * only allowed at module level' },
  },
  {
    title: 'syntax error: an import from the wrong side',
    code: 'import sqrt from math',
    error: { type: 'SyntaxError', message: /from \.\.\. import/, at: '1:1-1:22' },
  },
  {
    title: 'syntax error: code that the program itself builds is placed at its call',
    code: python`
      x = 1
      exec("x = = 2")
    `,
    error: {
      type: 'SyntaxError',
      message: 'invalid syntax',
      at: '2:1-2:16',
      source: 'exec("x = = 2")',
    },
  },
];
