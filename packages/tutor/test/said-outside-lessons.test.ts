import { expect, test } from 'vitest';
import { blank, knowledge, lessons } from '../eval/library.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

const done = new Set(lessons.slice(0, 20).map(({ id }) => id));
const next = lessons[20];
const standing: Partial<Situation> = next
  ? { done, next: { lesson: next, goal: null, minutes: next.duration } }
  : {};

function ask(message: string) {
  return answer(message, knowledge, { ...blank, ...standing });
}

function chosenBy(message: string) {
  return ask(message).choices.flatMap(
    (title) => [...knowledge.plans.values()].find((plan) => plan.title === title) ?? [],
  );
}

test('who says who they are first is answered as if they had not', () => {
  const asked = 'Kann ich hier auch ein Einhorn malen mit Python?';
  expect(ask(`Hallo! Ich bin Pixel und 9 Jahre alt. ${asked}`).text).toBe(ask(asked).text);
});

test.each([
  ['ich check das mit den listen einfach nicht', 'ich verstehe listen nicht'],
  ['ich kapier Schleifen nicht, kannst du das nochmal erklären', 'ich verstehe Schleifen nicht'],
  ['ich kapier Rekursion einfach nicht', 'was sind Rekursion?'],
])('what somebody does not grasp is told from the beginning: %s', (said, asked) => {
  expect(ask(said).text).toBe(ask(asked).text);
});

test.each([
  ['Was soll ich als Nächstes lernen, wenn ich mit Variablen und if fertig bin?', 22],
  ['bin mit if fertig, was nun', 22],
  ['was soll ich nach den schleifen lernen', 35],
])('what comes next begins after what is known, or after its chapter: %s', (said, order) => {
  expect(ask(said)).toMatchObject({ intent: 'next' });
  expect(ask(said).text).toContain(`Lektion ${order},`);
});

test('who has built something and asks what next gets other plans', () => {
  const { intent, choices } = ask(
    'ich hab schon snake gemacht, was könnte ich als nächstes machen',
  );
  expect(intent).toBe('idea');
  expect(choices).not.toContain('Snake, die hungrige Schlange');
});

test('how to begin what is named is no question of what to learn', () => {
  expect(ask('Ich möchte ein Quiz über Tiere bauen. Wie fange ich am besten an?')).toMatchObject({
    plan: 'quiz-mit-punkten',
    intent: 'build',
  });
});

test('an idea to hand in is large enough, and its time is shared out', () => {
  const said = 'Wir müssen in Informatik ein Projekt abgeben, hast du einen Vorschlag in Python?';
  expect(ask(said).text).toContain('Bis zur Abgabe');
  expect(chosenBy(said).every(({ codeLanguage }) => codeLanguage === 'python')).toBe(true);
});

test('ideas leave out what somebody does not like', () => {
  for (const { title } of chosenBy('gib mir eine idee aber nix mit mathe'))
    expect(title).not.toMatch(/zahl|rechn|mathe/i);
});

test('the colours that a page is to have are told as rules', () => {
  const { text } = ask('ich will eine seite über mein pony machen mit rosa hintergrund');
  expect(text).toContain('`body { background: hotpink; }`');
  expect(ask('Eine Webseite über mein Pferd bauen, mit einer Überschrift in lila').text).toContain(
    '`h1 { color: purple; }`',
  );
});

test('two questions at once get the beginnings of both answers', () => {
  const { text } = ask('wer hat das internet erfunden und wem gehört das jetzt');
  expect(text).toContain('ARPANET');
  expect(text).toContain('gehört niemandem allein');
});

test('what runs is extended by the steps of its plan', () => {
  const { text, plan } = ask('mein würfel funktioniert endlich, was kann ich da noch einbauen');
  expect(plan).toBe('wuerfel');
  expect(text).toContain(`- ${knowledge.plans.get('wuerfel')?.steps[0]}`);
});

test('who wants to practise for a test is asked about what comes first in the course', () => {
  const { intent, concept } = ask(
    'wir schreiben morgen eine arbeit über if und else, frag mich ab',
  );
  expect({ intent, concept }).toEqual({ intent: 'quiz', concept: 'if' });
});

test('who is afraid of a test gets the cards that were named', () => {
  const { choices } = ask('ich hab morgen eine arbeit über listen und funktionen und hab angst');
  expect(choices).toEqual(['Liste', 'Funktion (def)']);
});

test('a password that nobody can crack is no break-in', () => {
  const { intent } = ask(
    'ich will ein programm das mir ein passwort macht was keiner knacken kann',
  );
  expect(intent).not.toBe('cheating-danger');
});
