import { isoTime } from '../apps/server/src/clock.ts';
import { loadContent } from '../apps/server/src/content.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { addActivity } from '../apps/server/src/features/achievements/activity-store.ts';
import type { Activity, Done } from '../apps/server/src/features/achievements/rules/ledger.ts';
import { writeDone } from '../apps/server/src/features/achievements/store.ts';
import { dayMs } from '../apps/server/src/house-days.ts';
import { builtHouse } from '../scripts/paths.ts';

const days = 700;
const completions = 2_000;
const activities = 20_000;
const minuteMs = 60_000;

export const historySize = `${completions} completions and ${activities} activities`;

/** Of two years, much of it in units that are gone from the content; the units that there are. */
export async function writeHistory(folder: string): Promise<readonly string[]> {
  const known = [...loadContent(builtHouse).units.keys()];
  const units = Array.from({ length: completions }, (_, at) => known[at] ?? `weg/${at}`);
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const { db } = openDatabase({ DATA_DIR: folder });
  await db.transaction().execute(async (trx) => {
    for (const [at, unit] of units.entries()) {
      await writeDone(trx, 1, doneOf(unit, at, today));
    }
    for (let at = 0; at < activities; at += 1) {
      const unit = units[Math.floor(at / 10)] ?? '';
      await addActivity(trx, 1, activityOf(unit, at, today));
    }
  });
  await db.destroy();
  return known;
}

function doneOf(unit: string, number: number, today: number): Done {
  const at = momentOf(number * 10, today);
  const reached = [true, true, number % 3 > 0];
  const best = { goals: 2 + Number(number % 3 > 0), hadSolution: number % 7 === 0, hints: 0, at };
  const quiz = number % 2 === 0 ? { right: 2, of: 3 } : null;
  const quizAt = quiz && at;
  return { unit, xp: 10, reached, quiz, quizAt, best, minutes: 12, firstAt: at, at };
}

/** Of ten one tells of a completion and one of a repaired error. */
function activityOf(unit: string, number: number, today: number): Activity {
  const at = momentOf(number, today);
  const kind = (['completed', 'repaired'] as const)[number % 10] ?? 'worked';
  const minutes = kind === 'worked' ? 1 + (number % 15) : 0;
  return { id: crypto.randomUUID(), kind, unit, at, day: at.slice(0, 10), minutes };
}

/** In the afternoons, a few minutes after each other. */
function momentOf(number: number, today: number): string {
  const perDay = activities / days;
  const day = today - (days - Math.floor(number / perDay)) * dayMs;
  return isoTime(day + 14 * 60 * minuteMs + Math.floor((number % perDay) * 7) * minuteMs);
}
