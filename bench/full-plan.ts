import { entryColours } from '@hbg/contract/schedule';
import { weekStart } from '@hbg/contract/week-dates';
import { isoTime } from '../apps/server/src/clock.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import type { Plan } from '../apps/server/src/features/schedule/entry.ts';
import { addEntry, setLeftOut } from '../apps/server/src/features/schedule/store.ts';

const entries = 2_000;
const recurring = 40;
const weeks = 52;

export const planSize = `${entries} entries, ${recurring} of them recurring`;

/** Of a year around today: lessons that recur, and all that is there once. */
export async function writePlan(folder: string): Promise<void> {
  const now = Date.now();
  const today = isoTime(now).slice(0, 10);
  const { db } = openDatabase({ DATA_DIR: folder });
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < entries; at += 1) {
      const id = crypto.randomUUID();
      await addEntry(trx, { id, learner: 1, plan: planOf(at, today) }, isoTime(now));
      if (at < recurring) await setLeftOut(trx, id, weekStart(today, 3 + (at % 9)), true);
    }
  });
  await db.destroy();
}

function planOf(at: number, today: string): Plan {
  const isRecurring = at < recurring;
  const hour = isRecurring ? 8 + (Math.floor(at / 7) % 6) : 14 + (Math.floor(at / 7) % 6);
  const weekOffset = isRecurring ? -30 : (at % weeks) - weeks / 2;
  return {
    title: `Termin ${at}`,
    description: '',
    subject: 'Mathe',
    dayOfWeek: at % 7,
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${String(hour).padStart(2, '0')}:45`,
    firstWeek: weekStart(today, weekOffset),
    isRecurring,
    everyWeeks: at % 5 === 0 ? 2 : 1,
    until: null,
    restsInHolidays: true,
    reminderMinutes: 15,
    priority: 2,
    color: entryColours.blue,
  };
}
