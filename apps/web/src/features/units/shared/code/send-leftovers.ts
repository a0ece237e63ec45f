import { CallError } from '@hbg/contract/client';
import { saveDraft } from '@hbg/contract/code';
import { programArea } from '@hbg/contract/programs';
import { entryKeys, readEntry, writeEntry } from '../../../../ui/entries.ts';
import { writeUnsent } from '../../../../ui/second-copy.ts';
import { saveAs } from './call-as.ts';
import { isTooLong } from './program-size.ts';
import { codeKey, notThere, readSync, syncPrefix, writeSync } from './sync-state.ts';
import { sendWaiting } from './version-queue.ts';

/** What was written in other units while there was no way to the server. */
export async function sendLeftovers(user: string, openUnit: string): Promise<void> {
  await sendWaiting(user);
  const prefix = syncPrefix(user);
  const units = entryKeys(prefix).map((key) => key.slice(prefix.length));
  for (const unit of units.filter((unit) => unit !== openUnit)) {
    await sendLeftover(user, unit).catch((error: unknown) => {
      // After any other failure the next visit tries again.
      if (isErased(unit, error)) layAside(user, unit);
    });
  }
}

async function sendLeftover(user: string, unit: string): Promise<void> {
  const { revision: basedOn, editedAt } = readSync(user, unit);
  const code = readEntry(codeKey(user, unit));
  // Without an entry it is the starter code again, which only the unit's own page knows.
  if (editedAt === null || code === null || isTooLong(code)) return;
  if (basedOn === notThere) return;
  const body = { unit, code, basedOn, editedAt };
  const { revision, met } = await saveAs(user, saveDraft, { body });
  const isStill = readSync(user, unit).editedAt === editedAt;
  if (isStill && met !== 'lost') writeSync(user, unit, { revision, editedAt: null });
}

/** Where the text of an erased program lies that the server never had. */
export function asideKey(user: string, unit = ''): string {
  return `code-aside/${user}/${unit}`;
}

function isErased(unit: string, error: unknown): boolean {
  const isGone = error instanceof CallError && error.status === 404;
  return isGone && unit.startsWith(`${programArea}/`);
}

function layAside(user: string, unit: string): void {
  const key = codeKey(user, unit);
  writeUnsent(asideKey(user, unit), readEntry(key));
  writeEntry(key, null);
  writeSync(user, unit, { revision: null, editedAt: null });
}
