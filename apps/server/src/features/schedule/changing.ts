import type { LearnerId } from '@hbg/contract/account';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../http/adapter.ts';
import type { PlannedEntry } from './entry.ts';
import { findEntry, lockSchedule } from './store.ts';

type Moment = { readonly revision: number; readonly changed_at: string };
type Change<Outcome> = (trx: Db, entry: PlannedEntry, moment: Moment) => Promise<Outcome>;

/** What happens to one entry, with nothing of another device's in between. */
export function changing({ clock, database, writes }: Context) {
  return <Outcome>(learner: LearnerId, id: string, change: Change<Outcome>) =>
    writes.watch(() =>
      database.db.transaction().execute(async (trx) => {
        await lockSchedule(trx, learner);
        const entry = await findEntry(trx, learner, id);
        if (!entry) return refuse('unknownEntry');
        const moment = { revision: entry.revision + 1, changed_at: isoTime(clock.now()) };
        return change(trx, entry, moment);
      }),
    );
}

export function todayIn({ clock, days }: Pick<Context, 'clock' | 'days'>): string {
  return days.dayOf(clock.now());
}
