import type { Course } from '@hbg/content/course';
import type { BadgeStanding } from '@hbg/contract/achievements';
import type { Assessment } from '@hbg/contract/assessments';
import type { Proven } from '@hbg/contract/profile';
import { courses as mathsCourses } from '@hbg/maths/courses/courses';
import { becauseOf } from '../achievements/rules/keep-told.ts';
import type { Done } from '../achievements/rules/ledger.ts';
import { isProven } from '../achievements/rules/proof.ts';
import type { StandingChapter } from '../mastery/read-chapters.ts';
import type { Answered } from '../maths/rules/answered.ts';
import { knownKinds } from '../maths/rules/known-kinds.ts';

type DayOf = (at: string) => string;

/** In the order of the courses. */
export function provenCourses(
  courses: readonly Course[],
  done: readonly Done[],
  dayOf: DayOf,
): Proven['courses'] {
  const byUnit = new Map(done.map((one) => [one.unit, one]));
  return courses.map(({ name, chapters }) => {
    const shown = chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.flatMap(({ unit, title: lesson }) => {
        const one = byUnit.get(unit.id);
        return one && isProven(one, unit) ? [{ title: lesson, on: dayOf(one.best.at) }] : [];
      }),
    }));
    return {
      title: name,
      have: countIn(shown, ({ lessons }) => lessons.length),
      of: countIn(chapters, ({ lessons }) => lessons.length),
      chapters: shown.filter(({ lessons }) => lessons.length > 0),
    };
  });
}

type ProvenChapters = Omit<Proven['masteries'][number], 'area'>;

/** What is sure or mastered, and exams that were passed. */
export function provenMastery(chapters: readonly StandingChapter[], dayOf: DayOf): ProvenChapters {
  const shown = chapters.map(({ title, lessons, exam }) => ({
    title,
    lessons: lessons.flatMap(({ title: lesson, standing: { state, isDue, provenOn } }) =>
      provenOn !== null && (state === 'sure' || state === 'mastered')
        ? [{ title: lesson, on: provenOn, state, isDue }]
        : [],
    ),
    exam: provenExam(exam, dayOf),
  }));
  return {
    have: countIn(shown, ({ lessons }) => lessons.length),
    of: countIn(chapters, ({ lessons }) => lessons.length),
    chapters: shown.filter(({ lessons, exam }) => lessons.length > 0 || exam !== null),
  };
}

/** On the day on which it was passed, with the best result. */
function provenExam({ isPassed, best, passedAt }: StandingChapter['exam'], dayOf: DayOf) {
  return isPassed && best && passedAt ? { ...best, on: dayOf(passedAt) } : null;
}

export function provenKinds(answers: readonly Answered[], dayOf: DayOf): Proven['maths'] {
  const known = new Map(knownKinds(answers).map((one) => [one.kind, one]));
  const shown = mathsCourses.map(({ title, kinds }) => ({
    title,
    kinds: kinds.flatMap(({ id, title: kind }) => {
      const one = known.get(id);
      if (!one) return [];
      return [{ title: kind, on: dayOf(one.at), right: one.right, answered: one.answered }];
    }),
  }));
  return {
    have: known.size,
    of: countIn(mathsCourses, ({ kinds }) => kinds.length),
    courses: shown.filter(({ kinds }) => kinds.length > 0),
  };
}

export function provenTopic(
  { id, skillArea, topic, currentLevel, confidence, answers, assessedAt }: Assessment,
  dayOf: DayOf,
): Proven['assessments'][number] {
  return { id, skillArea, topic, currentLevel, confidence, answers, on: dayOf(assessedAt) };
}

/** Those that were earned, the oldest first. */
export function provenBadges(badges: readonly BadgeStanding[], dayOf: DayOf): Proven['badges'] {
  return badges
    .flatMap((badge) => (badge.earnedAt === null ? [] : [{ badge, earnedAt: badge.earnedAt }]))
    .toSorted((a, b) => (a.earnedAt < b.earnedAt ? -1 : 1))
    .map(({ badge, earnedAt }) => ({
      title: badge.name,
      description: badge.description,
      because: becauseOf(badge),
      on: dayOf(earnedAt),
    }));
}

function countIn<Of>(list: readonly Of[], count: (one: Of) => number): number {
  return list.reduce((sum, one) => sum + count(one), 0);
}
