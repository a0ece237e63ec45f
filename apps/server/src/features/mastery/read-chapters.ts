import type { MasteryChapter as TaughtChapter } from '@hbg/content/load-mastery';
import type { LearnerId } from '@hbg/contract/account';
import {
  examPass,
  type MasteryArea,
  type MasteryChapter,
  type MasteryStanding,
} from '@hbg/contract/mastery';
import type { Context } from '../../context.ts';
import { readDone } from '../achievements/store.ts';
import { standingOf } from './rules/standing.ts';
import { type KeptTry, readTries } from './store.ts';

type Done = Awaited<ReturnType<typeof readDone>>[number];

/** Below an area, or of one lesson. */
export async function readStandings(
  context: Context,
  learner: LearnerId,
  under: string,
): Promise<(unit: string) => MasteryStanding> {
  const { db } = context.database;
  const tries = await readTries(db, learner, under);
  const done = await readDone(db, learner, under);
  return standingsOf(context, tries, done);
}

export async function readChapters(
  context: Context,
  learner: LearnerId,
  area: MasteryArea,
): Promise<MasteryChapter[]> {
  const { db } = context.database;
  const done = await readDone(db, learner, area);
  const standing = standingsOf(context, await readTries(db, learner, area), done);
  const chapters = context.content.mastery.find((one) => one.area === area)?.chapters ?? [];
  const known = new Map(done.map((one) => [one.unit, one]));
  return chapters.map((chapter) => chapterOf(chapter, known, standing));
}

function chapterOf(
  { id, title, description, difficulty, minutes, xp, lessons, exam }: TaughtChapter,
  done: ReadonlyMap<string, Done>,
  standing: (unit: string) => MasteryStanding,
): MasteryChapter {
  const best = done.get(exam.id)?.quiz ?? null;
  return {
    id,
    title,
    description,
    difficulty,
    minutes,
    xp,
    lessons: lessons.map(({ unit, example, katas }) => ({
      unit: unit.id,
      title: unit.title,
      minutes: unit.minutes,
      xp: unit.xp ?? 0,
      example,
      katas: katas.map(({ front }) => front.form),
      standing: standing(unit.id),
      isCompleted: done.has(unit.id),
    })),
    exam: { unit: exam.id, best, isPassed: best !== null && best.right >= examPass },
  };
}

function standingsOf(
  { content, days, clock }: Context,
  tries: readonly KeptTry[],
  done: readonly Done[],
): (unit: string) => MasteryStanding {
  const today = days.dayOf(clock.now());
  const dayOf = (at: string) => days.dayOf(Date.parse(at));
  const triesOf = Map.groupBy(tries, ({ unit }) => unit);
  const katasOf = new Map(
    content.mastery.flatMap(({ chapters }) =>
      chapters.flatMap(({ lessons }) =>
        lessons.map(({ unit, katas }): [string, number] => [unit.id, katas.length]),
      ),
    ),
  );
  return (unit) => {
    const told = (triesOf.get(unit) ?? []).map((one) => ({
      number: one.number,
      way: one.way,
      isRight: one.is_right === 1,
      isHelped: one.is_helped === 1,
      day: dayOf(one.at),
    }));
    const completion = done.find((one) => one.unit === unit);
    const quiz = completion?.quiz ? { ...completion.quiz, day: dayOf(completion.best.at) } : null;
    return standingOf(told, quiz, katasOf.get(unit) ?? 0, today);
  };
}
