import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { answer } from '../src/talk/tutor.ts';

const ask = (message: string) => answer(message, knowledge, blank);

test.each([
  ['mein programm hört garnicht mehr auf es schreibt immer weiter hallo', 'endlosschleife'],
])('what is far likelier than another answer is told instead: %s', (said, card) => {
  expect(ask(said)).toMatchObject({ concept: card, isUnsure: false });
});

test('what a questioner has no word for is found by all that is said', () => {
  const { concept, isUnsure } = ask('wie handytastatur die das wort danach vorschlägt');
  expect({ concept, isUnsure }).toEqual({ concept: 'sprachmodell', isUnsure: false });
});

test.each(['ich hab keine lust mehr', 'mir ist langweilig', 'hallo'])(
  'moods and turns of a talk give no way to a subject: %s',
  (said) => {
    expect(ask(said)).toMatchObject({ concept: null });
  },
);
