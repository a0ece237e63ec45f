import type { LearnerId } from '@hbg/contract/account';
import type { Answer, Input } from '@hbg/contract/route';
import type { importEntries } from '@hbg/contract/schedule';
import type { Db } from '../../db/database.ts';
import { keepEntry, planOf } from './keep-entry.ts';
import { lockSchedule, readKnown } from './store.ts';

type Body = Input<typeof importEntries>['body'];
type Sent = Pick<Body, 'today' | 'entries'> & {
  readonly learner: LearnerId;
  readonly now: number;
};
type Imported = Answer<typeof importEntries>;
type Refused = 'unknownEntry' | 'endsBeforeFirst' | 'full';

/** What would come of it, without keeping anything. */
export async function wouldImport(
  db: Db,
  learner: LearnerId,
  entries: Body['entries'],
): Promise<Imported> {
  const ids = entries.map(({ id }) => id);
  const known = await readKnown(db, learner, ids);
  return { added: ids.filter((id) => !known.includes(id)).length, known };
}

/** All of them or none. */
export async function keepImported(
  db: Db,
  { today, entries, learner, now }: Sent,
): Promise<Imported | Refused> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockSchedule(trx, learner);
      const known: string[] = [];
      for (const { id, leftOut, ...values } of entries) {
        const plan = planOf(values, today);
        const outcome = await keepEntry(trx, { id, learner, plan, leftOut, now });
        if (outcome.kind !== 'kept') throw new NotKept(outcome.kind);
        if (!outcome.isNew) known.push(id);
      }
      return { added: entries.length - known.length, known };
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
