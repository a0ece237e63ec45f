import { createProgram, type Program, unitOfProgram } from '@hbg/contract/programs';
import { readEntry, tellOfEntry, writeEntry } from '../../ui/entries.ts';
import { isFull, saveAs } from '../units/shared/code/call-as.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';
import { isRefusedForGood } from '../units/shared/code/refused-for-good.ts';
import { readSync, writeSync } from '../units/shared/code/sync-state.ts';
import {
  type WaitingProgram,
  waitingKey,
  waitingPrograms,
  writeWaiting,
} from './waiting-entries.ts';

const sending = new Map<string, Promise<void>>();
/** What the server has refused: not sent again until somebody asks for it. */
const refused = new Set<string>();

export function canSendPrograms(user: string): boolean {
  return waitingPrograms(user).some(isToBeSent);
}

export function isRefusedProgram(id: string): boolean {
  return refused.has(id);
}

/** There may be room for it now. */
export function sendAgain(user: string): void {
  refused.clear();
  tellOfEntry(waitingKey(user));
}

/** One after the other, the oldest first; stops where there is no way to the server. */
export function sendPrograms(user: string, onKept: (program: Program) => void): Promise<void> {
  const running = sending.get(user) ?? sendAll(user, onKept).finally(() => sending.delete(user));
  sending.set(user, running);
  return running;
}

async function sendAll(user: string, onKept: (program: Program) => void): Promise<void> {
  const next = () => waitingPrograms(user).findLast(isToBeSent);
  for (let program = next(); program; program = next()) {
    const { id, title, language, code } = program;
    try {
      const kept = await saveAs(user, createProgram, { body: { id, title, language, code } });
      // In the list before it is no longer among those that wait.
      onKept(kept);
      settle(user, program);
    } catch (error) {
      if (!isFull(error) && !isRefusedForGood(error)) return;
      refused.add(id);
      tellOfEntry(waitingKey(user));
    }
  }
}

/** The server has it: its code goes on as that of a unit. */
function settle(user: string, { id, code, from }: WaitingProgram): void {
  const unit = unitOfProgram(id);
  // What was written in it meanwhile goes after it.
  writeSync(user, unit, { revision: 1, editedAt: readSync(user, unit).editedAt });
  // What an older tab has written there since is carried over by itself.
  if (from !== null && readEntry(from) === code) writeEntry(from, null);
  writeWaiting(
    user,
    waitingPrograms(user).filter((other) => other.id !== id),
  );
}

function isToBeSent({ id, code }: WaitingProgram): boolean {
  return !refused.has(id) && !isTooLong(code);
}
