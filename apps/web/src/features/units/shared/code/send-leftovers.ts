import { saveDraft } from '@hbg/contract/code';
import { entryKeys, readEntry } from '../../../../ui/entries.ts';
import { saveAs } from './call-as.ts';
import { isTooLong } from './program-size.ts';
import { codeKey, readSync, syncPrefix, writeSync } from './sync-state.ts';
import { sendWaiting } from './version-queue.ts';

/** What was written in other units while there was no way to the server. */
export async function sendLeftovers(user: string, openUnit: string): Promise<void> {
  await sendWaiting(user);
  const prefix = syncPrefix(user);
  const units = entryKeys(prefix).map((key) => key.slice(prefix.length));
  for (const unit of units.filter((unit) => unit !== openUnit)) {
    await sendLeftover(user, unit).catch(() => {
      // The next visit tries again.
    });
  }
}

async function sendLeftover(user: string, unit: string): Promise<void> {
  const { revision: basedOn, editedAt } = readSync(user, unit);
  const code = readEntry(codeKey(user, unit));
  // Without an entry it is the starter code again, which only the unit's own page knows.
  if (editedAt === null || code === null || isTooLong(code)) return;
  const body = { unit, code, basedOn, editedAt };
  const { revision, met } = await saveAs(user, saveDraft, { body });
  const isStill = readSync(user, unit).editedAt === editedAt;
  if (isStill && met !== 'lost') writeSync(user, unit, { revision, editedAt: null });
}
