import { type Holiday, scheduleLimits } from '@hbg/contract/schedule';
import { chooseLand, listSchoolHolidays, takeSchoolHolidays } from '@hbg/contract/school-holidays';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { exchange, holidaysOf } from './school-holidays.ts';
import { addHolidays, dropHoliday, readHolidays, readLand, writeLand } from './store.ts';

export function schoolHolidayEndpoints(context: Context): Endpoint[] {
  const { content, database, writes } = context;
  const { db } = database;
  const landOf = (id: string | null) => content.lands.find((land) => land.id === id);
  return [
    endpoint(listSchoolHolidays, async () => ({
      chosen: landOf(await readLand(db))?.id ?? null,
      lands: content.lands.map(({ id, name, source, checked, note, years }) => ({
        id,
        name,
        source,
        checked,
        note,
        years: years.map(({ year }) => year),
      })),
    })),
    endpoint(chooseLand, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const land = landOf(body.land);
      if (!land) return refuse('unknownLand');
      const change = async (trx: Db) => {
        const here = await readHolidays(trx);
        const { removed, wanted } = exchange(here, land, content.lands);
        const coming = missingOf(body.instead ?? wanted, here);
        const count = here.length - removed.length + coming.length;
        if (count > scheduleLimits.holidays) return refuse('full');
        await writeLand(trx, land.id);
        for (const { id } of removed) await dropHoliday(trx, id);
        await addHolidays(trx, coming);
        return { removed };
      };
      return writes.watch(() => db.transaction().execute(change));
    }),
    endpoint(takeSchoolHolidays, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const land = landOf(body.land);
      if (!land) return refuse('unknownLand');
      const year = land.years.find((each) => each.year === body.year);
      if (!year) return refuse('unknownYear');
      const wanted = holidaysOf(land, year);
      const here = await readHolidays(db);
      const missing = missingOf(wanted, here);
      if (here.length + missing.length > scheduleLimits.holidays) return refuse('full');
      const added = await writes.watch(() => addHolidays(db, missing));
      return { added, known: wanted.length - added.length };
    }),
  ];
}

function missingOf(wanted: readonly Holiday[], here: readonly Holiday[]): Holiday[] {
  const known = new Set(here.map(({ id }) => id));
  return wanted.filter(({ id }) => !known.has(id));
}
