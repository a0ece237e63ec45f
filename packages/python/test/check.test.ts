import { beforeAll, describe, expect, test } from 'vitest';
import { checkHere } from '../src/check/check-program.ts';
import type { Interpreter } from '../src/core/interpreter.ts';
import { runHere, startHere } from './interpreter-here.ts';
import { python } from './programs/program-case.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

type Files = Readonly<Record<string, string>>;

/** The sentence of a goal with this body; '' where it is reached. */
function sentenceOf(code: string, body: string, data: Files = {}) {
  const check = `def goal_1(run):\n    ${body.replaceAll('\n', '\n    ')}`;
  const [result] = checkHere(interpreter, { code, check, data, goals: 1 });
  return result?.reached ? '' : result?.sentence;
}

const cards = python`
  import random
  anzahl = int(input("Wie viele? "))
  glitzer = 0
  for tuete in range(anzahl):
      if random.randint(1, 10) == 10:
          glitzer = glitzer + 1
  print("Glitzerkarten:", glitzer)
`;

const house = python`
  import turtle
  def haus(x, y, farbe):
      turtle.penup()
      turtle.goto(x, y)
      turtle.pendown()
      turtle.color(farbe)
      turtle.begin_fill()
      for ecke in range(4):
          turtle.forward(40)
          turtle.left(90)
      turtle.end_fill()
  turtle.bgcolor("navy")
  haus(0, 0, "red")
  haus(100, 50, "gold")
  turtle.mainloop()
`;

const diary = python`
  with open("wetter.csv") as datei:
      zeilen = datei.readlines()
  with open("neu.txt", "w") as datei:
      datei.write(f"{len(zeilen)} Tage")
  with open("wetter.csv", "w") as datei:
      datei.write("kaputt")
`;

const flea = python`
  class Floh:
      def __init__(self, name):
          self.name = name
          self.weite = 0
      def springe(self):
          self.weite += 7
          print(self.name, "springt")
  truppe = [Floh("Piek"), Floh("Zwick")]
`;

