import { expect, test } from 'vitest';
import { makeUnit } from './make-unit.ts';
import { placeOfUnit } from './place-of-unit.ts';

test.each([
  [
    'packages/content/samples',
    /In packages\/content\/samples .* etwa .*samples\/1-keks-tagebuch\./,
  ],
  ['courses/1-python', /etwa packages\/content\/courses\/1-python\/1-\S+\/1-hallo-welt\./],
  ['docs', /Einheiten liegen unter .*packages\/content\/samples.*, nicht unter docs\./],
])('instead of %s a unit is asked for', (typed, message) => {
  expect(() => placeOfUnit(typed)).toThrow(message);
});

test('a unit is found from the content as from the top', () => {
  for (const typed of ['samples/2-hupe', 'packages/content/samples/2-hupe/unit.md'])
    expect(placeOfUnit(typed)).toMatchObject({ area: { name: 'samples' } });
});

test.each([
  ['lektion', 'samples/7-x', /nimm etwa packages\/content\/courses\/1-python\/5-schleifen\/7-x\./],
  ['quiz', 'riddles/7-x', /nimm etwa packages\/content\/samples\/7-x\./],
  ['raetsel', 'samples/7-x', /nimm etwa packages\/content\/riddles\/7-x\./],
])('%s in %s is sent to the right folder', (kind, typed, message) => {
  expect(() => makeUnit(kind, typed)).toThrow(message);
});
