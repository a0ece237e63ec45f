import { expect, test } from 'vitest';
import { knowledge } from '../eval/library.ts';
import { openTalk } from '../src/talk/open-talk.ts';

type Said = readonly [message: string, intent?: string];

const rowOf = ([message, intent = 'concept']: Said) => ({ message, intent });

/** What goes along with a question that stands for itself. */
function open(...said: readonly Said[]) {
  const rows = openTalk(said.map(rowOf), rowOf(['was ist print?']), knowledge);
  return rows?.map(({ message }) => message);
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

test.each<readonly [now: string, intent: string, past: Said]>([
  ['papa haut mich immer', 'concept', ['was ist print?']],
  ['ein Satz', 'crisis', ['was ist print?']],
  ['und dann', 'follow-up', ['papa haut mich immer']],
])('nothing leaves when what is said now has to stay: %s (%s)', (now, intent, past) => {
  expect(openTalk([rowOf(past)], { message: now, intent }, knowledge)).toBeNull();
});

test('what was said long ago holds nothing up', () => {
  const later = Array.from({ length: 10 }, () => rowOf(['und dann']));
  const rows = [rowOf(['papa haut mich immer']), ...later];
  expect(openTalk(rows, rowOf(['und dann']), knowledge)).toHaveLength(10);
});
