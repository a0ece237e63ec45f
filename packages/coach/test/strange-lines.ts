const words = `if elif else while for in def class return import from as try except finally with not
  and or print input range len int x tiere True None self random turtle.forward.append f break`;
const signs = `( ) [ ] { } : , . = == != <= + - * ** / // % @ ~ ; -> := \\ ! ? $ & | "Hallo" 'a' f"{x}" " '
  """ rb" # 0 1.5 1e9 0x 99999999 ä u\u0308 😀 \ud83d \0 __init__`;
const pieces = [...`${words} ${signs}`.split(/[ \n]+/), '`', ' ', '  ', '\t', '\u00a0', '\u200b'];

/** Always the same lines: a line that fails can be looked at again. */
export function randomLines(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const one = () => pieces[Math.floor(random() * pieces.length)] ?? '';
  return Array.from({ length: count }, () => {
    const between = random() < 0.5 ? ' ' : '';
    return Array.from({ length: 1 + Math.floor(random() * 25) }, one).join(between);
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What repeats within a long line: its start, what is repeated, its end. */
const repeated: readonly (readonly [start: string, piece: string, end: string])[] = [
  ['', 'a', ''],
  ['x = ', '1+', '1'],
  ['print', '(', ''],
  ['', ')', ''],
  ['x', '[0]', ' = 1'],
  ['print(', 'a, ', ')'],
  ['print(', 'f(', ''],
  ['x', ' ', '='],
  ['if ', 'a or not b and ', 'c:'],
  ['for ', 'x in ', 'y:'],
  ['def f(', 'a, ', '):'],
  ['with ', 'a as b, ', 'c as d:'],
  ['x', ' = x', ''],
  ['x', '.a', '()'],
  ['', '"', ''],
  ['', `"'`, ''],
  ['print(f"', '{', '")'],
  ['', '\\', ''],
  ['', '😀', ''],
  ['', 'Print(', ''],
  ['for i in range(', '9', '):'],
  ['', '"a" b ', ''],
];

/** Half as long as a whole program may be. */
export const longLines: readonly string[] = repeated.flatMap(([start, piece, end]) =>
  [5_000, 50_000].map((length) => start + piece.repeat(Math.ceil(length / piece.length)) + end),
);
export const nestedLine = `print${'([{'.repeat(5_000)}${'}])'.repeat(5_000)}`;
