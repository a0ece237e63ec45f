import type { LearnerId } from '@hbg/contract/account';
import type { Answer, Input } from '@hbg/contract/route';
import type { importEntries } from '@hbg/contract/schedule';
import type { Db } from '../../db/database.ts';
import { keepEntry, planOf } from './keep-entry.ts';
import { lockSchedule } from './store.ts';

type Sent = Input<typeof importEntries>['body'] & {
  readonly learner: LearnerId;
  readonly now: number;
};
type Refused = 'unknownEntry' | 'endsBeforeFirst' | 'full';

/** All of them or none. */
export async function keepImported(
  db: Db,
  { today, entries, learner, now }: Sent,
): Promise<Answer<typeof importEntries> | Refused> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockSchedule(trx, learner);
      let added = 0;
      for (const { id, leftOut, ...values } of entries) {
        const plan = planOf(values, today);
        const outcome = await keepEntry(trx, { id, learner, plan, leftOut, now });
        if (outcome.kind !== 'kept') throw new NotKept(outcome.kind);
        if (outcome.isNew) added += 1;
      }
      return { added, known: entries.length - added };
    });
  } catch (error) {
    if (error instanceof NotKept) return error.why;
    throw error;
  }
}

/** Thrown so that what was kept before it in the transaction goes, too. */
class NotKept extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}
