import type { CallError } from '@hbg/contract/client';
import { keepVersion, type VersionCause } from '@hbg/contract/code';
import type { RunKind } from '@hbg/contract/execution';
import { tellOfEntry } from '../../../../ui/entries.ts';
import { isFull, saveAs } from './call-as.ts';
import { heldVersions, holdVersion } from './held-versions.ts';
import { newId } from './new-id.ts';
import { isTooLong } from './program-size.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { Waiting } from './use-waiting.ts';
import { firstWithin, type LocalVersion, readVersions, writeVersions } from './version-entries.ts';

type State = { readonly code: string; readonly cause: VersionCause; readonly result?: RunKind };

const mostWaiting = 500;
const usualRestMs = 3_600_000;
const sending = new Map<string, Promise<void>>();
/** For whose versions the server has no room now. */
const fullUnits = new Set<string>();

/** Keeps a state of the code for good, now or as soon as the server can be reached. */
export async function keepState(user: string, unit: string, state: State): Promise<void> {
  const { code, cause, result = null } = state;
  const version = { id: newId(), unit, code, cause, result, madeAt: new Date().toISOString() };
  if (isTooLong(code)) return holdVersion(user, version);
  const versions = [...waitingVersions(user), version].filter(isWorthKeeping);
  writeVersions(keyOf(user), versionsWithRoom(versions));
  return sendWaiting(user);
}

/** The oldest first. */
export function waitingVersions(user: string): LocalVersion[] {
  return readVersions(keyOf(user));
}

/** Of one unit, all that this browser has and the server may not have; the newest first. */
export function localVersions(user: string, unit: string): LocalVersion[] {
  const versions = [...waitingVersions(user).toReversed(), ...heldVersions(user)];
  return versions.filter((version) => version.unit === unit);
}

/** All that waits here, as one thing. */
export function waitingOf(user: string): Waiting {
  return {
    isEntry: (key) => key === keyOf(user),
    isThere: () => canSend(user),
    send: () => sendWaiting(user),
  };
}

/** Whether something waits that the server may take now. */
export function canSend(user: string): boolean {
  return waitingVersions(user).some(({ unit }) => !isUnitFull(user, unit));
}

/** Whether versions of a unit stay here until the server has room for them. */
export function isUnitFull(user: string, unit: string): boolean {
  return fullUnits.has(placeOf(user, unit));
}

/** One after the other, the oldest first; stops where there is no way to the server. */
export function sendWaiting(user: string): Promise<void> {
  const running = sending.get(user) ?? sendAll(user).finally(() => sending.delete(user));
  sending.set(user, running);
  return running;
}

async function sendAll(user: string): Promise<void> {
  const first = () => waitingVersions(user).find(({ unit }) => !isUnitFull(user, unit));
  for (let next = first(); next; next = first()) {
    if (!(await sendOne(user, next))) return;
  }
}

/** False where the others needn't be tried either. */
async function sendOne(user: string, version: LocalVersion): Promise<boolean> {
  try {
    await saveAs(user, keepVersion, { body: version });
  } catch (error) {
    if (isFull(error)) {
      restUnit(user, version.unit, error);
      return true;
    }
    if (!isRefusedForGood(error)) return false;
    holdVersion(user, version);
  }
  const others = waitingVersions(user).filter(({ id }) => id !== version.id);
  writeVersions(keyOf(user), others);
  return true;
}

function restUnit(user: string, unit: string, { retryAfterMs }: CallError): void {
  const place = placeOf(user, unit);
  const tell = () => tellOfEntry(keyOf(user));
  fullUnits.add(place);
  tell();
  setTimeout(() => {
    fullUnits.delete(place);
    tell();
  }, retryAfterMs ?? usualRestMs);
}

function placeOf(user: string, unit: string): string {
  return `${user}/${unit}`;
}

/** Where there are too many, the oldest are left out, and those first that took nobody's place. */
function versionsWithRoom(versions: readonly LocalVersion[]): LocalVersion[] {
  const { others = [], passing = [] } = Object.groupBy(versions.toReversed(), ({ cause }) =>
    cause === 'run' || cause === 'paused' ? 'passing' : 'others',
  );
  const kept = new Set(firstWithin([...others, ...passing], mostWaiting));
  return versions.filter((version) => kept.has(version));
}

/** A run that the next one of its unit repeats isn't. */
function isWorthKeeping(version: LocalVersion, at: number, all: readonly LocalVersion[]) {
  const next = all.slice(at + 1).find(({ unit }) => unit === version.unit);
  return version.cause !== 'run' || next?.cause !== 'run' || next.code !== version.code;
}

function keyOf(user: string): string {
  return `code-versions/${user}`;
}