describe('a check says the first difference', () => {
  test.each([
    [cards, 'run(inputs=["1000"]).value("glitzer", between=(40, 170))', ''],
    [cards, 'run(inputs=["1"], dice=[10]).shows("Glitzerkarten: 1")', ''],
    [cards, 'run(inputs=["4"], dice=[10, 3]).shows(2).asks(1).ends_well()', ''],
    [cards, 'run(inputs=["4"], dice="highest").value("glitzer", equals=4)', ''],
    [cards, 'run(inputs=["9"], given={"glitzer": 5}).shows("Glitzerkarten: 5")', ''],
    [
      cards,
      'run(inputs=["1"]).value("glitzer", between=(40, 170))',
      'Bei der Eingabe „1“: „glitzer“ ist 0, erwartet ist etwas zwischen 40 und 170.',
    ],
    [
      cards,
      'run(inputs=["1"], dice=[10]).value("glitzer", equals="1")',
      'Bei der Eingabe „1“, wenn 10 gewürfelt wird: „glitzer“ ist die Zahl 1, erwartet ist der Text „1“.',
    ],
    [
      cards,
      'run(inputs=["viele"]).shows("Glitzer")',
      'Bei der Eingabe „viele“: Dein Programm bricht in Zeile 2 mit einem ValueError ab.',
    ],
    [cards, 'run(inputs=["x"]).fails_with("ValueError")', ''],
    [cards, 'run().shows(3)', 'Dein Programm fragt öfter, als hier jemand antwortet.'],
    [
      'print("Na")\nprint("hallo Welt")',
      'run().shows("Hallo Welt")',
      'In Zeile 2 steht „hallo Welt“, erwartet ist „Hallo Welt“, mit großem H.',
    ],
    [
      'print("Hallo Welt")',
      'run().shows("Hallo Welt!")',
      'In Zeile 1 steht „Hallo Welt“, erwartet ist „Hallo Welt!“: „!“ fehlt.',
    ],
    [
      'print("HalloWelt")',
      'run().shows("Hallo Welt")',
      'In Zeile 1 steht „HalloWelt“, erwartet ist „Hallo Welt“: Achte auf die Leerzeichen.',
    ],
    ['x = 1', 'run().shows("Hallo")', 'Dein Programm gibt nichts aus, erwartet ist „Hallo“.'],
    ['print(79)', 'run().shows("Burg")', 'In deiner Ausgabe fehlt „Burg“.'],
    ['print(179)', 'run().shows(79)', 'In deiner Ausgabe fehlt die Zahl 79.'],
    ['print("3\\n4")', 'run().shows_lines("3", "4")', ''],
    [
      'print("3\\n4\\n5")',
      'run().lines(at_least=5)',
      'Deine Ausgabe endet nach 3 Zeilen, erwartet sind 5 Zeilen.',
    ],
    ['print("b a")', 'run().order("a", "b")', '„b“ soll erst nach „a“ kommen.'],
    [
      'print("a b a b")',
      'run().shows_once("b")',
      '„b“ steht 2-mal in deiner Ausgabe, nötig ist es nur einmal.',
    ],
    ['x = 1', 'run().value("y", equals=1)', '„y“ gibt es in deinem Programm noch nicht.'],
    ['x = 1', 'run().shows("7", or_say="Zeig die Sieben!")', 'Zeig die Sieben!'],
    [
      'def plus(a, b):\n    print(a + b)',
      'run().call("plus", 3, 4).returns(7)',
      'Bei plus(3, 4): Es kommt nichts zurück. Fehlt ein return?',
    ],
    [
      'def plus(a, b):\n    return a - b',
      'run().call("plus", 3, 4).returns(7)',
      'Bei plus(3, 4): Zurück kommt -1, erwartet ist 7.',
    ],
    [
      flea,
      'run().call("truppe[0].springe").shows("Piek springt").value("truppe[0].weite", equals=7)',
      '',
    ],
    [flea, 'run().then("Floh(\'Hops\').springe()").shows("Hops springt")', ''],
    [
      flea,
      'seen = run(watch=["Floh"])\nseen.check([call.args for call in seen.calls("Floh")] == [("Piek",), ("Zwick",)], "")',
      '',
    ],
    [cards, 'run.code.uses("for", "if").calls("randint").not_more_than(7)', ''],
    [cards, 'run.code.uses("while")', 'In deinem Programm fehlt noch „while“.'],
    [
      cards,
      'run.code.defines("haus")',
      '„haus“ gibt es noch nicht: Es fehlt ein def oder class mit diesem Namen.',
    ],
    [cards, 'run.code.has_comment()', 'Es fehlt noch ein Kommentar mit #.'],
    ['for', 'run().shows("x")', 'Python versteht dein Programm noch nicht: Schau dir Zeile 1 an.'],
    [
      'for',
      'run.code.uses("x")',
      'Python versteht dein Programm noch nicht: Schau dir Zeile 1 an.',
    ],
    [
      house,
      'run().draws("area", 2).draws("area", color="gold", near=(120, 70)).draws("line", 8)',
      '',
    ],
    [
      house,
      'seen = run(watch=["haus"]).called("haus", 2)\nseen.check(seen.background == "navy", "")',
      '',
    ],
    [
      house,
      'seen = run()\nseen.call("haus", -99, 9, "green").draws("area", 1, "green", (-80, 30))',
      '',
    ],
    [house, 'run().draws("area", 3)', 'Nötig: 3 gefüllte Flächen. Zu sehen: 2 gefüllte Flächen.'],
    [
      'import time\na = time.time()\ntime.sleep(90)\nprint(round(time.time() - a))',
      'run().shows(90)',
      '',
    ],
    [
      'from datetime import date, datetime\nprint(datetime.now().hour, date.today())',
      'run(clock=["2026-12-24 18:30"]).shows("18 2026-12-24")',
      '',
    ],
  ])('%#', (code, body, sentence) => {
    expect(sentenceOf(code, body)).toBe(sentence);
  });

  test('of the files that it finds and writes', () => {
    const body = python`
      run().wrote("neu.txt", contains="3 Tage")
      run(files={"wetter.csv": "1\n2\n"}).wrote("neu.txt", contains="2 Tage")
      run().wrote("neu.txt", contains="4 Tage")
    `;
    expect(sentenceOf(diary, body, { 'wetter.csv': '1\n2\n3\n' })).toBe(
      'In der Datei „neu.txt“ fehlt „4 Tage“.',
    );
  });
});

