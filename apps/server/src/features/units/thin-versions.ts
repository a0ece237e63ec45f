import type { VersionCause } from '@hbg/contract/code';

export type KeptVersion = {
  readonly id: string;
  readonly cause: VersionCause;
  readonly madeAt: string;
  /** What was long on its way is as new as what was made now. */
  readonly receivedAt: string;
  readonly bytes: number;
};

const day = 24 * 60 * 60_000;
const lastingMs = 30 * day;
const hourlyMs = 7 * day;
/** They come by themselves; the others stand for something that was deleted or replaced. */
const automatic: ReadonlySet<VersionCause> = new Set(['run', 'paused']);
const mostNewest = 200;
/** Of years of days; each write looks through all of them. */
const mostPassing = 1_000;
const mostBytes = 4 * 1024 * 1024;
const mostLasting = 2_000;
const mostLastingBytes = 8 * 1024 * 1024;

/** What is never thinned out, as far as anybody might still look for it. */
export function isLasting({ cause, receivedAt }: KeptVersion, now: number): boolean {
  return !automatic.has(cause) && now - Date.parse(receivedAt) < lastingMs;
}

/** No learner gets there by working; a script must not fill the disk. */
export function hasRoom(kept: readonly KeptVersion[], now: number): boolean {
  const lasting = kept.filter((version) => isLasting(version, now));
  const bytes = lasting.reduce((sum, version) => sum + version.bytes, 0);
  return lasting.length <= mostLasting && bytes <= mostLastingBytes;
}

/**
 * Of the versions of a unit, the newest first, which may go: beside the very first, the last ones
 * and those that stand for something lost, one of each hour stays, and after a week one of each day.
 */
export function idsToDrop(kept: readonly KeptVersion[], now: number): string[] {
  const passing = kept.slice(0, -1).filter((version) => !isLasting(version, now));
  const seen = new Set<string>();
  let staying = 0;
  let bytes = 0;
  const drops = passing.filter((version, at) => {
    const time = timeOf(version, now);
    const isRepeated = at >= mostNewest && seen.has(time);
    seen.add(time);
    if (isRepeated) return true;
    staying += 1;
    bytes += version.bytes;
    return staying > mostPassing || bytes > mostBytes;
  });
  return drops.map(({ id }) => id);
}

/** The hour, or the day when it's long ago. */
function timeOf({ madeAt }: KeptVersion, now: number): string {
  return madeAt.slice(0, now - Date.parse(madeAt) < hourlyMs ? 13 : 10);
}
