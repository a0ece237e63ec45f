import { describe, expect, test } from 'vitest';
import {
  begun,
  completed,
  content,
  due,
  firstDay,
  half,
  html,
  idea,
  idle,
  known,
  lessons,
  maths,
  mistake,
  ofPath,
  path,
  pong,
  python,
  rated,
  roomOf,
  upTo,
} from '../../../test/learners.ts';
import type { Learning } from './next/learning.ts';
import { placeBegins } from './next/rooms.ts';
import { recommend } from './recommend.ts';

const lab = 'next /python-mastery?lektion=ausgabe&ansicht=lab';
const begin = 'next /learn/1/1';
const review = 'refresh /python-mastery?ansicht=auffrischen';
const fractions = 'refresh /math-mastery?art=B4';
const firstPage = 'new /html-mastery?lektion=deine-erste-seite';
const withCompanion = (plan: string) =>
  `/ai-companion?${new URLSearchParams({ frage: content.knowledge.plans.get(plan)?.title ?? '' }).toString()}`;

const learners: readonly (readonly [who: string, part: Partial<Learning>, cards: string[]])[] = [
  ['begins', {}, [begin, firstPage]],
  ['has begun a lesson', { tried: new Map([begun(5, 2)]) }, ['next /learn/1/5', firstPage]],
  ['has begun one long ago', { tried: new Map([begun(5, 8)]) }, [begin, firstPage]],
  [
    'has a goal open',
    { ...upTo(3, [begun(3, 1, [true, false])]), ...idle({ 'html-mastery': 1 }) },
    ['next /learn/1/3', firstPage],
  ],
  [
    'goes on in the course',
    { ...upTo(3), ...idle({ 'html-mastery': 1 }) },
    ['next /learn/1/4', firstPage],
  ],
  [
    'was at a task of a mastery later than at a lesson',
    {
      tried: new Map([begun(5, 3)]),
      masteries: python({ ausgabe: { ...half, days: 1 } }),
      ...idle({ 'html-mastery': 1 }),
    },
    [lab, firstPage],
  ],
  [
    'was at a lesson later',
    { tried: new Map([begun(5, 1)]), masteries: python({ ausgabe: { ...half, days: 3 } }) },
    ['next /learn/1/5', firstPage],
  ],
  [
    'has left a mastery long ago',
    { masteries: python({ ausgabe: { ...half, days: 9 } }) },
    [begin, firstPage],
  ],
  [
    'lacks the questions alone',
    {
      masteries: python({
        ausgabe: { state: 'tried', percent: 60, solved: Array(6).fill(true), days: 1 },
      }),
      ...idle({ 'html-mastery': 1 }),
    },
    ['next /python-mastery?lektion=ausgabe', firstPage],
  ],
  [
    'walks a path',
    { ...path, ...idle({ learn: 9 }) },
    [`next ${ofPath.address}`, 'new /learn/1/1'],
  ],
  [
    'walks a path and has begun something',
    { ...path, tried: new Map([begun(5, 2)]) },
    ['next /learn/1/5', firstPage],
  ],
  ['has something due', { masteries: python({ ausgabe: due }) }, [begin, review, firstPage]],
  [
    'has more due in HTML',
    {
      masteries: [
        roomOf('python-mastery', { ausgabe: due }),
        roomOf('html-mastery', { 'deine-erste-seite': due, attribute: due }),
      ],
      ...idle({ 'math-mastery': 5 }),
      maths: { ...maths, tried: new Set() },
    },
    [begin, 'refresh /html-mastery?ansicht=auffrischen', 'new /math-mastery?art=A1'],
  ],
  [
    'goes on where something is due, and is wrong in maths again',
    {
      masteries: python({ ausgabe: due, datentypen: { ...half, days: 1 } }),
      maths: { ...maths, mistakes: [mistake] },
      ...idle({ 'html-mastery': 1 }),
    },
    ['next /python-mastery?lektion=datentypen&ansicht=lab', fractions, firstPage],
  ],
  [
    'goes on where all that is due is, and has begun something else',
    {
      tried: new Map([begun(5, 2)]),
      masteries: python({ ausgabe: due, datentypen: { ...half, days: 1 } }),
      ...idle({ 'html-mastery': 1 }),
    },
    ['next /learn/1/5', review, firstPage],
  ],
  [
    'is wrong in maths again',
    { maths: { ...maths, mistakes: [mistake] } },
    [begin, fractions, firstPage],
  ],
  [
    'has something due and is wrong in maths again',
    { masteries: python({ ausgabe: due }), maths: { ...maths, mistakes: [mistake] } },
    [begin, review, firstPage],
  ],
  ['is weak in a topic', rated('layout'), [begin, 'refresh /html-mastery?lektion=flexbox']],
  [
    'is weak at the edge',
    rated('layout', { currentLevel: 4, confidence: 6 }),
    [begin, 'refresh /html-mastery?lektion=grid'],
  ],
  ['may be weak', rated('layout', { confidence: 5 }), [begin, firstPage]],
  ['is not that weak', rated('layout', { currentLevel: 5 }), [begin, firstPage]],
  [
    'is weak in a topic and wrong in maths again',
    { ...rated('layout'), maths: { ...maths, mistakes: [mistake] } },
    [begin, fractions, firstPage],
  ],
  [
    'is weak where a companion helps',
    rated('dom'),
    [begin, `refresh ${withCompanion('klickspiel')}`, firstPage],
  ],
  ['is weak in the room where it goes on', rated('schleifen'), [begin, firstPage]],
  [
    'is weak there and walks a path elsewhere',
    { ...path, ...rated('schleifen') },
    [`next ${ofPath.address}`, 'refresh /learn/1/31'],
  ],
  [
    'walks a path and has looked at a solution',
    { ...path, ...upTo(1), ...completed(3, { isProven: false, hadSolution: true }) },
    [`next ${ofPath.address}`, 'refresh /learn/1/1', 'new /python-mastery?lektion=ausgabe'],
  ],
  [
    'has proven a lesson 20 days ago',
    { ...path, ...upTo(1), ...completed(20), ...idle({ learn: 1 }) },
    [`next ${ofPath.address}`, 'new /learn/1/2'],
  ],
  [
    'has proven a lesson 21 days ago',
    { ...path, ...upTo(1), ...completed(21), ...idle({ learn: 1 }) },
    [`next ${ofPath.address}`, 'refresh /learn/1/1', 'new /python-mastery?lektion=ausgabe'],
  ],
  [
    'wants to build a page',
    {
      goals: ['eine Webseite über Haie'],
      ...idle({ 'math-mastery': 90 }),
      maths: { ...maths, tried: new Set() },
    },
    [begin, firstPage],
  ],
  [
    'wants what a plan leads to',
    { ...idea({ goal: 'Pong' }), ...idle({ 'html-mastery': 90 }) },
    [begin, `new ${withCompanion(pong?.id ?? '')}`],
  ],
  [
    'likes what a plan is, and was everywhere today',
    idea({ isWished: true }),
    [begin, `new ${withCompanion(pong?.id ?? '')}`],
  ],
  [
    'has not calculated for long',
    { ...idle({ 'math-mastery': 12 }), maths: { ...maths, tried: new Set(['A1']) } },
    [begin, 'new /math-mastery?art=A2'],
  ],
  [
    'has tried all tasks of the level',
    idle({ 'math-mastery': 12, 'html-mastery': 3 }),
    [begin, firstPage],
  ],
  [
    'lacks what a mastery builds on',
    idle({ 'python-mastery': 30, 'html-mastery': 3 }),
    [begin, firstPage],
  ],
  [
    'knows what a mastery builds on',
    { ...upTo(1), ...idle({ 'python-mastery': 30, 'html-mastery': 3 }) },
    ['next /learn/1/2', 'new /python-mastery?lektion=ausgabe'],
  ],
  [
    'reached too few goals for it',
    {
      tried: new Map([begun(1, 9, [true, false, false])]),
      ...idle({ 'python-mastery': 30, 'html-mastery': 3 }),
    },
    ['next /learn/1/2', firstPage],
  ],
  [
    'is sure of a whole chapter',
    {
      masteries: html({
        'deine-erste-seite': known,
        'kopf-und-koerper': known,
        'tags-schachteln': known,
        attribute: known,
      }),
    },
    [begin, 'new /html-mastery?lektion=deine-erste-seite&ansicht=pruefung'],
  ],
  [
    'isn’t familiar with the lesson before',
    { masteries: html({ 'deine-erste-seite': { ...half, days: 20 } }) },
    [begin],
  ],
  [
    'has done all lessons',
    { ...upTo(lessons.length), ...idle({ 'python-mastery': 2 }) },
    ['new /python-mastery?lektion=ausgabe'],
  ],
];

