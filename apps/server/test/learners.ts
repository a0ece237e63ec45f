import type { Assessment } from '@hbg/contract/assessments';
import type { MasteryArea } from '@hbg/contract/mastery';
import { builtHouse } from '../../../scripts/paths.ts';
import { isoTime } from '../src/clock.ts';
import { loadContent } from '../src/content.ts';
import { nextOfTopic } from '../src/features/assessments/next-of-topic.ts';
import { topicOf } from '../src/features/assessments/next-task.ts';
import type { Tried } from '../src/features/lessons/next-step.ts';
import type { StandingChapter } from '../src/features/mastery/read-chapters.ts';
import type { Learning, MasteryRoom } from '../src/features/profile/next/learning.ts';
import type { Room } from '../src/features/profile/next/rooms.ts';
import { dayMs } from '../src/house-days.ts';

export const content = loadContent(builtHouse);
export const lessons = [...content.lessons.values()];
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
export const half: Stands = {
  state: 'tried',
  percent: 30,
  solved: [true, true, true, false, false, false],
};
export const known: Stands = { state: 'sure', percent: 100, solved: Array(6).fill(true) };
export const due: Stands = { ...known, isDue: true };

export function roomOf(
  area: MasteryArea,
  stands: Readonly<Record<string, Stands>> = {},
): MasteryRoom {
  const chapters = content.mastery.find((one) => one.area === area)?.chapters ?? [];
  const at = Object.entries(stands).map(([slug, { days = 20 }]): [string, number] => [
    `${area}/${slug}`,
    ago(days),
  ]);
  return {
    area,
    chapters: chapters.map(({ id, title, description, difficulty, minutes, xp, ...chapter }) => ({
      id,
      title,
      description,
      difficulty,
      minutes,
      xp,
      lessons: chapter.lessons.map(({ unit, type, example }) => {
        const { days: _, ...standing } = stands[unit.id.split('/')[1] ?? ''] ?? {};
        const { id: of, title: name, minutes: long } = unit;
        return {
          unit: of,
          title: name,
          type,
          minutes: long,
          xp: 10,
          example,
          katas: [],
          standing: { ...untouched, ...standing },
          isCompleted: false,
        };
      }),
      exam: { unit: chapter.exam.id, best: null, isPassed: false, passedAt: null },
    })),
    lastAt: new Map(at),
    needs: new Map(area === 'python-mastery' ? [[`${area}/ausgabe`, 1]] : []),
  };
}

export const python = (stands: Readonly<Record<string, Stands>>) => [
  roomOf('python-mastery', stands),
  roomOf('html-mastery'),
];
export const html = (stands: Readonly<Record<string, Stands>>) => [
  roomOf('python-mastery'),
  roomOf('html-mastery', stands),
];

/** Days since somebody was last in a room; those that aren't named were seen today. */
export function idle(days: Partial<Record<Room, number>>): Pick<Learning, 'lastIn'> {
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
export const maths = { level: 1, tried: allTasks, mistakes: [] };
export const mistake = { kind: 'B4', times: 2, lastAt: isoTime(ago(1)) };

/** The first lessons, done with all goals. */
export function upTo(count: number, more: readonly [number, Tried][] = []) {
  const all = lessons
    .slice(0, count)
    .map(({ id, goals }): [number, Tried] => [id, { at: ago(30), reached: goals.map(() => true) }]);
  return { tried: new Map([...all, ...more]) };
}

export function begun(id: number, days: number, reached: Tried['reached'] = null): [number, Tried] {
  return [id, { at: ago(days), reached }];
}

/** At level 3, where nothing else is said. */
export function rated(id: string, part: Partial<Assessment> = {}): Pick<Learning, 'assessments'> {
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

export function completed(days: number, part: Partial<Learning['completions'][number]> = {}) {
  const how = { reached: [true], hints: 0, hadSolution: false, isProven: true };
  return { completions: [{ unit: 'lektion/1', ...how, at: isoTime(ago(days)), ...part }] };
}

export const [pong] = content.knowledge.plans.values();
export const idea = (part: Partial<NonNullable<Learning['idea']>> = {}): Partial<Learning> =>
  pong ? { idea: { plan: pong, reason: 'Passt.', goal: null, isWished: false, ...part } } : {};
export const ofPath = {
  title: 'Kästen',
  address: '/html-mastery?lektion=box-modell',
  minutes: 12,
  reason: 'Dein Lernpfad „Webseiten bauen“, Schritt „Gestalten“.',
};
export const path = { pathStep: ofPath };

export const firstDay: Learning = {
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
