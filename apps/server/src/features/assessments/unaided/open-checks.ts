import type { LearnerId } from '@hbg/contract/account';
import { mostUnaided } from '@hbg/contract/assessments';
import { isoTime } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { dayMs } from '../../../house-days.ts';
import type { Task } from '../draw-item.ts';
import { isOpen } from '../open-sitting.ts';
import { readSittings, type Sitting } from '../store.ts';
import { type Helped, readHelped } from './store.ts';
import { canBeChecked, isTaskOf } from './unaided-tasks.ts';

/** Who was helped longer ago has done other things since. */
const longestAgoMs = 30 * dayMs;

type Checks = {
  readonly open: readonly (Helped & { readonly title: string })[];
  readonly sittings: readonly Sitting[];
};

/** With what the AI has helped on a day before today, and what wasn't checked since. */
export async function readChecks(db: Db, context: Context, learner: LearnerId): Promise<Checks> {
  const { content } = context;
  const sittings = await readSittings(db, learner, 'unaided');
  // Whether tasks fit takes reading them: of no more units than are told.
  const open = Iterator.from(await readDue(db, context, learner, sittings))
    .flatMap((one) => {
      const unit = content.units.get(one.unit);
      return unit && canBeChecked(content, one.unit) ? [{ ...one, title: unit.title }] : [];
    })
    .take(mostUnaided)
    .toArray();
  return { open, sittings };
}

/** One that was begun, as long as its turn is now: whoever is helped again meanwhile is asked another day. */
export async function isDue(
  db: Db,
  context: Context,
  learner: LearnerId,
  sitting: Sitting,
): Promise<boolean> {
  const due = await readDue(db, context, learner, [sitting]);
  return due.some(({ unit }) => unit === sitting.row.about);
}

/** Whether a check that was begun asks this very task. */
export async function isAsked(context: Context, learner: LearnerId, task: Task): Promise<boolean> {
  const sittings = await readSittings(context.database.db, learner, 'unaided');
  return sittings.some((one) => isOpen(context, one) && isTaskOf(context.content, one.row, task));
}

async function readDue(
  db: Db,
  { clock, days }: Context,
  learner: LearnerId,
  sittings: readonly Sitting[],
): Promise<Helped[]> {
  const now = clock.now();
  const helped = await readHelped(db, learner, isoTime(now - longestAgoMs));
  const today = days.dayOf(now);
  const isChecked = (one: Helped) =>
    sittings.some(({ row }) => row.about === one.unit && isSince(row, one));
  return helped.filter((one) => days.dayOf(Date.parse(one.at)) < today && !isChecked(one));
}

function isSince({ judged_at }: Sitting['row'], { at }: Helped): boolean {
  return judged_at !== null && judged_at > at;
}
