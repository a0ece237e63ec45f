import { randomUUIDv7 } from 'node:crypto';
import type { CodeVersion } from '@hbg/contract/code';
import type { Db } from '../../db/database.ts';
import {
  addVersion,
  type CodePlace,
  dropVersions,
  isVersion,
  listKept,
  readVersions,
  renewVersion,
} from './code-store.ts';
import { hasRoom, idsToDrop, isLasting } from './thin-versions.ts';

/** What was asked for can't be kept, so that nothing of it may happen. */
class UnitIsFull extends Error {}

/** Runs in a transaction of the caller's. Sent twice, or run again unchanged, it is kept once. */
export async function keepVersionIn(
  trx: Db,
  place: CodePlace,
  version: CodeVersion,
  now: number,
): Promise<CodeVersion> {
  const [last] = await readVersions(trx, place, { until: version.madeAt }, 1);
  if (last?.code === version.code && last.cause === version.cause) {
    const renewed = { ...version, id: last.id };
    await renewVersion(trx, renewed);
    return renewed;
  }
  const added = await addUnderFreeId(trx, place, version, now);
  const kept = await listKept(trx, place);
  const own = kept.find(({ id }) => id === added.id);
  if (own && isLasting(own, now) && !hasRoom(kept, now)) throw new UnitIsFull();
  await dropVersions(trx, idsToDrop(kept, now));
  return added;
}

/** Who gets the id of something else by accident keeps their work all the same. */
async function addUnderFreeId(trx: Db, place: CodePlace, version: CodeVersion, now: number) {
  if (await addVersion(trx, place, version, now)) return version;
  if (await isVersion(trx, place, version)) return version;
  const renamed = { ...version, id: randomUUIDv7() };
  await addVersion(trx, place, renamed, now);
  return renamed;
}

/** What `write` answers; `full` when it is undone, because there was no room. */
export async function unlessFull<Result>(write: () => Promise<Result>): Promise<Result | 'full'> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UnitIsFull) return 'full';
    throw error;
  }
}
