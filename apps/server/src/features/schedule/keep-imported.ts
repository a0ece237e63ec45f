import type { LearnerId } from '@hbg/contract/account';
import type { Answer, Input } from '@hbg/contract/route';
import { type importEntries, scheduleLimits } from '@hbg/contract/schedule';
import type { Db } from '../../db/database.ts';
import { endsBeforeFirst } from './changed-plan.ts';
import { keepEntry, planOf } from './keep-entry.ts';
import { countEntries, lockSchedule, readKnown } from './store.ts';

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
export async function keepImported(db: Db, sent: Sent): Promise<Imported | Refused> {
  const { today, entries, learner, now } = sent;
  const refused = await whyNotAll(db, sent);
  if (refused) return refused;
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

/** What can be known before anything is written, and before others have to wait for it. */
async function whyNotAll(
  db: Db,
  { today, entries, learner }: Sent,
): Promise<'endsBeforeFirst' | 'full' | null> {
  const known = await readKnown(
    db,
    learner,
    entries.map(({ id }) => id),
  );
  const missing = entries.filter(({ id }) => !known.includes(id));
  if (missing.some((values) => endsBeforeFirst(planOf(values, today)))) return 'endsBeforeFirst';
  const count = new Set(missing.map(({ id }) => id)).size;
  const isFull = (await countEntries(db, learner)) + count > scheduleLimits.own;
  return count > 0 && isFull ? 'full' : null;
}

/** Thrown so that what was kept before it in the transaction goes, too. */
class NotKept extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}
