import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { bricksFor, withBricks } from '../src/talk/bricks.ts';
import { answer } from '../src/talk/tutor.ts';

const bricksIn = (text: string) =>
  [...text.matchAll(/^\*\*([^*]+)\.\*\* /gm)].map(([, name]) => name);
const reply = answer('danke', knowledge, blank);

test('what has no plan is built of its parts, the general ones first', () => {
  const wish =
    'so ein test wo man zwei namen eingibt und dann kommt prozent raus aber bei mir und meinem hund soll immer 100 kommen';
  expect(bricksIn(bricksFor(wish))).toEqual([
    'Zwei Antworten zusammen',
    'Eine Ausnahme für einen Namen',
  ]);
});

test('a part that the plan lacks is told besides', () => {
  const wish = 'eine seite über meinen hamster mit fotos und einem button der miaut';
  const { plan, text } = withBricks({ ...reply, plan: 'hobbyseite' }, wish, knowledge);
  expect(plan).toBe('hobbyseite');
  expect(bricksIn(text)).toEqual(['Ein Ton beim Klick']);
});

test('where a page of several parts is wished, no program takes its place', () => {
  const wish = 'eine Webseite für den Ruderverein mit den nächsten Terminen und einer Tabelle';
  const { plan, text } = withBricks({ ...reply, plan: 'turniertabelle' }, wish, knowledge);
  expect(plan).toBeNull();
  expect(text).toContain('<table');
});

test('few words name no parts', () => {
  const few = { ...reply, plan: 'familienquiz' };
  expect(withBricks(few, 'quiz mit bestenliste', knowledge)).toEqual(few);
});
