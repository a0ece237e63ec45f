import type { Recommendation } from '@hbg/contract/profile';
import { masteryAddress } from '../../../place-of.ts';
import { lately, nextStep } from '../../lessons/next-step.ts';
import type { Learning, MasteryRoom } from './learning.ts';
import { lessonPlace } from './lesson-place.ts';

type Begun = { readonly at: number; readonly card: Recommendation };

/** What was begun lately, the latest first; else the step of a learning path; else the course goes on. */
export function goingOn(learning: Learning): Recommendation[] {
  const { masteries, pathStep, now } = learning;
  const course = courseNow(learning);
  const begun = [
    ...(course?.begunAt ? [{ at: course.begunAt, card: course.card }] : []),
    ...masteries.flatMap((room) => begunIn(room, now)),
  ].toSorted((a, b) => b.at - a.at);
  return [
    ...begun.map(({ card }) => card),
    ...(pathStep ? [{ kind: 'next' as const, ...pathStep }] : []),
    ...(course && !course.begunAt ? [course.card] : []),
  ];
}

/** Null where the course has nothing more; `begunAt` is null where its next lesson isn't begun. */
function courseNow({ lessons, tried, now }: Learning) {
  const next = nextStep(lessons, tried, now);
  if (next === 'all done') return null;
  const { lesson, goal } = next;
  const reason =
    goal === null ? whyCourse(lesson) : `Angefangen, und dieses Ziel ist noch offen: „${goal}“`;
  const card: Recommendation = { kind: 'next', ...lessonPlace(lesson), reason };
  return { card, begunAt: goal === null ? null : (tried.get(lesson.id)?.at ?? null) };
}

export function whyCourse({ order, category }: Learning['lessons'][number]): string {
  return order === 1
    ? 'Hier fängt der Kurs an.'
    : `Das ist im Kurs als Nächstes dran, im Kapitel „${category}“.`;
}

function begunIn({ chapters, lastAt }: MasteryRoom, now: number): Begun[] {
  return chapters
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ unit, title, minutes, standing }) => {
      const at = lastAt.get(unit);
      const { state, percent, solved } = standing;
      if (at === undefined || now - at > lately || state === 'open' || percent === 100) return [];
      const isLabOpen = solved.includes(false);
      const card = {
        kind: 'next' as const,
        title,
        reason: whyBegun(solved),
        minutes: Math.max(shortest, Math.ceil((minutes * (100 - percent)) / 100)),
        address: masteryAddress(unit, isLabOpen ? 'lab' : undefined),
      };
      return [{ at, card }];
    });
}

const shortest = 3;

function whyBegun(solved: readonly boolean[]): string {
  const right = solved.filter(Boolean).length;
  if (right === solved.length) return 'Alle Aufgaben sind geschafft, nur Fragen fehlen noch.';
  return right === 0
    ? 'Angefangen: Die Aufgaben dazu warten noch.'
    : `Angefangen: ${right} von ${solved.length} Aufgaben sind geschafft.`;
}
