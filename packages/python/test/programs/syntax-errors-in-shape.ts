import { type ProgramCase, python } from './program-case.ts';

/** Brackets, quotes, indentation, characters. Nothing of such a program runs: none of them prints. */
export const syntaxErrorsInShape: readonly ProgramCase[] = [
  {
    title: 'syntax error: a missing colon',
    code: python`
      print("läuft nicht")
      for i in range(3)
          print(i)
    `,
    error: {
      type: 'SyntaxError',
      message: "expected ':'",
      at: '2:18-2:19',
      frames: [],
      values: {},
      cause: null,
      suggestion: null,
      traceback:
        '  File "main.py", line 2\n' +
        '    for i in range(3)\n' +
        '                     ^\n' +
        "SyntaxError: expected ':'\n",
    },
  },
  {
    title: 'syntax error: a missing colon behind umlauts',
    code: 'if "äöü" == "ß"\n    pass',
    error: { type: 'SyntaxError', message: "expected ':'", at: '1:16-1:17' },
  },
  {
    title: 'syntax error: a bracket that is never closed',
    code: python`
      x = 1
      print("Hallo"
      y = 2
    `,
    error: { type: 'SyntaxError', message: "'(' was never closed", at: '2:6-2:7', source: '(' },
  },
  {
    title: 'syntax error: a bracket that is closed by another one',
    code: 'print([1, 2)',
    error: {
      type: 'SyntaxError',
      message: "closing parenthesis ')' does not match opening parenthesis '['",
      at: '1:12-1:13',
      source: ')',
    },
  },
  {
    title: 'syntax error: a bracket that is closed by another one lines below',
    code: python`
      x = {
        "a": 1,
      ]
    `,
    error: {
      type: 'SyntaxError',
      message: "closing parenthesis ']' does not match opening parenthesis '{' on line 1",
      at: '3:1-3:2',
    },
  },
  {
    title: 'syntax error: a bracket too many',
    code: 'print("a"))',
    error: { type: 'SyntaxError', message: "unmatched ')'", at: '1:11-1:12', source: ')' },
  },
  {
    title: 'syntax error: a quote that is missing, behind an emoji',
    code: 'x = "🐍"; print("Hallo)',
    error: {
      type: 'SyntaxError',
      message: /^unterminated string literal \(detected at line 1\)/,
      at: '1:16-1:17',
    },
  },
  {
    title: 'syntax error: three quotes that are never closed',
    code: 'x = 1\ny = """offen\nnoch offen\n',
    error: {
      type: 'SyntaxError',
      message: /^unterminated triple-quoted string literal/,
      at: '2:5-2:6',
    },
  },
  {
    title: 'syntax error: a brace of an f-string that is never closed',
    code: 'print(f"{x")',
    error: { type: 'SyntaxError', message: /f-string: expecting '\}'|'\{' was never closed/ },
  },
  {
    title: 'syntax error: a closing brace alone in an f-string',
    code: 'x = f"a } b"',
    error: { type: 'SyntaxError', message: "f-string: single '}' is not allowed" },
  },
  {
    title: 'syntax error: an empty brace of an f-string',
    code: 'x = f"a {} b"',
    error: {
      type: 'SyntaxError',
      message: "f-string: valid expression required before '}'",
      at: '1:10-1:11',
    },
  },
  {
    title: 'syntax error: a body that is missing',
    code: 'if True:\nprint("a")',
    error: {
      type: 'IndentationError',
      message: "expected an indented block after 'if' statement on line 1",
      at: '2:1-2:6',
    },
  },
  {
    title: 'syntax error: a body of a function that is missing at the end',
    code: 'def f():\n    # kommt noch\n',
    error: {
      type: 'IndentationError',
      message: 'expected an indented block after function definition on line 1',
    },
  },
  {
    title: 'syntax error: too much indentation',
    code: 'x = 1\n  y = 2',
    error: { type: 'IndentationError', message: 'unexpected indent', at: '2:2-2:3' },
  },
  {
    title: 'syntax error: indentation that fits nothing above',
    code: python`
      if True:
              a = 1
          b = 2
    `,
    error: {
      type: 'IndentationError',
      message: 'unindent does not match any outer indentation level',
    },
  },
  {
    title: 'syntax error: tabs and spaces mixed',
    code: 'if True:\n        a = 1\n\tb = 2',
    error: { type: 'TabError', message: 'inconsistent use of tabs and spaces in indentation' },
  },
  {
    title: 'syntax error: two values without a comma',
    code: 'x = [1 2]',
    error: {
      type: 'SyntaxError',
      message: 'invalid syntax. Perhaps you forgot a comma?',
      at: '1:6-1:9',
      source: '1 2',
    },
  },
  {
    title: 'syntax error: quotes of a word processor',
    code: 'print(“Hallo”)',
    error: {
      type: 'SyntaxError',
      message: "invalid character '“' (U+201C)",
      at: '1:7-1:8',
      source: '“',
    },
  },
  {
    title: 'syntax error: a blank that is none',
    code: 'x =\u00a05',
    error: {
      type: 'SyntaxError',
      message: 'invalid non-printable character U+00A0',
      at: '1:4-1:5',
    },
  },
  {
    title: 'syntax error: an emoji as a name',
    code: '🐍 = 5',
    error: { type: 'SyntaxError', message: "invalid character '🐍' (U+1F40D)", at: '1:1-1:2' },
  },
  {
    title: 'syntax error: a name that starts with a digit',
    code: '2spieler = 5',
    error: { type: 'SyntaxError', message: 'invalid decimal literal', at: '1:1-1:2' },
  },
  {
    title: 'syntax error: a number with a leading zero',
    code: 'x = 007',
    error: {
      type: 'SyntaxError',
      message:
        'leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers',
    },
  },
  {
    title: 'syntax error: a name with a blank',
    code: 'mein name = "Byte"',
    error: { type: 'SyntaxError', message: 'invalid syntax', at: '1:6-1:10', source: 'name' },
  },
  {
    title: 'syntax error: plus plus',
    code: 'x = 1\nx++',
    error: { type: 'SyntaxError', message: 'invalid syntax', at: '2:4-2:5' },
  },
  {
    title: 'syntax error: a loop of another language',
    code: python`
      for (i = 0; i < 3; i++) {
        print(i);
      }
    `,
    error: { type: 'SyntaxError', message: /^invalid syntax/, at: '1:6-1:11' },
  },
  {
    title: 'syntax error: a line that goes on with nothing behind it',
    code: 'x = 1 + \\\n',
    error: { type: 'SyntaxError', message: 'unexpected EOF while parsing' },
  },
  {
    title: 'syntax error: something behind the backslash',
    code: 'x = 1 + \\ 2',
    error: {
      type: 'SyntaxError',
      message: 'unexpected character after line continuation character',
    },
  },
  {
    title: 'syntax error: an expression without its end',
    code: 'x = 3 *',
    error: { type: 'SyntaxError', message: 'invalid syntax', at: '1:8-1:9' },
  },
  {
    title: 'syntax error: a dict with a value missing',
    code: 'd = {"a": 1, "ö":}',
    error: {
      type: 'SyntaxError',
      message: "expression expected after dictionary key and ':'",
      at: '1:17-1:18',
    },
  },
  {
    title: 'syntax error: a null character in the code',
    code: 'print("a")\0',
    error: {
      type: 'SyntaxError',
      message: 'source code string cannot contain null bytes',
      at: null,
    },
  },
];
