import type { LearnerId } from '@hbg/contract/account';
import { projectLimits } from '@hbg/contract/projects';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readGone } from '../../db/read-gone.ts';
import type { Schema } from '../../db/schema.ts';

export type ProjectRow = Selectable<Schema['project']>;
export type ProjectDay = Selectable<Schema['project_day']>;
export type SessionRow = Selectable<Schema['project_session']>;

/** The last changed first. */
export function readProjects(db: Db, learner: LearnerId): Promise<ProjectRow[]> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('learner_id', '=', learner)
    .where('erased_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Also one that was erased and can still come back. */
export async function findProject(db: Db, id: string): Promise<ProjectRow | null> {
  const found = db.selectFrom('project').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function findOwn(db: Db, learner: LearnerId, id: string): Promise<ProjectRow | null> {
  const row = await findProject(db, id);
  return row?.learner_id === learner && row.erased_at === null ? row : null;
}

export async function addProject(db: Db, row: ProjectRow): Promise<void> {
  await db
    .insertInto('project')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Changed = Partial<Omit<ProjectRow, 'id' | 'learner_id' | 'created_at' | 'revision'>>;

/** Only where nobody else has changed it since this revision; tells whether it was so. */
export async function changeProject(
  db: Db,
  { id, revision }: Pick<ProjectRow, 'id' | 'revision'>,
  values: Changed,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What two devices don't change in each other's way: no new revision. */
export async function setProject(
  db: Db,
  id: string,
  values: Pick<Changed, 'timer_started_at' | 'erased_at'>,
): Promise<void> {
  await db.updateTable('project').set(values).where('id', '=', id).execute();
}

/** The earlier start stands. */
export async function beginTimer(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('project')
    .set({ timer_started_at: at })
    .where('id', '=', id)
    .where('timer_started_at', 'is', null)
    .execute();
}

export async function noteDay(db: Db, row: ProjectDay): Promise<void> {
  const { done, planned } = row;
  await db
    .insertInto('project_day')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'day']).doUpdateSet({ done, planned }),
    )
    .execute();
}

export function readDays(db: Db, ids: readonly string[]): Promise<ProjectDay[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('project_day')
    .selectAll()
    .where('project_id', 'in', ids)
    .orderBy('day')
    .execute();
}

/** The newest first, of all or of the last ones. */
export function readSessions(
  db: Db,
  ids: readonly string[],
  most: number = projectLimits.sessions,
): Promise<SessionRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('project_session')
    .selectAll()
    .where('project_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** What is read where somebody wants an answer at once. */
export const lastSessions = 50;

/** By projects, how long was worked at them. */
export async function readMinutes(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const sums = await db
    .selectFrom('project_session')
    .select(['project_id', sql<number | string>`sum(duration)`.as('minutes')])
    .where('project_id', 'in', ids)
    .groupBy('project_id')
    .execute();
  return new Map(sums.map((sum) => [sum.project_id, Number(sum.minutes)]));
}

/** The last ones of each project, the newest first. */
export function readLastSessions(
  db: Db,
  ids: readonly string[],
  most: number,
): Promise<SessionRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const newestFirst = sql<number>`row_number() over (partition by project_id order by created_at desc, id desc)`;
  const placed = db
    .selectFrom('project_session')
    .selectAll()
    .select(newestFirst.as('place'))
    .where('project_id', 'in', ids);
  return db
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', most)
    .orderBy('place')
    .execute();
}

export async function findSession(db: Db, id: string): Promise<SessionRow | null> {
  const found = db.selectFrom('project_session').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Of all projects of a learner. */
export async function countSessions(db: Db, learner: LearnerId): Promise<number> {
  const { count } = await db
    .selectFrom('project_session')
    .innerJoin('project', 'project.id', 'project_session.project_id')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('learner_id', '=', learner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addSession(db: Db, row: SessionRow): Promise<void> {
  await db
    .insertInto('project_session')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function dropSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('project_session').where('id', '=', id).execute();
}

/** With all that belongs to it, what can't come back. */
export async function dropErased(db: Db, learner: LearnerId, now: number): Promise<void> {
  for (const id of await readGone(db, 'project', learner, now)) {
    await db.deleteFrom('project_session').where('project_id', '=', id).execute();
    await db.deleteFrom('project_day').where('project_id', '=', id).execute();
    await db.deleteFrom('project').where('id', '=', id).execute();
  }
}
