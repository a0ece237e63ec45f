import type { Assessment } from '@hbg/contract/assessments';
import type { MasteryArea } from '@hbg/contract/mastery';
import { describe, expect, test } from 'vitest';
import { builtHouse } from '../../../../../scripts/paths.ts';
import { isoTime } from '../../clock.ts';
import { loadContent } from '../../content.ts';
import { dayMs } from '../../house-days.ts';
import { nextOfTopic } from '../assessments/next-of-topic.ts';
import { topicOf } from '../assessments/next-task.ts';
import type { Tried } from '../lessons/next-step.ts';
import type { StandingChapter } from '../mastery/read-chapters.ts';
import type { Learning, MasteryRoom } from './next/learning.ts';
import { placeBegins, type Room } from './next/rooms.ts';
import { recommend } from './recommend.ts';

const content = loadContent(builtHouse);
const lessons = [...content.lessons.values()];
const now = Date.parse('2026-03-10T15:00:00Z');
const ago = (days: number) => now - days * dayMs;

type Standing = StandingChapter['lessons'][number]['standing'];
/** How far a lesson of a mastery is, and how many days ago somebody was at it. */
type Stands = Partial<Standing> & { readonly days?: number };

const untouched: Standing = {
  state: 'open',
  percent: 0,
  solved: Array(6).fill(false),
  quiz: null,
  dueOn: null,
  isDue: false,
  provenOn: null,
};
const half: Stands = {
  state: 'tried',
  percent: 30,
  solved: [true, true, true, false, false, false],
};
const known: Stands = { state: 'sure', percent: 100, solved: Array(6).fill(true) };
const due: Stands = { ...known, isDue: true };

function roomOf(area: MasteryArea, stands: Readonly<Record<string, Stands>> = {}): MasteryRoom {
  const chapters = content.mastery.find((one) => one.area === area)?.chapters ?? [];
  const at = Object.entries(stands).map(([slug, { days = 20 }]): [string, number] => [
    `${area}/${slug}`,
    ago(days),
  ]);
  return {
    area,
    chapters: chapters.map(({ id, title, description, difficulty, minutes, xp, ...chapter }) => ({
      ...{ id, title, description, difficulty, minutes, xp },
      lessons: chapter.lessons.map(({ unit, example }) => {
        const { days: _, ...standing } = stands[unit.id.split('/')[1] ?? ''] ?? {};
        const { id: of, title: name, minutes: long } = unit;
        return {
          ...{ unit: of, title: name, minutes: long, xp: 10, example, katas: [] },
          standing: { ...untouched, ...standing },
          isCompleted: false,
        };
      }),
      exam: { unit: chapter.exam.id, best: null, isPassed: false, at: null },
    })),
    lastAt: new Map(at),
    needs: new Map(area === 'python-mastery' ? [[`${area}/ausgabe`, 1]] : []),
  };
}

const python = (stands: Readonly<Record<string, Stands>>) => [
  roomOf('python-mastery', stands),
  roomOf('html-mastery'),
];
const html = (stands: Readonly<Record<string, Stands>>) => [
  roomOf('python-mastery'),
  roomOf('html-mastery', stands),
];

/** Days since somebody was last in a room; those that aren't named were seen today. */
function idle(days: Partial<Record<Room, number>>): Pick<Learning, 'lastIn'> {
  const rooms: readonly Room[] = [
    'learn',
    'python-mastery',
    'html-mastery',
    'math-mastery',
    'ai-companion',
  ];
  return { lastIn: new Map(rooms.map((room) => [room, ago(days[room] ?? 0)])) };
}

const allTasks = new Set(['A', 'B', 'C', 'D', 'E'].flatMap((id) => [1, 2, 3].map((at) => id + at)));
const maths = { level: 1, tried: allTasks, mistakes: [] };
const mistake = { kind: 'B4', times: 2, lastAt: isoTime(ago(1)) };

/** The first lessons, done with all goals. */
function upTo(count: number, more: readonly [number, Tried][] = []) {
  const all = lessons
    .slice(0, count)
    .map(({ id, goals }): [number, Tried] => [id, { at: ago(30), reached: goals.map(() => true) }]);
  return { tried: new Map([...all, ...more]) };
}

function begun(id: number, days: number, reached: Tried['reached'] = null): [number, Tried] {
  return [id, { at: ago(days), reached }];
}

/** At level 3, where nothing else is said. */
function rated(id: string, part: Partial<Assessment> = {}): Pick<Learning, 'assessments'> {
  const found = topicOf(content, id);
  if (!found) throw new Error(`There is no topic ${id}.`);
  const { topic, area } = found;
  const asked = {
    confidence: 7,
    answers: 8,
    assessedAt: isoTime(ago(2)),
    currentLevel: 3,
    ...part,
  };
  const next = nextOfTopic(content, topic, asked.currentLevel);
  return { assessments: [{ id: 'a', skillArea: area, topic: topic.title, ...asked, next }] };
}

function completed(days: number, part: Partial<Learning['completions'][number]> = {}) {
  const how = { reached: [true], hints: 0, hadSolution: false, isProven: true };
  return { completions: [{ unit: 'lektion/1', ...how, at: isoTime(ago(days)), ...part }] };
}

const [pong] = content.knowledge.plans.values();
const idea = (part: Partial<NonNullable<Learning['idea']>> = {}): Partial<Learning> =>
  pong ? { idea: { plan: pong, reason: 'Passt.', goal: null, isWished: false, ...part } } : {};
const ofPath = {
  title: 'Kästen',
  address: '/html-mastery?lektion=box-modell',
  minutes: 12,
  reason: 'Dein Lernpfad „Webseiten bauen“, Schritt „Gestalten“.',
};
const path = { pathStep: ofPath };

const firstDay: Learning = {
  lessons,
  tried: new Map(),
  completions: [],
  masteries: [roomOf('python-mastery'), roomOf('html-mastery')],
  maths,
  assessments: [],
  pathStep: null,
  idea: null,
  goals: [],
  ...idle({}),
  now,
};

const lab = 'next /python-mastery?lektion=ausgabe&ansicht=lab';
const begin = 'next /learn/1/1';
const review = 'refresh /python-mastery?ansicht=auffrischen';
const fractions = 'refresh /math-mastery?art=B4';
const firstPage = 'new /html-mastery?lektion=deine-erste-seite';
const withCompanion = (plan: string) =>
  `/ai-companion?${new URLSearchParams({ frage: content.knowledge.plans.get(plan)?.title ?? '' })}`;

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
