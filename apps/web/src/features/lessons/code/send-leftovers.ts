import { saveDraft } from '@hbg/contract/code';
import { saveAs } from './call-as.ts';
import { entryKeys, readEntry } from './local-entries.ts';
import { isTooLong } from './program-size.ts';
import { codeKey, readSync, syncPrefix, writeSync } from './sync-state.ts';
import { sendWaiting } from './version-queue.ts';

/** What was written in other lessons while there was no way to the server. */
export async function sendLeftovers(user: string, openLesson: number): Promise<void> {
  await sendWaiting(user);
  const ids = entryKeys(syncPrefix(user)).map((key) => Number(key.split('/').at(-1)));
  for (const lessonId of ids.filter((id) => Number.isInteger(id) && id !== openLesson)) {
    await sendLeftover(user, lessonId).catch(() => {
      // The next visit tries again.
    });
  }
}

async function sendLeftover(user: string, lessonId: number): Promise<void> {
  const { revision: basedOn, editedAt } = readSync(user, lessonId);
  const code = readEntry(codeKey(user, lessonId));
  // Without an entry it is the starter code again, which only the lesson's own page knows.
  if (editedAt === null || code === null || isTooLong(code)) return;
  const body = { code, basedOn, editedAt };
  const { revision, met } = await saveAs(user, saveDraft, { params: { lessonId }, body });
  const isStill = readSync(user, lessonId).editedAt === editedAt;
  if (isStill && met !== 'lost') writeSync(user, lessonId, { revision, editedAt: null });
}
