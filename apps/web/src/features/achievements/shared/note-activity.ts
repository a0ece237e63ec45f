import { mostMinutesAtOnce } from '@hbg/contract/achievements';
import { writeUnsent } from '../../../ui/second-copy.ts';
import { newId } from '../../units/shared/code/new-id.ts';
import { entryKey, waitingEntries } from './ledger-entries.ts';
import { send } from './ledger-queue.ts';

const minuteMs = 60_000;

/** Notes minutes of work up to a moment; what waits already and ends where they begin grows by them. */
export async function noteWork(user: string, unit: string, minutes: number, at: number) {
  const before = waitingEntries(user).findLast(({ entry }) => {
    if (entry.kind !== 'activity' || entry.activity.kind !== 'worked') return false;
    const { activity } = entry;
    const isNext = Date.parse(activity.madeAt) >= at - minutes * minuteMs - 1_000;
    return isNext && activity.unit === unit && activity.minutes + minutes <= mostMinutesAtOnce;
  });
  const known = before?.entry.kind === 'activity' ? before.entry.activity.minutes : 0;
  await note(user, { kind: 'worked', unit, minutes: known + minutes }, at);
  if (before) writeUnsent(before.key, null);
}

/** Notes that a program runs again after an error. */
export function noteRepair(user: string, unit: string): Promise<void> {
  return note(user, { kind: 'repaired', unit, minutes: 0 }, Date.now());
}

type Noted = {
  readonly kind: 'worked' | 'repaired';
  readonly unit: string;
  readonly minutes: number;
};

async function note(user: string, noted: Noted, at: number): Promise<void> {
  const made = { id: newId(), madeAt: new Date(at).toISOString() };
  const key = entryKey(user, made.madeAt, made.id);
  await send(user, key, { kind: 'activity', activity: { ...made, ...noted } });
}
