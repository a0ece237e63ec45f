import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { makePassphrase } from './passphrase.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { readPasswordHash, replacePasswordHash, saveFirstPasswordHash } from './store.ts';

/** The stored hash that the password fits, or null. */
export async function matchFamilyPassword(db: Db, password: string): Promise<string | null> {
  const hash = await readPasswordHash(db);
  return hash !== null && (await matchesPassword(password, hash)) ? hash : null;
}

type Needed = Pick<Context, 'clock' | 'config' | 'database'>;

/** Makes sure that there is a password; the answer is a freshly made one, to be shown once. */
export async function prepareFamilyPassword({ clock, config, database }: Needed) {
  const { db } = database;
  const now = isoTime(clock.now());
  const { FAMILY_PASSWORD } = config;
  if (FAMILY_PASSWORD) {
    const isKnown = await matchFamilyPassword(db, FAMILY_PASSWORD);
    if (!isKnown) await setPassword(db, FAMILY_PASSWORD, now);
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
