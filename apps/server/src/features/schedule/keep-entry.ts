import { type EntryValues, scheduleLimits } from '@hbg/contract/schedule';
import { weekStart } from '@hbg/contract/week-dates';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { endsBeforeFirst } from './changed-plan.ts';
import type { NewEntry, Plan, PlannedEntry } from './entry.ts';
import { addEntry, addLeftOut, countEntries, findEntry, findRow, touchEntry } from './store.ts';

type Sent = NewEntry & { readonly leftOut?: readonly string[]; readonly now: number };
type Outcome =
  | { readonly kind: 'unknownEntry' | 'endsBeforeFirst' | 'full' }
  | { readonly kind: 'kept'; readonly entry: PlannedEntry; readonly isNew: boolean };

/** Runs in a transaction of the caller's. Sent again, it is there once; erased, it comes back as it was. */
export async function keepEntry(trx: Db, sent: Sent): Promise<Outcome> {
  const { id, learner, plan, now, leftOut = [] } = sent;
  const at = isoTime(now);
  const known = await findRow(trx, id);
  if (known && known.learner_id !== learner) return { kind: 'unknownEntry' };
  const isNew = known === null || known.erased_at !== null;
  if (isNew && (await countEntries(trx, learner)) >= scheduleLimits.own) return { kind: 'full' };
  if (known?.erased_at) {
    const back = { revision: known.revision + 1, changed_at: at, erased_at: null };
    await touchEntry(trx, id, back);
  }
  if (!known) {
    if (endsBeforeFirst(plan)) return { kind: 'endsBeforeFirst' };
    await addEntry(trx, sent, at);
    await addLeftOut(
      trx,
      id,
      leftOut.map((day) => weekStart(day)),
    );
  }
  const entry = await findEntry(trx, learner, id);
  return entry ? { kind: 'kept', entry, isNew } : { kind: 'unknownEntry' };
}

export function planOf({ weekOffset, ...values }: EntryValues, today: string): Plan {
  return { ...values, firstWeek: weekStart(today, weekOffset) };
}
