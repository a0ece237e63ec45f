import { expect, test } from 'vitest';
import { blank, knowledge } from '../eval/library.ts';
import { answer } from '../src/talk/tutor.ts';

const ask = (message: string) => answer(message, knowledge, blank);
const bricksIn = (text: string) =>
  [...text.matchAll(/^\*\*([^*]+)\.\*\* /gm)].map(([, name]) => name);

test('what has no plan is built of its parts, the general ones first', () => {
  const { text, plan } = ask(
    'so ein schmusetest wo man zwei namen eintippt und dann kommt prozent raus aber bei meinem kater soll immer 100 kommen',
  );
  expect(plan).toBeNull();
  expect(bricksIn(text)).toEqual([
    'Zwei Antworten zusammen',
    'Eine Zufallszahl',
    'Eine Ausnahme für einen Namen',
  ]);
});

test('a part that the plan lacks is told besides', () => {
  const { text, plan } = ask('eine seite über meinen hamster mit fotos und einem knopf der quiekt');
  expect(plan).toBe('hobbyseite');
  expect(bricksIn(text)).toEqual(['Ein Ton beim Klick']);
});

test('where a page of several parts is wished, no program takes its place', () => {
  const { text, plan } = ask(
    'Ich würde gern eine Seite für unseren Ruderverein bauen, auf der die nächsten Regatten und die Tabelle stehen.',
  );
  expect(plan).toBeNull();
  expect(text).toContain('<table');
});

test('few words name no parts', () => {
  expect(bricksIn(ask('quiz mit punkten bauen').text)).toEqual([]);
});
