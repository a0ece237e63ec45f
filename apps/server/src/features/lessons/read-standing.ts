import type { Lesson } from '@hbg/content/lesson';
import type { LearnerId } from '@hbg/contract/account';
import type { Standing } from '@hbg/tutor/talk/situation';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { readDone } from '../achievements/store.ts';
import { type AllTried, isDone, nextStep, type Tried } from './next-step.ts';

const area = 'lektion';

/** What a learner has done of the lessons, and where they go on. */
export async function readStanding(
  context: Context,
  learner: LearnerId,
): Promise<Pick<Standing, 'done' | 'next'>> {
  const { lessons, tried } = await readCourseWork(context, learner);
  return {
    done: new Set([...tried].flatMap(([id, own]) => (isDone(own) ? [id] : []))),
    next: nextStep(lessons, tried, context.clock.now()),
  };
}

type CourseWork = { readonly lessons: readonly Lesson[]; readonly tried: AllTried };

/** The lessons in their order, and how a learner has left those that were tried. */
export async function readCourseWork(
  { content, database }: Context,
  learner: LearnerId,
): Promise<CourseWork> {
  const tried = await readTried(database.db, learner);
  return { lessons: [...content.lessons.values()], tried };
}

async function readTried(db: Db, learner: LearnerId): Promise<AllTried> {
  const drafts = await db
    .selectFrom('draft')
    .select(['unit', 'edited_at'])
    .where('learner_id', '=', learner)
    .where('unit', 'like', `${area}/%`)
    .execute();
  const tried = new Map<number, Tried>();
  for (const { unit, edited_at: at } of drafts)
    tried.set(numberOf(unit), { at: Date.parse(at), reached: null });
  for (const { unit, at, reached } of await readDone(db, learner, area)) {
    const number = numberOf(unit);
    tried.set(number, { at: Math.max(Date.parse(at), tried.get(number)?.at ?? 0), reached });
  }
  return tried;
}

function numberOf(unit: string): number {
  return Number(unit.slice(area.length + 1));
}
