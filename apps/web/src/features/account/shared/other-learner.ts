import { currentUser } from '@hbg/contract/account';
import { CallError } from '@hbg/contract/client';
import { client } from '../../../api.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { Learner } from './learners.ts';
import { setCurrentUser } from './session.ts';

/** Whether the server has refused it because another learner has logged in since. */
export function isOfAnother(error: unknown): boolean {
  return error instanceof CallError && error.refusal === 'otherLearner';
}

/** The page becomes that of the session's learner, and tells what becomes of the other one's work. */
export async function showWhoIsHere(left: Learner, whatWaits: string): Promise<void> {
  const here = await client.call(currentUser, {}, { nullOn401: true }).catch(() => null);
  // Without an answer the next call finds out; and by now the right one may be back.
  if (!here || here.id === left.id) return;
  setCurrentUser(here.name);
  showToast({ title: `Hier ist jetzt ${here.name} angemeldet`, description: whatWaits });
}
