import { changeOneWeek, leaveOutWeek, scheduleLimits } from '@hbg/contract/schedule';
import { weekStart } from '@hbg/contract/week-dates';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { changing, todayIn } from './changing.ts';
import { shownEntry } from './entry.ts';
import { keepEntry, planOf } from './keep-entry.ts';
import { setLeftOut, touchEntry } from './store.ts';

/** What a series is in a single week. */
export function oneWeekEndpoints(context: Context): Endpoint[] {
  const { clock } = context;
  const change = changing(context);
  return [
    endpoint(leaveOutWeek, async ({ params: { id }, body: { week, isLeftOut }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      return change(learner.id, id, async (trx, entry, moment) => {
        const isFull = entry.leftOut.length >= scheduleLimits.leftOut;
        if (isLeftOut && isFull) return refuse('tooMany');
        await setLeftOut(trx, id, weekStart(week), isLeftOut);
        await touchEntry(trx, id, moment);
        return undefined;
      });
    }),
    endpoint(changeOneWeek, async ({ params: { id }, body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const { id: ownId, today = todayIn(context), ...values } = body;
      const plan = planOf({ ...values, isRecurring: false, everyWeeks: 1, until: null }, today);
      return change(learner.id, id, async (trx, series, moment) => {
        if (series.leftOut.length >= scheduleLimits.leftOut) return refuse('tooMany');
        const own = { id: ownId, learner: learner.id, plan, now: clock.now() };
        const outcome = await keepEntry(trx, own);
        if (outcome.kind !== 'kept') return refuse(outcome.kind);
        await setLeftOut(trx, id, plan.firstWeek, true);
        await touchEntry(trx, id, moment);
        return shownEntry(outcome.entry, plan.firstWeek, today);
      });
    }),
  ];
}
