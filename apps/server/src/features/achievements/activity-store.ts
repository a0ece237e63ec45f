import type { LearnerId } from '@hbg/contract/account';
import { sql } from 'kysely';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { ActivityKind } from '../../db/schema.ts';
import { shown, type Work } from './rules/last-activities.ts';
import type { Activity, Ledger } from './rules/ledger.ts';
import { type DayOfWork, spanOf } from './rules/minutes.ts';

export async function readTold(
  db: Db,
  learner: LearnerId,
): Promise<Pick<Ledger, 'completed' | 'repaired'>> {
  const completed = await ofKind(db, learner, 'completed').select(['day', 'unit', 'at']).execute();
  const repaired = await ofKind(db, learner, 'repaired').select(['unit', 'at']).execute();
  return { completed, repaired };
}

export async function readWork(db: Db, learner: LearnerId): Promise<Work> {
  const worked = ofKind(db, learner, 'worked');
  const lastDays = worked.select('day').distinct().orderBy('day', 'desc').limit(shown);
  const last = await worked
    .select(['unit', 'day', 'at', 'minutes'])
    .where('day', 'in', lastDays)
    .orderBy('at')
    .execute();
  return { days: await readDaysOfWork(db, learner), last };
}

const momentLength = isoTime(0).length;
const spans = sql<string>`string_agg(at || minutes, ',')`;

/** One text for each day: rows by the ten thousand take several times as long. */
async function readDaysOfWork(db: Db, learner: LearnerId): Promise<DayOfWork[]> {
  const rows = await db
    .selectFrom('activity')
    .select(({ fn }) => ['day', 'kind', fn.max('minutes').as('minutes'), spans.as('spans')])
    .where('learner_id', '=', learner)
    .where('kind', 'in', ['worked', 'day'])
    .groupBy(['kind', 'day'])
    .orderBy('day')
    .execute();
  return rows.map((row) =>
    row.kind === 'day'
      ? { day: row.day, minutes: row.minutes, spans: [] }
      : { day: row.day, minutes: 0, spans: row.spans.split(',').map(readSpan) },
  );
}

function readSpan(text: string) {
  return spanOf({ at: text.slice(0, momentLength), minutes: Number(text.slice(momentLength)) });
}

/** Sent again, it is there once. */
export async function addActivity(db: Db, learner: LearnerId, activity: Activity): Promise<void> {
  await db
    .insertInto('activity')
    .values({ learner_id: learner, ...activity })
    .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
    .execute();
}

/** Of the oldest day before a moment that has rows of work, these and those of what was completed. */
export async function readOldestDay(
  db: Db,
  learner: LearnerId,
  before: string,
): Promise<Activity[]> {
  const rows = db.selectFrom('activity').where('learner_id', '=', learner);
  const oldest = await rows
    .select(['day', 'at'])
    .where('kind', '=', 'worked')
    .orderBy('day')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest || oldest.at >= before) return [];
  return rows
    .select(['id', 'at', 'day', 'kind', 'unit', 'minutes'])
    .where('day', '=', oldest.day)
    .where('kind', 'in', ['worked', 'completed'])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function dropActivities(
  db: Db,
  learner: LearnerId,
  activities: readonly Activity[],
): Promise<void> {
  for (const { id } of activities) {
    await db
      .deleteFrom('activity')
      .where('learner_id', '=', learner)
      .where('id', '=', id)
      .execute();
  }
}

function ofKind(db: Db, learner: LearnerId, kind: ActivityKind) {
  return db.selectFrom('activity').where('learner_id', '=', learner).where('kind', '=', kind);
}
