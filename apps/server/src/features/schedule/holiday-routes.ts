import {
  changeHoliday,
  createHoliday,
  eraseHoliday,
  listHolidays,
  scheduleLimits,
} from '@hbg/contract/schedule';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { addHolidays, dropHoliday, readHolidays, writeHoliday } from './store.ts';

export function holidayEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(listHolidays, () => readHolidays(db)),
    endpoint(createHoliday, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if ((await readHolidays(db)).length >= scheduleLimits.holidays) return refuse('full');
      await writes.watch(() => addHolidays(db, [body]));
      return (await readHolidays(db)).find(({ id }) => id === body.id) ?? body;
    }),
    endpoint(changeHoliday, async ({ params: { id }, body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const isThere = await writes.watch(() => writeHoliday(db, id, body));
      return isThere ? { id, ...body } : refuse('unknownHoliday');
    }),
    endpoint(eraseHoliday, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const isGone = await writes.watch(() => dropHoliday(db, id));
      return isGone ? undefined : refuse('unknownHoliday');
    }),
  ];
}
