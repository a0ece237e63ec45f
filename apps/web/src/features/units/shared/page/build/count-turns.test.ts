import { describe, expect, it, test } from 'vitest';
import { countTurns } from './count-turns.ts';

/** The program that was counted, told of each turn. */
function counted(code: string) {
  const built = countTurns(code, 0);
  if ('message' in built) throw new Error(built.message);
  return built;
}

/** Runs it to the end; after so many turns it is stopped. */
function turnsOf(code: string, atMost = 50): number[] {
  const turns: number[] = [];
  const turn = (site: number) => {
    turns.push(site);
    if (turns.length >= atMost) throw new RangeError('enough');
  };
  // What a browser does with it; here nobody but the test writes the code.
  const run: unknown = Reflect.construct(Function, ['$hbgTurn', counted(code).code]);
  try {
    Reflect.apply(Object(run), undefined, [turn]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return turns;
}

describe('every shape of a loop and of a function is counted', () => {
  it.each([
    ['while (true) ;'],
    ['while (true) { }'],
    ['do ; while (true)'],
    ['do i = 1\nwhile (true)\nvar i'],
    ['for (;;) ;'],
    ['const l = [1]; for (const x of l) l.push(x)'],
    ['oben: for (;;) { for (;;) continue oben }'],
    ['if (true) for (;;) ; else ;'],
    ['function f() { f() }\nf()'],
    ['const f = () => f(); f()'],
    ['const f = (n) => ({ n: f(n + 1) }); f(0)'],
    ['const o = { get a() { return this.a } }; o.a'],
    ['class K { constructor() { new K() } }\nnew K()'],
    ['class A {}\nclass B extends A { constructor() { super(); new B() } }\nnew B()'],
    ['function* g() { yield* g() }\n[...g()]'],
    ['const a = () => b(), b = () => a()\na()'],
  ])('%s', (code) => {
    expect(turnsOf(code)).toHaveLength(50);
  });
});

test('what a program does stays the same', () => {
  const code = `'use strict'
    const seen = []
    const paar = (a) => ({ a }), doppelt = a => a * 2
    let i = 0
    while (i < 3) i++
    for (const x of [1, 2]) if (x > 1) seen.push(paar(x).a); else seen.push(doppelt(x))
    const streng = function () { 'use strict'
      return this === undefined }
    seen.push(streng(), i)
    throw new TypeError(JSON.stringify(seen))`;
  expect(() => turnsOf(code, 1_000)).toThrow('[2,2,true,3]');
});

test('every line stays where it is, and a column is moved by what stands before it', () => {
  const { code, insertions } = counted('let i = 0;\nwhile (i < 9) { i++; a => b }\nfertig();');
  const lines = code.split('\n');
  expect([lines[0], lines[2]]).toEqual(['let i = 0;', 'fertig();']);
  expect(insertions.map(({ line, column }) => [line, column])).toEqual([
    [2, 16],
    [2, 27],
    [2, 28],
  ]);
});

test('a site tells its place and counts on from the scripts before', () => {
  const built = countTurns('\n  for (;;) ;', 7);
  expect(built).toMatchObject({ sites: [{ kind: 'loop', line: 2, column: 3 }] });
  expect(built).toMatchObject({ code: expect.stringContaining('$hbgTurn(7)') });
});

test('what can’t be read is told with its place, as a browser does', () => {
  expect(countTurns('let a = 1;\nlet b = ;', 0)).toEqual({
    message: 'SyntaxError: Unexpected token',
    line: 2,
    column: 9,
  });
});
