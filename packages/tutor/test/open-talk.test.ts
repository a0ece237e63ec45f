import { expect, test } from 'vitest';
import { knowledge } from '../eval/library.ts';
import { openTalk } from '../src/talk/open-talk.ts';

function open(...said: readonly (readonly [message: string, intent?: string])[]) {
  const rows = said.map(([message, intent = 'concept']) => ({ message, intent }));
  return openTalk(rows, knowledge).map(({ message }) => message);
}

test('what needs a person stays in the house, whether it was noticed then or only now', () => {
  expect(open(['was ist print?'], ['papa haut mich immer'], ['was ist eine liste?'])).toEqual([
    'was ist print?',
    'was ist eine liste?',
  ]);
  expect(open(['ein Satz von früher', 'crisis'])).toEqual([]);
});

test('what goes on about it stays, until a thing is asked for', () => {
  expect(
    open(
      ['papa haut mich immer'],
      ['er ist betrunken dann'],
      ['ich hab angst'],
      ['was ist eine schleife'],
      ['und dann'],
    ),
  ).toEqual(['was ist eine schleife', 'und dann']);
});
