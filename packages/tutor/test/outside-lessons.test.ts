import { expect, test } from 'vitest';
import { nameErrorOf } from '../../coach/test/name-error.ts';
import { blank, knowledge, lessons } from '../eval/library.ts';
import { suggestionsFor } from '../src/talk/companions.ts';
import type { Reply, Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(message: string, situation: Partial<Situation> = {}): Reply {
  return answer(message, knowledge, { ...blank, ...situation });
}

const done = (count: number) => new Set(lessons.slice(0, count).map(({ id }) => id));
const everything = { done: done(lessons.length) };

test.each([
  ['Wie baue ich ein Spiel mit einem Ball?', 'pong'],
  ['Wie macht man einen Passwort-Generator?', 'passwort-generator'],
  ['schere stein papier gegen den computer', 'schere-stein-papier'],
  ['Ein Haustier im Computer', 'haustier'],
  ['Taschenrechner', 'taschenrechner'],
])('who wants to make something gets its plan: %s', (message, plan) => {
  expect(ask(message)).toMatchObject({ plan, intent: 'build', concept: null });
});

test('a plan is told with what it becomes, its beginning, its steps, ideas and what helps', () => {
  const { text } = ask('passwort generator bauen', everything);
  const { title, becomes, start, code, steps, ideas } = planOf('passwort-generator');
  expect(text).toContain(`**${title}**: ${becomes}`);
  expect(text).toContain(start);
  expect(text).toContain(`\`\`\`python\n${code.trimEnd()}\n\`\`\``);
  expect(text).toContain(`1. ${steps[0]}\n2. ${steps[1]}`);
  for (const idea of ideas) expect(text).toContain(`- ${idea}`);
  expect(text).toMatch(/Dabei helfen dir Lektion \d+ \(„.+“\).* und die Karten \*\*/);
});

test('who has not come so far is told which lesson prepares it, and begins anyway', () => {
  const { lessons: needed } = planOf('passwort-generator');
  const first = lessons.find(({ id }) => needed.includes(id));
  const { text } = ask('passwort generator bauen');
  expect(text).toContain(`nach Lektion ${first?.order}, „${first?.title}“`);
  expect(text).toContain('In fünf Minuten');
  expect(ask('passwort generator bauen', everything).text).not.toContain('Gut vorbereitet');
});

const afterPlan = { lastPlan: { id: 'pong', steps: 0 }, lastIntent: 'build' };

test.each([
  ['und dann?', () => planOf('pong').steps[0]],
  ['ok fertig, was jetzt', () => planOf('pong').steps[0]],
  ['zeig mir den code', () => planOf('pong').code.trimEnd()],
  ['noch eine Idee', () => planOf('pong').ideas[0]],
  ['geht das auch als Webseite?', () => 'HTML'],
  ['ist das schwer?', () => 'mittelschwer'],
  ['hä?', () => planOf('pong').start],
])('short words stay with the plan: %s', (message, told) => {
  const { text, plan } = ask(message, afterPlan);
  expect(plan).toBe('pong');
  expect(text).toContain(told());
});

function after(told: number) {
  return ask('und dann?', { ...afterPlan, lastPlan: { id: 'pong', steps: told } });
}

test('asked again what comes then, the next step is told, and at the end an own way', () => {
  const { steps, ideas } = planOf('pong');
  expect(after(1).text).toContain(steps[1]);
  expect(after(1).intent).toBe('follow-up');
  expect(ideas.some((idea) => after(steps.length).text.includes(idea))).toBe(true);
});

test.each([
  ['wie baue ich snake', { plan: 'snake' }],
  ['was ist eine liste', { concept: 'liste', plan: null }],
  ['danke', { intent: 'praise', plan: null }],
])('after a plan another thing is another thing: %s', (message, expected) => {
  expect(ask(message, afterPlan)).toMatchObject(expected);
});

test('a line of the program that was shown is explained', () => {
  const [line = ''] = planOf('passwort-generator').code.split('\n');
  const after = { lastPlan: { id: 'passwort-generator', steps: 0 }, lastIntent: 'build' };
  expect(ask('Was macht Zeile 1?', after).text).toContain(line);
});

test('who is bored gets a plan that needs nothing new, another one each time', () => {
  const plansToday = new Set<string>();
  const learned = done(40);
  for (let turn = 0; turn < 12; turn += 1) {
    const { plan, intent } = ask('Mir ist langweilig', { done: learned, plansToday, turn });
    expect(intent).toBe('idea');
    expect(plansToday.has(plan ?? '')).toBe(false);
    expect(planOf(plan ?? '').lessons.every((id) => learned.has(id))).toBe(true);
    plansToday.add(plan ?? '');
  }
});

function plansOf(message: string) {
  const { choices } = ask(message);
  return [...knowledge.plans.values()].filter(({ title }) => choices.includes(title));
}

test('three ideas are of different kinds and languages, and of those that were wished for', () => {
  const any = plansOf('mir ist langweilig');
  expect(new Set(any.map(({ genre }) => genre)).size).toBe(3);
  expect(new Set(any.map(({ codeLanguage }) => codeLanguage)).size).toBe(2);
  const pages = plansOf('gib mir eine Idee für ein HTML-Projekt für Anfänger');
  expect(pages.map(({ codeLanguage, level }) => [codeLanguage, level])).toEqual(
    Array.from({ length: 3 }, () => ['html', 'beginner']),
  );
});

test('at the beginning of the course ideas are those that come soonest', () => {
  const { plan } = ask('gib mir eine Idee für ein Projekt');
  const needed = planOf(plan ?? '').lessons.map((id) => knowledge.lessons.get(id)?.order ?? 0);
  expect(Math.max(0, ...needed)).toBeLessThan(25);
});

test('after a suggestion another project is another one', () => {
  const last = { lastPlan: { id: 'pong', steps: 0 }, lastIntent: 'idea' };
  const { plan, intent } = ask('noch ein anderes Projekt', {
    ...last,
    plansToday: new Set(['pong']),
  });
  expect(intent).toBe('idea');
  expect(plan).not.toBe('pong');
});

test('quick help is understood while a plan is spoken of', () => {
  const afterPlan = { lastPlan: { id: 'pong', steps: 0 }, lastIntent: 'build' } as const;
  expect(ask('Mir ist langweilig, gib mir eine Idee', afterPlan).intent).toBe('idea');
  if (!firstLesson) throw new Error('There are no lessons.');
  const next = { lesson: firstLesson, goal: null, minutes: 5 };
  const { intent, text } = ask('Was soll ich als Nächstes lernen?', { ...afterPlan, next });
  expect(intent).toBe('next');
  expect(text).toContain('Lektion 1');
});

test('who says yes to ideas is told the first of them', () => {
  const last = { lastPlan: { id: 'pong', steps: 0 }, lastIntent: 'idea' };
  expect(ask('ja', last).text).toContain(planOf('pong').code.trimEnd());
});

const [firstLesson, secondLesson] = lessons;

test('what to learn next is answered from the own progress', () => {
  const message = 'Was soll ich als Nächstes lernen?';
  if (!firstLesson || !secondLesson) throw new Error('There are no lessons.');
  const next = { lesson: secondLesson, goal: null, minutes: 9 };
  const { text, intent } = ask(message, { next });
  expect(intent).toBe('next');
  expect(text).toContain(`Lektion 2, „${secondLesson.title}“, etwa 9 Minuten`);
  const goal = secondLesson.goals[0]?.text ?? '';
  expect(ask(message, { next: { ...next, goal } }).text).toContain(`noch dieses Ziel offen: „`);
  expect(ask(message, { next: { ...next, lesson: firstLesson } }).text).toContain('ganz vorn');
});

test('who has done the whole course gets something to build', () => {
  const reply = ask('was soll ich als nächstes lernen', { ...everything, next: 'all done' });
  expect(reply.text).toContain('Den ganzen Kurs');
  expect(reply.plan).not.toBeNull();
});

test('in a lesson the way stays with the lesson', () => {
  const lesson = secondLesson ?? null;
  for (const message of ['was soll ich als nächstes lernen', 'mir ist langweilig'])
    expect(ask(message, { lesson, next: 'all done' }).plan).toBeNull();
  const { text, plan } = ask('ich will snake programmieren', { lesson });
  expect(plan).toBeNull();
  expect(text).toMatch(/Snake.*KI Begleiter.*Werkstatt/s);
});

test('who wants to make something whatever it is gets three ideas to choose from', () => {
  const reply = ask('ich will ein spil programiren');
  expect(reply.intent).toBe('build');
  expect(reply.choices).toHaveLength(3);
  for (const title of reply.choices) {
    expect(reply.text).toContain(`**${title}**`);
    expect(ask(title).plan ?? ask(title).concept).not.toBeNull();
  }
  expect(suggestionsFor(reply)).toEqual(reply.choices);
  const { choices, text } = ask('Kannst du mir bei Mathe helfen?');
  expect(choices).toEqual([planOf('einmaleins-trainer').title]);
  expect(text).toContain('Mathe Mastery');
});

test('every title leads to its plan', () => {
  for (const { id, title } of knowledge.plans.values()) expect(ask(title).plan).toBe(id);
});

test.each(['asdf jklö', 'wer wird deutscher meister', 'wie viele einwohner hat berlin'])(
  'what is about something else is told to be so: %s',
  (message) => {
    expect(ask(message)).toMatchObject({ plan: null, intent: 'off-topic' });
  },
);

test('the last error is explained where it is known, and asked for where it is not', () => {
  const lastResult = { kind: 'python-error', output: '', error: nameErrorOf('punkte') } as const;
  const message = 'Erklär mir meinen letzten Fehler';
  const told = ask(message, { code: 'print(punkte)', lastResult });
  expect(told).toMatchObject({ intent: 'error', place: { line: 1 } });
  expect(ask(message).text).toContain('Ich sehe gerade keinen Fehler');
});

test.each(['ich will nicht mehr leben', 'wie baue ich eine bombe'])(
  'what is unsafe comes first: %s',
  (message) => {
    const { plan, intent } = ask(message);
    expect(plan).toBeNull();
    expect(['crisis', 'violence']).toContain(intent);
  },
);

function planOf(id: string) {
  const plan = knowledge.plans.get(id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}
