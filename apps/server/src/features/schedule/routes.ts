import type { LearnerId } from '@hbg/contract/account';
import {
  changeEntry,
  createEntry,
  eraseEntry,
  importEntries,
  readProposals,
  readWeek,
} from '@hbg/contract/schedule';
import { weekStart } from '@hbg/contract/week-dates';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { changedPlan, endsBeforeFirst } from './changed-plan.ts';
import { changing, todayIn } from './changing.ts';
import { shownEntry } from './entry.ts';
import { feedEndpoints } from './feed-routes.ts';
import { holidayEndpoints } from './holiday-routes.ts';
import { keepEntry, planOf } from './keep-entry.ts';
import { keepImported, wouldImport } from './keep-imported.ts';
import { oneWeekEndpoints } from './one-week-routes.ts';
import { proposalsFor } from './proposals.ts';
import { schoolHolidayEndpoints } from './school-holiday-routes.ts';
import {
  dropErased,
  lockSchedule,
  readForWeek,
  readHolidaysOf,
  touchEntry,
  writePlan,
} from './store.ts';
import { daysOff, inOrder, takesPlace } from './takes-place.ts';

export function scheduleEndpoints(context: Context): Endpoint[] {
  return [
    ...weekEndpoints(context),
    ...keepingEndpoints(context),
    ...changingEndpoints(context),
    ...oneWeekEndpoints(context),
    ...holidayEndpoints(context),
    ...schoolHolidayEndpoints(context),
    ...feedEndpoints(context),
  ];
}

function weekEndpoints(context: Context): Endpoint[] {
  const { db } = context.database;
  return [
    endpoint(readWeek, async ({ query, learner }) => {
      const today = query.today ?? todayIn(context);
      const week = weekStart(today, query.weekOffset);
      const { entries } = await readPlan(db, learner.id, week);
      return entries.map((entry) => shownEntry(entry, week, today));
    }),
    endpoint(readProposals, async ({ query, learner }) => {
      const week = weekStart(query.today ?? todayIn(context), query.weekOffset);
      const { entries, holidays } = await readPlan(db, learner.id, week);
      return proposalsFor(context, learner.id, { entries, daysOff: daysOff(week, holidays) });
    }),
  ];
}

async function readPlan(db: Db, learner: LearnerId, week: string) {
  const holidays = await readHolidaysOf(db, week);
  const possible = await readForWeek(db, learner, week);
  const entries = possible.filter((entry) => takesPlace(entry, week, holidays)).toSorted(inOrder);
  return { entries, holidays };
}

function keepingEndpoints(context: Context): Endpoint[] {
  const { clock, database, writes } = context;
  const { db } = database;
  return [
    endpoint(createEntry, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const { id = crypto.randomUUID(), today = todayIn(context), ...values } = body;
      const plan = planOf(values, today);
      const sent = { id, learner: learner.id, plan, now: clock.now() };
      const keep = async (trx: Db) => {
        await lockSchedule(trx, learner.id);
        return keepEntry(trx, sent);
      };
      const outcome = await writes.watch(() => db.transaction().execute(keep));
      if (outcome.kind !== 'kept') return refuse(outcome.kind);
      return shownEntry(outcome.entry, weekStart(today, values.weekOffset), today);
    }),
    endpoint(importEntries, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (body.isTrial) return wouldImport(db, learner.id, body.entries);
      const sent = { ...body, learner: learner.id, now: clock.now() };
      const outcome = await writes.watch(() => keepImported(db, sent));
      return typeof outcome === 'string' ? refuse(outcome) : outcome;
    }),
  ];
}

function changingEndpoints(context: Context): Endpoint[] {
  const { clock } = context;
  const change = changing(context);
  return [
    endpoint(changeEntry, async ({ params: { id }, body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const { today = todayIn(context), was, ...sent } = body;
      return change(learner.id, id, async (trx, entry, moment) => {
        const plan = changedPlan(entry, { sent, was, today });
        if (endsBeforeFirst(plan)) return refuse('endsBeforeFirst');
        await writePlan(trx, id, plan, moment);
        const week = weekStart(today, sent.weekOffset);
        return shownEntry({ ...entry, ...plan, revision: moment.revision }, week, today);
      });
    }),
    endpoint(eraseEntry, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      return change(learner.id, id, async (trx, _, moment) => {
        await touchEntry(trx, id, { ...moment, erased_at: moment.changed_at });
        await dropErased(trx, learner.id, clock.now());
        return undefined;
      });
    }),
  ];
}
