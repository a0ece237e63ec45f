import { saveProgress } from '@hbg/contract/progress';
import { saveAs } from '../units/shared/code/call-as.ts';
import { entryKeys, readEntry, writeEntry } from '../units/shared/code/local-entries.ts';
import { isRefusedForGood } from '../units/shared/code/refused-for-good.ts';

/** What was completed while there was no way to the server waits here. */
function prefixOf(user: string): string {
  return `completed/${user}/`;
}

export function isCompletedEntry(key: string, user: string): boolean {
  return key.startsWith(prefixOf(user));
}

export function hasCompleted(user: string): boolean {
  return entryKeys(prefixOf(user)).length > 0;
}

/** True when the server has it. */
export async function completeLesson(
  user: string,
  lessonId: number,
  code: string,
): Promise<boolean> {
  writeEntry(`${prefixOf(user)}${lessonId}`, code);
  return sendCompleted(user);
}

export async function sendCompleted(user: string): Promise<boolean> {
  try {
    for (const key of entryKeys(prefixOf(user))) await sendOne(user, key);
    return true;
  } catch {
    return false;
  }
}

async function sendOne(user: string, key: string): Promise<void> {
  const codeSubmitted = readEntry(key);
  if (codeSubmitted === null) return;
  const lessonId = Number(key.split('/').at(-1));
  const body = { lessonId, completed: true, score: 100, codeSubmitted };
  try {
    await saveAs(user, saveProgress, { body });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
  }
  // It may have been completed anew meanwhile.
  if (readEntry(key) === codeSubmitted) writeEntry(key, null);
}
