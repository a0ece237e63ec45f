import type { LearnerId } from '@hbg/contract/account';
import { type CodeVersion, type Draft, versionsAtOnce } from '@hbg/contract/code';
import { type Selectable, sql } from 'kysely';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { KeptVersion } from './thin-versions.ts';

type Rows = { [Table in 'code_version' | 'draft']: Selectable<Schema[Table]> };

/** Whose code of which unit. */
export type CodePlace = { readonly learner: LearnerId; readonly unit: string };

/** Before a moment, or a version made at it; or until a moment. */
type Until = {
  readonly before?: string | undefined;
  readonly beforeId?: string | undefined;
  readonly until?: string;
};

export async function readVersions(
  db: Db,
  place: CodePlace,
  { before, beforeId, until }: Until,
  most = versionsAtOnce,
): Promise<CodeVersion[]> {
  const rows = await versionsIn(db, place)
    .selectAll()
    .where((eb) =>
      eb.and([
        ...(until ? [eb('made_at', '<=', until)] : []),
        ...(before && !beforeId ? [eb('made_at', '<', before)] : []),
        ...(before && beforeId
          ? [
              eb.or([
                eb('made_at', '<', before),
                eb.and([eb('made_at', '=', before), eb('id', '<', beforeId)]),
              ]),
            ]
          : []),
      ]),
    )
    .limit(most)
    .execute();
  return rows.map(versionOf);
}

/** Of all versions of a unit, the newest first, what tells which of them may go. */
export function listKept(db: Db, place: CodePlace): Promise<KeptVersion[]> {
  return versionsIn(db, place)
    .select([
      'id',
      'cause',
      'made_at as madeAt',
      'received_at as receivedAt',
      sql<number>`octet_length(code)`.as('bytes'),
    ])
    .execute();
}

/** The newest first. */
function versionsIn(db: Db, { learner, unit }: CodePlace) {
  return db
    .selectFrom('code_version')
    .where('learner_id', '=', learner)
    .where('unit', '=', unit)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');
}

/** False under an id that is known already: then nothing is added. */
export async function addVersion(
  db: Db,
  place: CodePlace,
  version: CodeVersion,
  now: number,
): Promise<boolean> {
  const { id, code, cause, result, madeAt: made_at } = version;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('code_version')
    .values({ id, ...keysOf(place), code, cause, result, made_at, received_at: isoTime(now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether this id stands for this very code. */
export async function isVersion(
  db: Db,
  { learner, unit }: CodePlace,
  { id, code }: CodeVersion,
): Promise<boolean> {
  const row = await db
    .selectFrom('code_version')
    .select('id')
    .where('id', '=', id)
    .where('learner_id', '=', learner)
    .where('unit', '=', unit)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renewVersion(db: Db, { id, result, madeAt }: CodeVersion): Promise<void> {
  await db
    .updateTable('code_version')
    .set({ result, made_at: madeAt })
    .where('id', '=', id)
    .execute();
}

const mostInAList = 500;

export async function dropVersions(db: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += mostInAList) {
    const some = ids.slice(from, from + mostInAList);
    await db.deleteFrom('code_version').where('id', 'in', some).execute();
  }
}

/** A draft with what has gone from it little by little. */
export type StoredDraft = Draft & {
  /** The fullest state since one was kept as a version. */
  readonly fullest: Pick<Draft, 'code' | 'editedAt'>;
  readonly gone: number;
};

export async function findDraft(db: Db, { learner, unit }: CodePlace): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('learner_id', '=', learner)
    .where('unit', '=', unit)
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

/** False when somebody else has written since `before` was read. */
export async function replaceDraft(
  db: Db,
  place: CodePlace,
  before: Draft | null,
  after: StoredDraft,
): Promise<boolean> {
  const values = rowOf(after);
  if (!before) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('draft')
      .values({ ...keysOf(place), ...values })
      .onConflict((conflict) => conflict.columns(['learner_id', 'unit']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set(values)
    .where('learner_id', '=', place.learner)
    .where('unit', '=', place.unit)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function keysOf({ learner, unit }: CodePlace) {
  return { learner_id: learner, unit };
}

function versionOf({ id, code, cause, result, made_at }: Rows['code_version']): CodeVersion {
  return { id, code, cause, result, madeAt: made_at };
}

function draftOf(row: Rows['draft']): StoredDraft {
  const { code, revision, edited_at: editedAt, fullest, fullest_at: fullestAt, gone } = row;
  const whole = { code: fullest ?? code, editedAt: fullestAt ?? editedAt };
  return { code, revision, editedAt, fullest: whole, gone };
}

/** Most drafts are the fullest there is: that one isn't stored twice. */
function rowOf({ code, revision, editedAt: edited_at, fullest, gone }: StoredDraft) {
  const other = fullest.code === code ? null : fullest;
  const fullest_at = other?.editedAt ?? null;
  return { code, revision, edited_at, fullest: other?.code ?? null, fullest_at, gone };
}
