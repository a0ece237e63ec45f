import type { LearnerId } from '@hbg/contract/account';
import type { Holiday } from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import type { Db } from '../../db/database.ts';
import { readGone } from '../../db/read-gone.ts';
import {
  type EntryRow,
  entryOfRow,
  type NewEntry,
  type Plan,
  type PlannedEntry,
  rowOfPlan,
} from './entry.ts';

/** What one learner's devices send at the same time is done one after the other. */
export async function lockSchedule(trx: Db, learner: LearnerId): Promise<void> {
  await trx
    .updateTable('learner')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', learner)
    .execute();
}

/** All that may be there in a week; holidays aren't looked at. */
export async function readForWeek(
  db: Db,
  learner: LearnerId,
  week: string,
): Promise<PlannedEntry[]> {
  const own = ownEntries(db, learner);
  const once = own.where('is_recurring', '=', 0).where('first_week', '=', week);
  const often = own
    .where('is_recurring', '=', 1)
    .where('first_week', '<=', week)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', week)]));
  return withLeftOut(db, [...(await once.execute()), ...(await often.execute())]);
}

/** What begins before a day lies too far back for anybody's calendar, but for series that go on. */
export async function readSince(db: Db, learner: LearnerId, day: string): Promise<PlannedEntry[]> {
  const rows = await ownEntries(db, learner)
    .where((eb) => eb.or([eb('is_recurring', '=', 1), eb('first_week', '>=', day)]))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', day)]))
    .orderBy('first_week')
    .orderBy('id')
    .execute();
  return withLeftOut(db, rows);
}

function ownEntries(db: Db, learner: LearnerId) {
  return db
    .selectFrom('schedule_entry')
    .selectAll()
    .where('learner_id', '=', learner)
    .where('erased_at', 'is', null);
}

async function withLeftOut(db: Db, rows: readonly EntryRow[]): Promise<PlannedEntry[]> {
  const ids = rows.filter((row) => row.is_recurring === 1).map(({ id }) => id);
  const weeks = new Map<string, string[]>();
  for (let at = 0; at < ids.length; at += mostParameters) {
    const found = await db
      .selectFrom('schedule_left_out')
      .selectAll()
      .where('entry_id', 'in', ids.slice(at, at + mostParameters))
      .orderBy('week')
      .execute();
    for (const { entry_id: id, week } of found) weeks.set(id, [...(weeks.get(id) ?? []), week]);
  }
  return rows.map((row) => entryOfRow(row, weeks.get(row.id) ?? []));
}

const mostParameters = 500;

/** Also one that was erased and can still come back. */
export async function findRow(db: Db, id: string): Promise<EntryRow | null> {
  const found = db.selectFrom('schedule_entry').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function findEntry(db: Db, learner: LearnerId, id: string) {
  const row = await ownEntries(db, learner).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [entry] = await withLeftOut(db, [row]);
  return entry ?? null;
}

/** Those of these ids that are there. */
export async function readKnown(
  db: Db,
  learner: LearnerId,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ownEntries(db, learner).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function countEntries(db: Db, learner: LearnerId): Promise<number> {
  const { count } = await db
    .selectFrom('schedule_entry')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('learner_id', '=', learner)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addEntry(db: Db, { id, learner, plan }: NewEntry, at: string) {
  const row = { id, learner_id: learner, revision: 1, changed_at: at, erased_at: null };
  await db
    .insertInto('schedule_entry')
    .values({ ...rowOfPlan(plan), ...row })
    .execute();
}

type Moment = Pick<EntryRow, 'revision' | 'changed_at'>;

export async function writePlan(db: Db, id: string, plan: Plan, moment: Moment): Promise<void> {
  const values = { ...rowOfPlan(plan), ...moment };
  await db.updateTable('schedule_entry').set(values).where('id', '=', id).execute();
}

/** Also what says that it's erased, or back. */
export async function touchEntry(
  db: Db,
  id: string,
  values: Moment & Partial<Pick<EntryRow, 'erased_at'>>,
): Promise<void> {
  await db.updateTable('schedule_entry').set(values).where('id', '=', id).execute();
}

/** Of an entry that is new. */
export async function addLeftOut(db: Db, id: string, weeks: Iterable<string>): Promise<void> {
  const rows = [...new Set(weeks)].map((week) => ({ entry_id: id, week }));
  if (rows.length > 0) await db.insertInto('schedule_left_out').values(rows).execute();
}

export async function setLeftOut(db: Db, id: string, week: string, isLeftOut: boolean) {
  if (isLeftOut) {
    await db
      .insertInto('schedule_left_out')
      .values({ entry_id: id, week })
      .onConflict((conflict) => conflict.columns(['entry_id', 'week']).doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('schedule_left_out')
    .where('entry_id', '=', id)
    .where('week', '=', week)
    .execute();
}

/** What can't come back. */
export async function dropErased(db: Db, learner: LearnerId, now: number): Promise<void> {
  const gone = await readGone(db, 'schedule_entry', learner, now);
  for (let at = 0; at < gone.length; at += mostParameters) {
    const ids = gone.slice(at, at + mostParameters);
    await db.deleteFrom('schedule_left_out').where('entry_id', 'in', ids).execute();
    await db.deleteFrom('schedule_entry').where('id', 'in', ids).execute();
  }
}

export async function readHolidays(db: Db): Promise<Holiday[]> {
  const rows = await db
    .selectFrom('holiday')
    .selectAll()
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, first_day: from, last_day: to }) => ({ id, name, from, to }));
}

/** Those that touch a week. */
export async function readHolidaysOf(db: Db, week: string) {
  const rows = await db
    .selectFrom('holiday')
    .select(['first_day as from', 'last_day as to'])
    .where('first_day', '<=', addDays(week, 6))
    .where('last_day', '>=', week)
    .execute();
  return rows;
}

/** Tells the ids of those that weren't there; the others stay as they are. */
export async function addHolidays(db: Db, holidays: readonly Holiday[]): Promise<string[]> {
  if (holidays.length === 0) return [];
  const added = await db
    .insertInto('holiday')
    .values(holidays.map(({ id, ...values }) => ({ id, ...rowOfHoliday(values) })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

type HolidayValues = Omit<Holiday, 'id'>;

export async function writeHoliday(db: Db, id: string, values: HolidayValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('holiday')
    .set(rowOfHoliday(values))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function rowOfHoliday({ name, from, to }: HolidayValues) {
  return { name, first_day: from, last_day: to };
}

export async function dropHoliday(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('holiday')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function readLand(db: Db): Promise<string | null> {
  const row = await db.selectFrom('house_land').select('land').executeTakeFirst();
  return row?.land ?? null;
}

export async function writeLand(db: Db, land: string): Promise<void> {
  await db
    .insertInto('house_land')
    .values({ id: 1, land })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ land }))
    .execute();
}
