import { type CodeVersion, keepVersion, type VersionCause } from '@hbg/contract/code';
import type { RunKind } from '@hbg/contract/execution';
import { client } from '../../../api.ts';
import { readEntry, writeEntry } from './local-entries.ts';
import { newId } from './new-id.ts';
import { isRefusedForGood } from './refused-for-good.ts';

/** Kept here until the server has it. */
export type WaitingVersion = CodeVersion & { readonly lessonId: number };

type State = { readonly code: string; readonly cause: VersionCause; readonly result?: RunKind };

const mostWaiting = 200;
let sending: Promise<void> | null = null;

/** Keeps a state of the code for good, now or as soon as the server can be reached. */
export function keepState(user: string, lessonId: number, state: State): Promise<void> {
  const { code, cause, result = null } = state;
  const version = { id: newId(), lessonId, code, cause, result, madeAt: new Date().toISOString() };
  writeWaiting(user, [...waitingVersions(user), version].slice(-mostWaiting));
  return sendWaiting(user);
}

export function waitingVersions(user: string): WaitingVersion[] {
  try {
    const waiting: unknown = JSON.parse(readEntry(keyOf(user)) ?? '[]');
    return Array.isArray(waiting) ? waiting.filter(isVersion) : [];
  } catch {
    return [];
  }
}

/** One after the other, the oldest first; stops where there is no way to the server. */
export function sendWaiting(user: string): Promise<void> {
  sending ??= sendAll(user).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(user: string): Promise<void> {
  for (let [next] = waitingVersions(user); next; [next] = waitingVersions(user)) {
    const { id } = next;
    try {
      await client.call(keepVersion, { body: next });
    } catch (error) {
      if (!isRefusedForGood(error)) return;
    }
    writeWaiting(
      user,
      waitingVersions(user).filter((version) => version.id !== id),
    );
  }
}

function writeWaiting(user: string, versions: readonly WaitingVersion[]) {
  writeEntry(keyOf(user), versions.length > 0 ? JSON.stringify(versions) : null);
}

function keyOf(user: string): string {
  return `code-versions/${user}`;
}

function isVersion(value: unknown): value is WaitingVersion {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'code', 'cause', 'madeAt'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
  return texts && !Number.isNaN(Date.parse(Reflect.get(value, 'madeAt'))) && 'lessonId' in value;
}
