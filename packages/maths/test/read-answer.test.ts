import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testsAll } from '../../../scripts/sample-of.ts';
import { kinds } from '../src/courses/courses.ts';
import { drawTask } from '../src/draw-task.ts';
import { judge } from '../src/judge.ts';
import { type Fraction, isSame, ratio } from '../src/numbers/fraction.ts';
import { written } from '../src/numbers/write-number.ts';
import { readAnswer } from '../src/read-answer.ts';
import type { Form, Task } from '../src/task.ts';
import type { UnitName } from '../src/units.ts';

function read(typed: string, form: Form = 'number', unit?: UnitName): string {
  const reading = readAnswer(typed, unit ? { form, unit } : { form });
  return reading.kind === 'values' ? reading.values.map(written).join(' oder ') : reading.sentence;
}

test.each([
  ['1.234,5', '1.234,5'],
  ['1234.5', '1.234,5'],
  ['1234,5', '1.234,5'],
  ['1,234.5', '1.234,5'],
  ['1 234,5', '1.234,5'],
  ['1’234.5', '1.234,5'],
  ['1.234', '1,234 oder 1.234'],
  ['1,234', '1,234'],
  ['0.125', '0,125'],
  ['1.234.567', '1.234.567'],
  ['1,234,567', '1.234.567'],
  [' 12 ', '12'],
  ['+12', '12'],
  ['= 12', '12'],
  ['x = 12', '12'],
  ['x=-3', '−3'],
  ['-3', '−3'],
  ['−3', '−3'],
  ['– 3', '−3'],
  ['—3', '−3'],
  ['－3', '−3'],
  ['１２', '12'],
  [',5', '0,5'],
  ['.5', '0,5'],
  ['5,', '5'],
  ['007', '7'],
  ['0,30000000000000004', '0,3'],
])('„%s“ is read as %s', (typed, number) => {
  expect(read(typed)).toBe(number);
});

test.each([
  ['3/4', '0,75'],
  ['½', '0,5'],
  ['1½', '1,5'],
  ['1 1/2', '1,5'],
  ['-1 1/2', '−1,5'],
  ['−3/4', '−0,75'],
  ['6 / 8', '0,75'],
  ['3⁄4', '0,75'],
  ['0,75', '0,75'],
  ['⅔', '0,67'],
])('where a fraction may be typed, „%s“ is read as %s', (typed, number) => {
  expect(read(typed, 'fraction')).toBe(number);
});

test.each([
  ['1011', '11'],
  ['0b1011', '11'],
  ['0B 1011', '11'],
  ['1010 1010', '170'],
  ['0000 0001', '1'],
])('where bits are asked for, „%s“ is read as %s', (typed, number) => {
  expect(read(typed, 'bits')).toBe(number);
});

test.each<[string, UnitName, string]>([
  ['25 %', '%', '25'],
  ['25%', '%', '25'],
  ['25 Prozent', '%', '25'],
  ['12,50 €', '€', '12,5'],
  ['€ 12,50', '€', '12,5'],
  ['12.50 Euro', '€', '12,5'],
  ['48 cm²', 'cm²', '48'],
  ['48 cm2', 'cm²', '48'],
  ['90°', '°', '90'],
  ['90 Grad', '°', '90'],
  ['7 l', 'Liter', '7'],
  ['24 km/h', 'km/h', '24'],
  ['4x', 'x', '4'],
  ['1.200 m', 'm', '1,2 oder 1.200'],
  ['5 Boote', 'Boote', '5'],
])('„%s“ where %s is asked for is read as %s', (typed, unit, number) => {
  expect(read(typed, 'number', unit)).toBe(number);
});

test.each<[string, Form, UnitName | undefined, RegExp]>([
  ['', 'number', undefined, /Schreib deine Antwort/],
  ['keine Ahnung', 'number', undefined, /nicht als Zahl/],
  ['12 cm', 'number', 'm', /in „m“/],
  ['12 cm', 'number', undefined, /keine Einheit/],
  ['25 %', 'number', undefined, /keine Prozentzahl/],
  ['3/4', 'number', undefined, /kein Bruch/],
  ['3/0', 'fraction', undefined, /keine Null/],
  ['drei Viertel', 'fraction', undefined, /Schreib einen Bruch/],
  ['102', 'bits', undefined, /nur die Ziffern 0 und 1/],
  ['0x2f', 'number', undefined, /ohne 0x/],
  ['3+4', 'number', undefined, /Rechne noch zu Ende/],
  ['3 · 4', 'number', undefined, /Rechne noch zu Ende/],
  ['--3', 'number', undefined, /nicht als Zahl/],
  ['1.2.3', 'number', undefined, /nicht als Zahl/],
  ['€', 'number', '€', /nicht als Zahl/],
  ['9'.repeat(61), 'number', undefined, /Schreib deine Antwort/],
])('„%s“ is refused with what helps', (typed, form, unit, sentence) => {
  expect(read(typed, form, unit)).toMatch(sentence);
});

