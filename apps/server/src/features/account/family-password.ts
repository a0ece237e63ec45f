import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { makePassphrase } from './passphrase.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { readPasswordHash, replacePasswordHash, saveFirstPasswordHash } from './store.ts';

export async function isFamilyPassword(db: Db, password: string): Promise<boolean> {
  const hash = await readPasswordHash(db);
  return hash !== null && matchesPassword(password, hash);
}

type Needed = Pick<Context, 'clock' | 'config' | 'database'>;

/** Makes sure that there is a password; the answer is a freshly made one, to be shown once. */
export async function prepareFamilyPassword({ clock, config, database }: Needed) {
  const { db } = database;
  const now = isoTime(clock.now());
  const { FAMILY_PASSWORD } = config;
  if (FAMILY_PASSWORD) {
    if (!(await isFamilyPassword(db, FAMILY_PASSWORD))) await setPassword(db, FAMILY_PASSWORD, now);
    return null;
  }
  if (await readPasswordHash(db)) return null;
  const passphrase = makePassphrase();
  const isFirst = await saveFirstPasswordHash(db, await hashPassword(passphrase), now);
  return isFirst ? passphrase : null;
}

export async function setPassword(db: Db, password: string, now: string): Promise<void> {
  await replacePasswordHash(db, await hashPassword(password), now);
}
