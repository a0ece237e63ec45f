import type { MasteryChapter as TaughtChapter } from '@hbg/content/load-mastery';
import type { LearnerId } from '@hbg/contract/account';
import { examPass, type MasteryArea, type MasteryChapter } from '@hbg/contract/mastery';
import type { Context } from '../../context.ts';
import { readDone } from '../achievements/store.ts';
import { type Standing, standingOf } from './rules/standing.ts';
import { type KeptTry, readTries } from './store.ts';

type Done = Awaited<ReturnType<typeof readDone>>[number];

/** Beyond what the page is told: when something was shown. */
export type StandingChapter = Omit<MasteryChapter, 'lessons' | 'exam'> & {
  readonly lessons: (Omit<MasteryChapter['lessons'][number], 'standing'> & {
    readonly standing: Standing;
  })[];
  readonly exam: MasteryChapter['exam'] & { readonly passedAt: string | null };
};

export type MasteryWork = {
  readonly chapters: readonly StandingChapter[];
  /** When somebody was last at a lesson or an exam, in milliseconds. */
  readonly lastAt: ReadonlyMap<string, number>;
};

/** Below an area, or of one lesson. */
export async function readStandings(
  context: Context,
  learner: LearnerId,
  under: string,
): Promise<(unit: string) => Standing> {
  const { db } = context.database;
  const tries = await readTries(db, learner, under);
  const done = await readDone(db, learner, under);
  return standingsOf(context, tries, done);
}

export async function readMasteryWork(
  context: Context,
  learner: LearnerId,
  area: MasteryArea,
): Promise<MasteryWork> {
  const { db } = context.database;
  const done = await readDone(db, learner, area);
  const tries = await readTries(db, learner, area);
  const standing = standingsOf(context, tries, done);
  const chapters = context.content.mastery.find((one) => one.area === area)?.chapters ?? [];
  const known = new Map(done.map((one) => [one.unit, one]));
  const lastAt = new Map<string, number>();
  for (const { unit, at } of [...tries, ...done]) {
    lastAt.set(unit, Math.max(Date.parse(at), lastAt.get(unit) ?? 0));
  }
  return { chapters: chapters.map((chapter) => chapterOf(chapter, known, standing)), lastAt };
}

function chapterOf(
  { id, title, description, difficulty, minutes, xp, lessons, exam }: TaughtChapter,
  done: ReadonlyMap<string, Done>,
  standing: (unit: string) => Standing,
): StandingChapter {
  const passed = done.get(exam.id);
  const best = passed?.quiz ?? null;
  return {
    id,
    title,
    description,
    difficulty,
    minutes,
    xp,
    lessons: lessons.map(({ unit, type, example, katas }) => ({
      unit: unit.id,
      title: unit.title,
      type,
      minutes: unit.minutes,
      xp: unit.xp ?? 0,
      example,
      katas: katas.map(({ front }) => front.form),
      standing: standing(unit.id),
      isCompleted: done.has(unit.id),
    })),
    exam: {
      unit: exam.id,
      best,
      isPassed: best !== null && best.right >= examPass,
      passedAt: passed?.firstAt ?? null,
    },
  };
}

function standingsOf(
  { content, days, clock }: Context,
  tries: readonly KeptTry[],
  done: readonly Done[],
): (unit: string) => Standing {
  const today = days.dayOf(clock.now());
  const dayOf = (at: string) => days.dayOf(Date.parse(at));
  const triesOf = Map.groupBy(tries, ({ unit }) => unit);
  const katasOf = new Map(content.masteryLessons.map(({ unit, katas }) => [unit.id, katas.length]));
  return (unit) => {
    const told = (triesOf.get(unit) ?? []).map((one) => ({
      number: one.number,
      way: one.way,
      isRight: one.is_right === 1,
      isHelped: one.is_helped === 1,
      day: dayOf(one.at),
    }));
    const completion = done.find((one) => one.unit === unit);
    const { quiz: right = null, quizAt = null } = completion ?? {};
    const quiz = right && quizAt !== null ? { ...right, day: dayOf(quizAt) } : null;
    return standingOf(told, quiz, katasOf.get(unit) ?? 0, today);
  };
}