const runs = testsAll ? 10_000 : 1_000;
const settings = { numRuns: runs, seed: 20_261_125 };
const signs = fc.constantFrom('-', '−', '–', '- ', '− ', '‑');
const oddSigns = Array.from('0123456789.,/-−½ xb€%°e+·');
const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');

/** Whole and two digits behind the comma, in any way in which one may write them. */
const typedNumbers = fc
  .tuple(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: 99 }),
    fc.constantFrom<'german' | 'grouped german' | 'english' | 'grouped english' | 'spaces'>(
      'german',
      'grouped german',
      'english',
      'grouped english',
      'spaces',
    ),
    fc.option(signs, { nil: '' }),
    spaces,
  )
  .map(([before, behind, way, sign, space]) => {
    const grouped = (mark: string) => String(before).replace(/\B(?=(\d{3})+$)/g, mark);
    const ends = String(behind).padStart(2, '0');
    const text = {
      german: `${before},${ends}`,
      'grouped german': `${grouped('.')},${ends}`,
      english: `${before}.${ends}`,
      'grouped english': `${grouped(',')}.${ends}`,
      spaces: `${grouped('\u202f')},${ends}`,
    }[way];
    const size = before * 100 + behind;
    return { typed: `${space}${sign}${text}${space}`, value: ratio(sign ? -size : size, 100) };
  });

function valuesOf(typed: string, form: Form): readonly Fraction[] {
  const reading = readAnswer(typed, { form });
  return reading.kind === 'values' ? reading.values : [];
}

test('numbers are read in German, in English and in odd forms', () => {
  fc.assert(
    fc.property(typedNumbers, ({ typed, value }) => {
      expect(valuesOf(typed, 'number')).toContainEqual(value);
    }),
    settings,
  );
});

test('fractions are read, mixed ones too', () => {
  const parts = fc.tuple(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1, max: 99 }),
    fc.option(signs, { nil: '' }),
    fc.constantFrom('/', ' / ', '⁄'),
  );
  fc.assert(
    fc.property(parts, ([ones, top, bottom, sign, stroke]) => {
      const size = ones * bottom + top;
      const typed = `${sign}${ones > 0 ? `${ones} ` : ''}${top}${stroke}${bottom}`;
      expect(valuesOf(typed, 'fraction')).toEqual([ratio(sign ? -size : size, bottom)]);
    }),
    settings,
  );
});

test('whatever is typed, it is read or refused with a sentence', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...oddSigns), maxLength: 12 }),
  );
  const forms = fc.constantFrom<Form>('number', 'fraction', 'bits');
  fc.assert(
    fc.property(texts, forms, (typed, form) => {
      const reading = readAnswer(typed, { form });
      const isHelpful =
        reading.kind === 'values' ? reading.values.length > 0 : reading.sentence.endsWith('.');
      expect(isHelpful).toBe(true);
    }),
    settings,
  );
});

test('an answer is right if it is nearer than a hundredth, in any of its readings', () => {
  const task = taskOf('C2', ({ answer }) => answer.top === 8_600n);
  expect(judge(task, '8600').kind).toBe('right');
  expect(judge(task, '8.600').kind).toBe('right');
  expect(judge(task, '8600,009').kind).toBe('right');
  expect(judge(task, '8600,01').kind).toBe('wrong');
  expect(judge(task, '860')).toMatchObject({ kind: 'wrong', mistake: { id: 'mal-hundert' } });
  expect(judge(task, '1')).toEqual({ kind: 'wrong', mistake: null });
  expect(judge(task, 'viel').kind).toBe('unreadable');
});

test('a fraction counts as a number, rounded too', () => {
  const task = taskOf('B4', ({ formula }) => formula === '1/2 + 1/3');
  for (const typed of ['5/6', '10/12', '0,83', '0.833'])
    expect(judge(task, typed).kind).toBe('right');
  expect(judge(task, '2/5')).toMatchObject({ mistake: { id: 'einzeln-addiert' } });
});

function taskOf(id: string, isIt: (task: Task) => boolean): Task {
  const drawn = kinds
    .filter((kind) => kind.id === id)
    .flatMap((kind) => Array.from({ length: 5_000 }, (_, seed) => drawTask(kind, seed)));
  const task = drawn.find(isIt);
  if (!task) throw new Error(`${id} never draws it.`);
  return task;
}

test('nobody tells a mistake from the right answer by chance', () => {
  const { answer, mistakes } = taskOf('B4', () => true);
  expect(mistakes.some(({ value }) => isSame(value, answer))).toBe(false);
});