describe('who', () => {
  test.each(learners)('%s', (_, part, expected) => {
    const cards = recommend({ ...firstDay, ...part });
    expect(cards.map(({ kind, address }) => `${kind} ${address}`)).toEqual(expected);
    expect(new Set(cards.map(({ address }) => placeBegins(address))).size).toBe(cards.length);
    for (const { title, reason, minutes } of cards) {
      expect(title).not.toBe('');
      expect(reason).toMatch(/[.!?“]$/);
      expect(minutes).toBeGreaterThan(0);
    }
  });
});

test('there are learners enough', () => {
  expect(learners.length).toBeGreaterThan(25);
});

test.each<[what: string, part: Partial<Learning>, at: number, reason: string]>([
  [
    'a repeated mistake',
    { maths: { ...maths, mistakes: [mistake] } },
    1,
    'Bei „Brüche addieren“ hast du zweimal dasselbe verwechselt. Ein paar Aufgaben, dann sitzt es.',
  ],
  [
    'one lesson that is due',
    { masteries: python({ ausgabe: due }) },
    1,
    '„Ausgabe“ kannst du. Zeig es noch einmal, dann bleibt es.',
  ],
  [
    'three that are due',
    { masteries: python({ ausgabe: due, datentypen: due, variablen: due }) },
    1,
    '„Ausgabe“ und 2 andere kannst du. Zeig es noch einmal, dann bleibt es.',
  ],
  [
    'a weak topic',
    rated('layout'),
    1,
    'Bei „Layout“ standst du in deiner Bewertung bei 3 von 10. Da geht mehr.',
  ],
  [
    'what was begun in a mastery',
    { masteries: python({ ausgabe: { ...half, days: 1 } }) },
    0,
    'Angefangen: 3 von 6 Aufgaben sind geschafft.',
  ],
  ['a path', path, 0, ofPath.reason],
  [
    'a room that was left',
    idle({ 'html-mastery': 12 }),
    1,
    'In HTML Mastery warst du seit 12 Tagen nicht. Dafür bist du bereit.',
  ],
  [
    'a goal',
    { goals: ['HTML lernen'] },
    1,
    'Passt zu deinem Ziel „HTML lernen“. Dafür bist du bereit.',
  ],
])('the words for %s', (_, part, at, reason) => {
  expect(recommend({ ...firstDay, ...part })[at]?.reason).toBe(reason);
});

test('a room where somebody never was is named so', () => {
  const lastIn = new Map([...firstDay.lastIn].filter(([room]) => room !== 'html-mastery'));
  const [, card] = recommend({ ...firstDay, lastIn });
  expect(card?.reason).toBe('In HTML Mastery warst du noch nie. Dafür bist du bereit.');
});
