import type { LearnerId, User } from '@hbg/contract/account';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

export async function saveLearners(db: Db, learners: readonly User[]): Promise<void> {
  await db
    .insertInto('learner')
    .values([...learners])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
}

export async function isLearner(db: Db, id: LearnerId): Promise<boolean> {
  const row = await db.selectFrom('learner').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function readPasswordHash(db: Db): Promise<string | null> {
  const row = await db.selectFrom('family_password').select('hash').executeTakeFirst();
  return row?.hash ?? null;
}

/** False when another node was first. */
export async function saveFirstPasswordHash(db: Db, hash: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('family_password')
    .values({ id: 1, hash, changed_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A new password ends every session: whoever knew only the old one is out. */
export async function replacePasswordHash(db: Db, hash: string, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('family_password')
      .values({ id: 1, hash, changed_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash, changed_at: now }))
      .execute();
    await trx.deleteFrom('session').execute();
  });
}

type Session = { tokenHash: string; now: string; expiresAt: string };
type NewSession = Session & { learnerId: LearnerId; passwordHash: string };

/** Null when the password was changed since it was checked. */
export async function openSession(db: Db, session: NewSession): Promise<User | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdPasswordHash(trx, session.passwordHash))) return null;
    await trx.deleteFrom('session').where('expires_at', '<=', session.now).execute();
    await trx
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        learner_id: session.learnerId,
        renewed_at: session.now,
        expires_at: session.expiresAt,
      })
      .execute();
    return trx
      .selectFrom('learner')
      .select(['id', 'name'])
      .where('id', '=', session.learnerId)
      .executeTakeFirstOrThrow();
  });
}

/** Writes the hash over itself: on both engines a change of the password then waits for us. */
async function holdPasswordHash(trx: Db, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('family_password')
    .set({ hash })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const selectSession = compiledOnce((db) =>
  db
    .selectFrom('session')
    .innerJoin('learner', 'learner.id', 'session.learner_id')
    .select(['learner.id', 'learner.name', 'session.renewed_at'])
    .where('session.token_hash', '=', '')
    .where('session.expires_at', '>', ''),
);

export async function findSession(db: Db, tokenHash: string, now: string) {
  const [session] = await selectSession(db, [tokenHash, now]);
  return session;
}

export async function renewSession(db: Db, { tokenHash, now, expiresAt }: Session): Promise<void> {
  await db
    .updateTable('session')
    .set({ renewed_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}