describe('a program that goes astray gets a sentence, and the next goals are judged', () => {
  test.each([
    ['while True:\n    pass', 'Dein Programm hört nicht auf.'],
    [
      'while True:\n    try:\n        print("a" * 9000)\n    except:\n        pass',
      'Dein Programm gibt ohne Ende aus.',
    ],
    [
      'while True:\n    try:\n        input()\n    except:\n        pass',
      'Dein Programm fragt öfter, als hier jemand antwortet.',
    ],
    ['while True:\n    print("a" * 1000)', 'Dein Programm gibt ohne Ende aus.'],
    ['def f():\n    f()\nf()', 'Dein Programm bricht in Zeile 2 mit einem RecursionError ab.'],
    [
      'import turtle\ndef f():\n    turtle.forward(1)\n    turtle.ontimer(f, 1000)\nf()\nturtle.done()',
      'In deiner Ausgabe fehlt „7“.',
    ],
  ])('%s', (code, sentence) => {
    const check =
      'def goal_1(run):\n    run().shows("7")\ndef goal_2(run):\n    run.code.uses(":")';
    const results = checkHere(interpreter, { code, check, data: {}, goals: 3 });
    const missed = code.includes('turtle')
      ? 'Dein Programm gibt nichts aus, erwartet ist „7“.'
      : sentence;
    expect(results).toEqual([
      { reached: false, sentence: missed },
      { reached: true, sentence: null },
      { reached: null, sentence: null },
    ]);
  });

  test.each([
    'import builtins\nbuiltins.len = builtins.str = None\nprint("7")',
    'import re, json, random\nre.compile = json.dumps = random.seed = None\nprint("7")',
    'import sys\nprint("7")\nsys.exit(3)',
    'import atexit\natexit.register(lambda: 1 / 0)\nprint("7")',
    'def print(*a):\n    import sys\n    sys.stdout.write("7")\nprint()',
    'import sys\nsys.setrecursionlimit(10**9)\nprint("7")',
    'import os, time\nos.chdir("/")\ntime.sleep = 3\nprint("7")',
    'class A:\n    def __eq__(self, other):\n        while True:\n            pass\n    __repr__ = __eq__\na = A()\nprint("7")',
    'class A:\n    def __del__(self):\n        raise SystemExit\na = A()\nprint("7")',
    'import sys\nsys.stdout.close()\nsys.stdout = sys.__stdout__ = None\nprint("7")',
  ])('%s', async (code) => {
    const check = 'def goal_1(run):\n    run().ends_well()\n    run().not_shows("8")';
    const [result] = checkHere(interpreter, { code, check, data: {}, goals: 1 });
    expect(result?.reached).not.toBeNull();
    expect((await runHere(interpreter, 'print(len("abc"))')).output).toBe('3\n');
    expect(interpreter.cleanUp()).toBe(true);
  });

  test('a value that never lets itself be compared', () => {
    const code =
      'class A:\n    def __eq__(self, other):\n        while True:\n            pass\na = A()';
    expect(sentenceOf(code, 'run().value("a", equals=3)')).toBe('Dein Programm hört nicht auf.');
  });
});

test.each([
  [
    'print("a b")',
    'run().shows("b", times=3)',
    '„b“ steht nur einmal in deiner Ausgabe, nötig ist es 3-mal.',
  ],
  [
    'print(7)',
    'run().shows(7, times=2)',
    'Die Zahl 7 steht nur einmal in deiner Ausgabe, nötig ist es 2-mal.',
  ],
  [
    'print(7)',
    'run().not_shows(7)',
    'Die Zahl 7 steht in deiner Ausgabe, das gehört dort nicht hin.',
  ],
  ['print("b")', 'run().not_shows("b")', '„b“ steht in deiner Ausgabe, das gehört dort nicht hin.'],
  [
    'print("b")',
    'run().not_matches("b")',
    '„b“ steht in deiner Ausgabe, das gehört dort nicht hin.',
  ],
  [
    'print(7, 7)',
    'run().shows_once(7)',
    'Die Zahl 7 steht 2-mal in deiner Ausgabe, nötig ist es nur einmal.',
  ],
  ['x = 1', 'run().lines(at_least=1)', 'Dein Programm gibt nichts aus, erwartet ist 1 Zeile.'],
  ['x = 1', 'run().lines(at_least=2)', 'Dein Programm gibt nichts aus, erwartet sind 2 Zeilen.'],
  [
    'print(1)',
    'run().lines(at_least=2)',
    'Deine Ausgabe endet nach 1 Zeile, erwartet sind 2 Zeilen.',
  ],
  [
    'print("a\\nb")',
    'run().lines(at_most=1)',
    'Deine Ausgabe hat 2 Zeilen, erwartet ist höchstens 1 Zeile.',
  ],
  ['x = 1', 'run().asks(1)', 'Dein Programm fragt gar nicht, fragen soll es einmal.'],
  [
    'input()',
    'run(inputs=["a"]).asks(0)',
    'Bei der Eingabe „a“: Dein Programm fragt einmal, fragen soll es gar nicht.',
  ],
  [
    'def f(): pass',
    'run(watch=["f"]).called("f")',
    'f() wird gar nicht aufgerufen, nötig ist es mindestens einmal.',
  ],
  [
    'def f(): pass\nf()',
    'run(watch=["f"]).called("f", 2)',
    'f() wird einmal aufgerufen, nötig ist es mindestens 2-mal.',
  ],
  ['x = 1', 'run.code.calls("print", 2)', 'Von print() gibt es noch keinen Aufruf, nötig sind 2.'],
  ['print()', 'run.code.calls("print", 2)', 'Von print() gibt es 1 Aufruf, nötig sind 2.'],
  [
    'x = 1',
    'run(dice=[1, 2]).shows("a")',
    'Wenn 1 und 2 gewürfelt werden: Dein Programm gibt nichts aus, erwartet ist „a“.',
  ],
])('%s, %s: %s', (code, body, sentence) => {
  expect(sentenceOf(code, body)).toBe(sentence);
});

