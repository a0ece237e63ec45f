import type { LearnerId } from '@hbg/contract/account';
import { mostUnaided } from '@hbg/contract/assessments';
import { isoTime } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { dayMs } from '../../../house-days.ts';
import { readSittings, type Sitting } from '../store.ts';
import { type Helped, readHelped } from './store.ts';
import { canBeChecked } from './unaided-tasks.ts';

/** Who was helped longer ago has done other things since. */
const longestAgoMs = 30 * dayMs;

type Checks = {
  readonly open: readonly (Helped & { readonly title: string })[];
  readonly sittings: readonly Sitting[];
};

/** With what the AI has helped on a day before today, and what wasn't checked since. */
export async function readChecks(db: Db, context: Context, learner: LearnerId): Promise<Checks> {
  const { content, clock, days } = context;
  const now = clock.now();
  const helped = await readHelped(db, learner, isoTime(now - longestAgoMs));
  const sittings = await readSittings(db, learner, 'unaided');
  const today = days.dayOf(now);
  const isOpen = (one: Helped) =>
    days.dayOf(Date.parse(one.at)) < today &&
    !sittings.some(({ row }) => row.about === one.unit && isSince(row, one));
  // Whether tasks fit takes reading them: of no more units than are told.
  const open = Iterator.from(helped)
    .filter(isOpen)
    .flatMap((one) => {
      const unit = content.units.get(one.unit);
      return unit && canBeChecked(content, one.unit) ? [{ ...one, title: unit.title }] : [];
    })
    .take(mostUnaided)
    .toArray();
  return { open, sittings };
}

function isSince({ judged_at }: Sitting['row'], { at }: Helped): boolean {
  return judged_at !== null && judged_at > at;
}