const long = python`
  laden = {"Mondstaub": 9, "Dosennebel": 3, "Loch zum Mitnehmen": 6, "Schatten": 12}
`;
const asksTwice = 'a = input()\nb = input()';

test.each([
  ['input()', '["Mond"] * 3', 'Bei der Eingabe „Mond“'],
  [asksTwice, '["11", "30", "7", "7"]', 'Bei den Eingaben „11“ und „30“'],
  [asksTwice, '["7"] * 4', 'Bei der Eingabe „7“ (2-mal)'],
  [`${asksTwice}\nc = input()`, '["7", "7", "nein"]', 'Bei den Eingaben „7“ (2-mal) und „nein“'],
  ['x = 1', '["11", "30"]', 'Bei den Eingaben „11“ und „30“'],
])('%s with %s typed: of the inputs it says %s', (code, inputs, told) => {
  expect(sentenceOf(code, `run(inputs=${inputs}).check(False, "So.")`)).toBe(`${told}: So.`);
});

test('what lies ready in case it asks is not named where it never asks', () => {
  expect(sentenceOf('x = 1', 'run(inputs=["7"] * 4).check(False, "So.")')).toBe('So.');
});

test.each([
  [long, '{}', "{'Mondstaub': 9, 'Dosennebel': 3, …}"],
  [
    'laden = list(range(1000, 1040))',
    '[]',
    '[1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, …]',
  ],
  ['laden = ["z" * 90]', '[]', `['${'z'.repeat(57)}…`],
])('%s: a long value ends behind an entry where it can', (code, wanted, told) => {
  expect(sentenceOf(code, `run().value("laden", equals=${wanted})`)).toBe(
    `„laden“ ist ${told}, erwartet ist ${wanted}.`,
  );
});

test('a check that fails itself says nothing of the child', () => {
  const bugs: string[] = [];
  const check = 'def goal_1(run):\n    run().shows("7").nonsense()';
  const order = { code: 'print("7")', check, data: {}, goals: 1 };
  const results = checkHere(interpreter, order, (bug) => bugs.push(bug));
  expect(results).toEqual([{ reached: null, sentence: null }]);
  expect(bugs[0]).toContain('nonsense');
});

test.each([
  ['def goal_1(run)\n    pass', 'SyntaxError'],
  ['x = 1 / 0\ndef goal_1(run):\n    pass', 'ZeroDivisionError'],
  ['def goal_1(run):\n    run(inputs="5").shows("7")', "inputs is a list: inputs=['5']"],
])('a check that is wrong itself (%j) tells how for its goals', (check, bug) => {
  const bugs: string[] = [];
  const order = { code: 'print("7")', check, data: {}, goals: 1 };
  const results = checkHere(interpreter, order, (report) => bugs.push(report));
  expect(results).toEqual([{ reached: null, sentence: null }]);
  expect(bugs).toEqual([expect.stringContaining(bug)]);
});

test('the learner’s files are as before, and no check finds them', async () => {
  await runHere(interpreter, 'with open("meins.txt", "w") as datei:\n    datei.write("eins")');
  interpreter.cleanUp();
  const code = 'import os\nprint(os.listdir())\nopen("meins.txt", "w").close()';
  expect(sentenceOf(code, 'run().shows_lines("[\'dein.txt\']")', { 'dein.txt': 'x' })).toBe('');
  const { output } = await runHere(
    interpreter,
    'import os\nprint(os.listdir(), open("meins.txt").read())',
  );
  expect(output).toBe("['meins.txt'] eins\n");
});
